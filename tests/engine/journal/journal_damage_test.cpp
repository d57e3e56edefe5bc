// Whatever became of a journal, the battle opens as it was at some moment, or is refused in words.

#include "../storage/kept_battle.h"

#include <gtest/gtest.h>

#include "umpire/storage/recovery.h"

#include <algorithm>

namespace umpire::test::journal_damage_test {
namespace {

namespace fs = std::filesystem;

class JournalDamage : public testing::Test {
  protected:
    JournalDamage() {
        const auto session = battle.session();
        Autosave keeper(battle.file());
        keeper.keep(*session);
        states.push_back(all(*session));
        for (const Json& command : KeptBattle::commands()) {
            KeptBattle::play(*session, command);
            keeper.keep(*session);
            states.push_back(all(*session));
        }
        journal = contentOf(battle.journal());
    }

    void put(const std::string& file, const std::string& changedJournal) {
        writeFile(battle.file(), file);
        writeFile(battle.journal(), changedJournal);
    }

    /// Which moment of the battle is loaded; -1 when it is none of them.
    int moment(const LoadedBattle& loaded) const {
        const auto found =
            loaded.session ? std::find(states.begin(), states.end(), all(*loaded.session)) : states.end();
        return found == states.end() ? -1 : static_cast<int>(found - states.begin());
    }

    int last() const { return static_cast<int>(states.size()) - 1; }

    KeptBattle battle;
    std::vector<std::string> states; ///< after each command
    std::string journal;
};

TEST_F(JournalDamage, AnOldFileAndItsJournalAreTheBattle) {
    for (const std::string& file : states) {
        put(file, journal);
        const LoadedBattle loaded = battle.load();
        EXPECT_EQ(moment(loaded), last());
        EXPECT_EQ(said(loaded.issues), "");
    }
}

TEST_F(JournalDamage, EveryPrefixIsAnEarlierMoment) {
    int before = 0;
    for (std::size_t length = 0; length <= journal.size(); ++length) {
        put(states.front(), journal.substr(0, length));
        const LoadedBattle loaded = battle.load();
        // The fourth moment is the second over again, so only what never goes back can be asked.
        const int now = moment(loaded);
        ASSERT_GE(now, 0) << length << ": " << said(loaded.issues);
        EXPECT_FALSE(hasErrors(loaded.issues)) << said(loaded.issues);
        const bool whole = length == 0 || journal[length - 1] == '\n';
        EXPECT_EQ(loaded.issues.empty(), whole) << length << ": " << said(loaded.issues);
        before = std::max(before, now);
    }
    EXPECT_EQ(before, last());
}

TEST_F(JournalDamage, APrefixBesideTheNewestFileLosesNothing) {
    for (std::size_t length = 0; length <= journal.size(); length += 7) {
        put(states.back(), journal.substr(0, length));
        const LoadedBattle loaded = battle.load();
        EXPECT_EQ(moment(loaded), last()) << length << ": " << said(loaded.issues);
    }
}

TEST_F(JournalDamage, EveryChangedByteIsNoticed) {
    for (std::size_t at = 0; at < journal.size(); ++at) {
        for (const char other : {static_cast<char>(journal[at] ^ 1), '\n'}) {
            if (other == journal[at]) {
                continue;
            }
            std::string changed = journal;
            changed[at] = other;
            put(states.front(), changed);
            const LoadedBattle loaded = battle.load();
            EXPECT_FALSE(loaded.issues.empty()) << at;
            EXPECT_TRUE(loaded.session ? moment(loaded) >= 0 : hasErrors(loaded.issues)) << at;
        }
    }
}

class JournalPastDamage : public JournalDamage {
  protected:
    /// Twelve records in a journal, of which the file holds none.
    JournalPastDamage() {
        const auto session = battle.session();
        fs::remove(battle.journal());
        Autosave keeper(battle.file());
        keeper.keep(*session);
        first = contentOf(battle.file());
        for (int i = 1; i <= 12; ++i) {
            const bool own = i == 2;
            KeptBattle::play(*session, own ? Json{{"do", "scenario"}, {"set", {{"notes", "windy"}}}}
                                           : adjustment("squadron", {{"lost", i % 4}}));
            keeper.keep(*session);
        }
        journal = contentOf(battle.journal());
        last = all(*session);
    }

    /// The battle file as it was first, and the journal with one bit flipped in a line, from 1.
    void damage(int line, std::size_t at) {
        std::size_t begin = 0;
        for (int i = 1; i < line; ++i) {
            begin = journal.find('\n', begin) + 1;
        }
        std::string changed = journal;
        changed[begin + at] = static_cast<char>(changed[begin + at] ^ 4);
        put(first, changed);
    }

    Recovery recovered() const { return recoverBattle(battle.reader(), battle.file()); }

