// Checks without dice: the umpire states what he sees on the table.

#include "small_pack.h"
#include "umpire/battle/record_audit.h"
#include "umpire/battle/session.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::stated_results_test {
namespace {

using Lines = std::vector<std::string>;

/// Courage is followed by a look at the wood, which the umpire states.
SmallPack woods() {
    SmallPack pack;
    Json& checks = pack.file("checks");
    checks["outcomes"].push_back({{"id", "in-the-wood"}, {"name", "In the wood"}});
    checks["outcomes"].push_back({{"id", "in-the-open"}, {"name", "In the open"}});
    checks["checks"].push_back(Json::parse(R"({"id": "wood", "name": "Wood", "section": "2", "form": "stated",
        "choices": ["in-the-wood", "in-the-open"], "direct": true,
        "effects": [{"outcomes": ["in-the-wood"], "effects": [{"set": "lost", "to": 0}]}]})"));
    checks["checks"][0]["then"] = Json::parse(R"([{"check": "wood", "subject": "$self"}])");
    return pack;
}

Session open(const SmallPack& pack) {
    const LoadedPack loaded = pack.load();
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    return Session(loaded.pack, nullptr, smallBattle());
}

Json look(const Json& more = Json::object()) {
    Json command{{"do", "check"}, {"check", "wood"}, {"unit", "fox"}};
    command.update(more);
    return command;
}

Answer done(Session& session, const Json& command) {
    RandomDice dice(1);
    return session.execute(command, dice);
}

TEST(StatedResults, TakeEffectAndAreKept) {
    Session session = open(woods());
    const Answer answer = done(session, look({{"outcome", "in-the-wood"}}));
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    EXPECT_EQ(answer.warnings, Lines{});
    EXPECT_EQ(answer.steps.at(0)["outcome"], "in-the-wood");
    EXPECT_EQ(answer.steps.at(0)["dice"], Json::array());
    EXPECT_EQ(session.battle().find("fox")->value("lost").number(), 0);
    EXPECT_EQ(sheets::RecordText(session).how(session.records().back()), "In the wood: stated");
    EXPECT_TRUE(auditRecords(session).inOrder());
    ASSERT_TRUE(done(session, {{"do", "correct"}, {"record", 1}, {"outcome", "in-the-open"}}).ok);
    EXPECT_EQ(session.battle().find("fox")->value("lost").number(), 2);
}

TEST(StatedResults, AreRefusedWhenMissingOrNoneOfTheChoices) {
    Session session = open(woods());
    EXPECT_EQ(done(session, look()).refusal.code, "bad-value");
    EXPECT_EQ(
        done(session, look()).refusal.message,
        "Wood of The fox is for the umpire to see: state \"outcome\", one of in-the-wood or in-the-open");
    EXPECT_EQ(done(session, look({{"outcome", "stays"}})).refusal.message,
              "\"outcome\" is \"stays\"; Wood comes to in-the-wood or in-the-open");
}

TEST(StatedResults, AreAskedForAsAnOpenField) {
    const Session session = open(woods());
    const Json asked = worksheet(session, look()).toJson();
    EXPECT_EQ(asked["complete"], false);
    EXPECT_EQ(asked["dice"], Json::array());
    ASSERT_EQ(asked["open"].size(), 1U);
    EXPECT_EQ(asked["open"][0]["field"], "outcome");
    EXPECT_EQ(asked["open"][0]["kind"], "choice");
    EXPECT_EQ(asked["open"][0]["choices"], Json({"in-the-wood", "in-the-open"}));
    EXPECT_TRUE(worksheet(session, look({{"outcome", "in-the-open"}})).complete);
    EXPECT_EQ(oddsOf(session, look()).toJson()["odds"], Json::array());
}

TEST(StatedResults, FollowARollWhoseOddsAreKnown) {
    Session session = open(woods());
    Json command{{"do", "check"}, {"check", "courage"}, {"unit", "fox"}};
    const Odds odds = oddsOf(session, command);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_EQ(odds.rolls.size(), 1U);
    EXPECT_EQ(odds.rolls[0].of("runs"), 2.0 / 6);
    command["dice"] = {4};
    const Worksheet sheet = worksheet(session, command);
    EXPECT_EQ(sheet.steps.size(), 1U);
    ASSERT_NE(sheet.open(), nullptr);
    EXPECT_EQ(sheet.open()->id, "outcome");
    command["outcome"] = "in-the-open";
    EXPECT_EQ(done(session, command).steps.size(), 2U);
}

TEST(StatedResults, OfSeveralInOneCommandAreToldApart) {
    SmallPack pack = woods();
    pack.file("checks")["checks"][0]["then"].push_back(
        {{"check", "wood"}, {"subject", "$other"}, {"other", "$self"}});
    pack.file("checks")["checks"][0]["then"][1]["subject"] = "$self.prey";
    Session session = open(pack);
    Json command{
        {"do", "check"}, {"check", "courage"}, {"unit", "fox"}, {"dice", {4}}, {"outcome", "in-the-open"}};
    const Worksheet sheet = worksheet(session, command);
    ASSERT_NE(sheet.open(), nullptr);
    EXPECT_EQ(sheet.open()->id, "outcome-2");
    EXPECT_EQ(sheet.open()->name, "Wood of The owl");
    command["outcome-2"] = "in-the-wood";
    ASSERT_TRUE(done(session, command).ok);
    EXPECT_EQ(session.battle().find("owl")->value("lost").number(), 0);
    EXPECT_EQ(session.battle().find("fox")->value("lost").number(), 2);
}

TEST(StatedResults, HaveNothingOfARoll) {
    SmallPack pack = woods();
    Json& wood = pack.file("checks")["checks"][1];
    wood["choices"] = {"in-the-wood"};
    wood["die"] = "d6";
    EXPECT_EQ(
        pack.problems(),
        (Lines{"checks.json: error: one outcome alone leaves nothing to state; give at least two (at "
               "checks[1].choices)",
               "checks.json: error: \"die\" belongs to a roll, but the umpire states what this check comes "
               "to; remove it (at checks[1].die)"}));
    SmallPack rolled;
    rolled.file("checks")["checks"][0]["choices"] = {"stays", "runs"};
    EXPECT_EQ(rolled.problems(),
              Lines{"checks.json: error: the dice decide here; only of a \"stated\" check is "
                    "there a choice (at checks[0].choices)"});
}

TEST(StatedResults, StandOnTheReadyReference) {
    SmallPack pack = woods();
    pack.file("pack")["files"]["sheets"] = "sheets.json";
    pack.file("sheets") = Json::parse(R"({"reference": {"parts": [
        {"id": "looks", "kind": "outcomes", "title": "Looks", "checks": ["courage", "wood"]}]}})");
    const Session session = open(pack);
    const std::string text =
        sheets::writeText({sheets::makeSheet({session.rules(), &session, nullptr}, {"ready-reference"})});
    EXPECT_NE(text.find("In the wood"), std::string::npos) << text;
    EXPECT_NE(text.find("as seen"), std::string::npos) << text;
}

