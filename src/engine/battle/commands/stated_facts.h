#pragma once

#include "umpire/battle/resolution.h"

#include <vector>

namespace umpire {

/// Reads the `facts` of a command or of a party, stated for some checks. Throws Refused.
Facts readFacts(const Json& command, const std::vector<Id>& checks, const Resolution& resolution);

/// Reads `overrides`: {modifier id: value}. Throws Refused.
Overrides readValuesByHand(const Json& command, const RulePack& rules);
/// Reads `overrides` and `extra-lines`. Throws Refused.
Overrides readOverrides(const Json& command, const RulePack& rules);

} // namespace umpire
