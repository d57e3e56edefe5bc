#pragma once

#include "umpire/battle/resolution.h"

namespace umpire {

/// Where a decision stands when dice are about to be thrown: the state it has come to, the roll at hand, and
/// what is held besides. Decisions that stand at the same place go on alike, whatever fell before.
struct Whereabouts {
    std::string words;  ///< of all but the following
    Events otherEvents; ///< those that set no attribute of a subject
    bool operator==(const Whereabouts&) const = default;
};

/// Nothing where that cannot be told: a procedure may hold anything.
std::optional<Whereabouts> whereaboutsOf(const Resolution& resolution, int diceLeft);
/// The state alone, as far as it has a say in what comes; all of it where that is not known.
Whereabouts stateOf(const Resolution& resolution, const program::ReadLater* later);

} // namespace umpire
