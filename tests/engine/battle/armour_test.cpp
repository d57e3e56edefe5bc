// Section L: armoured cars firing, fire at armour, damage, off-road rolls, gun repair, tank movement.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::armour_test {
namespace {

std::unique_ptr<Session> motorBattle() {
    return Field()
        .ours("car", "armoured-car", "british", 1)
        .ours("tank", "tank", "british", 1)
        .ours("fords", "patrol-cars", "british", 4)
        .ours("lorry", "vehicle", "british", 2)
        .ours("rifles", "infantry", "british", 4)
        .ours("gunned", "infantry", "british", 4, {{"machine-gun", true}})
        .ours("guns", "artillery", "british", 2)
        .ours("mortars", "mortar", "british", 2)
        .ours("vickers", "machine-guns", "british", 2)
        .ours("sniper", "sniper", "british", 1)
        .ours("plane", "plane", "british", 1)
        .theirs("battalion", "infantry", "turkish", 5)
        .theirs("their-car", "armoured-car", "german", 1)
        .theirs("their-tank", "tank", "german", 1)
        .theirs("their-lorry", "vehicle", "german", 2)
        .open();
}

Json burst(const Id& target, const Json& dice, int count) {
    Json command = shoot("car", target, dice);
    command["jam-dice"] = count;
    return command;
}

struct BurstCase {
    const char* name;
    Json dice;
    int count;
    std::vector<std::string> outcomes;
    int sum;
    bool jammed;
};

void PrintTo(const BurstCase& c, std::ostream* out) {
    *out << c.name;
}

const BurstCase bursts[] = {
    {"OneNumber", {1, 8}, 1, {"clear", "stick-it-up-em"}, 1, false},
    {"OneThree", {3, 8}, 1, {"clear", "gettin-a-bit-hot"}, 3, false},
    {"OneJam", {"jam"}, 1, {"gun-jammed"}, 0, true},
    {"TwoNumbers", {1, 2, 8}, 2, {"clear", "gettin-a-bit-hot"}, 3, false},
    {"OneJamOfTwo", {"jam", 2, 8}, 2, {"gun-jammed", "stick-it-up-em"}, 2, true},
    {"JamSecondOfTwo", {2, "jam", 8}, 2, {"gun-jammed", "stick-it-up-em"}, 2, true},
    {"TwoJams", {"jam", "jam"}, 2, {"gun-jammed"}, 0, true},
    {"ThreeNumbers", {3, 3, 3, 8}, 3, {"clear", "lets-bugger-off"}, 9, false},
    {"TwoJamsOfThree", {"jam", 1, "jam", 8}, 3, {"gun-jammed", "stick-it-up-em"}, 1, true},
    {"ThreeJams", {"jam", "jam", "jam"}, 3, {"gun-jammed"}, 0, true},
};

class ArmouredCarBurst : public testing::TestWithParam<BurstCase> {};

TEST_P(ArmouredCarBurst, AddsTheNumbersAndJams) {
    const BurstCase& c = GetParam();
    const auto session = motorBattle();
    const Json answer = done(*session, burst("battalion", c.dice, c.count));
    EXPECT_EQ(outcomesOf(answer), c.outcomes);
    EXPECT_EQ(answer["steps"][0]["total"], Json(c.sum));
    EXPECT_EQ(answer["steps"][0]["subject"], Json("car"));
    EXPECT_EQ(shown(*session, "car", "gun-jammed"), Json(c.jammed));
}

INSTANTIATE_TEST_SUITE_P(Table, ArmouredCarBurst, testing::ValuesIn(bursts),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(ArmouredCarBurstMarks, StayWhenAllJam) {
    const auto session = motorBattle();
    adjusted(*session, "car", {{"last-attack-told", true}});
    done(*session, burst("battalion", {"jam", "jam"}, 2));
    EXPECT_EQ(shown(*session, "car", "last-attack-told"), Json(true));
    done(*session, burst("battalion", {1, 8}, 1));
    EXPECT_EQ(shown(*session, "car", "last-attack-told"), Json(false)) << "the target held";
}

TEST(D6, StandsForAJamDieAndIsReportedAsItsFace) {
    const auto session = motorBattle();
    const Json faces{1, 1, 2, 2, 3, "jam"};
    for (int side = 1; side <= 6; ++side) {
        const Json step = done(*session, checkOf("off-road", "unit", "car", {{{"d6", side}}}))["steps"][0];
        EXPECT_EQ(step["dice"], Json::array({faces[static_cast<std::size_t>(side - 1)]})) << side;
    }
    EXPECT_EQ(refusal(*session, checkOf("off-road", "unit", "car", {{{"d6", 7}}})), "bad-dice");
    EXPECT_EQ(refusal(*session, checkOf("off-road", "unit", "car", {{{"d8", 1}}})), "bad-dice");
}

struct FireAtArmour {
    const char* name;
    const char* firer;
    bool hurts;
};

void PrintTo(const FireAtArmour& c, std::ostream* out) {
    *out << c.name;
}

class Armour : public testing::TestWithParam<FireAtArmour> {};

TEST_P(Armour, IsHitOnlyOnAJamByWhatCanHurtIt) {
    const FireAtArmour& c = GetParam();
    const auto session = motorBattle();
    for (const char* target : {"their-car", "their-tank"}) {
        if (!c.hurts) {
            const Json answer = done(*session, shoot(c.firer, target, Json::array()));
            EXPECT_EQ(answer["steps"], Json::array());
            EXPECT_TRUE(warns(answer, "cannot hurt"));
            continue;
        }
        for (const Json& miss : {Json(1), Json(2), Json(3)}) {
            EXPECT_EQ(outcomesOf(done(*session, shoot(c.firer, target, Json::array({miss})))),
                      std::vector<std::string>{"missed"});
        }
        const Json hit = done(*session, shoot(c.firer, target, {"jam", 1}));
        EXPECT_EQ(outcomesOf(hit), (std::vector<std::string>{"hit", "raked"}));
        EXPECT_EQ(hit["steps"][0]["subject"], Json(target));
    }
}

const FireAtArmour firers[] = {
    {"Artillery", "guns", true},       {"Mortars", "mortars", true},  {"MachineGuns", "vickers", true},
    {"AnAttachedGun", "gunned", true}, {"PatrolCars", "fords", true}, {"Tanks", "tank", true},
    {"Rifles", "rifles", false},       {"Snipers", "sniper", false},  {"Lorries", "lorry", false},
};

INSTANTIATE_TEST_SUITE_P(Firers, Armour, testing::ValuesIn(firers),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(ArmourUnderFire, ADeadAttachedGunHurtsNothing) {
    const auto session = motorBattle();
    adjusted(*session, "gunned", {{"lost", 3}});
    EXPECT_EQ(done(*session, shoot("gunned", "their-car", Json::array()))["steps"], Json::array());
}

TEST(ArmourUnderFire, AnArmouredCarThrowsItsJamDiceFirst) {
    const auto session = motorBattle();
    EXPECT_EQ(outcomesOf(done(*session, burst("their-tank", {3, 1}, 1))),
              (std::vector<std::string>{"clear", "missed"}));
    EXPECT_EQ(outcomesOf(done(*session, burst("their-tank", {"jam", 1, "jam", 2}, 2))),
              (std::vector<std::string>{"gun-jammed", "hit", "crew-shaken"}));
    EXPECT_EQ(outcomesOf(done(*session, burst("their-tank", {"jam", "jam"}, 2))),
              std::vector<std::string>{"gun-jammed"});
}

TEST(ArmourUnderFire, APlaneIsDrivenOffFirst) {
    for (const char* attack : {"bombing", "strafing"}) {
        const auto session = motorBattle();
        const auto attacks = [&](const Json& dice) {
            Json command = shoot("plane", "their-car", dice);
            command["attack"] = attack;
            return outcomesOf(done(*session, command));
        };
        EXPECT_EQ(attacks({4, 1}), (std::vector<std::string>{"unmoved", "missed"}));
        EXPECT_EQ(attacks({6, "jam", 1}), (std::vector<std::string>{"distracted", "hit", "raked"}));
        EXPECT_EQ(attacks({7}), std::vector<std::string>{"driven-off"});
        EXPECT_EQ(attacks({8}), std::vector<std::string>{"shot-down"});
    }
}

struct Damage {
    const char* name;
    Json die;
    const char* outcome;
    bool jammed;
    bool stunned;
    bool told;
    const char* state;
};

void PrintTo(const Damage& d, std::ostream* out) {
    *out << d.name;
}

class DamageTable : public testing::TestWithParam<Damage> {};

TEST_P(DamageTable, DecidesWhatTheHitDoes) {
    const Damage& d = GetParam();
    const auto session = motorBattle();
    adjusted(*session, "guns", {{"last-attack-told", !d.told}});
    const Json answer = done(*session, shoot("guns", "their-tank", {"jam", d.die}));
    EXPECT_EQ(answer["steps"][1]["check"], Json("vehicle-damage"));
    EXPECT_EQ(answer["steps"][1]["outcome"], Json(d.outcome));
    EXPECT_EQ(shown(*session, "their-tank", "gun-jammed"), Json(d.jammed));
    EXPECT_EQ(shown(*session, "their-tank", "stunned"), Json(d.stunned));
    EXPECT_EQ(shown(*session, "their-tank", "state"), Json(d.state));
    EXPECT_EQ(shown(*session, "guns", "last-attack-told"), Json(d.told));
}

const Damage damages[] = {
    {"Raked", 1, "raked", false, false, true, "steady"},
    {"Shaken", 2, "crew-shaken", true, false, false, "steady"},
    {"Stunned", 3, "crew-stunned", false, true, false, "steady"},
    {"Destroyed", "jam", "destroyed", false, false, false, "gone"},
};

INSTANTIATE_TEST_SUITE_P(Table, DamageTable, testing::ValuesIn(damages),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(ArmourUnderFire, AMissClearsTheMarkAndRiflesLeaveIt) {
    const auto session = motorBattle();
    adjusted(*session, "guns", {{"last-attack-told", true}});
    adjusted(*session, "rifles", {{"last-attack-told", true}});
    done(*session, shoot("guns", "their-car", {1}));
    done(*session, shoot("rifles", "their-car", Json::array()));
    EXPECT_EQ(shown(*session, "guns", "last-attack-told"), Json(false));
    EXPECT_EQ(shown(*session, "rifles", "last-attack-told"), Json(true));
}

TEST(Lorries, AreTestedAsUnitsAre) {
    const auto session = motorBattle();
    const Json answer = done(*session, shoot("rifles", "their-lorry", {4}));
    EXPECT_EQ(answer["steps"][0]["check"], Json("morale"));
    EXPECT_EQ(shown(*session, "their-lorry", "lost"), Json(1));
}

TEST(OffRoad, OnlyAJamBogsAndNumbersClearNothing) {
    const auto session = motorBattle();
    for (const char* unit : {"car", "fords"}) {
        for (const Json& number : {Json(1), Json(2), Json(3)}) {
            EXPECT_EQ(outcomesOf(done(*session, checkOf("off-road", "unit", unit, Json::array({number})))),
                      std::vector<std::string>{"clear"});
        }
        EXPECT_EQ(shown(*session, unit, "bogged"), Json(false));
        done(*session, checkOf("off-road", "unit", unit, {"jam"}));
        EXPECT_EQ(shown(*session, unit, "bogged"), Json(true));
        done(*session, checkOf("off-road", "unit", unit, {1}));
        EXPECT_EQ(shown(*session, unit, "bogged"), Json(true));
    }
}

TEST(Repair, TakesOneJamOfTwo) {
    const std::pair<Json, bool> throws[] = {{Json{1, 2}, false},
                                            {Json{3, 3}, false},
                                            {Json{"jam", 1}, true},
                                            {Json{2, "jam"}, true},
                                            {Json{"jam", "jam"}, true}};
    for (const auto& [dice, repaired] : throws) {
        const auto session = motorBattle();
        adjusted(*session, "car", {{"gun-jammed", true}});
        const Json step = done(*session, checkOf("repair", "unit", "car", dice))["steps"][0];
        EXPECT_EQ(step["outcome"], Json(repaired ? "repaired" : "still-jammed")) << dumpLine(dice);
        EXPECT_EQ(shown(*session, "car", "gun-jammed"), Json(!repaired));
    }
}

TEST(TankMove, IsTwiceTheNumberOrTheEndOfIt) {
    for (int number = 1; number <= 3; ++number) {
        const auto session = motorBattle();
        const Json step = done(*session, checkOf("tank-move", "unit", "tank", {number}))["steps"][0];
        EXPECT_EQ(step["outcome"], Json("moves"));
        EXPECT_EQ(step["total"], Json(2 * number));
    }
    const auto session = motorBattle();
    const Json step = done(*session, checkOf("tank-move", "unit", "tank", {"jam"}))["steps"][0];
    EXPECT_EQ(step["outcome"], Json("broken-down"));
    EXPECT_EQ(shown(*session, "tank", "gone-as"), Json("broken-down"));
    EXPECT_EQ(shown(*session, "tank", "elements"), Json(0));
}

} // namespace
} // namespace umpire::test::armour_test
