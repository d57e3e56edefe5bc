#pragma once

#include "umpire/rules/rule_pack.h"

#include <vector>

namespace umpire {

/// All facts that expressions of a pack depend on, through derived facts and attributes, whoever has these;
/// every fact where they count those that are stated.
std::vector<Id> factsBehind(const RulePack& pack, const std::vector<const Expression*>& expressions);

} // namespace umpire
