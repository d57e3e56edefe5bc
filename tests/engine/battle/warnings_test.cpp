// What the rules forbid is a warning, never a refusal.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::warnings_test {
namespace {

struct Forbidden {
    const char* name;
    Json set; ///< {subject: fields} adjusted before
    Json command;
    const char* warning;
};

void PrintTo(const Forbidden& f, std::ostream* out) {
    *out << f.name;
}

std::unique_ptr<Session> allArms() {
    return Field()
        .ours("squadron", "cavalry", "british", 4, {{"order", "lets-get-the-buggers"}})
        .ours("sitters", "infantry", "british", 4, {{"order", "goin-nowhere"}})
        .ours("idlers", "infantry", "british", 4)
        .ours("seekers", "infantry", "british", 4, {{"order", "shes-mine"}, {"objective", "the wells"}})
        .ours("guns", "artillery", "british", 2)
        .ours("car", "armoured-car", "british", 1)
        .ours("fords", "patrol-cars", "british", 4)
        .ours("tank", "tank", "british", 1)
        .ours("lorry", "vehicle", "british", 2)
        .ours("observer", "artillery-observer", "british", 1)
        .ours("plane", "plane", "british", 1)
        .theirs("battalion", "infantry", "turkish", 5, {{"order", "lets-get-the-buggers"}})
        .theirs("panzer", "tank", "german", 1)
        .theirs("sharpshooter", "sniper", "turkish", 1)
        .open();
}

Json none() {
    return Json::object();
}

Json of(const char* subject, const char* field, const Json& value) {
    return {{subject, {{field, value}}}};
}

Json phase(const char* name) {
    return of("turn", "phase", name);
}

Json reform(const char* unit) {
    return {{"do", "reform"}, {"unit", unit}};
}

Json attack() {
    Json command = shoot("plane", "battalion", {1, 8});
    command["attack"] = "strafing";
    return command;
}

Json charged(const char* unit) {
    return charge(unit, "battalion", {7});
}

const Forbidden shooting[] = {
    {"ShootInTheEnemyTurn", of("turn", "side", "ottoman"), shoot("squadron", "battalion", {7}), "half-turn"},
    {"ShootInTheWrongPhase", phase("normal-moves"), shoot("squadron", "battalion", {7}), "shooting phase"},
    {"ShootAFriend", none(), shoot("squadron", "sitters", {7}), "same side"},
    {"ShootFromAMelee", of("squadron", "in-melee", true), shoot("squadron", "battalion", {7}), "in melee"},
    {"ShootIntoAMelee", of("battalion", "in-melee", true), shoot("squadron", "battalion", {7}),
     "cannot be shot at"},
    {"ShootWhileRunning", of("squadron", "state", "buggering-off"), shoot("squadron", "battalion", {7}),
     "running"},
    {"ShootWithAJammedGun", of("car", "gun-jammed", true), shoot("car", "battalion", {1, 7}), "jammed"},
    {"ShootWithAStunnedCrew", of("tank", "stunned", true), shoot("tank", "battalion", {7}), "stunned"},
    {"ShootFromABoggedCar", of("car", "bogged", true), shoot("car", "battalion", {1, 7}), "bogged"},
    {"ShootFromBoggedPatrolCars", of("fords", "bogged", true), shoot("fords", "battalion", {7}), "bogged"},
    {"ObserverShoots", none(), shoot("observer", "battalion", {7}), "do not shoot"},
    {"LorryShoots", none(), shoot("lorry", "battalion", {7}), "no guns"},
    {"RiflesAtArmour", none(), shoot("squadron", "panzer", Json::array()), "cannot hurt"},
    {"PlaneNotArrived", of("plane", "on-table", false), attack(), "not on the table"},
};

const Forbidden charges[] = {
    {"ChargeInTheEnemyTurn", of("turn", "side", "ottoman"), charged("squadron"), "half-turn"},
    {"ChargeInTheWrongPhase", phase("shooting"), charged("squadron"), "first phase"},
    {"ChargeAFriend", none(), charge("squadron", "sitters", {7}), "same side"},
    {"ChargeAgainstItsOrder", none(), charged("sitters"), "sitters has no order that allows a charge"},
    {"ChargeWithoutAnOrder", none(), charged("idlers"), "idlers has no order that allows a charge"},
    {"ChargeForAnObjectiveOnly", none(), charged("seekers"), "the wells"},
    {"ChargeOfGuns", none(), charged("guns"), "only cavalry and infantry"},
    {"ChargeOfPatrolCars", none(), charged("fords"), "only cavalry and infantry"},
    {"ChargeOfATank", none(), charged("tank"), "only cavalry and infantry"},
    {"ChargeOfYeomanryOnFoot", of("squadron", "mounted", false), charged("squadron"), "Yeomanry"},
    {"ChargeWhileDisordered", of("squadron", "state", "spittin-the-dummy"), charged("squadron"),
     "disordered"},
    {"ChargeWhileRunning", of("squadron", "state", "buggering-off"), charged("squadron"), "running"},
    {"ChargeFromAMelee", of("squadron", "in-melee", true), charged("squadron"), "in melee"},
    {"ChargeOfStunnedMullets", of("brigade", "state", "stunned-mullets"), charged("squadron"),
     "Stunned mullets"},
    {"ChargeOfAWalkabout", of("brigade", "state", "goin-walkabout"), charged("squadron"), "walkabout"},
    {"ChargeOfARunningBrigade", of("brigade", "state", "buggering-off"), charged("squadron"),
     "Buggering off"},
    {"ChargeArmour", none(), charge("squadron", "panzer", Json::array()), "stood still"},
};

const Forbidden others[] = {
    {"MeleeInTheWrongPhase", phase("shooting"), melee("squadron", "battalion", 7, 7), "close combat phase"},
    {"MeleeOfFriends", none(), melee("squadron", "sitters", 7, 7), "same side"},
    {"MeleeWithArmour", none(), melee("squadron", "panzer", 7, 7), "stood still"},
    {"ReformWhileRunning", of("squadron", "state", "buggering-off"), reform("squadron"), "cannot reform"},
    {"ReformInMelee", of("squadron", "in-melee", true), reform("squadron"), "cannot halt"},
    {"AutomaticLossOfArmour", none(), {{"do", "automatic-loss"}, {"unit", "tank"}}, "loses nothing"},
    {"TankMovesStunned", of("tank", "stunned", true), checkOf("tank-move", "unit", "tank", {1}), "stunned"},
    {"TankMovesInTheEnemyTurn", of("turn", "side", "ottoman"), checkOf("tank-move", "unit", "tank", {1}),
     "half-turn"},
    {"RepairInMelee",
     {{"car", {{"gun-jammed", true}, {"in-melee", true}}}},
     checkOf("repair", "unit", "car", {1, 1}),
     "in melee"},
    {"MoraleOutOfItsPhase", none(), morale("squadron", 7), "shooting phase"},
    {"MisspeltField", none(), {{"do", "reform"}, {"unit", "squadron"}, {"fact", 1}}, "passed over"},
};

std::vector<Forbidden> all() {
    std::vector<Forbidden> cases(std::begin(shooting), std::end(shooting));
    cases.insert(cases.end(), std::begin(charges), std::end(charges));
    cases.insert(cases.end(), std::begin(others), std::end(others));
    return cases;
}

class Warning : public testing::TestWithParam<Forbidden> {};

TEST_P(Warning, IsGivenAndTheCommandCarriedOut) {
    const auto session = allArms();
    for (const auto& [subject, fields] : GetParam().set.items()) {
        adjusted(*session, subject, fields);
    }
    const int before = session->cursor();
    const Json answer = done(*session, GetParam().command);
    EXPECT_TRUE(warns(answer, GetParam().warning)) << dumpLine(answer["warnings"]);
    EXPECT_EQ(session->cursor(), before + 1);
}

INSTANTIATE_TEST_SUITE_P(Table, Warning, testing::ValuesIn(all()),
                         [](const auto& tested) { return std::string(tested.param.name); });

/// Two commands of one phase, the second of which warns.
struct Twice {
    const char* name;
    Json set;
    std::vector<Json> before;
    Json command;
    const char* warning;
};

void PrintTo(const Twice& t, std::ostream* out) {
    *out << t.name;
}

const Json jammed = of("car", "gun-jammed", true);
const Json charging{{"charging", true}};

Json repair(const Json& dice) {
    return checkOf("repair", "unit", "car", dice);
}

Json tankMove() {
    return checkOf("tank-move", "unit", "tank", {1});
}

const Twice twice[] = {
    {"ASecondShot",
     none(),
     {shoot("squadron", "battalion", {8})},
     shoot("squadron", "battalion", {8}),
     "has shot in this phase already"},
    {"ASecondShotAtAnother",
     none(),
     {shoot("car", "battalion", {1, 8})},
     shoot("car", "panzer", {1, 1}),
     "has shot in this phase already"},
    {"ASecondMeleeOfThePair",
     none(),
     {melee("squadron", "battalion", 7, 7)},
     melee("squadron", "battalion", 7, 7),
     "have fought in this phase already"},
    {"ASecondMeleeOfThePairTurnedRound",
     none(),
     {melee("squadron", "battalion", 7, 7)},
     melee("battalion", "squadron", 7, 7),
     "have fought in this phase already"},
    {"ASecondRepair", jammed, {repair({1, 1})}, repair({1, 1}), "worked on its gun in this phase"},
    {"ARepairAfterFire", none(), {shoot("car", "battalion", {"jam"})}, repair({1, 1}), "has shot this turn"},
    {"ASecondTankMove", none(), {tankMove()}, tankMove(), "rolled for its move already"},
    {"FireAfterARepair",
     jammed,
     {repair({"jam", 1})},
     shoot("car", "battalion", {1, 8}),
     "worked on its gun"},
    {"ReformAfterShooting",
     none(),
     {shoot("squadron", "battalion", {8}), {{"do", "next-phase"}}},
     reform("squadron"),
     "has not halted"},
    {"ReformAfterCharging",
     none(),
     {charged("squadron"), {{"do", "next-phase"}}},
     reform("squadron"),
     "has not halted"},
    {"AChargeDeclaredAgain",
     none(),
     {charged("squadron")},
     charge("squadron", "battalion", Json::array()),
     "does not test again"},
    {"ChargingAfterBeingSentBack",
     none(),
     {morale("squadron", 5)},
     melee("squadron", "battalion", 7, 7, charging),
     "sent back this half-turn"},
    {"ChargingAfterFleeing",
     none(),
     {morale("squadron", 1)},
     melee("squadron", "battalion", 7, 7, charging),
     "sent back this half-turn"},
    {"CounterchargingAfterBeingSentBack",
     none(),
     {charge("squadron", "battalion", {3})},
     melee("squadron", "battalion", 7, 7, charging, charging),
     "battalion fled or was sent back"},
    {"MeleeOfAnObserver", none(), {}, melee("observer", "battalion", 7, 7), "do not fight"},
    {"MeleeWithASniper", none(), {}, melee("squadron", "sharpshooter", 7, 7), "do not fight"},
};

class Once : public testing::TestWithParam<Twice> {};

TEST_P(Once, APhase) {
    const auto session = allArms();
    for (const auto& [subject, fields] : GetParam().set.items()) {
        adjusted(*session, subject, fields);
    }
    for (const Json& command : GetParam().before) {
        EXPECT_FALSE(warns(done(*session, command), GetParam().warning));
    }
    const Json answer = done(*session, GetParam().command);
    EXPECT_TRUE(warns(answer, GetParam().warning)) << dumpLine(answer["warnings"]);
}

INSTANTIATE_TEST_SUITE_P(Table, Once, testing::ValuesIn(twice),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(NoWarning, InTheNextPhaseOrForAnotherPair) {
    const auto session = allArms();
    adjusted(*session, "turn", {{"phase", "close-combat"}});
    done(*session, melee("squadron", "battalion", 7, 7));
    EXPECT_EQ(done(*session, melee("sitters", "battalion", 7, 7))["warnings"], Json::array());
    done(*session, {{"do", "end-turn"}});
    adjusted(*session, "turn", {{"phase", "close-combat"}});
    EXPECT_EQ(done(*session, melee("squadron", "battalion", 7, 7))["warnings"], Json::array());
}

TEST(NoWarning, WhereTheRulesAllowIt) {
    const auto session = allArms();
    EXPECT_EQ(done(*session, charged("squadron"))["warnings"], Json::array());
    adjusted(*session, "turn", {{"phase", "shooting"}});
    EXPECT_EQ(done(*session, shoot("squadron", "battalion", {7}))["warnings"], Json::array());
    EXPECT_EQ(done(*session, shoot("car", "panzer", {1, 1}))["warnings"], Json::array());
    EXPECT_EQ(done(*session, morale("sitters", 7))["warnings"], Json::array());
    adjusted(*session, "turn", {{"phase", "close-combat"}});
    EXPECT_EQ(done(*session, melee("squadron", "battalion", 7, 7))["warnings"], Json::array());
}

TEST(NoWarning, AMadUnitChargesWhateverItsOrder) {
    const auto session = allArms();
    for (const char* unit : {"sitters", "seekers", "idlers"}) {
        adjusted(*session, unit, {{"state", "mad-as-a-cut-snake"}});
        EXPECT_EQ(done(*session, charged(unit))["warnings"], Json::array()) << unit;
    }
}

TEST(NoWarning, TheSameIsNotSaidTwice) {
    const auto session = allArms();
    adjusted(*session, "squadron", {{"in-melee", true}});
    const Json warnings = done(*session, shoot("squadron", "battalion", {7}))["warnings"];
    const std::set<Json> distinct(warnings.begin(), warnings.end());
    EXPECT_EQ(distinct.size(), warnings.size());
}

} // namespace
} // namespace umpire::test::warnings_test
