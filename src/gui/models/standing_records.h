#pragma once

#include "umpire/sheets/standing_records.h"

namespace umpire::gui {

using sheets::StandingRecords;

} // namespace umpire::gui
