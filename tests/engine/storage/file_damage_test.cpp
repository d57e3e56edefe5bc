// A battle file that is not as the program wrote it: by damage, which is told, or by hand, which is welcome.

#include "kept_battle.h"
#include "umpire/base/text.h"
#include "umpire/storage/recovery.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::file_damage_test {
namespace {

namespace fs = std::filesystem;

class FileDamage : public testing::Test {
  protected:
    FileDamage() {
        for (const Json& command : KeptBattle::commands()) {
            KeptBattle::play(*session, command);
        }
        text = all(*session);
    }

    LoadedBattle parse(const std::string& changed) const { return files.parse(changed, "b.json"); }

    static std::string flipped(std::string changed, std::size_t bit) {
        changed[bit / 8] = static_cast<char>(static_cast<unsigned char>(changed[bit / 8]) ^ 1U << bit % 8);
        return changed;
    }

    /// Told, or of the same meaning.
    void expectNoticed(const std::string& whole, std::size_t bit) const {
        const LoadedBattle loaded = parse(flipped(whole, bit));
        const bool same = loaded.session && withoutSeal(all(*loaded.session)) == withoutSeal(whole);
        EXPECT_TRUE(same || !loaded.issues.empty()) << "bit " << bit % 8 << " of byte " << bit / 8;
    }

