// Correction after the fact: what came later is replayed with the dice as thrown, and one undo takes it all
// back.

#include "support/field.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::correction_test {
namespace {

Json correct(int record, const Json& more) {
    Json command{{"do", "correct"}, {"record", record}, {"reason", "seen again"}};
    command.update(more);
    return command;
}

Json dice(const Json& list) {
    return {{"dice", list}};
}

Json facts(const char* fact, const Json& value) {
    return {{"facts", {{fact, value}}}};
}

const Json undo{{"do", "undo"}};

std::unique_ptr<Session> shotAtTwice() {
    auto session = Field()
                       .ours("squadron", "cavalry", "british", 4)
                       .ours("plane", "plane", "british", 1)
                       .ours("car", "armoured-car", "british", 1)
                       .theirs("battalion", "infantry", "turkish", 6)
                       .open();
    done(*session, shoot("squadron", "battalion", {6}));
    done(*session, shoot("squadron", "battalion", {6}));
    return session;
}

TEST(Correction, OfADieReplaysWhatCameLater) {
    const auto session = shotAtTwice();
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(0));
    const Json answer = done(*session, correct(1, dice({3})));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(2)) << "spits at 3, then 6 - 1 - 1 = 4";
    EXPECT_EQ(answer["record"], Json(3));
    EXPECT_EQ(answer["changes"]["battalion"]["lost"], Json(2));
    ASSERT_EQ(answer["differences"].size(), 2U);
    EXPECT_EQ(answer["differences"][0]["record"], Json(1));
    EXPECT_EQ(answer["differences"][0]["was"]["outcome"], Json("stick-it-up-em"));
    EXPECT_EQ(answer["differences"][0]["now"]["outcome"], Json("spittin-the-dummy"));
    EXPECT_EQ(answer["differences"][1]["record"], Json(2));
    EXPECT_EQ(answer["differences"][1]["now"]["total"], Json(4));
    EXPECT_EQ(answer["differences"][1]["now"]["dice"], Json::array({6})) << "the dice as thrown";
    EXPECT_EQ(answer["conflicts"], Json::array());
}

TEST(Correction, OfAFactKeepsTheOthersAndTheDice) {
    const auto session = shotAtTwice();
    done(*session, shoot("squadron", "battalion", {5}, {{"in-cover", true}}));
    const Json answer = done(*session, correct(3, facts("supported", true)));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"in-cover", 1}, {"supported", 1}}));
    EXPECT_EQ(answer["steps"][0]["dice"], Json::array({5}));
}

TEST(Correction, OfAFactToFalseTakesItBack) {
    const auto session = shotAtTwice();
    done(*session, shoot("squadron", "battalion", {5}, {{"in-cover", true}}));
    done(*session, correct(3, facts("in-cover", false)));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1));
}

TEST(Correction, OfOneSideOfAMelee) {
    const auto session = shotAtTwice();
    done(*session, melee("squadron", "battalion", 6, 7, {{"charging", true}}));
    const Json answer = done(*session, correct(3, {{"b", {{"facts", {{"in-cover", true}}}}}}));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"charge-bonus", 1}}));
    EXPECT_EQ(linesOf(answer["steps"][1]), (Lines{{"in-cover", 1}}));
    EXPECT_EQ(shown(*session, "squadron", "lost"), Json(1)) << "7 against 8: it recoils";
}

TEST(Correction, ThatChangesNothingSaysSo) {
    const auto session = shotAtTwice();
    const Battle before = session->battle();
    const Json answer = done(*session, correct(1, dice({7})));
    EXPECT_EQ(answer["changes"], Json::object());
    EXPECT_EQ(answer["differences"].size(), 1U) << "the total is another, the outcome the same";
    EXPECT_TRUE(session->battle() == before);
}

TEST(Correction, IsTakenBackByOneUndo) {
    const auto session = shotAtTwice();
    const Battle before = session->battle();
    done(*session, correct(1, dice({1})));
    const Battle after = session->battle();
    done(*session, undo);
    EXPECT_TRUE(session->battle() == before);
    done(*session, {{"do", "redo"}});
    EXPECT_TRUE(session->battle() == after);
}

