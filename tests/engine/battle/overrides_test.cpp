// What the umpire puts in place of a computed line, and dice the program threw for him.

#include "support/field.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test::overrides_test {
namespace {

std::unique_ptr<Session> brawl() {
    return Field()
        .ours("squadron", "cavalry", "british", 4)
        .theirs("battalion", "infantry", "turkish", 6)
        .open();
}

Json meleeOf(const Json& a, const Json& b, const Json& dice) {
    Json command{
        {"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "battalion"}}}, {"dice", dice}};
    command["a"].update(a);
    command["b"].update(b);
    return command;
}

TEST(Overrides, OfOnePartyLeaveTheOtherAlone) {
    const auto session = brawl();
    const Json answer = done(*session, meleeOf({{"overrides", {{"supported", 3}}}}, Json::object(), {4, 4}));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"supported", 3}}));
    EXPECT_EQ(linesOf(answer["steps"][1]), Lines{});
}

TEST(Overrides, OfTheWholeCommandReachBothPartiesUnlessOneHasItsOwn) {
    const auto session = brawl();
    Json command = meleeOf(Json::object(), {{"overrides", {{"supported", -1}}}}, {4, 4});
    command["overrides"] = {{"supported", 2}};
    const Json answer = done(*session, command);
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"supported", 2}}));
    EXPECT_EQ(linesOf(answer["steps"][1]), (Lines{{"supported", -1}}));
}

TEST(Overrides, OfAPartyMustNameAModifier) {
    const auto session = brawl();
    const Json command = meleeOf({{"overrides", {{"suported", 1}}}}, Json::object(), {4, 4});
    RandomDice dice(1);
    const Answer answer = session->execute(command, dice);
    EXPECT_EQ(answer.refusal.code, "bad-value");
    EXPECT_NE(answer.refusal.message.find("supported"), std::string::npos) << answer.refusal.message;
}

TEST(Overrides, CanBeGivenAfterwards) {
    const auto session = brawl();
    done(*session, shoot("squadron", "battalion", {5}));
    const Json answer = done(*session, {{"do", "correct"},
                                        {"record", 1},
                                        {"overrides", {{"in-cover", -4}}},
                                        {"reason", "stood in the open"}});
    EXPECT_EQ(answer["steps"][0]["outcome"], Json("lets-bugger-off"));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"in-cover", -4}}));
}

TEST(FreeLines, CountBesideTheRulesAndHaveAnIdOfTheirOwn) {
    const auto session = brawl();
    Json command = shoot("squadron", "battalion", {5}, {{"in-cover", true}});
    command["extra-lines"] = Json::array(
        {{{"text", "sun in their eyes"}, {"value", -3}}, {{"text", "a brave speech"}, {"value", 1}}});
    const Json answer = done(*session, command);
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"in-cover", 1}, {"by-hand-1", -3}, {"by-hand-2", 1}}));
    EXPECT_EQ(answer["steps"][0]["total"], Json(4));
    const Json told = session->records().back().steps.front()["modifiers"];
    EXPECT_EQ(told[1]["label"], Json("sun in their eyes"));
    EXPECT_EQ(told[1]["overridden"], Json(true));
}

TEST(FreeLines, OfOnePartyLeaveTheOtherAlone) {
    const auto session = brawl();
    const Json line = Json::array({{{"text", "uphill through scrub"}, {"value", -2}}});
    const Json answer = done(*session, meleeOf({{"extra-lines", line}}, Json::object(), Json::array({4, 4})));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"by-hand-1", -2}}));
    EXPECT_EQ(linesOf(answer["steps"][1]), Lines{});
}

TEST(FreeLines, AreInTheOddsAndWorthNothingAtZero) {
    const auto session = brawl();
    Json command = shoot("squadron", "battalion", Json::array({5}));
    command.erase("dice");
    const Odds plain = oddsOf(*session, command);
    command["extra-lines"] = Json::array({{{"text", "sandstorm"}, {"value", -7}}});
    const Odds odds = oddsOf(*session, command);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    EXPECT_DOUBLE_EQ(odds.rolls[0].of("lets-bugger-off"), 1);
    command["extra-lines"][0]["value"] = 0;
    EXPECT_EQ(oddsOf(*session, command).rolls[0].outcomes, plain.rolls[0].outcomes);
}

TEST(FreeLines, OfOneCheckAreNotCountedInAnother) {
    const auto session = brawl();
    Json command = shoot("squadron", "battalion", {5});
    command["extra-lines"] =
        Json::array({{{"text", "for officers only"}, {"value", -3}, {"check", "officer-casualty"}}});
    EXPECT_EQ(linesOf(done(*session, command)["steps"][0]), Lines{});
}

