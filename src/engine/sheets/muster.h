#pragma once

#include "text/battle_text.h"
#include "umpire/battle/visibility.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/unit_numbers.h"

#include <set>
#include <vector>

namespace umpire::sheets {

/// A formation, or a side, with what stands directly under it.
struct Muster {
    const Subject* head = nullptr;
    std::vector<const Subject*> officers;
    std::vector<const Subject*> units;
    /// Units below it that the reader is not to see were left out.
    bool hasHidden = false;
};

/// Those that a reader is not to see: units secret in any of the battles given, cards that lie covered, and
/// formations and officers with nothing but such units below them. For the umpire none.
std::set<Id> hiddenFrom(const SheetWish& wish, const RulePack& rules,
                        std::initializer_list<const Battle*> battles);
/// Who looks at a sheet: players' copies of one side hold what that side may see.
Viewer viewerOf(const SheetWish& wish);

/// The order of battle of a side: the side itself where it has officers or units directly, then its
/// formations, parents before children. A formation of which nothing but hidden units is known is not named.
std::vector<Muster> mustersOf(const Battle& battle, const Id& side, const std::set<Id>& hidden);

/// The sides that a wish is about.
std::vector<const Subject*> sidesOf(const Battle& battle, const SheetWish& wish);

/// "4th Light Horse Brigade · Brigade · Veteran".
Heading musterHeading(const BattleText& words, const Muster& muster);

/// A unit's number; its name, with a word where it is hidden from the players.
Cell numberCell(const UnitNumbers& numbers, const Subject& unit);
Cell nameCell(const BattleText& words, const Subject& unit);
/// The order a unit has and its objective, else, or where it is not to be told, room to write one; empty for
/// one that takes none.
Cell orderCell(const BattleText& words, const Subject& unit, int letters, bool told);
/// What the pack calls an attribute of units, such as "Order".
std::string nameOfUnits(const RulePack& rules, const Id& attribute);
/// "Present", "Steady, 1 lost, not mounted": the state of a subject and its marks.
Cell stateCell(const BattleText& words, const Subject& subject, const std::vector<Id>& besides = {});

Column narrow(Column::Align align = Column::Align::Start);
Column wide(int share);
/// Adds a column to a table with a row for each of these: its head, and what it says of each.
void addColumn(Table& table, const std::vector<const Subject*>& subjects, const Column& column, Cell head,
               const auto& says) {
    table.addColumn(column, std::move(head));
    table.rows.resize(subjects.size());
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        table.rows[i].cells.emplace_back(says(*subjects[i]));
    }
}

/// The lines of a text that have something on them, a paragraph each.
void addParagraphs(std::vector<Block>& blocks, const std::string& text,
                   Words::Style style = Words::Style::Plain);

} // namespace umpire::sheets
