#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <optional>
#include <set>

namespace umpire {

/// A number of a side to which each of its units adds a part: that comes from the unit itself and from other
/// numbers of the side, each of which is counted or added up over its units as well, of each for itself. So
/// nothing else of other units has a say in a part.
struct PartsOfTotal {
    Id part;             ///< count of units
    std::set<Id> shared; ///< counts of the side
};

/// Nothing where the formula of the pack has another form, as far as the readings in force let it be told.
std::optional<PartsOfTotal> partsOf(const Id& total, const RulePack& rules, const Battle& battle);

} // namespace umpire
