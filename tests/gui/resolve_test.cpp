// The logic of the resolve panel, without the panel.

#include "desk.h"

#include "document/text.h"

#include "support/scripts.h"
#include "umpire/worksheet/odds.h"

#include <QTest>

#include <numeric>

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

    const PanelQuestion& question(const char* fact, std::size_t roll = 0) {
        for (const PanelQuestion& question : state.sheet().rolls.at(roll).questions) {
            if (question.fact == fact) {
                return question;
            }
        }
        throw std::out_of_range(fact);
    }

    double sum() const {
        return std::accumulate(state.sheet().odds.begin(), state.sheet().odds.end(), 0.0,
                               [](double sum, const PanelOdds& odds) { return sum + odds.chance; });
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
    const Odds odds = oddsOf(document.session(), state.command(false));
    ASSERT_EQ(odds.rolls.size(), 1U);
    for (const PanelOdds& row : state.sheet().odds) {
        EXPECT_DOUBLE_EQ(row.chance, odds.rolls[0].of(row.outcome)) << row.outcome;
    }
    EXPECT_DOUBLE_EQ(sum(), 1);
}

/// The melee of a script as an umpire would put it in, before its dice.
class MeleeOf : public Resolve {
  protected:
    void putIn(const Json& command) {
        state.choose(command["a"]["unit"].get<Id>(), command["b"]["unit"].get<Id>(), "melee");
        for (const char* party : {"a", "b"}) {
            for (const PanelQuestion& question : std::vector(rollOf(party).questions)) {
                const Json facts = command[party].value("facts", Json::object());
                const Json value = facts.value(question.fact, Json(false));
                state.setAnswer(party, question.fact, toValue(value).value_or(Value()));
            }
        }
    }

    const PanelRoll& rollOf(const std::string& party) {
        for (const PanelRoll& roll : state.sheet().rolls) {
            if (roll.place == party) {
                return roll;
            }
        }
        throw std::out_of_range(party);
    }

    void expectOdds(const RollOdds& engine) {
        ASSERT_FALSE(state.sheet().odds.empty());
        EXPECT_NEAR(sum(), 1, 1e-12);
        EXPECT_EQ(state.sheet().oddsOf, QStringLiteral("%1 · %2").arg(document.number(engine.subject),
                                                                      document.nameOf(engine.subject)));
        for (const PanelOdds& row : state.sheet().odds) {
            EXPECT_NEAR(row.chance, engine.of(row.outcome), 1e-12) << engine.subject << ' ' << row.outcome;
        }
    }

    /// Each party's questions, lines and odds, each before its own die.
    void expectBothParties(const Json& command) {
        putIn(command);
        const Odds odds = oddsOf(document.session(), state.command(false));
        ASSERT_TRUE(odds.ok) << odds.refusal.message;
        ASSERT_EQ(odds.rolls.size(), 2U);
        expectOdds(odds.rolls[0]);
        state.giveDie(command["dice"][0]);
        expectOdds(odds.rolls[1]);
        EXPECT_EQ(state.sheet().rolls.size(), 2U);
        for (const QString& warning : state.sheet().warnings) {
            EXPECT_FALSE(warning.contains(QStringLiteral("means nothing"))) << fromText(warning);
        }
    }
};

TEST_F(MeleeOf, AnExampleShowsTheOddsOfTheEngineBeforeEachDie) {
    int melees = 0;
    for (const std::string& battle : umpire::test::scriptedBattles()) {
        document.open(example(toText(battle)));
        for (const Json& command : umpire::test::commandsOf(battle)) {
            const bool melee = command["do"] == "melee";
            if (melee) {
                ++melees;
                expectBothParties(command);
                state.clear();
            }
            ASSERT_TRUE(document.execute(command).ok) << command;
        }
    }
    EXPECT_GT(melees, 5);
}

TEST_F(Resolve, WhatWasTickedForAShotIsNotCarriedIntoAMelee) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("shoot");
    state.answerKey(QStringLiteral("C"), false);
    state.setOffer("melee");
    EXPECT_TRUE(state.sheet().warnings.filter(QStringLiteral("means nothing")).isEmpty());
    EXPECT_FALSE(state.command().contains("facts"));
}

