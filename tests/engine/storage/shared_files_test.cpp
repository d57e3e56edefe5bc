// What one umpire gives to another: what it is, and packs that are taken in whole or not at all.

#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/games/games.h"
#include "umpire/storage/taking_in.h"

#include <gtest/gtest.h>

#include <fstream>

namespace umpire::test::shared_files_test {
namespace {

namespace fs = std::filesystem;

class SharedFiles : public ::testing::Test {
  protected:
    SharedFiles() {
        fs::create_directories(own());
        fs::create_directories(given());
    }

    fs::path own() const { return m_folder.path() / "home/rules"; }
    fs::path given() const { return m_folder.path() / "given/our-club"; }
    PackSearchPath searchPath() const {
        return PackSearchPath({own(), sourceFolder() / "rules"}, gameNeeds());
    }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream(given() / name) << text;
    }
    void writePack(const Json& more = Json::object()) const {
        Json manifest{{"format", "desert-umpire-rules"},
                      {"version", 1},
                      {"id", "our-club"},
                      {"title", "Our club"},
                      {"extends", "sand-sweat-and-camels"}};
        manifest.update(more);
        write("pack.json", manifest.dump());
    }
    BattleFiles files() const { return {searchPath(), findGame}; }
    UserFolders folders() const {
        UserFolders folders;
        folders.rules = own();
        return folders;
    }
    Given seen(const fs::path& path) const { return lookAt(path, files(), folders()); }
    /// What stands there makes room.
    std::string take(const fs::path& path) const {
        return takeIn(seen(path), files(), folders(), Standing::IsKept).problem;
    }
    std::string take() const { return take(given()); }
    SharedKind kindOf(const std::string& name, const std::string& text) const {
        return sharedKind(m_folder.write(name, text));
    }

  private:
    TemporaryFolder m_folder;
};

TEST_F(SharedFiles, AreToldApartByWhatTheySay) {
    EXPECT_EQ(kindOf("a.json", R"({"format": "desert-umpire-battle"})"), SharedKind::Battle);
    EXPECT_EQ(kindOf("b.json", R"({"format": "desert-umpire-collection"})"), SharedKind::Collection);
    EXPECT_EQ(kindOf("c.json", R"({"format": "desert-umpire-rules"})"), SharedKind::Pack);
    EXPECT_EQ(kindOf("pack.json", "{"), SharedKind::Pack);
    EXPECT_EQ(kindOf("h.json", R"({"format": "desert-umpire-house-rules"})"), SharedKind::HouseRules);
    EXPECT_EQ(kindOf("t.json", R"({"format": "desert-umpire-tables"})"), SharedKind::Tables);
    EXPECT_EQ(kindOf("d.battle.json", R"({"format": "desert-umpire-collection"})"), SharedKind::Battle);
    for (const char* nonsense : {"", "[", "[1]", R"({"format": 3})", R"({"format": {}})", "\xff"}) {
        EXPECT_EQ(kindOf("e.json", nonsense), SharedKind::Battle) << nonsense;
    }
    EXPECT_EQ(sharedKind("/no/such/file.json"), SharedKind::Battle);
    EXPECT_EQ(sharedKind(sourceFolder() / "rules/sand-sweat-and-camels"), SharedKind::Pack);
}

TEST_F(SharedFiles, APackIsCopiedWithAllThatLiesInIt) {
    write("modifiers.json", R"({"modifiers": [{"id": "green-troops", "value": -2}]})");
    write("notes.txt", "what we changed, and why");
    writePack({{"files", {{"modifiers", "modifiers.json"}}}});
    ASSERT_EQ(take(), "");
    EXPECT_TRUE(searchPath().find("our-club").pack);
    EXPECT_TRUE(fs::exists(own() / "our-club/modifiers.json"));
    EXPECT_TRUE(fs::exists(own() / "our-club/notes.txt"));
    EXPECT_EQ(searchPath().names().size(), PackSearchPath({sourceFolder() / "rules"}).names().size() + 1)
        << "nothing half done is left";
}

TEST_F(SharedFiles, APackWithErrorsIsNotTakenIn) {
    writePack({{"version", 99}});
    EXPECT_FALSE(seen(given()).pack);
    EXPECT_TRUE(hasErrors(seen(given()).issues));
    EXPECT_NE(seen(given()).problem, "");
}

TEST_F(SharedFiles, APackWhoseBaseStaysBehindIsNotTakenIn) {
    const fs::path base = given().parent_path() / "old-rules";
    fs::create_directories(base);
    std::ofstream(base / "pack.json") << Json{
        {"format", "desert-umpire-rules"},
        {"version", 1},
        {"id", "old-rules"},
        {"title", "Old"},
        {"extends", "sand-sweat-and-camels"}}.dump();
    writePack({{"extends", "../old-rules"}});
    ASSERT_TRUE(seen(given()).pack);
    EXPECT_NE(take(), "");
    EXPECT_TRUE(fs::is_empty(own()));
}

TEST_F(SharedFiles, APackThatStoodThereIsKept) {
    writePack();
    ASSERT_EQ(take(), "");
    EXPECT_TRUE(seen(given()).stands);
    writePack({{"title", "Our club, anew"}});
    ASSERT_EQ(take(), "");
    EXPECT_EQ(searchPath().find("our-club").pack->title, "Our club, anew");
    EXPECT_EQ(searchPath().in(own().parent_path() / "rules-before/our-club").pack->title, "Our club");
}

TEST_F(SharedFiles, OneThatWasKeptIsTakenInAgain) {
    writePack();
    ASSERT_EQ(take(), "");
    writePack({{"title", "Our club, anew"}});
    ASSERT_EQ(take(), "");
    const fs::path before = own().parent_path() / "rules-before";
    ASSERT_EQ(take(before / "our-club"), "");
    EXPECT_EQ(searchPath().find("our-club").pack->title, "Our club");
    EXPECT_EQ(searchPath().in(before / "our-club").pack->title, "Our club") << "it stays where it was kept";
    EXPECT_EQ(searchPath().in(before / "our-club-2").pack->title, "Our club, anew");
}

TEST_F(SharedFiles, APackThatStoodThereStaysWhenTheOtherCannotBeTakenIn) {
    writePack();
    ASSERT_EQ(take(), "");
    writePack({{"title", "Our club, anew"}});
    const Given pack = seen(given());
    EXPECT_EQ(pack.problem, "");
    fs::create_symlink("/etc/hostname", given() / "link.txt");
    EXPECT_NE(takeIn(pack, files(), folders(), Standing::IsKept).problem, "");
    EXPECT_EQ(searchPath().find("our-club").pack->title, "Our club");
}

TEST_F(SharedFiles, APackInItsPlaceStaysThere) {
    writePack();
    ASSERT_EQ(take(), "");
    EXPECT_NE(take(own() / "our-club"), "");
    EXPECT_TRUE(searchPath().find("our-club").pack);
}

TEST_F(SharedFiles, AFolderThatTakesNothingIsSaid) {
    writePack();
    UserFolders nowhere;
    nowhere.rules = "/proc/no-such/rules";
    const Given pack = lookAt(given(), files(), nowhere);
    EXPECT_NE(takeIn(pack, files(), nowhere).problem.find("cannot be made"), std::string::npos);
}

} // namespace
} // namespace umpire::test::shared_files_test
