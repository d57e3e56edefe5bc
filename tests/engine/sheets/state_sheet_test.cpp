// The battle as it stands, on paper.

#include "sheet_reading.h"
#include "support/field.h"
#include "support/scripts.h"
#include "umpire/checks/scope.h"
#include "umpire/checks/standing.h"
#include "umpire/sheets/unit_numbers.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::state_sheet_test {
namespace {

using sheets::Reader;
using sheets::Sheet;

std::unique_ptr<Session> played(const std::string& name) {
    auto session = exampleBattle(name);
    for (const Json& command : commandsOf(name)) {
        done(*session, command);
    }
    return session;
}

std::int64_t whole(const Session& session, const Id& unit, const Id& field) {
    return attributeValue(unit, field, {session.rules(), session.battle(), unit}).number();
}

class StateOfExample : public testing::TestWithParam<std::string> {};

TEST_P(StateOfExample, CrossesWhatEachUnitHasLost) {
    const auto session = played(GetParam());
    const PackRoles::Strength& strength = session->rules().roles.strength;
    const Sheet sheet = sheetOf(*session, "state");
    const sheets::UnitNumbers numbers(session->setUp(), session->battle(), session->rules());
    std::int64_t lost = 0;
    for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
        std::vector<sheets::Row> rows;
        for (const sheets::Table& table : tablesOf(sheet, "")) {
            for (const sheets::Row& row : table.rows) {
                const bool named = written(row.cells[0]) == numbers.of(unit->id);
                if (named) {
                    rows.push_back(row);
                }
            }
        }
        ASSERT_EQ(rows.size(), 1U) << unit->name;
        EXPECT_TRUE(written(rows[0].cells[1]).starts_with(unit->name));
        if (isOut(session->rules(), session->battle(), *unit)) {
            EXPECT_TRUE(boxesIn(rows[0]).empty()) << unit->name;
            EXPECT_FALSE(written(rows[0].cells.back()).empty()) << "how it went, or what it lost";
            continue;
        }
        if (strength.start.empty()) {
            EXPECT_TRUE(boxesIn(rows[0]).empty()) << unit->name << ": nobody counts what it loses";
            continue;
        }
        const std::string boxes = drawn(boxesIn(rows[0]).at(0));
        const auto crossed = std::count(boxes.begin(), boxes.end(), 'x');
        const auto gone = whole(*session, unit->id, strength.start) - whole(*session, unit->id, strength.now);
        EXPECT_EQ(crossed, std::max<std::int64_t>(0, gone)) << unit->name << ": a gun may be manned by more";
        lost += crossed;
    }
    EXPECT_EQ(lost > 0, !strength.start.empty()) << "the case would prove nothing";
}

