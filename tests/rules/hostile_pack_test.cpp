// Packs whose files are no files, or lie elsewhere.

#include "rules/pack_copy.h"

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace umpire::test {
namespace {

TEST(HostilePack, ALinkOutOfItsFolderIsNotRead) {
    PackCopy pack;
    const TemporaryFolder elsewhere;
    const std::filesystem::path target = elsewhere.write("dice.json", pack.read("dice.json"));
    pack.remove("dice.json");
    std::filesystem::create_symlink(target, pack.folder() / "dice.json");
    ASSERT_FALSE(pack.problems().empty());
    EXPECT_EQ(pack.problems().front(),
              "dice.json: error: this file is a link that leads out of the folder of the "
              "pack; put the file itself there");
    EXPECT_FALSE(pack.load().pack);
}

TEST(HostilePack, ALinkWithinItsFolderIsRead) {
    PackCopy pack;
    std::filesystem::rename(pack.folder() / "dice.json", pack.folder() / "our-dice.json");
    std::filesystem::create_symlink("our-dice.json", pack.folder() / "dice.json");
    EXPECT_EQ(pack.problems(), std::vector<std::string>());
}

TEST(HostilePack, APipeOrAFolderForAFileDoesNotHang) {
    PackCopy pack;
    pack.remove("dice.json");
    ASSERT_EQ(::mkfifo((pack.folder() / "dice.json").c_str(), 0600), 0);
    EXPECT_EQ(pack.problems().front(), "dice.json: error: this file cannot be read: it is no ordinary file");
    pack.remove("dice.json");
    std::filesystem::create_directory(pack.folder() / "dice.json");
    EXPECT_EQ(pack.problems().front(), "dice.json: error: this file cannot be read: it is no ordinary file");
}

} // namespace
} // namespace umpire::test
