// The window breaks down: it ends as it would have, the battle is kept, and a report without names lies
// beside it.

#include "broken_window.h"

#include "document/text.h"
#include "test_window.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/file.h"
#include "window/crash_reporter.h"

#include <QApplication>
#include <QTimer>

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <pwd.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace umpire::gui::test {

void breakDown(const QString& folder, const QString& battle, int signal) {
    constexpr rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    watchForBreakdown(
        {"desert-umpire of a test", {windowSystemInWords()}, fromText(folder + QStringLiteral("/reports"))});
    Settings settings(folder + QStringLiteral("/settings.ini"));
    settings.set(Settings::Key::AskOwed, false);
    ScriptedPrompts prompts;
    Look look;
    StoredBattle document(battleFiles(), keptIn(folder + QStringLiteral("/unsaved")));
    MainWindow window(document, look, settings, prompts, ExampleBattles(QStringList{}));
    window.show();
    if (battle.isEmpty()) {
        document.openExample(example(QStringLiteral("beersheba-1917")));
    } else {
        window.openFile(battle);
    }
    document.execute(Json{{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"lost", 1}}}});
    document.execute(Json{{"do", "12th Light Horse Regiment"}});
    window.findChild<QAction*>(QStringLiteral("actionNextPhase"))->trigger();
    QTimer::singleShot(0, &window, [signal] {
        if (signal == 0) {
            throw std::runtime_error("Brig.-Gen. Grant");
        }
        ::raise(signal);
    });
    QApplication::exec();
}

namespace {

/// Another process of this program. Gives how it ended, as `waitpid` says.
int brokenBy(int signal, const QString& folder, const QString& battle) {
    const pid_t child = ::fork();
    if (child == 0) {
        const int nowhere = ::open("/dev/null", O_WRONLY);
        ::dup2(nowhere, STDERR_FILENO);
        const std::string number = std::to_string(signal);
        ::execl("/proc/self/exe", "gui-kill-test", "--break", fromText(folder).c_str(),
                fromText(battle).c_str(), number.c_str(), nullptr);
        ::_exit(127);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

void expectNoNames(const std::string& text, const Session& session) {
    for (const Subject* subject : session.battle().all()) {
        EXPECT_EQ(text.find(subject->name), std::string::npos) << subject->name << "\n" << text;
    }
    const char* home = std::getenv("HOME");
    const passwd* self = ::getpwuid(::getuid());
    for (const std::string& name :
         {session.battle().title, std::string("Grant"), std::string("Horse"),
          std::string(home ? home : "/home"), std::string(self ? self->pw_name : "?!")}) {
        EXPECT_EQ(text.find(name), std::string::npos) << name << "\n" << text;
    }
}

class BrokenWindow : public testing::Test {
  protected:
    void expectTold(const BreakdownReport& report, const std::filesystem::path& battle) {
        EXPECT_EQ(report.battle, battle);
        const std::string text = *readFile(report.path);
        for (const char* part :
             {"program: desert-umpire of a test", "Qt: ", "rules: sand-sweat-and-camels", "command adjust\n",
              "command unknown\n", "action actionNextPhase\n", "command next-phase\n", "records 2"}) {
            EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
        }
        const LoadedBattle loaded = battleFiles().load(battle);
        ASSERT_TRUE(loaded.session);
        EXPECT_EQ(loaded.session->cursor(), 2) << "what was played is there";
        expectNoNames(text, *loaded.session);
    }

    QTemporaryDir folder;
};

class Broken : public BrokenWindow, public testing::WithParamInterface<int> {};

TEST_P(Broken, TheWindowLeavesAReportBesideItsBattle) {
    const QString file = folder.filePath(QStringLiteral("broken.battle.json"));
    ASSERT_TRUE(QFile::copy(example(QStringLiteral("beersheba-1917")), file));
    const int status = brokenBy(GetParam(), folder.path(), file);
    ASSERT_TRUE(WIFSIGNALED(status)) << status;
    EXPECT_EQ(WTERMSIG(status), GetParam() == 0 ? SIGABRT : GetParam());
    const auto reports = breakdownReportsOf(fromText(file));
    ASSERT_EQ(reports.size(), 1U);
    expectTold(reports.front(), fromText(file));
}

// 0: nobody catches what is thrown.
INSTANTIATE_TEST_SUITE_P(All, Broken, testing::Values(0, SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL));

TEST_F(BrokenWindow, OneThatWasNeverSavedHasItBesideWhereItIsKept) {
    brokenBy(SIGSEGV, folder.path(), QString());
    const auto reports = breakdownReports({fromText(folder.filePath(QStringLiteral("unsaved")))});
    ASSERT_EQ(reports.size(), 1U);
    expectTold(reports.front(), reports.front().battle);
    EXPECT_TRUE(std::filesystem::exists(reports.front().battle));
}

} // namespace
} // namespace umpire::gui::test
