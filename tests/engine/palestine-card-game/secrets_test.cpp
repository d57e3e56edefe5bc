// What lies covered is told to nobody who may not see it.

#include "cards.h"
#include "umpire/battle/eyes.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

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
    for (const PileCount& pile : pilesOf(session->rules(), session->battle(), Eyes::ofEverybody())) {
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
    const auto seen = [&](const Id& card, const Eyes& eyes) {
        return sees(session->rules(), session->battle(), *session->battle().find(card), eyes);
    };
    EXPECT_TRUE(seen("engineer", Eyes::of("british")));
    EXPECT_FALSE(seen("engineer", Eyes::of("turkish")));
    EXPECT_FALSE(seen("engineer", Eyes::ofEverybody()));
    EXPECT_FALSE(seen("dysentery", Eyes::of("british"))); // it is in the deck
    EXPECT_TRUE(seen("dysentery", Eyes::ofUmpire()));
    goTo(*session, "air");
    EXPECT_TRUE(seen("engineer", Eyes::ofEverybody()));
    EXPECT_FALSE(seen("forage", Eyes::of("turkish")));
}

TEST(CardSecrets, LieOpenWhenTheGameIsOver) {
    const auto session = midGame();
    done(*session, {{"do", "adjust"}, {"subject", "british"}, {"set", {{"won", true}}}, {"reason", "test"}});
    EXPECT_TRUE(unseenBy(Eyes::ofEverybody(), session->rules(), session->battle()).empty());
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
