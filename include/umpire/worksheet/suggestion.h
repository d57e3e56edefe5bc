#pragma once

#include "umpire/battle/session.h"

#include <cstdint>
#include <optional>

namespace umpire {

/// Who plays a side that nobody else plays.
struct SuggestionWish {
    Id side;
    /// Takes what leaves its side best once the next phase was played; else any legal command, each as
    /// likely.
    ///
    /// How well it stands is told by the measure that units are weighed by (`strength` of balance.json), own
    /// less the others', and in packs with covered cards (roles.json `cards.covered`) by what counting the
    /// totals brings: `prize`, and the cards that the loser loses.
    /// - While cards of the other lie covered, or it still owes them (then all of its hand that it may lay is
    ///   taken to be laid): the exact expectation of the latter over all that they may be (`hiddenTotal`).
    ///   Lists are filled one by one, and emptied one by one, each time by the exact best.
    /// - Where cards are drawn for others: the average, over all that may be drawn for one, of the total that
    ///   the hand promises then. Each card is weighed by itself.
    /// - Where all lies open: both together, after the best answer of the other side to each of the eight
    ///   commands that stand best at once; what it has in a hand that is not seen by its exact chance.
    /// - In packs without covered cards: the measure after the command.
    bool best = false;
    std::uint64_t seed = 0; ///< of what is left to chance: the same seed, the same command
};

/// A command of the pack that a side may give now without a refusal and without a warning, or nothing where
/// there is none that it would. What needs dice is ready to be thrown for. Looks only at what its player may
/// see and do; changes nothing.
std::optional<Json> suggestion(const Session& session, const SuggestionWish& wish);

} // namespace umpire
