// The roster as it is printed: every unit with a box for each element, and nothing that players may not see.

#include "sheet_reading.h"
#include "support/field.h"
#include "support/scripts.h"
#include "umpire/checks/standing.h"
#include "umpire/dice/die.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace umpire::test::roster_sheet_test {
namespace {

using sheets::Reader;
using sheets::Sheet;

std::unique_ptr<Session> smallBattle() {
    return Field()
        .ours("12lh", "cavalry", "anzac", 4,
              {{"name", "12th Light Horse"},
               {"machine-gun", true},
               {"order", "shes-mine"},
               {"objective", "the wells"}})
        .ours("guns", "artillery", "british", 2, {{"name", "Notts Battery"}})
        .ours("spies", "infantry", "british", 4, {{"name", "Hidden Foot"}, {"secret", true}})
        .theirs("48r", "infantry", "turkish", 5, {{"name", "48th Regiment"}, {"arrives", 3}})
        .open();
}

std::int64_t start(const Session& session, const Id& unit) {
    return shown(session, unit, "elements-start").get<std::int64_t>();
}

class RosterOfExample : public testing::TestWithParam<std::string> {};

TEST_P(RosterOfExample, HasALineForEveryUnitWithABoxForEachElement) {
    const auto session = exampleBattle(GetParam());
    const Sheet sheet = sheetOf(*session, "roster");
    for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
        std::size_t boxes = 0;
        for (const sheets::Table& table : tablesOf(sheet, "Units of ")) {
            for (const sheets::Row& row : table.rows) {
                const std::string name = written(row.cells[1]);
                if (name == unit->name || name == unit->name + " (hidden)") {
                    ASSERT_EQ(boxesIn(row).size(), 1U) << unit->name;
                    boxes = boxesIn(row)[0].boxes.size();
                }
            }
        }
        EXPECT_EQ(static_cast<std::int64_t>(boxes), start(*session, unit->id)) << unit->name;
    }
}

TEST_P(RosterOfExample, HasEveryFormationAndOfficerAndRowsThatFillTheirTable) {
    const auto session = exampleBattle(GetParam());
    const Sheet sheet = sheetOf(*session, "roster");
    const std::string text = written(sheet);
    for (const SubjectKind kind : {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer}) {
        for (const Subject* subject : session->battle().all(kind)) {
            EXPECT_TRUE(holds(text, subject->name)) << subject->name;
        }
    }
    for (const sheets::Table& table : tablesOf(sheet, "")) {
        for (const auto* rows : {&table.heads, &table.rows}) {
            for (const sheets::Row& row : *rows) {
                int across = 0;
                for (const sheets::Cell& cell : row.cells) {
                    across += cell.across;
                }
                EXPECT_EQ(across, static_cast<int>(table.columns.size())) << table.name;
            }
        }
    }
}

TEST_P(RosterOfExample, StartsAPageForEachSideAndNamesTheBattleAtItsFoot) {
    const auto session = exampleBattle(GetParam());
    const Sheet sheet = sheetOf(*session, "roster");
    for (const Subject* side : session->battle().all(SubjectKind::Side)) {
        EXPECT_TRUE(sectionOf(sheet, side->id).startsPage);
    }
    ASSERT_EQ(sheet.footer.size(), 3U);
    EXPECT_EQ(sheet.footer[0], session->battle().title);
    EXPECT_TRUE(holds(sheet.footer[1], session->battle().date.substr(0, 4))) << sheet.footer[1];
    EXPECT_TRUE(holds(sheet.footer[2], session->rules().title));
}

INSTANTIATE_TEST_SUITE_P(All, RosterOfExample, testing::ValuesIn(exampleBattles()),
                         [](const auto& name) { return name.param.substr(0, name.param.find('-')); });

