// The roster of one battle as the start of the next.

#include "roster_session.h"

#include <gtest/gtest.h>

namespace umpire::test::carry_over_test {
namespace {

std::unique_ptr<Session> fought(const Id& reading = "included") {
    Field field;
    field
        .ours("foot", "infantry", "british", 5,
              {{"machine-gun", true}, {"order", "shes-mine"}, {"objective", "the wells"}})
        .ours("lh", "cavalry", "anzac", 4, {{"machine-gun", true}})
        .ours("late", "infantry", "british", 4, {{"arrives", 3}, {"number", 9}})
        .theirs("guard", "infantry", "turkish", 4)
        .theirs("empty", "infantry", "turkish", 4);
    if (reading == "extra") {
        field.ruling("s-mgcount", "extra");
    }
    auto session = field.open();
    done(*session, scenarioOf({{"title", "Romani"}, {"turn-limit", 9}}));
    adjusted(*session, "foot", {{"lost", 2}, {"state", "spittin-the-dummy"}, {"unreformed", true}});
    adjusted(*session, "lh", {{"captured", 3}});
    adjusted(*session, "guard", {{"lost", 4}, {"state", "gone"}});
    adjusted(*session, "empty", {{"lost", 4}});
    adjusted(*session, "brigadier", {{"state", "lost"}});
    adjusted(*session, "brigade", {{"state", "goin-walkabout"}});
    done(*session, checkOf("air-support", "side", "empire", {3, 2}));
    done(*session, {{"do", "end-turn"}});
    return session;
}

std::unique_ptr<Session> next(const Session& session) {
    return sessionOn(carriedForward(session.rules(), session.battle()));
}

TEST(CarryOver, LossesStayLost) {
    const auto session = next(*fought());
    EXPECT_EQ(shown(*session, "foot", "elements"), 3);
    EXPECT_EQ(shown(*session, "foot", "elements-start"), Json(3));
    EXPECT_EQ(shown(*session, "foot", "lost"), 0);
    EXPECT_EQ(shown(*session, "foot", "machine-gun"), true);
    EXPECT_EQ(shown(*session, "lh", "elements"), 1);
    EXPECT_EQ(valueOf(*session, "lh", "gun-attached"), false) << "the last element but one was the gun";
}

TEST(CarryOver, WhoIsGoneOrEmptyOrAVisitorIsNotInTheNextBattle) {
    const auto session = next(*fought());
    EXPECT_EQ(idsOf(*session, SubjectKind::Unit), (Ids{"foot", "lh", "late"}));
}

TEST(CarryOver, EverythingElseIsFresh) {
    const auto session = next(*fought());
    EXPECT_EQ(shown(*session, "foot", "state"), "steady");
    EXPECT_EQ(shown(*session, "foot", "unreformed"), false);
    EXPECT_EQ(shown(*session, "brigadier", "state"), "present");
    EXPECT_EQ(shown(*session, "brigade", "state"), "none");
    EXPECT_EQ(session->battle().clock.turn, 1);
    EXPECT_EQ(session->battle().clock.halfTurn, 0);
    EXPECT_EQ(valueOf(*session, "late", "arrives-turn"), Json()) << "it has come by now";
    EXPECT_TRUE(session->records().empty());
    EXPECT_EQ(owed(*session), std::vector<std::string>{"initiative"}) << "who begins is open again";
}

TEST(CarryOver, TheRosterKeepsItsWords) {
    const auto session = next(*fought());
    EXPECT_EQ(session->battle().title, "Romani");
    EXPECT_EQ(session->battle().turnLimit, 9);
    EXPECT_EQ(shown(*session, "foot", "order"), "shes-mine");
    EXPECT_EQ(shown(*session, "foot", "objective"), "the wells");
    EXPECT_EQ(valueOf(*session, "late", "number"), 9);
    EXPECT_EQ(session->battle().find("foot")->parent, "brigade");
}

TEST(CarryOver, AGunThatCountsExtraIsNotCountedTwice) {
    const auto before = fought("extra");
    EXPECT_EQ(shown(*before, "foot", "elements"), 4);
    const auto session = next(*before);
    EXPECT_EQ(session->battle().rulings.at("s-mgcount"), "extra");
    EXPECT_EQ(valueOf(*session, "foot", "elements-given"), 3);
    EXPECT_EQ(shown(*session, "foot", "elements"), 4);
}

TEST(CarryOver, GivesABattleThatIsSavedAndPlayed) {
    const auto session = next(*fought());
    const auto again = reloaded(*session);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->battle() == session->battle());
    edited(*session, scenarioOf({{"first-side", "ottoman"}}));
    done(*session, {{"do", "end-turn"}});
}

} // namespace
} // namespace umpire::test::carry_over_test
