// Melee under Morschauser's rules: values, dice, hits both ways, who falls back.

#include "morschauser_bridge.h"
#include "morschauser_cases.h"

#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <cmath>

namespace umpire::test::hand_to_hand_test {
namespace {

using namespace morschauser;

constexpr int blue = 1;

/// Who is asked about stands on either side; the other one is Infantry that fights to its front.
struct Scene {
    Battlefield field;
    Order order;
    bool attacks = true;
};

Scene sceneOf(const ValueCase& each) {
    Scene scene{evenField(each.mark, 3), {}, each.attacks};
    const int red = unitOf(scene.field, "red-1-1");
    const int asked = each.attacks ? blue : red;
    scene.field.rulings = each.rulings;
    scene.field.commands[each.attacks ? 0 : 1].shaken = each.shaken;
    scene.field.unitAt(asked).type = each.type;
    makeFresh(scene.field, asked);
    scene.order = attackOn(blue, red);
    scene.order.ground = each.ground;
    (each.attacks ? scene.order.unitFront : scene.order.targetFront) = each.front;
    return scene;
}

/// How many faces hit for the side asked about: its melee value. Every die shows the same face.
int valueIn(const Session& session, Scene scene) {
    const auto dice = static_cast<std::size_t>(diceOf(scene.field, scene.order));
    const int own = scene.field.unitAt(scene.attacks ? scene.order.unit : scene.order.target).hits;
    int value = 0;
    for (int face = 1; face <= 6; ++face) {
        scene.order.dice.assign(dice, face);
        const Preview preview = session.preview(commandOf(scene.field, scene.order));
        EXPECT_EQ(preview.steps.size(), 2U) << preview.refusal.message;
        const std::int64_t hits = preview.steps.size() == 2 ? preview.steps[scene.attacks ? 0 : 1].total : -1;
        EXPECT_EQ(hits, face == value + 1 && hits > 0 ? own : 0) << "face " << face;
        value += hits > 0 ? 1 : 0;
    }
    return value;
}

/// The odds that none of its dice is a hit.
double chanceOfNoHit(const Session& session, const Scene& scene) {
    const int asked = scene.attacks ? scene.order.unit : scene.order.target;
    const Odds odds = oddsOf(session, commandOf(scene.field, scene.order));
    for (const RollOdds& roll : odds.rolls) {
        if (roll.subject == scene.field.unitAt(asked).id) {
            return roll.of("no-hit");
        }
    }
    ADD_FAILURE() << odds.refusal.message;
    return -1;
}

TEST(MorschauserMelees, EveryValue) {
    for (const ValueCase& each : valueCases()) {
        SCOPED_TRACE(titleOf(each.mark, each.name));
        const Scene scene = sceneOf(each);
        const auto session = standingAs(scene.field);
        EXPECT_EQ(valueIn(*session, scene), each.value);
        const int dice = scene.field.unitAt(scene.attacks ? scene.order.unit : scene.order.target).hits;
        EXPECT_NEAR(chanceOfNoHit(*session, scene), std::pow((6 - each.value) / 6.0, dice), 1e-12);
    }
}

Battlefield fieldFor(const MeleeCase& each) {
    Battlefield field = evenField(each.mark, 4);
    field.unitAt(blue).hits = each.attackerHits;
    field.unitAt(unitOf(field, "red-1-1")).hits = each.defenderHits;
    return field;
}

FallsBack whoFallsBack(const Session& session) {
    const bool attacker = shown(session, "blue-1-1", "falls-back") == Json(true);
    const bool defender = shown(session, "red-1-1", "falls-back") == Json(true);
    EXPECT_FALSE(attacker && defender);
    return attacker ? FallsBack::attacker : defender ? FallsBack::defender : FallsBack::nobody;
}

TEST(MorschauserMelees, HitsBothWaysAndWhoFallsBack) {
    for (const MeleeCase& each : meleeCases()) {
        SCOPED_TRACE(titleOf(each.mark, each.name));
        const Battlefield field = fieldFor(each);
        const auto session = standingAs(field);
        std::vector<int> dice = each.attackerDice;
        dice.insert(dice.end(), each.defenderDice.begin(), each.defenderDice.end());
        const Order order = attackOn(blue, unitOf(field, "red-1-1"), dice);
        done(*session, {{"do", "next-phase"}});
        EXPECT_EQ(done(*session, commandOf(field, order))["warnings"], Json::array());
        EXPECT_EQ(shown(*session, "blue-1-1", "hits"), each.attackerLeft);
        EXPECT_EQ(shown(*session, "red-1-1", "hits"), each.defenderLeft);
        EXPECT_EQ(whoFallsBack(*session), each.fallsBack);
    }
}

/// Moves and fire come first, melees after them.
TEST(MorschauserMelees, ActsOutOfTheirPhaseAreWarnedOf) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        const Battlefield field = evenField(mark, 4);
        const auto session = standingAs(field);
        const int red = unitOf(field, "red-1-1");
        const std::vector<Json> first{commandOf(field, shotAt(blue, red)),
                                      {{"do", "move"}, {"unit", "blue-1-1"}, {"straight", 1}}};
        const Json second = commandOf(field, attackOn(blue, red));
        for (const Json& act : first) {
            EXPECT_TRUE(session->preview(act).warnings.empty());
        }
        EXPECT_EQ(session->preview(second).warnings.size(), 1U);
        done(*session, {{"do", "next-phase"}});
        for (const Json& act : first) {
            EXPECT_EQ(session->preview(act).warnings.size(), 1U) << dumpLine(act);
        }
        EXPECT_TRUE(session->preview(second).warnings.empty());
    }
}

TEST(MorschauserMelees, DiceAreAsManyAsHitsAreLeft) {
    Battlefield field = evenField(Mark::one, 3);
    field.unitAt(blue).hits = 2;
    const auto session = standingAs(field);
    const int red = unitOf(field, "red-1-1");
    EXPECT_EQ(refusal(*session, commandOf(field, attackOn(blue, red, {1, 1, 1, 1, 1, 1}))), "bad-dice");
    EXPECT_EQ(refusal(*session, commandOf(field, attackOn(blue, red, {1, 1, 1, 1, 1, 1, 1, 1}))), "bad-dice");
    EXPECT_EQ(done(*session, commandOf(field, attackOn(blue, red, {1, 6, 6, 6, 6, 6, 6})))["steps"].size(),
              2U);
}

TEST(MorschauserMelees, HitsInMeleeAreNotHitsByFire) {
    const Battlefield field = evenField(Mark::two, 3);
    const auto session = standingAs(field);
    const int red = unitOf(field, "red-1-1");
    done(*session, commandOf(field, attackOn(blue, red, {1, 6, 6, 6, 6, 1, 6, 6, 6, 6})));
    done(*session, commandOf(field, shotAt(blue + 1, red, {6})));
    EXPECT_EQ(shown(*session, "red-1-1", "hits"), 3);
    EXPECT_EQ(shown(*session, "red-1-1", "falls-back"), false) << "one hit by fire, a drawn melee";
}

} // namespace
} // namespace umpire::test::hand_to_hand_test
