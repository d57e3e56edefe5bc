#include "umpire/base/user_folders.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

namespace umpire::test::user_folders_test {
namespace {

/// The environment of a test, as it was before when it ends.
class Environment : public testing::Test {
  protected:
    ~Environment() override {
        for (const auto& [name, value] : m_before) {
            value.empty() ? ::unsetenv(name.c_str()) : ::setenv(name.c_str(), value.c_str(), 1);
        }
    }
    /// "": not set.
    void set(const char* name, const char* value) {
        const char* before = std::getenv(name);
        m_before.try_emplace(name, before ? before : "");
        *value ? ::setenv(name, value, 1) : ::unsetenv(name);
    }

  private:
    std::map<std::string, std::string> m_before;
};

TEST_F(Environment, StandsBelowTheFolderForData) {
    set("XDG_DATA_HOME", "/data");
    set("HOME", "/home/anna");
    set("UMPIRE_TABLES", "");
    const UserFolders own = userFolders();
    EXPECT_EQ(own.data, "/data/desert-umpire");
    EXPECT_EQ(own.rules, "/data/desert-umpire/rules");
    EXPECT_EQ(own.collections, "/data/desert-umpire/collections");
    EXPECT_EQ(own.tables, "/data/desert-umpire/tables");
    EXPECT_EQ(own.examples, "/data/desert-umpire/examples");
    EXPECT_EQ(own.dice, "/data/desert-umpire/dice");
    EXPECT_EQ(own, userFoldersIn("/data"));
}

TEST_F(Environment, ElseBelowTheHome) {
    set("XDG_DATA_HOME", "");
    set("HOME", "/home/anna");
    EXPECT_EQ(userFolders().rules, "/home/anna/.local/share/desert-umpire/rules");
    set("XDG_DATA_HOME", "not/absolute");
    EXPECT_EQ(userFolders().rules, "/home/anna/.local/share/desert-umpire/rules");
}

TEST_F(Environment, TablesMayBeElsewhere) {
    set("XDG_DATA_HOME", "/data");
    set("UMPIRE_TABLES", "/books");
    EXPECT_EQ(userFolders().tables, "/books");
    EXPECT_EQ(userFolders().rules, "/data/desert-umpire/rules");
}

TEST_F(Environment, WithoutAHomeThereAreNone) {
    set("XDG_DATA_HOME", "");
    set("HOME", "");
    set("UMPIRE_TABLES", "");
    EXPECT_EQ(userFolders(), UserFolders());
}

TEST_F(Environment, EachIsTold) {
    std::set<std::filesystem::path> paths;
    for (const NamedFolder& folder : namedFolders(userFoldersIn("/data"))) {
        EXPECT_FALSE(folder.name.empty()) << folder.id;
        EXPECT_TRUE(paths.insert(folder.path).second) << folder.path;
    }
    EXPECT_EQ(paths.size(), 8U);
}

} // namespace
} // namespace umpire::test::user_folders_test
