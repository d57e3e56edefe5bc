#include "small_pack.h"

#include "support/battles.h"

#include <gtest/gtest.h>

namespace umpire::test::pack_search_path_test {
namespace {

TEST(PackSearchPath, FindsPacksByNameAndByFolder) {
    const PackSearchPath searchPath = shippedRules();
    EXPECT_NE(searchPath.load("sand-sweat-and-camels").pack, nullptr);
    EXPECT_NE(searchPath.load((sourceFolder() / "rules/sand-sweat-and-camels").string()).pack, nullptr);
}

TEST(PackSearchPath, FirstFolderWins) {
    const TemporaryFolder ours;
    std::filesystem::copy(sourceFolder() / "rules/sand-sweat-and-camels",
                          ours.path() / "sand-sweat-and-camels");
    const PackSearchPath searchPath({ours.path(), sourceFolder() / "rules"});
    EXPECT_EQ(searchPath.load("sand-sweat-and-camels").pack->folder,
              (ours.path() / "sand-sweat-and-camels").string());
    const std::vector<std::string> names = searchPath.names();
    EXPECT_EQ(std::count(names.begin(), names.end(), "sand-sweat-and-camels"), 1);
}

TEST(PackSearchPath, MisspeltNamesGiveTheNearest) {
    const LoadedPack none = shippedRules().load("sand-sweat-and-camel");
    EXPECT_EQ(none.pack, nullptr);
    ASSERT_EQ(none.issues.size(), 1U);
    EXPECT_TRUE(none.issues[0].line().starts_with(
        "error: there are no rules called \"sand-sweat-and-camel\"; did you mean \"sand-sweat-and-camels\"?"))
        << none.issues[0].line();
}

TEST(PackSearchPath, WithoutFoldersItSaysSo) {
    const LoadedPack none = PackSearchPath({}).load("any");
    ASSERT_EQ(none.issues.size(), 1U);
    EXPECT_EQ(none.issues[0].line(), "error: there are no rules called \"any\"; no rules folder was found");
}

TEST(PackSearchPath, PathsAreNoNames) {
    EXPECT_EQ(shippedRules().load("../rules/none").pack, nullptr);
}

} // namespace
} // namespace umpire::test::pack_search_path_test
