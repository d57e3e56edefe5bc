#pragma once

#include "sheet_text.h"
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
std::string written(const sheets::Sheet& sheet);
std::string written(const sheets::Section& section);
std::string written(const sheets::Cell& cell);
std::string written(const sheets::Phrase& line);

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
