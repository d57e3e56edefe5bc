#pragma once

#include <string>
#include <string_view>

namespace umpire {

/// Why a text is no JSON, in the words of people. `reason` is the parser's; what it stumbled over begins at
/// `at`.
std::string jsonReason(const std::string& reason, std::string_view text, std::size_t at);

} // namespace umpire
