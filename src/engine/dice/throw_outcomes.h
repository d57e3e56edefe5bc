#pragma once

#include "umpire/base/natural.h"
#include "umpire/dice/dice_source.h"

namespace umpire {

/// A way in which dice thrown together can fall, or several that come to the same.
struct ThrowOutcome {
    std::vector<Face> faces; ///< as they fall in it; of several those of the first
    Natural ways = 1;        ///< how many of all ways it stands for, dice of a kind told apart
};

/// Throws BadDice: their ways are more than are worked out.
[[noreturn]] void refuseSoManyDice();

/// In how many ways all dice can fall together, dice of a kind told apart.
Natural countOfThrows(const Die& die, int count);

/// Every set of faces that so many dice can show. Throws BadDice when there are too many.
std::vector<ThrowOutcome> everyThrow(const Die& die, int count);

/// Every value of some measures that so many dice can come to, in the order in which they first come up among
/// the sets of faces. Throws BadDice when there are too many.
std::vector<ThrowOutcome> throwsByMeasures(const Die& die, int count, const DiceMeasures& measures);

} // namespace umpire
