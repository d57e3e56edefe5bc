#pragma once

#include "umpire/base/value.h"
#include "umpire/rules/rule_pack.h"

#include <string>
#include <vector>

namespace umpire {

/// The row of the cell that stands for every cell of a table that is blank itself.
inline constexpr const char* restOfTable = "*";
/// Where a battle keeps what heads the rows, and the columns, of a table: as the row of a cell, a list.
inline constexpr const char* headsOfRows = "*rows";
inline constexpr const char* headsOfColumns = "*columns";

/// Two numbers as one: a ratio that is looked up. What is below 0 counts as 0.
std::int64_t ratioOf(std::int64_t attack, std::int64_t defence);

/// Which of the heads stands for a number: the band that holds it, or the greatest ratio that is not above
/// the one asked for (`ratioOf`); so many further right as `shift` says, or left below 0, but never beyond
/// the first or last. A ratio to 0 is above all. "" when none stands for it: then no shift helps. The heads
/// are in order.
std::string headFor(Table::Axis::Heads kind, const std::vector<std::string>& heads, std::int64_t number,
                    std::int64_t shift);

/// What is wrong with heads as somebody writes them, in a sentence; "" when nothing is.
std::string wrongHeads(Table::Axis::Heads kind, const std::vector<std::string>& heads);

} // namespace umpire
