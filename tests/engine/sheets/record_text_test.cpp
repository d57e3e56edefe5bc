// A record in plain words, and the numbers that call units.

#include "support/field.h"
#include "umpire/battle/dice_audit.h"
#include "umpire/battle/session.h"
#include "umpire/sheets/change_text.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/roster_text.h"
#include "umpire/sheets/standing_records.h"
#include "umpire/sheets/unit_numbers.h"

#include <gtest/gtest.h>

namespace umpire::test::record_text_test {
namespace {

using sheets::RecordText;

std::unique_ptr<Session> smallBattle() {
    return Field()
        .ours("12lh", "cavalry", "anzac", 4, {{"name", "12th Light Horse"}})
        .theirs("48r", "infantry", "turkish", 5, {{"name", "48th Regiment"}})
        .open();
}

TEST(RecordText, TellWhoHowAndWhatFollows) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {2}, {{"in-cover", true}}));
    const Record& record = session->records().front();
    const RecordText words(*session);
    EXPECT_EQ(words.place(record).substr(0, 5), "1 · ");
    EXPECT_EQ(words.who(record), "12th Light Horse fires on 48th Regiment");
    EXPECT_EQ(words.how(record), "Spittin' the dummy: threw 2, In cover or uphill +1 = 3");
    EXPECT_EQ(words.sum(record.steps[0]), "threw 2, modifiers +1: 3");
    EXPECT_NE(words.tone(record), "");
}

TEST(RecordText, BeginAMeleeWithWhoWonAndSayWhoseRollsTheyAre) {
    const auto session = smallBattle();
    const Json melee{{"do", "melee"}, {"a", {{"unit", "12lh"}}}, {"b", {{"unit", "48r"}}}, {"dice", {2, 7}}};
    const std::optional<Record> ahead = foreseen(*session, melee);
    ASSERT_TRUE(ahead);
    done(*session, melee);
    const Record& record = session->records().front();
    const RecordText words(*session);
    EXPECT_EQ(words.foremost(record), 1) << "the winner threw second";
    EXPECT_TRUE(words.verdict(record).starts_with("48th Regiment holds its ground")) << words.verdict(record);
    EXPECT_EQ(words.verdict(*ahead), words.verdict(record));
    EXPECT_EQ(ahead->events, record.events);
    EXPECT_TRUE(words.outcomeAmong(record.steps[0], record.steps).starts_with("12th Light Horse, "));
    EXPECT_FALSE(foreseen(*session, {{"do", "melee"}, {"a", {{"unit", "12lh"}}}})) << "it lacks a party";
}

TEST(RecordText, TellADieThrownInPlaceOfAnother) {
    const auto session =
        Field().ours("car", "armoured-car", "british", 1).theirs("foot", "infantry", "turkish", 5).open();
    done(*session, {{"do", "check"}, {"check", "off-road"}, {"unit", "car"}, {"dice", {{{"d6", 5}}}}});
    const Record& record = session->records().front();
    const RecordText words(*session);
    const std::string face = RecordText::faces(session->rules(), record.steps[0]);
    EXPECT_NE(face, "5");
    EXPECT_NE(words.how(record).find("threw 5 on a D6 (" + face + ")"), std::string::npos)
        << words.how(record);
    const Json thrown = RecordText::thrown(record.command, record.steps)[0];
    EXPECT_EQ(words.sum(record.steps[0], thrown), "threw 5 on a D6 (" + face + ")");
    EXPECT_EQ(auditDice(*session).problems.size(), 0U);
}

TEST(RecordText, HaveOneMinusSign) {
    const auto session = smallBattle();
    adjusted(*session, "48r", {{"lost", 3}});
    done(*session, shoot("12lh", "48r", {1}));
    const Record& record = session->records().back();
    const RecordText words(*session);
    ASSERT_LT(record.steps[0]["total"].get<int>(), 0);
    EXPECT_NE(words.sum(record.steps[0]).find(": −"), std::string::npos) << words.sum(record.steps[0]);
    EXPECT_EQ(words.sum(record.steps[0]).find('-'), std::string::npos);
    EXPECT_EQ(words.how(record).find("= -"), std::string::npos);
}

TEST(RecordText, KnowTheCommandsOfPaper) {
    const auto session = smallBattle();
    done(*session, {{"do", "catch-up"}, {"set", {{"48r", {{"lost", 2}, {"in-melee", true}}}}}});
    done(*session, {{"do", "prose"}, {"passage", "turn-1"}, {"text", "Dust."}});
    const RecordText words(*session);
    EXPECT_EQ(words.who(session->records()[0]), "Typed in from paper");
    EXPECT_EQ(words.follows(session->records()[0]), "48th Regiment: loses 2, locked in melee");
    EXPECT_EQ(words.who(session->records()[1]), "The report's words: turn-1");
}

