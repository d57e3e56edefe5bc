// What the odds of a command tell of a roll in what is owed afterwards, against carrying out both for every
// way in which the dice can fall: to the last bit.

#include "carried_out.h"
#include "support/battles.h"

#include <gtest/gtest.h>

namespace umpire::test::foretold_odds_test {
namespace {

void set(Session& session, const char* subject, const Json& values) {
    done(session, {{"do", "adjust"}, {"subject", subject}, {"set", values}, {"reason", "for the odds"}});
}

Json fire(const char* unit, const char* target, int figures) {
    return {{"do", "fire"}, {"unit", unit}, {"target", target}, {"figures", figures}};
}

void expectForetold(const Session& session, const Json& command, const Id& check, const Id& owed) {
    SCOPED_TRACE(command.dump());
    const Odds odds = oddsOf(session, command);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_EQ(odds.foretold.size(), 1U);
    const RollOdds& roll = odds.foretold.front();
    EXPECT_EQ(roll.check, check);
    const auto rolls = carriedOutWhatIsOwed(session, command, owed);
    const auto counted = rolls.find({roll.check, roll.subject, 0});
    ASSERT_NE(counted, rolls.end());
    EXPECT_EQ(roll.reached, counted->second.reached.chance());
    expectOutcomes(roll.outcomes, counted->second);
    ASSERT_EQ(roll.totals.size(), counted->second.totals.size());
    for (const auto& [total, chance] : roll.totals) {
        EXPECT_EQ(chance, counted->second.totals.at(total).shareOf(counted->second.reached)) << total;
    }
}

class Foretold : public testing::Test {
  protected:
    Foretold() : session(exampleBattle("bir-zellaf")) {
        for (const char* unit : {"rif", "rid"}) {
            set(*session, unit, {{"firing", "great"}});
        }
    }

    std::unique_ptr<Session> session;
};

TEST_F(Foretold, DeadOfASquad) {
    expectForetold(*session, fire("rif", "s1", 3), "toll", "take-hits");
}

TEST_F(Foretold, DeadOfASquadOfTwo) {
    set(*session, "s1", {{"figures", 2}, {"serious", 1}});
    expectForetold(*session, fire("rif", "s1", 3), "toll", "take-hits");
}

TEST_F(Foretold, DeadOfRiders) {
    expectForetold(*session, fire("rid", "cav", 2), "toll", "take-hits");
}

TEST_F(Foretold, WhetherOneManDies) {
    expectForetold(*session, fire("rif", "col", 3), "toll", "take-hits");
}

TEST_F(Foretold, BesideHitsThatLieThereAlready) {
    set(*session, "s1", {{"hits", 1}});
    expectForetold(*session, fire("rif", "s1", 2), "toll", "take-hits");
}

/// How many it hits is thrown already.
TEST_F(Foretold, OfDiceThatLie) {
    Json command = fire("rif", "s1", 3);
    command["dice"] = {8, 9, 2};
    const Odds odds = OddsQuestion(*session, command).answer();
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_EQ(odds.foretold.size(), 1U);
    EXPECT_EQ(odds.foretold.front().reached, 1);
    double all = 0;
    for (const auto& [total, chance] : odds.foretold.front().totals) {
        EXPECT_LE(total, 2);
        all += chance;
    }
    EXPECT_NEAR(all, 1, 1e-12);
}

TEST_F(Foretold, NothingOfThoseWhoNeverSave) {
    set(*session, "s1", {{"firing", "average"}});
    EXPECT_TRUE(oddsOf(*session, fire("s1", "rif", 3)).foretold.empty());
}

/// Whoever is wounded how badly counts no more once nobody rolls against it.
TEST_F(Foretold, TakesTwentyRiflesNoLongTime) {
    const Odds odds = oddsOf(*session, fire("rif", "s1", 20));
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_EQ(odds.foretold.size(), 1U);
    EXPECT_EQ(odds.foretold.front().totals.size(), 11U) << "from nobody to all ten";
    EXPECT_LE(odds.decisions, 25'000);
}

/// Each rider that falls endangers their leader: horses lost on the way do not count.
TEST_F(Foretold, TwentyRiflesAtRidersAreFewStates) {
    done(*session, {{"do", "ruling"}, {"ruling", "s-officercheck"}, {"reading", "per-hit"}});
    const Odds odds = oddsOf(*session, fire("s1", "rid", 20));
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    EXPECT_LE(odds.decisions, 20'000);
}

TEST_F(Foretold, RidersUnderEachRulingAreThoseOfEveryWay) {
    done(*session, {{"do", "ruling"}, {"ruling", "s-officercheck"}, {"reading", "per-hit"}});
    const Json command = fire("s1", "rid", 3);
    const Odds odds = oddsOf(*session, command);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    expectRolls(odds, CarriedOut(*session, command, CarriedOut::Falls::AsAsked));
}

} // namespace
} // namespace umpire::test::foretold_odds_test
