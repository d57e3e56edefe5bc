// Close combat beyond the matrix: those who stand, run, or have nobody left; armour; automatic losses;
// reforming.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::melee_test {
namespace {

const Json pursuitByA{{"result", "pursuit"}, {"by", "a"}};
const Json holdsByA{{"result", "holds"}, {"by", "a"}};

std::unique_ptr<Session> fight(const std::string& typeA, int elementsA, const std::string& typeB = "infantry",
                               int elementsB = 4, const Json& moreB = Json::object()) {
    return Field()
        .ours("a", typeA, "indian", elementsA)
        .theirs("b", typeB, "turkish", elementsB, moreB)
        .open();
}

TEST(Melee, AUnitThatStandsDoesNotPursue) {
    const auto session = fight("artillery", 3);
    EXPECT_EQ(done(*session, melee("a", "b", 8, 3))["melee"], holdsByA);
    EXPECT_EQ(shown(*session, "a", "state"), Json("steady"));
    EXPECT_EQ(shown(*session, "a", "last-attack-told"), Json(true));
}

TEST(Melee, AUnitAtALinearObstacleDoesNotPursue) {
    const auto session = fight("infantry", 4);
    EXPECT_EQ(done(*session, melee("a", "b", 8, 3, {{"linear-obstacle", true}}))["melee"], holdsByA);
    EXPECT_EQ(shown(*session, "a", "state"), Json("steady"));
}

TEST(Melee, TheObstacleOfTheOtherSideStopsNobody) {
    const auto session = fight("infantry", 4);
    EXPECT_EQ(done(*session, melee("a", "b", 8, 3, Json::object(), {{"linear-obstacle", true}}))["melee"],
              pursuitByA);
}

TEST(Melee, ARunningUnitThatWinsHoldsAndKeepsRunning) {
    const auto session = fight("infantry", 4);
    adjusted(*session, "a", {{"state", "buggering-off"}});
    EXPECT_EQ(done(*session, melee("a", "b", 8, 3))["melee"], holdsByA);
    EXPECT_EQ(shown(*session, "a", "state"), Json("buggering-off"));
}

TEST(Melee, BothRunningUnitsAtEightLoseOneAndRunOn) {
    const auto session = fight("infantry", 4);
    adjusted(*session, "a", {{"state", "buggering-off"}});
    EXPECT_EQ(done(*session, melee("a", "b", 8, 8))["melee"]["result"], Json("continues"));
    EXPECT_EQ(shown(*session, "a", "state"), Json("buggering-off"));
    EXPECT_EQ(shown(*session, "a", "lost"), Json(1));
}

TEST(Melee, RecoilToTheLastElementEndsIt) {
    const auto session = fight("infantry", 1, "infantry", 4);
    EXPECT_EQ(done(*session, melee("a", "b", 7, 8))["melee"], (Json{{"result", "recoil"}, {"by", "a"}}));
    EXPECT_EQ(shown(*session, "a", "state"), Json("gone"));
    EXPECT_EQ(shown(*session, "a", "gone-as"), Json("destroyed"));
    EXPECT_EQ(shown(*session, "a", "in-melee"), Json(false));
    EXPECT_EQ(shown(*session, "b", "in-melee"), Json(false));
    EXPECT_EQ(shown(*session, "b", "unreformed"), Json(true));
    EXPECT_EQ(shown(*session, "b", "state"), Json("mad-as-a-cut-snake"));
}

TEST(Melee, BothMadAndBothGone) {
    const auto session = fight("infantry", 1, "infantry", 1);
    done(*session, melee("a", "b", 8, 8));
    for (const char* unit : {"a", "b"}) {
        EXPECT_EQ(shown(*session, unit, "state"), Json("gone")) << unit;
        EXPECT_EQ(shown(*session, unit, "lost"), Json(1)) << unit;
    }
}

TEST(Melee, AVeteransLastElementRunsAndLives) {
    const auto session = fight("infantry", 4, "infantry", 1, {{"quality", "veteran"}});
    done(*session, melee("a", "b", 7, 1));
    EXPECT_EQ(shown(*session, "b", "state"), Json("buggering-off"));
    EXPECT_EQ(shown(*session, "b", "elements"), Json(1));
    EXPECT_EQ(shown(*session, "b", "unreformed"), Json(true));
}

TEST(Melee, ARoundGoesOnUntilSomebodyGivesWay) {
    const auto session = fight("infantry", 4);
    done(*session, melee("a", "b", 7, 7));
    EXPECT_EQ(shown(*session, "a", "in-melee"), Json(true));
    const Json second = done(*session, melee("a", "b", 7, 3));
    EXPECT_EQ(linesOf(second["steps"][0]), Lines{}) << "a melee that goes on is not one that ended";
    EXPECT_EQ(shown(*session, "a", "in-melee"), Json(false));
    EXPECT_EQ(shown(*session, "a", "unreformed"), Json(true));
}

TEST(Melee, AContinuingRoundLeavesTheMarkOfAnEarlierMelee) {
    const auto session = fight("infantry", 4);
    adjusted(*session, "a", {{"unreformed", true}});
    const Json answer = done(*session, melee("a", "b", 8, 6));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"not-reformed", -1}}));
    EXPECT_EQ(shown(*session, "a", "unreformed"), Json(true));
    EXPECT_EQ(shown(*session, "b", "unreformed"), Json(false));
}

