#pragma once
/// Orders and answers of the plain model of the Palestine card game, in short words for its tests.

#include "cards_cases.h"

#include <gtest/gtest.h>

namespace umpire::cards {

/// Always the first card left.
class FirstLot : public Lots {
  public:
    int draw(int count) override {
        ++asked;
        EXPECT_GE(count, 2);
        return 1;
    }
    int asked = 0;
};

inline Outcome done(Game& game, const Order& order) {
    FirstLot lots;
    const Outcome outcome = play(game, order, lots);
    EXPECT_TRUE(outcome.played()) << show(order) << ": " << nameOf(outcome.refusal) << ", "
                                  << nameOf(outcome.untimely);
    return outcome;
}

inline Refusal refused(const Game& game, const Order& order) {
    FirstLot lots;
    Game after = game;
    const Refusal refusal = play(after, order, lots).refusal;
    EXPECT_EQ(after == game, refusal != Refusal::none) << show(order);
    return refusal;
}

inline Untimely untimely(const Game& game, const Order& order) {
    FirstLot lots;
    Game after = game;
    const Outcome outcome = play(after, order, lots);
    EXPECT_EQ(after == game, !outcome.played()) << show(order);
    return outcome.untimely;
}

inline Order orderOf(Verb verb, int side = british) {
    Order order;
    order.verb = verb;
    order.side = side;
    return order;
}

inline Order withCards(Verb verb, int side, const std::vector<int>& cards) {
    Order order = orderOf(verb, side);
    order.cards = Pile(cards.begin(), cards.end());
    return order;
}

inline Order attachment(const std::string& leader, const std::string& host) {
    Order order = orderOf(Verb::attach);
    order.card = cardNamed(leader);
    order.target = cardNamed(host);
    return order;
}

inline Order strike(const Game& game, const std::string& striker, const std::string& target) {
    Order order = orderOf(Verb::strike, sideOf(cardNamed(striker)));
    order.manner = game.phase;
    order.card = cardNamed(striker);
    order.target = cardNamed(target);
    return order;
}

inline std::vector<int> handOf(const Game& game, int side) {
    return {game.of(side).hand.begin(), game.of(side).hand.end()};
}

inline int cardsOf(const Player& player) {
    return static_cast<int>(player.deck.size() + player.hand.size() + player.order.size() +
                            player.reserve.size() + player.casualties.size());
}

} // namespace umpire::cards
