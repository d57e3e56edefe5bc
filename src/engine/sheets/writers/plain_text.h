#pragma once

#include "umpire/sheets/sheet.h"

#include <string>

namespace umpire::sheets {

/// The numbers of a chart, for formats that have no pictures and for readers who cannot see them: a row for
/// each place, a column for each series.
Table chartTable(const Chart& chart);

/// A number as short as it goes: "12", "12.5".
std::string shortNumber(double value);

/// A piece as letters can show it: `[ ]` a box, `[x]` one that is crossed off, `( )` an answer to be ticked.
std::string plainText(const Piece& piece);

/// How many columns of a terminal the text takes: letters that combine with the one before take none.
std::size_t columnsOf(std::string_view text);

} // namespace umpire::sheets
