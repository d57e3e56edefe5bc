#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <string>
#include <vector>

namespace umpire {

/// The table whose rows or columns a table shares: itself, where it has its own.
const Table& ownerOfHeads(const RulePack& rules, const Table& table, bool columns);

/// What the rows or columns of a table are called by in a battle, in order; none while they are blank.
std::vector<std::string> keysIn(const RulePack& rules, const Battle& battle, const Table& table,
                                bool columns);

/// What a cell says in a battle: as it is filled in, else as it is printed, else what is said of all the
/// rest; nothing for a blank one.
Value cellIn(const Battle& battle, const Table& table, const TableCell& cell);

/// The cells of a table that a battle fills in, those that hold heads and the rest among them.
std::vector<TableCell> filledIn(const Battle& battle, const Id& table);

} // namespace umpire
