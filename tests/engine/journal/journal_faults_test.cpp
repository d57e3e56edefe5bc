// Every call to the disk in turn fails: what was said to be safe is safe, and the last good file stays good.

#include "../storage/kept_battle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>

namespace umpire::test::journal_faults_test {
namespace {

namespace fs = std::filesystem;

/// How a disk fails from a certain call on.
struct Fault {
    std::string name;
    int code;
    bool lasting;   ///< all later calls that write fail too
    bool cutsShort; ///< a write takes half before it fails
};

/// A disk on which the call of a given number fails.
class FailingDisk : public Disk {
  public:
    FailingDisk(Fault fault, int at) : m_fault(std::move(fault)), m_at(at) {}

    int calls() const { return m_calls; }
    void mend() { m_at = -1; }

    int create(std::string& name) override { return fails() ? -1 : Disk::create(name); }
    int openToAppend(const fs::path& path) override { return fails() ? -1 : Disk::openToAppend(path); }
    ssize_t write(int file, const char* data, std::size_t size) override {
        if (!fails()) {
            return Disk::write(file, data, size);
        }
        if (m_fault.cutsShort && Disk::write(file, data, size / 2) < 0) {
            ADD_FAILURE() << "the real disk failed";
        }
        errno = m_fault.code;
        return -1;
    }
    int truncate(int file, std::int64_t size) override { return fails() ? -1 : Disk::truncate(file, size); }
    int setMode(int file, mode_t mode) override { return fails() ? -1 : Disk::setMode(file, mode); }
    int sync(int file) override { return fails() ? -1 : Disk::sync(file); }
    int close(int file) override {
        const bool failed = fails();
        const int result = Disk::close(file);
        errno = m_fault.code;
        return failed ? -1 : result;
    }
    int rename(const fs::path& from, const fs::path& to) override {
        return fails() ? -1 : Disk::rename(from, to);
    }
    int syncFolder(const fs::path& folder) override { return fails() ? -1 : Disk::syncFolder(folder); }
    Result<std::string, FileProblem> read(const fs::path& path) override {
        return fails() ? FileProblem{"cannot be read: test"} : Disk::read(path);
    }

  private:
    bool fails() {
        ++m_calls;
        const bool failing = m_at > 0 && (m_calls == m_at || (m_fault.lasting && m_calls > m_at));
        if (failing) {
            errno = m_fault.code;
        }
        return failing;
    }

    Fault m_fault;
    int m_at;
    int m_calls = 0;
};

class JournalFaults : public testing::TestWithParam<Fault> {
  protected:
    /// Plays on a disk that fails at this call; false when the play was over before.
    static bool playOnDiskFailingAt(int call) {
        const KeptBattle battle;
        // What stood there before must never be lost.
        const auto session = battle.session();
        EXPECT_EQ(BattleFiles::save(*session, battle.file()), "");
        const std::string first = all(*session);
        KeptBattle::play(*session, KeptBattle::commands().front());
        KeptBattle::play(*session, KeptBattle::commands().front());
        FailingDisk disk(GetParam(), call);
        Autosave keeper(battle.file(), 0, disk);
        std::vector<std::string> possible{first};
        const auto kept = [&](const Kept& result) {
            const std::string now = all(*session);
            possible.push_back(now);
            const LoadedBattle loaded = battle.load();
            ASSERT_TRUE(loaded.session) << call << ": " << said(loaded.issues);
            const std::string there = all(*loaded.session);
            if (result.safe) {
                EXPECT_EQ(there, now) << call << " was said to be safe";
                possible = {now};
            } else {
                EXPECT_NE(result.problem, "") << call;
                EXPECT_NE(std::find(possible.begin(), possible.end(), there), possible.end()) << call;
            }
        };
        kept(keeper.keep(*session));
        for (const Json& command : KeptBattle::commands()) {
            KeptBattle::play(*session, command);
            kept(keeper.keep(*session));
        }
        kept(keeper.snapshot(*session));
        const bool failed = disk.calls() >= call;
        disk.mend();
        const Kept end = keeper.close(*session);
        EXPECT_TRUE(end.safe) << call << ": " << end.problem;
        kept(end);
        EXPECT_EQ(contentOf(battle.file()), all(*session)) << call;
        EXPECT_TRUE(generationIs(battle, first)) << call << ": what stood there before is lost";
        return failed;
    }

    static bool generationIs(const KeptBattle& battle, const std::string& content) {
        for (int i = 1; i <= 5; ++i) {
            if (contentOf(battle.file().string() + "." + std::to_string(i)) == content) {
                return true;
            }
        }
        return false;
    }
};

TEST_P(JournalFaults, NothingAnsweredIsLost) {
    int call = 1;
    while (playOnDiskFailingAt(call) && !HasFailure()) {
        ++call;
    }
    EXPECT_GT(call, 50) << "a play of so many changes asks more of the disk";
}

INSTANTIATE_TEST_SUITE_P(Disk, JournalFaults,
                         testing::Values(Fault{"FullOnce", ENOSPC, false, true},
                                         Fault{"FullForGood", ENOSPC, true, true},
                                         Fault{"BrokenOnce", EIO, false, false},
                                         Fault{"ReadOnlyForGood", EROFS, true, false}),
                         [](const auto& fault) { return fault.param.name; });

} // namespace
} // namespace umpire::test::journal_faults_test