TEST(Correction, ASecondOneBuildsOnTheFirst) {
    const auto session = shotAtTwice();
    done(*session, correct(1, dice({5})));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(2)) << "5, then 6 - 1 = 5";
    done(*session, correct(2, dice({8})));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1)) << "5, then 8 - 1 = 7";
    done(*session, undo);
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(2));
    done(*session, undo);
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(0));
}

TEST(Correction, OfTheSameRecordTwiceHoldsTheLast) {
    const auto session = shotAtTwice();
    done(*session, correct(1, dice({1})));
    done(*session, correct(1, dice({6})));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(0));
    EXPECT_EQ(shown(*session, "battalion", "state"), Json("steady"));
}

TEST(Correction, PlayGoesOnFromIt) {
    const auto session = shotAtTwice();
    done(*session, correct(1, dice({5})));
    done(*session, shoot("squadron", "battalion", {6}));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(3)) << "6 - 2 = 4";
    const Json answer = done(*session, correct(2, dice({8})));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(2)) << "5; 7; 6 - 1 = 5";
    EXPECT_EQ(answer["differences"].back()["record"], Json(4));
}

TEST(Correction, LeavesTheRecordsAsTheyWere) {
    const auto session = shotAtTwice();
    done(*session, correct(1, dice({1})));
    EXPECT_EQ(session->records()[0].command["dice"], Json::array({6})) << "what was said stays written";
    EXPECT_EQ(session->records().size(), 3U);
    EXPECT_EQ(session->records()[2].amendments.size(), 2U);
}

TEST(Correction, SurvivesSavingAndLoading) {
    const auto session = shotAtTwice();
    done(*session, correct(1, dice({5})));
    const LoadedBattle loaded = battleFiles().parse(BattleFiles::write(*session), "saved");
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.session->battle() == session->battle());
    done(*session, correct(2, dice({8})));
    done(*loaded.session, correct(2, dice({8})));
    EXPECT_TRUE(loaded.session->battle() == session->battle()) << "the next one builds on it there too";
    done(*loaded.session, undo);
    done(*loaded.session, undo);
    EXPECT_EQ(shown(*loaded.session, "battalion", "lost"), Json(0));
}

TEST(Correction, ForgetsWhatWasUndoneAndUndoneRecordsCannotBeCorrected) {
    const auto session = shotAtTwice();
    done(*session, undo);
    EXPECT_EQ(refusal(*session, correct(2, dice({5}))), "unknown-id");
    done(*session, correct(1, dice({5})));
    EXPECT_FALSE(session->canRedo());
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1));
}

TEST(Correction, MayAskForMoreDiceThanWereThrown) {
    const auto session = shotAtTwice();
    Json attack = shoot("plane", "battalion", {7});
    attack["attack"] = "bombing";
    done(*session, attack);
    EXPECT_EQ(refusal(*session, correct(3, dice({4}))), "bad-dice");
    EXPECT_EQ(outcomesOf(done(*session, correct(3, dice({4, 6})))).back(), "gettin-a-bit-hot");
    EXPECT_EQ(refusal(*session, correct(3, dice({7, 6}))), "bad-dice") << "the second is thrown no longer";
}

TEST(Correction, OfTurnsMovesThemAgain) {
    const auto session = shotAtTwice();
    adjusted(*session, "battalion", {{"lost", 0}});
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(0));
    done(*session, correct(2, dice({1})));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1))
        << "it ran, the umpire set its losses to 0, and it lost one more running";
    EXPECT_EQ(shown(*session, "turn", "turn"), Json(2));
}

TEST(Correction, OfWhatTheUmpireSetByHand) {
    const auto session = shotAtTwice();
    adjusted(*session, "battalion", {{"lost", 1}, {"unreformed", true}});
    done(*session, correct(3, {{"set", {{"lost", 2}}}}));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(2));
    EXPECT_EQ(shown(*session, "battalion", "unreformed"), Json(true));
}

TEST(Correction, WarnsOfWhatItPassesOver) {
    const auto session = shotAtTwice();
    EXPECT_TRUE(warns(done(*session, correct(1, {{"fact", {{"in-cover", true}}}})), "passed over"));
    done(*session, melee("squadron", "battalion", 7, 7));
    const Json answer = done(*session, correct(4, facts("in-cover", true)));
    EXPECT_TRUE(warns(answer, "\"facts\" means nothing to \"melee\"")) << "each side has its own";
}

