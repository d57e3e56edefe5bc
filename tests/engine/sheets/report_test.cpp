// The after-action report: told from the record, and in the umpire's own words where he wrote some.

#include "sheet_reading.h"
#include "support/field.h"
#include "support/scripts.h"
#include "umpire/sheets/report.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace umpire::test::report_test {
namespace {

using sheets::Passage;
using sheets::Reader;
using sheets::Sheet;

std::unique_ptr<Session> played(const std::string& name) {
    auto session = exampleBattle(name);
    for (const Json& command : commandsOf(name)) {
        done(*session, command);
    }
    return session;
}

std::unique_ptr<Session> smallBattle() {
    return Field()
        .ours("12lh", "cavalry", "anzac", 4, {{"name", "12th Light Horse"}})
        .ours("foot", "infantry", "british", 5, {{"name", "Fusiliers"}})
        .theirs("48r", "infantry", "turkish", 5, {{"name", "48th Regiment"}})
        .open();
}

Json prose(const std::string& passage, const std::string& text) {
    return {{"do", "prose"}, {"passage", passage}, {"text", text}};
}

std::vector<sheets::Chart> chartsOf(const Sheet& sheet, const Id& section) {
    std::vector<sheets::Chart> charts;
    for (const sheets::Block& block : sectionOf(sheet, section).blocks) {
        if (const auto* chart = std::get_if<sheets::Chart>(&block)) {
            charts.push_back(*chart);
        }
    }
    return charts;
}

/// "Diced" tells nobody anything: of a roll with one outcome the report says what it came to instead.
std::string toldOf(const Session& session, const Json& step) {
    const Check& check = *session.rules().check(step["check"].get<std::string>());
    const auto& contests = session.rules().contests;
    const bool contest = std::any_of(contests.begin(), contests.end(),
                                     [&check](const Contest& each) { return each.check == check.id; });
    const bool one = check.symbols.empty() && check.choices.empty() && check.tables.size() == 1 &&
                     check.tables.front().bands.size() == 1;
    const std::string outcome = session.rules().outcome(step["outcome"].get<std::string>())->name;
    return !one || step["dice"].empty() ? ": " + outcome : contest ? std::string() : step.value("text", "");
}

class ReportOfExample : public testing::TestWithParam<std::string> {};

TEST_P(ReportOfExample, TellsEveryRollOfTheRecord) {
    const auto session = played(GetParam());
    const std::string text = written(sheetOf(*session, "report"));
    for (const Record& record : session->records()) {
        for (const Json& step : record.steps) {
            if (step.contains("drawn")) {
                EXPECT_TRUE(holds(text, step.value("text", ""))) << step.dump();
                continue;
            }
            // "4th Brigade (9 of 20, 45 %) throws" where it tests how worn it is.
            const bool worn = step["check"] == "knackered";
            const Subject& subject = *session->battle().find(step["subject"].get<std::string>());
            const bool side = subject.kind == SubjectKind::Side;
            const bool thrown = !step["dice"].empty();
            const std::string& who = subject.name;
            EXPECT_TRUE(holds(text, who + (worn ? " (" : !thrown ? ": " : side ? ", " : " throws "))) << who;
            EXPECT_TRUE(!worn || holds(text, " %) throws ")) << text;
            EXPECT_TRUE(holds(text, toldOf(*session, step))) << toldOf(*session, step);
        }
    }
}

TEST_P(ReportOfExample, HasASectionForEachTurnAndEveryUnitAtTheEnd) {
    const auto session = played(GetParam());
    const Sheet sheet = sheetOf(*session, "report");
    for (const Record& record : session->records()) {
        EXPECT_FALSE(sectionOf(sheet, "turn-" + std::to_string(record.clock.turn)).blocks.empty());
    }
    const std::string end = written(sectionOf(sheet, "end"));
    for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
        EXPECT_TRUE(holds(end, unit->name)) << unit->name;
    }
}

TEST_P(ReportOfExample, DrawsALineForEachFormationWithLossesThatEndAsTheyAre) {
    const auto session = played(GetParam());
    const Sheet sheet = sheetOf(*session, "report");
    const auto losses = [](const sheets::Section& section) { return section.id == "losses"; };
    if (session->rules().roles.strength.start.empty()) {
        EXPECT_TRUE(std::none_of(sheet.sections.begin(), sheet.sections.end(), losses))
            << "nobody counts them";
        return;
    }
    std::size_t marks = 0;
    for (const Attribute& attribute : session->rules().attributes) {
        marks += attribute.of == SubjectKind::Formation ? attribute.marks.size() : 0;
    }
    std::size_t lines = 0;
    for (const sheets::Chart& chart : chartsOf(sheet, "losses")) {
        EXPECT_EQ(chart.places.front(), "0");
        for (const sheets::Chart::Series& series : chart.series) {
            ++lines;
            ASSERT_EQ(series.values.size(), chart.places.size());
            EXPECT_EQ(series.values.front(), 0) << series.name;
            EXPECT_LE(series.values.back(), 100.0);
        }
        EXPECT_EQ(chart.levels.size(), marks);
    }
    EXPECT_GT(lines, 0U);
}