TEST(Melee, StrengthsAreThoseAtTheStartOfTheRound) {
    const auto session = fight("infantry", 4);
    done(*session, melee("a", "b", 8, 8));
    const Json second = done(*session, melee("a", "b", 8, 8));
    for (const Json& step : second["steps"]) {
        EXPECT_EQ(linesOf(step), (Lines{{"elements-lost", -1}}));
    }
}

class ArmourInMelee : public testing::TestWithParam<std::tuple<const char*, int>> {};

/// Armour counts +2 (supported, in command); it is destroyed by totals of 3 or less and loses nothing else.
TEST_P(ArmourInMelee, IsDestroyedByThreeOrLess) {
    const auto& [type, die] = GetParam();
    const auto session = fight("infantry", 4, type, 1);
    const Json answer = done(*session, melee("a", "b", 7, die));
    EXPECT_EQ(answer["steps"][1]["total"], Json(die + 2));
    const bool destroyed = die + 2 <= 3;
    EXPECT_EQ(shown(*session, "b", "state"), Json(destroyed ? "gone" : "steady"));
    EXPECT_EQ(shown(*session, "b", "elements"), Json(destroyed ? 0 : 1));
}

INSTANTIATE_TEST_SUITE_P(Dice, ArmourInMelee,
                         testing::Combine(testing::Values("armoured-car", "tank"), testing::Range(1, 9)));

TEST(ArmourInAMeleeOfTheMad, LosesNothingWhenBothAreMad) {
    const auto session = fight("infantry", 4, "tank", 1);
    EXPECT_EQ(done(*session, melee("a", "b", 8, 8))["melee"]["result"], Json("continues"));
    EXPECT_EQ(shown(*session, "a", "lost"), Json(1));
    EXPECT_EQ(shown(*session, "b", "lost"), Json(0));
    EXPECT_EQ(shown(*session, "b", "state"), Json("steady"));
}

TEST(ArmourInAMeleeOfTheMad, RecoilsWithoutLoss) {
    const auto session = fight("infantry", 4, "armoured-car", 1);
    EXPECT_EQ(done(*session, melee("a", "b", 8, 4))["melee"], (Json{{"result", "recoil"}, {"by", "b"}}));
    EXPECT_EQ(shown(*session, "b", "elements"), Json(1));
    EXPECT_EQ(shown(*session, "b", "in-melee"), Json(true));
}

struct AutomaticCase {
    const char* name;
    const char* type;
    int elements;
    int lost;
    int captured;
    const char* state;
};

void PrintTo(const AutomaticCase& c, std::ostream* out) {
    *out << c.name;
}

class AutomaticLoss : public testing::TestWithParam<AutomaticCase> {};

TEST_P(AutomaticLoss, DestroysOneAndCapturesOne) {
    const AutomaticCase& c = GetParam();
    const auto session = fight("infantry", 4, c.type, c.elements);
    done(*session, {{"do", "automatic-loss"}, {"unit", "b"}});
    EXPECT_EQ(shown(*session, "b", "lost"), Json(c.lost));
    EXPECT_EQ(shown(*session, "b", "captured"), Json(c.captured));
    EXPECT_EQ(shown(*session, "b", "state"), Json(c.state));
    if (std::string(c.state) == "gone") {
        EXPECT_EQ(shown(*session, "b", "gone-as"), Json("destroyed"));
    }
}

const AutomaticCase automatic[] = {
    {"ThreeLeaveOne", "infantry", 3, 1, 1, "steady"},
    {"TwoLeaveNone", "infantry", 2, 1, 1, "gone"},
    {"TheLastIsDestroyed", "infantry", 1, 1, 0, "gone"},
    {"ACarIgnoresIt", "armoured-car", 1, 0, 0, "steady"},
    {"ATankIgnoresIt", "tank", 1, 0, 0, "steady"},
    {"PatrolCarsDoNot", "patrol-cars", 4, 1, 1, "steady"},
};

INSTANTIATE_TEST_SUITE_P(Table, AutomaticLoss, testing::ValuesIn(automatic),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(AutomaticLossOfAVeteran, TakesEvenTheLastElement) {
    const auto session = fight("infantry", 4, "infantry", 1, {{"quality", "veteran"}});
    adjusted(*session, "b", {{"state", "buggering-off"}});
    done(*session, {{"do", "automatic-loss"}, {"unit", "b"}});
    EXPECT_EQ(shown(*session, "b", "gone-as"), Json("destroyed"));
}

TEST(Reform, ClearsTheMarkAndSteadiesTheDisordered) {
    const auto session = fight("infantry", 4);
    adjusted(*session, "a",
             {{"unreformed", true}, {"state", "spittin-the-dummy"}, {"last-attack-told", true}});
    done(*session, {{"do", "reform"}, {"unit", "a"}});
    EXPECT_EQ(shown(*session, "a", "unreformed"), Json(false));
    EXPECT_EQ(shown(*session, "a", "state"), Json("steady"));
    EXPECT_EQ(shown(*session, "a", "last-attack-told"), Json(true)) << "nothing else changes";
}

TEST(Reform, LeavesTheRunningAndTheMadAsTheyAre) {
    const auto session = fight("infantry", 4);
    for (const char* state : {"buggering-off", "mad-as-a-cut-snake"}) {
        adjusted(*session, "a", {{"state", state}, {"unreformed", true}});
        done(*session, {{"do", "reform"}, {"unit", "a"}});
        EXPECT_EQ(shown(*session, "a", "state"), Json(state));
        EXPECT_EQ(shown(*session, "a", "unreformed"), Json(false));
    }
}

} // namespace
} // namespace umpire::test::melee_test
