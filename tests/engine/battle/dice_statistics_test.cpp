// How the dice fell: counted by side and die, judged by chi-square.

#include "umpire/battle/dice_statistics.h"

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::dice_statistics_test {
namespace {

std::unique_ptr<Session> field() {
    return Field()
        .ours("squadron", "cavalry", "british", 4)
        .ours("car", "armoured-car", "british", 1)
        .theirs("battalion", "infantry", "turkish", 9)
        .theirs("armour", "armoured-car", "turkish", 1)
        .open();
}

std::vector<DiceTally> tallies(const Session& session, DiceOrigin origin = DiceOrigin::All) {
    return tallyDice(session.records(), session.cursor(), session.rules(), session.battle(), origin);
}

DiceTally only(const Session& session, DiceOrigin origin = DiceOrigin::All) {
    const auto all = tallies(session, origin);
    EXPECT_EQ(all.size(), 1U);
    return all.empty() ? DiceTally{} : all.front();
}

/// A record as it would be had these dice been thrown for the battalion.
Record thrown(const Id& die, const std::vector<Json>& dice, bool program = false) {
    Record record;
    record.steps.push_back({{"subject", "battalion"}, {"dice", dice}, {"explained", {{"die", die}}}});
    if (program) {
        record.draws = Draws{{"pcg32", 1}, 0, dice.size(), {}, {}};
    }
    return record;
}

DiceTally tallyOf(const std::vector<Json>& dice, const Id& die = "d8") {
    const auto session = field();
    const auto all = tallyDice({thrown(die, dice)}, 1, session->rules(), session->battle());
    EXPECT_EQ(all.size(), 1U);
    return all.empty() ? DiceTally{} : all.front();
}

std::vector<Json> eachFace(const std::vector<int>& counts) {
    std::vector<Json> dice;
    for (std::size_t face = 0; face < counts.size(); ++face) {
        dice.insert(dice.end(), static_cast<std::size_t>(counts[face]), Json(face + 1));
    }
    return dice;
}

TEST(DiceStatistics, CountsEachDieOfAStepAsWhatItIs) {
    const auto session = field();
    done(*session, {{"do", "check"}, {"check", "air-support"}, {"side", "empire"}, {"dice", {2, 3}}});
    const auto all = tallies(*session);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].die, "jam");
    EXPECT_EQ(all[0].thrown, 1);
    EXPECT_EQ(all[1].die, "d8");
    EXPECT_EQ(all[1].counts, (std::vector<std::int64_t>{0, 0, 1, 0, 0, 0, 0, 0}));
}

TEST(DiceStatistics, CountsBySideOfWhoeverIsRolledForAndDie) {
    const auto session = field();
    EXPECT_TRUE(tallies(*session).empty());
    done(*session, shoot("squadron", "battalion", {6}));
    done(*session, morale("squadron", 6));
    done(*session, shoot("car", "battalion", {2, 5}));
    const auto all = tallies(*session);
    ASSERT_EQ(all.size(), 3U) << "a D8 of each side, a jam die of ours";
    EXPECT_EQ(all[0].side, "ottoman");
    EXPECT_EQ(all[0].die, "d8");
    EXPECT_EQ(all[0].thrown, 2);
    EXPECT_EQ(all[0].counts, (std::vector<std::int64_t>{0, 0, 0, 0, 1, 1, 0, 0}));
    EXPECT_EQ(all[1].side, "empire");
    EXPECT_EQ(all[2].die, "jam");
}

TEST(DiceStatistics, EvenDiceAreAsExpected) {
    const DiceTally tally = tallyOf(eachFace({10, 10, 10, 10, 10, 10, 10, 10}));
    EXPECT_EQ(tally.thrown, 80);
    EXPECT_DOUBLE_EQ(tally.expected[3], 10);
    EXPECT_DOUBLE_EQ(tally.chiSquare, 0);
    EXPECT_DOUBLE_EQ(tally.chance, 1);
    EXPECT_NE(reading(tally).find("nothing unusual"), std::string::npos);
}

/// The critical values of the tables for seven degrees of freedom: 14.067 at 5 %, 18.475 at 1 %.
TEST(DiceStatistics, AgreesWithTheTables) {
    const DiceTally mild = tallyOf(eachFace({16, 4, 12, 8, 10, 10, 10, 10}));
    EXPECT_NEAR(mild.chiSquare, (36 + 36 + 4 + 4) / 10.0, 1e-9);
    EXPECT_NEAR(mild.chance, 0.3326, 1e-4);
    const DiceTally uneven = tallyOf(eachFace({3, 17, 4, 16, 5, 15, 10, 10}));
    EXPECT_NEAR(uneven.chiSquare, 22.0, 1e-9);
    EXPECT_NEAR(uneven.chance, 0.00254, 1e-5);
    EXPECT_NE(reading(uneven).find("uneven"), std::string::npos);
}

