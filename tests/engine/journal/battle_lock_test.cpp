// One program at a time writes a battle.

#include "umpire/journal/battle_lock.h"

#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace umpire::test::battle_lock_test {
namespace {

using State = BattleLock::State;
using namespace std::chrono_literals;

class Locked : public testing::Test {
  protected:
    void othersLock(const std::string& more = {}) const {
        (void)folder.write(
            "a.battle.json.lock",
            R"({"format":"desert-umpire-lock","user":"anna","host":"desk-2","program":"umpire",)"
            R"("process":4711,"since":"2026-11-21T19:32:05Z","machine":"another")" +
                more + "}\n");
    }

    TemporaryFolder folder;
    std::filesystem::path battle = folder.write("a.battle.json", "{}");
    std::filesystem::path file = folder.path() / "a.battle.json.lock";
};

TEST_F(Locked, OnlyOneHasIt) {
    BattleLock first(battle, "umpire");
    BattleLock second(battle, "desert-umpire");
    EXPECT_EQ(first.take(), State::Ours);
    EXPECT_EQ(first.look(), State::Ours);
    EXPECT_EQ(second.take(), State::Others);
    EXPECT_EQ(second.takeOver(), State::Others) << "who still runs keeps it";
    EXPECT_EQ(second.owner().program, "umpire");
    EXPECT_EQ(second.owner().process, ::getpid());
    first.release();
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_EQ(second.look(), State::NotTaken) << "free, and not taken unasked";
    EXPECT_EQ(second.take(), State::Ours);
    EXPECT_EQ(first.take(), State::Others);
}

TEST_F(Locked, EndsWithItsOwner) {
    { BattleLock(battle, "umpire").take(); }
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_EQ(BattleLock(battle, "umpire").take(), State::Ours);
}

TEST_F(Locked, ALinkLeadsToTheSameLock) {
    const auto link = folder.path() / "link.battle.json";
    std::filesystem::create_symlink(battle, link);
    BattleLock first(battle, "umpire");
    EXPECT_EQ(first.take(), State::Ours);
    EXPECT_EQ(BattleLock(link, "umpire").take(), State::Others);
}

TEST_F(Locked, AKilledOwnerLeavesNothingToWaitFor) {
    std::string left;
    {
        BattleLock lock(battle, "umpire");
        ASSERT_EQ(lock.take(), State::Ours);
        left = *readFile(file);
    }
    (void)folder.write("a.battle.json.lock", left);
    BattleLock next(battle, "umpire");
    EXPECT_EQ(next.take(), State::Ours);
    (void)folder.write("a.battle.json.lock", "");
    EXPECT_EQ(next.look(), State::Ours) << "nobody's text in it is nobody's lock: it is written anew";
    EXPECT_NE(*readFile(file), "");
}

TEST_F(Locked, ADamagedLockIsNobodys) {
    for (const char* text : {"", "{", "[1]", "{\"machine\":7}", "\xff\xfe"}) {
        (void)folder.write("a.battle.json.lock", text);
        EXPECT_EQ(BattleLock(battle, "umpire").take(), State::Ours) << text;
    }
}

TEST_F(Locked, AnotherComputerIsBelievedUntilItIsSilent) {
    othersLock();
    BattleLock lock(battle, "umpire", 1h);
    EXPECT_EQ(lock.take(), State::Others);
    EXPECT_EQ(lock.owner().words(), "anna on desk-2 (umpire, process 4711), since 2026-11-21 19:32 UTC");
    EXPECT_EQ(lock.look(), State::Others);
    BattleLock impatient(battle, "umpire", 20ms);
    EXPECT_EQ(impatient.take(), State::Others) << "it was not watched yet";
    std::this_thread::sleep_for(30ms);
    EXPECT_EQ(impatient.look(), State::Stale);
    const timespec times[2] = {{1000, 0}, {1000, 0}};
    ASSERT_EQ(::utimensat(AT_FDCWD, file.c_str(), times, 0), 0);
    EXPECT_EQ(impatient.look(), State::Others) << "it gave a sign of life, whatever its clock says";
    std::this_thread::sleep_for(30ms);
    EXPECT_EQ(impatient.look(), State::Stale);
    EXPECT_EQ(impatient.takeOver(), State::Ours);
    EXPECT_EQ(impatient.look(), State::Ours);
}

TEST_F(Locked, WhoLostItToAnotherComputerSeesIt) {
    BattleLock lock(battle, "umpire");
    ASSERT_EQ(lock.take(), State::Ours);
    othersLock();
    EXPECT_EQ(lock.look(), State::Others);
    EXPECT_EQ(lock.owner().user, "anna");
    lock.release();
    EXPECT_TRUE(std::filesystem::exists(file)) << "it is not ours to remove";
}

TEST_F(Locked, OneThatVanishedIsTakenAgain) {
    BattleLock lock(battle, "umpire");
    ASSERT_EQ(lock.take(), State::Ours);
    std::filesystem::remove(file);
    EXPECT_EQ(lock.look(), State::Ours);
    EXPECT_TRUE(std::filesystem::exists(file));
    EXPECT_EQ(BattleLock(battle, "umpire").take(), State::Others) << "and it holds";
}

TEST_F(Locked, WhoTookItMeanwhileHasIt) {
    BattleLock first(battle, "umpire");
    ASSERT_EQ(first.take(), State::Ours);
    std::filesystem::remove(file);
    BattleLock second(battle, "desert-umpire");
    ASSERT_EQ(second.take(), State::Ours);
    EXPECT_EQ(first.look(), State::Others);
    EXPECT_EQ(first.owner().program, "desert-umpire");
    EXPECT_EQ(second.look(), State::Ours);
}

TEST_F(Locked, GoneWithItsFolderItIsNobodysAndTakenAgainOnceTheFolderIsBack) {
    BattleLock lock(battle, "umpire");
    ASSERT_EQ(lock.take(), State::Ours);
    const std::filesystem::path away = folder.path().string() + ".away";
    std::filesystem::rename(folder.path(), away);
    EXPECT_EQ(lock.look(), State::Failed);
    EXPECT_NE(lock.problem().find("No such file or directory"), std::string::npos) << lock.problem();
    EXPECT_EQ(lock.look(), State::Failed);
    std::filesystem::rename(away, folder.path());
    EXPECT_EQ(lock.look(), State::Ours);
    std::filesystem::rename(folder.path(), away);
    EXPECT_EQ(lock.look(), State::Failed);
    std::filesystem::create_directory(folder.path());
    othersLock();
    EXPECT_EQ(lock.look(), State::Others) << "another stick, and somebody has the battle open there";
    std::filesystem::remove_all(away);
}

TEST_F(Locked, ALongNameHasALockOfItsOwn) {
    const std::string name(238, 'x');
    BattleLock one(folder.path() / (name + "a.battle.json"), "umpire");
    BattleLock other(folder.path() / (name + "b.battle.json"), "umpire");
    EXPECT_EQ(one.take(), State::Ours);
    EXPECT_EQ(other.take(), State::Ours);
    EXPECT_EQ(BattleLock(folder.path() / (name + "a.battle.json"), "umpire").take(), State::Others);
}

TEST_F(Locked, NamesInALockCannotMislead) {
    (void)folder.write("a.battle.json.lock",
                       "{\"machine\":\"another\",\"user\":\"a\\u202eb\\nc\",\"host\":\"" +
                           std::string(500, 'x') + "\",\"process\":99999999999}");
    BattleLock lock(battle, "umpire");
    EXPECT_EQ(lock.take(), State::Others);
    EXPECT_EQ(lock.owner().words(), "a\uFFFDb c");
}

TEST_F(Locked, WhereNoneCanBeMadeItIsSaid) {
    BattleLock nowhere(folder.path() / "no" / "a.battle.json", "umpire");
    EXPECT_EQ(nowhere.take(), State::Failed);
    EXPECT_NE(nowhere.problem().find("No such file or directory"), std::string::npos) << nowhere.problem();
    std::filesystem::create_symlink("/etc/hostname", file);
    BattleLock link(battle, "umpire");
    EXPECT_EQ(link.take(), State::Failed) << "a link is not followed";
    std::filesystem::remove(file);
    ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
    EXPECT_EQ(BattleLock(battle, "umpire").take(), State::Failed) << "and a pipe not waited for";
}

} // namespace
} // namespace umpire::test::battle_lock_test