TEST_P(StateOfExample, NamesEveryStateThatIsNotTheUsual) {
    const auto session = played(GetParam());
    const std::string text = written(sheetOf(*session, "state"));
    for (const Subject* formation : session->battle().all(SubjectKind::Formation)) {
        const Attribute* state = session->rules().attribute(SubjectKind::Formation, "state");
        if (state) {
            const Vocabulary* words = session->rules().vocabulary(state->type.vocabulary);
            const Word* word = words->find(shown(*session, formation->id, "state").get<std::string>());
            EXPECT_TRUE(holds(text, word->name)) << formation->name;
        }
    }
    for (const Due& due : session->battle().due) {
        EXPECT_TRUE(holds(text, due.text)) << due.id;
    }
    for (const Subject* officer : session->battle().all(SubjectKind::Officer)) {
        if (shown(*session, officer->id, "state") == "lost") {
            EXPECT_TRUE(holds(text, officer->name + " | Lost")) << officer->name;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scripted, StateOfExample, testing::ValuesIn(scriptedBattles()),
                         [](const auto& name) { return name.param.substr(0, name.param.find('-')); });

std::unique_ptr<Session> smallBattle() {
    return Field()
        .ours("12lh", "cavalry", "anzac", 4, {{"name", "12th Light Horse"}, {"machine-gun", true}})
        .ours("plane", "plane", "british", 1, {{"name", "Bristol"}})
        .theirs("48r", "infantry", "turkish", 5, {{"name", "48th Regiment"}})
        .open();
}

TEST(StateSheet, TellsTheMoment) {
    const auto session = smallBattle();
    done(*session, {{"do", "end-turn"}});
    const std::string text = written(sheetOf(*session, "state"));
    const std::string side = session->battle().find("ottoman")->name;
    const std::string first = session->battle().find("empire")->name;
    EXPECT_TRUE(holds(text, "Turn 1 · " + side + " · " + session->rules().phases.front().name)) << text;
    EXPECT_TRUE(holds(text, "First move: " + first + ".")) << text;
}

TEST(StateSheet, HasWhatIsTypedBackIn) {
    const auto session = smallBattle();
    adjusted(*session, "12lh",
             {{"lost", 1},
              {"captured", 1},
              {"in-melee", true},
              {"mounted", false},
              {"state", "spittin-the-dummy"}});
    adjusted(*session, "brigadier", {{"state", "lost"}, {"returns-turn", 4}});
    const std::string text = written(sheetOf(*session, "state"));
    EXPECT_TRUE(
        holds(text, "12th Light Horse | CGxx | Spittin' the dummy, 1 lost, 1 captured, in melee, on foot | "))
        << text;
    EXPECT_TRUE(holds(text, session->battle().find("brigadier")->name + " | Lost, replaced in turn 4 | "))
        << text;
    EXPECT_TRUE(holds(text, "Bristol | C | Steady, on the table")) << text;
}

TEST(StateSheet, ListsUnitsOutOfPlayApart) {
    const auto session = smallBattle();
    adjusted(*session, "48r", {{"state", "gone"}, {"gone-as", "surrendered"}});
    const Sheet sheet = sheetOf(*session, "state");
    ASSERT_EQ(tablesOf(sheet, "Out of play").size(), 1U);
    const sheets::Row row = tablesOf(sheet, "Out of play")[0].rows.at(0);
    EXPECT_EQ(written(row.cells[1]), "48th Regiment");
    EXPECT_EQ(written(row.cells.back()), "Gone, Surrendered");
}

TEST(StateSheet, CrossesTheBrigadesLosses) {
    const auto session = smallBattle();
    adjusted(*session, "48r", {{"lost", 2}});
    const Sheet sheet = sheetOf(*session, "state", Reader::Umpire, "ottoman");
    const sheets::Row row = tablesOf(sheet, "Losses of ").at(0).rows.at(0);
    EXPECT_EQ(drawn(boxesIn(row).at(0)), "xx...");
    EXPECT_TRUE(holds(written(row.cells[0]), "2 of 5")) << written(row.cells[0]);
}

TEST(StateSheet, TellsTheLastEightRecordsAsTheyStand) {
    const auto session = smallBattle();
    for (int i = 0; i < 10; ++i) {
        adjusted(*session, "48r", {{"lost", i % 3}});
    }
    done(*session, {{"do", "note"}, {"record", 1}, {"text", "A long day."}});
    done(*session, {{"do", "prose"}, {"passage", "turn-1"}, {"text", "Dust rose."}});
    const Sheet sheet = sheetOf(*session, "state");
    const auto& list = std::get<sheets::List>(sectionOf(sheet, "records").blocks.at(0));
    EXPECT_EQ(list.items.size(), 8U);
    EXPECT_TRUE(holds(written(list.items.back()), " · 10 48th Regiment adjusted"))
        << written(list.items.back());
}

TEST(StateSheet, SaysWhatTheBoxesMean) {
    const auto session = smallBattle();
    for (const char* sheet : {"state", "roster", "unit-cards"}) {
        const auto legends = tablesOf(sheetOf(*session, sheet), "What the boxes mean");
        ASSERT_FALSE(legends.empty()) << sheet;
        const sheets::Row& row = legends[0].rows.at(0);
        ASSERT_EQ(row.cells.size(), legends[0].columns.size());
        EXPECT_EQ(drawn(boxesIn(row).at(0)), "C");
        EXPECT_TRUE(holds(written(row.cells[0]), "command element, last to go")) << written(row.cells[0]);
        EXPECT_EQ(drawn(boxesIn(row).at(1)), "G");
        EXPECT_EQ(drawn(boxesIn(row).at(2)), "x");
    }
}

TEST(StateSheet, HasRulingsThatAreNotTheUsual) {
    const auto session = smallBattle();
    const std::string before = written(sheetOf(*session, "state"));
    EXPECT_FALSE(holds(before, "Rulings of this battle"));
    done(*session, {{"do", "ruling"}, {"ruling", "s-nominus"}, {"reading", "attack-only"}});
    const std::string text = written(sheetOf(*session, "state"));
    EXPECT_TRUE(holds(text, session->rules().ruling("s-nominus")->find("attack-only")->text)) << text;
}

TEST(StateSheet, KeepsSecretsFromThePlayers) {
    const auto session = smallBattle();
    done(*session, shoot("48r", "12lh", {2}));
    done(*session, {{"do", "amend"}, {"subjects", {"48r"}}, {"set", {{"secret", true}}}});
    EXPECT_TRUE(holds(written(sheetOf(*session, "state")), "48th Regiment"));
    const std::string text = written(sheetOf(*session, "state", Reader::Players));
    EXPECT_FALSE(holds(text, "48th Regiment")) << text;
    EXPECT_TRUE(holds(text, "12th Light Horse")) << text;
}

} // namespace
} // namespace umpire::test::state_sheet_test