INSTANTIATE_TEST_SUITE_P(Scripted, ReportOfExample, testing::ValuesIn(scriptedBattles()),
                         [](const auto& name) { return name.param.substr(0, name.param.find('-')); });

TEST(Report, OfABattleNotBegunHasEveryUnitToo) {
    for (const std::string& name : exampleBattles()) {
        const auto session = exampleBattle(name);
        const Sheet sheet = sheetOf(*session, "report");
        const std::string text = written(sheet);
        EXPECT_TRUE(holds(text, "The battle has not begun.")) << name;
        for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
            EXPECT_TRUE(holds(text, unit->name)) << unit->name;
        }
    }
}

TEST(Report, TellsWhoDidWhatAndWhatCameOfIt) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}, {{"in-cover", true}}));
    const std::string text = written(sectionOf(sheetOf(*session, "report"), "turn-1"));
    EXPECT_TRUE(holds(text, "12th Light Horse fires on 48th Regiment. ")) << text;
    EXPECT_TRUE(holds(text, "48th Regiment throws 1 + 1 = 2: ")) << text;
    EXPECT_TRUE(holds(text, "48th Regiment: loses 1")) << text;
}

TEST(Report, TellsADieThrownInPlaceOfAnotherAsItFell) {
    const auto session = exampleBattle("semakh-1918");
    done(*session, {{"do", "check"}, {"check", "off-road"}, {"unit", "lamb-1"}, {"dice", {{{"d6", 5}}}}});
    const std::string text = written(sectionOf(sheetOf(*session, "report"), "turn-1"));
    EXPECT_TRUE(holds(text, "throws 5 on a D6 (")) << text;
}

TEST(Report, LeavesOutWhatWasUndoneAndWhatIsDull) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "next-phase"}});
    const std::string text = written(sectionOf(sheetOf(*session, "report"), "turn-1"));
    EXPECT_FALSE(holds(text, "fires on")) << text;
    EXPECT_TRUE(holds(text, "A quiet turn.")) << text;
}

TEST(Report, TellsRecordsAsCorrectionsLeftThem) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {8}}, {"reason", "the die was cocked"}});
    const Sheet sheet = sheetOf(*session, "report");
    const std::string turn = written(sectionOf(sheet, "turn-1"));
    EXPECT_TRUE(holds(turn, "throws 8")) << turn;
    EXPECT_FALSE(holds(turn, "throws 1")) << turn;
    EXPECT_TRUE(holds(written(sectionOf(sheet, "corrections")), "the die was cocked"));
}

TEST(Report, BeginsAnewWithTheBattle) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    done(*session, {{"do", "reset"}});
    done(*session, shoot("foot", "48r", {8}));
    const std::string text = written(sectionOf(sheetOf(*session, "report"), "turn-1"));
    EXPECT_FALSE(holds(text, "12th Light Horse fires")) << text;
    EXPECT_TRUE(holds(text, "Fusiliers fires on")) << text;
}

TEST(Report, PutsNotesAndBookmarksBesideTheirRecord) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    done(*session, {{"do", "note"}, {"record", 1}, {"text", "What a volley!"}, {"bookmark", true}});
    const std::string text = written(sectionOf(sheetOf(*session, "report"), "turn-1"));
    EXPECT_TRUE(holds(text, "★ 12th Light Horse fires on")) << text;
    EXPECT_TRUE(holds(text, "The umpire notes: What a volley!")) << text;
}

TEST(Report, GivesTheUmpiresWordsInPlaceOfItsOwn) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    done(*session, {{"do", "note"}, {"record", 1}, {"text", "What a volley!"}, {"bookmark", true}});
    done(*session, prose("turn-1", "Dust rose.\n\nThe <b>Turks</b> fell back."));
    const std::string text = written(sectionOf(sheetOf(*session, "report"), "turn-1"));
    EXPECT_TRUE(holds(text, "Dust rose.\nThe <b>Turks</b> fell back.\n")) << text;
    EXPECT_FALSE(holds(text, "throws")) << text;
    EXPECT_TRUE(holds(text, "What a volley!")) << text;
    done(*session, prose("turn-1", ""));
    EXPECT_TRUE(holds(written(sectionOf(sheetOf(*session, "report"), "turn-1")), "throws 1"));
}