    KeptBattle battle;
    BattleFiles files = battle.reader();
    std::unique_ptr<Session> session = battle.session();
    std::string text;
};

TEST_F(FileDamage, WhatTheProgramWroteIsWhole) {
    EXPECT_EQ(said(parse(text).issues), "");
    EXPECT_EQ(all(*parse(text).session), text);
}

TEST_F(FileDamage, EveryBitOfASmallFileIsNoticed) {
    const std::string small = all(*battle.session());
    ASSERT_LT(small.size(), 2000U);
    for (std::size_t bit = 0; bit < small.size() * 8 && !HasFailure(); ++bit) {
        expectNoticed(small, bit);
    }
}

TEST_F(FileDamage, BitsOfAPlayedFileAreNoticed) {
    for (std::size_t bit = 0; bit < text.size() * 8 && !HasFailure(); bit += 29) {
        expectNoticed(text, bit);
    }
}

TEST_F(FileDamage, AFlippedBitIsFoundAndPutRight) {
    for (std::size_t bit = 3; bit < text.rfind(",\n \"checksum\"") * 8 && !HasFailure(); bit += 611) {
        writeFile(battle.file(), flipped(text, bit));
        const Recovery found = recoverBattle(files, battle.file());
        ASSERT_TRUE(found.session) << bit;
        EXPECT_EQ(all(*found.session), text) << bit;
        EXPECT_TRUE(found.lost.empty()) << bit;
    }
}

TEST_F(FileDamage, OneThatChangesAMeaningIsToldWithItsPlace) {
    std::string changed = text;
    const std::size_t at = changed.find("\"Test\"") + 1;
    changed[at] = 'U';
    const LoadedBattle loaded = parse(changed);
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.damaged);
    const std::string told = said(loaded.issues);
    EXPECT_NE(told.find("the program wrote \"T\" where \"U\" stands now"), std::string::npos) << told;
    const auto line =
        1 + std::count(changed.begin(), changed.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    EXPECT_EQ(told.find("b.json:" + std::to_string(line) + ":"), 0U) << told;
}

TEST_F(FileDamage, AnEditByHandIsWelcome) {
    std::string edited = text;
    edited.replace(edited.find("\"Test\""), 6, "\"Another\"");
    const LoadedBattle loaded = parse(edited);
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(loaded.session->battle().title, "Another");
    EXPECT_FALSE(loaded.damaged);
    ASSERT_EQ(loaded.issues.size(), 1U);
    EXPECT_EQ(loaded.issues.front().text, editedSinceWritten());
    EXPECT_EQ(said(parse(withoutSeal(edited)).issues), "") << "who takes the checksum out is asked nothing";
    EXPECT_EQ(said(parse(all(*loaded.session)).issues), "") << "once it is saved it is the program's";
}

TEST_F(FileDamage, AnotherLayoutIsAnEditToo) {
    const LoadedBattle loaded = parse(Json::parse(text).dump(4));
    ASSERT_TRUE(loaded.session);
    EXPECT_FALSE(hasErrors(loaded.issues)) << said(loaded.issues);
}

TEST_F(FileDamage, ARecordThatCannotBeReadIsGivenUpAlone) {
    std::string broken = text;
    const std::size_t second = broken.find("\n   {\"number\":2");
    ASSERT_NE(second, std::string::npos);
    broken.replace(second + 20, 30, std::string(30, '\0'));
    writeFile(battle.file(), broken);
    EXPECT_FALSE(battle.load().session);
    const Recovery found = recoverBattle(files, battle.file());
    ASSERT_TRUE(found.session);
    EXPECT_EQ(found.from, battle.file());
    EXPECT_EQ(found.session->records().size(), session->records().size());
    ASSERT_FALSE(found.lost.empty());
    EXPECT_EQ(found.lost.front(), 2);
}

TEST_F(FileDamage, EarlierStatesAreOfferedTheNewestGoodOneFirst) {
    const auto earlier = battle.session();
    writeFile(battle.file().string() + ".2", all(*earlier));
    KeptBattle::play(*earlier, KeptBattle::commands().front());
    writeFile(battle.file().string() + ".1", all(*earlier).substr(0, 500));
    writeFile(battle.file().string() + ".3", all(*earlier));
    writeFile(battle.file(), text.substr(0, 300));
    const auto offered = earlierBattles(files, battle.file());
    ASSERT_EQ(offered.size(), 2U);
    EXPECT_EQ(offered[0].path, battle.file().string() + ".2");
    EXPECT_EQ(offered[1].path, battle.file().string() + ".3");
    EXPECT_EQ(offered[1].records, 1);
    EXPECT_EQ(offered[1].words().find("turn 1, 1 record"), 0U) << offered[1].words();
    const LoadedBattle loaded = battle.load();
    EXPECT_FALSE(loaded.session);
    EXPECT_NE(said(loaded.issues).find(".2: warning: this earlier state can be opened"), std::string::npos)
        << said(loaded.issues);
}

TEST_F(FileDamage, AnEarlierStateAndTheJournalAreAllThereWas) {
    const auto played = battle.session();
    ASSERT_EQ(BattleFiles::save(*played, battle.file()), "");
    Autosave keeper(battle.file());
    for (const Json& command : KeptBattle::commands()) {
        KeptBattle::play(*played, command);
        ASSERT_EQ(keeper.keep(*played).problem, "");
    }
    writeFile(battle.file(), text.substr(0, 300));
    const Recovery found = recoverBattle(files, battle.file());
    ASSERT_TRUE(found.session);
    EXPECT_EQ(found.from, battle.file().string() + ".1");
    EXPECT_TRUE(found.lost.empty());
    EXPECT_EQ(all(*found.session), all(*played)) << joined(found.words, "and");
}

TEST_F(FileDamage, WhereNothingIsLeftNothingIsSaved) {
    writeFile(battle.file(), "{");
    EXPECT_FALSE(recoverBattle(files, battle.file()).session);
    EXPECT_FALSE(recoverBattle(files, battle.file().string() + ".none").session);
}

TEST(RecoveredName, IsFree) {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "semakh.battle.json";
    EXPECT_EQ(recoveredName(file).filename(), "semakh-recovered.battle.json");
    (void)folder.write("semakh-recovered.battle.json", "");
    EXPECT_EQ(recoveredName(file).filename(), "semakh-recovered-2.battle.json");
    EXPECT_LE(recoveredName(folder.path() / std::string(250, 'x')).filename().string().size(), 255U);
}

} // namespace
} // namespace umpire::test::file_damage_test
