// Who wins a battle, where its cards go, and who wins the game.

#include "cards.h"

#include <gtest/gtest.h>

namespace umpire::test::cards_victories_test {
namespace {

using namespace cards;

const Json countUp{{"do", "count-up"}};

std::unique_ptr<Session> counted(const Piles& piles, int britishPoints = 0, int turkishPoints = 0) {
    auto session = at(piles);
    goTo(*session, "infantry");
    for (const auto& [side, points] : {std::pair{"british", britishPoints}, {"turkish", turkishPoints}}) {
        if (points > 0) {
            done(*session,
                 {{"do", "adjust"}, {"subject", side}, {"set", {{"vp", points}}}, {"reason", "test"}});
        }
    }
    done(*session, countUp);
    return session;
}

TEST(CardBattles, GoToTheHigherTotal) {
    const auto session = counted({{"field", {"engineer", "roads-1", "turkish-infantry-1", "mountains"}}});
    EXPECT_EQ(count(*session, "turkish", "vp"), 1);
    EXPECT_EQ(count(*session, "british", "vp"), 0);
    EXPECT_EQ(lies(*session, "engineer"), "casualty");
    EXPECT_EQ(lies(*session, "roads-1"), "casualty");
    EXPECT_EQ(lies(*session, "turkish-infantry-1"), "reserve");
    EXPECT_EQ(lies(*session, "mountains"), "reserve");
}

TEST(CardBattles, GoToTheBritishWhenTied) {
    const auto session = counted({{"field", {"british-cavalry-1", "turkish-infantry-1"}}});
    EXPECT_EQ(count(*session, "british", "vp"), 1);
    EXPECT_EQ(lies(*session, "turkish-infantry-1"), "casualty");
    const auto empty = counted({});
    EXPECT_EQ(count(*empty, "british", "vp"), 1);
}

TEST(CardBattles, AreCountedOnce) {
    const auto session = counted({{"field", {"engineer"}}});
    EXPECT_EQ(warnings(*session, countUp),
              std::vector<std::string>{"This battle has been counted up already"});
    goTo(*session, "maneuver");
    goTo(*session, "infantry");
    EXPECT_TRUE(warnings(*session, countUp).empty());
}

TEST(CardBattles, BringShipsBackAlways) {
    const auto session = counted(
        {{"field", {"hms-druid-hms-forester", "engineer", "turkish-infantry-1", "turkish-infantry-2"}}});
    EXPECT_EQ(lies(*session, "hms-druid-hms-forester"), "reserve");
    EXPECT_EQ(lies(*session, "engineer"), "casualty");
}

TEST(CardGames, AreWonAtFiveAndThree) {
    EXPECT_FALSE(flag(*counted({}, 3), "british", "won"));
    EXPECT_TRUE(flag(*counted({}, 4), "british", "won"));
    EXPECT_FALSE(flag(*counted({{"field", {"bedouins"}}}, 0, 1), "turkish", "won"));
    EXPECT_TRUE(flag(*counted({{"field", {"bedouins"}}}, 0, 2), "turkish", "won"));
}

TEST(CardGames, AreLostWithLawrence) {
    const auto lost = counted({{"field", {"lawrence-of-arabia", "bedouins"}}});
    EXPECT_EQ(lies(*lost, "lawrence-of-arabia"), "casualty");
    EXPECT_TRUE(flag(*lost, "turkish", "won"));
    const auto kept = counted({{"field", {"lawrence-of-arabia", "engineer"}}});
    EXPECT_EQ(lies(*kept, "lawrence-of-arabia"), "reserve");
    EXPECT_FALSE(flag(*kept, "turkish", "won"));
}

TEST(CardGames, MayBeCountedFromTotalsAlone) {
    const auto session = at({}, {{"s-cards", "totals"}});
    EXPECT_EQ(why(*session, {{"do", "fill-hand"}, {"side", "british"}}),
              "in this battle the cards are not tracked; state the totals");
    goTo(*session, "infantry");
    EXPECT_EQ(why(*session, countUp), "in this battle the cards are not tracked; state the totals");
    const Json answer = done(*session, {{"do", "state-totals"}, {"british", 41}, {"turkish", 42}});
    EXPECT_EQ(answer["steps"][0]["text"], "British: 20½.");
    EXPECT_EQ(count(*session, "turkish", "vp"), 1);
    goTo(*session, "infantry");
    done(*session, {{"do", "state-totals"}, {"british", 10}, {"turkish", 12}, {"lawrence-lost", true}});
    EXPECT_TRUE(flag(*session, "turkish", "won"));
}

} // namespace
} // namespace umpire::test::cards_victories_test
