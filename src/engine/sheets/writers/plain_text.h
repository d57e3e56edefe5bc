#pragma once

#include "umpire/sheets/sheet.h"

#include <string>

namespace umpire::sheets {

/// A piece as letters can show it: `[ ]` a box, `[x]` one that is crossed off, `( )` an answer to be ticked.
std::string plainText(const Piece& piece);

/// Without control characters: line breaks and tabs become blanks, the others the replacement character;
/// those that turn the direction of text go.
std::string onOneLine(std::string_view text);

} // namespace umpire::sheets
