// The command line with a covered file, as two players at one laptop leave it: it reads it like any other,
// and what it writes of it is covered too.

#include "program.h"
#include "support/battles.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace umpire::test::covered_test {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
    std::ifstream file(path);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

class CoveredFile : public testing::Test {
  protected:
    CoveredFile() {
        RandomDice dice(7);
        for (const char* side : {"british", "turkish"}) {
            EXPECT_TRUE(session->execute({{"do", "fill-hand"}, {"side", side}}, dice).ok);
        }
        EXPECT_EQ(BattleFiles::save(*session, plain), "");
        session->cover(true);
        EXPECT_EQ(BattleFiles::save(*session, covered), "");
    }

    static bool isCovered(const std::string& file) {
        const std::string text = contentOf(file);
        return text.find("\"covered\": [") != std::string::npos &&
               text.find("\"units\"") == std::string::npos && text.find("Infantry") == std::string::npos;
    }
    /// What a command answers of the plain file, and of the covered one.
    void expectSame(std::vector<std::string> command, const std::string& input = {}) {
        const std::string name = command[0];
        for (std::string& word : command) {
            word = word == "FILE" ? plain : word;
        }
        const Finished of = umpireRun(command, input);
        for (std::string& word : command) {
            word = word == plain ? covered : word;
        }
        const Finished found = umpireRun(command, input);
        EXPECT_EQ(of.status, 0) << name << of.err;
        EXPECT_EQ(found.status, 0) << name << found.err;
        EXPECT_EQ(found.err, of.err) << name;
        std::string out = found.out;
        for (auto at = out.find(covered); at != std::string::npos; at = out.find(covered)) {
            out.replace(at, covered.size(), plain);
        }
        EXPECT_EQ(out, of.out) << name;
        EXPECT_TRUE(isCovered(covered)) << name;
    }

    std::unique_ptr<Session> session = exampleBattle("palestine-1918");
    TemporaryFolder folder;
    std::string plain = (folder.path() / "plain.battle.json").string();
    std::string covered = (folder.path() / "covered.battle.json").string();
};

const std::string next = R"({"do":"next-phase"})";

TEST_F(CoveredFile, IsReadByEveryCommand) {
    ASSERT_TRUE(isCovered(covered));
    ASSERT_FALSE(isCovered(plain));
    expectSame({"show", "FILE", "--json"});
    expectSame({"show", "FILE", "--json", "--for", "british"});
    expectSame({"show", "FILE", "--for", "everybody"});
    expectSame({"play", "FILE"}, next);
    expectSame({"odds", "FILE"}, R"({"do":"exchange","side":"british"})");
    expectSame({"ask", "FILE"}, R"({"do":"exchange","side":"british"})");
    expectSame({"sheet", "state", "FILE", "--for", "players", "--side", "turkish"});
    expectSame({"csv", "FILE"});
    expectSame({"validate", "FILE"});
    expectSame({"verify", "FILE"});
    expectSame({"dice", "FILE", "--verify"});
    expectSame({"suggest", "FILE", "--side", "british"});
}

TEST_F(CoveredFile, StaysCoveredWhereItIsPlayedOn) {
    const std::string copy = (folder.path() / "copy.battle.json").string();
    ASSERT_EQ(umpireRun({"play", covered, "--save", covered}, next + "\n" + next).status, 0);
    ASSERT_EQ(umpireRun({"play", covered, "--save", copy}, next).status, 0);
    EXPECT_TRUE(isCovered(covered));
    EXPECT_TRUE(isCovered(covered + ".1"));
    EXPECT_TRUE(isCovered(copy));
    EXPECT_EQ(battleFiles().load(copy).session->cursor(), session->cursor() + 3);
    ASSERT_EQ(umpireRun({"play", plain, "--save", plain}, next).status, 0);
    EXPECT_FALSE(isCovered(plain));
}

TEST_F(CoveredFile, IsPlainOnceTheGameIsOver) {
    const std::string won = R"({"do":"adjust","subject":"british","set":{"won":true}})";
    ASSERT_EQ(umpireRun({"play", covered, "--save", covered}, won).status, 0);
    EXPECT_FALSE(isCovered(covered));
    EXPECT_NE(contentOf(covered).find("Turkish Infantry"), std::string::npos);
}

TEST_F(CoveredFile, IsRecoveredAsACoveredOne) {
    std::string text = contentOf(covered);
    const std::size_t last = text.rfind("\n  \"", text.rfind("\n ]"));
    text.replace(text.rfind("\n  \"", last - 1) + 40, 4, "AAAA");
    std::ofstream(covered) << text;
    const Finished shown = umpireRun({"show", covered});
    EXPECT_EQ(shown.status, 1);
    EXPECT_NE(
        shown.err.find("this part of the battle, which lies covered, is damaged; \"umpire recover\" saves"),
        std::string::npos)
        << shown.err;
    const std::string target = (folder.path() / "saved.battle.json").string();
    const Finished found = umpireRun({"recover", covered, "--save", target});
    EXPECT_EQ(found.status, 0) << found.err;
    EXPECT_NE(found.out.find("Lost: record 2. Each is noted in its place."), std::string::npos) << found.out;
    EXPECT_TRUE(isCovered(target));
    EXPECT_EQ(umpireRun({"show", target}).status, 0);
}

TEST_F(CoveredFile, ItsJournalIsReadAfterTheProgramWasKilled) {
    Conversation umpire({"play", covered, "--save", covered});
    ASSERT_EQ(umpire.ask(next)["ok"], true);
    umpire.kill();
    EXPECT_TRUE(isCovered(covered));
    const std::string journal = contentOf(covered + ".journal");
    EXPECT_NE(journal.find("{\"covered\":\""), std::string::npos) << journal;
    EXPECT_EQ(journal.find("phase"), std::string::npos) << journal;
    EXPECT_EQ(battleFiles().load(covered).session->cursor(), session->cursor() + 1);
}

} // namespace
} // namespace umpire::test::covered_test
