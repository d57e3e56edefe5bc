#pragma once

#include "umpire/battle/resolution.h"

namespace umpire {

/// The cell of a contest that applies to what both rolled.
struct MatchingCell {
    const Contest::Cell* cell = nullptr; ///< null: the rules hold none
    bool swapped = false;                ///< the cell's own side is b
};

/// Each learns what the other came to.
void meet(RollSoFar& a, RollSoFar& b);

/// Both scopes hold the roll of who takes it; they have met.
MatchingCell matchingCell(const Contest& contest, const Scope& a, const Scope& b);
/// Of a cell that is there.
ContestResult resultOf(const MatchingCell& match, const Id& own, const Id& enemy);

} // namespace umpire
