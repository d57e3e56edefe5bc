// What the program threw and no record holds: nobody can throw again unseen.

#include "support/field.h"
#include "umpire/battle/dice_audit.h"
#include "umpire/sheets/record_text.h"

#include <gtest/gtest.h>

namespace umpire::test::stray_throws_test {
namespace {

using Fate = StrayThrow::Fate;

class StrayThrowsTest : public testing::Test {
  protected:
    void roll(const Json& command) {
        const Answer answer = session->execute(command, dice);
        EXPECT_TRUE(answer.ok) << answer.refusal.message;
    }
    void undo() { roll({{"do", "undo"}}); }
    Json thrown(const Id& die = "d8") { return session->throwDie(*session->rules().die(die), dice); }
    const std::vector<StrayThrow>& strays() const { return session->strayThrows(); }
    static Json faces(const StrayThrow& stray) {
        Json result = Json::array();
        for (const StrayDie& die : stray.dice) {
            result.push_back(toJson(die.face));
        }
        return result;
    }
    void expectHonest() const {
        const DiceAudit audit = auditDice(*session);
        EXPECT_TRUE(audit.problems.empty()) << audit.problems.front();
        EXPECT_TRUE(audit.remarks.empty()) << audit.remarks.front();
    }

    const Json volley{{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}};
    const Json melee{{"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "battalion"}}}};
    std::unique_ptr<Session> session = Field()
                                           .ours("squadron", "cavalry", "british", 4)
                                           .theirs("battalion", "infantry", "turkish", 9)
                                           .open();
    RandomDice dice{1917};
};

TEST_F(StrayThrowsTest, ARecordThatWasUndoneIsStrayOnceAnotherTakesItsPlace) {
    roll({{"do", "next-phase"}});
    roll(volley);
    const Record record = session->records().back();
    undo();
    EXPECT_TRUE(strays().empty()) << "it can still be redone";
    roll(volley);
    ASSERT_EQ(strays().size(), 1U);
    const StrayThrow& stray = strays().front();
    EXPECT_EQ(stray.fate, Fate::TakenBack);
    EXPECT_EQ(stray.series, (DrawSeries{"pcg32", 1917}));
    ASSERT_EQ(stray.dice.size(), 1U);
    EXPECT_EQ(stray.dice.front().die, "d8");
    EXPECT_EQ(stray.dice.front().at, 0U);
    EXPECT_EQ(faces(stray), record.command["dice"]);
    EXPECT_EQ(stray.when, record.when);
    EXPECT_EQ(stray.after, 1);
    EXPECT_EQ(stray.record, 2);
    EXPECT_EQ(stray.command, record.command);
    EXPECT_EQ(stray.outcome, record.steps.back()["outcome"]);
    expectHonest();
}

TEST_F(StrayThrowsTest, UndoAndRedoTakeNothingOff) {
    roll(volley);
    undo();
    roll(volley);
    undo();
    EXPECT_EQ(strays().size(), 1U);
    roll({{"do", "redo"}});
    EXPECT_EQ(strays().size(), 1U);
    undo();
    roll(volley);
    EXPECT_EQ(strays().size(), 2U);
    EXPECT_EQ(strays().back().dice.front().at, 1U);
    expectHonest();
}

TEST_F(StrayThrowsTest, DiceOfThePlayersAreNone) {
    done(*session, shoot("squadron", "battalion", {2}));
    undo();
    roll(volley);
    EXPECT_TRUE(strays().empty());
}

TEST_F(StrayThrowsTest, EveryRecordThatAResetDropsIsTold) {
    roll(volley);
    roll(volley);
    undo();
    undo();
    roll({{"do", "reset"}});
    ASSERT_EQ(strays().size(), 2U);
    EXPECT_EQ(strays()[0].record, 1);
    EXPECT_EQ(strays()[1].record, 2);
    EXPECT_EQ(strays()[1].after, 0);
    expectHonest();
}

TEST_F(StrayThrowsTest, ACorrectedRecordKeepsItsDiceAndLosesThemWhenDropped) {
    roll(volley);
    const Json was = session->records().front().command["dice"];
    done(*session,
         {{"do", "correct"}, {"record", 1}, {"dice", {was[0] == 1 ? 2 : 1}}, {"reason", "misread"}});
    EXPECT_TRUE(strays().empty()) << "the draw stands in record 1";
    undo();
    undo();
    roll(volley);
    ASSERT_EQ(strays().size(), 1U);
    EXPECT_EQ(faces(strays().front()), was) << "what was drawn, not what the umpire put there";
    expectHonest();
}

TEST_F(StrayThrowsTest, EachDieOfAThrowHasItsKindAndDraw) {
    const Json support{{"do", "check"}, {"check", "air-support"}, {"side", "empire"}};
    // Until the jam die gives planes, and a D8 follows.
    do {
        roll(support);
    } while (session->records().back().command["dice"].size() < 2);
    undo();
    roll({{"do", "next-phase"}});
    const StrayThrow& stray = strays().back();
    ASSERT_EQ(stray.dice.size(), 2U);
    EXPECT_EQ(stray.dice[0].die, "jam");
    EXPECT_EQ(stray.dice[1].die, "d8");
    EXPECT_EQ(stray.dice[1].at, stray.dice[0].at + 1);
    expectHonest();
}

TEST_F(StrayThrowsTest, ADieThrownBeforehandIsStrayUntilItIsUsed) {
    const Json die = thrown();
    ASSERT_EQ(strays().size(), 1U);
    EXPECT_EQ(strays().front().fate, Fate::Waiting);
    EXPECT_EQ(toJson(strays().front().dice.front().face), die["drawn"]);
    Json command = volley;
    command["dice"] = Json::array({die});
    roll(command);
    EXPECT_TRUE(strays().empty());
    expectHonest();
}

TEST_F(StrayThrowsTest, ADieThrownBeforehandAndPassedOverIsNotUsed) {
    thrown();
    roll(volley);
    ASSERT_EQ(strays().size(), 1U);
    EXPECT_EQ(strays().front().fate, Fate::NotUsed);
    EXPECT_EQ(strays().front().after, 0);
    expectHonest();
}

TEST_F(StrayThrowsTest, ThePlayersDiceInItsPlaceLeaveItNotUsed) {
    thrown();
    done(*session, shoot("squadron", "battalion", {2}));
    ASSERT_EQ(strays().size(), 1U);
    EXPECT_EQ(strays().front().fate, Fate::NotUsed);
}

TEST_F(StrayThrowsTest, OnlyTheDiceThatWereThrownAnewAreTakenBack) {
    const Json first = thrown();
    Json command = melee;
    command["dice"] = {first, thrown()};
    roll(command);
    undo();
    command["dice"] = {first, thrown()};
    roll(command);
    ASSERT_EQ(strays().size(), 1U) << "the first die is in the record still";
    ASSERT_EQ(strays().front().dice.size(), 1U);
    EXPECT_EQ(strays().front().dice.front().at, 1U);
    expectHonest();
}

TEST_F(StrayThrowsTest, TheSameDrawsOfANewGeneratorTakeNothingOff) {
    roll(volley);
    undo();
    roll(volley);
    dice = RandomDice(1917);
    roll({{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}});
    ASSERT_EQ(strays().size(), 1U);
    EXPECT_EQ(auditDice(*session).problems.front(),
              "seed 1917: draws of the throw taken back before record 1 stand in record 2 once more");
}

TEST_F(StrayThrowsTest, AfterALongUndoItStandsBeforeTheRecordThatCame) {
    roll({{"do", "next-phase"}});
    roll(volley);
    undo();
    roll(volley);
    EXPECT_EQ(strays().front().after, 1);
    undo();
    undo();
    roll(volley);
    ASSERT_EQ(strays().size(), 2U);
    EXPECT_EQ(strays()[0].after, 0);
    EXPECT_EQ(strays()[1].after, 0);
}

TEST_F(StrayThrowsTest, AreToldInPlainWords) {
    roll(volley);
    const std::string face = dumpLine(session->records().back().command["dice"][0]);
    const Outcome* outcome =
        session->rules().outcome(session->records().back().steps.back()["outcome"].get<std::string>());
    undo();
    roll(volley);
    const std::string seen =
        "record 1 was undone after its dice were seen: squadron fires on battalion, D8 " + face + " (" +
        outcome->name + ")";
    const sheets::StrayThrowText words(*session);
    EXPECT_EQ(words.before(1), std::vector<std::string>{seen + "; thrown anew in record 1"});
    EXPECT_TRUE(words.before(2).empty());
    EXPECT_EQ(words.counted(), "1 die of the program was seen and is in no record");
    undo();
    roll({{"do", "next-phase"}});
    EXPECT_EQ(words.before(1).front(), seen + "; record 1 came in its place");
    const std::string aside = dumpLine(thrown()["drawn"]);
    EXPECT_EQ(words.told(strays().back()), "a die was thrown that no record has used yet: D8 " + aside);
    roll({{"do", "next-phase"}});
    EXPECT_EQ(words.before(2),
              std::vector<std::string>{"before record 2 a die was thrown and not used: D8 " + aside});
    EXPECT_EQ(words.counted(), "3 dice of the program were seen and are in no record");
}

} // namespace
} // namespace umpire::test::stray_throws_test
