#pragma once

#include "morale_by_hand.h"
#include "umpire/battle/session.h"
#include "umpire/checks/roll.h"

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

/// Where the rules look at a sample. It refers to both and must not outlive them.
Scope scopeOf(const RulePack& rules, const MoraleSample& sample);

/// What the lines of a check come to: by the door that gives it alone, where there is one.
template <typename Any>
std::int64_t sumOfLines(const Any& check, const Scope& scope) {
    if constexpr (requires { modifiersOf(check, scope); }) {
        return modifiersOf(check, scope);
    } else {
        std::int64_t sum = 0;
        for (const Line& line : linesOf(check, scope)) {
            sum += line.value;
        }
        return sum;
    }
}

/// Battles made from this one with all that a morale check looks at drawn by lot; the same seed gives the
/// same.
std::vector<MoraleSample> moraleSamples(const Session& session, int count, std::uint32_t seed);

/// "", or in which of several thousand samples the rules and the check written by hand differ, and how.
std::string moraleDisagreement(const Session& session);

} // namespace umpire::bench
