#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// Bytes as letters and digits, and back; nothing where the text is no base64.
std::string toBase64(std::string_view bytes);
std::optional<std::string> fromBase64(std::string_view text);

} // namespace umpire
