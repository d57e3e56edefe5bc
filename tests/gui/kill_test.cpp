// The window is killed at random moments while it is played: whatever it showed is there afterwards.

#include "broken_window.h"
#include "test_window.h"

#include "document/text.h"
#include "document/unsaved_battles.h"
#include "models/record_model.h"
#include "support/endless_game.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

static void loadResources() {
    Q_INIT_RESOURCE(app);
}

namespace umpire::gui::test::kill_test {
namespace {

using umpire::test::EndlessGame;

/// The command of this number in an endless game: losses and phases, some taken back and forth.
Json commandAt(int number) {
    switch (number % 7) {
    case 2:
        return {{"do", "next-phase"}};
    case 3:
    case 5:
        return {{"do", "undo"}};
    case 4:
        return {{"do", "redo"}};
    default:
        return {{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"lost", number % 4}}}};
    }
}

/// The program that is killed: plays in a real window, and tells of each command once the window shows it.
class Player {
  public:
    Player(const QString& folder, const QString& battle)
        : m_settings(folder + QStringLiteral("/settings.ini")),
          m_document(battleFiles(), keptIn(folder + QStringLiteral("/unsaved"))),
          m_window(m_document, m_look, m_settings, m_prompts, ExampleBattles(QStringList{})) {
        m_settings.set(Settings::Key::AskOwed, false); // a phase ends whatever is owed
        m_window.show();
        const QList<UnsavedBattle> unsaved = m_document.unsaved();
        if (!battle.isEmpty()) {
            m_window.openFile(battle);
        } else if (!unsaved.isEmpty()) {
            m_document.openUnsaved(unsaved.first().path);
        } else {
            m_document.openExample(example(QStringLiteral("beersheba-1917")));
        }
    }

    void play(int first) {
        for (int number = first;; ++number) {
            carryOut(commandAt(number));
            QApplication::processEvents();
            if (m_window.record().rowCount() != m_document.session().cursor()) {
                std::abort();
            }
            if (::write(STDOUT_FILENO, ".", 1) != 1) {
                return;
            }
        }
    }

  private:
    void carryOut(const Json& command) {
        const std::string name = command["do"];
        if (name == "adjust") {
            m_document.execute(command);
            return;
        }
        const char* action = name == "undo"   ? "actionUndo"
                             : name == "redo" ? "actionRedo"
                                              : "actionNextPhase";
        m_window.findChild<QAction*>(QLatin1String(action))->trigger();
    }

    Settings m_settings;
    ScriptedPrompts m_prompts;
    Look m_look;
    StoredBattle m_document;
    MainWindow m_window;
};

/// Another process of this program, playing.
class Victim {
  public:
    Victim(const QString& folder, const QString& battle, int first) {
        std::array<int, 2> out{};
        if (::pipe2(out.data(), O_CLOEXEC) != 0) {
            ADD_FAILURE() << "no pipe";
        }
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(out[1], STDOUT_FILENO);
            const std::string number = std::to_string(first);
            ::execl("/proc/self/exe", "gui-kill-test", "--play", fromText(folder).c_str(),
                    fromText(battle).c_str(), number.c_str(), nullptr);
            ::_exit(127);
        }
        ::close(out[1]);
        m_out = out[0];
    }
    ~Victim() { ::close(m_out); }
    Victim(const Victim&) = delete;
    Victim& operator=(const Victim&) = delete;

    /// How many commands it showed before it was killed, so long after the first.
    int killAfter(std::chrono::microseconds time) {
        pollfd waiting{m_out, POLLIN, 0};
        ::poll(&waiting, 1, 60'000);
        std::this_thread::sleep_for(time);
        ::kill(m_process, SIGKILL);
        int status = 0;
        ::waitpid(m_process, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "it ended by itself";
        std::array<char, 4096> buffer{};
        int shown = 0;
        for (ssize_t n = 0; (n = ::read(m_out, buffer.data(), buffer.size())) > 0;) {
            shown += static_cast<int>(n);
        }
        return shown;
    }

  private:
    pid_t m_process = -1;
    int m_out = -1;
};

class Killed : public testing::Test {
  protected:
    void killOften(const QString& battle, int times) {
        std::mt19937 random(std::random_device{}());
        std::uniform_int_distribution<int> microseconds(0, 100'000);
        for (int i = 0; i < times && !HasFailure(); ++i) {
            const int shown = Victim(folder.path(), battle, m_game.played())
                                  .killAfter(std::chrono::microseconds(microseconds(random)));
            ASSERT_GT(shown, 0) << "it never began";
            expectAllOf(shown, battle);
        }
    }

    QString whereItIs(const QString& battle) const {
        if (!battle.isEmpty()) {
            return battle;
        }
        const QList<UnsavedBattle> unsaved =
            unsavedBattles(fromText(folder.filePath(QStringLiteral("unsaved"))), battleFiles());
        EXPECT_EQ(unsaved.size(), 1) << "it is offered, once";
        return unsaved.isEmpty() ? QString() : unsaved.first().path;
    }

    void expectAllOf(int shown, const QString& battle) {
        const LoadedBattle loaded = battleFiles().load(fromText(whereItIs(battle)));
        ASSERT_TRUE(loaded.session) << (loaded.issues.empty() ? "" : loaded.issues.front().line());
        EXPECT_FALSE(hasErrors(loaded.issues)) << loaded.issues.front().line();
        m_game.expectAllOf(shown, *loaded.session);
    }

    QTemporaryDir folder;
    EndlessGame m_game{battleFiles().load(fromText(example(QStringLiteral("beersheba-1917")))).session,
                       commandAt};
};

TEST_F(Killed, NothingShownIsLostFromABattleWithAFile) {
    const QString file = folder.filePath(QStringLiteral("killed.battle.json"));
    ASSERT_TRUE(QFile::copy(example(QStringLiteral("beersheba-1917")), file));
    killOften(file, (EndlessGame::kills() + 1) / 2);
}

TEST_F(Killed, NothingShownIsLostFromOneThatWasNeverSaved) {
    killOften({}, (EndlessGame::kills() + 1) / 2);
}

} // namespace
} // namespace umpire::gui::test::kill_test

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    loadResources();
    const QStringList arguments = QApplication::arguments();
    constexpr int toPlay = 5;
    if (arguments.size() == toPlay && arguments[1] == QLatin1String("--play")) {
        umpire::gui::test::kill_test::Player(arguments[2], arguments[3]).play(arguments[4].toInt());
        return 0;
    }
    if (arguments.size() == toPlay && arguments[1] == QLatin1String("--break")) {
        umpire::gui::test::breakDown(arguments[2], arguments[3], arguments[4].toInt());
        return 0;
    }
    ::testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
