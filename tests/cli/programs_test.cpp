// `umpire validate`, `show`, `rules`, and wrong usage.

#include "program.h"
#include "support/battles.h"
#include "support/field.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/storage/csv_roster.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace umpire::test::programs_test {
namespace {

std::string rulesFolder() {
    return (sourceFolder() / "rules/sand-sweat-and-camels").string();
}

TEST(Usage, WrongIsStatusTwo) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{},
                                                      {"dance"},
                                                      {"validate"},
                                                      {"play"},
                                                      {"play", "a", "b"},
                                                      {"play", "a", "--seed", "x"},
                                                      {"play", "a", "--seed", "-1"},
                                                      {"play", "a", "--seed", "99999999999999999999"},
                                                      {"suggest", "a", "--side", "b", "--seed", "-1"},
                                                      {"play", "-"},
                                                      {"dice", "-", "--seal"},
                                                      {"show"},
                                                      {"csv"},
                                                      {"csv", "a", "b"},
                                                      {"play", "a", "--nonsense"}}) {
        const Finished run = umpireRun(arguments);
        EXPECT_EQ(run.status, 2) << (arguments.empty() ? "nothing" : arguments.front());
        EXPECT_EQ(run.out, "");
        EXPECT_NE(run.err, "");
    }
}

TEST(Usage, NamesWhatIsNotKnownWithTheNearest) {
    EXPECT_EQ(umpireRun({"validat"}).err,
              "umpire: error: there is no command \"validat\"; did you mean \"validate\"?\n"
              "umpire --help tells more.\n");
    const std::string foo = umpireRun({"foo"}).err;
    EXPECT_EQ(foo.rfind("umpire: error: there is no command \"foo\"; there are validate, play, ", 0), 0U)
        << foo;
    EXPECT_EQ(umpireRun({"play", "a", "--sed=3"}).err,
              "umpire play: error: there is no option \"--sed\"; did you mean \"--seed\"?\n"
              "umpire play --help tells more.\n");
    EXPECT_EQ(umpireRun({"play", "a", "b"}).err, "umpire play: error: \"b\" is one word more than it takes\n"
                                                 "umpire play --help tells more.\n");
    for (const auto& [arguments, what] : std::map<std::vector<std::string>, std::string>{
             {{"sheet", "roster", "a", "--format", "pdf"},
              "--format: it takes text, html or csv, not \"pdf\""},
             {{"play", "a", "--call", "-1"},
              "--call: it takes a whole number from 0 to 999999999999, not \"-1\""},
             {{"play", "a", "--seed"}, "--seed wants a value"},
             {{"suggest", "a"}, "--side is missing"},
             {{"dice", "a", "--seal", "--reveal"}, "--seal and --reveal do not go together"}}) {
        EXPECT_NE(umpireRun(arguments).err.find(": error: " + what + "\n"), std::string::npos)
            << umpireRun(arguments).err;
    }
}

TEST(Usage, OneThingIsWantedOfTables) {
    const std::string help = umpireRun({"tables", "--help"}).out;
    const std::size_t first = help.find("REQUIRED");
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(help.find("REQUIRED", first + 1), std::string::npos) << help;
}

/// A battle that is played a little, and every command that writes to standard output.
std::vector<std::vector<std::string>> writingCommands(const std::string& battle) {
    return {{"--help"},
            {"play", "--help"},
            {"--version"},
            {"man-page"},
            {"complete", ""},
            {"validate", battle},
            {"play", battle},
            {"odds", battle},
            {"ask", battle},
            {"show", battle},
            {"show", battle, "--json"},
            {"csv", battle},
            {"dice", battle, "--verify"},
            {"verify", battle},
            {"suggest", battle, "--side", "empire"},
            {"sheet", "roster", battle},
            {"rules"},
            {"rules", "sand-sweat-and-camels"},
            {"schema", "sand-sweat-and-camels"},
            {"tables", "allenbys-blitzkrieg"},
            {"doctor"}};
}

TEST(Output, ThatCannotBeWrittenIsStatusThree) {
    const std::string battle = exampleFile("beersheba-1917");
    const std::string script = R"({"do":"show","subject":"turn"})";
    for (const std::vector<std::string>& arguments : writingCommands(battle)) {
        const Finished run = umpireRun(arguments, script, "/dev/full");
        EXPECT_EQ(run.status, 3) << arguments[0];
        EXPECT_NE(run.err.find("standard output: error: it took no more"), std::string::npos)
            << arguments[0] << ": " << run.err;
    }
}

