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

/// What is wrong with tables of the user's own, as "line:column: error: ...".
struct BadTables {
    const char* text; ///< between the braces of "tables", or the whole file where it begins with one
    const char* message;
};

TEST(OwnTables, SayWhatIsWrongWithThemAndWhere) {
    const BadTables all[] = {
        {R"({"format": "desert-umpire-tables", "version": 1, "rules": "small"})",
         "1:1: error: the key \"tables\" is missing"},
        {R"({"format": "desert-umpire-table", "version": 1, "rules": "small", "tables": {}})",
         "1:12: error: found \"desert-umpire-table\" where \"desert-umpire-tables\" is expected (at format)"},
        {R"({"format": "desert-umpire-tables", "version": 2, "rules": "small", "tables": {}})",
         "1:47: error: this program reads tables of one's own of version 1; this one was written by a later "
         "program (at version)"},
        {R"({"format": "desert-umpire-tables", "version": 1, "rules": "other", "tables": {}})",
         "1:59: error: these are the tables of \"other\", not of \"small\" (at rules)"},
        {R"({"format": "desert-umpire-tables", "version": 1, "rules": "small", "tables": []})",
         "1:78: error: found an empty list where an object is expected (at tables)"},
        {R"({"format": "desert-umpire-tables", "version": 1, "rules": "small", "tables": {}, "note": 1})",
         "1:82: error: unknown key \"note\"; there are $schema, format, rules, tables and version (at note)"},
        {R"("shades": {})", "2:22: error: the rules have no table \"shades\"; there are lie, rims, odds and "
                            "weight (at tables.shades)"},
        {R"("lie": [])",
         "2:19: error: found an empty list where an object is expected, by rows and columns (at tables.lie)"},
        {R"("lie": {"0706": "hill"})",
         "2:28: error: \"0706\" is no word of the vocabulary \"place\" (at tables.lie.0706)"},
        {R"("lie": {"0203": "sea"})", "2:28: error: \"sea\" is no word of the vocabulary \"ground\"; there "
                                      "are grass, hill and lake (at tables.lie.0203)"},
        {R"("lie": {"0203": 3})",
         "2:28: error: found the number 3 where a text is expected (at tables.lie.0203)"},
        {R"("lie": {"*rows": ["0203"]})", "2:29: error: nobody fills in what heads these rows or columns; "
                                          "remove this key (at tables.lie.*rows)"},
        {R"("rims": {"0203-0205": "stream"})",
         "2:34: error: \"0203-0205\" is no word of the vocabulary \"border\"; did you mean \"0203-0204\"? "
         "(at tables.rims.0203-0205)"},
        {R"("odds": {"*columns": "1:1"})", "2:33: error: found the text \"1:1\" where a list of headings is "
                                           "expected (at tables.odds.*columns)"},
        {R"("odds": {"*columns": []})",
         "2:33: error: a table has 1 to 100 rows and columns (at tables.odds.*columns)"},
        {R"("odds": {"*columns": ["1:1", "one"]})", "2:33: error: \"one\" is no ratio; write them as "
                                                    "\"1:2\", \"1:1\", \"3:2\" (at tables.odds.*columns)"},
        {R"("odds": {"*columns": ["2:1", "1:1"]})", "2:33: error: \"1:1\" does not lie above \"2:1\"; write "
                                                    "them in rising order (at tables.odds.*columns)"},
        {R"("odds": {"*columns": ["2:1"], "1": {"3:1": "shy"}})",
         "2:55: error: \"3:1\" heads nothing of this table; did you mean \"2:1\"? (at tables.odds.1.3:1)"},
        {R"("odds": {"*columns": ["2:1"], "7": {"2:1": "shy"}})",
         "2:47: error: there is no \"7\" here; this goes from 1 to 6 (at tables.odds.7)"},
        {R"("odds": {"*columns": ["2:1"], "1": "shy"})",
         "2:47: error: found the text \"shy\" where an object is expected, by rows and columns (at "
         "tables.odds.1)"},
        {R"("odds": {"1": {"2:1": "shy"}})",
         "2:34: error: \"2:1\" heads nothing of this table (at tables.odds.1.2:1)"},
        {R"("weight": {"1-2": 9999999999})", "2:30: error: the number 9999999999 is out of reach; numbers go "
                                             "up to 2147483647 (at tables.weight.1-2)"},
        {R"("weight": {"4": 1})",
         "2:28: error: \"4\" heads nothing of this table; did you mean \"3\"? (at tables.weight.4)"}};
    const auto rules = mappedPack().load().pack;
    for (const BadTables& bad : all) {
        const std::string text = bad.text;
        const std::string head = R"({"format": "desert-umpire-tables", "version": 1, "rules": "small",
"tables": {)";
        const OwnTables told =
            parseOwnTables(text.starts_with('{') ? text : head + text + "}}", "own", *rules);
        EXPECT_EQ(told.issues.size(), 1U) << text;
        ASSERT_FALSE(told.issues.empty()) << text;
        EXPECT_EQ(told.issues.front().line(), std::string("own:") + bad.message);
        EXPECT_TRUE(told.cells.empty()) << text;
    }
}

} // namespace
} // namespace umpire::test::own_tables_test
