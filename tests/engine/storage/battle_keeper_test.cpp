// A battle kept while it is played: earlier generations, other programs, links, other people's journals.

#include "kept_battle.h"

#include <gtest/gtest.h>

namespace umpire::test {
namespace {

namespace fs = std::filesystem;

class Keeping : public testing::Test {
  protected:
    void lose(int elements) { KeptBattle::play(*session, adjustment("squadron", {{"lost", elements}})); }
    void expectKept(const Kept& kept) {
        EXPECT_TRUE(kept.safe);
        EXPECT_EQ(kept.problem, "");
        const LoadedBattle loaded = battle.load();
        ASSERT_TRUE(loaded.session) << said(loaded.issues);
        EXPECT_EQ(all(*loaded.session), all(*session));
    }

    KeptBattle battle;
    std::unique_ptr<Session> session = battle.session();
};

TEST_F(Keeping, ANewBattleLeavesItsFileAlone) {
    BattleKeeper keeper(battle.file());
    expectKept(keeper.keep(*session));
    EXPECT_EQ(battle.files(), (std::vector<std::string>{"small.battle.json", "small.battle.json.journal"}));
    lose(1);
    expectKept(keeper.keep(*session));
    EXPECT_EQ(contentOf(battle.file()), all(*session)) << "a small battle is whole in its file";
    expectKept(keeper.close(*session));
    EXPECT_EQ(battle.files(), std::vector<std::string>{"small.battle.json"});
}

TEST_F(Keeping, SeveralChangesAtOnceAndUndoneOnes) {
    BattleKeeper keeper(battle.file());
    expectKept(keeper.keep(*session));
    for (const Json& command : KeptBattle::commands()) {
        KeptBattle::play(*session, command);
    }
    KeptBattle::play(*session, {{"do", "undo"}});
    expectKept(keeper.keep(*session));
}

TEST_F(Keeping, FiveEarlierGenerations) {
    BattleKeeper keeper(battle.file());
    std::vector<std::string> whole;
    for (int i = 0; i < 7; ++i) {
        lose(i % 4);
        expectKept(keeper.snapshot(*session));
        whole.push_back(contentOf(battle.file()));
    }
    for (std::size_t i = 1; i <= 5; ++i) {
        EXPECT_EQ(contentOf(battle.file().string() + "." + std::to_string(i)), whole[6 - i]) << i;
    }
    EXPECT_FALSE(fs::exists(battle.file().string() + ".6"));
}

TEST_F(Keeping, WhatOtherProgramsWroteBecomesAGeneration) {
    BattleKeeper keeper(battle.file());
    expectKept(keeper.keep(*session));
    writeFile(battle.file(), "something else");
    lose(1);
    expectKept(keeper.keep(*session));
    EXPECT_EQ(contentOf(battle.file().string() + ".1"), "something else");
    EXPECT_EQ(keeper.takeNotices().size(), 1U);
}

TEST_F(Keeping, AFileThatVanishedIsWrittenAgain) {
    BattleKeeper keeper(battle.file());
    expectKept(keeper.keep(*session));
    fs::remove(battle.file());
    expectKept(keeper.keep(*session));
    fs::remove(battle.journal());
    lose(2);
    expectKept(keeper.keep(*session));
    EXPECT_TRUE(fs::exists(battle.journal()));
}

TEST_F(Keeping, AFolderThatVanishedIsSaidAndPlayGoesOn) {
    BattleKeeper keeper(battle.file());
    expectKept(keeper.keep(*session));
    const fs::path away = battle.file().parent_path().string() + ".away";
    fs::rename(battle.file().parent_path(), away);
    lose(1);
    const Kept kept = keeper.keep(*session);
    EXPECT_FALSE(kept.safe);
    EXPECT_NE(kept.problem.find("cannot be written"), std::string::npos) << kept.problem;
    fs::rename(away, battle.file().parent_path());
    expectKept(keeper.keep(*session));
}

TEST_F(Keeping, ThroughALinkTheTargetIsKept) {
    const fs::path link = battle.file().parent_path() / "link.json";
    fs::create_symlink("small.battle.json", link);
    BattleKeeper keeper(link);
    lose(1);
    expectKept(keeper.keep(*session));
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_TRUE(fs::exists(battle.journal()));
}

TEST_F(Keeping, AJournalThatIsALinkIsPutAsideAndItsTargetLeftAlone) {
    const fs::path target = battle.file().parent_path() / "precious";
    writeFile(target, "precious");
    fs::create_symlink(target, battle.journal());
    BattleKeeper keeper(battle.file());
    EXPECT_TRUE(keeper.keep(*session).safe);
    EXPECT_EQ(contentOf(target), "precious");
    EXPECT_FALSE(fs::is_symlink(battle.journal()));
    EXPECT_TRUE(fs::is_symlink(battle.journal().string() + ".torn"));
}

TEST_F(Keeping, DraftsOfAKilledProgramAreSweptAway) {
    const fs::path draft = battle.file().parent_path() / ".small.battle.json.Ab12cD";
    writeFile(draft, "half");
    BattleKeeper keeper(battle.file());
    expectKept(keeper.keep(*session));
    EXPECT_FALSE(fs::exists(draft));
}

TEST_F(Keeping, ALargeBattleIsCarriedByItsJournal) {
    KeptBattle::play(*session, {{"do", "prose"}, {"passage", "opening"}, {"text", std::string(99'000, 'x')}});
    for (int i = 0; i < 3; ++i) {
        KeptBattle::play(*session,
                         {{"do", "prose"}, {"passage", "opening"}, {"text", std::string(99'000, 'y')}});
        KeptBattle::play(*session,
                         {{"do", "prose"}, {"passage", "opening"}, {"text", std::string(99'000, 'z')}});
    }
    BattleKeeper keeper(battle.file());
    expectKept(keeper.keep(*session));
    const std::string before = contentOf(battle.file());
    lose(1);
    expectKept(keeper.keep(*session));
    KeptBattle::play(*session, {{"do", "undo"}});
    KeptBattle::play(*session, {{"do", "undo"}});
    lose(3);
    expectKept(keeper.keep(*session));
    EXPECT_EQ(contentOf(battle.file()), before) << "it was not written whole each time";
    expectKept(keeper.close(*session));
    EXPECT_EQ(contentOf(battle.file()), all(*session));
}

} // namespace
} // namespace umpire::test
