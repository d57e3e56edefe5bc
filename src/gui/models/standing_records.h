#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read some headers of libstdc++ 12
#include "umpire/sheets/standing_records.h"
#endif

namespace umpire::gui {

using sheets::StandingRecords;

} // namespace umpire::gui
