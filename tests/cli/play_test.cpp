// `umpire play` and `umpire odds`, seen from outside.

#include "program.h"
#include "support/field.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace umpire::test::play_test {
namespace {

std::string smallBattle() {
    return Field()
        .ours("squadron", "cavalry", "british", 4)
        .theirs("battalion", "infantry", "turkish", 6)
        .json()
        .dump();
}

std::string contentOf(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

class Play : public testing::Test {
  protected:
    TemporaryFolder folder;
    std::string file = folder.write("small.battle.json", smallBattle()).string();
};

const std::string shot = R"({"do":"shoot","unit":"squadron","target":"battalion","dice":[5]})";
const std::string rolled = R"({"do":"shoot","unit":"squadron","target":"battalion"})";

TEST_F(Play, AnswersEachLineAtOnce) {
    Conversation umpire({"play", file});
    const Json first = umpire.ask(shot);
    EXPECT_EQ(first["ok"], Json(true));
    EXPECT_EQ(first["record"], Json(1));
    EXPECT_EQ(first["steps"][0]["outcome"], Json("gettin-a-bit-hot"));
    EXPECT_EQ(first["changes"]["battalion"]["lost"], Json(1));
    EXPECT_EQ(umpire.ask(Json{{"do", "show"}, {"subject", "battalion"}})["subject"]["elements"], Json(5));
    EXPECT_EQ(umpire.ask(Json{{"do", "undo"}})["ok"], Json(true));
    EXPECT_EQ(umpire.ask(Json{{"do", "show"}, {"subject", "battalion"}})["subject"]["elements"], Json(6));
    EXPECT_EQ(umpire.finish(), 0);
}

TEST_F(Play, OneLineForEveryCommandAndNoneForEmptyLines) {
    const Finished run = umpireRun({"play", file}, shot + "\n\n  \n" + shot + "\n{\"do\":\"next-phase\"}");
    EXPECT_EQ(run.lines().size(), 3U) << "the last line needs no newline";
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
}

TEST_F(Play, WindowsLinesAreLines) {
    EXPECT_EQ(umpireRun({"play", file}, shot + "\r\n" + shot + "\r\n").status, 0);
}

TEST_F(Play, BadJsonIsRefusedAndPlayGoesOn) {
    for (const std::string bad : {"{\"do\":", "nonsense", "[1]", "3", "{\"do\":\"undo\"} x", "\xff"}) {
        Conversation umpire({"play", file});
        const Json answer = umpire.ask(bad);
        EXPECT_EQ(answer["ok"], Json(false)) << bad;
        EXPECT_EQ(answer["error"]["code"], Json("bad-json")) << bad;
        EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty());
        EXPECT_EQ(umpire.ask(shot)["ok"], Json(true)) << bad;
        EXPECT_EQ(umpire.finish(), 1) << "something was refused";
    }
}

TEST_F(Play, ARefusalMakesTheStatusOne) {
    const Finished run =
        umpireRun({"play", file}, "{\"do\":\"shoot\",\"unit\":\"x\",\"target\":\"y\"}\n" + shot);
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.lines().size(), 2U);
    EXPECT_EQ(Json::parse(run.lines()[0])["error"]["code"], Json("unknown-id"));
}

TEST_F(Play, ReadsAScriptFile) {
    const auto script = folder.write("script.jsonl", shot + "\n" + shot + "\n").string();
    const Finished run = umpireRun({"play", file, "--script", script});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.lines().size(), 2U);
    EXPECT_EQ(umpireRun({"play", file, "--script", "-"}, shot).lines().size(), 1U);
    EXPECT_EQ(umpireRun({"play", file, "--script", folder.path() / "none"}).status, 3);
    EXPECT_EQ(umpireRun({"play", file, "--script", folder.path()}).status, 3) << "a folder is no script";
}

TEST_F(Play, SeedRepeatsAndDiffers) {
    const std::string script = rolled + "\n" + rolled + "\n" + rolled + "\n" + rolled + "\n" + rolled + "\n";
    const auto out = [&](const char* seed) { return umpireRun({"play", file, "--seed", seed}, script).out; };
    EXPECT_EQ(out("7"), out("7"));
    EXPECT_NE(out("7"), out("8"));
    EXPECT_TRUE(
        Json::parse(umpireRun({"play", file, "--seed", "7"}, rolled).lines()[0])["steps"][0]["dice"][0]
            .is_number());
}

TEST_F(Play, NeverChangesItsFileUnlessAsked) {
    umpireRun({"play", file}, shot);
    EXPECT_EQ(contentOf(file), smallBattle());
    umpireRun({"play", file, "--save", file}, shot);
    EXPECT_NE(contentOf(file), smallBattle());
}

