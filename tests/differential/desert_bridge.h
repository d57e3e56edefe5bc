#pragma once
/// The plain model's battles and orders of Death in the Desert in the words of the engine and its pack, so
/// that both can be asked the same.

#include "desert_battle.h"

#include "support/battles.h"

namespace umpire::test {

/// The battle file of the armies as they begin.
Json battleFileOf(const desert::Battlefield& field);

/// The order with those dice; without any where there are none.
Json commandOf(const desert::Battlefield& field, const desert::Order& order, const std::vector<int>& dice);

} // namespace umpire::test