    std::string first;
    std::string last;
};

TEST_F(JournalPastDamage, ItsExtentIsTold) {
    // The journal of a small file tells of each time the file was written too: two lines a record.
    damage(4, 30); // the second record
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(loaded.session->cursor(), 1) << "nothing is taken up unasked";
    EXPECT_TRUE(loaded.damaged);
    const std::string told = said(loaded.issues);
    EXPECT_NE(told.find("journal:4:1: warning: this line of the journal is damaged"), std::string::npos)
        << told;
    EXPECT_NE(told.find("1 record is lost (2); 10 records after the damage can still be read"),
              std::string::npos)
        << told;
}

TEST_F(JournalPastDamage, WhatStandsBehindItIsTakenUp) {
    damage(4, 30);
    const Recovery found = recovered();
    ASSERT_TRUE(found.session);
    EXPECT_EQ(found.lost, std::vector<int>{2});
    EXPECT_EQ(found.session->cursor(), 12) << "each keeps its number";
    EXPECT_EQ(shown(*found.session, "squadron", "lost"), Json(0));
    EXPECT_EQ(found.session->records()[1].command["text"], Json("Record 2 was lost with a damaged file."));
    EXPECT_EQ(found.session->battle().notes, "") << "what it did is lost with it";
    // What was saved is a battle like any other.
    ASSERT_EQ(BattleFiles::save(*found.session, battle.file()), "");
    fs::remove(battle.journal());
    const LoadedBattle again = battle.load();
    ASSERT_TRUE(again.session) << said(again.issues);
    EXPECT_EQ(said(again.issues), "");
}

TEST_F(JournalPastDamage, WhatDoesNotFitWithoutItIsPutDownToo) {
    damage(6, 30); // the third record sets the losses that the fourth begins with
    const Recovery found = recovered();
    ASSERT_TRUE(found.session);
    EXPECT_EQ(found.lost, (std::vector<int>{3, 4, 5}))
        << "the sixth sets the losses from where the first left them";
    EXPECT_EQ(found.session->cursor(), 12);
}

TEST_F(JournalPastDamage, OfEveryBitLosesAtMostTheTwoLinesBesideIt) {
    for (std::size_t at = 0; at < journal.size(); at += 53) {
        std::string changed = journal;
        changed[at] = static_cast<char>(changed[at] ^ 1 << at % 8);
        put(first, changed);
        const Recovery found = recovered();
        ASSERT_TRUE(found.session) << at;
        EXPECT_GE(found.session->records().size(), 11U)
            << at << ": only the last can be gone without a trace";
        EXPECT_LE(found.lost.size(), 4U) << at;
    }
}

TEST_F(JournalPastDamage, TheFileHoldsMayBeForgotten) {
    damage(4, 30);
    writeFile(battle.file(), last);
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(loaded.session->cursor(), 12);
    EXPECT_FALSE(loaded.damaged);
}

TEST_F(JournalDamage, ATornTailIsPutAsideNotOverwritten) {
    const std::string torn = journal + "{\"n\":99,\"do\":";
    for (const std::string name : {".torn", ".torn-2"}) {
        put(states.front(), torn);
        const LoadedBattle loaded = battle.load();
        EXPECT_NE(said(loaded.issues).find("unfinished line"), std::string::npos);
        Autosave keeper(battle.file(), loaded.journal);
        EXPECT_EQ(keeper.keep(*loaded.session).problem, "");
        EXPECT_EQ(contentOf(battle.journal().string() + name), torn);
        EXPECT_EQ(contentOf(battle.file()), states.back());
    }
}

TEST_F(JournalDamage, AJournalOfAnotherFileIsNotUsedAndPutAside) {
    std::string other = withoutSeal(states.front());
    other.replace(other.find("\"Test\""), 6, "\"Else\"");
    put(other, journal);
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(withoutSeal(all(*loaded.session)), other);
    EXPECT_NE(said(loaded.issues).find("another state"), std::string::npos) << said(loaded.issues);
    Autosave keeper(battle.file(), loaded.journal);
    EXPECT_EQ(keeper.keep(*loaded.session).problem, "");
    EXPECT_EQ(contentOf(battle.journal().string() + ".torn"), journal);
    EXPECT_EQ(keeper.takeNotices().size(), 1U);
}

TEST_F(JournalDamage, WhatTheFileHoldsAlreadyIsPassedOver) {
    std::string renamed = withoutSeal(states.back());
    renamed.replace(renamed.find("\"Test\""), 6, "\"Else\"");
    put(renamed, journal);
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(withoutSeal(all(*loaded.session)), renamed);
    EXPECT_EQ(said(loaded.issues), "");
}

TEST_F(JournalDamage, ALinkIsNotFollowed) {
    put(states.front(), journal);
    fs::rename(battle.journal(), battle.journal().string() + ".elsewhere");
    fs::create_symlink(battle.journal().string() + ".elsewhere", battle.journal());
    const LoadedBattle loaded = battle.load();
    EXPECT_FALSE(loaded.session);
    EXPECT_NE(said(loaded.issues).find("symbolic link"), std::string::npos) << said(loaded.issues);
}

TEST_F(JournalDamage, LimitsAreSaid) {
    put(states.front(), std::string(journalLimits.lineBytes + 1, 'x') + "\n");
    EXPECT_NE(said(battle.load().issues).find("longer than 16777216 bytes"), std::string::npos);
    writeFile(battle.journal(), "");
    fs::resize_file(battle.journal(), journalLimits.bytes + 1);
    const LoadedBattle loaded = battle.load();
    EXPECT_FALSE(loaded.session);
    EXPECT_NE(said(loaded.issues).find("at most 67108864 bytes"), std::string::npos);
}

} // namespace
} // namespace umpire::test::journal_damage_test
