#pragma once
/// Whether the engine and the plain model of Death in the Desert agree.

#include "desert_bridge.h"

namespace umpire::test {

/// The first difference between the two battles, or "": everything that either keeps.
std::string differenceOf(const desert::Battlefield& field, const Session& session);

/// The first difference between what a unit is shown as and what the model works out of it, or "".
std::string differenceOfShown(const desert::Unit& unit, const Session& session);

/// The first difference between the tests of nerve and the saves that are owed, or "".
std::string differenceOfOwed(const desert::Battlefield& field, const Session& session);

/// The first difference between the throws of an order in the model and the steps of the engine's answer,
/// or "".
std::string differenceOf(const std::vector<desert::Roll>& rolls, const Json& answer);

/// The first difference between the odds that the engine gives for a command and those of every way its dice
/// can fall in the model, or of its volley alone where that is too many; "" where neither can be told.
std::string differenceOfOdds(const desert::Battlefield& field, const desert::Order& order,
                             const Session& session, const Json& command);

} // namespace umpire::test
