#pragma once

#include "umpire/rules/rule_pack.h"

#include <vector>

namespace umpire {

/// The outcomes a check can come to, by its bands and symbols; each once, in the order they stand in.
std::vector<Id> outcomesOf(const Check& check);

} // namespace umpire
