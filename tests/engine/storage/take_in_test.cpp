// Packs, collections, tables and battles that a user takes in; they may come from anybody.

#include "rules/house_pack.h"
#include "rules/pack_copy.h"
#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/storage/collection.h"
#include "umpire/storage/taking_in.h"

#include <gtest/gtest.h>

#include <fstream>

namespace umpire::test::take_in_test {
namespace {

namespace fs = std::filesystem;

class TakeIn : public testing::Test {
  protected:
    /// With the shipped packs, and the user's folder before them.
    PackSearchPath searchPath() const {
        return PackSearchPath({{own.rules, PackOwner::User}, {sourceFolder() / "rules", PackOwner::Program}},
                              gameNeeds());
    }
    BattleFiles files() const { return {searchPath(), findGame}; }
    TakenIn take(const fs::path& path, Standing standing = Standing::Stays) const {
        return takeIn(lookAt(path, files(), own), files(), own, standing);
    }
    static std::size_t filesIn(const fs::path& folder) {
        std::error_code none;
        const auto all = fs::recursive_directory_iterator(folder, none);
        return none ? 0 : static_cast<std::size_t>(std::distance(fs::begin(all), fs::end(all)));
    }

    TemporaryFolder data;
    UserFolders own = userFoldersIn(data.path());
};

TEST_F(TakeIn, APackStandsUnderItsIdAndIsFound) {
    const HousePacks club;
    const TakenIn taken = take(club.folder() / "our-club");
    EXPECT_EQ(taken.problem, "");
    EXPECT_EQ(taken.place, own.rules / "our-club");
    EXPECT_TRUE(searchPath().find("our-club").pack);
    EXPECT_EQ(filesIn(own.rules), 1 + filesIn(club.folder() / "our-club")) << "nothing else is left there";
}

TEST_F(TakeIn, WhatIsThereIsNeverReplaced) {
    const HousePacks club;
    ASSERT_EQ(take(club.folder() / "our-club").problem, "");
    const TakenIn again = take(club.folder() / "our-club");
    EXPECT_TRUE(again.place.empty());
    EXPECT_NE(again.problem.find("is there already"), std::string::npos) << again.problem;
}

TEST_F(TakeIn, APackThatIsNotInOrderIsRefusedWithItsMessages) {
    PackCopy pack;
    pack.write("modifiers.json", "{");
    const TakenIn taken = take(pack.folder());
    EXPECT_TRUE(taken.place.empty());
    EXPECT_TRUE(hasErrors(taken.issues));
    EXPECT_EQ(filesIn(data.path()), 0U) << "nothing was put there";
}

TEST_F(TakeIn, LinksAreNotFollowed) {
    const HousePacks club;
    fs::create_symlink("/etc/passwd", club.folder() / "our-club" / "notes.txt");
    const TakenIn taken = take(club.folder() / "our-club");
    EXPECT_TRUE(taken.place.empty());
    EXPECT_NE(taken.problem.find("notes.txt is a link or no ordinary file"), std::string::npos)
        << taken.problem;
    EXPECT_EQ(filesIn(own.rules), 0U);
}

TEST_F(TakeIn, TooManyFilesAreRefused) {
    const HousePacks club;
    for (int i = 0; i <= mostPackFiles; ++i) {
        std::ofstream(club.folder() / "our-club" / ("page-" + std::to_string(i) + ".txt")) << "x";
    }
    EXPECT_NE(take(club.folder() / "our-club").problem.find("more than a pack"), std::string::npos);
    EXPECT_EQ(filesIn(own.rules), 0U);
}

TEST_F(TakeIn, TooMuchInAFileIsRefused) {
    const HousePacks club;
    const fs::path large = club.folder() / "our-club" / "large.txt";
    std::ofstream(large) << "x";
    fs::resize_file(large, mostPackBytes + 1);
    EXPECT_NE(take(club.folder() / "our-club").problem.find("too large"), std::string::npos);
    EXPECT_EQ(filesIn(own.rules), 0U);
}

TEST_F(TakeIn, APackOfAShippedNameSaysWhichIsUsed) {
    const PackCopy copy;
    EXPECT_NE(take(copy.folder()).problem.find("its id is \"sand-sweat-and-camels\""), std::string::npos);
    const TakenIn taken = take(copy.folder(), Standing::IsKept);
    EXPECT_EQ(taken.problem, "");
    ASSERT_FALSE(taken.issues.empty());
    EXPECT_NE(taken.issues.back().text.find("there are several rules called \"sand-sweat-and-camels\""),
              std::string::npos)
        << taken.issues.back().text;
}

TEST_F(TakeIn, NoPackIsNoPack) {
    EXPECT_NE(take(data.path()).problem.find("no pack.json"), std::string::npos);
    EXPECT_NE(lookAt(sourceFolder() / "rules/morschauser-mark-1", files(), {}).problem.find("HOME"),
              std::string::npos);
}

TEST_F(TakeIn, FilesGoWhereTheyBelong) {
    const TemporaryFolder from;
    const fs::path battle = sourceFolder() / "resources/battles/beersheba-1917.battle.json";
    const TakenIn example = take(battle);
    EXPECT_EQ(example.place, own.examples / "beersheba-1917.battle.json") << example.problem;
    EXPECT_EQ(*readFile(example.place), *readFile(battle)) << "byte for byte";
    const Collection collection{{{"troop", "A troop", "sand-sweat-and-camels", Json::object()}}};
    const TakenIn collected = take(from.write("Our Units.json", writeCollection(collection)));
    EXPECT_EQ(collected.place, own.collections / "our-units.json") << collected.problem;
    ASSERT_EQ(loadCollection(collected.place).collection.entries.size(), 1U);
    EXPECT_EQ(loadCollection(collected.place).collection.entries.front().name, "A troop");
    const std::string tables =
        R"({"format":"desert-umpire-tables","version":1,"rules":"death-in-the-desert","tables":{}})";
    const TakenIn filled = take(from.write("x.json", tables));
    EXPECT_EQ(filled.place, own.tables / "death-in-the-desert.tables.json") << filled.problem;
    EXPECT_NE(take(battle).problem.find("is there already"), std::string::npos);
}

TEST_F(TakeIn, NothingIsWrittenWhenItIsLookedAt) {
    const fs::path battle = sourceFolder() / "resources/battles/beersheba-1917.battle.json";
    const Given seen = lookAt(battle, files(), own);
    EXPECT_EQ(seen.kind, SharedKind::Battle);
    EXPECT_EQ(seen.place, own.examples / "beersheba-1917.battle.json");
    EXPECT_FALSE(seen.title.empty());
    EXPECT_FALSE(seen.stands);
    EXPECT_EQ(filesIn(data.path()), 0U);
}

TEST_F(TakeIn, AFileThatStoodThereIsKeptWhereThatIsWanted) {
    const TemporaryFolder from;
    const auto collection = [&](const std::string& name) {
        return from.write("ours.json",
                          writeCollection({{{"troop", name, "sand-sweat-and-camels", Json::object()}}}));
    };
    ASSERT_EQ(take(collection("First")).problem, "");
    ASSERT_EQ(take(collection("Second"), Standing::IsKept).kept, own.data / "collections-before/ours.json");
    const TakenIn third = take(collection("Third"), Standing::IsKept);
    EXPECT_EQ(third.kept, own.data / "collections-before/ours-2.json");
    EXPECT_EQ(loadCollection(third.place).collection.entries.front().name, "Third");
    EXPECT_EQ(loadCollection(third.kept).collection.entries.front().name, "Second");
}

TEST_F(TakeIn, WhatChangedSinceItWasLookedAtIsReadOnceMore) {
    const TemporaryFolder from;
    const fs::path file = from.write(
        "ours.json", writeCollection({{{"troop", "A troop", "sand-sweat-and-camels", Json::object()}}}));
    const Given seen = lookAt(file, files(), own);
    EXPECT_EQ(seen.problem, "");
    from.write("ours.json", "{");
    EXPECT_NE(takeIn(seen, files(), own).problem, "");
    EXPECT_EQ(filesIn(data.path()), 0U);
}

TEST_F(TakeIn, FilesThatAreNotInOrderAreRefused) {
    const TemporaryFolder from;
    for (const char* text :
         {"", "{", "[]", "{}", R"({"format":"something-else","version":1})",
          R"({"format":"desert-umpire-collection","version":7,"entries":[]})",
          R"({"format":"desert-umpire-tables","version":1,"rules":"../../etc","tables":{}})",
          R"({"format":"desert-umpire-battle","version":1,"rules":"no-such-rules"})"}) {
        const TakenIn taken = take(from.write("bad.json", text));
        EXPECT_TRUE(taken.place.empty()) << text;
        EXPECT_NE(taken.problem, "") << text;
    }
    EXPECT_EQ(filesIn(data.path()), 0U);
}

} // namespace
} // namespace umpire::test::take_in_test
