// `umpire verify` and the dice of `umpire play`: nobody can foretell them, everybody can check them.

#include "program.h"
#include "support/field.h"
#include "support/scripts.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/dice/sealed_dice.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <set>

namespace umpire::test::verify_test {
namespace {

std::string script(const std::vector<Json>& commands) {
    std::string text;
    for (const Json& command : commands) {
        text += dumpLine(command) + "\n";
    }
    return text;
}

class Verify : public testing::Test {
  protected:
    ~Verify() override { useComputer("here"); }

    Finished play(const std::vector<Json>& commands, const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments{"play", std::filesystem::exists(saved) ? saved : fresh, "--save",
                                           saved};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return umpireRun(arguments, script(commands));
    }
    Json file() const { return Json::parse(*readFile(saved)); }
    Finished verified(const std::function<void(Json& file)>& change) const {
        Json changed = file();
        change(changed);
        return umpireRun({"verify", folder.write("changed.battle.json", changed.dump()).string()});
    }
    void expectFound(const std::function<void(Json& file)>& change, const std::string& what) const {
        const Finished run = verified(change);
        EXPECT_EQ(run.status, 1) << what;
        EXPECT_NE(run.out.find(": error: " + what), std::string::npos) << run.out << run.err;
    }

    const Json volley{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "ii-48"}};
    const Json undo{{"do", "undo"}};
    const std::string fresh = exampleFile("beersheba-1917");
    TemporaryFolder folder;
    const std::string saved = (folder.path() / "saved.battle.json").string();
};

TEST_F(Verify, APlayedBattleIsInOrder) {
    EXPECT_EQ(play({volley, undo, volley, {{"do", "end-turn"}}}).status, 0);
    const Finished run = umpireRun({"verify", saved});
    EXPECT_EQ(run.status, 0) << run.out;
    EXPECT_NE(
        run.out.find("all 2 records as rules and dice give them; 1 die drawn by the program, 0 stated by "
                     "players, 0 corrected; letters "),
        std::string::npos)
        << run.out;
    EXPECT_EQ(umpireRun({"dice", saved, "--verify"}).status, 0);
}

TEST_F(Verify, OfNoFileIsStatusThree) {
    EXPECT_EQ(umpireRun({"verify", "/nowhere"}).status, 3);
}

TEST_F(Verify, ThePledgeComesBeforeTheFirstDie) {
    Conversation game({"play", fresh, "--save", saved});
    EXPECT_TRUE(game.ask(Json{{"do", "next-phase"}}).value("ok", false));
    EXPECT_FALSE(file()["history"].contains("sealed-dice")) << "nothing was thrown yet";
    EXPECT_TRUE(game.ask(volley).value("ok", false));
    const Json series = file()["history"]["sealed-dice"];
    ASSERT_EQ(series.size(), 1U);
    EXPECT_EQ(series[0]["after"], 1);
    EXPECT_FALSE(series[0].contains("secret"));
    EXPECT_EQ(game.finish(), 0);
}

TEST_F(Verify, ThePledgeCanBeGivenBeforehand) {
    EXPECT_EQ(play({}).status, 0);
    const Finished sealed = umpireRun({"dice", saved, "--seal"});
    EXPECT_EQ(sealed.status, 0) << sealed.err;
    const std::string pledge = file()["history"]["sealed-dice"][0]["pledge"];
    EXPECT_NE(sealed.out.find(pledge), std::string::npos);
    EXPECT_EQ(play({volley}, {"--call", "1917"}).status, 0);
    EXPECT_EQ(file()["history"]["sealed-dice"][0]["pledge"], pledge);
    EXPECT_EQ(file()["history"]["sealed-dice"][0]["called"][0]["number"], 1917);
    const Finished run = umpireRun({"verify", saved});
    EXPECT_EQ(run.status, 0) << run.out;
    EXPECT_NE(run.out.find("from draw 1 on with the number 1917 that the players called"), std::string::npos);
}

/// What a reader of the file knows must not tell the next die: here, every number in it tried as a seed.
TEST_F(Verify, TheFileTellsNoSeed) {
    EXPECT_EQ(play({volley, volley, volley}).status, 0);
    const std::string text = *readFile(saved);
    EXPECT_EQ(text.find("seed"), std::string::npos);
    EXPECT_EQ(text.find("\"secret\""), std::string::npos);
}

TEST_F(Verify, RevealedDiceAreCheckedByAnybody) {
    EXPECT_EQ(play({volley, volley}).status, 0);
    useComputer("elsewhere");
    EXPECT_NE(umpireRun({"dice", saved, "--verify"}).out.find("2 of 2 draws are sealed"), std::string::npos);
    EXPECT_EQ(umpireRun({"dice", saved, "--reveal"}).status, 1) << "the secret is not here";
    useComputer("here");
    const Finished revealed = umpireRun({"dice", saved, "--reveal"});
    EXPECT_EQ(revealed.status, 0) << revealed.out << revealed.err;
    useComputer("elsewhere");
    const Finished checked = umpireRun({"dice", saved, "--verify"});
    EXPECT_EQ(checked.status, 0);
    EXPECT_NE(checked.out.find("all 2 draws as recorded"), std::string::npos) << checked.out;
    const Json series = file()["history"]["sealed-dice"][0];
    EXPECT_EQ(DiceSecret::fromHex(series["secret"].get<std::string>())->pledge(), series["pledge"]);
    expectFound(
        [](Json& file) {
            Json& record = file["history"]["records"][0];
            const int other = record["command"]["dice"][0].get<int>() % 8 + 1;
            record["command"]["dice"] = {other};
            record["steps"][0]["dice"] = {other};
        },
        "record 1: ");
}

TEST_F(Verify, AnotherComputerBeginsAnotherSecret) {
    EXPECT_EQ(play({volley}).status, 0);
    useComputer("elsewhere");
    EXPECT_EQ(play({volley}).status, 0);
    EXPECT_EQ(file()["history"]["sealed-dice"].size(), 2U);
    const Finished run = umpireRun({"verify", saved});
    EXPECT_EQ(run.status, 0) << run.out;
    EXPECT_NE(run.out.find("sealed dice 2: pledge "), std::string::npos);
    EXPECT_NE(run.out.find("given before record 2, a new secret"), std::string::npos) << run.out;
    const std::string lost = saved + ": warning: sealed dice 1: its secret was not revealed when ";
    EXPECT_EQ(run.lines().front().rfind(lost, 0), 0U) << "a line of its own: " << run.out;
    EXPECT_NE(
        umpireRun({"sheet", "report", saved}).out.find("From record 2 on the dice came from a new secret"),
        std::string::npos);
    useComputer("here");
    EXPECT_EQ(umpireRun({"verify", saved}).out.find(lost), std::string::npos) << "it is here";
    EXPECT_EQ(play({volley}).status, 0);
    EXPECT_EQ(umpireRun({"verify", saved}).status, 0);
}

TEST_F(Verify, ProcessesOneAfterTheOtherThrowNoDieTwice) {
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(play({volley, undo, volley}).status, 0);
    }
    EXPECT_EQ(file()["history"]["sealed-dice"].size(), 1U);
    EXPECT_EQ(file()["history"]["records"][2]["draws"]["first"], 5);
    EXPECT_EQ(umpireRun({"verify", saved}).status, 0);
}

