#include "umpire/base/file.h"

#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace umpire::test::file_test {
namespace {

namespace fs = std::filesystem;

std::string problemOf(const fs::path& path, std::size_t most = 1000) {
    const auto content = readFile(path, most);
    return content ? "" : content.error().text;
}

TEST(ReadFile, GivesTheWholeFile) {
    const TemporaryFolder folder;
    const std::string content("a\0b\r\n\xFF", 6);
    EXPECT_EQ(*readFile(folder.write("file", content)), content);
    EXPECT_EQ(*readFile(folder.write("empty", "")), "");
}

TEST(ReadFile, SaysWhyItCannot) {
    const TemporaryFolder folder;
    EXPECT_EQ(problemOf(folder.path() / "none"), "cannot be read: No such file or directory");
    EXPECT_EQ(problemOf(folder.path()), "cannot be read: it is no ordinary file");
    EXPECT_EQ(problemOf("/dev/zero"), "cannot be read: it is no ordinary file");
}

TEST(ReadFile, RefusesWhatIsTooLarge) {
    const TemporaryFolder folder;
    const fs::path path = folder.write("file", std::string(10, 'x'));
    EXPECT_EQ(problemOf(path, 10), "");
    EXPECT_EQ(problemOf(path, 9), "is too large: at most 9 bytes are read");
}

TEST(ReadFile, HundredMegabytesAreNotEvenRead) {
    const TemporaryFolder folder;
    const fs::path path = folder.write("file", "");
    fs::resize_file(path, 100U * 1024U * 1024U); // a hole: it takes no room on the disk
    const auto content = readFile(path);
    ASSERT_FALSE(content);
    EXPECT_EQ(content.error().text, "is too large: at most 67108864 bytes are read");
}

TEST(WriteFile, ReplacesTheContentAndLeavesNothingBehind) {
    const TemporaryFolder folder;
    const fs::path path = folder.write("file", "old");
    EXPECT_EQ(writeFileAtomically(path, "new"), "");
    EXPECT_EQ(*readFile(path), "new");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 1);
}

TEST(WriteFile, KeepsPermissionsAndLinks) {
    const TemporaryFolder folder;
    const fs::path path = folder.write("file", "old");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink(path, folder.path() / "link");
    EXPECT_EQ(writeFileAtomically(folder.path() / "link", "new"), "");
    EXPECT_TRUE(fs::is_symlink(folder.path() / "link"));
    EXPECT_EQ(*readFile(path), "new");
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(WriteFile, SaysWhyItCannot) {
    const TemporaryFolder folder;
    EXPECT_EQ(writeFileAtomically(folder.path() / "none" / "file", "x"),
              "cannot be written: No such file or directory");
}

} // namespace
} // namespace umpire::test::file_test
