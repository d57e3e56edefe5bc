// `umpire play --save` where the disk, the lock or the folder fails, and `umpire recover`, seen from outside.

#include "program.h"
#include "support/field.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <sys/resource.h>

namespace umpire::test::saving_test {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
    std::ifstream file(path);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

class CliSaving : public testing::Test {
  protected:
    CliSaving() {
        fs::create_directory(stick);
        std::ofstream(file) << Field()
                                   .ours("squadron", "cavalry", "british", 4)
                                   .theirs("battalion", "infantry", "turkish", 6)
                                   .json()
                                   .dump();
    }

    int recordsIn(const std::string& path) const {
        const LoadedBattle loaded = battleFiles().load(path);
        return loaded.session ? loaded.session->cursor() : -1;
    }

    TemporaryFolder folder;
    fs::path stick = folder.path() / "stick";
    std::string file = (stick / "small.battle.json").string();
    std::string lock = file + ".lock";
    fs::path away = folder.path() / "away";
};

const std::string shot = R"({"do":"shoot","unit":"squadron","target":"battalion","dice":[5]})";

TEST_F(CliSaving, PlaysNothingWhereNoLockCanBeHad) {
    const auto refuses = [&](const std::string& why) {
        const std::string before = contentOf(file);
        const Finished run = umpireRun({"play", file, "--save", file}, shot + "\n" + shot + "\n");
        EXPECT_EQ(run.status, 3) << why;
        EXPECT_EQ(run.out, "") << why;
        EXPECT_EQ(run.err, file + ": error: it cannot be locked, so nothing is played: " + lock + ": " + why +
                               "; remove what is in the way, or save elsewhere\n");
        EXPECT_EQ(contentOf(file), before) << why;
    };
    fs::create_directory(lock);
    refuses("Is a directory");
    fs::remove(lock);
    fs::create_symlink("somewhere", lock);
    refuses("Too many levels of symbolic links");
    EXPECT_FALSE(fs::exists(stick / "somewhere"));
    fs::remove(lock);
    EXPECT_EQ(umpireRun({"play", file, "--save", file}, shot).status, 0);
}

TEST_F(CliSaving, ALockThatVanishesIsTakenAgain) {
    Conversation umpire({"play", file, "--save", file});
    EXPECT_FALSE(umpire.ask(shot).contains("saved"));
    fs::remove(lock);
    EXPECT_FALSE(umpire.ask(shot).contains("saved"));
    EXPECT_TRUE(fs::exists(lock));
    EXPECT_EQ(umpireRun({"play", file, "--save", file}, shot).status, 3) << "it holds";
    EXPECT_EQ(umpire.finish(), 0);
    EXPECT_EQ(recordsIn(file), 2);
}

TEST_F(CliSaving, WhatAVanishedFolderCannotTakeIsToldWithTheAnswer) {
    Conversation umpire({"play", file, "--save", file});
    EXPECT_FALSE(umpire.ask(shot).contains("saved"));
    fs::rename(stick, away);
    Json answer = umpire.ask(shot);
    EXPECT_EQ(answer["ok"], Json(true));
    EXPECT_EQ(answer["saved"], Json(false));
    EXPECT_EQ(umpire.ask(shot)["saved"], Json(false));
    EXPECT_FALSE(umpire.ask(Json{{"do", "show"}, {"subject", "turn"}}).contains("saved"));
    fs::rename(away, stick);
    EXPECT_FALSE(umpire.ask(shot).contains("saved")) << "with it all that was missing is kept";
    EXPECT_EQ(recordsIn(file), 4);
    EXPECT_EQ(umpire.finish(), 3) << "not every answer was safe when it came";
}

TEST_F(CliSaving, WithoutItsFolderTheExitStatusTells) {
    Conversation umpire({"play", file, "--save", file});
    EXPECT_FALSE(umpire.ask(shot).contains("saved"));
    fs::remove_all(stick);
    EXPECT_EQ(umpire.ask(shot)["saved"], Json(false));
    EXPECT_EQ(umpire.finish(), 3);
    EXPECT_FALSE(fs::exists(stick));
}

TEST_F(CliSaving, ALockThatBecomesAFolderEndsSaving) {
    Conversation umpire({"play", file, "--save", file});
    EXPECT_FALSE(umpire.ask(shot).contains("saved"));
    fs::remove(lock);
    fs::create_directory(lock);
    EXPECT_EQ(umpire.ask(shot)["saved"], Json(false));
    EXPECT_EQ(umpire.finish(), 3);
    EXPECT_EQ(recordsIn(file), 1);
}

TEST_F(CliSaving, TwoProgramsNeverLoseEachOthersRecords) {
    Conversation first({"play", file, "--save", file});
    EXPECT_FALSE(first.ask(shot).contains("saved"));
    fs::remove(lock);
    Conversation second({"play", file, "--save", file});
    EXPECT_FALSE(second.ask(shot).contains("saved")) << "the lock was gone, and it took it";
    EXPECT_EQ(first.ask(shot)["saved"], Json(false)) << "the first one yields, and says so";
    EXPECT_FALSE(second.ask(shot).contains("saved"));
    EXPECT_EQ(first.finish(), 3);
    EXPECT_EQ(second.finish(), 0);
    EXPECT_EQ(recordsIn(file), 3) << "one of the first, two of the second";
}

/// A limit on the size of files, in bytes, for the programs that are started meanwhile.
class SmallFiles {
  public:
    explicit SmallFiles(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
        std::signal(SIGXFSZ, SIG_DFL); // as a shell starts its programs
    }
    ~SmallFiles() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

