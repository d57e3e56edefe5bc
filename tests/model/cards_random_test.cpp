// Random games of the plain model: reproducible, varied, and no card is ever lost or doubled.

#include "cards_random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>

namespace umpire::test::cards_random_test {
namespace {

using namespace umpire::cards;

constexpr int games = 1000;
constexpr int longestGame = 600;

/// What happened in all games, by name.
using Tally = std::map<std::string, int>;

/// Every card of a side is in exactly one pile.
void expectWholeDeck(const Game& game, int side) {
    const Player& player = game.of(side);
    std::vector<int> all = cardsIn(player);
    for (const Pile* pile : {&player.deck, &player.hand, &player.reserve, &player.casualties})
        all.insert(all.end(), pile->begin(), pile->end());
    std::sort(all.begin(), all.end());
    ASSERT_EQ(all, deckOf(side)) << show(game);
    ASSERT_LE(player.hand.size(), 10U) << show(game);
}

void expectSoundLeaders(const Game& game, int side) {
    const Player& player = game.of(side);
    Pile hosts;
    for (const Placed& each : player.order) {
        if (each.host == noCard)
            continue;
        ASSERT_TRUE(isLeader(each.card) && placed(player, each.host) && !isLeader(each.host)) << show(game);
        ASSERT_TRUE(hosts.insert(each.host).second) << show(game);
    }
}

void expectBounds(const Game& game) {
    for (const int side : {british, turks}) {
        expectWholeDeck(game, side);
        expectSoundLeaders(game, side);
    }
    ASSERT_LE(game.of(british).points, 5);
    ASSERT_LE(game.of(turks).points, 3);
    ASSERT_LE(game.battle, 7);
}

void count(const Order& order, const Outcome& outcome, Tally& tally) {
    ++tally["refusal " + nameOf(outcome.refusal)];
    ++tally["untimely " + nameOf(outcome.untimely)];
    if (!outcome.played())
        return;
    ++tally[nameOf(order.verb)];
    ++tally["hit in " + nameOf(order.manner) + " " + nameOf(outcome.hit)];
    tally["reshuffled"] += outcome.reshuffled ? 1 : 0;
    tally["tie"] += order.verb == Verb::settle && outcome.totals[0].worth == outcome.totals[1].worth ? 1 : 0;
    for (const Total& total : outcome.totals)
        for (const Line& line : total.lines) {
            tally["line disrupted"] += line.disrupted ? 1 : 0;
            tally["line unattached"] += line.unattached ? 1 : 0;
            tally["line terrain"] += line.terrain > 0 ? 1 : 0;
            tally["line odd half"] += line.worth % 2;
        }
}

void countEnd(const Game& game, Tally& tally) {
    if (!game.over())
        return;
    ++tally[*game.winner == british ? "won by British" : "won by Turks"];
    tally["won by Lawrence's loss"] += game.of(turks).points < 3 && *game.winner == turks ? 1 : 0;
}

/// The end of a game.
Game playThrough(std::uint64_t seed, Tally& tally) {
    Seeded random(seed);
    Game game = randomGame(random);
    for (int i = 0; i < longestGame && !game.over(); ++i) {
        const Order order = randomOrder(random, game);
        const Game before = game;
        RandomLots lots(random);
        const Outcome outcome = play(game, order, lots);
        EXPECT_TRUE(outcome.played() || game == before) << show(order);
        expectBounds(game);
        count(order, outcome, tally);
    }
    countEnd(game, tally);
    return game;
}

TEST(CardsRandom, ASeedGivesTheSameGame) {
    Tally tally;
    EXPECT_EQ(show(playThrough(7, tally)), show(playThrough(7, tally)));
    EXPECT_NE(show(playThrough(7, tally)), show(playThrough(8, tally)));
}

/// Whatever the rules can do happens, so that a comparison over these games sees it.
TEST(CardsRandom, ManyGamesSeeEverything) {
    Tally tally;
    for (int seed = 1; seed <= games; ++seed)
        playThrough(static_cast<std::uint64_t>(seed), tally);
    for (int verb = 0; verb <= static_cast<int>(Verb::nextPhase); ++verb)
        EXPECT_GE(tally[nameOf(static_cast<Verb>(verb))], 100) << nameOf(static_cast<Verb>(verb));
    for (int refusal = 0; refusal <= static_cast<int>(Refusal::otherCounting); ++refusal)
        EXPECT_GE(tally["refusal " + nameOf(static_cast<Refusal>(refusal))], 20)
            << nameOf(static_cast<Refusal>(refusal));
    for (const Untimely untimely :
         {Untimely::wrongPhase, Untimely::notItsTurn, Untimely::alreadyDone, Untimely::notCounted})
        EXPECT_GE(tally["untimely " + nameOf(untimely)], 20) << nameOf(untimely);
    for (const char* event :
         {"hit in air strike destroyed", "hit in air strike disrupted",
          "hit in air strike destroyed by a second disruption", "hit in cavalry destroyed",
          "hit in artillery destroyed", "hit in artillery disrupted",
          "hit in artillery destroyed by a second disruption", "hit in machine guns destroyed",
          "hit in machine guns disrupted", "hit in machine guns destroyed by a second disruption",
          "reshuffled", "tie", "line disrupted", "line unattached", "line terrain", "line odd half",
          "won by British", "won by Turks", "won by Lawrence's loss"})
        EXPECT_GE(tally[event], 20) << event;
    EXPECT_EQ(tally["won by British"] + tally["won by Turks"], games);
    if (HasFailure())
        for (const auto& [event, times] : tally)
            std::printf("%7d %s\n", times, event.c_str());
}

} // namespace
} // namespace umpire::test::cards_random_test
