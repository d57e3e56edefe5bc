// Tables that a pack leaves blank, listed and kept from outside.

#include "program.h"
#include "rules/pack_copy.h"
#include "support/field.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

namespace umpire::test::tables_program_test {
namespace {

/// A pack with a table of two rows, under one ratio or more, and a place for the user's own tables.
class TablesProgram : public testing::Test {
  protected:
    void SetUp() override {
        setenv("UMPIRE_TABLES", (data.path() / "own").c_str(), 1);
        pack.replace(
            "checks.json", "\"contests\": [",
            R"("tables": [{"id": "wells", "name": "Wells", "rows": {"name": "Well", "from": 1, "to": 2},
                        "columns": {"name": "Odds", "ratios": true}, "kind": "count", "most": 9}],
                        "contests": [)");
        pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                     R"("when": {"all": ["$self.raw", {"known": {"table": "wells"}}]}, "value": -1)");
        pack.replace("pack.json", R"("id": "sand-sweat-and-camels")", R"("id": "dry")");
    }
    void TearDown() override { unsetenv("UMPIRE_TABLES"); }

    std::string battle(const Json& tables) {
        Json json = Field().ours("squadron", "cavalry", "british", 4).json();
        json["rules"] = "dry";
        json["tables"] = tables;
        return data.write("dry.battle.json", json.dump()).string();
    }
    Finished run(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), "tables");
        return umpireRun(arguments);
    }
    std::string folder() const { return pack.folder().string(); }

    TemporaryFolder data;
    PackCopy pack;
};

TEST_F(TablesProgram, ListsWhatIsBlank) {
    const Finished listed = run({folder()});
    EXPECT_EQ(listed.status, 0) << listed.err;
    EXPECT_EQ(listed.out, "Wells (wells): blank, what heads its rows or columns too\n");
    const Json json = Json::parse(run({folder(), "--json"}).out);
    EXPECT_EQ(json["rules"], "dry");
    EXPECT_EQ(json["tables"][0]["blank-count"], 1);
    EXPECT_EQ(json["file"], (data.path() / "own/dry.tables.json").string());
}

TEST_F(TablesProgram, KeepsThoseOfABattle) {
    std::filesystem::create_directories(data.path() / "rules");
    std::filesystem::copy(pack.folder(), data.path() / "rules/dry", std::filesystem::copy_options::recursive);
    setenv("UMPIRE_RULES", (data.path() / "rules").c_str(), 1);
    const std::string file =
        battle({{"wells", {{"*columns", {"1:1", "2:1"}}, {"1", {{"1:1", 3}, {"2:1", 4}}}}}});
    const Finished kept = run({folder(), "--from", file});
    unsetenv("UMPIRE_RULES");
    EXPECT_EQ(kept.status, 0) << kept.err;
    EXPECT_EQ(kept.out, "Wells (wells): 2 of 4 cells are filled in\n");
    EXPECT_NE(readFile(data.path() / "own/dry.tables.json")->find("\"*columns\""), std::string::npos);
    EXPECT_EQ(run({folder()}).out, kept.out);
}

TEST_F(TablesProgram, TellsWhatIsWrongWithTheUsersFile) {
    std::filesystem::create_directories(data.path() / "own");
    data.write(
        "own/dry.tables.json",
        R"({"format": "desert-umpire-tables", "version": 1, "rules": "dry", "tables": {"wells": {"*columns": ["2:1", "1:1"]}}})");
    const Finished listed = run({folder()});
    EXPECT_EQ(listed.status, 1);
    EXPECT_NE(listed.err.find("\"1:1\" does not lie above \"2:1\""), std::string::npos) << listed.err;
    EXPECT_EQ(run({"no-such-pack"}).status, 1);
}

} // namespace
} // namespace umpire::test::tables_program_test
