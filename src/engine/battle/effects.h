#pragma once

#include "umpire/battle/resolution.h"

#include <set>

namespace umpire {

/// These subjects in the order of the battle's lists.
Ids inOrder(const std::set<Id>& wanted, const Battle& battle);

/// Takes subjects with all below them off the battle: nothing is owed by them or to them any more, what named
/// them names nobody, and notes on them go with them. `why` is what the record says of tests that fall away.
void takeAway(const Ids& subjects, const std::string& why, Resolution& resolution);

/// Everything below a subject fights for the side above it.
void followSide(const Id& id, Resolution& resolution);

} // namespace umpire
