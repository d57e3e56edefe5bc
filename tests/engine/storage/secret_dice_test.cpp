// The secret behind a battle's dice: kept apart, for its owner only, never thrown from twice.

#include "umpire/storage/secret_dice.h"

#include "kept_battle.h"
#include "umpire/battle/record_audit.h"

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace umpire::test::secret_dice_test {
namespace {

namespace fs = std::filesystem;

mode_t modeOf(const fs::path& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

class DiceSafeTest : public testing::Test {
  protected:
    fs::path secrets() const { return folder.path() / "data" / "dice"; }
    std::vector<fs::path> files() const {
        std::vector<fs::path> list;
        for (const auto& entry : fs::directory_iterator(secrets())) {
            list.push_back(entry.path());
        }
        return list;
    }
    SecretDice safe() const { return SecretDice(SecretStore(secrets())); }
    /// A safe that is ready to throw.
    SecretDice opened(Session& played, const std::string& file = "/a.battle.json") const {
        SecretDice safe = this->safe();
        safe.open(played, file);
        EXPECT_EQ(safe.seal(played), "");
        return safe;
    }
    void roll(Session& played, SecretDice& safe, const std::string& file = "/a.battle.json") {
        const Answer answer = played.execute(morale, safe.dice());
        ASSERT_TRUE(answer.ok) << answer.refusal.message;
        EXPECT_EQ(safe.remember(played, file), "");
    }
    static std::uint64_t lastDraw(const Session& played) { return played.records().back().draws->first; }

    const Json morale{{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}};
    KeptBattle battle;
    TemporaryFolder folder;
    std::unique_ptr<Session> session = battle.session();
};

TEST_F(DiceSafeTest, NothingIsWrittenBeforeItIsNeeded) {
    SecretDice safe = this->safe();
    safe.open(*session, "/a.battle.json");
    EXPECT_EQ(safe.pledge().size(), 64U) << "it can be shown";
    EXPECT_FALSE(fs::exists(secrets()));
    EXPECT_TRUE(session->sealedSeries().empty());
}

TEST_F(DiceSafeTest, TheSecretIsForItsOwnerAlone) {
    SecretDice safe = opened(*session);
    ASSERT_EQ(files().size(), 1U);
    EXPECT_EQ(modeOf(files().front()), 0600U);
    EXPECT_EQ(modeOf(secrets()), 0700U);
    EXPECT_EQ(session->sealedSeries().front().pledge, safe.pledge());
    roll(*session, safe);
    EXPECT_EQ(modeOf(files().front()), 0600U) << "rewritten";
    EXPECT_EQ(files().size(), 1U);
}

TEST_F(DiceSafeTest, TheBattleTellsNothingOfIt) {
    SecretDice safe = opened(*session);
    roll(*session, safe);
    const auto kept = SecretStore(secrets()).find(safe.pledge());
    ASSERT_TRUE(kept);
    const std::string text = BattleFiles::write(*session);
    EXPECT_EQ(text.find(kept->secret.hex()), std::string::npos);
    EXPECT_EQ(text.find("seed"), std::string::npos);
    EXPECT_NE(text.find(safe.pledge()), std::string::npos);
}

TEST_F(DiceSafeTest, AnotherProcessGoesOnWhereTheOneBeforeWas) {
    SecretDice first = opened(*session);
    roll(*session, first);
    roll(*session, first);
    SecretDice second = safe();
    second.open(*session, "/a.battle.json");
    EXPECT_TRUE(second.isSealed());
    roll(*session, second);
    EXPECT_EQ(lastDraw(*session), 2U);
    EXPECT_EQ(session->sealedSeries().size(), 1U);
    EXPECT_TRUE(auditDice(*session, second.secrets()).problems.empty());
    EXPECT_EQ(auditDice(*session, second.secrets()).sealed, 0);
}

TEST_F(DiceSafeTest, ABattleThatWasPutBackThrowsNoDieAgain) {
    SecretDice first = opened(*session);
    roll(*session, first);
    const std::string earlier = BattleFiles::write(*session);
    roll(*session, first);
    const auto restored = sessionOf(earlier);
    SecretDice second = safe();
    second.open(*restored, "/a.battle.json");
    roll(*restored, second);
    EXPECT_EQ(lastDraw(*restored), 2U) << "draw 1 was seen";
    EXPECT_EQ(auditDice(*restored, second.secrets()).problems.size(), 1U) << "and is missed";
}

TEST_F(DiceSafeTest, ACopyElsewhereThrowsOtherDice) {
    SecretDice first = opened(*session);
    roll(*session, first);
    const auto copy = sessionOf(BattleFiles::write(*session));
    SecretDice second = opened(*copy, "/b.battle.json");
    EXPECT_NE(second.pledge(), first.pledge());
    roll(*copy, second, "/b.battle.json");
    EXPECT_EQ(copy->sealedSeries().size(), 2U);
    EXPECT_EQ(copy->sealedSeries().back().after, 1);
    roll(*session, first);
    EXPECT_TRUE(auditDice(*session, first.secrets()).problems.empty());
    EXPECT_TRUE(auditDice(*copy, first.secrets()).problems.empty());
}

TEST_F(DiceSafeTest, AnotherComputerBeginsAnew) {
    SecretDice here = opened(*session);
    roll(*session, here);
    SecretDice there{SecretStore(folder.path() / "elsewhere")};
    there.open(*session, "/a.battle.json");
    EXPECT_FALSE(there.isSealed());
    EXPECT_EQ(there.seal(*session), "");
    roll(*session, there);
    EXPECT_EQ(session->records().back().draws->series, (DrawSeries{"sealed", 2}));
    const DiceAudit audit = auditDice(*session, there.secrets());
    EXPECT_TRUE(audit.problems.empty());
    EXPECT_EQ(audit.sealed, 1) << "the one of the other computer";
}

TEST_F(DiceSafeTest, WhatIsRevealedIsThrownFromNoMore) {
    SecretDice safe = opened(*session);
    roll(*session, safe);
    const std::string earlier = BattleFiles::write(*session);
    EXPECT_EQ(safe.reveal(*session), 1);
    safe.retire(*session);
    EXPECT_TRUE(session->sealedSeries().front().revealed());
    EXPECT_EQ(auditDice(*session).sealed, 0);
    EXPECT_TRUE(auditDice(*session).problems.empty());
    for (const std::string& text : {BattleFiles::write(*session), earlier}) {
        const auto loaded = sessionOf(text);
        SecretDice next = this->safe();
        next.open(*loaded, "/a.battle.json");
        EXPECT_FALSE(next.isSealed());
        EXPECT_NE(next.pledge(), safe.pledge());
    }
}

TEST_F(DiceSafeTest, ANumberCountsFromItsCallOn) {
    SecretDice safe = opened(*session);
    roll(*session, safe);
    safe.call(*session, 1917);
    roll(*session, safe);
    ASSERT_EQ(session->sealedSeries().front().calls.size(), 1U);
    EXPECT_EQ(session->sealedSeries().front().calls.front().from, 1U);
    const auto loaded = sessionOf(BattleFiles::write(*session));
    EXPECT_TRUE(auditDice(*loaded, safe.secrets()).problems.empty());
    EXPECT_EQ(auditDice(*loaded, safe.secrets()).sealed, 0);
    Json changed = Json::parse(BattleFiles::write(*session));
    changed["history"]["sealed-dice"][0]["called"][0]["number"] = 1918;
    EXPECT_FALSE(auditRecords(*sessionOf(changed), safe.secrets()).inOrder());
}

TEST_F(DiceSafeTest, AFolderThatTakesNothingIsSaid) {
    const std::string file = folder.write("no-folder", "").string();
    SecretDice safe{SecretStore(fs::path(file) / "dice")};
    safe.open(*session, "");
    EXPECT_NE(safe.seal(*session), "");
    EXPECT_TRUE(safe.isSealed()) << "play goes on";
    SecretDice nowhere;
    nowhere.open(*session, "");
    EXPECT_NE(nowhere.seal(*session), "");
}

TEST_F(DiceSafeTest, ADamagedSecretIsNone) {
    SecretDice safe = opened(*session);
    const SecretStore searchPath(secrets());
    for (const char* text : {"", "{}", "[]", "{\"format\": \"desert-umpire-dice\"}"}) {
        writeFile(files().front(), text);
        EXPECT_FALSE(searchPath.find(safe.pledge())) << text;
    }
    EXPECT_FALSE(searchPath.find("../" + safe.pledge()));
}

TEST_F(DiceSafeTest, PledgesAndCallsOutliveTheProgramInTheJournal) {
    Autosave keeper(battle.file());
    keeper.keep(*session);
    const std::string before = contentOf(battle.file());
    SecretDice safe = opened(*session);
    EXPECT_TRUE(keeper.keep(*session).safe);
    roll(*session, safe);
    safe.call(*session, 7);
    EXPECT_TRUE(keeper.keep(*session).safe);
    writeFile(battle.file(), before);
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session) << said(loaded.issues);
    EXPECT_EQ(all(*loaded.session), all(*session));
}

} // namespace
} // namespace umpire::test::secret_dice_test