TEST_F(Verify, ABattlePutBackToAnEarlierStateMissesDice) {
    EXPECT_EQ(play({volley}).status, 0);
    const std::string earlier = *readFile(saved);
    EXPECT_EQ(play({volley}).status, 0);
    folder.write("saved.battle.json", earlier);
    EXPECT_EQ(play({volley}).status, 0);
    const Finished run = umpireRun({"verify", saved});
    EXPECT_EQ(run.status, 1);
    EXPECT_NE(run.out.find("draw 2 stands in no record"), std::string::npos) << run.out;
}

TEST_F(Verify, ASeedGoesOnWhereItWasAndIsToldAsForetold) {
    EXPECT_EQ(play({volley}, {"--seed", "5"}).status, 0);
    EXPECT_EQ(play({volley}, {"--seed", "5"}).status, 0);
    EXPECT_EQ(file()["history"]["records"][1]["draws"]["first"], 1);
    const Finished run = umpireRun({"verify", saved});
    EXPECT_EQ(run.status, 0) << run.out;
    for (const Finished& told : {run, umpireRun({"dice", saved}), umpireRun({"dice", saved, "--verify"}),
                                 umpireRun({"sheet", "report", saved})}) {
        EXPECT_NE(told.out.find("foretold"), std::string::npos) << told.out;
    }
    const std::string once = umpireRun({"play", fresh, "--seed", "5"}, script({volley, volley})).out;
    EXPECT_EQ(umpireRun({"play", fresh, "--seed", "5"}, script({volley, volley})).out, once);
}

