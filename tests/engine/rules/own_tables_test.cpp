// Tables that a user fills in for all his battles.

#include "mapped_pack.h"
#include "umpire/base/file.h"
#include "umpire/state/tables_in_battle.h"
#include "umpire/storage/own_tables.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace umpire::test::own_tables_test {
namespace {

/// A folder for tables while it lives.
class TablesFolder {
  public:
    TablesFolder() { setenv("UMPIRE_TABLES", folder.path().c_str(), 1); }
    ~TablesFolder() { unsetenv("UMPIRE_TABLES"); }

    void write(const std::string& text) { folder.write("small.tables.json", text); }

    TemporaryFolder folder;
};

const char* const own = R"({"format": "desert-umpire-tables", "version": 1, "rules": "small", "tables": {
    "odds": {"*columns": ["1:1", "2:1"], "1": {"1:1": "shy"}}, "lie": {"*": "hill", "0203": "lake"}}})";

TEST(OwnTables, AreTakenIntoANewBattleAsFarAsItSaysNothing) {
    TablesFolder tables;
    tables.write(own);
    const auto rules = mappedPack().load().pack;
    Battle battle;
    battle.setCell({"lie", "0101", ""}, "lake");
    EXPECT_TRUE(takeOwnTables(*rules, battle).empty());
    EXPECT_EQ(battle.cell({"odds", "1", "1:1"}), Value("shy"));
    EXPECT_EQ(keysIn(*rules, battle, *rules->table("odds"), true), (std::vector<std::string>{"1:1", "2:1"}));
    EXPECT_TRUE(battle.cell({"lie", "*", ""}).isNone()) << "the battle fills that table in itself";
}

TEST(OwnTables, AreNoneWhereThereIsNoFile) {
    const TablesFolder tables;
    Battle battle;
    EXPECT_TRUE(takeOwnTables(*mappedPack().load().pack, battle).empty());
    EXPECT_EQ(battle, Battle());
}

TEST(OwnTables, AreKeptFromABattle) {
    TablesFolder tables;
    tables.write(own);
    const auto session = mappedGame(mappedPack());
    const auto file = ownTablesOf(session->rules());
    EXPECT_EQ(file, tables.folder.path() / "small.tables.json");
    done(*session, {{"do", "fill"}, {"table", "lie"}, {"row", "0304"}, {"value", "grass"}});
    EXPECT_EQ(keepOwnTables(session->rules(), session->battle(), file), "");
    const OwnTables kept = loadOwnTables(file, session->rules());
    EXPECT_TRUE(kept.issues.empty());
    EXPECT_EQ(kept.cells.at({"lie", "0304", ""}), Value("grass"));
    EXPECT_FALSE(kept.cells.contains({"lie", "0203", ""})) << "the table of the battle came in its place";
    EXPECT_EQ(kept.cells.at({"odds", "1", "1:1"}), Value("shy")) << "others stay";
}

TEST(OwnTables, ChangeNothingWithErrors) {
    const char* const wrong[] = {
        "\"3:1\" heads nothing of this table", "these are the tables of \"other\", not of \"small\"",
        "\"sea\" is no word of the vocabulary \"ground\"", "\"0706\" is no word of the vocabulary \"place\"",
        "the rules have no table \"shades\""};
    const char* const texts[] = {
        R"({"format": "desert-umpire-tables", "version": 1, "rules": "small", "tables": {"odds": {"*columns": ["2:1"], "1": {"3:1": "shy"}}}})",
        R"({"format": "desert-umpire-tables", "version": 1, "rules": "other", "tables": {}})",
        R"({"format": "desert-umpire-tables", "version": 1, "rules": "small", "tables": {"lie": {"0203": "sea"}}})",
        R"({"format": "desert-umpire-tables", "version": 1, "rules": "small", "tables": {"lie": {"0706": "hill"}}})",
        R"({"format": "desert-umpire-tables", "version": 1, "rules": "small", "tables": {"shades": {}}})"};
    for (std::size_t i = 0; i < std::size(texts); ++i) {
        TablesFolder tables;
        tables.write(texts[i]);
        const auto rules = mappedPack().load().pack;
        Battle battle;
        const Issues issues = takeOwnTables(*rules, battle);
        ASSERT_FALSE(issues.empty()) << texts[i];
        EXPECT_NE(issues.front().line().find(wrong[i]), std::string::npos) << issues.front().line();
        EXPECT_EQ(battle, Battle());
        battle.setCell({"lie", "0101", ""}, "lake");
        EXPECT_NE(keepOwnTables(*rules, battle, ownTablesOf(*rules)).find("are not changed"),
                  std::string::npos);
        EXPECT_EQ(*readFile(ownTablesOf(*rules)), texts[i]);
    }
}

} // namespace
} // namespace umpire::test::own_tables_test
