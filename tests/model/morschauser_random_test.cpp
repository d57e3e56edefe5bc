// Random battles of the plain model: reproducible, varied, and within the rules' own bounds.

#include "morschauser_random.h"
#include "play_on.h"

#include <gtest/gtest.h>

#include <map>

namespace umpire::test::morschauser_random_test {
namespace {

using namespace umpire::morschauser;

constexpr int battles = 1000;
constexpr int ordersOfBattle = 500;

/// What happened in all battles, by name.
using Tally = std::map<std::string, int>;

void expectBounds(const Battlefield& field) {
    for (const Unit& unit : field.units) {
        ASSERT_GE(unit.hits, 0);
        ASSERT_LE(unit.hits, originalHits(field.mark, unit));
    }
    for (int i = 0; i < static_cast<int>(field.commands.size()); ++i) {
        ASSERT_EQ(field.commandAt(i).shaken,
                  commandShaken(field.mark, field.originalUnits(i), field.removedUnits(i)));
    }
}

void count(const Order& order, const Outcome& outcome, Tally& tally) {
    ++tally[nameOf(outcome.refusal)];
    if (outcome.refusal == Refusal::none)
        ++tally[nameOf(order.verb)];
    tally["unit removed"] += static_cast<int>(outcome.removed.size());
    tally[nameOf(order.verb) + " fall back"] += static_cast<int>(outcome.fallBack.size());
    tally["retreat"] += static_cast<int>(outcome.retreat.size());
    tally["concede"] += static_cast<int>(outcome.conceded.size());
    tally["two regained"] += outcome.regained == 2 ? 1 : 0;
    tally["hopeless shot"] += outcome.needed > 6 ? 1 : 0;
    tally["hopeless melee"] +=
        order.verb == Verb::melee && outcome.refusal == Refusal::none && outcome.unitValue == 0 ? 1 : 0;
}

/// The end of a battle.
Battlefield playThrough(std::uint64_t seed, Tally& tally) {
    Seeded random(seed);
    Battlefield field = randomField(random);
    model::playOn(field, random, ordersOfBattle, [&](const Order& order) {
        const Outcome outcome = play(field, order);
        expectBounds(field);
        count(order, outcome, tally);
        return outcome;
    });
    tally["finished"] += over(field) ? 1 : 0;
    return field;
}

TEST(MorschauserRandom, ASeedGivesTheSameBattle) {
    Tally tally;
    EXPECT_EQ(show(playThrough(7, tally)), show(playThrough(7, tally)));
    EXPECT_NE(show(playThrough(7, tally)), show(playThrough(8, tally)));
}

TEST(MorschauserRandom, GoodOrdersAreNeverRefused) {
    Seeded random(5);
    for (int battle = 0; battle < 50; ++battle) {
        Battlefield field = randomField(random);
        for (int i = 0; i < ordersOfBattle && !over(field); ++i) {
            const Order order = randomOrder(random, field, 0);
            ASSERT_EQ(play(field, order).refusal, Refusal::none) << show(field, order) << "\n" << show(field);
        }
    }
}

/// Whatever the rules can do happens, so that a comparison over these battles sees it.
TEST(MorschauserRandom, ManyBattlesSeeEverything) {
    Tally tally;
    for (int seed = 1; seed <= battles; ++seed)
        playThrough(static_cast<std::uint64_t>(seed), tally);
    for (int verb = 0; verb <= static_cast<int>(Verb::nextTurn); ++verb)
        EXPECT_GE(tally[nameOf(static_cast<Verb>(verb))], battles / 2) << nameOf(static_cast<Verb>(verb));
    for (int refusal = 1; refusal <= static_cast<int>(Refusal::alreadyRolled); ++refusal)
        EXPECT_GE(tally[nameOf(static_cast<Refusal>(refusal))], 20) << nameOf(static_cast<Refusal>(refusal));
    for (const char* event : {"unit removed", "shoot fall back", "melee fall back", "retreat", "concede",
                              "two regained", "hopeless shot", "hopeless melee"})
        EXPECT_GE(tally[event], 100) << event;
    EXPECT_EQ(tally["finished"], battles);
}

} // namespace
} // namespace umpire::test::morschauser_random_test
