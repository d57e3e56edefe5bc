#pragma once

#include "support/battles.h"
#include "umpire/sheets/make_sheet.h"

#include <string>
#include <vector>

namespace umpire::test {

/// The names of all shipped battles.
const std::vector<std::string>& exampleBattles();

/// A sheet of a battle.
sheets::Sheet sheetOf(const Session& session, const Id& name, sheets::Reader reader = sheets::Reader::Umpire,
                      const Id& side = {});

/// All that stands on it, a line for each paragraph, row, item and card.
std::string textOf(const sheets::Sheet& sheet);
std::string textOf(const sheets::Section& section);
std::string textOf(const sheets::Cell& cell);
std::string textOf(const sheets::Phrase& line);

/// The section of that id; fails the test when there is none.
const sheets::Section& sectionOf(const sheets::Sheet& sheet, const Id& id);
/// All tables of a sheet whose name begins so.
std::vector<sheets::Table> tablesOf(const sheets::Sheet& sheet, const std::string& beginning);
/// The first row in which a cell is just this text; without cells when there is none.
sheets::Row rowOf(const sheets::Sheet& sheet, const std::string& text);
/// The boxes of a row or table row.
std::vector<sheets::Boxes> boxesIn(const sheets::Row& row);
/// "CG··xx": command, gun, elements, those crossed.
std::string drawn(const sheets::Boxes& boxes);

bool holds(const std::string& text, const std::string& part);

} // namespace umpire::test
