#pragma once

#include "umpire/checks/scope.h"

#include <optional>
#include <string>

namespace umpire {

/// The text with its places filled in, as `fillText` gives it; nothing when one of them stays empty, as the
/// range of a unit that has none does.
std::optional<std::string> wholeText(const std::string& pattern, const Scope& scope);

} // namespace umpire