TEST(DiceStatistics, OneFaceAlwaysIsAsGoodAsImpossible) {
    const DiceTally tally = tallyOf(eachFace({0, 0, 0, 0, 0, 0, 0, 60}));
    EXPECT_NEAR(tally.chiSquare, 420, 1e-9);
    EXPECT_LT(tally.chance, 1e-9);
}

TEST(DiceStatistics, TooFewDiceAreNotJudged) {
    const DiceTally tally = tallyOf(eachFace({0, 0, 0, 0, 0, 0, 0, 39}));
    EXPECT_DOUBLE_EQ(tally.chance, 1) << "below five expected of each face";
    EXPECT_EQ(reading(tally), "39 dice thrown, too few to judge");
    EXPECT_EQ(reading(tallyOf({Json(3)})), "1 die thrown, too few to judge");
}

TEST(DiceStatistics, ExpectsAFaceAsOftenAsItStandsOnTheDie) {
    std::vector<Json> dice = eachFace({10, 10, 5});
    dice.insert(dice.end(), 5, Json("jam"));
    const DiceTally tally = tallyOf(dice, "jam");
    ASSERT_EQ(tally.faces.size(), 4U) << "1, 2, 3 and jam on six sides";
    EXPECT_EQ(tally.expected, (std::vector<double>{10, 10, 5, 5}));
    EXPECT_EQ(tally.counts, (std::vector<std::int64_t>{10, 10, 5, 5}));
    EXPECT_DOUBLE_EQ(tally.chiSquare, 0);
    EXPECT_DOUBLE_EQ(tally.chance, 1);
}

TEST(DiceStatistics, PassesOverWhatWasUndone) {
    const auto session = field();
    done(*session, shoot("squadron", "battalion", {6}));
    done(*session, shoot("squadron", "battalion", {7}));
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(only(*session).thrown, 1);
    done(*session, {{"do", "redo"}});
    EXPECT_EQ(only(*session).thrown, 2);
}

TEST(DiceStatistics, ACorrectedDieCountsInPlaceOfTheOldOne) {
    const auto session = field();
    done(*session, shoot("squadron", "battalion", {6}));
    done(*session, shoot("squadron", "battalion", {6}));
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {3}}});
    const DiceTally tally = only(*session);
    EXPECT_EQ(tally.thrown, 2) << "nothing was thrown again";
    EXPECT_EQ(tally.counts[2], 1);
    EXPECT_EQ(tally.counts[5], 1);
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(only(*session).counts[5], 2);
}

TEST(DiceStatistics, DiceOfARecordThatACorrectionDropsWereStillThrown) {
    const auto session =
        Field().ours("squadron", "cavalry", "british", 4).theirs("last", "infantry", "turkish", 1).open();
    done(*session, shoot("squadron", "last", {6}));
    done(*session, shoot("squadron", "last", {7}));
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {1}}});
    EXPECT_EQ(only(*session).thrown, 2);
}

TEST(DiceStatistics, TellsPlayersDiceFromTheProgramsOwn) {
    const auto session = field();
    done(*session, shoot("squadron", "battalion", {6}));
    RandomDice random(7);
    ASSERT_TRUE(
        session->execute({{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}}, random).ok);
    EXPECT_EQ(only(*session).thrown, 2);
    EXPECT_EQ(only(*session, DiceOrigin::Players).thrown, 1);
    EXPECT_EQ(only(*session, DiceOrigin::Players).counts[5], 1);
    EXPECT_EQ(only(*session, DiceOrigin::Program).thrown, 1);
    done(*session, {{"do", "correct"}, {"record", 2}, {"dice", {8}}});
    EXPECT_EQ(only(*session, DiceOrigin::Players).thrown, 2) << "a die the umpire put right is a typed one";
    EXPECT_TRUE(tallies(*session, DiceOrigin::Program).empty());
}

TEST(DiceStatistics, TellsTheDiceOfOneRecordApart) {
    const auto session = field();
    Record mixed = thrown("d8", {Json(2), Json(7), Json(7)}, true);
    mixed.draws->dice = {1};
    const auto of = [&](DiceOrigin origin) {
        return tallyDice({mixed}, 1, session->rules(), session->battle(), origin).front();
    };
    EXPECT_EQ(of(DiceOrigin::All).thrown, 3);
    EXPECT_EQ(of(DiceOrigin::Program).counts, (std::vector<std::int64_t>{0, 0, 0, 0, 0, 0, 1, 0}));
    EXPECT_EQ(of(DiceOrigin::Players).counts, (std::vector<std::int64_t>{0, 1, 0, 0, 0, 0, 1, 0}));
}

} // namespace
} // namespace umpire::test::dice_statistics_test
