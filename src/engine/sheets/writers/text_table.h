#pragma once

#include "umpire/sheets/sheet.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// How many columns of a terminal the text takes: letters that combine with the one before take none.
std::size_t columnsOf(std::string_view text);

/// The text in lines of at most `width` columns, broken between words; a longer word is broken anywhere.
std::vector<std::string> wrapped(const std::string& text, std::size_t width);

/// A table in columns of letters, at most `width` wide where words allow.
std::string textTable(const Table& table, std::size_t width);

} // namespace umpire::sheets
