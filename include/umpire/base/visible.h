#pragma once

#include <string>
#include <string_view>

namespace umpire {

/// The text as it may be shown: control characters other than line breaks and tabs, and those that turn the
/// direction in which everything around them is read, are replaced by U+FFFD; of the marks on a letter no
/// more are left than can be drawn in good time.
std::string visible(std::string_view text);

/// The same on one line: line breaks and tabs are blanks.
std::string onOneLine(std::string_view text);

} // namespace umpire
