#pragma once

#include "umpire/worksheet/map_sheet.h"

#include <QString>

namespace umpire::gui {

/// What a way comes to, and whether it is within what the units may move, as far as that is known: a hint,
/// for the umpire lets them go wherever he likes.
QString moveText(const MapWay& way);

/// Whether it is farther than they may go.
bool isTooFar(const MapWay& way);

} // namespace umpire::gui
