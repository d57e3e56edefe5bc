// The lines that come from the fire itself: its weapons, its strength, a distracted pilot, jam dice.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::modifiers_of_fire_test {
namespace {

/// One firer of every kind, and a tester that nothing else modifies.
std::unique_ptr<Session> rangeDay(const std::string& testerType = "infantry", int elements = 4,
                                  const std::string& switchId = "", const std::string& reading = "") {
    Field field;
    field.theirs("tester", testerType, "turkish", elements)
        .ours("rifles", "infantry", "british", 6, {{"machine-gun", true}})
        .ours("horse", "cavalry", "british", 6)
        .ours("guns", "artillery", "british", 3)
        .ours("mortars", "mortar", "british", 3)
        .ours("vickers", "machine-guns", "british", 3)
        .ours("tank", "tank", "british", 1)
        .ours("fords", "patrol-cars", "british", 4)
        .ours("sniper", "sniper", "british", 1)
        .ours("car", "armoured-car", "british", 1)
        .ours("two", "infantry", "british", 2)
        .ours("other-two", "infantry", "british", 2)
        .ours("plane", "plane", "british", 1);
    if (!switchId.empty()) {
        field.ruling(switchId, reading);
    }
    return field.open();
}

Lines shotBy(const Id& firer, const Json& facts = Json::object()) {
    const auto session = rangeDay();
    return linesOf(done(*session, shoot(firer, "tester", {4}, facts))["steps"][0]);
}

Lines checkedWith(const Json& facts, int elements = 4, const std::string& type = "infantry") {
    const auto session = rangeDay(type, elements);
    return linesOf(done(*session, morale("tester", 4, facts))["steps"][0]);
}

Json by(std::initializer_list<const char*> firers) {
    Json list = Json::array();
    for (const char* firer : firers) {
        list.push_back(firer);
    }
    return {{"fired-on-by", list}};
}

Json under(std::initializer_list<const char*> weapons) {
    Json list = Json::array();
    for (const char* weapon : weapons) {
        list.push_back(weapon);
    }
    return {{"fire", list}};
}

const Lines shelled{{"shelled", -1}};
const Lines heavy{{"heavy-fire", -2}};

TEST(Fire, RiflesWithAnAttachedGunAddNoLine) {
    EXPECT_EQ(shotBy("rifles"), Lines{});
    EXPECT_EQ(shotBy("horse"), Lines{});
}

TEST(Fire, GunsAndMortarsShell) {
    EXPECT_EQ(shotBy("guns"), shelled);
    EXPECT_EQ(shotBy("mortars"), shelled);
}

TEST(Fire, MachineGunUnitsAndTanksAreHeavy) {
    EXPECT_EQ(shotBy("vickers"), heavy);
    EXPECT_EQ(shotBy("tank"), heavy);
}

TEST(Fire, PatrolCarsAndSnipersAddNoLine) {
    EXPECT_EQ(shotBy("fords"), Lines{});
    EXPECT_EQ(shotBy("sniper"), Lines{});
}

TEST(Fire, PlanesBombOrStrafe) {
    for (const auto& [attack, lines] : {std::pair{"bombing", shelled}, std::pair{"strafing", heavy}}) {
        const auto session = rangeDay();
        Json command = shoot("plane", "tester", {4, 4});
        command["attack"] = attack;
        EXPECT_EQ(linesOf(done(*session, command)["steps"][1]), lines) << attack;
    }
}

TEST(Fire, StatedWeaponsCountOffTheRoster) {
    EXPECT_EQ(checkedWith(under({"artillery"})), shelled);
    EXPECT_EQ(checkedWith(under({"mortar"})), shelled);
    EXPECT_EQ(checkedWith(under({"bombing"})), shelled);
    EXPECT_EQ(checkedWith(under({"machine-guns"})), heavy);
    EXPECT_EQ(checkedWith(under({"tank"})), heavy);
    EXPECT_EQ(checkedWith(under({"strafing"})), heavy);
    EXPECT_EQ(checkedWith(under({"small-arms"})), Lines{});
    EXPECT_EQ(checkedWith(under({"sniper"})), Lines{});
}

TEST(Fire, EachLineCountsOnceHoweverManyFire) {
    const Lines both{{"shelled", -1}, {"heavy-fire", -2}};
    EXPECT_EQ(checkedWith(under({"artillery", "mortar", "bombing"})), shelled);
    EXPECT_EQ(checkedWith(under({"tank", "machine-guns", "strafing"})), heavy);
    EXPECT_EQ(checkedWith(under({"artillery", "machine-guns"})), both);
    EXPECT_EQ(checkedWith(by({"guns", "vickers"})), both);
}

TEST(Fire, StatedWeaponsReplaceThoseOfTheFirers) {
    Json facts = under({"small-arms"});
    facts["fired-on-by"] = {"guns", "vickers"};
    EXPECT_EQ(checkedWith(facts), Lines{});
    EXPECT_EQ(shotBy("rifles", under({"artillery"})), shelled);
}

TEST(Fire, MeansNothingToAChargeOrAMelee) {
    Json facts = under({"artillery", "tank"});
    facts["fired-on-by"] = {"guns", "two"};
    facts["firer-elements"] = 1;
    const auto session = rangeDay("infantry", 6);
    EXPECT_EQ(linesOf(done(*session, charge("rifles", "tester", {6}, facts))["steps"][0]), Lines{});
    EXPECT_EQ(linesOf(done(*session, melee("tester", "rifles", 6, 6, facts))["steps"][0]), Lines{});
}

struct WeakCase {
    const char* name;
    const char* testerType;
    int tester;
    Json facts;
    bool counts;
};

void PrintTo(const WeakCase& c, std::ostream* out) {
    *out << c.name;
}

class WeakFirer : public testing::TestWithParam<WeakCase> {};

TEST_P(WeakFirer, ComparesTwiceTheFirersWithTheTester) {
    const WeakCase& c = GetParam();
    EXPECT_EQ(checkedWith(c.facts, c.tester, c.testerType).contains("weak-firer"), c.counts);
}

const WeakCase weakCases[] = {
    {"TwoAgainstFourIsHalf", "infantry", 4, by({"two"}), false},
    {"TwoAgainstFiveIsLess", "infantry", 5, by({"two"}), true},
    {"FirersAddUp", "infantry", 8, by({"two", "other-two"}), false},
    {"FirersAddUpToLess", "infantry", 9, by({"two", "other-two"}), true},
    {"GunsCountInElements", "infantry", 7, by({"guns"}), true},
    {"MortarsCountInElements", "infantry", 7, by({"mortars"}), true},
    {"MachineGunsCountInElements", "infantry", 7, by({"vickers"}), true},
    {"PatrolCarsCountInElements", "infantry", 9, by({"fords"}), true},
    {"ASniperNeverCounts", "infantry", 12, by({"sniper"}), false},
    {"ATankNeverCounts", "infantry", 12, by({"tank"}), false},
    {"APlaneNeverCounts", "infantry", 12, by({"plane"}), false},
    {"AnArmouredCarNeverCounts", "infantry", 12, by({"car"}), false},
    {"ASniperAmongThemSpoilsIt", "infantry", 12, by({"two", "sniper"}), false},
    {"NobodyFired", "infantry", 12, Json::object(), false},
    {"WeaponsAloneSayNoStrength", "infantry", 12, under({"artillery"}), false},
    {"StatedStrength", "infantry", 5, {{"firer-elements", 2}}, true},
    {"StatedStrengthIsHalf", "infantry", 4, {{"firer-elements", 2}}, false},
    {"StatedStrengthWithWeapons", "infantry", 5, {{"firer-elements", 2}, {"fire", {"sniper"}}}, true},
    {"StatedStrengthReplacesTheFirers",
     "infantry",
     12,
     {{"firer-elements", 2}, {"fired-on-by", {"sniper"}}},
     true},
    {"StatedStrengthReplacesWeakFirers",
     "infantry",
     5,
     {{"firer-elements", 6}, {"fired-on-by", {"two"}}},
     false},
    {"CavalryTests", "cavalry", 5, by({"two"}), true},
    {"ArtilleryTests", "artillery", 5, by({"two"}), true},
    {"PatrolCarsTest", "patrol-cars", 5, by({"two"}), true},
    {"AVehicleIsNoElement", "vehicle", 5, by({"two"}), false},
};

INSTANTIATE_TEST_SUITE_P(Table, WeakFirer, testing::ValuesIn(weakCases),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(WeakFirerNow, UsesTheStrengthsOfThisMoment) {
    const auto session = rangeDay("infantry", 6);
    adjusted(*session, "rifles", {{"lost", 4}});
    EXPECT_TRUE(linesOf(done(*session, shoot("rifles", "tester", {8}))["steps"][0]).contains("weak-firer"));
    adjusted(*session, "tester", {{"lost", 2}});
    EXPECT_FALSE(linesOf(done(*session, shoot("rifles", "tester", {8}))["steps"][0]).contains("weak-firer"));
}

TEST(DistractedPilot, EveryMinusIsDroppedAndEveryPlusStays) {
    const auto session = rangeDay();
    adjusted(*session, "tester", {{"lost", 2}, {"unreformed", true}, {"last-attack-told", true}});
    adjusted(*session, "colonel", {{"state", "lost"}});
    for (const int driveOff : {5, 6}) {
        Json command = shoot("plane", "tester", {driveOff, 8},
                             {{"supported", true}, {"friends-buggering-off-within-18", true}});
        command["attack"] = "strafing";
        const Json answer = done(*session, command);
        EXPECT_EQ(answer["steps"][0]["outcome"], Json("distracted"));
        EXPECT_EQ(linesOf(answer["steps"][1]), (Lines{{"supported", 1}, {"last-attack-told", 1}}));
    }
}

TEST(DistractedPilot, MayBeStatedForAnyCheck) {
    const auto session = rangeDay();
    adjusted(*session, "tester", {{"lost", 2}});
    Json facts{{"no-minus-modifiers", true}, {"in-cover", true}};
    EXPECT_EQ(linesOf(done(*session, morale("tester", 6, facts))["steps"][0]), (Lines{{"in-cover", 1}}));
    EXPECT_EQ(linesOf(done(*session, charge("horse", "tester", {6}, facts))["steps"][0]),
              (Lines{{"in-cover", 1}}));
    EXPECT_EQ(linesOf(done(*session, melee("tester", "horse", 6, 6, facts))["steps"][0]),
              (Lines{{"in-cover", 1}}));
}

Lines carLines(const Json& jams, const Json& facts = Json::object()) {
    const auto session = rangeDay();
    adjusted(*session, "tester", {{"lost", 1}});
    Json dice = jams;
    dice.push_back(8);
    Json command = shoot("car", "tester", dice, facts);
    command["jam-dice"] = jams.size();
    return linesOf(done(*session, command)["steps"][1]);
}

TEST(ArmouredCarFire, TheSumOfTheNumbersIsTheMinus) {
    EXPECT_EQ(carLines({1}), (Lines{{"armoured-car-fire", -1}, {"elements-lost", -1}}));
    EXPECT_EQ(carLines({3}), (Lines{{"armoured-car-fire", -3}, {"elements-lost", -1}}));
    EXPECT_EQ(carLines({3, 2, 2}), (Lines{{"armoured-car-fire", -7}, {"elements-lost", -1}}));
}

TEST(ArmouredCarFire, TwoDiceWithOneJamCountTheOther) {
    EXPECT_EQ(carLines({2, "jam"}), (Lines{{"armoured-car-fire", -2}, {"elements-lost", -1}}));
    EXPECT_EQ(carLines({"jam", 3}), (Lines{{"armoured-car-fire", -3}, {"elements-lost", -1}}));
}

TEST(ArmouredCarFire, HasNoGunLineBesideIt) {
    EXPECT_FALSE(carLines({2}).contains("heavy-fire"));
}

TEST(ArmouredCarFire, StatedWeaponsReplaceIt) {
    EXPECT_EQ(carLines({2}, under({"artillery"})), (Lines{{"shelled", -1}, {"elements-lost", -1}}));
}

} // namespace
} // namespace umpire::test::modifiers_of_fire_test
