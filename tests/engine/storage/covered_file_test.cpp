// Battle files in which nobody is to read: they say no more than a list of files needs, and everything else
// is as with plain ones.

#include "kept_battle.h"
#include "umpire/base/text.h"
#include "umpire/storage/recovery.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::covered_file_test {
namespace {

namespace fs = std::filesystem;

class Covered : public testing::Test {
  protected:
    Covered() { session->cover(true); }

    void lose(int elements) { KeptBattle::play(*session, adjustment("squadron", {{"lost", elements}})); }
    void playAll() {
        for (const Json& command : KeptBattle::commands()) {
            KeptBattle::play(*session, command);
        }
    }
    LoadedBattle parse(const std::string& text) const { return files.parse(text, "b.json"); }
    void expectKept(const Kept& kept) {
        EXPECT_TRUE(kept.safe);
        EXPECT_EQ(kept.problem, "");
        const LoadedBattle loaded = battle.load();
        ASSERT_TRUE(loaded.session) << said(loaded.issues);
        EXPECT_TRUE(loaded.session->covered());
        EXPECT_EQ(all(*loaded.session), all(*session));
    }
    /// No file of its folder tells of the unit.
    void expectNothingInPlainSight() const {
        for (const std::string& name : battle.files()) {
            const std::string text = contentOf(battle.file().parent_path() / name);
            EXPECT_EQ(text.find("squadron"), std::string::npos) << name << "\n" << text;
            EXPECT_EQ(text.find("\"lost\""), std::string::npos) << name << "\n" << text;
        }
    }
    static std::vector<std::string> linesOf(const std::string& text) {
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            lines.push_back(text.substr(at, end - at));
            at = end + 1;
        }
        return lines;
    }
    /// A letter in the middle of each line from which `damaged` is asked.
    static std::string damage(const std::string& text, const std::vector<std::size_t>& numbers) {
        std::string changed;
        std::size_t number = 0;
        for (std::string line : linesOf(text)) {
            if (std::find(numbers.begin(), numbers.end(), ++number) != numbers.end()) {
                line.replace(line.size() / 2, 2, line.substr(line.size() / 2, 2) == "AA" ? "BB" : "AA");
            }
            changed += line + "\n";
        }
        return changed;
    }

    KeptBattle battle;
    BattleFiles files = battle.reader();
    std::unique_ptr<Session> session = battle.session();
};

TEST_F(Covered, SaysWhatAListOfFilesNeedsAndNothingElse) {
    playAll();
    const std::string text = all(*session);
    const Json file = Json::parse(text);
    EXPECT_EQ(file["format"], "desert-umpire-battle");
    EXPECT_EQ(file["version"], 2) << "earlier programs say that a later one wrote it";
    EXPECT_EQ(file["title"], session->battle().title);
    EXPECT_EQ(file["rules"], session->rules().id);
    EXPECT_EQ(file.size(), 9U) << "format, version, rules (3), title, date, covered, checksum";
    for (const char* word : {"squadron", "\"lost\"", "cavalry", "british", "adjust", "position"}) {
        EXPECT_EQ(text.find(word), std::string::npos) << word;
    }
}

TEST_F(Covered, GoesRound) {
    playAll();
    const LoadedBattle loaded = parse(all(*session));
    ASSERT_TRUE(loaded.session) << said(loaded.issues);
    EXPECT_EQ(said(loaded.issues), "");
    EXPECT_TRUE(loaded.session->covered());
    EXPECT_EQ(all(*loaded.session), all(*session)) << "to the last letter: an unchanged battle is unchanged";
    loaded.session->cover(false);
    session->cover(false);
    EXPECT_EQ(all(*loaded.session), all(*session)) << "and what it covers is the plain file";
}

TEST_F(Covered, IsReadHoweverItIsLaidOut) {
    playAll();
    for (const int indent : {-1, 4}) {
        const LoadedBattle loaded = parse(Json::parse(all(*session)).dump(indent));
        ASSERT_TRUE(loaded.session) << said(loaded.issues);
        EXPECT_EQ(all(*loaded.session), all(*session));
    }
}

TEST_F(Covered, EqualStatesAreEqualAndOthersAreNot) {
    const std::string before = all(*session);
    EXPECT_EQ(before, all(*session));
    lose(1);
    EXPECT_NE(before, all(*session));
}

TEST_F(Covered, ItsJournalIsFollowed) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    for (int i = 1; i < 4; ++i) {
        lose(i);
        expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
        expectNothingInPlainSight();
    }
    EXPECT_GT(linesOf(contentOf(battle.journal())).size(), 3U);
    expectKept(keeper.close(*session));
    expectNothingInPlainSight();
}

TEST_F(Covered, AfterACutAllWholeLinesOfItsJournalCount) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    lose(1);
    expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
    const std::string one = contentOf(battle.journal());
    const std::string before = all(*session);
    lose(2);
    expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
    const std::string two = contentOf(battle.journal());
    for (std::size_t cut = one.size() + 1; cut < two.size(); cut += 7) {
        writeFile(battle.journal(), two.substr(0, cut));
        const LoadedBattle loaded = battle.load();
        ASSERT_TRUE(loaded.session) << cut;
        EXPECT_EQ(all(*loaded.session), before) << cut;
        EXPECT_NE(said(loaded.issues).find("ends in an unfinished line"), std::string::npos) << cut;
    }
}

