// A battle kept while it is played: earlier generations, other programs, links, other people's journals.

#include "kept_battle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <set>

namespace umpire::test::autosave_test {
namespace {

namespace fs = std::filesystem;

class Keeping : public testing::Test {
  protected:
    void lose(int elements) { KeptBattle::play(*session, adjustment("squadron", {{"lost", elements}})); }
    void expectKept(const Kept& kept) {
        EXPECT_TRUE(kept.safe);
        EXPECT_EQ(kept.problem, "");
        const LoadedBattle loaded = battle.load();
        ASSERT_TRUE(loaded.session) << said(loaded.issues);
        EXPECT_EQ(all(*loaded.session), all(*session));
    }

    KeptBattle battle;
    std::unique_ptr<Session> session = battle.session();
};

TEST_F(Keeping, ANewBattleLeavesItsFileAlone) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    EXPECT_EQ(battle.files(), (std::vector<std::string>{"small.battle.json", "small.battle.json.journal"}));
    lose(1);
    expectKept(keeper.keep(*session));
    EXPECT_EQ(contentOf(battle.file()), all(*session)) << "a small battle is whole in its file";
    expectKept(keeper.close(*session));
    EXPECT_EQ(battle.files(), std::vector<std::string>{"small.battle.json"});
}

TEST_F(Keeping, TheFileMayFollowItsJournalLater) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    const std::string before = contentOf(battle.file());
    lose(1);
    expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
    lose(2);
    expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
    EXPECT_EQ(contentOf(battle.file()), before) << "nobody waited for it";
    expectKept(keeper.keep(*session));
    EXPECT_EQ(contentOf(battle.file()), all(*session));
    lose(3);
    expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
    expectKept(keeper.close(*session));
    EXPECT_EQ(contentOf(battle.file()), all(*session));
    EXPECT_EQ(battle.files(), std::vector<std::string>{"small.battle.json"});
}

TEST_F(Keeping, WhatOthersWroteBeforeTheFileFollowsBecomesAGeneration) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    lose(1);
    expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
    writeFile(battle.file(), "something else");
    EXPECT_TRUE(keeper.keep(*session).safe);
    EXPECT_EQ(contentOf(battle.file()), all(*session));
    EXPECT_EQ(contentOf(battle.file().string() + ".1"), "something else");
}

TEST_F(Keeping, SeveralChangesAtOnceAndUndoneOnes) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    for (const Json& command : KeptBattle::commands()) {
        KeptBattle::play(*session, command);
    }
    KeptBattle::play(*session, {{"do", "undo"}});
    expectKept(keeper.keep(*session));
}

TEST_F(Keeping, FiveEarlierGenerations) {
    Autosave keeper(battle.file());
    std::vector<std::string> whole;
    for (int i = 0; i < 7; ++i) {
        lose(i % 4);
        expectKept(keeper.snapshot(*session));
        whole.push_back(contentOf(battle.file()));
    }
    for (std::size_t i = 1; i <= 5; ++i) {
        EXPECT_EQ(contentOf(battle.file().string() + "." + std::to_string(i)), whole[6 - i]) << i;
    }
    EXPECT_FALSE(fs::exists(battle.file().string() + ".6"));
}

TEST_F(Keeping, WhatOtherProgramsWroteBecomesAGeneration) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    writeFile(battle.file(), "something else");
    lose(1);
    expectKept(keeper.keep(*session));
    EXPECT_EQ(contentOf(battle.file().string() + ".1"), "something else");
    EXPECT_EQ(keeper.takeNotices().size(), 1U);
}

TEST_F(Keeping, AFileThatVanishedIsWrittenAgain) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    fs::remove(battle.file());
    expectKept(keeper.keep(*session));
    fs::remove(battle.journal());
    lose(2);
    expectKept(keeper.keep(*session));
    EXPECT_TRUE(fs::exists(battle.journal()));
}

TEST_F(Keeping, AFolderThatVanishedIsSaidAndPlayGoesOn) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    const fs::path away = battle.file().parent_path().string() + ".away";
    fs::rename(battle.file().parent_path(), away);
    lose(1);
    const Kept kept = keeper.keep(*session);
    EXPECT_FALSE(kept.safe);
    EXPECT_NE(kept.problem.find("cannot be written"), std::string::npos) << kept.problem;
    fs::rename(away, battle.file().parent_path());
    expectKept(keeper.keep(*session));
}

