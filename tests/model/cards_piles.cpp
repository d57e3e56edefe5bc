#include "cards_game.h"

#include <algorithm>

namespace umpire::cards {

namespace {

template <class PlayerLike>
auto* placedIn(PlayerLike& player, int card) {
    const auto found = std::find_if(player.order.begin(), player.order.end(),
                                    [&](const Placed& each) { return each.card == card; });
    return found == player.order.end() ? nullptr : &*found;
}

} // namespace

const Placed* placed(const Player& player, int card) {
    return placedIn(player, card);
}

Placed* placed(Player& player, int card) {
    return placedIn(player, card);
}

int leaderOf(const Player& player, int card) {
    for (const Placed& each : player.order)
        if (each.host == card)
            return each.card;
    return noCard;
}

bool lawrenceLost(const Game& game) {
    const Pile& lost = game.of(british).casualties;
    return std::any_of(lost.begin(), lost.end(), [](int card) { return rowOf(card).lawrence; });
}

Game newGame(const Rulings& rulings) {
    Game game;
    game.rulings = rulings;
    for (int card = 0; card < cardCount(); ++card)
        game.of(sideOf(card)).deck.insert(card);
    return game;
}

} // namespace umpire::cards
