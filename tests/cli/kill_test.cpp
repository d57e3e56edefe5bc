// The plug is pulled at random moments while commands stream in: whatever was answered is there.

#include "program.h"
#include "support/endless_game.h"
#include "support/field.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <thread>

namespace umpire::test::kill_test {
namespace {

/// The command of this number in an endless game: losses, and some of them taken back and forth.
Json commandAt(int number) {
    switch (number % 7) {
    case 3:
    case 5:
        return {{"do", "undo"}};
    case 4:
        return {{"do", "redo"}};
    default:
        return adjustment("battalion", {{"lost", number % 5}, {"captured", number % 2}});
    }
}

class Killed : public testing::Test {
  protected:
    /// Commands stream in, the program is killed: so long after it was started, or after it answered the
    /// first one. Gives how many lines were answered.
    int killAfter(std::chrono::microseconds time, bool begun) {
        Conversation umpire({"play", file, "--save", file});
        const int first = begun && umpire.ask(commandAt(m_game.played())).is_object() ? 1 : 0;
        for (int i = first; i < linesInOneGo; ++i) {
            umpire.send(dumpLine(commandAt(m_game.played() + i)));
        }
        std::this_thread::sleep_for(time);
        umpire.kill();
        return first + static_cast<int>(umpire.answersLeft().size());
    }

    void expectAllOf(int answered) {
        const LoadedBattle loaded = battleFiles().load(file);
        ASSERT_TRUE(loaded.session);
        EXPECT_FALSE(hasErrors(loaded.issues)) << loaded.issues.front().line();
        m_game.expectAllOf(answered, *loaded.session);
    }

    static constexpr int linesInOneGo = 100;
    TemporaryFolder folder;
    Field field =
        Field().ours("squadron", "cavalry", "british", 4).theirs("battalion", "infantry", "turkish", 6);
    std::string file = folder.write("killed.battle.json", field.json().dump()).string();
    EndlessGame m_game{field.open(), commandAt};
};

TEST_F(Killed, NothingAnsweredIsLost) {
    std::mt19937 random(std::random_device{}());
    std::uniform_int_distribution<int> microseconds(0, 250'000);
    int answered = 0;
    for (int i = 0; i < EndlessGame::kills() && !HasFailure(); ++i) {
        const int now = killAfter(std::chrono::microseconds(microseconds(random)), i % 2 == 0);
        answered += now;
        expectAllOf(now);
    }
    EXPECT_GT(answered, 0) << "it was always killed before it began";
}

} // namespace
} // namespace umpire::test::kill_test