TEST(RecordText, CallARulingByItsNumberAndTitleAndSayHowItIsRead) {
    const auto session = smallBattle();
    const Ruling* ruling = session->rules().ruling("s-offboth");
    ASSERT_NE(ruling, nullptr);
    done(*session, {{"do", "ruling"}, {"ruling", ruling->id}, {"reading", ruling->readings[1].id}});
    const RecordText words(*session);
    EXPECT_EQ(words.who(session->records()[0]), "Ruling 9, An officer lost and another near");
    EXPECT_EQ(words.follows(session->records()[0]), ruling->readings[1].brief);
}

TEST(ChangeText, TellLossesMarksStatesAndReturns) {
    const auto session = smallBattle();
    const auto told = [&session](const Id& subject, const Json& set) {
        adjusted(*session, subject, set);
        return sheets::ChangeText(*session).of(session->records().back().events);
    };
    using Lines = std::vector<std::string>;
    EXPECT_EQ(told("48r", {{"lost", 2}}), Lines{"48th Regiment: loses 2"});
    EXPECT_EQ(told("48r", {{"lost", 1}}), Lines{"48th Regiment: gets 1 back"});
    EXPECT_EQ(told("48r", {{"captured", 2}}), Lines{"48th Regiment: 2 captured"});
    EXPECT_EQ(told("48r", {{"captured", 0}}), Lines{"48th Regiment: 2 fewer captured"});
    EXPECT_EQ(told("48r", {{"bogged", true}}), Lines{"48th Regiment: bogged"});
    EXPECT_EQ(told("48r", {{"bogged", false}}), Lines{"48th Regiment: gets free"});
    EXPECT_EQ(told("48r", {{"state", "buggering-off"}}), Lines{"48th Regiment: Buggering off"});
    EXPECT_EQ(told("48r", {{"unreformed", true}}), Lines{"48th Regiment: has to reform"});
    EXPECT_EQ(told("48r", {{"unreformed", false}}), Lines{"48th Regiment: reformed"});
    EXPECT_EQ(told("48r", {{"state", "gone"}, {"gone-as", "destroyed"}}), Lines{"48th Regiment: destroyed"});
    const std::string colonel = session->battle().find("colonel")->name;
    EXPECT_EQ(told("colonel", {{"state", "lost"}, {"returns-turn", 3}}),
              Lines{colonel + ": Lost, replaced in turn 3"});
}

TEST(ChangeText, TellOfManyAlikeOnce) {
    const auto session = Field()
                             .ours("a", "infantry", "british", 4, {{"name", "Kent"}})
                             .ours("b", "infantry", "british", 4, {{"name", "Essex"}})
                             .ours("c", "infantry", "british", 4, {{"name", "Kent"}})
                             .theirs("d", "infantry", "turkish", 5, {{"name", "48th Regiment"}})
                             .open();
    const auto told = [&session](const Json& changes) { return sheets::ChangeText(*session).of(changes); };
    using Lines = std::vector<std::string>;
    const Json bogged{{"bogged", true}};
    EXPECT_EQ(told({{"a", bogged}, {"b", bogged}, {"c", bogged}, {"d", {{"lost", 2}}}}),
              (Lines{"Kent × 2, Essex: bogged", "48th Regiment: loses 2"}));
    EXPECT_EQ(told({{"a", bogged}, {"b", bogged}}), (Lines{"Kent: bogged", "Essex: bogged"}));
}

TEST(RosterText, CutLongNotesBetweenLetters) {
    const auto session = smallBattle();
    std::string notes;
    for (int i = 0; i < 60; ++i) {
        notes += "é";
    }
    done(*session, {{"do", "scenario"}, {"set", {{"notes", notes}}}});
    const std::string who = sheets::RosterText(*session).who(session->records().back());
    EXPECT_EQ(who, "Notes: " + notes.substr(0, 80) + "…");
}

TEST(StandingRecords, TellWhatBecameOfACorrectedRecord) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {8}}});
    const sheets::StandingRecords standing(*session);
    ASSERT_TRUE(standing.changed(1));
    EXPECT_EQ(standing.changed(1)->by, std::vector<int>{2});
    EXPECT_EQ(standing.changed(1)->record.steps[0]["dice"], Json::array({8}));
    EXPECT_EQ(standing.changed(2), nullptr);
}

TEST(UnitNumbers, CallUnitsOfTwoSidesFrom11And51) {
    const auto session = smallBattle();
    const sheets::UnitNumbers numbers(session->setUp(), session->battle(), session->rules());
    EXPECT_EQ(numbers.of("12lh"), "11");
    EXPECT_EQ(numbers.of("48r"), "51");
    EXPECT_EQ(numbers.unit("51"), "48r");
    EXPECT_EQ(numbers.unit("99"), "");
    EXPECT_TRUE(numbers.goesOn("5"));
    EXPECT_FALSE(numbers.goesOn("51"));
}

TEST(SignedNumber, HasARealMinus) {
    EXPECT_EQ(sheets::signedNumber(2), "+2");
    EXPECT_EQ(sheets::signedNumber(-3), "−3");
    EXPECT_EQ(sheets::signedNumber(0), "0");
}

} // namespace
} // namespace umpire::test::record_text_test