TEST_F(Covered, ADamagedLineOfItsJournalIsPassedOver) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    for (int i = 1; i < 4; ++i) {
        lose(i);
        expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
    }
    writeFile(battle.journal(), damage(contentOf(battle.journal()), {3}));
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.damaged);
    EXPECT_NE(said(loaded.issues).find(":3:1: warning: this line of the journal is damaged"),
              std::string::npos)
        << said(loaded.issues);
    const Recovery found = recoverBattle(files, battle.file());
    ASSERT_TRUE(found.session);
    ASSERT_FALSE(found.lost.empty());
    EXPECT_EQ(found.lost.front(), 2);
    EXPECT_TRUE(found.session->covered());
}

TEST_F(Covered, WhatWasKeptBeforeIsCoveredToo) {
    session->cover(false);
    Autosave keeper(battle.file());
    for (int i = 0; i < 3; ++i) {
        lose(i);
        ASSERT_EQ(keeper.snapshot(*session).problem, "");
    }
    const std::string first = contentOf(battle.file().string() + ".2");
    ASSERT_NE(first.find("squadron"), std::string::npos);
    session->cover(true);
    expectKept(keeper.keep(*session, Autosave::WholeFile::Later));
    expectNothingInPlainSight();
    const LoadedBattle earlier = files.load(battle.file().string() + ".2");
    ASSERT_TRUE(earlier.session) << said(earlier.issues);
    earlier.session->cover(false);
    EXPECT_EQ(all(*earlier.session), first) << "and is what it was";
    lose(1);
    ASSERT_EQ(keeper.snapshot(*session).problem, "");
    expectNothingInPlainSight();
}

TEST_F(Covered, WhatStandsThereWhenABattleIsSavedOverItIsCovered) {
    session->cover(false);
    ASSERT_EQ(BattleFiles::save(*session, battle.file()), "");
    writeFile(battle.file().string() + ".1", "{ \"squadron\": damaged");
    session->cover(true);
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    EXPECT_TRUE(fs::exists(battle.file().string() + ".2"));
    expectNothingInPlainSight();
}

TEST_F(Covered, WhatACrashLeftBesideItIsCoveredOrRemoved) {
    ASSERT_EQ(BattleFiles::save(*session, battle.file()), "");
    for (const char* ending : {".torn", ".torn-2"}) {
        writeFile(battle.journal().string() + ending, "{\"squadron\":1}\n{\"squa");
    }
    session->cover(false);
    lose(1);
    {
        Autosave before(battle.file());
        ASSERT_EQ(before.keep(*session).problem, "");
        lose(2);
        ASSERT_EQ(before.keep(*session, Autosave::WholeFile::Later).problem, "");
    }
    std::string torn = contentOf(battle.journal());
    torn.resize(torn.size() - 20);
    writeFile(battle.journal(), torn);
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session) << said(loaded.issues);
    loaded.session->cover(true);
    Autosave keeper(battle.file(), loaded.journal);
    ASSERT_EQ(keeper.keep(*loaded.session).problem, "");
    EXPECT_TRUE(fs::exists(battle.journal().string() + ".torn-3")) << "the one that ended unfinished";
    expectNothingInPlainSight();
}

TEST_F(Covered, IsPlainAgainWhenItNeedNotBe) {
    Autosave keeper(battle.file());
    for (int i = 1; i < 3; ++i) {
        lose(i);
        expectKept(keeper.snapshot(*session));
    }
    session->cover(false);
    EXPECT_EQ(keeper.keep(*session).problem, "");
    EXPECT_NE(contentOf(battle.file()).find("squadron"), std::string::npos);
    EXPECT_FALSE(battle.load().session->covered());
    EXPECT_TRUE(files.load(battle.file().string() + ".1").session) << "what was kept covered is read as ever";
}

TEST_F(Covered, ADamagedPartIsToldWithItsPlaceAndWhatToDo) {
    playAll();
    const std::string text = all(*session);
    const auto lines = linesOf(text);
    const std::size_t head =
        static_cast<std::size_t>(std::find(lines.begin(), lines.end(), " \"covered\": [") - lines.begin());
    ASSERT_LT(head, lines.size());
    const LoadedBattle loaded = parse(damage(text, {head + 3}));
    EXPECT_FALSE(loaded.session);
    const std::string place = "b.json:" + std::to_string(head + 3) + ":3: error: ";
    EXPECT_NE(said(loaded.issues)
                  .find(place + "this part of the battle, which lies covered, is damaged; \"umpire recover\" "
                                "saves what is left of it, and looks at the copies kept beside the file (at "
                                "covered[1])"),
              std::string::npos)
        << said(loaded.issues);
}