TEST(Input, IsTheBattleWhereItsFileIsAHyphen) {
    const std::string battle = exampleFile("beersheba-1917");
    const std::string text = *readFile(battle);
    for (const std::vector<std::string>& words : {std::vector<std::string>{"show"},
                                                  {"csv"},
                                                  {"verify"},
                                                  {"sheet", "roster"},
                                                  {"dice"},
                                                  {"show", "--json"}}) {
        std::vector<std::string> named = words;
        named.push_back(battle);
        std::vector<std::string> piped = words;
        piped.push_back("-");
        const Finished run = umpireRun(piped, text);
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_EQ(run.out, umpireRun(named).out) << words[0];
    }
    EXPECT_EQ(umpireRun({"validate", "-"}, text).out, "-: in order\n");
    EXPECT_EQ(umpireRun({"validate", "-"}, "{").status, 1);
    const TemporaryFolder folder;
    const std::string script = folder.write("script", R"({"do":"show","subject":"turn"})").string();
    EXPECT_EQ(umpireRun({"play", "-", "--script", script}, text).status, 0);
}

TEST(Json, IsWrittenOnRequest) {
    const std::string battle = exampleFile("beersheba-1917");
    const auto json = [](const std::vector<std::string>& arguments) {
        return Json::parse(umpireRun(arguments).out);
    };
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.battle.json", "{\n \"form\": 1}").string();
    const Json validated = json({"validate", battle, bad, "--json"});
    EXPECT_EQ(validated["ok"], false);
    EXPECT_EQ(validated["files"][0]["ok"], true);
    EXPECT_EQ(validated["files"][1]["path"], bad);
    EXPECT_EQ(validated["files"][1]["issues"][0]["severity"], "error");
    EXPECT_GT(validated["files"][1]["issues"][0]["line"], 0);
    EXPECT_EQ(json({"verify", battle, "--json"})["ok"], true);
    EXPECT_EQ(json({"verify", battle, "--json", "--noted", "0000"})["noted"][0]["record"], "");
    EXPECT_TRUE(json({"dice", battle, "--json"})["statistics"].is_array());
    EXPECT_EQ(json({"dice", battle, "--verify", "--json"})["problems"], Json::array());
    const Json rules = json({"rules", "--json"});
    EXPECT_TRUE(std::any_of(rules["packs"].begin(), rules["packs"].end(), [](const Json& pack) {
        return pack["id"] == "sand-sweat-and-camels" && pack["in-order"] == true;
    })) << rules;
    EXPECT_EQ(json({"rules", "sand-sweat-and-camels", "--json"})["checks"][0]["modifiers"].empty(), false);
    EXPECT_EQ(json({"rules", "morschauser-mark-2", "--differences", "--json"})["id"], "morschauser-mark-2");
}

TEST(Usage, HelpAndVersionAreStatusZero) {
    EXPECT_EQ(umpireRun({"--version"}).out.rfind("umpire ", 0), 0U);
    EXPECT_EQ(umpireRun({"--version"}).status, 0);
    for (const char* command : {"validate", "play", "odds", "ask", "show", "csv", "rules"}) {
        EXPECT_NE(umpireRun({"--help"}).out.find(command), std::string::npos) << command;
        EXPECT_EQ(umpireRun({command, "--help"}).status, 0) << command;
    }
}

TEST(Validate, TheShippedFilesAreInOrder) {
    const std::string folder = (sourceFolder() / "resources/battles").string();
    std::vector<std::string> arguments{"validate", rulesFolder()};
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().string().ends_with(".battle.json")) {
            arguments.push_back(entry.path().string());
        }
    }
    ASSERT_GE(arguments.size(), 7U);
    const Finished run = umpireRun(arguments);
    EXPECT_EQ(run.status, 0) << run.out;
    std::vector<std::string> warnings = run.lines();
    std::erase_if(warnings,
                  [](const std::string& line) { return line.find(": in order") != std::string::npos; });
    EXPECT_EQ(run.lines().size() - warnings.size(), arguments.size() - 1) << run.out;
    // The chart of Megiddo leaves what the counters say, and much else, to the game's own box.
    const std::string megiddo = folder + "/megiddo-1918.battle.json: warning: ";
    EXPECT_GT(std::erase_if(warnings, [&](const std::string& line) { return line.starts_with(megiddo); }),
              0U);
    // What is known of Tafileh names nobody under Sherif Zeid.
    EXPECT_EQ(warnings, std::vector<std::string>{folder + "/tafileh-1918.battle.json: warning: Nobody "
                                                          "commands Zeid's irregulars"});
}