/// A pack that says what it has seen.
SmallPack criers(const Json& effect) {
    SmallPack pack;
    pack.file("texts")["texts"]["cry"] = "{self.name} cries: {faces}!";
    pack.file("checks")["checks"][0]["effects"] = {{{"effects", {effect}}}};
    return pack;
}

TEST(WhatRulesSay, StandsInAnswerAndRecordAndIsUndone) {
    Session session = open(criers({{"say", "cry"}, {"tone", "alarm"}}));
    const Answer answer =
        done(session, {{"do", "check"}, {"check", "courage"}, {"unit", "fox"}, {"dice", {4}}});
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    EXPECT_EQ(answer.toJson()["said"], Json({{{"text", "The fox cries: 4!"}, {"tone", "alarm"}}}));
    const Record record = session.records().back();
    EXPECT_EQ(sheets::saidWords(record), Lines{"▲ The fox cries: 4!"});
    EXPECT_NE(sheets::RecordText(session).follows(record).find("▲ The fox cries: 4!"), std::string::npos);
    EXPECT_TRUE(auditRecords(session).inOrder());
    const Answer corrected = done(session, {{"do", "correct"}, {"record", 1}, {"dice", {5}}});
    EXPECT_EQ(corrected.toJson()["said"], Json({{{"text", "The fox cries: 5!"}, {"tone", "alarm"}}}));
    ASSERT_TRUE(done(session, {{"do", "undo"}}).ok);
    EXPECT_FALSE(done(session, {{"do", "undo"}}).toJson().contains("said"));
}

TEST(WhatRulesSay, HasATone) {
    EXPECT_EQ(criers({{"say", "cry"}, {"tone", "shrill"}}).problems(),
              Lines{"checks.json: error: \"shrill\" is none of plain, good, caution, alarm and flight (at "
                    "checks[0].effects[0].effects[0].tone)"});
    const Lines idle = criers({{"warn", "cry"}, {"tone", "good"}}).problems();
    ASSERT_EQ(idle.size(), 1U);
    EXPECT_TRUE(idle[0].starts_with("checks.json: error: unknown key \"tone\"")) << idle[0];
    EXPECT_EQ(criers({{"say", "cri"}}).problems(),
              Lines{"checks.json: error: unknown text \"cri\"; did you mean \"cry\"? (at "
                    "checks[0].effects[0].effects[0].say)"});
    Session session = open(criers({{"say", "cry"}}));
    const Answer answer =
        done(session, {{"do", "check"}, {"check", "courage"}, {"unit", "fox"}, {"dice", {4}}});
    EXPECT_EQ(sheets::saidWords(session.records().back()), Lines{"The fox cries: 4!"});
}

} // namespace
} // namespace umpire::test::stated_results_test
