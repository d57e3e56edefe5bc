// Objectives, notes and times on sheets.

#include "sheet_reading.h"
#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::sections_test {
namespace {

using sheets::Reader;

std::unique_ptr<Session> besideTheGame() {
    Json battle = plainBattle();
    addUnit(battle, "foot", "brigade", "infantry", "british", 5);
    battle["objectives"] =
        Json::parse(R"([{"id": "wells", "name": "The wells", "worth": 3, "holder": "ottoman"},
                                           {"id": "hill", "name": "Tel el Saba"}])");
    auto session = sessionOf(battle);
    done(*session, {{"do", "objective"}, {"objective", "hill"}, {"holder", "empire"}});
    done(*session, {{"do", "note"}, {"subject", "foot"}, {"text", "Out of water"}});
    done(*session, {{"do", "note"}, {"subject", "turn"}, {"text", "Dust"}});
    done(*session, {{"do", "next-phase"}, {"seconds", 4000}});
    done(*session, {{"do", "end-turn"}, {"seconds", 30}});
    done(*session, {{"do", "next-phase"}, {"seconds", 120}});
    return session;
}

TEST(UmpireSections, TellWhoHoldsWhat) {
    const auto session = besideTheGame();
    for (const char* name : {"state", "report"}) {
        for (const Reader reader : {Reader::Umpire, Reader::Players}) {
            const sheets::Sheet sheet = sheetOf(*session, name, reader);
            EXPECT_TRUE(holds(written(sheet), "Empire 1 · Ottoman 3")) << name;
            EXPECT_EQ(written(rowOf(sheet, "The wells").cells.at(2)), "Ottoman");
            EXPECT_EQ(written(rowOf(sheet, "Tel el Saba").cells.at(2)), "Empire");
        }
    }
}

TEST(UmpireSections, TellTheStoryOfAnObjective) {
    const auto session = besideTheGame();
    EXPECT_TRUE(holds(written(sheetOf(*session, "report")), "Tel el Saba held by Empire."));
}

TEST(UmpireSections, TellNotesToTheUmpireAlone) {
    const auto session = besideTheGame();
    done(*session, {{"do", "note"}, {"subject", "foot"}, {"text", "Astray"}});
    for (const char* name : {"state", "report"}) {
        const std::string own = written(sheetOf(*session, name));
        EXPECT_TRUE(holds(own, "foot: Astray")) << name;
        EXPECT_TRUE(holds(own, "Turn 1: Dust")) << name;
        const std::string theirs = written(sheetOf(*session, name, Reader::Players));
        EXPECT_FALSE(holds(theirs, "Astray")) << name;
        EXPECT_FALSE(holds(theirs, "Dust")) << name;
    }
}

TEST(UmpireSections, TellHowLongTurnsTook) {
    const auto session = besideTheGame();
    const auto tables = tablesOf(sheetOf(*session, "report"), "Time at the table");
    ASSERT_EQ(tables.size(), 1U);
    ASSERT_EQ(tables[0].rows.size(), 2U);
    const auto cell = [&](std::size_t row, std::size_t column) {
        return written(tables[0].rows[row].cells.at(column));
    };
    EXPECT_EQ(cell(0, 1), "1 h 07 min") << "Empire";
    EXPECT_EQ(cell(0, 2), "2 min") << "Ottoman";
    EXPECT_EQ(cell(0, 3), "1 h 09 min");
    EXPECT_EQ(cell(1, 3), "1 h 09 min") << "the whole game";
}

TEST(UmpireSections, AreNotThereWithoutAnyOfIt) {
    const auto session = sessionOf(plainBattle());
    for (const char* name : {"state", "report"}) {
        for (const sheets::Section& section : sheetOf(*session, name).sections) {
            EXPECT_TRUE(section.id != "objectives" && section.id != "remarks" && section.id != "time");
        }
    }
}

} // namespace
} // namespace umpire::test::sections_test