TEST(FreeLines, CanBeGivenAfterwardsAndTakenBack) {
    const auto session = brawl();
    adjusted(*session, "turn", {{"phase", "shooting"}});
    done(*session, shoot("squadron", "battalion", {5}));
    const Json lines = Json::array({{{"text", "they had dug in"}, {"value", 2}}});
    const Json answer = done(*session, {{"do", "correct"}, {"record", 2}, {"extra-lines", lines}});
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"by-hand-1", 2}}));
    EXPECT_TRUE(answer["warnings"].empty()) << answer.dump();
    const Json back = done(*session, {{"do", "correct"}, {"record", 2}, {"extra-lines", Json::array()}});
    EXPECT_EQ(linesOf(back["steps"][0]), Lines{});
}

TEST(FreeLines, AreRefusedWhenTheyAreNone) {
    const auto session = brawl();
    const std::vector<std::pair<Json, std::string>> wrong{
        {"a text", "a list"},
        {Json::array({"a text"}), "an object with a text and a value"},
        {Json::array({{{"text", "no value"}}}), "needs \"value\""},
        {Json::array({{{"value", 1}}}), "needs \"text\""},
        {Json::array({{{"text", " "}, {"value", 1}}}), "one line"},
        {Json::array({{{"text", "two\nlines"}, {"value", 1}}}), "one line"},
        {Json::array({{{"text", std::string(201, 'x')}, {"value", 1}}}), "200"},
        {Json::array({{{"text", "x"}, {"value", 1.5}}}), "a whole number"},
        {Json::array({{{"text", "x"}, {"vaule", 1}}}), "did you mean \"value\""},
        {Json::array({{{"text", "x"}, {"value", 1}, {"check", "moral"}}}), "did you mean \"morale\""},
    };
    for (const auto& [lines, words] : wrong) {
        Json command = shoot("squadron", "battalion", {5});
        command["extra-lines"] = lines;
        RandomDice dice(1);
        const Answer answer = session->execute(command, dice);
        EXPECT_EQ(answer.refusal.code, "bad-value") << lines;
        EXPECT_NE(answer.refusal.message.find(words), std::string::npos) << answer.refusal.message;
    }
    EXPECT_EQ(session->cursor(), 0);
}

TEST(DrawnDice, AreRecordedWithTheirPlaceAmongTheDraws) {
    const auto session = brawl();
    RandomDice dice(7);
    const Die& d8 = *session->rules().die("d8");
    session->throwDie(d8, dice);
    const Json entry = session->throwDie(d8, dice);
    const Answer answer = session->execute(meleeOf(Json::object(), Json::object(), {4, entry}), dice);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    const Record& record = session->records().back();
    EXPECT_EQ(record.command["dice"], Json::array({4, entry["drawn"]}));
    EXPECT_EQ(record.draws, (Draws{{RandomDice::generator, 7}, 1, 1, {1}, {1}}));
}

TEST(DrawnDice, ThatWereNeverDrawnAreRefused) {
    const auto session = brawl();
    const Json entry{{"drawn", 4}, {"at", std::uint64_t{0}}};
    EXPECT_EQ(refusal(*session, shoot("squadron", "battalion", Json::array({entry}))), "bad-dice");
    EXPECT_EQ(refusal(*session, shoot("squadron", "battalion", Json::array({Json{{"drawn", 4}}}))),
              "bad-dice");
}

TEST(DrawnDice, AreUsedOnce) {
    const auto session = brawl();
    RandomDice dice(7);
    const Json entry = session->throwDie(*session->rules().die("d8"), dice);
    const Json volley = shoot("squadron", "battalion", Json::array({entry}));
    done(*session, volley);
    EXPECT_EQ(refusal(*session, volley), "bad-dice");
    done(*session, {{"do", "undo"}});
    done(*session, volley);
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "next-phase"}});
    EXPECT_EQ(refusal(*session, volley), "bad-dice") << "it was taken back for good";
}

TEST(DrawnDice, ShowWhatFell) {
    const auto session = brawl();
    RandomDice dice(7);
    Json entry = session->throwDie(*session->rules().die("d8"), dice);
    entry["drawn"] = entry["drawn"].get<int>() % 8 + 1;
    EXPECT_EQ(refusal(*session, shoot("squadron", "battalion", Json::array({entry}))), "bad-dice");
}

TEST(DrawnDice, MustBeFacesOfTheDie) {
    const auto session = brawl();
    const Json entry{{"drawn", 9}, {"at", std::uint64_t{0}}};
    EXPECT_EQ(refusal(*session, shoot("squadron", "battalion", Json::array({entry}))), "bad-dice");
}

} // namespace
} // namespace umpire::test::overrides_test