/// Columns of numbers are narrow: their heads are what the pack gives for short.
TEST(RosterOfNumbers, HasShortHeadsOverThem) {
    const Sheet sheet = sheetOf(*exampleBattle("megiddo-made-up"), "roster");
    const auto units = tablesOf(sheet, "Units of ");
    ASSERT_FALSE(units.empty());
    std::string heads;
    for (const sheets::Cell& cell : units.front().heads.front().cells) {
        heads += written(cell) + " | ";
    }
    EXPECT_TRUE(holds(heads, " | Cmb | ")) << heads;
}

TEST(CsvRoster, DrawsTheCommandElementFirstThenTheGun) {
    const auto session = smallBattle();
    const Sheet sheet = sheetOf(*session, "roster");
    EXPECT_EQ(drawn(boxesIn(rowOf(sheet, "12th Light Horse")).at(0)), "CG..");
    EXPECT_EQ(drawn(boxesIn(rowOf(sheet, "Notts Battery")).at(0)), "C.");
}

TEST(CsvRoster, NamesOrderObjectiveAndTheTurnOfReinforcements) {
    const std::string text = written(sheetOf(*smallBattle(), "roster"));
    EXPECT_TRUE(holds(text, "She's mine!: the wells")) << text;
    EXPECT_TRUE(holds(text, "Turn | ")) << text;
    EXPECT_TRUE(holds(text, "48th Regiment | Infantry | Turkish | Mixed | 3 | C....")) << text;
}

TEST(CsvRoster, MarksWhereTheBrigadeIsTested) {
    const auto session = smallBattle();
    const Sheet sheet = sheetOf(*session, "roster");
    const auto track = tablesOf(sheet, "Losses of ").at(0).rows.at(0);
    const sheets::Boxes boxes = boxesIn(track).at(0);
    // Ten elements: 2 are 20 %, 4 are 40 %, and 7 are the first over 60 %.
    ASSERT_EQ(boxes.boxes.size(), 10U);
    EXPECT_EQ(boxes.marks, (std::vector<sheets::Boxes::Mark>{{2, "20 %"}, {4, "40 %"}, {7, "over 60 %"}}));
}

TEST(CsvRoster, KeepsSecretsFromThePlayers) {
    const auto session = smallBattle();
    done(*session, {{"do", "scenario"}, {"set", {{"notes", "They wait in the wadi."}}}});
    const std::string umpire = written(sheetOf(*session, "roster"));
    EXPECT_TRUE(holds(umpire, "Hidden Foot (hidden)")) << umpire;
    EXPECT_TRUE(holds(umpire, "They wait in the wadi."));
    EXPECT_TRUE(holds(umpire, "Umpire's copy"));
    const Sheet players = sheetOf(*session, "roster", Reader::Players);
    const std::string text = written(players);
    EXPECT_FALSE(holds(text, "Hidden Foot")) << text;
    EXPECT_FALSE(holds(text, "wadi")) << text;
    EXPECT_TRUE(holds(text, "Players' copy"));
    EXPECT_TRUE(holds(text, "12th Light Horse"));
    // The number of boxes would tell how many hide.
    for (const sheets::Table& table : tablesOf(players, "Losses of ")) {
        EXPECT_EQ(boxesIn(table.rows[0]).at(0).boxes.size(), 5U) << table.name;
    }
}

TEST(CsvRoster, HidesAFormationOfWhichNothingIsKnown) {
    const auto session = Field()
                             .ours("lh", "cavalry", "anzac", 4)
                             .theirs("a", "infantry", "turkish", 4, {{"secret", true}})
                             .open();
    const std::string formation = session->battle().find("regiment")->name;
    EXPECT_TRUE(holds(written(sheetOf(*session, "roster")), formation));
    EXPECT_FALSE(holds(written(sheetOf(*session, "roster", Reader::Players)), formation));
}

