// Rosters and cards in the middle of a game, and whose orders a reader may know.

#include "sheet_reading.h"
#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::showing_test {
namespace {

using sheets::Reader;
using sheets::Showing;

std::unique_ptr<Session> twoSides() {
    return Field()
        .ours("12lh", "cavalry", "anzac", 4,
              {{"name", "12th Light Horse"}, {"order", "shes-mine"}, {"objective", "Hill 1070"}})
        .theirs("48r", "infantry", "turkish", 5,
                {{"name", "48th Regiment"}, {"order", "goin-nowhere"}, {"objective", "The wells"}})
        .open();
}

sheets::Sheet wished(const Session& session, const Id& sheet, Showing showing, Reader reader = Reader::Umpire,
                     const Id& side = {}) {
    sheets::SheetWish wish;
    wish.sheet = sheet;
    wish.showing = showing;
    wish.reader = reader;
    wish.side = side;
    return makeSheet({session.rules(), &session}, wish);
}

std::string boxesOf(const sheets::Sheet& sheet) {
    const auto boxes = boxesIn(rowOf(sheet, "48th Regiment"));
    return boxes.empty() ? "" : drawn(boxes.front());
}

TEST(Showing, ARosterShowsTheBattleAsItStandsOncePlayHasBegun) {
    const auto session = twoSides();
    EXPECT_FALSE(holds(sheetOf(*session, "roster").subtitle, "as "));
    done(*session, shoot("12lh", "48r", {2}));
    const sheets::Sheet now = wished(*session, "roster", Showing::Best);
    EXPECT_EQ(boxesOf(now), "C...x");
    EXPECT_TRUE(holds(written(now), "1 lost"));
    EXPECT_EQ(now.subtitle, "Umpire's copy · as it stands, turn 1");
    const sheets::Sheet before = wished(*session, "roster", Showing::SetUp);
    EXPECT_EQ(boxesOf(before), "C....");
    EXPECT_FALSE(holds(written(before), "1 lost"));
    EXPECT_EQ(before.subtitle, "Umpire's copy · as set up, before the first turn");
}

TEST(Showing, CardsDoLikewise) {
    const auto session = twoSides();
    done(*session, shoot("12lh", "48r", {2}));
    EXPECT_TRUE(holds(written(wished(*session, "unit-cards", Showing::Now)), "Spittin' the dummy, 1 lost"));
    EXPECT_FALSE(holds(written(wished(*session, "unit-cards", Showing::SetUp)), "1 lost"));
}

TEST(Orders, OfOthersStandOnNoPlayersCopy) {
    const auto session = twoSides();
    done(*session, {{"do", "amend"}, {"subjects", {"48r"}}, {"set", {{"objective", "The mosque"}}}});
    done(*session, shoot("12lh", "48r", {8}));
    done(*session, {{"do", "amend"}, {"subjects", {"12lh"}}, {"set", {{"objective", "The station"}}}});
    for (const char* sheet : {"roster", "unit-cards", "orders", "state", "report"}) {
        const std::string all = written(wished(*session, sheet, Showing::Best, Reader::Players));
        const std::string ours = written(wished(*session, sheet, Showing::Best, Reader::Players, "empire"));
        for (const char* word : {"The mosque", "The wells", "Goin' Nowhere!\n"}) {
            EXPECT_FALSE(holds(all, word)) << sheet << ": " << word << "\n" << all;
            EXPECT_FALSE(holds(ours, word)) << sheet << ": " << word << "\n" << ours;
        }
        EXPECT_FALSE(holds(all, "The station")) << sheet << "\n" << all;
    }
    EXPECT_TRUE(
        holds(written(wished(*session, "roster", Showing::Now, Reader::Players, "empire")), "The station"));
    EXPECT_TRUE(holds(written(sheetOf(*session, "roster")), "The mosque"));
}

} // namespace
} // namespace umpire::test::showing_test