TEST(Report, TellsTheNotesOfTheBattleToTheUmpireOnly) {
    const auto session = smallBattle();
    done(*session, {{"do", "scenario"}, {"set", {{"notes", "Reserves behind the ridge."}}}});
    EXPECT_TRUE(holds(written(sheetOf(*session, "report")), "Reserves behind"));
    EXPECT_FALSE(holds(written(sheetOf(*session, "report", Reader::Players)), "Reserves behind"));
}

TEST(Report, KeepsHiddenUnitsFromThePlayers) {
    const auto session = smallBattle();
    done(*session, shoot("48r", "12lh", {1}));
    done(*session, {{"do", "amend"}, {"subjects", {"48r"}}, {"set", {{"secret", true}}}});
    const std::string text = written(sheetOf(*session, "report", Reader::Players));
    EXPECT_FALSE(holds(text, "48th Regiment")) << text;
}

TEST(Report, CountsDiceOfThePlayersAndOfTheProgramApart) {
    const auto session = smallBattle();
    RandomDice random(7);
    for (int i = 0; i < 16; ++i) {
        done(*session, shoot("12lh", "48r", {8}));
        ASSERT_TRUE(session->execute({{"do", "check"}, {"check", "initiative"}}, random).ok);
    }
    const auto charts = chartsOf(sheetOf(*session, "report"), "dice");
    ASSERT_EQ(charts.size(), 3U); // the program threw for both sides
    EXPECT_TRUE(holds(charts[0].title, "thrown on the table")) << charts[0].title;
    EXPECT_TRUE(holds(charts[1].title, "thrown by the program")) << charts[1].title;
    EXPECT_EQ(charts[0].places.size(), 8U);
    EXPECT_EQ(charts[0].series.at(0).values.at(7), 16);
    EXPECT_DOUBLE_EQ(charts[0].series.at(1).values.at(7), 2);
}

TEST(Report, SaysHowManyDiceOfTheProgramStandInNoRecord) {
    const auto session = smallBattle();
    RandomDice random(7);
    const Json command{{"do", "check"}, {"check", "morale"}, {"unit", "12lh"}};
    session->execute(command, random);
    EXPECT_FALSE(holds(written(sectionOf(sheetOf(*session, "report"), "dice")), "Not counted"));
    session->execute({{"do", "undo"}}, random);
    session->execute(command, random);
    const std::string text = written(sectionOf(sheetOf(*session, "report"), "dice"));
    EXPECT_TRUE(holds(text, "Not counted: 1 die of the program was seen and is in no record.")) << text;
    EXPECT_TRUE(holds(text, "1 die thrown, too few to judge"));
}

TEST(Report, ShowsNoPictureOfAHandfulOfDice) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    EXPECT_TRUE(chartsOf(sheetOf(*session, "report"), "dice").empty());
    EXPECT_TRUE(
        holds(written(sectionOf(sheetOf(*session, "report"), "dice")), "1 die thrown, too few to judge"));
}

TEST(Report, ShowsLossesAfterEachHalfTurn) {
    const auto session = smallBattle();
    done(*session, {{"do", "end-turn"}});
    adjusted(*session, "48r", {{"lost", 1}});
    done(*session, {{"do", "end-turn"}});
    adjusted(*session, "48r", {{"lost", 2}});
    const auto charts = chartsOf(sheetOf(*session, "report"), "losses");
    ASSERT_EQ(charts.size(), 2U);
    EXPECT_EQ(charts[1].places, (std::vector<std::string>{"0", "½", "1", "now"}));
    EXPECT_EQ(charts[1].series.at(0).values, (std::vector<double>{0, 0, 20, 40}));
}

TEST(Report, TellsRulingsAndWaivedTests) {
    const auto session =
        Field().ours("a", "cavalry", "anzac", 4).theirs("b", "infantry", "turkish", 4).noFirstSide().open();
    done(*session,
         {{"do", "waive"}, {"due", session->battle().due.at(0).id}, {"reason", "they shook hands"}});
    done(*session, {{"do", "ruling"}, {"ruling", "s-nominus"}, {"reading", "attack-only"}});
    const Sheet sheet = sheetOf(*session, "report");
    EXPECT_TRUE(holds(written(sectionOf(sheet, "corrections")), "they shook hands"));
    EXPECT_TRUE(holds(written(sectionOf(sheet, "rulings")), session->rules().ruling("s-nominus")->title));
}

