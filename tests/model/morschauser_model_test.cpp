// The plain model of Morschauser's rules against what the document says, cell by cell.

#include "morschauser_cases.h"

#include <gtest/gtest.h>

#include <set>

namespace umpire::test::morschauser_model_test {
namespace {

using namespace umpire::morschauser;

/// Two sides with a leader and `units` Infantry in each of their commands; blue goes first.
Battlefield fieldOf(Mark mark, int units, int commands = 1) {
    Battlefield field;
    field.mark = mark;
    field.first = 0;
    for (int i = 0; i < 2 * commands; ++i) {
        field.commands.push_back({"command", i % 2, false, Quality::average, false, false});
        Unit unit;
        unit.command = i;
        unit.type = Type::leader;
        unit.hits = 2;
        field.units.push_back(unit);
        unit.type = Type::infantry;
        unit.hits = 5;
        field.units.insert(field.units.end(), static_cast<std::size_t>(units), unit);
    }
    return field;
}

/// The places of units in a field of one command a side.
constexpr int blueLeader = 0;
constexpr int blueFirst = 1;

int redFirst(const Battlefield& field) {
    return static_cast<int>(field.units.size()) / 2 + 1;
}

Order shotOf(int unit, int target, int die) {
    Order order;
    order.verb = Verb::shoot;
    order.unit = unit;
    order.target = target;
    order.dice = {die};
    return order;
}

Order meleeOf(int unit, int target, std::vector<int> dice) {
    Order order;
    order.verb = Verb::melee;
    order.unit = unit;
    order.target = target;
    order.dice = std::move(dice);
    return order;
}

Order rallyOf(int unit, int die) {
    Order order;
    order.verb = Verb::rally;
    order.unit = unit;
    order.command = 0;
    order.dice = {die};
    return order;
}

/// Removes a unit by the fire of another one, morale included.
Outcome shootDown(Battlefield& field, int target) {
    field.unitAt(target).hits = 1;
    field.unitAt(blueFirst).shot = false;
    return play(field, shotOf(blueFirst, target, 6));
}

std::string facesFrom(std::optional<int> needed) {
    if (!needed)
        return "-";
    std::string faces;
    for (int face = *needed; face <= 6; ++face)
        faces += std::to_string(face);
    return faces;
}

TEST(MorschauserTables, EveryCellOfTheUnitTables) {
    for (const UnitCase& each : unitCases()) {
        SCOPED_TRACE(nameOf(each.type) + " of mark " + std::to_string(static_cast<int>(each.mark)));
        const Row& row = rowOf(each.mark, each.type);
        EXPECT_EQ(row.moveBoxes, each.moveBoxes);
        EXPECT_EQ(row.moveBoxes * inchesOfBox, each.moveInches);
        EXPECT_EQ(row.front, each.front);
        EXPECT_EQ(row.other, each.other);
        EXPECT_EQ(row.mayEnterWoods, each.mayEnterWoods);
        EXPECT_EQ(row.mayEnterBuildings, each.mayEnterBuildings);
        Unit unit;
        unit.type = each.type;
        EXPECT_EQ(originalHits(each.mark, unit), each.hits);
        unit.guard = true;
        EXPECT_EQ(originalHits(each.mark, unit), each.guardHits);
    }
}

TEST(MorschauserTables, TheCasesNameEveryTypeOfEachMarkOnce) {
    std::set<std::pair<Mark, Type>> named;
    for (const UnitCase& each : unitCases())
        EXPECT_TRUE(named.insert({each.mark, each.type}).second);
    for (const Mark mark : {Mark::one, Mark::two})
        for (const Type type : allTypes())
            EXPECT_EQ(hasRow(mark, type), named.count({mark, type}) == 1) << nameOf(type);
    EXPECT_FALSE(hasRow(Mark::one, Type::militia));
    EXPECT_THROW(rowOf(Mark::one, Type::militia), std::invalid_argument);
}

TEST(MorschauserTables, EveryCellOfTheShootingTables) {
    std::size_t lines = 0;
    for (const RangeCase& each : rangeCases()) {
        SCOPED_TRACE(nameOf(each.type) + " " + nameOf(each.ammunition));
        const Row& row = rowOf(each.mark, each.type);
        if (each.faces.empty()) {
            EXPECT_TRUE(row.shootings.empty());
            continue;
        }
        ++lines;
        const auto line = shootingAt(each.mark, each.type, each.rangeBoxes * halfBoxesOfBox);
        ASSERT_TRUE(line.has_value());
        EXPECT_EQ(line->ammunition, each.ammunition);
        EXPECT_EQ(line->rangeBoxes, each.rangeBoxes);
        EXPECT_EQ(line->rangeBoxes * inchesOfBox, each.rangeInches);
        EXPECT_EQ(facesFrom(line->hitFrom), each.faces);
    }
    std::size_t printed = 0;
    for (const Mark mark : {Mark::one, Mark::two})
        for (const Type type : allTypes())
            printed += hasRow(mark, type) ? rowOf(mark, type).shootings.size() : 0;
    EXPECT_EQ(lines, printed);
}

TEST(MorschauserTables, PoorTroopsAreHandledLikeTheMilitia) {
    Unit unit;
    unit.type = Type::grenadiers;
    EXPECT_EQ(handledAs(unit), Type::grenadiers);
    unit.poor = true;
    EXPECT_EQ(handledAs(unit), Type::militia);
    EXPECT_EQ(originalHits(Mark::two, unit), 2);
}

TEST(MorschauserMoves, Allowances) {
    for (const MoveCase& each : moveCases())
        EXPECT_EQ(allowanceQuarterBoxes(each.mark, each.type, each.march), each.allowanceQuarterBoxes)
            << "mark " << static_cast<int>(each.mark) << ": " << each.name;
}

TEST(MorschauserMoves, Paths) {
    for (const PathCase& each : pathCases()) {
        SCOPED_TRACE("mark " + std::to_string(static_cast<int>(each.mark)) + ": " + each.name);
        Path path{each.straight, each.diagonal, 0};
        for (const int degrees : each.turns)
            path.turns += turnsOf(each.mark, degrees);
        const int cost = costHalfBoxes(each.mark, path);
        EXPECT_EQ(cost, each.costHalfBoxes);
        EXPECT_EQ(fits(cost, each.allowanceQuarterBoxes), each.fits);
    }
}

TEST(MorschauserMoves, TheBattleKnowsWhoIsShaken) {
    Battlefield field = fieldOf(Mark::two, 4);
    Order order;
    order.verb = Verb::move;
    order.unit = blueFirst;
    order.path = {1, 0, 1};
    EXPECT_TRUE(play(field, order).fits);
    field.commands[0].shaken = true;
    const Outcome shaken = play(field, order);
    EXPECT_EQ(shaken.allowanceQuarterBoxes, 4);
    EXPECT_EQ(shaken.costHalfBoxes, 3);
    EXPECT_FALSE(shaken.fits);
    order.march.toRear = true;
    EXPECT_TRUE(play(field, order).fits);
}

TEST(MorschauserShooting, NeededFaces) {
    for (const ShotCase& each : shotCases())
        EXPECT_EQ(facesFrom(neededFace(each.mark, each.type, each.aim, each.shaken, each.rulings)),
                  each.faces)
            << "mark " << static_cast<int>(each.mark) << ": " << each.name;
}

TEST(MorschauserShooting, FireHitsAndFallingBack) {
    for (const FireCase& each : fireCases()) {
        SCOPED_TRACE(each.name);
        Battlefield field = fieldOf(each.mark, 6);
        const int target = redFirst(field);
        field.unitAt(target).guard = each.hits > 5;
        field.unitAt(target).hits = each.hits;
        int fallsBackAt = 0;
        for (int i = 0; i < static_cast<int>(each.dice.size()); ++i) {
            const Outcome outcome =
                play(field, shotOf(blueFirst + i, target, each.dice[static_cast<std::size_t>(i)]));
            ASSERT_EQ(outcome.refusal, Refusal::none);
            if (!outcome.fallBack.empty()) {
                EXPECT_EQ(fallsBackAt, 0);
                EXPECT_EQ(outcome.fallBack, std::vector<int>{target});
                fallsBackAt = i + 1;
            }
        }
        EXPECT_EQ(field.unitAt(target).hits, each.left);
        EXPECT_EQ(field.unitAt(target).fireHits, each.fireHits);
        EXPECT_EQ(fallsBackAt, each.fallsBackAt);
    }
}

TEST(MorschauserShooting, HitsOfAnotherTurnDoNotCount) {
    Battlefield field = fieldOf(Mark::two, 3);
    const int target = redFirst(field);
    play(field, shotOf(blueFirst, target, 6));
    play(field, Order{});
    EXPECT_EQ(field.unitAt(target).fireHits, 0);
    play(field, Order{});
    EXPECT_TRUE(play(field, shotOf(blueFirst, target, 6)).fallBack.empty());
    EXPECT_EQ(play(field, shotOf(blueFirst + 1, target, 6)).fallBack, std::vector<int>{target});
}

TEST(MorschauserShooting, HitsInMeleeAreNotHitsByFire) {
    Battlefield field = fieldOf(Mark::two, 3);
    const int target = redFirst(field);
    play(field, meleeOf(blueFirst, target, {1, 6, 6, 6, 6, 1, 6, 6, 6, 6}));
    EXPECT_EQ(field.unitAt(target).hits, 4);
    EXPECT_EQ(field.unitAt(target).fireHits, 0);
}

TEST(MorschauserShooting, Refusals) {
    Battlefield field = fieldOf(Mark::two, 3);
    const int target = redFirst(field);
    const auto refused = [&](Order order) { return play(field, order).refusal; };
    EXPECT_EQ(refused(shotOf(blueLeader, target, 6)), Refusal::neverShoots);
    EXPECT_EQ(refused(shotOf(blueFirst, blueFirst + 1, 6)), Refusal::notEnemy);
    EXPECT_EQ(refused(shotOf(target, blueFirst, 6)), Refusal::notActive);
    EXPECT_EQ(refused(shotOf(blueFirst, target, 7)), Refusal::badDice);
    Order far = shotOf(blueFirst, target, 6);
    far.aim.rangeHalfBoxes = 9;
    EXPECT_EQ(refused(far), Refusal::outOfRange);
    Order wet = shotOf(blueFirst, target, 6);
    wet.aim.inStream = true;
    EXPECT_EQ(refused(wet), Refusal::inStream);
    EXPECT_EQ(refused(shotOf(blueFirst, target, 1)), Refusal::none);
    EXPECT_EQ(refused(shotOf(blueFirst, target, 6)), Refusal::alreadyShot);
    field.unitAt(target).hits = 0;
    EXPECT_EQ(refused(shotOf(blueFirst + 1, target, 6)), Refusal::removed);
    field.first.reset();
    EXPECT_EQ(refused(shotOf(blueFirst, target + 1, 6)), Refusal::notStarted);
}

TEST(MorschauserMelee, Values) {
    for (const ValueCase& each : valueCases()) {
        const int value =
            each.attacks
                ? attackerValue(each.mark, each.type, each.front, each.ground, each.shaken, each.rulings)
                : defenderValue(each.mark, each.type, each.front, each.shaken, each.rulings);
        EXPECT_EQ(value, each.value) << "mark " << static_cast<int>(each.mark) << ": " << each.name;
    }
}

TEST(MorschauserMelee, HitsBothWaysAndWhoFallsBack) {
    for (const MeleeCase& each : meleeCases()) {
        SCOPED_TRACE("mark " + std::to_string(static_cast<int>(each.mark)) + ": " + each.name);
        Battlefield field = fieldOf(each.mark, 4);
        const int target = redFirst(field);
        field.unitAt(blueFirst).hits = each.attackerHits;
        field.unitAt(target).hits = each.defenderHits;
        std::vector<int> dice = each.attackerDice;
        dice.insert(dice.end(), each.defenderDice.begin(), each.defenderDice.end());
        const Outcome outcome = play(field, meleeOf(blueFirst, target, dice));
        ASSERT_EQ(outcome.refusal, Refusal::none);
        EXPECT_EQ(field.unitAt(blueFirst).hits, each.attackerLeft);
        EXPECT_EQ(field.unitAt(target).hits, each.defenderLeft);
        std::vector<int> expected;
        if (each.fallsBack != FallsBack::nobody)
            expected.push_back(each.fallsBack == FallsBack::attacker ? blueFirst : target);
        EXPECT_EQ(outcome.fallBack, expected);
    }
}

TEST(MorschauserMelee, TheGroundConcernsTheAttackerAlone) {
    Battlefield field = fieldOf(Mark::one, 3);
    Order order = meleeOf(blueFirst, redFirst(field), {3, 2, 6, 6, 6, 3, 3, 6, 6, 6});
    order.ground.uphill = true;
    const Outcome outcome = play(field, order);
    EXPECT_EQ(outcome.unitValue, 2);
    EXPECT_EQ(outcome.targetValue, 3);
    EXPECT_EQ(outcome.targetSuffers, 1);
    EXPECT_EQ(outcome.unitSuffers, 2);
}

TEST(MorschauserMelee, WrongNumberOfDiceChangesNothing) {
    Battlefield field = fieldOf(Mark::two, 3);
    const std::string before = show(field);
    EXPECT_EQ(play(field, meleeOf(blueFirst, redFirst(field), {1, 1, 1})).refusal, Refusal::badDice);
    EXPECT_EQ(show(field), before);
}

TEST(MorschauserRally, HitsRegained) {
    for (const RallyCase& each : rallyCases()) {
        SCOPED_TRACE(each.name);
        Battlefield field = fieldOf(each.mark, 3);
        field.rulings = each.rulings;
        field.commands[0].quality = each.quality;
        field.unitAt(blueFirst).guard = each.guard;
        field.unitAt(blueFirst).hits = each.hits;
        Order order = rallyOf(blueFirst, each.die);
        order.leaderHalfBoxes = each.leaderHalfBoxes;
        const Outcome outcome = play(field, order);
        EXPECT_EQ(outcome.refusal == Refusal::none, each.gain >= 0) << nameOf(outcome.refusal);
        EXPECT_EQ(field.unitAt(blueFirst).hits, each.hits + std::max(0, each.gain));
    }
}

TEST(MorschauserRally, OncePerLeaderAndTurn) {
    Battlefield field = fieldOf(Mark::two, 3);
    field.unitAt(blueFirst).hits = 2;
    EXPECT_EQ(play(field, rallyOf(blueFirst, 1)).refusal, Refusal::none);
    EXPECT_EQ(play(field, rallyOf(blueFirst, 6)).refusal, Refusal::alreadyRallied);
    play(field, Order{});
    EXPECT_EQ(play(field, rallyOf(blueFirst, 6)).refusal, Refusal::notActive);
    play(field, Order{});
    EXPECT_EQ(play(field, rallyOf(blueFirst, 6)).regained, 1);
}

TEST(MorschauserRally, OnlyByAStandingLeaderForHisOwnUnits) {
    Battlefield field = fieldOf(Mark::two, 3);
    EXPECT_EQ(play(field, rallyOf(redFirst(field), 6)).refusal, Refusal::otherCommand);
    EXPECT_EQ(play(field, rallyOf(blueLeader, 6)).refusal, Refusal::cannotRally);
    field.unitAt(blueLeader).hits = 0;
    EXPECT_EQ(play(field, rallyOf(blueFirst, 6)).refusal, Refusal::noLeader);
}

TEST(MorschauserLeaders, Quality) {
    for (const QualityCase& each : qualityCases())
        EXPECT_EQ(qualityOf(each.die, each.leadership), each.quality) << each.leadership << " " << each.die;
    EXPECT_EQ(qualityCases().size(), 18U);
}

TEST(MorschauserLeaders, QualityIsRolledOnceInMarkTwo) {
    Battlefield field = fieldOf(Mark::two, 3);
    field.armies[0].leadership = 1;
    Order order;
    order.verb = Verb::rollQuality;
    order.command = 0;
    order.dice = {4};
    EXPECT_EQ(play(field, order).quality, Quality::superior);
    EXPECT_EQ(play(field, order).refusal, Refusal::alreadyRolled);
    Battlefield old = fieldOf(Mark::one, 3);
    EXPECT_EQ(play(old, order).refusal, Refusal::noQuality);
}

TEST(MorschauserMorale, Commands) {
    for (const CommandCase& each : commandCases()) {
        SCOPED_TRACE(each.name);
        EXPECT_EQ(commandShaken(each.mark, each.units, each.removed), each.shaken);
        Battlefield field = fieldOf(each.mark, each.units);
        const int first = redFirst(field);
        if (each.leaderRemoved)
            shootDown(field, first - 1);
        for (int i = 0; i < each.removed; ++i)
            shootDown(field, first + i);
        EXPECT_EQ(field.commands[1].shaken, each.shaken);
        EXPECT_EQ(field.removedUnits(1), each.removed);
    }
}

TEST(MorschauserMorale, ShakenComesOnceAndAtOnce) {
    Battlefield field = fieldOf(Mark::two, 4, 2);
    const int first = 6; // of the second command, which is red's
    EXPECT_TRUE(shootDown(field, first).retreat.empty());
    EXPECT_EQ(shootDown(field, first + 1).retreat, std::vector<int>{1});
    EXPECT_TRUE(shootDown(field, first + 2).retreat.empty());
    EXPECT_FALSE(field.armies[1].conceded);
}

TEST(MorschauserMorale, Armies) {
    for (const ArmyCase& each : armyCases()) {
        SCOPED_TRACE(std::to_string(each.broken) + " of " + std::to_string(each.commands));
        Battlefield field = fieldOf(each.mark, 2, each.commands);
        int broken = 0;
        for (int i = 0; i < static_cast<int>(field.units.size()); ++i) {
            const bool red = field.sideOf(i) == 1;
            broken += red && field.unitAt(i).type == Type::leader ? 1 : 0;
            if (red && broken <= each.broken)
                shootDown(field, i);
        }
        EXPECT_EQ(field.armies[1].conceded, each.concedes);
        EXPECT_FALSE(field.armies[0].conceded);
    }
}

TEST(MorschauserMorale, BothArmiesMayConcedeInOneMelee) {
    Battlefield field = fieldOf(Mark::two, 2);
    field.unitAt(blueFirst).hits = 1;
    field.unitAt(redFirst(field)).hits = 1;
    const Outcome outcome = play(field, meleeOf(blueFirst, redFirst(field), {1, 1}));
    EXPECT_EQ(outcome.retreat.size(), 2U);
    EXPECT_EQ(outcome.conceded.size(), 2U);
}

TEST(MorschauserTurns, WhoGoesFirst) {
    for (const FirstCase& each : firstCases()) {
        Battlefield field = fieldOf(Mark::two, 2);
        field.first.reset();
        Order order;
        order.verb = Verb::rollFirst;
        order.dice = each.dice;
        const Outcome outcome = play(field, order);
        EXPECT_EQ(outcome.refusal == Refusal::none, each.first >= 0);
        EXPECT_EQ(field.first.value_or(-1), each.first);
    }
}

TEST(MorschauserTurns, SidesAlternate) {
    Battlefield field = fieldOf(Mark::one, 2);
    field.first = 1;
    std::vector<int> active;
    for (int i = 0; i < 4; ++i) {
        active.push_back(field.active());
        play(field, Order{});
    }
    EXPECT_EQ(active, (std::vector<int>{1, 0, 1, 0}));
    EXPECT_EQ(field.playerTurn, 5);
}

} // namespace
} // namespace umpire::test::morschauser_model_test
