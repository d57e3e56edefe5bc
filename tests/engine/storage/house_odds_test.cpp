// The odds of a command by the rules as they are and as they are to be, and a battle tried by them.

#include "rules/house_pack.h"
#include "support/field.h"
#include "umpire/dice/dice_source.h"
#include "umpire/games/games.h"
#include "umpire/storage/house_odds.h"

#include <gtest/gtest.h>

namespace umpire::test::house_odds_test {
namespace {

class HouseOdds : public testing::Test {
  protected:
    std::unique_ptr<Session> by(const std::shared_ptr<const RulePack>& rules) const {
        LoadedBattle played = playedBy(*battle, rules, findGame);
        EXPECT_TRUE(played.session);
        return std::move(played.session);
    }
    OddsBesides compared(const Json& given) const {
        const LoadedPack loaded = club.load();
        EXPECT_TRUE(loaded.pack) << (loaded.issues.empty() ? "" : loaded.issues.front().line());
        return oddsBeside(*by(loaded.pack->base), *by(loaded.pack), given);
    }
    static double sum(const OddsBeside& roll, double OddsBeside::Outcome::*side) {
        double all = 0;
        for (const auto& outcome : roll.outcomes) {
            all += outcome.*side;
        }
        return all;
    }

    HousePacks club;
    std::unique_ptr<Session> battle =
        Field().ours("squadron", "cavalry", "british", 4, {{"quality", "green"}}).open();
    Json command{{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}};
};

TEST_F(HouseOdds, StandBesideEachOther) {
    club.write("modifiers", R"({"modifiers":[{"id":"green-troops","value":-4}]})");
    const OddsBesides both = compared(command);
    EXPECT_EQ(both.refusedBefore, "");
    EXPECT_EQ(both.refusedAfter, "");
    ASSERT_EQ(both.rolls.size(), 1U);
    const OddsBeside& roll = both.rolls.front();
    EXPECT_EQ(roll.check, "morale");
    EXPECT_EQ(roll.name, "Morale check");
    EXPECT_TRUE(roll.differs());
    EXPECT_NEAR(sum(roll, &OddsBeside::Outcome::before), 1, 1e-9);
    EXPECT_NEAR(sum(roll, &OddsBeside::Outcome::after), 1, 1e-9);
    const Odds now = oddsOf(*by(club.load().pack), command);
    for (const auto& outcome : roll.outcomes) {
        EXPECT_NEAR(outcome.after, now.rolls.front().of(outcome.id), 1e-9) << outcome.id;
        EXPECT_FALSE(outcome.name.empty());
    }
}

/// Only what both rolls come to is another: each by itself is as before.
TEST_F(HouseOdds, TellOfAContestWhoseCellsAreOthers) {
    battle = Field()
                 .ours("squadron", "cavalry", "british", 4)
                 .theirs("battalion", "infantry", "turkish", 4)
                 .open();
    club.write("checks",
               R"({"contests":[{"id":"melee","cells":[{"id":"both-mad","result":"both-give-ground"}]}]})");
    const OddsBesides both =
        compared({{"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "battalion"}}}});
    ASSERT_EQ(both.rolls.size(), 3U) << both.refusedAfter;
    EXPECT_FALSE(both.rolls[0].differs());
    EXPECT_FALSE(both.rolls[1].differs());
    const OddsBeside& contest = both.rolls[2];
    EXPECT_EQ(contest.contest, "melee");
    EXPECT_TRUE(contest.differs());
    EXPECT_NEAR(sum(contest, &OddsBeside::Outcome::before), 1, 1e-9);
    EXPECT_NEAR(sum(contest, &OddsBeside::Outcome::after), 1, 1e-9);
}

TEST_F(HouseOdds, AreTheSameWhereNothingIsChanged) {
    const OddsBesides both = compared(command);
    ASSERT_EQ(both.rolls.size(), 1U);
    EXPECT_FALSE(both.rolls.front().differs());
}

TEST_F(HouseOdds, TellWhoRefuses) {
    club.write("modifiers", R"({"modifiers":[{"id":"green-troops","value":-4}]})");
    const OddsBesides both = compared({{"do", "check"}, {"check", "morale"}, {"unit", "nobody"}});
    EXPECT_TRUE(both.rolls.empty());
    EXPECT_NE(both.refusedBefore, "");
    EXPECT_EQ(both.refusedBefore, both.refusedAfter);
}

TEST_F(HouseOdds, ABattleIsTriedWithoutHarm) {
    club.write("modifiers", R"({"modifiers":[{"id":"green-troops","value":-4}]})");
    const std::string before = BattleFiles::write(*battle);
    const auto tried = by(club.load().pack);
    EXPECT_EQ(tried->rules().id, "our-club");
    PhysicalDice dice({});
    EXPECT_TRUE(
        tried->execute({{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}, {"dice", {2}}}, dice).ok);
    EXPECT_EQ(tried->records().size(), 1U);
    EXPECT_EQ(BattleFiles::write(*battle), before);
}

TEST_F(HouseOdds, RulesWithErrorsPlayNothing) {
    const LoadedBattle none = playedBy(*battle, nullptr, findGame);
    EXPECT_FALSE(none.session);
    EXPECT_TRUE(hasErrors(none.issues));
}

} // namespace
} // namespace umpire::test::house_odds_test
