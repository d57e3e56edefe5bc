// Whatever became of a journal, the battle opens as it was at some moment, or is refused in words.

#include "kept_battle.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test {
namespace {

namespace fs = std::filesystem;

class JournalDamage : public testing::Test {
  protected:
    JournalDamage() {
        const auto session = battle.session();
        BattleKeeper keeper(battle.file());
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

TEST_F(JournalDamage, ATornTailIsPutAsideNotOverwritten) {
    const std::string torn = journal + "{\"n\":99,\"do\":";
    for (const std::string name : {".torn", ".torn-2"}) {
        put(states.front(), torn);
        const LoadedBattle loaded = battle.load();
        EXPECT_NE(said(loaded.issues).find("unfinished line"), std::string::npos);
        BattleKeeper keeper(battle.file(), loaded.journal);
        EXPECT_EQ(keeper.keep(*loaded.session).problem, "");
        EXPECT_EQ(contentOf(battle.journal().string() + name), torn);
        EXPECT_EQ(contentOf(battle.file()), states.back());
    }
}

TEST_F(JournalDamage, AJournalOfAnotherFileIsNotUsedAndPutAside) {
    std::string other = states.front();
    other.replace(other.find("\"Test\""), 6, "\"Else\"");
    put(other, journal);
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(all(*loaded.session), other);
    EXPECT_NE(said(loaded.issues).find("another state"), std::string::npos) << said(loaded.issues);
    BattleKeeper keeper(battle.file(), loaded.journal);
    EXPECT_EQ(keeper.keep(*loaded.session).problem, "");
    EXPECT_EQ(contentOf(battle.journal().string() + ".torn"), journal);
    EXPECT_EQ(keeper.takeNotices().size(), 1U);
}

TEST_F(JournalDamage, WhatTheFileHoldsAlreadyIsPassedOver) {
    std::string renamed = states.back();
    renamed.replace(renamed.find("\"Test\""), 6, "\"Else\"");
    put(renamed, journal);
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(all(*loaded.session), renamed);
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
} // namespace umpire::test
