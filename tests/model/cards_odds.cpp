#include "cards_odds.h"

#include <algorithm>

namespace umpire::cards {

namespace {

/// None of the wanted ones is among so many of a pile, drawn one after the other.
double chanceOfNone(const Pile& pile, int count, const std::string& name) {
    int left = static_cast<int>(pile.size());
    int others = static_cast<int>(
        std::count_if(pile.begin(), pile.end(), [&](int card) { return rowOf(card).name != name; }));
    double chance = 1;
    for (int i = 0; i < count && left > 0; ++i)
        chance *= static_cast<double>(others--) / left--;
    return std::max(chance, 0.0);
}

} // namespace

double chanceToDraw(const Player& player, int count, const std::string& name) {
    const int fromDeck = std::min(count, static_cast<int>(player.deck.size()));
    return 1 -
           chanceOfNone(player.deck, fromDeck, name) * chanceOfNone(player.reserve, count - fromDeck, name);
}

} // namespace umpire::cards
