#pragma once
/// What lots can be expected to give, for the plain model of the Palestine card game.

#include "cards_game.h"

namespace umpire::cards {

/// How likely at least one card of that name is among the next `count` from the deck, and where it has too
/// few from the reserve.
double chanceToDraw(const Player& player, int count, const std::string& name);

} // namespace umpire::cards
