// What lies covered is told to nobody who may not see it.

#include "cards.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/battle/visibility.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/storage/autosave.h"

#include <gtest/gtest.h>

namespace umpire::test::cards_secrets_test {
namespace {

using namespace cards;

std::string paper(const Session& session, const Id& sheet, const Id& side) {
    sheets::SheetWish wish;
    wish.sheet = sheet;
    wish.reader = sheets::Reader::Players;
    wish.side = side;
    return sheets::writeText({sheets::makeSheet({session.rules(), &session}, wish)}, 4000);
}

/// Both hands are drawn, and some cards committed; not turned over yet.
std::unique_ptr<Session> midGame() {
    auto session = at();
    done(*session, {{"do", "fill-hand"},
                    {"side", "british"},
                    {"dice",
                     {"allenby", "lawrence", "air force", "brit inf", "brit inf", "engineer", "roads",
                      "forage", "hms", "rualla"}}});
    done(*session, {{"do", "fill-hand"},
                    {"side", "turkish"},
                    {"dice",
                     {"kemal", "tiller", "turkish air", "turkish inf", "turkish inf", "bedouins",
                      "rail lines", "rail cuts", "mountains", "amman"}}});
    goTo(*session, "order-of-battle");
    done(*session, {{"do", "commit"}, {"side", "british"}, {"cards", {"engineer", "roads-1"}}});
    done(*session, {{"do", "commit"}, {"side", "turkish"}, {"cards", {"bedouins", "mountains"}}});
    return session;
}

void expectNothingOf(const Session& session, const Id& hidden, const std::string& text) {
    for (const Subject* card : session.battle().all(SubjectKind::Unit)) {
        if (card->side == hidden) {
            EXPECT_EQ(text.find(card->name), std::string::npos) << card->name << "\n" << text;
        }
    }
}

TEST(CardSecrets, OfTheOtherHandStandOnNoSheet) {
    const auto session = midGame();
    for (const Id sheet : {"state", "report", "roster", "unit-cards", "orders"}) {
        expectNothingOf(*session, "turkish", paper(*session, sheet, "british"));
        expectNothingOf(*session, "british", paper(*session, sheet, "turkish"));
        expectNothingOf(*session, "british", paper(*session, sheet, ""));
        expectNothingOf(*session, "turkish", paper(*session, sheet, ""));
    }
    EXPECT_NE(paper(*session, "state", "british").find("General Allenby"), std::string::npos);
}

TEST(CardSecrets, AreCountedForEverybody) {
    const auto session = midGame();
    std::map<std::string, std::int64_t> counts;
    for (const PileCount& pile : pilesOf(session->rules(), session->battle(), Viewer::ofEverybody())) {
        counts[pile.side + " " + pile.pile] = pile.cards;
        EXPECT_EQ(pile.open, pile.pile == "field" || pile.pile == "reserve" || pile.pile == "casualty")
            << pile.pile;
    }
    EXPECT_EQ(counts["british hand"], 8);
    EXPECT_EQ(counts["british chosen"], 2);
    EXPECT_EQ(counts["turkish deck"], 45);
}

TEST(CardSecrets, AreSeenByTheirOwnerOnly) {
    const auto session = midGame();
    const auto seen = [&](const Id& card, const Viewer& viewer) {
        return sees(session->rules(), session->battle(), *session->battle().find(card), viewer);
    };
    EXPECT_TRUE(seen("engineer", Viewer::of("british")));
    EXPECT_FALSE(seen("engineer", Viewer::of("turkish")));
    EXPECT_FALSE(seen("engineer", Viewer::ofEverybody()));
    EXPECT_FALSE(seen("dysentery", Viewer::of("british"))); // it is in the deck
    EXPECT_TRUE(seen("dysentery", Viewer::ofUmpire()));
    goTo(*session, "air");
    EXPECT_TRUE(seen("engineer", Viewer::ofEverybody()));
    EXPECT_FALSE(seen("forage", Viewer::of("turkish")));
}

TEST(CardSecrets, LieOpenWhenTheGameIsOver) {
    const auto session = midGame();
    done(*session, {{"do", "adjust"}, {"subject", "british"}, {"set", {{"won", true}}}, {"reason", "test"}});
    EXPECT_TRUE(unseenBy(Viewer::ofEverybody(), session->rules(), session->battle()).empty());
}

void end(Session& session) {
    done(session, {{"do", "adjust"}, {"subject", "british"}, {"set", {{"won", true}}}, {"reason", "test"}});
}

/// Whether a word stands in a text, and not by chance within what is enciphered.
bool tells(const std::string& text, const std::string& word) {
    const auto isLetter = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '/' || c == '+';
    };
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if (at == 0 || !isLetter(text[at - 1]) || end == text.size() || !isLetter(text[end])) {
            return true;
        }
    }
    return false;
}

void expectNoneInPlainSight(const Session& session, const std::string& text) {
    for (const Subject* card : session.battle().all(SubjectKind::Unit)) {
        EXPECT_FALSE(tells(text, card->name)) << card->name;
        EXPECT_FALSE(tells(text, card->id)) << card->id;
    }
}

TEST(CardSecrets, StandInNoCoveredFile) {
    const auto session = midGame();
    ASSERT_TRUE(tells(BattleFiles::write(*session), "Turkish Infantry"));
    session->cover(true);
    const std::string text = BattleFiles::write(*session);
    expectNoneInPlainSight(*session, text);
    for (const char* word : {"hand", "deck", "draws", "position", "pledge"}) {
        EXPECT_FALSE(tells(text, word)) << word;
    }
    EXPECT_NE(text.find("\"title\": \"Palestine 1918\""), std::string::npos);
}

TEST(CardSecrets, AreKeptCoveredUntilTheGameIsOver) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "cards.battle.json";
    const auto session = midGame();
    const auto content = [&](const std::string& ending) { return *readFile(file.string() + ending); };
    session->cover(true);
    Autosave keeper(file);
    ASSERT_EQ(keeper.keep(*session).problem, "");
    done(*session, {{"do", "next-phase"}});
    ASSERT_EQ(keeper.keep(*session).problem, "");
    expectNoneInPlainSight(*session, content("") + content(".journal"));
    end(*session);
    ASSERT_EQ(keeper.keep(*session, Autosave::WholeFile::Later).problem, "");
    EXPECT_TRUE(tells(content(""), "Turkish Infantry")) << "everybody may see it now";
    EXPECT_FALSE(battleFiles().load(file).session->covered());
    done(*session, {{"do", "undo"}});
    ASSERT_EQ(keeper.keep(*session).problem, "");
    expectNoneInPlainSight(*session, content("") + content(".journal"));
    end(*session);
    ASSERT_EQ(keeper.close(*session).problem, "");
    const LoadedBattle loaded = battleFiles().load(file);
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.issues.empty());
    EXPECT_EQ(BattleFiles::write(*loaded.session), BattleFiles::write(*session));
}

TEST(CardSecrets, HaveNoOrderInTheFile) {
    const auto session = at();
    const std::string before = BattleFiles::write(*session);
    thrown(*session, {{"do", "fill-hand"}, {"side", "british"}}, 3);
    done(*session, {{"do", "undo"}});
    // The cards of the deck stand in the order of the file, whatever is drawn next.
    EXPECT_EQ(BattleFiles::write(*at()), before);
}

} // namespace
} // namespace umpire::test::cards_secrets_test
