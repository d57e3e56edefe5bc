// The plain model of Death in the Desert against what the rulebook says, cell by cell.

#include "desert_cases.h"
#include "desert_every_way.h"
#include "desert_odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace umpire::test::desert_model_test {
namespace {

using namespace umpire::desert;

std::string facesFrom(int needed) {
    std::string faces;
    for (int face = 1; face <= 10; ++face)
        if (face >= needed)
            faces += std::to_string(face % 10);
    return faces;
}

TEST(DesertTables, EveryCellOfTheTableToHit) {
    EXPECT_EQ(weaponCases().size(), allWeapons().size());
    for (const WeaponCase& each : weaponCases()) {
        SCOPED_TRACE(nameOf(each.weapon));
        const WeaponRow& row = rowOf(each.weapon);
        EXPECT_EQ(row.dice, each.dice);
        EXPECT_EQ(row.shortRange, each.shortRange);
        EXPECT_EQ(row.longRange, each.longRange);
        Aim aim;
        EXPECT_EQ(facesFrom(neededFace(each.weapon, aim, 0)), each.nearFaces);
        aim.longRange = true;
        EXPECT_EQ(facesFrom(neededFace(each.weapon, aim, 0)), each.farFaces);
    }
}

TEST(DesertTables, EveryKindOfTroops) {
    std::set<Kind> named;
    for (const KindCase& each : kindCases()) {
        SCOPED_TRACE(nameOf(each.kind));
        named.insert(each.kind);
        const KindRow& row = rowOf(each.kind);
        EXPECT_EQ(row.figures, each.figures);
        EXPECT_EQ(row.mounted, each.mounted);
        EXPECT_EQ(row.ladders, each.ladders);
        EXPECT_EQ(testsMorale(each.kind), each.testsMorale);
        EXPECT_EQ(returns(each.kind), each.returns);
        EXPECT_EQ(bonusOf(each.kind, Skill::fire), each.fireBonus);
        EXPECT_EQ(bonusOf(each.kind, Skill::melee), each.meleeBonus);
    }
    EXPECT_EQ(named.size(), allKinds().size());
}

TEST(DesertQuality, EveryFaceOfEveryRating) {
    for (const RatingCase& each : ratingCases()) {
        SCOPED_TRACE(nameOf(each.kind) + " " + each.ratings);
        Rulings rulings;
        rulings.qualityBonus = each.bonus;
        std::string ratings;
        for (int die = 1; die <= 10; ++die)
            ratings += "PAG"[static_cast<int>(qualityOf(each.kind, each.skill, die, rulings))];
        EXPECT_EQ(ratings, each.ratings);
        EXPECT_EQ(skillOf(each.kind, each.skill, Quality::poor, rulings), each.poorWorth);
        EXPECT_EQ(skillOf(each.kind, each.skill, Quality::average, rulings), each.averageWorth);
        EXPECT_EQ(skillOf(each.kind, each.skill, Quality::great, rulings), each.greatWorth);
    }
}

TEST(DesertFire, EveryModifier) {
    for (const ShotCase& each : shotCases())
        EXPECT_EQ(facesFrom(neededFace(each.weapon, each.aim, each.skill)), each.faces) << each.name;
}

TEST(DesertFire, DiceOfFigures) {
    for (const FireDiceCase& each : fireDiceCases()) {
        Rulings rulings;
        rulings.gunDice = each.gunDice;
        EXPECT_EQ(fireDice(each.weapon, each.figures, rulings), each.dice)
            << nameOf(each.weapon) << " " << each.figures;
    }
}

TEST(DesertFire, MachineGunsJamAndBreak) {
    for (const GunCase& each : gunCases())
        EXPECT_EQ(gunAfter(each.dice), each.state);
}

TEST(DesertFire, HitsFallOnTargets) {
    for (const TargetCase& each : targetCases())
        EXPECT_EQ(targetsOf(each.dice), each.targets);
}

TEST(DesertFire, HorsesRidersAndOfficers) {
    for (int die = 1; die <= 10; ++die) {
        EXPECT_EQ(hitsHorse(die), die < 7) << die;
        EXPECT_EQ(losesSaddle(die), die < 6) << die;
        EXPECT_EQ(hitsOfficer(die, 10), die == 10) << die;
    }
    EXPECT_FALSE(hitsOfficer(10, 20));
    EXPECT_TRUE(hitsOfficer(20, 20));
}

TEST(DesertSaves, EveryFaceAfterEveryWound) {
    for (const SaveCase& each : saveCases()) {
        std::string after;
        for (int die = 1; die <= 10; ++die)
            after += "LSD"[static_cast<int>(worseOf(each.before, saveOf(die)))];
        EXPECT_EQ(after, each.after);
    }
}

TEST(DesertMelee, EveryModifier) {
    for (const MeleeCase& each : meleeCases())
        EXPECT_EQ(meleeModifier(each.fighter), each.modifier) << each.name;
}

TEST(DesertMelee, LaterAttackersThrowMoreDice) {
    EXPECT_EQ(attackerDice(1), 2);
    EXPECT_EQ(attackerDice(2), 3);
    EXPECT_EQ(attackerDice(3), 4);
    EXPECT_EQ(duelOf(7, 8), Duel::attackerDies);
    EXPECT_EQ(duelOf(13, 12), Duel::defenderDies);
    EXPECT_EQ(duelOf(7, 7), Duel::locked);
}

TEST(DesertMorale, TheDieMustExceedTheCasualties) {
    for (const NerveCase& each : nerveCases())
        for (int die = 1; die <= 20; ++die)
            EXPECT_EQ(stands(die, each.nerve, each.casualties), die >= each.lowest)
                << each.casualties << " casualties, die " << die;
}

TEST(DesertMorale, DiceOfUnitsAndWhoLeaves) {
    for (const UnitDieCase& each : unitDieCases()) {
        Rulings rulings;
        rulings.twelveDie = each.ruling;
        EXPECT_EQ(unitDie(each.figures, rulings), each.faces) << each.figures;
    }
    EXPECT_FALSE(leavesField(11, 20));
    EXPECT_TRUE(leavesField(10, 20));
    EXPECT_FALSE(leavesField(7, 12));
    EXPECT_TRUE(leavesField(6, 12));
}

TEST(DesertMoves, DiceAndInches) {
    for (const MarchCase& each : marchCases())
        EXPECT_EQ(marchDice(each.people, each.march), each.dice) << each.name;
    EXPECT_EQ(inchesOf({2, 5, 3}, false), 10);
    EXPECT_EQ(inchesOf({2, 5, 3}, true), 5);
    EXPECT_EQ(inchesOf({6, 6}, true), 6);
    EXPECT_EQ(inchesOf({4}, true), 0);
}

TEST(DesertMoves, WallsAndDoors) {
    for (int die = 1; die <= 10; ++die) {
        EXPECT_EQ(pushesLadder(die), die > 7) << die;
        EXPECT_EQ(scalesWall(die), die > 6) << die;
        EXPECT_EQ(cutsRope(die), die > 2) << die;
        EXPECT_EQ(bashesDoor(die), die > 6) << die;
    }
}

TEST(DesertReserve, AtLeastTwoAndAFullTurn) {
    const std::vector<int> expected = {2, 2, 3, 4, 5, 6};
    for (int die = 1; die <= 6; ++die)
        EXPECT_EQ(reserveOf(die), expected.at(static_cast<std::size_t>(die) - 1));
    EXPECT_EQ(returnTurn(2), 4);
}

TEST(DesertOdds, OfGunsAndVolleys) {
    const auto gun = gunChances();
    EXPECT_NEAR(gun.at(GunState::jams), 36.0 / 10000, 1e-12);
    EXPECT_NEAR(gun.at(GunState::breaks), 1.0 / 10000, 1e-12);
    const Chances hits = hitsOfVolley(10, 6);
    EXPECT_NEAR(hits.at(5), 252.0 / 1024, 1e-12);
    EXPECT_NEAR(hitsOfVolley(3, 11).at(0), 1.0, 1e-12);
    // Two hits fall on one target once in six.
    EXPECT_NEAR(targetsOfHits(2).at(1), 1.0 / 6, 1e-12);
    EXPECT_NEAR(targetsOfHits(6).at(6), 720.0 / 46656, 1e-12);
    // The seventh hit is always another target.
    EXPECT_EQ(targetsOfHits(7).begin()->first, 2);
    EXPECT_NEAR(deadOfSingles(2).at(2), 0.16, 1e-12);
}

TEST(DesertOdds, OfDuelsAndTribes) {
    const auto even = duelChances(1, {}, {});
    EXPECT_NEAR(even.at(Duel::locked), 146.0 / 1296, 1e-12);
    EXPECT_NEAR(even.at(Duel::attackerDies), even.at(Duel::defenderDies), 1e-12);
    EXPECT_GT(duelChances(2, {}, {}).at(Duel::defenderDies), even.at(Duel::defenderDies));
    EXPECT_NEAR(standingChance(20, {}, 5), 0.75, 1e-12);
    EXPECT_NEAR(standingChance(10, {true, false, false}, 6), 0.6, 1e-12);
}

/// Legionaires of average quality, at average riders in the open.
Battlefield twoUnits(int figures) {
    Battlefield field;
    for (int side = 0; side < 2; ++side) {
        Unit unit;
        unit.id = side == 0 ? "squad" : "tribe";
        unit.side = side;
        unit.kind = side == 0 ? Kind::legionSquad : Kind::bedouinRifles;
        unit.start = side == 0 ? figures : 20;
        unit.firing = Quality::average;
        unit.fighting = Quality::average;
        field.units.push_back(unit);
    }
    return field;
}

Order orderOf(Verb verb) {
    Order order;
    order.verb = verb;
    order.unit = 0;
    order.target = 1;
    return order;
}

TEST(DesertEveryWay, ComesToTheSameAsTheOdds) {
    const auto ways = everyThrow(twoUnits(2), orderOf(Verb::fire), 20000);
    ASSERT_TRUE(ways.has_value());
    for (const auto& [hits, chance] : hitsOfVolley(2, 6))
        EXPECT_NEAR(ways->at(0).totals.at(hits), chance, 1e-12);
    EXPECT_NEAR(ways->at(1).reached, 0.75, 1e-12);
    // Two hits, a third of all volleys with any, fall on one target once in six.
    EXPECT_NEAR(ways->at(1).totals.at(1), 2.0 / 3 + 1.0 / 18, 1e-12);
    EXPECT_FALSE(everyThrow(twoUnits(9), orderOf(Verb::fire), 20000).has_value());
}

TEST(DesertEveryWay, SavesHitsTogetherAndApart) {
    Battlefield field = twoUnits(10);
    field.unitAt(0).hits = 2;
    const auto ways = everyThrow(field, orderOf(Verb::takeHits), 20000);
    ASSERT_TRUE(ways.has_value());
    const auto found =
        std::find_if(ways->begin(), ways->end(), [](const Share& share) { return share.check == "toll"; });
    ASSERT_NE(found, ways->end());
    const Share& toll = *found;
    EXPECT_NEAR(toll.totals.at(2), 5.0 / 6 * 0.16, 1e-12);
    // Struck twice: alive with two light wounds, or with one of each.
    EXPECT_NEAR(toll.totals.at(0), 5.0 / 6 * 0.36 + 1.0 / 6 * (0.09 + 0.18), 1e-12);
}

TEST(DesertEveryWay, TheLastManWithARedMarkerDiesOfAnother) {
    Battlefield field = twoUnits(1);
    field.unitAt(0).hits = 1;
    field.unitAt(0).serious = 1;
    const auto ways = everyThrow(field, orderOf(Verb::takeHits), 100);
    ASSERT_TRUE(ways.has_value());
    EXPECT_NEAR(ways->at(0).outcomes.at("dead"), 0.7, 1e-12);
    EXPECT_NEAR(ways->at(0).outcomes.at("light"), 0.3, 1e-12);
}

} // namespace
} // namespace umpire::test::desert_model_test
