#include "morschauser_random.h"

#include <algorithm>

namespace umpire::morschauser {

namespace {

template <class Wanted>
std::vector<int> unitsWhere(const Battlefield& field, Wanted wanted) {
    std::vector<int> found;
    for (int i = 0; i < static_cast<int>(field.units.size()); ++i)
        if (wanted(i))
            found.push_back(i);
    return found;
}

std::vector<int> standingOf(const Battlefield& field, int side) {
    return unitsWhere(field, [&](int i) { return !field.removed(i) && field.sideOf(i) == side; });
}

bool hurt(const Battlefield& field, int unit) {
    return field.unitAt(unit).hits < originalHits(field.mark, field.unitAt(unit));
}

/// Prefers who is hurt, and hurt by fire, so that battles come to their falls back and their end.
int randomTarget(Seeded& random, const Battlefield& field) {
    std::vector<int> enemies = standingOf(field, 1 - field.active());
    const auto worse = [&](int unit) {
        return field.unitAt(unit).fireHits * 10 + (hurt(field, unit) ? 1 : 0);
    };
    std::stable_sort(enemies.begin(), enemies.end(), [&](int a, int b) { return worse(a) > worse(b); });
    const int last = static_cast<int>(enemies.size()) - 1;
    return enemies[static_cast<std::size_t>(random.between(0, random.chance(70) ? std::min(2, last) : last))];
}

Order randomShot(Seeded& random, const Battlefield& field) {
    const std::vector<int> shooters = unitsWhere(field, [&](int i) {
        const Unit& unit = field.unitAt(i);
        return !field.removed(i) && field.sideOf(i) == field.active() && !unit.shot &&
               !rowOf(field.mark, handledAs(unit)).shootings.empty();
    });
    Order order;
    if (shooters.empty())
        return order;
    order.verb = Verb::shoot;
    order.unit = random.pick(shooters);
    order.target = randomTarget(random, field);
    const Row& row = rowOf(field.mark, handledAs(field.unitAt(order.unit)));
    order.aim.rangeHalfBoxes = random.between(2, random.pick(row.shootings).rangeBoxes * halfBoxesOfBox);
    order.aim.intoWoods = random.chance(15);
    order.aim.behindWall = random.chance(15);
    order.aim.inBuilding = random.chance(15);
    return order;
}

Order randomMelee(Seeded& random, const Battlefield& field) {
    Order order;
    order.verb = Verb::melee;
    order.unit = random.pick(standingOf(field, field.active()));
    order.target = randomTarget(random, field);
    order.unitFront = random.chance(80);
    order.targetFront = random.chance(60);
    order.ground.uphill = random.chance(15);
    order.ground.fromStream = random.chance(15);
    order.ground.intoWoods = random.chance(15);
    order.ground.intoBuilding = random.chance(15);
    return order;
}

bool canBeRallied(const Battlefield& field, int unit) {
    const Command& command = field.commandOf(unit);
    const int leader = field.leaderOf(field.unitAt(unit).command);
    return field.unitAt(unit).type != Type::leader && !field.removed(unit) && hurt(field, unit) &&
           command.side == field.active() && !command.rallied && !field.removed(leader);
}

Order randomRally(Seeded& random, const Battlefield& field) {
    const std::vector<int> units = unitsWhere(field, [&](int i) { return canBeRallied(field, i); });
    Order order;
    if (units.empty())
        return order;
    order.verb = Verb::rally;
    order.unit = random.pick(units);
    order.command = field.unitAt(order.unit).command;
    order.leaderHalfBoxes = random.between(0, leaderRadiusBoxes(field.mark) * halfBoxesOfBox);
    return order;
}

Order randomMove(Seeded& random, const Battlefield& field) {
    Order order;
    order.verb = Verb::move;
    order.unit = random.pick(standingOf(field, field.active()));
    order.path.straight = random.between(0, 5);
    order.path.diagonal = random.between(0, 2);
    order.path.turns = random.between(0, 2);
    order.march.toRear = random.chance(30);
    order.march.allRoad = random.chance(30);
    const Unit& unit = field.unitAt(order.unit);
    if (unit.type != Type::leader && !field.removed(field.leaderOf(unit.command)))
        order.march.leaderHalfBoxes = random.between(0, 24);
    return order;
}

/// Leaders first, then who begins.
Order randomOpening(const Battlefield& field) {
    Order order;
    order.verb = Verb::rollFirst;
    if (field.mark == Mark::one)
        return order;
    for (int i = 0; i < static_cast<int>(field.commands.size()); ++i)
        if (!field.commandAt(i).qualityRolled) {
            order.verb = Verb::rollQuality;
            order.command = i;
            return order;
        }
    return order;
}

Order goodOrder(Seeded& random, const Battlefield& field) {
    if (!field.first)
        return randomOpening(field);
    const int kind = random.between(1, 100);
    if (kind <= 12)
        return randomMove(random, field);
    if (kind <= 57)
        return randomShot(random, field);
    if (kind <= 82)
        return randomMelee(random, field);
    if (kind <= 94)
        return randomRally(random, field);
    Order order;
    order.verb = random.chance(50) ? Verb::nextPhase : Verb::nextTurn;
    return order;
}

bool wholeRally(const Battlefield& field, const Order& order) {
    return order.verb == Verb::rally && refusalOf(field, order) == Refusal::none && !hurt(field, order.unit);
}

/// After the battle began nobody rolls for a leader any more: what that means is left open.
bool lateQuality(const Battlefield& field, const Order& order) {
    return order.verb == Verb::rollQuality && field.first && refusalOf(field, order) == Refusal::none;
}

void spoilDice(Seeded& random, Order& order) {
    if (order.dice.empty() || random.chance(50))
        order.dice.push_back(random.die());
    else
        order.dice.back() = 7;
}

} // namespace

Order withDice(Seeded& random, const Battlefield& field, Order order) {
    order.dice.clear();
    if (refusalOf(field, order) != Refusal::none)
        return order;
    const int dice = diceOf(field, order);
    for (int i = 0; i < dice; ++i)
        order.dice.push_back(random.die());
    while (order.verb == Verb::rollFirst && order.dice.back() == order.dice[order.dice.size() - 2]) {
        order.dice.push_back(random.die());
        order.dice.push_back(random.die());
    }
    return order;
}

Order randomOrder(Seeded& random, const Battlefield& field, int faults) {
    const Order good = goodOrder(random, field);
    if (!random.chance(faults))
        return withDice(random, field, good);
    if (random.chance(15)) {
        Order order = withDice(random, field, good);
        spoilDice(random, order);
        return order;
    }
    const Order order = withFault(random, field, good);
    const bool open = wholeRally(field, order) || lateQuality(field, order);
    return withDice(random, field, open ? good : order);
}

bool over(const Battlefield& field) {
    for (int side = 0; side < 2; ++side) {
        const std::vector<int> left = standingOf(field, side);
        const bool leadersOnly = std::all_of(
            left.begin(), left.end(), [&](int unit) { return field.unitAt(unit).type == Type::leader; });
        if (field.armyAt(side).conceded || leadersOnly)
            return true;
    }
    return false;
}

} // namespace umpire::morschauser
