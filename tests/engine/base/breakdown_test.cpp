// A process that breaks down says what it was doing, and ends as it would have.

#include "support/temporary_folder.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace umpire::test::breakdown_test {
namespace {

namespace fs = std::filesystem;

/// A child of this process. Gives how it ended, as `waitpid` says.
int childThat(const std::function<void()>& deed) {
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        deed();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

class Breakdown : public testing::Test {
  protected:
    BreakdownOrder order() const {
        return {"umpire 9.9", {"system: of a test"}, folder.path() / "data" / "reports"};
    }
    std::vector<BreakdownReport> reports() const {
        return breakdownReports({folder.path(), folder.path() / "data" / "reports"});
    }
    std::string onlyText() const {
        const auto found = reports();
        EXPECT_EQ(found.size(), 1U);
        return found.empty() ? "" : *readFile(found.front().path);
    }
    static void expectEndedBy(int status, int signal) {
#ifdef __SANITIZE_ADDRESS__
        EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) != 0)
            << signal; // it ends by the sanitizer's own way
#else
        EXPECT_TRUE(WIFSIGNALED(status)) << status;
        EXPECT_EQ(WTERMSIG(status), signal);
#endif
    }

    TemporaryFolder folder;
    fs::path battle = folder.path() / "small.battle.json";
};

class BySignal : public Breakdown, public testing::WithParamInterface<std::pair<int, const char*>> {};

TEST_P(BySignal, TellsWhatWasDoneBesideTheBattle) {
    const auto [signal, name] = GetParam();
    expectEndedBy(childThat([this, signal = signal] {
                      watchForBreakdown(order());
                      noteBattle(battle);
                      noteStanding({"some-game", "0123456789abcdef0123", "shooting", 3, 41, 17});
                      noteDeed("command", "shoot");
                      noteDeed("action", "actionUndo");
                      ::raise(signal);
                  }),
                  signal);
    ASSERT_EQ(reports().size(), 1U);
    EXPECT_EQ(reports().front().battle, battle);
    EXPECT_EQ(breakdownReportsOf(battle).size(), 1U);
    EXPECT_GT(reports().front().when, 1'000'000'000);
    const std::string text = onlyText();
    for (const std::string part : {"program: umpire 9.9", "system: of a test",
                                   "reason: ", "rules: some-game, fingerprint 0123456789abcdef",
                                   "turn 3, phase shooting, records 41, subjects 17", " command shoot\n",
                                   " action actionUndo\n", "stack:\n"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
    EXPECT_NE(text.find(std::string("reason: ") + name), std::string::npos) << text;
    EXPECT_GT(text.size(), text.find("stack:\n") + 40) << "some addresses follow";
}

INSTANTIATE_TEST_SUITE_P(All, BySignal,
                         testing::Values(std::pair(SIGSEGV, "SIGSEGV"), std::pair(SIGABRT, "SIGABRT"),
                                         std::pair(SIGFPE, "SIGFPE"), std::pair(SIGBUS, "SIGBUS"),
                                         std::pair(SIGILL, "SIGILL")),
                         [](const auto& one) { return std::string(one.param.second); });

void throwOne() {
    throw std::runtime_error("Brig.-Gen. Grant");
}

void nobodyCatches() noexcept {
    throwOne();
}

TEST_F(Breakdown, NobodyCaughtIsToldByItsKindOnly) {
    expectEndedBy(childThat([this] {
                      watchForBreakdown(order());
                      nobodyCatches();
                  }),
                  SIGABRT);
    const std::string text = onlyText();
    EXPECT_NE(text.find("reason: nobody caught a std::runtime_error"), std::string::npos) << text;
    EXPECT_EQ(text.find("Grant"), std::string::npos) << text;
}

TEST_F(Breakdown, WithoutABattleTheReportGoesToItsFolder) {
    childThat([this] {
        watchForBreakdown(order());
        std::abort();
    });
    ASSERT_EQ(reports().size(), 1U);
    EXPECT_EQ(reports().front().path.parent_path(), order().folder) << "made when it was needed";
    EXPECT_TRUE(reports().front().battle.empty());
    EXPECT_NE(onlyText().find("battle: none is open"), std::string::npos);
}

TEST_F(Breakdown, WhereTheBattlesFolderTakesNothingTheReportGoesToItsFolder) {
    childThat([this] {
        watchForBreakdown(order());
        noteBattle(folder.path() / "gone" / "small.battle.json");
        std::abort();
    });
    ASSERT_EQ(reports().size(), 1U);
    EXPECT_EQ(reports().front().path.parent_path(), order().folder);
}

TEST_F(Breakdown, OnlyPlainWordsAreNoted) {
    childThat([this] {
        watchForBreakdown(order());
        noteDeed("command", "Brig.-Gen. Grant");
        noteDeed("command", "/home/anna");
        noteStanding({"Anna's rules", "", "the phase", 1, 0, 0});
        std::abort();
    });
    const std::string text = onlyText();
    for (const std::string name : {"Grant", "anna", "Anna", "the phase"}) {
        EXPECT_EQ(text.find(name), std::string::npos) << text;
    }
    EXPECT_NE(text.find("command (not told)"), std::string::npos) << text;
}

TEST_F(Breakdown, TheLatestDeedsAreTold) {
    childThat([this] {
        watchForBreakdown(order());
        for (int i = 0; i < actionsNoted + 5; ++i) {
            noteDeed("command", "deed-" + std::to_string(i));
        }
        std::abort();
    });
    const std::string text = onlyText();
    EXPECT_EQ(text.find("deed-4\n"), std::string::npos);
    EXPECT_NE(text.find("deed-5\n"), std::string::npos);
    EXPECT_LT(text.find("deed-5\n"), text.find("deed-54\n"));
    EXPECT_NE(text.find("deed-54\n"), std::string::npos);
}

TEST_F(Breakdown, BreakingDownOnceMoreMeanwhileEndsIt) {
    BreakdownOrder twice = order();
    twice.inBetween = [] { ::raise(SIGSEGV); };
    ::alarm(60); // a handler that never ends would end the test
    const int status = childThat([&twice] {
        watchForBreakdown(twice);
        std::abort();
    });
    ::alarm(0);
    EXPECT_FALSE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    EXPECT_NE(onlyText().find("stack:\n"), std::string::npos) << "what was written is there";
}

int deeper(volatile int* before) {
    volatile int here[1000] = {before ? before[0] : 0};
    return here[2] == 0 ? deeper(here) + here[1] : 0;
}

TEST_F(Breakdown, AStackThatRanOutIsToldAsWell) {
    expectEndedBy(childThat([this] {
                      watchForBreakdown(order());
                      ::_exit(deeper(nullptr) == 4711 ? 1 : 0);
                  }),
                  SIGSEGV);
    EXPECT_NE(onlyText().find("reason: SIGSEGV"), std::string::npos);
}

TEST_F(Breakdown, OtherFilesAreNoReports) {
    folder.write("small.battle.json.crash-notes", "");
    folder.write("crash.txt", "");
    fs::create_symlink("/etc/passwd", folder.path() / "small.battle.json.crash-1-2.txt");
    EXPECT_TRUE(reports().empty());
}

} // namespace
} // namespace umpire::test::breakdown_test
