// Section C of the rulings: the total decides the outcome, the outcome decides what happens to the unit.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::morale_bands_test {
namespace {

std::string outcomeOf(int total) {
    if (total <= 1) {
        return "lets-bugger-off";
    }
    if (total <= 3) {
        return "spittin-the-dummy";
    }
    if (total <= 5) {
        return "gettin-a-bit-hot";
    }
    return total <= 7 ? "stick-it-up-em" : "mad-as-a-cut-snake";
}

/// A Turkish battalion that nothing modifies, and as much above or below as wanted: each element lost is -1,
/// each of four questions +1 or so.
struct Shift {
    int lost;
    Json facts;
    int sum() const { return static_cast<int>(facts.size()) - lost; }
};

std::vector<Shift> shifts() {
    const Json three{{"officer-within-9", true}, {"supported", true}, {"in-cover", true}};
    const Json one{{"in-cover", true}};
    return {{0, three}, {0, one}, {0, Json::object()}, {1, Json::object()}, {3, one}, {5, Json::object()}};
}

std::unique_ptr<Session> battleWith(int lost) {
    auto session = Field()
                       .theirs("battalion", "infantry", "turkish", 12)
                       .ours("squadron", "cavalry", "indian", 6)
                       .open();
    adjusted(*session, "battalion", {{"lost", lost}});
    return session;
}

void expectStep(const Json& step, int total) {
    EXPECT_EQ(step["total"], Json(total)) << dumpLine(step);
    EXPECT_EQ(step["outcome"], Json(outcomeOf(total))) << dumpLine(step);
    EXPECT_FALSE(step["text"].get<std::string>().empty());
}

class EveryDie : public testing::TestWithParam<int> {};

TEST_P(EveryDie, MoraleTotalFallsIntoItsBand) {
    for (const Shift& shift : shifts()) {
        const auto session = battleWith(shift.lost);
        const Json answer = done(*session, morale("battalion", GetParam(), shift.facts));
        expectStep(answer["steps"][0], GetParam() + shift.sum());
    }
}

TEST_P(EveryDie, ChargeResponseTotalFallsIntoItsBand) {
    for (const Shift& shift : shifts()) {
        const auto session = battleWith(shift.lost);
        const Json answer = done(*session, charge("squadron", "battalion", {GetParam()}, shift.facts));
        expectStep(answer["steps"][0], GetParam() + shift.sum());
    }
}

TEST_P(EveryDie, MeleeTotalsFallIntoTheirBands) {
    for (const Shift& shift : shifts()) {
        const auto session = battleWith(shift.lost);
        const Json answer =
            done(*session, melee("squadron", "battalion", 3, GetParam(), Json::object(), shift.facts));
        expectStep(answer["steps"][0], 3);
        expectStep(answer["steps"][1], GetParam() + shift.sum());
    }
}

TEST_P(EveryDie, CrashTakesTheBareDie) {
    for (const Shift& shift : shifts()) {
        const auto session = battleWith(shift.lost);
        const Json answer = done(*session, checkOf("crash", "unit", "battalion", {GetParam()}, shift.facts));
        EXPECT_EQ(answer["steps"][0]["modifiers"], Json::array());
        expectStep(answer["steps"][0], GetParam());
    }
}

INSTANTIATE_TEST_SUITE_P(D8, EveryDie, testing::Range(1, 9));

/// The seven totals at the four edges, each reached with a middling die and modifiers.
TEST(MoraleBands, EveryEdgeIsExact) {
    const std::pair<int, std::string> edges[] = {{1, "lets-bugger-off"},   {2, "spittin-the-dummy"},
                                                 {3, "spittin-the-dummy"}, {4, "gettin-a-bit-hot"},
                                                 {5, "gettin-a-bit-hot"},  {6, "stick-it-up-em"},
                                                 {7, "stick-it-up-em"},    {8, "mad-as-a-cut-snake"}};
    for (const auto& [total, outcome] : edges) {
        const auto session = battleWith(std::max(0, 6 - total));
        Json facts = Json::object();
        facts["in-cover"] = total >= 7;
        facts["supported"] = total >= 8;
        const Json answer = done(*session, morale("battalion", 6, facts));
        EXPECT_EQ(answer["steps"][0]["total"], Json(total));
        EXPECT_EQ(answer["steps"][0]["outcome"], Json(outcome));
    }
}

struct ResultCase {
    const char* name;
    const char* type;
    const char* nation;
    const char* quality;
    int elements;
    Json set; ///< state before the check
    Json facts;
    int die;
    const char* state;
    int lost;
    const char* goneAs = "";
};

void PrintTo(const ResultCase& c, std::ostream* out) {
    *out << c.name;
}

const Json none = Json::object();
const Json routing{{"state", "buggering-off"}};
const Json spitting{{"state", "spittin-the-dummy"}};
const Json afoot{{"mounted", false}};
const Json wall{{"linear-obstacle", true}};
/// -4 against what a sniper always counts.
const Json pressed{{"state", "spittin-the-dummy"}, {"unreformed", true}};
const Json friendsRun{{"friends-buggering-off-within-18", true}};

const ResultCase resultCases[] = {
    {"OneRuns", "infantry", "turkish", "mixed", 4, none, none, 1, "buggering-off", 1},
    {"TwoSpits", "infantry", "turkish", "mixed", 4, none, none, 2, "spittin-the-dummy", 1},
    {"ThreeSpits", "infantry", "turkish", "mixed", 4, none, none, 3, "spittin-the-dummy", 1},
    {"FourFallsBackInOrder", "infantry", "turkish", "mixed", 4, none, none, 4, "steady", 1},
    {"FiveFallsBackInOrder", "infantry", "turkish", "mixed", 4, none, none, 5, "steady", 1},
    {"SixHolds", "infantry", "turkish", "mixed", 4, none, none, 6, "steady", 0},
    {"SevenHolds", "infantry", "turkish", "mixed", 4, none, none, 7, "steady", 0},
    {"EightGoesMad", "infantry", "turkish", "mixed", 4, none, none, 8, "mad-as-a-cut-snake", 0},
    {"LastElementDisperses", "infantry", "turkish", "mixed", 1, none, none, 1, "gone", 1, "dispersed"},
    {"LastElementSpittingIsDestroyed", "infantry", "turkish", "mixed", 1, none, none, 2, "gone", 1,
     "destroyed"},
    {"LastElementFallingBackIsDestroyed", "infantry", "turkish", "mixed", 1, none, none, 4, "gone", 1,
     "destroyed"},
    {"VeteranKeepsItsLastWhenItRuns", "infantry", "turkish", "veteran", 1, none, none, 1, "buggering-off", 0},
    {"VeteranLosesAnyOtherWhenItRuns", "infantry", "turkish", "veteran", 2, none, none, 1, "buggering-off",
     1},
    {"VeteranLosesItsLastWhenItSpits", "infantry", "turkish", "veteran", 1, none, none, 3, "gone", 1,
     "destroyed"},
    {"VeteranLosesItsLastWhenHot", "infantry", "turkish", "veteran", 1, none, none, 5, "gone", 1,
     "destroyed"},
    {"SniperIsLostAtOne", "sniper", "turkish", "veteran", 1, pressed, friendsRun, 1, "gone", 1, "destroyed"},
    {"ObserverIsLostAtOne", "artillery-observer", "turkish", "veteran", 1, pressed, friendsRun, 1, "gone", 1,
     "destroyed"},
    {"ArtilleryStands", "artillery", "turkish", "mixed", 3, none, none, 8, "steady", 0},
    {"MachineGunsStand", "machine-guns", "turkish", "mixed", 3, none, none, 8, "steady", 0},
    {"MortarsStand", "mortar", "turkish", "mixed", 3, none, none, 8, "steady", 0},
    {"PatrolCarsStand", "patrol-cars", "turkish", "mixed", 4, none, none, 8, "steady", 0},
    {"SnipersStand", "sniper", "turkish", "mixed", 1, none, none, 8, "steady", 0},
    {"ObserversStand", "artillery-observer", "turkish", "mixed", 1, none, none, 8, "steady", 0},
    {"VehiclesStand", "vehicle", "turkish", "mixed", 2, none, none, 8, "steady", 0},
    {"YeomanryOnFootStand", "cavalry", "british", "mixed", 4, afoot, none, 8, "steady", 0},
    {"YeomanryMountedGoMad", "cavalry", "british", "mixed", 4, none, none, 8, "mad-as-a-cut-snake", 0},
    {"OtherCavalryOnFootGoMad", "cavalry", "indian", "mixed", 4, afoot, none, 8, "mad-as-a-cut-snake", 0},
    {"MountedInfantryOnFootGoMad", "mounted-infantry", "british", "mixed", 4, afoot, none, 8,
     "mad-as-a-cut-snake", 0},
    {"ALinearObstacleIsHeld", "infantry", "turkish", "mixed", 4, none, wall, 8, "steady", 0},
    {"CavalryGoMad", "cavalry", "turkish", "mixed", 4, none, none, 8, "mad-as-a-cut-snake", 0},
    {"CamelryGoMad", "camelry", "turkish", "mixed", 4, none, none, 8, "mad-as-a-cut-snake", 0},
    {"MountedInfantryGoMad", "mounted-infantry", "turkish", "mixed", 4, none, none, 8, "mad-as-a-cut-snake",
     0},
    {"FourEndsSpittin", "infantry", "turkish", "mixed", 4, spitting, none, 5, "steady", 1},
    {"SixEndsSpittin", "infantry", "turkish", "mixed", 4, spitting, none, 7, "steady", 0},
    {"TwoKeepsSpittin", "infantry", "turkish", "mixed", 4, spitting, none, 3, "spittin-the-dummy", 1},
    {"RouterRunsOnAtOne", "infantry", "turkish", "mixed", 4, routing, none, 1, "buggering-off", 1},
    {"RouterRunsOnAtTwo", "infantry", "turkish", "mixed", 4, routing, none, 2, "buggering-off", 1},
    {"RouterRunsOnAtFour", "infantry", "turkish", "mixed", 4, routing, none, 4, "buggering-off", 1},
    {"RouterRunsOnAtSix", "infantry", "turkish", "mixed", 4, routing, none, 6, "buggering-off", 0},
    {"RouterRunsOnAtEight", "infantry", "turkish", "mixed", 4, routing, none, 8, "buggering-off", 0},
    {"VeteranRouterRunsOnAtEight", "infantry", "turkish", "veteran", 4, routing, none, 8, "buggering-off", 0},
    {"MadTurnsSteadyAtSix",
     "infantry",
     "turkish",
     "mixed",
     4,
     {{"state", "mad-as-a-cut-snake"}},
     none,
     6,
     "steady",
     0},
};

class MoraleResult : public testing::TestWithParam<ResultCase> {};

TEST_P(MoraleResult, ChangesStateAndStrength) {
    const ResultCase& c = GetParam();
    const auto session = Field()
                             .theirs("tester", c.type, c.nation, c.elements, {{"quality", c.quality}})
                             .ours("squadron", "cavalry", "indian", 6)
                             .open();
    if (!c.set.empty()) {
        adjusted(*session, "tester", c.set);
    }
    done(*session, morale("tester", c.die, c.facts));
    EXPECT_EQ(shown(*session, "tester", "state"), Json(c.state));
    EXPECT_EQ(shown(*session, "tester", "lost"), Json(c.lost));
    EXPECT_EQ(shown(*session, "tester", "elements"), Json(c.elements - c.lost));
    const Json goneAs = shown(*session, "tester", "gone-as");
    EXPECT_EQ(goneAs.is_null() ? "" : goneAs.get<std::string>(), c.goneAs);
}

INSTANTIATE_TEST_SUITE_P(Table, MoraleResult, testing::ValuesIn(resultCases),
                         [](const auto& tested) { return std::string(tested.param.name); });

} // namespace
} // namespace umpire::test::morale_bands_test