TEST_F(Covered, OfADamagedFileOnlyTheDamagedRecordIsLost) {
    playAll();
    const std::string text = all(*session);
    const auto lines = linesOf(text);
    const std::size_t head =
        static_cast<std::size_t>(std::find(lines.begin(), lines.end(), " \"covered\": [") - lines.begin());
    writeFile(battle.file(), damage(text, {head + 3})); // the head of the plain file comes before it
    EXPECT_FALSE(battle.load().session);
    const Recovery found = recoverBattle(files, battle.file());
    ASSERT_TRUE(found.session);
    EXPECT_EQ(found.from, battle.file());
    ASSERT_FALSE(found.lost.empty());
    EXPECT_EQ(found.lost.front(), 1);
    EXPECT_EQ(found.session->records().size(), session->records().size());
    EXPECT_TRUE(found.session->covered()) << "what is recovered of it is written covered again";
}

TEST_F(Covered, AFlippedBitIsPutRightWhereverItIs) {
    playAll();
    const std::string text = all(*session);
    for (std::size_t bit = 3; bit < text.rfind(",\n \"checksum\"") * 8 && !HasFailure(); bit += 1511) {
        std::string changed = text;
        changed[bit / 8] = static_cast<char>(static_cast<unsigned char>(changed[bit / 8]) ^ 1U << bit % 8);
        writeFile(battle.file(), changed);
        const LoadedBattle loaded = battle.load();
        EXPECT_NE(said(loaded.issues).find("\"umpire recover\" puts it right"), std::string::npos) << bit;
        const Recovery found = recoverBattle(files, battle.file());
        ASSERT_TRUE(found.session) << bit;
        EXPECT_EQ(all(*found.session), text) << bit;
        EXPECT_TRUE(found.lost.empty()) << bit;
    }
}

TEST_F(Covered, CopiesBesideADamagedFileAreOffered) {
    Autosave keeper(battle.file());
    expectKept(keeper.keep(*session));
    lose(1);
    ASSERT_EQ(keeper.snapshot(*session).problem, "");
    lose(2);
    ASSERT_EQ(keeper.close(*session).problem, "");
    for (const std::size_t cut : {std::size_t{10}, std::size_t{400}, contentOf(battle.file()).size() - 200}) {
        const std::string whole = contentOf(battle.file());
        writeFile(battle.file(), whole.substr(0, cut));
        const LoadedBattle loaded = battle.load();
        EXPECT_FALSE(loaded.session);
        EXPECT_NE(said(loaded.issues).find(".1: warning: this earlier state can be opened"),
                  std::string::npos)
            << said(loaded.issues);
        EXPECT_TRUE(recoverBattle(files, battle.file()).session);
        writeFile(battle.file(), whole);
    }
}

TEST_F(Covered, AnEditOfItsHeadIsToldAndDoesNotCount) {
    std::string text = all(*session);
    text.replace(text.find("\"Test\""), 6, "\"Another\"");
    const LoadedBattle loaded = parse(text);
    ASSERT_TRUE(loaded.session) << said(loaded.issues);
    EXPECT_EQ(loaded.session->battle().title, "Test");
    EXPECT_EQ(said(loaded.issues),
              "b.json: warning: this file was edited since the program wrote it; what lies "
              "covered in it counts as it was written\n");
}

TEST_F(Covered, NothingOfItIsUnpackedTwice) {
    std::string text = all(*session);
    for (int i = 0; i < 3; ++i) {
        // A covered file in a covered file, as the program itself covers a copy that it cannot read.
        writeFile(battle.file(), "{\"a\"" + text);
        session->cover(true);
        Autosave keeper(battle.file());
        ASSERT_EQ(keeper.keep(*session).problem, "");
        text = contentOf(battle.file().string() + ".1");
        const LoadedBattle loaded = parse(text);
        EXPECT_FALSE(loaded.session);
        EXPECT_TRUE(hasErrors(loaded.issues));
    }
}

/// What somebody might put in the place of what is covered.
TEST_F(Covered, WhatIsNoListOfCoveredTextsIsRefused) {
    const Json good = Json::parse(all(*session));
    const auto refused = [&](const Json& covered) {
        Json file = good;
        file["covered"] = covered;
        const LoadedBattle loaded = parse(file.dump(1));
        EXPECT_FALSE(loaded.session) << covered;
        EXPECT_TRUE(hasErrors(loaded.issues)) << covered;
        return said(loaded.issues);
    };
    EXPECT_NE(refused("text").find("where a list of texts is expected (at covered)"), std::string::npos);
    EXPECT_NE(refused({1}).find("where a text is expected (at covered[0])"), std::string::npos);
    for (const char* text : {"", "AAAA", "?", "not covered at all",
                             "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}) {
        EXPECT_NE(refused(Json::array({text})).find("is damaged; \"umpire recover\""), std::string::npos)
            << text;
    }
    refused(Json::array());
    Json swapped = good["covered"];
    swapped.insert(swapped.end(), good["covered"].begin(), good["covered"].end());
    refused(swapped);
    Json later = good;
    later["version"] = 3;
    EXPECT_NE(said(parse(later.dump()).issues).find("this one was written by a later program"),
              std::string::npos);
}

} // namespace
} // namespace umpire::test::covered_file_test
