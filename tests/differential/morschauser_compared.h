#pragma once
/// Whether the engine and the plain model of Morschauser's rules agree.

#include "morschauser_bridge.h"

#include <set>

namespace umpire::test {

/// Units that the model told to fall back this turn, which it does not keep itself.
using FallenBack = std::set<int>;

/// The first difference between the two battles, or "": everything that either keeps.
std::string differenceOf(const morschauser::Battlefield& field, const FallenBack& fallenBack,
                         const Session& session);

/// The first difference between what a unit is shown as and what the model says of it.
std::string differenceOfShown(const morschauser::Battlefield& field, int unit, const Session& session);

/// The first difference between what an order came to in the model and what the engine answered, or "".
/// `warns`: whether it is to be warned of.
std::string differenceOf(const morschauser::Order& order, const morschauser::Outcome& outcome, bool warns,
                         const Json& answer);

} // namespace umpire::test
