#pragma once

#include <cstddef>
#include <string>

namespace umpire {

// Capital and small letters of the languages that are spoken here: of ASCII, and those that stand from À to Þ
// and from à to þ, in UTF-8.

/// The text with a capital at its beginning.
std::string withCapital(std::string text);

/// The text in small letters, but for words with two capitals or more, such as ANZAC, and only as far as
/// `bytes`.
std::string inSmallLetters(std::string text, std::size_t bytes = std::string::npos);

} // namespace umpire
