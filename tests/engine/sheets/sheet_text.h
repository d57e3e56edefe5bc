#pragma once

#include "umpire/sheets/sheet.h"

#include <string>
#include <vector>

namespace umpire::test {

/// The words of a line, footnotes as "[1]".
std::string wordsOf(const sheets::Phrase& line);
std::string wordsOf(const sheets::Cell& cell);
/// Every line of a section: a row's cells are parted by " | ".
std::vector<std::string> linesOf(const sheets::Section& section);
/// All lines of a sheet, its titles included; footnotes begin with their number.
std::vector<std::string> linesOf(const sheets::Sheet& sheet);
/// All lines, each ended.
std::string textOf(const sheets::Sheet& sheet);
/// The section of that id; fails the test when there is none.
const sheets::Section& sectionOf(const sheets::Sheet& sheet, const std::string& id);
/// The first table of a section; fails the test when there is none.
const sheets::Table& tableOf(const sheets::Sheet& sheet, const std::string& id);
/// The numbers of footnotes in the order in which the sheet refers to them.
std::vector<int> footnotesIn(const sheets::Sheet& sheet);

} // namespace umpire::test
