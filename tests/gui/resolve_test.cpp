// The logic of the resolve panel, without the panel.

#include "desk.h"

#include "document/text.h"

#include <numeric>

namespace umpire::gui::test {

namespace {

class Resolve : public ::testing::Test {
  protected:
    Resolve()
        : settings(folder.filePath(QStringLiteral("settings.ini"))), document(battleFiles()), ways(settings),
          state(document, ways) {
        document.open(example(QStringLiteral("beersheba-1917")));
        state.setApplyAtOnce(false);
    }

    const SheetQuestion& question(const char* fact, std::size_t roll = 0) {
        for (const SheetQuestion& question : state.sheet().rolls.at(roll).questions) {
            if (question.fact == fact) {
                return question;
            }
        }
        throw std::out_of_range(fact);
    }

    double sum() const {
        return std::accumulate(state.sheet().odds.begin(), state.sheet().odds.end(), 0.0,
                               [](double sum, const SheetOdds& odds) { return sum + odds.chance; });
    }

    QTemporaryDir folder;
    Settings settings;
    BattleDocument document;
    DiceWays ways;
    ResolveState state;
};

} // namespace

TEST_F(Resolve, TicksWhatTheRulesUsuallyTick) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("shoot");
    EXPECT_EQ(question("supported").value, 1);
    EXPECT_EQ(question("in-cover").value, 0);
    EXPECT_EQ(question("in-cover").change, 1);
    EXPECT_EQ(question("friends-buggering-off-within-18").change, -1);
    EXPECT_THROW(question("charging"), std::out_of_range) << "asked in a melee only";
    EXPECT_EQ(state.command(), (Json{{"do", "shoot"},
                                     {"unit", "12lhr"},
                                     {"target", "i-67"},
                                     {"facts", {{"supported", true}}},
                                     {"dice", Json::array()}}));
}

TEST_F(Resolve, OddsAreThoseOfTheEngine) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("shoot");
    const Odds odds = document.odds(state.command(false));
    ASSERT_EQ(odds.rolls.size(), 1U);
    for (const SheetOdds& row : state.sheet().odds) {
        EXPECT_DOUBLE_EQ(row.chance, odds.rolls[0].of(row.outcome)) << row.outcome;
    }
    EXPECT_DOUBLE_EQ(sum(), 1);
}

TEST_F(Resolve, RowsKeepTheirPlacesWhileTicksChange) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("shoot");
    const auto rows = [this] {
        QStringList ids;
        for (const SheetLine& line : state.sheet().rolls.at(0).lines) {
            ids << toText(line.id);
        }
        for (const SheetQuestion& question : state.sheet().rolls.at(0).questions) {
            ids << toText(question.fact);
        }
        return ids;
    };
    const QStringList before = rows();
    for (const char* key : {"O", "S", "C", "F", "L", "V"}) {
        EXPECT_TRUE(state.answerKey(QLatin1String(key), false)) << key;
        EXPECT_EQ(rows(), before) << key;
        EXPECT_DOUBLE_EQ(sum(), 1);
    }
}

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

TEST_F(Resolve, TheLikelyActionGoesWithThePhase) {
    const std::pair<const char*, const char*> likely[] = {
        {"charge-declarations", "charge"}, {"shooting", "shoot"}, {"close-combat", "melee"}};
    for (const auto& [phase, action] : likely) {
        while (document.battle().clock.phase != phase) {
            ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
        }
        state.clear();
        state.choose("12lhr");
        state.choose("i-67");
        EXPECT_EQ(state.offer()->id, action);
    }
}

TEST_F(Resolve, WhatIsNotPossibleSaysWhy) {
    state.choose("12lhr");
    state.choose("german-plane");
    state.setOffer("shoot");
    EXPECT_TRUE(state.sheet().refusal.contains(QStringLiteral("German aircraft is a plane")));
    EXPECT_FALSE(state.wantsDie());
}

TEST_F(Resolve, APlaneIsAskedHowItAttacksAndShowsTheRollsToCome) {
    state.choose("rfc");
    state.choose("i-67");
    state.setOffer("shoot");
    ASSERT_EQ(state.sheet().fields.size(), 1U) << fromText(state.sheet().refusal);
    state.setField("attack", "strafing");
    EXPECT_TRUE(state.sheet().refusal.isEmpty()) << fromText(state.sheet().refusal);
    ASSERT_TRUE(state.wantsDie());
    state.dieKey(QStringLiteral("1"));
    EXPECT_TRUE(state.wantsDie());
    EXPECT_FALSE(state.ready());
    state.dieKey(QStringLiteral("5"));
    EXPECT_TRUE(state.ready());
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
    state.answerKey(QStringLiteral("O"), false);
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

} // namespace umpire::gui::test