  private:
    rlimit m_before{};
};

TEST_F(CliSaving, AFileThatMayNotGrowIsAFullDisk) {
    std::optional<Conversation> umpire;
    {
        const SmallFiles small(8000);
        umpire.emplace(std::vector<std::string>{"play", file, "--save", file});
        EXPECT_FALSE(umpire->ask(shot).contains("saved"));
    }
    Json answer;
    for (const char letter : {'a', 'b', 'c', 'd'}) {
        answer =
            umpire->ask(Json{{"do", "prose"}, {"passage", "opening"}, {"text", std::string(3000, letter)}});
        EXPECT_EQ(answer["ok"], Json(true)) << "it is not killed, and plays on";
    }
    EXPECT_EQ(answer["saved"], Json(false));
    EXPECT_EQ(umpire->finish(), 3);
    EXPECT_GE(recordsIn(file), 1) << "the last good file stays good";
}

TEST_F(CliSaving, ExamplesAreNeverWritten) {
    const std::string example = exampleFile("beersheba-1917");
    const std::string before = contentOf(example);
    const Finished run = umpireRun({"play", file, "--save", example}, shot);
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.out, "");
    EXPECT_NE(run.err.find("the examples of the program stay as they are"), std::string::npos) << run.err;
    const std::string beside = (fs::path(example).parent_path() / "mine.battle.json").string();
    EXPECT_EQ(umpireRun({"play", file, "--save", beside}, shot).status, 1);
    EXPECT_FALSE(fs::exists(beside));
    EXPECT_EQ(contentOf(example), before);
}

TEST_F(CliSaving, RecoverWritesWhatCanBeSaved) {
    ASSERT_EQ(umpireRun({"play", file, "--save", file}, shot + "\n" + shot + "\n").status, 0);
    std::string damaged = contentOf(file);
    const std::size_t at = damaged.find("\n   {\"number\":2") + 5;
    damaged.replace(at, 40, std::string(40, '#'));
    std::ofstream(file) << damaged;
    EXPECT_EQ(umpireRun({"show", file}).status, 1);
    const Finished run = umpireRun({"recover", file});
    EXPECT_EQ(run.status, 0) << run.err;
    const std::string saved = (stick / "small-recovered.battle.json").string();
    EXPECT_EQ(run.out, saved + ": written from " + file +
                           ": turn 1, 2 records\nLost: record 2. Each is noted in " + "its place.\n");
    EXPECT_EQ(recordsIn(saved), 2);
    EXPECT_EQ(contentOf(file), damaged) << "it stays as it is";
    EXPECT_EQ(umpireRun({"recover", file, "--save", saved}).status, 1) << "nothing is overwritten";
    EXPECT_EQ(umpireRun({"recover", file}).status, 0);
    EXPECT_TRUE(fs::exists(stick / "small-recovered-2.battle.json"));
}

TEST_F(CliSaving, RecoverSaysWhenNothingIsLeft) {
    EXPECT_EQ(umpireRun({"recover", (stick / "none.json").string()}).status, 3);
    std::ofstream(file) << "{";
    const Finished run = umpireRun({"recover", file});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.out, "");
    EXPECT_NE(run.err.find("nothing of it can be saved"), std::string::npos) << run.err;
    EXPECT_EQ(umpireRun({"recover"}).status, 2);
}

} // namespace
} // namespace umpire::test::saving_test