TEST(CsvRoster, IsOfOneSideWhereItIsWished) {
    const auto session = smallBattle();
    const Sheet sheet = sheetOf(*session, "roster", Reader::Umpire, "ottoman");
    EXPECT_EQ(sheet.sections.size(), 1U);
    EXPECT_TRUE(holds(written(sheet), "48th Regiment"));
    EXPECT_FALSE(holds(written(sheet), "12th Light Horse"));
    const Sheet none = sheetOf(*session, "roster", Reader::Umpire, "nobody");
    EXPECT_TRUE(none.sections.empty());
    EXPECT_TRUE(holds(none.subtitle, "There is no such side in this battle.")) << none.subtitle;
}

TEST(CsvRoster, WritesManyElementsAsANumber) {
    const auto session = Field().ours("horde", "infantry", "british", 900).open();
    const Sheet sheet = sheetOf(*session, "roster");
    EXPECT_TRUE(boxesIn(rowOf(sheet, session->battle().find("horde")->name)).empty());
    EXPECT_TRUE(holds(written(sheet), "900 of 900 elements")) << written(sheet);
    EXPECT_TRUE(holds(written(sheet), "20 % at 180")) << written(sheet);
}

TEST(MakeSheet, KnowsTheSheetsOfTheContract) {
    for (const char* name : {"ready-reference", "roster", "unit-cards", "orders", "state", "report"}) {
        const sheets::SheetKind* kind = sheets::sheetKind(name);
        ASSERT_TRUE(kind) << name;
        EXPECT_FALSE(kind->text.said().empty());
    }
    EXPECT_EQ(sheets::sheetKinds().size(), 6U);
    EXPECT_FALSE(sheets::sheetKind("rooster"));
}

TEST(MakeSheet, SaysThatABattleIsNeeded) {
    const auto session = smallBattle();
    for (const sheets::SheetKind& kind : sheets::sheetKinds()) {
        sheets::SheetWish wish;
        wish.sheet = kind.id;
        const Sheet sheet = sheets::makeSheet({session->rules(), nullptr}, wish);
        EXPECT_EQ(sheet.sections.empty(), kind.needsBattle) << kind.id;
        EXPECT_EQ(sheet.subtitle == "No battle is open.", kind.needsBattle) << kind.id;
    }
}

TEST(RosterSheet, ACorpsIsNotCalledADivision) {
    const auto session = exampleBattle("beersheba-1917");
    for (const Id sheet : {"roster", "state"}) {
        const std::string text = written(sheetOf(*session, sheet));
        EXPECT_FALSE(holds(text, "Desert Mounted Corps · Division")) << sheet;
        EXPECT_TRUE(holds(text, "Australian Mounted Division · Division")) << sheet;
    }
}

/// What the roster of the played example says of those who are out of play, a line each.
std::vector<std::string> linesOfGone(const std::string& name) {
    const auto session = exampleBattle(name);
    PhysicalDice none({});
    for (const Json& command : commandsOf(name)) {
        session->execute(withDiceOneByOne(command), none);
    }
    const Sheet sheet = sheetOf(*session, "roster");
    std::vector<std::string> lines;
    for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
        if (isOut(session->rules(), session->battle(), *unit)) {
            std::string& line = lines.emplace_back();
            for (const sheets::Cell& cell : rowOf(sheet, unit->name).cells) {
                line += written(cell) + " ";
            }
        }
    }
    return lines;
}

TEST(RosterSheet, WhoIsGoneSaysSoInEveryGame) {
    const std::map<std::string, std::vector<std::string>> words{
        {"marrow-ridge", {"Removed"}}, {"ford-at-holm", {"Removed"}}, {"bir-zellaf", {"Destroyed", "Left"}}};
    for (const auto& [name, gone] : words) {
        const std::vector<std::string> lines = linesOfGone(name);
        EXPECT_FALSE(lines.empty()) << name;
        for (const std::string& line : lines) {
            EXPECT_TRUE(std::any_of(gone.begin(), gone.end(),
                                    [&line](const std::string& word) { return holds(line, word); }))
                << name << ": " << line;
        }
    }
}

} // namespace
} // namespace umpire::test::roster_sheet_test