TEST_F(Resolve, WhatIsNotAskedAnyMoreDoesNotCount) {
    state.choose("i-67");
    state.setOffer("morale");
    state.setAnswer("", "fire", Value(Ids{"artillery"}));
    state.choose("i-67");
    state.setOffer("morale");
    state.setAnswer("", "fire", Value(Ids{"artillery"}));
    EXPECT_EQ(state.command()["facts"]["fire"], Json::array({"artillery"}));
    state.setOffer("crash");
    EXPECT_FALSE(state.command()["facts"].contains("fire")) << state.command();
}

TEST_F(Resolve, AChargeThatIsDueOpensWithItsTargetAndCanBeTurnedOnAnother) {
    document.execute({{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"state", "mad-as-a-cut-snake"}}}});
    document.execute({{"do", "end-turn"}});
    document.execute({{"do", "end-turn"}});
    const Due* due = document.battle().findDue("charge-12lhr");
    ASSERT_NE(due, nullptr);
    state.take(Json(due->command));
    EXPECT_EQ(state.subject(), "12lhr");
    EXPECT_EQ(state.target(), due->command["target"].get<Id>());
    ASSERT_NE(state.offer(), nullptr);
    EXPECT_EQ(state.offer()->id, "charge");
    EXPECT_FALSE(state.offers().empty());
    state.choose("iii-67");
    EXPECT_EQ(state.target(), "iii-67");
    EXPECT_EQ(state.offer()->id, "charge") << "the action is kept with another target";
    state.dieKey(QStringLiteral("6"));
    ASSERT_TRUE(state.apply()) << fromText(state.sheet().refusal);
    EXPECT_EQ(document.battle().findDue("charge-12lhr"), nullptr);
}

TEST_F(Resolve, RowsKeepTheirPlacesWhileTicksChange) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("shoot");
    const auto rows = [this] {
        QStringList ids;
        for (const PanelLine& line : state.sheet().rolls.at(0).lines) {
            ids << toText(line.id);
        }
        for (const PanelQuestion& question : state.sheet().rolls.at(0).questions) {
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
    state.oddsWork().setPatience(std::chrono::milliseconds(60));
    state.choose("lamb-1");
    state.choose("german-mg-1");
    state.setOffer("shoot");
    state.setField("jam-dice", 30);
    EXPECT_TRUE(state.wantsDie()) << "he may go on typing";
    EXPECT_TRUE(state.sheet().odds.empty());
    EXPECT_FALSE(state.sheet().oddsMissing.isEmpty());
    EXPECT_TRUE(QTest::qWaitFor([&] {
        return state.sheet().oddsMissing.contains(QStringLiteral("in so many ways"));
    })) << fromText(state.sheet().oddsMissing);
    state.oddsWork().setPatience(std::chrono::minutes(5));
    state.setField("jam-dice", 4);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !state.sheet().odds.empty(); }, 60'000));
    EXPECT_TRUE(state.sheet().oddsMissing.isEmpty());
    const Odds odds = oddsOf(document.session(), state.command(false));
    ASSERT_FALSE(odds.rolls.empty()) << odds.refusal.message;
    for (const PanelOdds& row : state.sheet().odds) {
        EXPECT_NEAR(row.chance, odds.rolls.front().of(row.outcome), 1e-12) << row.outcome;
    }
}

TEST_F(Resolve, AUnitThatIsGoneOffersOnlyWhatIsLeft) {
    document.execute(
        {{"do", "adjust"}, {"subject", "rfc"}, {"set", {{"state", "gone"}, {"gone-as", "shot-down"}}}});
    state.choose("rfc");
    ASSERT_EQ(state.offers().size(), 1U);
    EXPECT_EQ(state.offers()[0].id, "crash-site");
    document.execute(
        {{"do", "adjust"}, {"subject", "i-67"}, {"set", {{"state", "gone"}, {"gone-as", "destroyed"}}}});
    state.clear();
    state.choose("i-67");
    EXPECT_TRUE(state.offers().empty());
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
