// What the worksheet of a draft says: what is missing, what is known, what answers would change.

#include "support/field.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace umpire::test::worksheet_test {
namespace {

std::unique_ptr<Session> field() {
    return Field()
        .ours("squadron", "cavalry", "anzac", 4)
        .ours("car", "armoured-car", "british", 1)
        .ours("plane", "plane", "british", 1)
        .theirs("battalion", "infantry", "turkish", 6)
        .theirs("levy", "infantry", "turkish", 4, {{"quality", "green"}})
        .theirs("battery", "artillery", "turkish", 2)
        .open();
}

Json ids(const std::vector<WorksheetChoice>& choices) {
    Json list = Json::array();
    for (const WorksheetChoice& choice : choices) {
        list.push_back(choice.id);
    }
    return list;
}

const WorksheetQuestion* questionOf(const WorksheetRoll& roll, const Id& fact) {
    const auto found = std::find_if(roll.questions.begin(), roll.questions.end(),
                                    [&](const WorksheetQuestion& each) { return each.fact == fact; });
    return found == roll.questions.end() ? nullptr : &*found;
}

double sumOf(const std::vector<WorksheetOutcome>& odds) {
    double sum = 0;
    for (const WorksheetOutcome& outcome : odds) {
        sum += outcome.chance;
    }
    return sum;
}

TEST(Worksheet, OfANoteAsksForWhatItLacks) {
    const auto session = field();
    for (const char* subject : {"squadron", "turn"}) {
        Json note{{"do", "note"}, {"subject", subject}};
        const Worksheet open = worksheet(*session, note);
        EXPECT_FALSE(open.complete) << subject;
        ASSERT_TRUE(open.open());
        EXPECT_EQ(open.open()->id, "text");
        note["text"] = "Out of water";
        EXPECT_TRUE(worksheet(*session, note).complete) << subject;
    }
    ASSERT_TRUE(worksheet(*session, {{"do", "note"}}).open());
    EXPECT_EQ(worksheet(*session, {{"do", "note"}}).open()->id, "record");
}

TEST(Worksheet, TellsWhatIsMissingAndWhoMayStandThere) {
    const auto session = field();
    const Worksheet sheet = worksheet(*session, {{"do", "shoot"}, {"unit", "squadron"}});
    ASSERT_TRUE(sheet.ok) << sheet.refusal.message;
    EXPECT_FALSE(sheet.complete);
    ASSERT_TRUE(sheet.open());
    EXPECT_EQ(sheet.open()->id, "target");
    EXPECT_EQ(sheet.open()->kind, AskKind::Subject);
    EXPECT_EQ(ids(sheet.open()->choices), Json({"battalion", "levy", "battery"}));
    EXPECT_TRUE(sheet.rolls.empty());
}

TEST(Worksheet, OffersWhatTheUnitCanDoAsDrafts) {
    const auto session = field();
    const Worksheet sheet = worksheet(*session, {{"do", "shoot"}, {"unit", "squadron"}});
    const auto has = [&](const Json& draft) {
        return std::find(sheet.drafts.begin(), sheet.drafts.end(), draft) != sheet.drafts.end();
    };
    EXPECT_TRUE(has({{"do", "shoot"}, {"unit", "squadron"}}));
    EXPECT_TRUE(has({{"do", "melee"}, {"a", {{"unit", "squadron"}}}}));
    EXPECT_TRUE(has({{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}}));
    EXPECT_FALSE(has({{"do", "check"}, {"check", "repair"}, {"unit", "squadron"}}));
    for (const Json& draft : sheet.drafts) {
        EXPECT_TRUE(worksheet(*session, draft).ok) << draft.dump();
    }
}

TEST(Worksheet, AsksForThePlanesWayOfAttackAndForNobodyElses) {
    const auto session = field();
    const Worksheet plane =
        worksheet(*session, {{"do", "shoot"}, {"unit", "plane"}, {"target", "battalion"}});
    ASSERT_TRUE(plane.open());
    EXPECT_EQ(plane.open()->id, "attack");
    EXPECT_EQ(plane.open()->kind, AskKind::Choice);
    EXPECT_EQ(ids(plane.open()->choices), Json({"bombing", "strafing"}));
    const Worksheet squadron =
        worksheet(*session, {{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}});
    EXPECT_FALSE(squadron.open());
}

TEST(Worksheet, GivesLinesWithLabelReasonValueAndSection) {
    const auto session = field();
    const Worksheet sheet = worksheet(*session, {{"do", "shoot"}, {"unit", "squadron"}, {"target", "levy"}});
    ASSERT_EQ(sheet.rolls.size(), 1U);
    const auto& lines = sheet.rolls[0].lines;
    const auto green = std::find_if(lines.begin(), lines.end(),
                                    [](const WorksheetLine& line) { return line.id == "green-troops"; });
    ASSERT_NE(green, lines.end());
    EXPECT_EQ(green->value, -1);
    EXPECT_EQ(green->reason, "Green troops");
    EXPECT_EQ(green->label, "Green, Militia troops") << "the label is the same whoever is tested";
    EXPECT_EQ(green->section, "C, D");
}

TEST(Worksheet, TellsWhatEachAnswerWouldChange) {
    const auto session = field();
    const Json draft{{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}};
    const Worksheet sheet = worksheet(*session, draft);
    const WorksheetQuestion* supported = questionOf(sheet.rolls.at(0), "supported");
    ASSERT_TRUE(supported);
    EXPECT_EQ(supported->kind, AskKind::Flag);
    EXPECT_EQ(supported->value, Json(false));
    EXPECT_EQ(supported->change, 1);
    Json answered = draft;
    answered["facts"]["supported"] = true;
    const Odds other = oddsOf(*session, answered);
    EXPECT_EQ(supported->otherwise, other.rolls.at(0).outcomes);
    const Worksheet after = worksheet(*session, answered);
    EXPECT_EQ(questionOf(after.rolls.at(0), "supported")->value, Json(true));
    EXPECT_EQ(questionOf(after.rolls.at(0), "supported")->otherwise,
              oddsOf(*session, draft).rolls[0].outcomes);
}

TEST(Worksheet, HasBothPartiesOfAMelee) {
    const auto session = field();
    const Worksheet sheet =
        worksheet(*session, {{"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "battalion"}}}});
    ASSERT_EQ(sheet.rolls.size(), 2U);
    EXPECT_EQ(sheet.rolls[0].subject, "squadron");
    EXPECT_EQ(sheet.rolls[0].place, "a");
    EXPECT_EQ(sheet.rolls[1].subject, "battalion");
    EXPECT_EQ(sheet.rolls[1].place, "b");
    for (const WorksheetRoll& roll : sheet.rolls) {
        EXPECT_NEAR(sumOf(roll.odds), 1, 1e-12);
        EXPECT_TRUE(questionOf(roll, "charging"));
    }
    EXPECT_EQ(sheet.next, 0);
}

TEST(Worksheet, ShowsTheRollsThatFollow) {
    const auto session = field();
    const Worksheet sheet = worksheet(*session, {{"do", "shoot"}, {"unit", "battery"}, {"target", "car"}});
    std::vector<Id> checks;
    for (const WorksheetRoll& roll : sheet.rolls) {
        checks.push_back(roll.check);
        EXPECT_NEAR(sumOf(roll.odds), 1, 1e-12) << roll.check;
    }
    EXPECT_EQ(checks, (std::vector<Id>{"vehicle-hit", "vehicle-damage"}));
}

TEST(Worksheet, GoesOnAfterTheDiceThereAre) {
    const auto session = field();
    Json draft{{"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "battalion"}}}, {"dice", {3}}};
    const Worksheet half = worksheet(*session, draft);
    EXPECT_FALSE(half.complete);
    EXPECT_EQ(half.next, 1);
    ASSERT_EQ(half.dice.size(), 1U);
    EXPECT_EQ(half.dice[0].die, "d8");
    EXPECT_EQ(half.dice[0].faces.size(), 8U);
    draft["dice"].push_back(5);
    const Worksheet whole = worksheet(*session, draft);
    EXPECT_TRUE(whole.complete);
    EXPECT_TRUE(whole.dice.empty());
    EXPECT_EQ(whole.steps.size(), 2U);
    for (const WorksheetRoll& roll : whole.rolls) {
        EXPECT_TRUE(roll.made);
        EXPECT_EQ(std::count_if(roll.odds.begin(), roll.odds.end(),
                                [](const WorksheetOutcome& each) { return each.chance > 0; }),
                  1)
            << "what has fallen has fallen";
    }
}

TEST(Worksheet, GivesNoOddsBeyondTheWaysAllowed) {
    const auto session = field();
    const Json many{{"do", "shoot"}, {"unit", "car"}, {"target", "battalion"}, {"jam-dice", 6}};
    const Worksheet few = worksheet(*session, many, {false, false, 1});
    EXPECT_TRUE(few.ok);
    EXPECT_FALSE(few.oddsKnown);
    ASSERT_FALSE(few.rolls.empty());
    EXPECT_EQ(sumOf(few.rolls[0].odds), 0);
    EXPECT_TRUE(worksheet(*session, many).oddsKnown);
    EXPECT_EQ(few.wanted->count, 6);
    EXPECT_EQ(few.dice.size(), 6U);
}

TEST(Worksheet, KeepsTheRowOfALineThatAnAnswerTakesAway) {
    const auto session = field();
    adjusted(*session, "battalion", {{"lost", 1}});
    const Worksheet sheet = worksheet(*session, {{"do", "check"},
                                                 {"check", "morale"},
                                                 {"unit", "battalion"},
                                                 {"facts", {{"no-minus-modifiers", true}}}});
    for (const WorksheetLine& line : sheet.rolls.at(0).lines) {
        EXPECT_TRUE(line.id != "elements-lost" || !line.counts);
    }
    EXPECT_TRUE(std::any_of(sheet.rolls[0].lines.begin(), sheet.rolls[0].lines.end(),
                            [](const WorksheetLine& line) { return line.id == "elements-lost"; }));
}

TEST(Worksheet, OfACorrectionIsAboutTheRecordAsItWouldBe) {
    const auto session = field();
    done(*session, shoot("squadron", "battalion", {3}));
    const Worksheet sheet =
        worksheet(*session, {{"do", "correct"}, {"record", 1}, {"target", "levy"}, {"dice", {4}}});
    ASSERT_TRUE(sheet.ok) << sheet.refusal.message;
    EXPECT_TRUE(sheet.complete);
    EXPECT_EQ(sheet.rolls.at(0).subject, "levy");
    EXPECT_EQ(sheet.steps.at(0).total, 4 - 1);
}

TEST(Worksheet, TellsOwnCommandsFields) {
    const auto session = field();
    EXPECT_EQ(worksheet(*session, {{"do", "waive"}}).open()->id, "due");
    EXPECT_EQ(worksheet(*session, {{"do", "adjust"}}).open()->id, "subject");
    EXPECT_EQ(worksheet(*session, {{"do", "correct"}}).open()->id, "record");
    EXPECT_TRUE(worksheet(*session, {{"do", "next-phase"}}).complete);
    EXPECT_TRUE(worksheet(*session, {{"do", "undo"}}).complete);
    const Worksheet check = worksheet(*session, {{"do", "check"}, {"formation", "regiment"}});
    EXPECT_EQ(check.open()->id, "check");
}

TEST(Worksheet, RefusesWhatNobodyKnows) {
    const auto session = field();
    EXPECT_EQ(worksheet(*session, Json::array()).refusal.code, "bad-json");
    EXPECT_EQ(worksheet(*session, {{"do", "shott"}}).refusal.code, "unknown-command");
    EXPECT_EQ(worksheet(*session, {{"do", "shoot"}, {"unit", "nobody"}}).refusal.code, "unknown-id");
    EXPECT_EQ(worksheet(*session, {{"do", "correct"}, {"record", 9}}).refusal.code, "unknown-id");
    const Worksheet fact = worksheet(
        *session,
        {{"do", "shoot"}, {"unit", "squadron"}, {"target", "levy"}, {"facts", {{"suported", true}}}});
    EXPECT_EQ(fact.refusal.code, "unknown-fact");
}

TEST(Worksheet, IsWrittenAsTheContractSays) {
    const auto session = field();
    const Json json =
        worksheet(*session, {{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}}).toJson();
    for (const char* key : {"ok", "complete", "offers", "open", "rolls", "dice", "warnings"}) {
        EXPECT_TRUE(json.contains(key)) << key;
    }
    EXPECT_EQ(json["dice"], Json::array({{{"die", "d8"}, {"faces", {1, 2, 3, 4, 5, 6, 7, 8}}}}));
    const Json& roll = json["rolls"].at(0);
    for (const char* key : {"check", "subject", "lines", "questions", "odds"}) {
        EXPECT_TRUE(roll.contains(key)) << key;
    }
    for (const Json& line : roll["lines"]) {
        for (const char* key : {"id", "label", "value", "reason", "section"}) {
            EXPECT_TRUE(line.contains(key)) << key;
        }
        EXPECT_NE(line["value"], Json(0));
    }
    for (const Json& question : roll["questions"]) {
        for (const char* key : {"id", "text", "kind", "value"}) {
            EXPECT_TRUE(question.contains(key)) << key;
        }
        EXPECT_EQ(question.contains("otherwise"), question["kind"] == Json("flag")) << question.dump();
    }
}

} // namespace
} // namespace umpire::test::worksheet_test
