#pragma once
/// The plain model's games and orders of the Palestine card game in the words of the engine and its pack, so
/// that both can be asked the same.

#include "cards_game.h"

#include "support/battles.h"

namespace umpire::test {

/// What the pack calls a side, a kind of card and a card.
Id sideId(int side);
Id kindId(int card);
const Id& cardId(int card);

/// Both decks, nothing drawn.
Json battleFileOf(const cards::Game& game);

/// The order with those lots; without any where there are none.
Json commandOf(const cards::Game& game, const cards::Order& order, const std::vector<int>& lots);

/// The order of a command without dice; nothing for one that the model does not know.
std::optional<cards::Order> orderOf(const Json& command);

/// The lots of a draw as players type them who drew cards themselves: by the name of the card, where the
/// first copy that is left was drawn.
Json typedLots(const cards::Game& before, const cards::Order& order, const cards::Outcome& outcome,
               const std::vector<int>& lots);

} // namespace umpire::test
