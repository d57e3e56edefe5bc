// Shooting under Morschauser's rules: which faces hit, and what hits come to.

#include "morschauser_bridge.h"
#include "morschauser_cases.h"

#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::shots_test {
namespace {

using namespace morschauser;
using morschauser::Type;
using morschauser::Unit;

constexpr int shooter = 1;

/// A battle and the shot of a case in it, without dice.
struct Scene {
    Battlefield field;
    Order order;
};

Scene sceneOf(const ShotCase& each) {
    Scene scene{evenField(each.mark, 3), {}};
    scene.field.rulings = each.rulings;
    scene.field.commands[0].shaken = each.shaken;
    scene.field.unitAt(shooter).type = each.type;
    makeFresh(scene.field, shooter);
    scene.order = shotAt(shooter, unitOf(scene.field, "red-1-1"));
    scene.order.aim = each.aim;
    return scene;
}

/// The faces that hit; "-" where the engine refuses or warns.
std::string facesThatHit(const Session& session, Scene scene) {
    std::string faces;
    for (int die = 1; die <= 6; ++die) {
        scene.order.dice = {die};
        const Preview preview = session.preview(commandOf(scene.field, scene.order));
        if (!preview.ok || !preview.warnings.empty()) {
            return "-";
        }
        faces += preview.steps.at(0).outcome == "hit" ? std::to_string(die) : "";
    }
    return faces;
}

double chanceOfAHit(const Session& session, const Json& command) {
    const Odds odds = oddsOf(session, command);
    EXPECT_EQ(odds.rolls.size(), 1U);
    return odds.toJson()["odds"][0]["outcomes"].value("hit", 0.0);
}

bool neverShoots(Type type) {
    return type == Type::heavyCavalry || type == Type::leader;
}

/// What the rules forbid is warned of; only what no line of the table speaks of is refused.
TEST(MorschauserShots, EveryFaceOfEveryShot) {
    for (const ShotCase& each : shotCases()) {
        SCOPED_TRACE(titleOf(each.mark, each.name));
        const Scene scene = sceneOf(each);
        const auto session = standingAs(scene.field);
        EXPECT_EQ(facesThatHit(*session, scene), each.faces);
        EXPECT_NE(session->preview(commandOf(scene.field, scene.order)).ok, neverShoots(each.type));
        if (each.faces != "-") {
            EXPECT_NEAR(chanceOfAHit(*session, commandOf(scene.field, scene.order)),
                        static_cast<double>(each.faces.size()) / 6, 1e-12);
        }
    }
}

TEST(MorschauserShots, EveryCellOfTheShootingTables) {
    for (const RangeCase& each : rangeCases()) {
        SCOPED_TRACE(titleOf(each.mark, nameOf(each.type) + " " + nameOf(each.ammunition)));
        ShotCase shot{"", each.mark, each.type, {}, false, {}, each.faces.empty() ? "-" : each.faces};
        shot.aim.rangeHalfBoxes = std::max(2, each.rangeBoxes * halfBoxesOfBox);
        const Scene scene = sceneOf(shot);
        const auto session = standingAs(scene.field);
        EXPECT_EQ(facesThatHit(*session, scene), shot.faces);
    }
}

TEST(MorschauserShots, PoorTroopsShootAsMilitia) {
    Scene scene = sceneOf({"", Mark::two, Type::lightInfantry, {}, false, {}, ""});
    EXPECT_EQ(facesThatHit(*standingAs(scene.field), scene), "456");
    scene.field.unitAt(shooter).poor = true;
    makeFresh(scene.field, shooter);
    EXPECT_EQ(facesThatHit(*standingAs(scene.field), scene), "56");
}

Battlefield fieldFor(const FireCase& each) {
    Battlefield field = evenField(each.mark, 6);
    Unit& target = field.unitAt(unitOf(field, "red-1-1"));
    target.guard = each.hits > 5;
    target.hits = each.hits;
    return field;
}

/// The shot, from 1, with which the target begins to fall back; 0: none.
int shootAll(Session& session, const Battlefield& field, const FireCase& each) {
    int fallsBackAt = 0;
    for (int i = 0; i < static_cast<int>(each.dice.size()); ++i) {
        const Order order =
            shotAt(shooter + i, unitOf(field, "red-1-1"), {each.dice[static_cast<std::size_t>(i)]});
        EXPECT_EQ(done(session, commandOf(field, order))["warnings"], Json::array());
        if (fallsBackAt == 0 && shown(session, "red-1-1", "falls-back") == Json(true)) {
            fallsBackAt = i + 1;
        }
    }
    return fallsBackAt;
}

TEST(MorschauserShots, HitsByFireAndFallingBack) {
    for (const FireCase& each : fireCases()) {
        SCOPED_TRACE(each.name);
        const Battlefield field = fieldFor(each);
        const auto session = standingAs(field);
        EXPECT_EQ(shootAll(*session, field, each), each.fallsBackAt);
        EXPECT_EQ(shown(*session, "red-1-1", "hits"), each.left);
        EXPECT_EQ(shown(*session, "red-1-1", "state") == Json("removed"), each.left == 0);
        // Mark 1 does not count hits by fire.
        const int counted = each.mark == Mark::two ? each.fireHits : 0;
        EXPECT_EQ(session->battle().find("red-1-1")->value("fire-hits").number(), counted);
    }
}

TEST(MorschauserShots, HitsOfAnotherTurnDoNotCount) {
    const Battlefield field = evenField(Mark::two, 3);
    const auto session = standingAs(field);
    const int target = unitOf(field, "red-1-1");
    const auto shoot = [&](int unit) { done(*session, commandOf(field, shotAt(unit, target, {6}))); };
    shoot(shooter);
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    shoot(shooter);
    EXPECT_EQ(shown(*session, "red-1-1", "falls-back"), false);
    shoot(shooter + 1);
    EXPECT_EQ(shown(*session, "red-1-1", "falls-back"), true);
    EXPECT_EQ(shown(*session, "red-1-1", "hits"), 2);
}

/// Stated for anybody else it is warned of, and the die hits as it does without.
TEST(MorschauserShots, GrapeIsForArtilleryAlone) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        Battlefield field = evenField(mark, 3);
        for (const Type type : {Type::infantry, Type::lightCavalry, Type::artillery}) {
            field.unitAt(shooter).type = type;
            makeFresh(field, shooter);
            const auto session = standingAs(field);
            Json command = commandOf(field, shotAt(shooter, unitOf(field, "red-1-1")));
            const double plain = chanceOfAHit(*session, command);
            command["facts"]["grape"] = true;
            EXPECT_EQ(session->preview(command).warnings.empty(), type == Type::artillery) << nameOf(type);
            EXPECT_NEAR(chanceOfAHit(*session, command), type == Type::artillery ? 5.0 / 6 : plain, 1e-12);
        }
    }
}

TEST(MorschauserShots, ASecondShotIsWarnedOf) {
    const Battlefield field = evenField(Mark::two, 3);
    const auto session = standingAs(field);
    const Json command = commandOf(field, shotAt(shooter, unitOf(field, "red-1-1"), {1}));
    EXPECT_EQ(done(*session, command)["warnings"].size(), 0U);
    EXPECT_EQ(done(*session, command)["warnings"].size(), 1U);
}

} // namespace
} // namespace umpire::test::shots_test
