#pragma once

#include "umpire/sheets/sheet.h"

namespace umpire::sheets {

/// What stands behind whatever a house rule changed.
inline constexpr const char* houseRuleMark = "*";

/// The pieces of text of a line or a cell, to be marked in place.
using Pieces = std::vector<Words*>;
/// A row of cells; what is no row has one.
using PieceLine = std::vector<Pieces>;

/// All that a section says, its title first.
std::vector<PieceLine> linesOf(Section& section);

/// Marks on a sheet what the same sheet of the original rules says otherwise: each run of words that is not
/// there, with the mark behind its last word. What was left out leaves no mark.
void markHouseRules(Sheet& sheet, const Sheet& original);

} // namespace umpire::sheets