TEST(Correction, OfFactsWhereNoneCanBe) {
    const auto session = shotAtTwice();
    done(*session, {{"do", "next-phase"}, {"facts", "none"}});
    EXPECT_EQ(refusal(*session, correct(3, facts("in-cover", true))), "not-possible");
}

TEST(Correction, TellsOfRecordsThatDoSomethingElseWithoutARoll) {
    const auto session = shotAtTwice();
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    Answer tried = session->tryCorrection(correct(2, dice({1})));
    ASSERT_TRUE(tried.ok) << tried.refusal.message;
    const Json answer = tried.toJson();
    ASSERT_EQ(answer["differences"].size(), 1U) << "only record 2 rolls";
    ASSERT_EQ(answer["effects"].size(), 2U);
    EXPECT_EQ(answer["effects"][0]["record"], Json(2));
    EXPECT_EQ(answer["effects"][0]["now"]["battalion"]["state"], Json("buggering-off"));
    EXPECT_EQ(answer["effects"][1]["was"], Json::object());
    EXPECT_EQ(answer["effects"][1]["now"]["battalion"]["lost"], Json(1)) << "it loses one more running";
    EXPECT_EQ(session->cursor(), 4) << "nothing was changed";
}

TEST(Correction, EffectsThatStayTheSameAreNotTold) {
    const auto session = shotAtTwice();
    done(*session, correct(1, dice({3})));
    const Json answer = done(*session, correct(1, dice({4})));
    for (const Json& effect : answer["effects"]) {
        EXPECT_NE(effect["record"], Json(3)) << answer["effects"];
    }
    EXPECT_EQ(done(*session, correct(1, dice({4})))["effects"], Json::array());
}

TEST(Correction, ShowsHowFarItsDiceReach) {
    const auto session = shotAtTwice();
    Json attack = shoot("plane", "battalion", {7});
    attack["attack"] = "bombing";
    done(*session, attack);
    const auto preview = [&session](const Json& correction) {
        const auto [before, command] = session->amended(correction);
        return session->previewOn(before, command);
    };
    const Preview less = preview(correct(3, dice({4})));
    ASSERT_TRUE(less.ok);
    ASSERT_TRUE(less.wanted) << "now a check follows";
    EXPECT_EQ(less.wanted->die, "d8");
    const Preview whole = preview(correct(3, dice({4, 6})));
    EXPECT_FALSE(whole.wanted);
    EXPECT_EQ(whole.steps.size(), 2U);
    EXPECT_EQ(session->tryCorrection(correct(9, dice({4}))).refusal.code, "unknown-id");
}

TEST(Correction, ShowsTheBattleBeforeARecordAsItNowStands) {
    const auto session = shotAtTwice();
    done(*session, correct(1, dice({3})));
    const auto lost = [](const Battle& battle) { return battle.find("battalion")->value("lost").number(); };
    EXPECT_EQ(lost(session->before(1)), 0);
    EXPECT_EQ(lost(session->before(2)), 1) << "the corrected die counts";
    EXPECT_TRUE(session->before(4) == session->battle());
    ASSERT_EQ(session->standing().size(), 3U);
    EXPECT_EQ(session->standing()[0].command["dice"], Json::array({3}));
}

struct BadCorrection {
    const char* name;
    Json command;
    const char* code;
};

void PrintTo(const BadCorrection& c, std::ostream* out) {
    *out << c.name;
}

class CorrectionRefused : public testing::TestWithParam<BadCorrection> {};

TEST_P(CorrectionRefused, ChangesNothing) {
    const auto session = shotAtTwice();
    done(*session, correct(1, dice({5})));
    EXPECT_EQ(refusal(*session, GetParam().command), GetParam().code);
    EXPECT_EQ(session->cursor(), 3);
}