TEST_F(Play, EveryAnsweredCommandIsSafeAlready) {
    const auto saved = (folder.path() / "saved.battle.json").string();
    for (int commands = 1; commands <= 4; ++commands) {
        Conversation umpire({"play", file, "--save", saved});
        for (int i = 0; i < commands; ++i) {
            ASSERT_EQ(umpire.ask(shot)["ok"], Json(true));
        }
        umpire.kill();
        const LoadedBattle loaded = battleFiles().load(saved);
        ASSERT_TRUE(loaded.session);
        EXPECT_EQ(loaded.session->cursor(), commands);
        EXPECT_EQ(shown(*loaded.session, "battalion", "lost"), Json(commands));
    }
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        const std::string name = entry.path().filename().string();
        EXPECT_NE(name.front(), '.') << "nothing is left lying about";
    }
}

TEST_F(Play, UndoIsSavedToo) {
    const auto saved = (folder.path() / "saved.battle.json").string();
    umpireRun({"play", file, "--save", saved}, shot + "\n{\"do\":\"undo\"}\n");
    const LoadedBattle loaded = battleFiles().load(saved);
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(loaded.session->cursor(), 0);
    EXPECT_TRUE(loaded.session->canRedo());
}

TEST_F(Play, GoesOnWhereItWasSaved) {
    const auto saved = (folder.path() / "saved.battle.json").string();
    umpireRun({"play", file, "--save", saved}, shot);
    const Finished run = umpireRun({"play", saved}, "{\"do\":\"show\",\"subject\":\"battalion\"}\n" + shot);
    EXPECT_EQ(Json::parse(run.lines()[0])["subject"]["lost"], Json(1));
    EXPECT_EQ(Json::parse(run.lines()[1])["record"], Json(2));
}

TEST_F(Play, StatusThreeWhenAFileCannotBeReadOrWritten) {
    EXPECT_EQ(umpireRun({"play", folder.path() / "none.json"}).status, 3);
    const Finished run = umpireRun({"play", file, "--save", folder.path() / "no/such/folder/x.json"}, shot);
    EXPECT_EQ(run.status, 3);
    EXPECT_NE(run.err.find("error:"), std::string::npos);
}

TEST_F(Play, OnlyOneProgramSavesABattle) {
    Conversation first({"play", file, "--save", file});
    ASSERT_EQ(first.ask(shot)["ok"], Json(true));
    const Finished second = umpireRun({"play", file, "--save", file}, shot);
    EXPECT_EQ(second.status, 3);
    EXPECT_EQ(second.out, "") << "nothing was played";
    EXPECT_NE(second.err.find("small.battle.json: error: it is open: "), std::string::npos) << second.err;
    EXPECT_NE(second.err.find("(umpire play, process "), std::string::npos) << second.err;
    EXPECT_EQ(umpireRun({"play", file}, shot).status, 0) << "to play without saving is free";
    first.kill();
    EXPECT_EQ(umpireRun({"play", file, "--save", file}, shot).status, 0)
        << "who was killed is not waited for";
    EXPECT_FALSE(std::filesystem::exists(file + ".lock"));
}

TEST_F(Play, SavesNothingMoreInABattleThatWasTakenOver) {
    Conversation umpire({"play", file, "--save", file});
    ASSERT_EQ(umpire.ask(shot)["ok"], Json(true));
    const std::string before = contentOf(file);
    (void)folder.write("small.battle.json.lock", "{\"machine\":\"another\",\"user\":\"anna\"}");
    EXPECT_EQ(umpire.ask(shot)["ok"], Json(true)) << "play goes on";
    EXPECT_EQ(umpire.finish(), 3);
    EXPECT_EQ(contentOf(file), before);
}

TEST_F(Play, StatusOneWhenTheBattleHasErrors) {
    const auto broken = folder.write("broken.json", "{\"format\": 3}").string();
    const Finished run = umpireRun({"play", broken}, shot);
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.out, "");
    EXPECT_NE(run.err.find(broken + ":1:"), std::string::npos) << run.err;
}

TEST_F(Play, OddsAnswerAndChangeNothing) {
    Conversation umpire({"odds", file});
    const Json first = umpire.ask(rolled);
    EXPECT_EQ(first["ok"], Json(true));
    EXPECT_EQ(first["odds"][0]["check"], Json("morale"));
    EXPECT_DOUBLE_EQ(first["odds"][0]["outcomes"]["lets-bugger-off"].get<double>(), 1.0 / 8);
    EXPECT_DOUBLE_EQ(first["if"]["in-cover"]["mad-as-a-cut-snake"].get<double>(), 2.0 / 8);
    EXPECT_EQ(umpire.ask(rolled), first) << "nothing changed";
    EXPECT_EQ(umpire.ask(std::string("x"))["error"]["code"], Json("bad-json"));
    EXPECT_EQ(umpire.finish(), 1);
}

} // namespace
} // namespace umpire::test::play_test
