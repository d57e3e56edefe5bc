// `umpire dice`: what the program drew, and whether it is as it was drawn.

#include "program.h"
#include "support/field.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

namespace umpire::test::dice_test {
namespace {

class Dice : public testing::Test {
  protected:
    Dice() {
        const std::string script = R"({"do":"check","check":"morale","unit":"12lhr"})"
                                   "\n"
                                   R"({"do":"shoot","unit":"12lhr","target":"ii-48","dice":[5]})"
                                   "\n";
        EXPECT_EQ(
            umpireRun({"play", exampleFile("beersheba-1917"), "--seed", "1", "--save", saved}, script).status,
            0);
    }

    Json file() const { return Json::parse(*readFile(saved)); }

    TemporaryFolder folder;
    const std::string saved = (folder.path() / "saved.battle.json").string();
};

TEST_F(Dice, AreListedAndCounted) {
    const Finished run = umpireRun({"dice", saved});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out.rfind("Record 1: 8  (pcg32, seed 1, draw 1)", 0), 0U) << run.out;
    EXPECT_NE(run.out.find("drawn by the program: 1 die thrown, too few to judge"), std::string::npos);
    EXPECT_NE(run.out.find("thrown by the players: 1 die thrown"), std::string::npos);
}

TEST_F(Dice, AreVerified) {
    const Finished run = umpireRun({"dice", saved, "--verify"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, "1 die came from a seed that stands in the file: it could be foretold\n"
                       "all 1 draws as recorded\n");
}

TEST_F(Dice, AThrowThatWasTakenBackIsTold) {
    const std::string script = R"({"do":"shoot","unit":"12lhr","target":"ii-48"})"
                               "\n"
                               R"({"do":"undo"})"
                               "\n"
                               R"({"do":"shoot","unit":"12lhr","target":"ii-48"})"
                               "\n";
    EXPECT_EQ(umpireRun({"play", saved, "--seed", "5", "--save", saved}, script).status, 0);
    const Json stray = file()["history"]["stray-throws"][0];
    const std::string told =
        "record 3 was undone after its dice were seen: 12th Light Horse Regiment fires on II/48th, D8 " +
        dumpLine(stray["dice"][0]["face"]);
    const Finished listed = umpireRun({"dice", saved});
    EXPECT_NE(listed.out.find(told), std::string::npos) << listed.out;
    const Finished verified = umpireRun({"dice", saved, "--verify"});
    EXPECT_EQ(verified.status, 0);
    EXPECT_EQ(verified.out.rfind(told, 0), 0U) << verified.out;
    EXPECT_NE(verified.out.find("; thrown anew in record 3\n"
                                "3 dice came from a seed that stands in the file: they could be foretold\n"
                                "all 3 draws as recorded\n"),
              std::string::npos)
        << verified.out;
}

TEST_F(Dice, ATamperedFileNamesItsRecord) {
    Json tampered = file();
    Json& record = tampered["history"]["records"][0];
    record["command"]["dice"] = {2};
    record["steps"][0]["dice"] = {2};
    const std::string path = folder.write("tampered.battle.json", tampered.dump()).string();
    const Finished run = umpireRun({"dice", path, "--verify"});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.out.rfind(path + ": error: record 1: ", 0), 0U) << run.out;
    EXPECT_NE(run.out.find("the record has 2, but draw 1 of seed 1 is 8"), std::string::npos) << run.out;
}

TEST_F(Dice, OfNoFileIsStatusThree) {
    EXPECT_EQ(umpireRun({"dice", "/nowhere"}).status, 3);
}

} // namespace
} // namespace umpire::test::dice_test
