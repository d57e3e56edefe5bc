#pragma once

#include "umpire/sheets/sheet.h"

namespace umpire::sheets {

/// What stands behind whatever a house rule changed.
inline constexpr const char* houseRuleMark = "*";

/// Marks on a sheet what the same sheet of the original rules says otherwise: each run of words that is not
/// there, with the mark behind its last word. What was left out leaves no mark.
void markHouseRules(Sheet& sheet, const Sheet& original);

} // namespace umpire::sheets
