// Scripts as somebody might send them: each line gets its refusal in words, and play goes on.

#include "program.h"
#include "support/field.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>

namespace umpire::test::hostile_script_test {
namespace {

constexpr std::size_t megabyte = 1024U * 1024U;
const std::string shot = R"({"do":"shoot","unit":"squadron","target":"battalion","dice":[5]})";

class HostileScript : public testing::Test {
  protected:
    std::string battle() const {
        return folder
            .write("small.battle.json", Field()
                                            .ours("squadron", "cavalry", "british", 4)
                                            .theirs("battalion", "infantry", "turkish", 6)
                                            .json()
                                            .dump())
            .string();
    }

    /// The answers to the line and to a shot after it.
    Finished play(const std::string& line) const {
        return umpireRun({"play", file}, line + "\n" + shot + "\n");
    }

    TemporaryFolder folder;
    std::string file = battle();
};

std::string contentOf(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A line, and how it is refused.
struct HostileLine {
    const char* name;
    std::string line;
    const char* code;
    const char* message;
};

void PrintTo(const HostileLine& hostile, std::ostream* out) {
    *out << hostile.name;
}

class EachHostileLine : public HostileScript, public testing::WithParamInterface<HostileLine> {};

TEST_P(EachHostileLine, IsRefusedAndTheNextIsPlayed) {
    const Finished run = play(GetParam().line);
    ASSERT_EQ(run.lines().size(), 2U) << run.err;
    const Json refused = Json::parse(run.lines()[0]);
    EXPECT_EQ(refused["ok"], Json(false));
    EXPECT_EQ(refused["error"]["code"], Json(GetParam().code)) << refused["error"]["message"];
    EXPECT_NE(refused["error"]["message"].get<std::string>().find(GetParam().message), std::string::npos)
        << refused["error"]["message"];
    EXPECT_EQ(Json::parse(run.lines()[1])["record"], Json(1)) << "the refused line changed nothing";
    EXPECT_EQ(run.status, 1);
}

std::string shotWith(const std::string& more) {
    return R"({"do":"shoot","unit":"squadron","target":"battalion",)" + more + "}";
}

INSTANTIATE_TEST_SUITE_P(
    Lines, EachHostileLine,
    testing::Values(
        HostileLine{"Deep", R"({"do":)" + std::string(100'000, '['), "bad-json",
                    "nested more than 64 levels deep"},
        HostileLine{"KeyTwice", R"({"do":"undo","do":"redo"})", "bad-json", "the key \"do\" is given twice"},
        HostileLine{"TooLong", shot + std::string(megabyte, ' '), "bad-json",
                    "the line is longer than 1048576 bytes"},
        HostileLine{"MuchTooLong", std::string(9 * megabyte, '['), "bad-json",
                    "the line is longer than 1048576 bytes"},
        HostileLine{"BlanksOnly", std::string(2 * megabyte, ' '), "bad-json",
                    "the line is longer than 1048576 bytes"},
        HostileLine{"Nul", std::string("{\"do\":\"undo\"}\0", 14), "bad-json", "NUL byte"},
        HostileLine{"NoUtf8",
                    "{\"do\":\"un\xff"
                    "do\"}",
                    "bad-json", "this is not JSON"},
        HostileLine{"RawControlCharacter",
                    "{\"do\":\"un\x07"
                    "do\"}",
                    "bad-json", "this is not JSON"},
        HostileLine{"NumberBeyondADouble", shotWith(R"("dice":[1e400])"), "bad-json",
                    "the number is too large; numbers go up to 2147483647"},
        HostileLine{"ThirtyDigits", shotWith(R"("dice":[123456789012345678901234567890])"), "bad-json",
                    "is too long; numbers go up to 2147483647"},
        HostileLine{"DieThatWrapsRound", shotWith(R"("dice":[4294967297])"), "bad-dice", "4294967297"},
        HostileLine{"DieWithAFraction", shotWith(R"("dice":[1.9])"), "bad-dice", "1.9"},
        HostileLine{"DieIsTrue", shotWith(R"("dice":[true])"), "bad-dice", "true"},
        HostileLine{"RecordThatWrapsRound", R"({"do":"correct","record":4294967297,"dice":[5]})",
                    "unknown-id", "there is no record 4294967297"},
        HostileLine{"RecordWithAFraction", R"({"do":"correct","record":1.9,"dice":[5]})", "bad-value",
                    "the number of the record to correct"},
        HostileLine{"FactThatWrapsRound",
                    shotWith(R"("facts":{"enemies-within-8":18446744073709551615},"dice":[5])"), "bad-value",
                    "the number 18446744073709551615; numbers in commands go up to 1000000"},
        HostileLine{"FactWithAFraction", shotWith(R"("facts":{"enemies-within-8":1.9},"dice":[5])"),
                    "bad-value", "the number 1.9 where a whole number is expected"},
        HostileLine{"LossThatWrapsRound",
                    R"({"do":"adjust","subject":"battalion","set":{"lost":4294967297}})", "bad-value",
                    "4294967297"},
        HostileLine{"FormationBelowItself", R"({"do":"regroup","subjects":["brigade"],"under":"brigade"})",
                    "not-possible", "cannot stand under itself"},
        HostileLine{"CircleOfNewFormations",
                    R"({"do":"enlist","formations":[{"id":"a","name":"A","kind":"brigade","parent":"b"},)"
                    R"({"id":"b","name":"B","kind":"brigade","parent":"a"}]})",
                    "bad-value", "circle"},
        HostileLine{"IdTwice", R"({"do":"enlist","sides":[{"id":"x","name":"X"},{"id":"x","name":"Y"}]})",
                    "bad-value", "\"x\""}),
    [](const auto& tested) { return std::string(tested.param.name); });

TEST_F(HostileScript, ALineOfExactlyOneMegabyteIsRead) {
    const Finished run = play(shot + std::string(megabyte - shot.size(), ' '));
    EXPECT_EQ(run.status, 0) << run.out;
    EXPECT_EQ(run.lines().size(), 2U);
}

TEST_F(HostileScript, ALineWithoutEndEndsTheScript) {
    const Finished run = umpireRun({"play", file, "--script", "/dev/zero"});
    ASSERT_EQ(run.lines().size(), 1U);
    EXPECT_EQ(Json::parse(run.lines()[0])["error"]["message"],
              Json("the line is not over after 67108864 bytes; the script is read no further"));
    EXPECT_EQ(run.status, 1);
}

TEST_F(HostileScript, NamesAreKeptAndNeverReachTheTerminalRaw) {
    const std::string name = "=\x1b[2J<b>\u202ex";
    Json battle = Json::parse(contentOf(file));
    battle["units"][0]["name"] = name;
    const auto named = folder.write("named.battle.json", battle.dump()).string();
    const auto saved = (folder.path() / "saved.battle.json").string();
    const Finished run = umpireRun({"play", named, "--save", saved}, shot + "\n");
    const Finished shown = umpireRun({"show", saved});
    const Finished sheet = umpireRun({"csv", saved});
    for (const std::string& text : {run.out, run.err, shown.out, shown.err}) {
        EXPECT_EQ(text.find('\x1b'), std::string::npos) << text;
    }
    EXPECT_NE(shown.out.find("=\uFFFD[2J<b>\uFFFDx"), std::string::npos) << shown.out;
    EXPECT_NE(sheet.out.find(",'="), std::string::npos) << "no formula for a spreadsheet: " << sheet.out;
    EXPECT_EQ(battleFiles().load(saved).session->battle().find("squadron")->name, name);
}

TEST_F(HostileScript, RulesThatAreNoFolderAreTold) {
    for (const std::string rules : {"/dev/zero", "/", "../..", "no/such/folder"}) {
        const Finished run = umpireRun({"sheet", "roster", file, "--rules", rules});
        EXPECT_EQ(run.status, 1) << rules;
        EXPECT_NE(run.err.find("error:"), std::string::npos) << run.err;
    }
}

TEST_F(HostileScript, PhotosThatAreNoFolderAreTold) {
    for (const std::string photos : {"/dev/zero", "no/such/folder"}) {
        const Finished run = umpireRun({"sheet", "report", file, "--photos", photos});
        EXPECT_EQ(run.status, 3) << photos;
        EXPECT_NE(run.err.find("the folder of photos cannot be read"), std::string::npos) << run.err;
    }
}

} // namespace
} // namespace umpire::test::hostile_script_test