const BadCorrection badCorrections[] = {
    {"RecordZero", correct(0, dice({5})), "unknown-id"},
    {"RecordNegative", correct(-1, dice({5})), "unknown-id"},
    {"RecordToCome", correct(4, dice({5})), "unknown-id"},
    {"RecordHuge", {{"do", "correct"}, {"record", 18446744073709551615U}}, "unknown-id"},
    {"RecordIsAText", {{"do", "correct"}, {"record", "1"}}, "bad-value"},
    {"RecordIsAFraction", {{"do", "correct"}, {"record", 1.5}}, "bad-value"},
    {"OfACorrection", correct(3, dice({5})), "not-possible"},
    {"TooFewDice", correct(1, dice(Json::array())), "bad-dice"},
    {"TooManyDice", correct(1, dice({5, 5})), "bad-dice"},
    {"ImpossibleDie", correct(1, dice({9})), "bad-dice"},
    {"DiceIsNoList", correct(1, dice(5)), "bad-value"},
    {"UnknownFact", correct(1, facts("in-covr", true)), "unknown-fact"},
    {"WrongFact", correct(1, facts("in-cover", 3)), "bad-value"},
    {"UnknownUnitInAFact", correct(1, facts("fired-on-by", {"x"})), "unknown-id"},
    {"FactsIsNoObject", correct(1, {{"facts", 3}}), "bad-value"},
    {"KeepIsNoList", correct(1, {{"dice", {5}}, {"keep", 2}}), "bad-value"},
    {"KeepHoldsTexts", correct(1, {{"dice", {5}}, {"keep", {"2"}}}), "bad-value"},
};

INSTANTIATE_TEST_SUITE_P(Table, CorrectionRefused, testing::ValuesIn(badCorrections),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(CorrectionOfNothing, IsRefused) {
    const auto session = Field().open();
    EXPECT_EQ(refusal(*session, correct(1, dice({5}))), "unknown-id");
}

TEST(Correction, NamesAnotherFirerAndAnotherTarget) {
    auto session = Field()
                       .ours("squadron", "cavalry", "british", 4)
                       .ours("other", "cavalry", "british", 4)
                       .theirs("battalion", "infantry", "turkish", 6)
                       .theirs("second", "infantry", "turkish", 6)
                       .open();
    adjusted(*session, "turn", {{"phase", "shooting"}});
    done(*session, shoot("squadron", "battalion", {1}));
    const Json answer = done(*session, correct(2, {{"unit", "other"}, {"target", "second"}}));
    EXPECT_TRUE(answer["warnings"].empty()) << answer["warnings"].dump();
    const Amendment now = session->standing()[1];
    EXPECT_EQ(now.command["unit"], "other");
    EXPECT_EQ(now.command["target"], "second");
    EXPECT_EQ(now.steps[0]["subject"], "second");
    EXPECT_EQ(session->battle().find("battalion")->value("lost").number(), 0);
    EXPECT_GT(session->battle().find("second")->value("lost").number(), 0);
    done(*session, undo);
    EXPECT_GT(session->battle().find("battalion")->value("lost").number(), 0);
}

TEST(Correction, OfAPartyNamesAnotherUnit) {
    auto session = Field()
                       .ours("squadron", "cavalry", "british", 4)
                       .ours("other", "cavalry", "british", 4)
                       .theirs("battalion", "infantry", "turkish", 6)
                       .open();
    done(*session,
         {{"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "battalion"}}}, {"dice", {5, 4}}});
    done(*session, correct(1, {{"a", {{"unit", "other"}}}}));
    EXPECT_EQ(session->standing()[0].steps[0]["subject"], "other");
}

TEST(Correction, TakesValuesByHandBack) {
    const auto session = shotAtTwice();
    done(*session, correct(1, {{"overrides", {{"supported", 3}}}}));
    EXPECT_EQ(session->standing()[0].command["overrides"], Json({{"supported", 3}}));
    done(*session, correct(1, {{"overrides", Json::object()}}));
    EXPECT_EQ(session->standing()[0].command["overrides"], Json::object());
}

TEST(Correction, OfAFieldTheActionDoesNotKnowIsWarnedOf) {
    const auto session = shotAtTwice();
    const Json answer = done(*session, correct(1, {{"targat", "car"}}));
    EXPECT_EQ(std::ranges::count_if(answer["warnings"],
                                    [](const Json& warning) {
                                        return warning.get<std::string>().find("\"targat\"") !=
                                               std::string::npos;
                                    }),
              1)
        << answer["warnings"].dump();
}

} // namespace
} // namespace umpire::test::correction_test