TEST(Validate, PrintsFileLineColumnAndText) {
    const TemporaryFolder folder;
    Json battle = Field().ours("squadron", "cavalry", "british", 4).json();
    battle["units"][0]["typ"] = "x";
    const std::string file = folder.write("bad.battle.json", battle.dump(1)).string();
    const Finished run = umpireRun({"validate", file});
    EXPECT_EQ(run.status, 1);
    ASSERT_FALSE(run.lines().empty());
    const std::string line = run.lines().front();
    EXPECT_EQ(line.rfind(file + ":", 0), 0U) << line;
    int row = 0;
    int column = 0;
    ASSERT_EQ(std::sscanf(line.c_str() + file.size(), ":%d:%d: error: ", &row, &column), 2) << line;
    EXPECT_GT(row, 1);
    EXPECT_GT(column, 1);
    EXPECT_NE(line.find("\"typ\""), std::string::npos) << line;
}

TEST(Validate, TheWorstStatusCounts) {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.json", "{}").string();
    EXPECT_EQ(umpireRun({"validate", bad, exampleFile("beersheba-1917")}).status, 1);
    EXPECT_EQ(umpireRun({"validate", bad, folder.path() / "none"}).status, 3);
    EXPECT_EQ(umpireRun({"validate", folder.path()}).status, 1) << "a folder without a pack";
}

TEST(Show, AsTextAndAsJson) {
    const Finished text = umpireRun({"show", exampleFile("beersheba-1917")});
    EXPECT_EQ(text.status, 0);
    EXPECT_NE(text.out.find("Beersheba"), std::string::npos);
    EXPECT_NE(text.out.find("12th Light Horse"), std::string::npos);
    const Finished json = umpireRun({"show", exampleFile("beersheba-1917"), "--json"});
    const Json battle = Json::parse(json.out);
    EXPECT_EQ(battle["turn"]["turn"], Json(1));
    const auto session = exampleBattle("beersheba-1917");
    EXPECT_EQ(battle["subjects"].size(), session->battle().all().size());
    for (const Json& subject : battle["subjects"]) {
        EXPECT_EQ(subject, session->show(subject["id"].get<std::string>()));
    }
}

TEST(Show, StatusesOfBadFiles) {
    const TemporaryFolder folder;
    EXPECT_EQ(umpireRun({"show", folder.path() / "none"}).status, 3);
    EXPECT_EQ(umpireRun({"show", folder.path()}).status, 3) << "a folder cannot be read";
    EXPECT_EQ(umpireRun({"show", folder.write("x", "{").string()}).status, 1);
}

TEST(Csv, IsTheRosterTheBattleBeganWith) {
    const auto session = exampleBattle("beersheba-1917");
    const std::string roster = writeRosterCsv(session->rules(), session->start());
    const Finished run = umpireRun({"csv", exampleFile("beersheba-1917")});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(run.out, roster);
    EXPECT_EQ(run.lines().size(), session->start().all().size() + 1);
    const TemporaryFolder folder;
    done(*session, adjustment("12lhr", {{"order", "goin-nowhere"}}));
    const std::string played = folder.path() / "played.battle.json";
    EXPECT_EQ(BattleFiles::save(*session, played), "");
    EXPECT_EQ(umpireRun({"csv", played}).out, roster);
}

TEST(Csv, StatusesOfBadFiles) {
    const TemporaryFolder folder;
    EXPECT_EQ(umpireRun({"csv", folder.path() / "none"}).status, 3);
    const Finished refused = umpireRun({"csv", folder.write("x", "{").string()});
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.out, "");
    EXPECT_NE(refused.err, "");
}

TEST(Rules, AreListedAndDescribed) {
    const Finished list = umpireRun({"rules"});
    EXPECT_EQ(list.status, 0);
    EXPECT_NE(list.out.find("sand-sweat-and-camels"), std::string::npos);
    const Finished one = umpireRun({"rules", "sand-sweat-and-camels"});
    EXPECT_EQ(one.status, 0);
    for (const char* word : {"morale", "knackered", "s-nominus", "attack-only", "heavy-fire"}) {
        EXPECT_NE(one.out.find(word), std::string::npos) << word;
    }
    EXPECT_EQ(umpireRun({"rules", rulesFolder()}).status, 0) << "a folder will do";
    EXPECT_NE(umpireRun({"rules", "no-such-rules"}).status, 0);
}

} // namespace
} // namespace umpire::test::programs_test
