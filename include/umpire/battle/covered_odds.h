#pragma once

#include "umpire/battle/hidden_total.h"

namespace umpire {

/// How the total of a side stands against that of another whose cards it does not all see (roles.json
/// `cards.covered`): were all cards that lie covered turned over now.
struct CoveredOdds {
    Id side;
    Id other;
    std::int64_t count = 0; ///< cards of the other that are a secret; 0: all is certain
    std::int64_t from = 0;  ///< cards that might be these
    std::int64_t total = 0; ///< of the side itself, as the pack counts it
    double beats = 0;       ///< the doubles nearest to the exact chances
    double equal = 0;
    double loses = 0;
    std::string why; ///< in words why there are no chances; "": there are

    /// {"count": 4, "from": 40, "beats": 0.5, "equal": 0.125, "loses": 0.375}, or {"why": ...}.
    Json toJson() const;
};

/// What a side may know of its chance, see `hiddenTotal`: it never depends on which cards really lie there.
/// Its own total is as it lies. `side` has to be one of two sides; `why` says so otherwise, and where the
/// pack has no covered cards. Never throws; it holds nothing of the battle, so another thread may ask of a
/// copy.
CoveredOdds coveredOdds(const Id& side, const RulePack& rules, const GameModule* module,
                        const Battle& battle);

/// How many covered cards of a side another may not see.
std::int64_t coveredOf(const Id& side, const Id& viewer, const RulePack& rules, const Battle& battle);
/// The other of two sides; "" where there are more, or fewer.
Id opponentOf(const Id& side, const Battle& battle);

} // namespace umpire