TEST_F(Verify, WithoutAFileNothingOfTheBattlesDiceIsSeen) {
    EXPECT_EQ(play({volley}).status, 0);
    std::set<std::string> seen;
    for (int i = 0; i < 12; ++i) {
        seen.insert(umpireRun({"play", saved}, script({volley, volley, volley})).out);
    }
    EXPECT_GT(seen.size(), 1U) << "dice that are not kept are others each time";
    EXPECT_EQ(play({volley}).status, 0);
    EXPECT_EQ(umpireRun({"verify", saved}).status, 0);
}

TEST_F(Verify, TamperingIsFound) {
    EXPECT_EQ(
        play({volley, undo, volley, shoot("12lhr", "ii-48", {1}), adjustment("12lhr", {{"lost", 1}}), volley})
            .status,
        0);
    EXPECT_EQ(umpireRun({"verify", saved}).status, 0);
    const auto records = [](Json& file) -> Json& { return file["history"]["records"]; };
    expectFound([&](Json& file) { records(file)[2]["events"] = Json::array(); }, "record 3: its effects");
    expectFound([&](Json& file) { records(file)[1]["steps"][0]["outcome"] = "stick-it-up-em"; },
                "record 2: outcome: the file has stick-it-up-em");
    expectFound([&](Json& file) { records(file)[1]["steps"][0]["total"] = 9; }, "record 2: total");
    expectFound(
        [&](Json& file) {
            records(file)[1]["command"]["facts"] = {{"in-cover", true}};
        },
        "record 2: ");
    expectFound([&](Json& file) { records(file)[2]["when"] = "1917-10-31T16:30:00Z"; }, "record 3: ");
    expectFound([&](Json& file) { file["units"][0]["name"] = "Another"; }, "record 1: ");
    expectFound(
        [&](Json& file) {
            records(file).erase(std::size_t{3});
            file["history"]["cursor"] = 3;
        },
        "the history was changed since it was written");
    expectFound([&](Json& file) { records(file)[0].erase("draws"); }, "record 1: ");
    expectFound([&](Json& file) { file["history"].erase("stray-throws"); }, "record 1: ");
}

TEST_F(Verify, LettersThatWereNotedTell) {
    EXPECT_EQ(play({volley, volley}).status, 0);
    const std::string out = umpireRun({"verify", saved}).out;
    const std::string letters = out.substr(out.rfind("letters ") + 8, 9);
    const Finished known = umpireRun({"verify", saved, "--noted", letters});
    EXPECT_EQ(known.status, 0);
    EXPECT_NE(known.out.find("are those of record 2"), std::string::npos) << known.out;
    const Finished unknown = umpireRun({"verify", saved, "--noted", "0123 4567"});
    EXPECT_EQ(unknown.status, 1);
    EXPECT_NE(unknown.out.find("no record has the letters"), std::string::npos);
    const std::string sheet = umpireRun({"sheet", "state", saved, "--format", "html"}).out;
    EXPECT_NE(sheet.find("letters " + letters), std::string::npos) << sheet;
    const std::string report = umpireRun({"sheet", "report", saved, "--checked", "--format", "html"}).out;
    EXPECT_NE(report.find("letters " + letters), std::string::npos);
    EXPECT_NE(report.find("as rules and dice give them"), std::string::npos) << report;
}

TEST_F(Verify, AccusesNoExample) {
    for (const std::string& name : scriptedBattles()) {
        const std::string out = (folder.path() / (name + ".battle.json")).string();
        ASSERT_EQ(umpireRun({"play", exampleFile(name), "--save", out}, script(commandsOf(name))).status, 0);
        const Finished run = umpireRun({"verify", out});
        EXPECT_EQ(run.status, 0) << name << run.out;
    }
}

} // namespace
} // namespace umpire::test::verify_test
