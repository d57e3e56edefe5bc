#pragma once

#include "morale_by_hand.h"
#include "umpire/battle/session.h"

#include <cstdint>
#include <vector>

namespace umpire::bench {

/// A unit in a battle and what the umpire states of it: for the rules, and for the check written by hand.
struct MoraleSample {
    Battle battle;
    Id unit;
    Facts facts;
    MoraleFacts byHand;
};

/// Battles made from this one with all that a morale check looks at drawn by lot; the same seed gives the
/// same.
std::vector<MoraleSample> moraleSamples(const Session& session, int count, std::uint32_t seed);

/// "", or in which of several thousand samples the rules and the check written by hand differ, and how.
std::string moraleDisagreement(const Session& session);

} // namespace umpire::bench
