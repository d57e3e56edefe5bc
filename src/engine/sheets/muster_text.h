#pragma once

#include "muster.h"
#include "umpire/sheets/unit_numbers.h"

namespace umpire::sheets {

/// "4th Light Horse Brigade · Brigade · Veteran".
Heading musterHeading(const BattleText& words, const Muster& muster);

/// A unit's number; its name, with a word where it is hidden from the players.
Cell numberCell(const UnitNumbers& numbers, const Subject& unit);
Cell nameCell(const BattleText& words, const Subject& unit);
/// The order a unit has and its objective, else, or where it is not to be told, room to write one; empty for
/// one that takes none.
Cell orderCell(const BattleText& words, const Subject& unit, int letters, bool told);
/// What the pack calls the order of a unit, and its objective: "Order".
std::string nameOfOrder(const RulePack& rules);
std::string nameOfObjective(const RulePack& rules);
/// "Present", "Steady, 1 lost, not mounted": the state of a subject and its marks.
Cell stateCell(const BattleText& words, const Subject& subject, const std::vector<Id>& besides = {});

Column narrow(Column::Align align = Column::Align::Start);
Column wide(int share);

/// The lines of a text that have something on them, a paragraph each.
void addParagraphs(std::vector<Block>& blocks, const std::string& text,
                   Words::Style style = Words::Style::Plain);

} // namespace umpire::sheets
