#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// A text that nobody reads by opening the file it stands in, or by searching it: enciphered, as letters and
/// digits. The key is the program's own and no secret: it keeps a glance off, and nobody who means to read
/// it. The same text always comes out the same.
std::string coverText(std::string_view text);

/// The text again; nothing when it is not as it was written. It is never longer than what covers it.
std::optional<std::string> uncoverText(std::string_view covered);

} // namespace umpire