TEST_F(Keeping, ThroughALinkTheTargetIsKept) {
    const fs::path link = battle.file().parent_path() / "link.json";
    fs::create_symlink("small.battle.json", link);
    Autosave keeper(link);
    lose(1);
    expectKept(keeper.keep(*session));
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_TRUE(fs::exists(battle.journal()));
}

TEST_F(Keeping, AJournalThatIsALinkIsPutAsideAndItsTargetLeftAlone) {
    const fs::path target = battle.file().parent_path() / "precious";
    writeFile(target, "precious");
    fs::create_symlink(target, battle.journal());
    Autosave keeper(battle.file());
    EXPECT_TRUE(keeper.keep(*session).safe);
    EXPECT_EQ(contentOf(target), "precious");
    EXPECT_FALSE(fs::is_symlink(battle.journal()));
    EXPECT_TRUE(fs::is_symlink(battle.journal().string() + ".torn"));
}

TEST_F(Keeping, DraftsOfAKilledProgramAreSweptAway) {
    const fs::path draft = battle.file().parent_path() / ".small.battle.json.Ab12cD";
    writeFile(draft, "half");
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    EXPECT_FALSE(fs::exists(draft));
}

TEST_F(Keeping, ALargeBattleIsCarriedByItsJournal) {
    KeptBattle::play(*session, {{"do", "prose"}, {"passage", "opening"}, {"text", std::string(99'000, 'x')}});
    for (int i = 0; i < 3; ++i) {
        KeptBattle::play(*session,
                         {{"do", "prose"}, {"passage", "opening"}, {"text", std::string(99'000, 'y')}});
        KeptBattle::play(*session,
                         {{"do", "prose"}, {"passage", "opening"}, {"text", std::string(99'000, 'z')}});
    }
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    const std::string before = contentOf(battle.file());
    lose(1);
    expectKept(keeper.keep(*session));
    KeptBattle::play(*session, {{"do", "undo"}});
    KeptBattle::play(*session, {{"do", "undo"}});
    lose(3);
    expectKept(keeper.keep(*session));
    EXPECT_EQ(contentOf(battle.file()), before) << "it was not written whole each time";
    expectKept(keeper.close(*session));
    EXPECT_EQ(contentOf(battle.file()), all(*session));
}

TEST_F(Keeping, AnEditOfTheSameSizeAndTimeIsKeptAsACopy) {
    Autosave keeper(battle.file());
    lose(1);
    expectKept(keeper.keep(*session));
    std::string edited = contentOf(battle.file());
    edited.replace(edited.find("\"Test\""), 6, "\"Else\"");
    const fs::file_time_type time = fs::last_write_time(battle.file());
    {
        std::fstream inPlace(battle.file(), std::ios::in | std::ios::out | std::ios::binary);
        inPlace << edited;
    }
    fs::last_write_time(battle.file(), time);
    EXPECT_TRUE(keeper.disturbed());
    lose(2);
    expectKept(keeper.keep(*session));
    EXPECT_EQ(contentOf(battle.file().string() + ".1"), edited);
    EXPECT_EQ(keeper.takeNotices().size(), 1U);
}

TEST_F(Keeping, WhatIsTheSameIsNoEdit) {
    Autosave keeper(battle.file());
    lose(1);
    expectKept(keeper.keep(*session));
    fs::permissions(battle.file(), fs::perms::owner_exec, fs::perm_options::add);
    EXPECT_FALSE(keeper.disturbed());
    // A drive that was put back may have another number, and so may the file.
    fs::copy_file(battle.file(), battle.file().string() + ".copy");
    fs::rename(battle.file().string() + ".copy", battle.file());
    EXPECT_FALSE(keeper.disturbed());
    lose(2);
    expectKept(keeper.keep(*session));
    EXPECT_EQ(keeper.takeNotices().size(), 0U);
}

/// A disk on which each call takes a while, by a clock of its own.
class SlowDisk : public Disk {
  public:
    std::int64_t now = 0;
    std::int64_t call = 0; ///< how long each takes, in nanoseconds
    int swapped = 0;       ///< files put into the place of others

    int create(std::string& name) override { return took(Disk::create(name)); }
    ssize_t write(int file, const char* data, std::size_t size) override {
        return took(Disk::write(file, data, size));
    }
    int sync(int file) override { return took(Disk::sync(file)); }
    int close(int file) override { return took(Disk::close(file)); }
    int rename(const fs::path& from, const fs::path& to) override {
        ++swapped;
        return took(Disk::rename(from, to));
    }
    int syncFolder(const fs::path& folder) override { return took(Disk::syncFolder(folder)); }

  private:
    template <typename Result>
    Result took(Result result) {
        now += call;
        return result;
    }
};

class SlowKeeping : public Keeping {
  protected:
    int swapsOf(int records) {
        const int before = disk.swapped;
        for (int i = 0; i < records; ++i) {
            lose(i % 4);
            expectKept(keeper.keep(*session));
        }
        return disk.swapped - before;
    }

    SlowDisk disk;
    Autosave keeper{battle.file(), 0, disk, [this] { return disk.now; }};
};

TEST_F(SlowKeeping, AQuickDiskGetsTheFileWithEachRecord) {
    disk.call = 1'000'000;
    EXPECT_GE(swapsOf(10), 10);
}

TEST_F(SlowKeeping, OnASlowDiskTheJournalIsEnough) {
    disk.call = 100'000'000;
    expectKept(keeper.keep(*session));
    EXPECT_EQ(swapsOf(20), 0) << "the file took too long the first time";
    expectKept(keeper.close(*session));
    EXPECT_EQ(contentOf(battle.file()), all(*session));
}

TEST_F(SlowKeeping, ADiskThatWasSlowIsTriedAgain) {
    disk.call = 100'000'000;
    expectKept(keeper.keep(*session));
    disk.call = 1'000'000;
    EXPECT_EQ(swapsOf(50), 0);
    EXPECT_GE(swapsOf(10), 10);
}

/// A disk that lets no battle file be replaced as long as it is full.
class FullForFiles : public Disk {
  public:
    bool full = false;
    int create(std::string& name) override {
        const bool battle = name.find(".journal") == std::string::npos;
        return full && battle ? (errno = ENOSPC, -1) : Disk::create(name);
    }
};

TEST_F(Keeping, AProblemIsToldUntilTheFileIsWritten) {
    FullForFiles disk;
    Autosave keeper(battle.file(), 0, disk);
    expectKept(keeper.keep(*session));
    disk.full = true;
    for (int i = 1; i < 4; ++i) {
        lose(i);
        const Kept kept = keeper.keep(*session);
        EXPECT_TRUE(kept.safe) << "the journal has it";
        EXPECT_NE(kept.problem.find("No space left"), std::string::npos) << i << ": " << kept.problem;
    }
    EXPECT_NE(keeper.keep(*session).problem, "") << "nothing changed, and nothing was mended";
    disk.full = false;
    lose(0);
    expectKept(keeper.keep(*session));
}

TEST(LongNames, OfFilesLeaveRoomForWhatStandsBeside) {
    const TemporaryFolder folder;
    const std::unique_ptr<Session> session = KeptBattle().session();
    std::set<std::string> journals;
    for (const char* last : {"a", "b"}) {
        // Umlauts, so that a name cut anywhere would be no UTF-8.
        std::string name;
        while (name.size() < 236) {
            name += "\u00e4";
        }
        const fs::path file = folder.path() / (name + last + ".battle.json");
        ASSERT_EQ(file.filename().string().size(), 249U);
        Autosave keeper(file);
        EXPECT_EQ(keeper.keep(*session).problem, "");
        KeptBattle::play(*session, adjustment("squadron", {{"lost", 1}}));
        EXPECT_EQ(keeper.snapshot(*session).problem, "");
        KeptBattle::play(*session, adjustment("squadron", {{"lost", 2}}));
        EXPECT_EQ(keeper.snapshot(*session).problem, "");
        journals.insert(journalOf(file).string());
        EXPECT_TRUE(fs::exists(journalOf(file)));
        EXPECT_TRUE(journalOf(file).string().ends_with(".journal"));
    }
    EXPECT_EQ(journals.size(), 2U);
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 8)
        << "of each the file, its journal and two earlier generations";
    for (const auto& entry : fs::directory_iterator(folder.path())) {
        EXPECT_NE(Json(entry.path().filename().string()).dump(), "") << "it is UTF-8";
    }
}

} // namespace
} // namespace umpire::test::autosave_test
