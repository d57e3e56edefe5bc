// Saving is all or nothing: the file is the old one or the new one, whatever goes wrong.

#include "support/field.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <sstream>
#include <sys/resource.h>
#include <sys/stat.h>

namespace umpire::test::saving_test {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

std::size_t filesIn(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

class Saving : public testing::Test {
  protected:
    TemporaryFolder folder;
    std::unique_ptr<Session> session = Field().ours("squadron", "cavalry", "british", 4).open();
};

TEST_F(Saving, WritesWhatLoadsAgain) {
    const fs::path path = folder.path() / "battle.json";
    EXPECT_EQ(BattleFiles::save(*session, path), "");
    EXPECT_EQ(contentOf(path), BattleFiles::write(*session));
    EXPECT_TRUE(battleFiles().load(path).session);
    EXPECT_EQ(filesIn(folder.path()), 1U) << "nothing else is left there";
}

TEST_F(Saving, ReplacesWhatALinkPointsTo) {
    const fs::path target = folder.write("target.json", "old");
    const fs::path link = folder.path() / "link.json";
    fs::create_symlink("target.json", link);
    EXPECT_EQ(BattleFiles::save(*session, link), "");
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(contentOf(target), BattleFiles::write(*session));
}

TEST_F(Saving, ThroughALinkToNothingMakesIt) {
    const fs::path link = folder.path() / "link.json";
    fs::create_symlink("to-come.json", link);
    EXPECT_EQ(BattleFiles::save(*session, link), "");
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(contentOf(folder.path() / "to-come.json"), BattleFiles::write(*session));
}

TEST_F(Saving, KeepsPermissions) {
    for (const mode_t mode : {0600U, 0640U, 0664U, 0755U}) {
        const fs::path path = folder.write("battle.json", "old");
        ASSERT_EQ(::chmod(path.c_str(), mode), 0);
        EXPECT_EQ(BattleFiles::save(*session, path), "");
        struct stat status {};
        ASSERT_EQ(::stat(path.c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 07777U, mode);
    }
}

TEST_F(Saving, ANewFileGetsTheUsersUsualPermissions) {
    const mode_t before = ::umask(027);
    const fs::path path = folder.path() / "battle.json";
    EXPECT_EQ(BattleFiles::save(*session, path), "");
    ::umask(before);
    struct stat status {};
    ASSERT_EQ(::stat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777U, 0640U);
}

TEST_F(Saving, IntoAFolderThatIsNotThereFailsWithWords) {
    const std::string problem = BattleFiles::save(*session, folder.path() / "none" / "battle.json");
    EXPECT_NE(problem.find("cannot be written"), std::string::npos) << problem;
}

TEST_F(Saving, OverAFolderFailsWithWords) {
    fs::create_directory(folder.path() / "battle.json");
    EXPECT_NE(BattleFiles::save(*session, folder.path() / "battle.json"), "");
    EXPECT_TRUE(fs::is_directory(folder.path() / "battle.json"));
    EXPECT_EQ(filesIn(folder.path()), 1U);
}

/// A limit on the size of files stands for a full disk.
class FullDisk {
  public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{64, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit m_before{};
};

TEST_F(Saving, OnAFullDiskLeavesTheOldFile) {
    const fs::path path = folder.write("battle.json", "the old battle");
    std::string problem;
    {
        const FullDisk full;
        problem = BattleFiles::save(*session, path);
    }
    EXPECT_NE(problem.find("cannot be written"), std::string::npos) << problem;
    EXPECT_EQ(contentOf(path), "the old battle");
    EXPECT_EQ(filesIn(folder.path()), 1U) << "no half-written file is left";
}

TEST_F(Saving, AFileThatCannotBeReadSaysWhy) {
    const LoadedBattle none = battleFiles().load(folder.path() / "none.json");
    EXPECT_TRUE(none.unreadable);
    EXPECT_FALSE(none.session);
    ASSERT_EQ(none.issues.size(), 1U);
    EXPECT_NE(none.issues.front().text.find("No such file"), std::string::npos);
    EXPECT_TRUE(battleFiles().load(folder.path()).unreadable) << "a folder";
    EXPECT_TRUE(battleFiles().load("/dev/zero").unreadable) << "endless";
}

} // namespace
} // namespace umpire::test::saving_test
