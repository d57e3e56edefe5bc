#include "desert_random.h"

namespace umpire::desert {

namespace {

int anyUnit(Seeded& random, const Battlefield& field) {
    return random.between(0, static_cast<int>(field.units.size()) - 1);
}

bool isAboutAnother(Verb verb) {
    return verb == Verb::fire || verb == Verb::charge || verb == Verb::pushLadder || verb == Verb::cutRope ||
           verb == Verb::melee || verb == Verb::manGun;
}

bool isAboutDoor(Verb verb) {
    return verb == Verb::lock || verb == Verb::unlock || verb == Verb::bash;
}

/// Another unit; of the same side for a gun's crew, else an enemy.
int anyOther(Seeded& random, const Battlefield& field, const Order& order) {
    const Unit& self = field.unitAt(order.unit);
    const bool friendly = order.verb == Verb::manGun;
    const std::vector<int> others = unitsWhere(
        field, [&](const Unit& unit) { return unit.id != self.id && (unit.side == self.side) == friendly; });
    return others.empty() ? -1 : random.pick(others);
}

int anyDoor(Seeded& random, const Battlefield& field) {
    return random.between(0, static_cast<int>(field.doors.size()) - 1);
}

/// The other side's ladder or rope.
int targetWith(Seeded& random, const Battlefield& field, const Order& order, bool ladder) {
    const int side = field.unitAt(order.unit).side;
    const std::vector<int> targets = unitsWhere(field, [&](const Unit& unit) {
        return unit.side != side && (ladder ? unit.laddersUp : unit.ropes) > 0;
    });
    return targets.empty() ? -1 : random.pick(targets);
}

Order atAnother(Seeded& random, const Battlefield& field, Order order, Verb verb) {
    order.target = targetWith(random, field, order, verb == Verb::pushLadder);
    if (order.target >= 0)
        order.verb = verb;
    order.unmanned = verb == Verb::pushLadder && random.chance(20);
    return order;
}

Order atDoor(Seeded& random, const Battlefield& field, Order order) {
    static const std::vector<Verb> verbs = {Verb::lock, Verb::unlock, Verb::bash, Verb::bash};
    const int door = anyDoor(random, field);
    if (field.doorAt(door).broken)
        return order;
    order.verb = random.pick(verbs);
    order.door = door;
    return order;
}

Order onLadder(Seeded& random, Order order) {
    order.verb = Verb::climb;
    order.figures = random.chance(50) ? 0 : random.between(1, climbersOfTurn);
    order.opposed = random.chance(25);
    return order;
}

Order own(Order order, Verb verb) {
    order.verb = verb;
    return order;
}

/// What a unit can do of its own at the wall.
Order ownWallOrder(Seeded& random, const Unit& unit, const Order& order) {
    if (unit.laddersUp > 0 && random.chance(50))
        return onLadder(random, order);
    if (unit.ropes > 0 && random.chance(60))
        return own(order, Verb::scale);
    if (unit.ladders > 0 && random.chance(70))
        return own(order, Verb::placeLadder);
    return own(order, unit.rounds < 6 ? Verb::reload : Verb::throwGrapple);
}

} // namespace

Order randomWallOrder(Seeded& random, const Battlefield& field, Order order) {
    const Unit& unit = field.unitAt(order.unit);
    if (unit.serious > 0 && random.chance(30))
        return own(order, Verb::carry);
    const int kind = random.between(1, 100);
    if (kind <= 20)
        return atDoor(random, field, order);
    if (kind <= 45)
        return atAnother(random, field, order, random.chance(60) ? Verb::pushLadder : Verb::cutRope);
    return ownWallOrder(random, unit, order);
}

Order randomFault(Seeded& random, const Battlefield& field) {
    Order order;
    order.verb =
        static_cast<Verb>(random.between(static_cast<int>(Verb::handOver), static_cast<int>(Verb::tell)));
    order.side = random.between(0, 1);
    order.unit = anyUnit(random, field);
    if (isAboutAnother(order.verb))
        order.target = anyOther(random, field, order);
    if (isAboutAnother(order.verb) && order.target < 0)
        order.verb = Verb::pass;
    if (isAboutDoor(order.verb))
        order.door = anyDoor(random, field);
    order.edge = Edge::north;
    return order;
}

} // namespace umpire::desert
