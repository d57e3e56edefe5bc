// What the resolve panel keeps beside the worksheet: dice typed, carried out, taken back, odds that come
// late.

#include "desk.h"

#include "document/text.h"

#include "umpire/worksheet/odds.h"

#include <QTest>

namespace umpire::gui::test::resolve_test {

namespace {

class Resolve : public ::testing::Test {
  protected:
    Resolve()
        : settings(folder.filePath(QStringLiteral("settings.ini"))), document(battleFiles()), ways(settings),
          state(document, ways) {
        document.open(example(QStringLiteral("beersheba-1917")));
        state.setApplyAtOnce(false);
    }

    QTemporaryDir folder;
    Settings settings;
    BattleDocument document;
    DiceWays ways;
    ResolveState state;
};

} // namespace

TEST_F(Resolve, ALaterDieTakesThePlaceOfTheLast) {
    state.choose("12lhr");
    state.choose("i-67");
    EXPECT_TRUE(state.dieKey(QStringLiteral("4")));
    EXPECT_TRUE(state.dieKey(QStringLiteral("8")));
    EXPECT_FALSE(state.dieKey(QStringLiteral("9")));
    EXPECT_EQ(state.command()["dice"], Json::array({8}));
    EXPECT_TRUE(state.ready());
}

TEST_F(Resolve, AMeleeAsksBothSidesAndTwoDice) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("melee");
    ASSERT_EQ(state.sheet().rolls.size(), 2U);
    EXPECT_TRUE(state.answerKey(QStringLiteral("G"), false));
    EXPECT_TRUE(state.answerKey(QStringLiteral("C"), true));
    const Json command = state.command();
    EXPECT_EQ(command["a"]["facts"]["charging"], Json(true));
    EXPECT_FALSE(command["a"]["facts"].contains("in-cover"));
    EXPECT_EQ(command["b"]["facts"]["in-cover"], Json(true));
    state.dieKey(QStringLiteral("6"));
    EXPECT_FALSE(state.ready());
    state.dieKey(QStringLiteral("1"));
    EXPECT_TRUE(state.ready());
    EXPECT_EQ(state.sheet().results.size(), 2U);
    EXPECT_TRUE(state.apply());
    EXPECT_EQ(document.session().cursor(), 1);
}

TEST_F(Resolve, APlaneIsAskedHowItAttacksAndShowsTheRollsToCome) {
    state.choose("rfc");
    state.choose("i-67");
    state.setOffer("shoot");
    EXPECT_FALSE(state.sheet().subtitle.contains(QStringLiteral("range"))) << "a plane has none";
    ASSERT_EQ(state.sheet().fields.size(), 1U) << fromText(state.sheet().refusal);
    EXPECT_TRUE(state.sheet().refusal.isEmpty()) << fromText(state.sheet().refusal);
    EXPECT_TRUE(state.sheet().hint.contains(QStringLiteral("attack"))) << fromText(state.sheet().hint);
    EXPECT_FALSE(state.wordKey(QStringLiteral("x")));
    EXPECT_TRUE(state.wordKey(QStringLiteral("b")));
    EXPECT_EQ(state.command()["attack"], Json("bombing"));
    state.setField("attack", "strafing");
    state.choose("ii-67");
    EXPECT_EQ(state.command()["attack"], Json("strafing")) << "kept for another target";
    state.choose("i-67");
    EXPECT_TRUE(state.sheet().refusal.isEmpty()) << fromText(state.sheet().refusal);
    ASSERT_TRUE(state.wantsDie());
    state.dieKey(QStringLiteral("1"));
    EXPECT_TRUE(state.wantsDie());
    EXPECT_FALSE(state.ready());
    state.dieKey(QStringLiteral("5"));
    EXPECT_TRUE(state.ready());
}

TEST_F(Resolve, TheOddsOfManyDiceKeepNobodyWaiting) {
    document.open(example(QStringLiteral("semakh-1918")));
    state.choose("lamb-1");
    state.choose("german-mg-1");
    state.setOffer("shoot");
    state.setField("jam-dice", 30);
    EXPECT_TRUE(state.wantsDie()) << "he may go on typing";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !state.sheet().odds.empty(); }, 60'000));
    EXPECT_TRUE(state.sheet().oddsMissing.isEmpty()) << fromText(state.sheet().oddsMissing);
    state.setField("jam-dice", 4);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !state.sheet().odds.empty(); }, 60'000));
    const Odds odds = oddsOf(document.session(), state.command(false));
    ASSERT_FALSE(odds.rolls.empty()) << odds.refusal.message;
    double all = 0;
    for (const PanelOdds& row : state.sheet().odds) {
        all += row.chance;
    }
    EXPECT_NEAR(all, 1, 1e-12);
}

/// What a volley costs once those hit have made their saves, before any of its dice.
TEST_F(Resolve, WhatIsOwedAfterwardsIsToldBeforeTheDice) {
    document.open(example(QStringLiteral("bir-zellaf")));
    state.choose("rif");
    state.choose("s1");
    state.setOffer("fire");
    state.setField("figures", 4);
    ASSERT_TRUE(QTest::qWaitFor([&] { return state.sheet().foretold.has_value(); }, 60'000));
    const PanelForetold& foretold = *state.sheet().foretold;
    EXPECT_EQ(foretold.name, QStringLiteral("Dead after saves"));
    ASSERT_GE(foretold.parts.size(), 6U) << "nobody hit, or none to four dead";
    EXPECT_EQ(foretold.parts.front().name, QStringLiteral("no roll"));
    EXPECT_EQ(foretold.parts[1].name, QStringLiteral("0"));
    double all = 0;
    for (const PanelOdds& part : foretold.parts) {
        all += part.chance;
    }
    EXPECT_NEAR(all, 1, 1e-12);
    state.choose("fan");
    EXPECT_FALSE(state.sheet().foretold.has_value()) << "tribes make no saves";
}

TEST_F(Resolve, OneUnitAloneHasItsOwnChecks) {
    state.choose("i-67");
    state.setOffer("morale");
    EXPECT_TRUE(state.wantsDie());
    state.dieKey(QStringLiteral("8"));
    EXPECT_TRUE(state.apply());
    state.choose("i-67");
    state.setOffer("reform");
    EXPECT_FALSE(state.wantsDie());
    EXPECT_TRUE(state.ready());
    EXPECT_TRUE(state.apply());
    EXPECT_EQ(document.session().cursor(), 2);
}

TEST_F(Resolve, WhatIsDueIsTakenUpAsItStands) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("shoot");
    state.answerKey(QStringLiteral("W"), false);
    state.dieKey(QStringLiteral("5"));
    ASSERT_TRUE(state.apply());
    ASSERT_FALSE(document.battle().due.empty());
    const Due due = document.battle().due.front();
    state.take(due.command);
    EXPECT_TRUE(state.wantsDie());
    state.dieKey(QStringLiteral("1"));
    ASSERT_TRUE(state.apply());
    EXPECT_EQ(document.battle().findDue(due.id), nullptr);
}

TEST_F(Resolve, AnUndoBehindItsBackLetsGoOfADoneResult) {
    state.choose("12lhr");
    state.choose("i-67");
    state.dieKey(QStringLiteral("5"));
    ASSERT_TRUE(state.apply());
    document.undo();
    EXPECT_TRUE(state.idle());
}

} // namespace umpire::gui::test::resolve_test
