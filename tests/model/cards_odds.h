#pragma once
/// What lots can be expected to give, for the plain model of the Palestine card game.

#include "cards_game.h"

namespace umpire::cards {

/// How likely at least one card of that name is among the next `count` from the deck, and where it has too
/// few from the reserve.
double chanceToDraw(const Player& player, int count, const std::string& name);

/// How the total of a side stands against the other's, of whose face-down order of battle it knows the number
/// of cards only: sets of cards that the other may have laid out of all that are not seen.
struct Standing {
    long sets = 0;
    long more = 0; ///< the own total is higher
    long same = 0;
};

/// Every set looked at one by one, leaders attached to cards of their own, the best first. Before orders of
/// battle are turned up.
Standing standingOf(const Game& game, int side);

} // namespace umpire::cards