TEST(Report, TellsATurnPlayedOnPaper) {
    const auto session = smallBattle();
    done(*session, {{"do", "catch-up"},
                    {"set", {{"48r", {{"lost", 2}}}, {"turn", {{"turn", 2}}}}},
                    {"reason", "the laptop died"}});
    const std::string text = written(sheetOf(*session, "report"));
    EXPECT_TRUE(holds(text, "Played on paper (the laptop died): 48th Regiment: loses 2.")) << text;
}

/// Records that are made a minute apart from noon, universal time.
class Photos : public testing::Test {
  protected:
    Photos() {
        const char* zone = std::getenv("TZ");
        m_zone = zone ? zone : "";
        setenv("TZ", "UTC-3", 1); // three hours east, as in Palestine in summer
        tzset();
        m_session->setWallClock([this] {
            char text[32];
            std::snprintf(text, sizeof text, "2026-10-31T12:%02d:00Z", m_minute++);
            return std::string(text);
        });
        done(*m_session, shoot("12lh", "48r", {8}));
        done(*m_session, {{"do", "end-turn"}});
        done(*m_session, {{"do", "end-turn"}});
        m_minute = 30;
        done(*m_session, shoot("12lh", "48r", {8}));
    }
    ~Photos() override {
        m_zone.empty() ? unsetenv("TZ") : setenv("TZ", m_zone.c_str(), 1);
        tzset();
    }

    std::string placeOf(const std::string& when) const {
        sheets::SheetWish wish;
        wish.sheet = "report";
        wish.photos = {{"/photos/a.jpg", when}};
        const Sheet sheet = sheets::makeSheet({m_session->rules(), m_session.get()}, wish);
        for (const sheets::Section& section : sheet.sections) {
            if (holds(written(section), "/photos/a.jpg")) {
                return section.id;
            }
        }
        return "";
    }

    void write(const std::string& passage, const std::string& text) {
        done(*m_session, prose(passage, text));
    }

  private:
    std::unique_ptr<Session> m_session = smallBattle();
    std::string m_zone;
    int m_minute = 0;
};

TEST_F(Photos, StandInTheTurnInWhichTheyWereTaken) {
    EXPECT_EQ(placeOf("2026-10-31T14:59:59"), "opening");
    EXPECT_EQ(placeOf("2026-10-31T15:00:00"), "turn-1");
    EXPECT_EQ(placeOf("2026-10-31T15:20:00"), "turn-1") << "between two turns";
    EXPECT_EQ(placeOf("2026-10-31T15:30:00"), "turn-2");
    EXPECT_EQ(placeOf("2026-10-31T15:31:00"), "closing");
    EXPECT_EQ(placeOf("yesterday"), "closing");
}

TEST_F(Photos, StayWhereTheUmpireWrote) {
    write("turn-1", "Dust rose.");
    EXPECT_EQ(placeOf("2026-10-31T15:00:00"), "turn-1");
}

TEST(Report, CountsWhoJoinedDuringPlayAlikeEverywhere) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {8}));
    done(*session, {{"do", "enlist"},
                    {"units",
                     {{{"id", "late"},
                       {"name", "Latecomers"},
                       {"formation", "brigade"},
                       {"type", "infantry"},
                       {"nation", "british"},
                       {"elements", 6}}}}});
    adjusted(*session, "late", {{"lost", 2}});
    const Sheet sheet = sheetOf(*session, "report");
    const sheets::Row row = rowOf(sheet, session->battle().find("empire")->name);
    ASSERT_GE(row.cells.size(), 3U);
    EXPECT_EQ(written(row.cells[1]), "15");
    EXPECT_EQ(written(row.cells[2]), "13");
    EXPECT_TRUE(holds(sheets::programText(*session, "opening"), "3 units and 15 elements"))
        << sheets::programText(*session, "opening");
    EXPECT_TRUE(holds(sheets::programText(*session, "closing"), "lost 2 of 15 elements"))
        << sheets::programText(*session, "closing");
}

