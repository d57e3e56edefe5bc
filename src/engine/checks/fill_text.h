#pragma once

#include "umpire/checks/scope.h"

#include <string>
#include <string_view>

namespace umpire {

/// What a place of a pattern comes to, such as "self.quality" without its braces; "" where nothing is known,
/// of a count "0".
std::string placeText(std::string_view place, const Scope& scope);

} // namespace umpire
