// Morale of the tribes.

#include "fort.h"

#include <gtest/gtest.h>

namespace umpire::test::tribes_stand_test {
namespace {

using namespace fort;

Json test(const char* unit, const Json& facts = Json::object()) {
    return {{"do", "check"}, {"check", "morale"}, {"unit", unit}, {"facts", facts}};
}

TEST(DesertMorale, TheScoreMustExceedAllCasualties) {
    for (int lost = 0; lost < 20; ++lost) {
        for (int face = 1; face <= 20; ++face) {
            const auto session = at();
            adjust(*session, "bedouin-rifles", {{"lost", lost}, {"leader", false}});
            const Json answer = play(*session, test("bedouin-rifles"), {face});
            const std::string fails = lost >= 10 ? "leaves-the-field" : "falls-back";
            EXPECT_EQ(stepOf(answer, "morale")["outcome"], face > lost ? "stands" : fails)
                << lost << ' ' << face;
        }
    }
}

TEST(DesertMorale, LinesHelp) {
    const auto session = at();
    adjust(*session, "bedouin-rifles", {{"lost", 8}});
    const auto total = [&](const Json& facts) {
        Json command = test("bedouin-rifles", facts);
        command["dice"] = {1};
        return session->preview(command).steps.front().total;
    };
    EXPECT_EQ(total(Json::object()), 1 + 2 - 8);
    EXPECT_EQ(total({{"sheik-near", true}}), 1 + 2 + 4 - 8);
    EXPECT_EQ(total({{"breached", true}}), 1 + 2 + 5 - 8);
    EXPECT_EQ(total({{"breached", true}, {"sheik-near", true}, {"further-losses", 3}}),
              1 + 2 + 4 + 5 - 8 - 3);
    adjust(*session, "bedouin-rifles", {{"leader", false}, {"inside", 1}});
    EXPECT_EQ(total(Json::object()), 1 + 5 - 8);
}

TEST(DesertMorale, TheDieIsThatOfTheOriginalStrength) {
    EXPECT_EQ(firstThrow(*at(), test("bedouin-rifles")), "1 d20");
    EXPECT_EQ(firstThrow(*at(), test("taureg-cavalry")), "1 d10");
    EXPECT_EQ(firstThrow(*at({{"s-moraledie", "d12"}}), test("taureg-cavalry")), "1 d12");
    EXPECT_EQ(firstThrow(*at({{"s-moraledie", "d20"}}), test("taureg-cavalry")), "1 d20");
    Json battle = field();
    unitIn(battle, "bedouin-warriors")["figures"] = 10;
    EXPECT_EQ(firstThrow(*at({{"s-moraledie", "d20"}}, battle), test("bedouin-warriors")), "1 d10");
}

TEST(DesertMorale, LegionAndFanaticsNeverTest) {
    const auto session = at();
    for (const char* unit :
         {"legion-squad", "turcos-squad", "german-squad", "cannon", "bedouin-fanatics", "sheik"}) {
        EXPECT_EQ(refusal(*session, test(unit)), "not-possible") << unit;
        adjust(*session, unit, {{"new-losses", 3}});
    }
    goTo(*session, "morale");
    EXPECT_FALSE(owes(*session, "morale", "bedouin-fanatics"));
    EXPECT_FALSE(owes(*session, "morale", "legion-squad"));
}

TEST(DesertMorale, OnlyNewCasualtiesAreTestedFor) {
    const auto session = at();
    adjust(*session, "taureg-rifles", {{"lost", 4}});
    adjust(*session, "bedouin-rifles", {{"lost", 4}, {"new-losses", 1}});
    goTo(*session, "morale");
    EXPECT_TRUE(owes(*session, "morale", "bedouin-rifles"));
    EXPECT_FALSE(owes(*session, "morale", "taureg-rifles"));
    endTurn(*session);
    EXPECT_EQ(count(*session, "bedouin-rifles", "new-losses"), 0);
}

/// Tested early it is warned of, and owes no second test but for what it loses afterwards.
TEST(DesertMorale, TestedBeforeItsPhaseIsNotOwedAgain) {
    for (const bool losesMore : {false, true}) {
        const auto session = at();
        adjust(*session, "bedouin-rifles", {{"lost", 2}, {"new-losses", 2}});
        goTo(*session, "fire");
        const Json early = play(*session, test("bedouin-rifles"), {10});
        EXPECT_EQ(early["warnings"], Json{"Tests of morale belong into the morale phase"});
        if (losesMore) {
            adjust(*session, "bedouin-rifles", {{"lost", 3}, {"new-losses", 3}});
        }
        goTo(*session, "morale");
        EXPECT_EQ(owes(*session, "morale", "bedouin-rifles"), losesMore);
        EXPECT_EQ(play(*session, test("bedouin-rifles"), {10})["warnings"], Json::array());
        EXPECT_FALSE(owes(*session, "morale", "bedouin-rifles"));
    }
}

TEST(DesertMorale, ATestOwedFromATurnBeforeSaysWhich) {
    const auto session = at();
    adjust(*session, "bedouin-rifles", {{"lost", 2}, {"new-losses", 2}});
    goTo(*session, "morale");
    endTurn(*session);
    const Due* due = session->battle().findDue("morale-bedouin-rifles");
    ASSERT_TRUE(due);
    EXPECT_NE(due->text.find("in turn 1"), std::string::npos) << due->text;
}

TEST(DesertMorale, WhoLeftTheFieldDoesNothingMore) {
    const auto session = at();
    adjust(*session, "bedouin-rifles", {{"lost", 12}, {"leader", false}});
    play(*session, test("bedouin-rifles"), {3});
    EXPECT_EQ(word(*session, "bedouin-rifles", "state"), "left");
    for (const char* command : {"move", "throw-grapple", "place-ladder", "pass"}) {
        EXPECT_EQ(refusal(*session, {{"do", command}, {"unit", "bedouin-rifles"}}), "not-possible")
            << command;
    }
    EXPECT_EQ(refusal(*session, fire("legion-squad", "bedouin-rifles")), "not-possible");
    EXPECT_EQ(
        refusal(*session,
                {{"do", "melee"}, {"a", {{"unit", "legion-squad"}}}, {"b", {{"unit", "bedouin-rifles"}}}}),
        "not-possible");
}

TEST(DesertMorale, RoutersRallyAfterATurn) {
    const auto session = at();
    adjust(*session, "bedouin-rifles", {{"lost", 8}, {"leader", false}});
    play(*session, test("bedouin-rifles"), {8});
    EXPECT_EQ(word(*session, "bedouin-rifles", "state"), "routing");
    endTurn(*session);
    EXPECT_EQ(word(*session, "bedouin-rifles", "state"), "routing");
    EXPECT_EQ(count(*session, "bedouin-rifles", "idle"), 0); // its movement of this turn is made
    endTurn(*session);
    EXPECT_EQ(word(*session, "bedouin-rifles", "state"), "steady");
    EXPECT_EQ(count(*session, "bedouin-rifles", "idle"), 12);
}

} // namespace
} // namespace umpire::test::tribes_stand_test