TEST(Report, TellsALateTestInTheHalfTurnInWhichItFellDue) {
    const auto session = smallBattle();
    done(*session, {{"do", "end-turn"}});
    adjusted(*session, "48r", {{"lost", 2}});
    done(*session, {{"do", "end-turn"}});
    ASSERT_EQ(session->battle().due.size(), 1U);
    const std::size_t before = sheets::passages(*session).size();
    done(*session, session->battle().due[0].command);
    ASSERT_TRUE(session->battle().due.empty());
    EXPECT_EQ(sheets::passages(*session).size(), before) << "a turn that was not played";
    EXPECT_TRUE(holds(sheets::programText(*session, "turn-1"), "Regiment (2 of 5, 40 %) throws"))
        << sheets::programText(*session, "turn-1");
}

TEST(Report, TellsWaivedTestsOfATurnInOneLine) {
    const auto session = smallBattle();
    done(*session, {{"do", "end-turn"}});
    adjusted(*session, "48r", {{"lost", 2}});
    done(*session, {{"do", "end-turn"}});
    adjusted(*session, "12lh", {{"lost", 3}});
    done(*session, {{"do", "end-turn"}});
    ASSERT_EQ(session->battle().due.size(), 2U);
    while (!session->battle().due.empty()) {
        done(*session, {{"do", "waive"}, {"due", session->battle().due[0].id}, {"reason", "late"}});
    }
    const Sheet sheet = sheetOf(*session, "report");
    const auto& list = std::get<sheets::List>(sectionOf(sheet, "corrections").blocks.at(0));
    ASSERT_EQ(list.items.size(), 1U);
    EXPECT_TRUE(holds(written(list.items[0]), "Turn 2, waived: Regiment: ")) << written(list.items[0]);
    EXPECT_TRUE(holds(written(list.items[0]), "; Brigade: ")) << written(list.items[0]);
}

TEST(Report, HasDiceInTheOrderOfTheSides) {
    const auto session = smallBattle();
    done(*session, shoot("48r", "12lh", {8}));
    done(*session, shoot("12lh", "48r", {8}));
    const std::string text = written(sectionOf(sheetOf(*session, "report"), "dice"));
    EXPECT_LT(text.find("Empire, "), text.find("Ottoman, ")) << text;
}

TEST(Report, NamesAnOutcomeOnce) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {2}, {{"in-cover", true}}));
    const std::string text = sheets::programText(*session, "turn-1");
    EXPECT_TRUE(holds(text, "throws 2 + 1 = 3: Spittin' the dummy")) << text;
    EXPECT_FALSE(holds(text, "48th Regiment: Spittin' the dummy")) << text;
}

TEST(Passages, AreThoseOfATurnOnceWhereTheGameIsSetBack) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {8}));
    adjusted(*session, "turn", {{"turn", 3}});
    done(*session, shoot("12lh", "48r", {8}));
    adjusted(*session, "turn", {{"turn", 1}});
    done(*session, shoot("12lh", "48r", {8}));
    done(*session, prose("turn-1", "Dust rose."));
    std::vector<Id> ids;
    for (const Passage& passage : sheets::passages(*session)) {
        ids.push_back(passage.id);
    }
    EXPECT_EQ(ids, (std::vector<Id>{"opening", "turn-1", "turn-3", "closing"}));
}

TEST(Passages, DoNotHoldTheNotesOfTheBattle) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {8}));
    done(*session, {{"do", "scenario"}, {"set", {{"notes", "Reserves behind the ridge."}}}});
    for (const Passage& passage : sheets::passages(*session)) {
        EXPECT_FALSE(holds(passage.text, "Reserves")) << passage.id;
    }
}

TEST(Passages, AreTheOpeningEachTurnAndTheClosing) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    done(*session, shoot("foot", "48r", {8}));
    const std::vector<Passage> passages = sheets::passages(*session);
    ASSERT_EQ(passages.size(), 4U);
    EXPECT_EQ(passages[0].id, "opening");
    EXPECT_EQ(passages[1].id, "turn-1");
    EXPECT_EQ(passages[2].title, "Turn 2");
    EXPECT_EQ(passages[3].id, "closing");
    EXPECT_TRUE(holds(passages[1].text, "12th Light Horse fires on 48th Regiment."));
    EXPECT_FALSE(passages[1].written);
}

TEST(Passages, HoldWhatTheUmpireWrote) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    const std::string own = sheets::programText(*session, "turn-1");
    done(*session, prose("turn-1", "Dust rose."));
    const Passage turn = sheets::passages(*session)[1];
    EXPECT_EQ(turn.text, "Dust rose.");
    EXPECT_TRUE(turn.written);
    EXPECT_EQ(sheets::programText(*session, "turn-1"), own);
    EXPECT_EQ(sheets::programText(*session, "turn-9"), "");
}

} // namespace
} // namespace umpire::test::report_test
