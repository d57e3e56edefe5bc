// Every battle, journal, collection and file of tables that an earlier version wrote opens, shows what it
// showed then, and goes on. The list is what lies in the folders: to add a file is to add a test.
// UMPIRE_GOLDEN_UPDATE=1 writes what a battle shows anew beside it; look at what changed before keeping it.

#include "samples.h"
#include "support/scripts.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/journal/journal.h"
#include "umpire/storage/autosave.h"
#include "umpire/storage/collection.h"
#include "umpire/storage/own_tables.h"

#include <gtest/gtest.h>

namespace umpire::test::old_files_test {
namespace {

namespace fs = std::filesystem;

const std::string battleEnding = ".battle.json";

/// Works on a copy, since opening a battle to play it writes it.
class OldBattle : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        const fs::path sample = samplesOf("battles") / GetParam();
        fs::copy_file(sample, file);
        if (fs::exists(journalOf(sample))) {
            fs::copy_file(journalOf(sample), journalOf(file));
        }
        loaded = battleFiles().load(file);
    }
    static std::string problems(const Issues& issues) {
        std::string lines;
        for (const Issue& issue : issues) {
            lines += issue.line();
            lines += '\n';
        }
        return lines;
    }

    TemporaryFolder folder;
    fs::path file = folder.path() / "old.battle.json";
    LoadedBattle loaded;
};

TEST_P(OldBattle, OpensAndShowsWhatItDid) {
    ASSERT_TRUE(loaded.session) << problems(loaded.issues);
    EXPECT_FALSE(hasErrors(loaded.issues)) << problems(loaded.issues);
    EXPECT_FALSE(loaded.damaged) << "nothing is lost";
    // Rules that differ are named, "formation.lost" among them.
    EXPECT_EQ(problems(loaded.issues).find(" lost"), std::string::npos) << problems(loaded.issues);
    const std::string name = GetParam().substr(0, GetParam().size() - battleEnding.size());
    EXPECT_EQ(againstGolden("../old-files/battles/" + name + ".end", endState(*loaded.session)), "");
}

TEST_P(OldBattle, GoesBackAndForth) {
    ASSERT_TRUE(loaded.session);
    Session& session = *loaded.session;
    const Json before = endState(session);
    const int cursor = session.cursor();
    const std::string atTheEnd = BattleFiles::write(session);
    for (int i = 0; i < cursor; ++i) {
        ASSERT_TRUE(session.canUndo());
        done(session, {{"do", "undo"}});
    }
    EXPECT_FALSE(session.canUndo()) << "to its beginning";
    for (int i = 0; i < cursor; ++i) {
        done(session, {{"do", "redo"}});
    }
    EXPECT_EQ(endState(session), before);
    EXPECT_EQ(BattleFiles::write(session), atTheEnd) << "not a byte of the record is another";
}

TEST_P(OldBattle, IsPlayedOnAndKept) {
    ASSERT_TRUE(loaded.session);
    Session& session = *loaded.session;
    Autosave keeper(file, loaded.journal);
    done(session, {{"do", "next-phase"}});
    ASSERT_TRUE(keeper.keep(session).safe);
    ASSERT_TRUE(keeper.close(session).safe);
    const LoadedBattle again = battleFiles().load(file);
    ASSERT_TRUE(again.session) << problems(again.issues);
    EXPECT_EQ(again.session->cursor(), session.cursor());
    EXPECT_EQ(endState(*again.session), endState(session));
    done(*again.session, {{"do", "undo"}});
}

INSTANTIATE_TEST_SUITE_P(All, OldBattle, testing::ValuesIn(samples("battles", battleEnding)),
                         [](const auto& one) { return asTestName(one.param); });

TEST(OldFiles, ThereAreSomeOfEachKind) {
    EXPECT_GE(samples("battles", battleEnding).size(), 4U);
    EXPECT_GE(samples("battles", ".journal").size(), 1U);
    EXPECT_GE(samples("collections", ".json").size(), 1U);
    EXPECT_GE(samples("tables", ".tables.json").size(), 1U);
    EXPECT_GE(samples("packs", "pack.json").size(), 1U);
    EXPECT_GE(samples("settings", ".conf").size(), 1U);
}

TEST(OldFiles, CollectionsAreWhatTheyWere) {
    for (const std::string& name : samples("collections", ".json")) {
        const LoadedCollection loaded = loadCollection(samplesOf("collections") / name);
        EXPECT_TRUE(loaded.issues.empty()) << name << ": " << loaded.issues.front().line();
        EXPECT_FALSE(loaded.collection.entries.empty()) << name;
        const LoadedCollection again = parseCollection(writeCollection(loaded.collection), name);
        EXPECT_EQ(again.collection, loaded.collection) << name;
    }
}

TEST(OldFiles, TablesAreWhatTheyWere) {
    for (const std::string& name : samples("tables", ".tables.json")) {
        const std::string file = fs::path(name).filename().string();
        const LoadedPack rules = shippedRules().find(file.substr(0, file.find('.')));
        ASSERT_TRUE(rules.pack) << name;
        const OwnTables tables = loadOwnTables(samplesOf("tables") / name, *rules.pack);
        EXPECT_TRUE(tables.issues.empty()) << name << ": " << tables.issues.front().line();
        EXPECT_FALSE(tables.cells.empty()) << name;
    }
}

} // namespace
} // namespace umpire::test::old_files_test
