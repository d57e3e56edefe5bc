// Random battles of the plain model: reproducible, varied, and within the rules' own bounds.

#include "desert_random.h"
#include "play_on.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>

namespace umpire::test::desert_random_test {
namespace {

using namespace umpire::desert;

constexpr int battles = 1000;
constexpr int ordersOfBattle = 160;

/// Throws and lines that a comparison must have seen.
constexpr const char* rareEvents[] = {"burst jams",
                                      "burst breaks",
                                      "burst hits",
                                      "volley missed",
                                      "horse-or-rider horses-only",
                                      "officer-hit leader-hit",
                                      "officer-hit leader-unhurt",
                                      "save-red",
                                      "save-together dead",
                                      "save-together serious",
                                      "save-together light",
                                      "saddle",
                                      "toll some-dead",
                                      "melee-end locked",
                                      "melee-end defender-dies",
                                      "melee-end attacker-dies",
                                      "morale stands",
                                      "morale falls-back",
                                      "morale leaves-the-field",
                                      "push-ladder pushed-over",
                                      "scale over-the-wall",
                                      "cut-rope rope-holds",
                                      "bash bashed-open",
                                      "volley line seriously-wounded",
                                      "burst line seriously-wounded",
                                      "volley line close-spears",
                                      "volley line taureg",
                                      "melee line fanatic",
                                      "melee line serious-wound",
                                      "morale line leader"};

/// What happened in all battles, by name.
using Tally = std::map<std::string, int>;

void expectBounds(const Battlefield& field) {
    for (const Unit& unit : field.units) {
        ASSERT_LE(unit.lost + unit.sent, unit.start + unit.joined) << show(field);
        ASSERT_LE(unit.serious + unit.lightNew + unit.lightOld, unit.figures()) << show(field);
        ASSERT_LE(std::max(unit.inside, unit.unhorsed), unit.figures()) << show(field);
        ASSERT_GE(std::min({unit.ladders, unit.laddersUp, unit.ropes, unit.rounds}), 0) << show(field);
        ASSERT_TRUE(unit.figures() > 0 || unit.state != State::steady) << show(field);
    }
    for (const Army& army : field.armies)
        ASSERT_GE(army.reserve, 0);
}

void count(const Order& order, const Outcome& outcome, Tally& tally) {
    ++tally[outcome.refusal == Refusal::none ? nameOf(order.verb) : nameOf(outcome.refusal)];
    for (const Roll& roll : outcome.rolls) {
        ++tally[roll.check];
        ++tally[roll.check + " " + roll.outcome];
        for (const auto& [line, value] : roll.lines)
            ++tally[roll.check + " line " + line];
    }
}

/// The end of a battle.
Battlefield playThrough(std::uint64_t seed, Tally& tally) {
    Seeded random(seed);
    Battlefield field = randomField(random);
    model::playOn(field, random, ordersOfBattle, [&](const Order& order) {
        RandomThrows dice(random);
        const Outcome outcome = play(field, order, dice);
        expectBounds(field);
        count(order, outcome, tally);
        return outcome;
    });
    tally["finished"] += over(field) ? 1 : 0;
    return field;
}

TEST(DesertRandom, ASeedGivesTheSameBattle) {
    Tally tally;
    EXPECT_EQ(show(playThrough(7, tally)), show(playThrough(7, tally)));
    EXPECT_NE(show(playThrough(7, tally)), show(playThrough(8, tally)));
}

/// Whatever the rules can do happens, so that a comparison over these battles sees it.
TEST(DesertRandom, ManyBattlesSeeEverything) {
    Tally tally;
    for (int seed = 1; seed <= battles; ++seed)
        playThrough(static_cast<std::uint64_t>(seed), tally);
    for (int verb = 0; verb <= static_cast<int>(Verb::endTurn); ++verb)
        EXPECT_GE(tally[nameOf(static_cast<Verb>(verb))], 100) << nameOf(static_cast<Verb>(verb));
    for (int refusal = 1; refusal <= static_cast<int>(Refusal::notChosen); ++refusal)
        EXPECT_GE(tally[nameOf(static_cast<Refusal>(refusal))], 20) << nameOf(static_cast<Refusal>(refusal));
    for (const char* event : rareEvents)
        EXPECT_GE(tally[event], 30) << event;
    EXPECT_GE(tally["finished"], battles / 4);
    if (HasFailure())
        for (const auto& [event, times] : tally)
            std::printf("%7d %s\n", times, event.c_str());
}

} // namespace
} // namespace umpire::test::desert_random_test
