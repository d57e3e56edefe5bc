// What the program leaves when it breaks down, seen from outside.

#include "program.h"
#include "support/battles.h"
#include "support/field.h"
#include "support/temporary_folder.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <csignal>

namespace umpire::test::breakdown_test {
namespace {

TEST(Breakdown, LeavesAReportBesideTheBattleAndTheBattle) {
    const TemporaryFolder battles;
    const std::string file =
        battles
            .write("small.battle.json", Field()
                                            .ours("squadron", "cavalry", "british", 4)
                                            .theirs("battalion", "infantry", "turkish", 6)
                                            .json()
                                            .dump())
            .string();
    {
        Conversation umpire({"play", file, "--save", file});
        ASSERT_EQ(umpire.ask(adjustment("battalion", {{"lost", 2}}))["ok"], true);
        ASSERT_EQ(umpire.ask(Json{{"do", "Pasha Izzet"}})["ok"], false);
        umpire.end(SIGSEGV);
    }
    const auto reports = breakdownReportsOf(file);
    ASSERT_EQ(reports.size(), 1U);
    const std::string text = *readFile(reports.front().path);
    for (const char* part : {"reason: SIGSEGV", "command adjust", "command unknown",
                             "rules: sand-sweat-and-camels", "records 1", "program: umpire "}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
    for (const char* name : {"squadron", "battalion", "Izzet", "Pasha", "small"}) {
        EXPECT_EQ(text.find(name), std::string::npos) << name << "\n" << text;
    }
    EXPECT_EQ(battleFiles().load(file).session->cursor(), 1) << "what was answered is there";
    const Finished run = umpireRun({"doctor", battles.path().string()});
    EXPECT_EQ(run.status, 1);
    EXPECT_NE(run.out.find(": a program broke down"), std::string::npos) << run.out;
}

} // namespace
} // namespace umpire::test::breakdown_test
