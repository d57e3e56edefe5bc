#include "desert_action.h"

namespace umpire::desert {

namespace {

bool needsUnit(Verb verb) {
    return verb != Verb::initiative && verb != Verb::handOver && verb != Verb::reconstitution &&
           verb != Verb::tell && verb != Verb::nextPhase && verb != Verb::endTurn;
}

/// Ladders and ropes hang there whoever is left of those that brought them.
bool needsTarget(const Order& order) {
    return order.target >= 0 && order.verb != Verb::pushLadder && order.verb != Verb::cutRope;
}

/// Those of whom an order asks that they stand on the table. A gun may be manned that nobody serves.
bool allStand(const Battlefield& field, const Order& order) {
    const bool comes = order.verb == Verb::comeBack || order.verb == Verb::manGun;
    if (needsUnit(order.verb) && !comes && !field.unitAt(order.unit).stands())
        return false;
    return !needsTarget(order) || field.unitAt(order.target).stands();
}

Refusal unless(bool possible, Refusal refusal) {
    return possible ? Refusal::none : refusal;
}

Refusal refusalOfFire(const Battlefield& field, const Order& order) {
    const Unit& unit = field.unitAt(order.unit);
    if (!order.weapon && !unit.row().weapon)
        return Refusal::noWeapon;
    const Weapon weapon = order.weapon ? *order.weapon : *unit.row().weapon;
    if (weapon == Weapon::machineGun && unit.broken)
        return Refusal::brokenGun;
    return unless(actingFigures(field, order) + order.wounded > 0, Refusal::nobodyFires);
}

Refusal refusalOfReturn(const Battlefield& field, const Unit& unit) {
    const Army& army = field.armyAt(unit.side);
    return unless(returns(unit.kind) && !unit.inPlay() && army.reserveRolled && army.reserve > 0,
                  Refusal::neverReturns);
}

Refusal refusalOfWalls(const Battlefield& field, const Order& order) {
    switch (order.verb) {
    case Verb::placeLadder:
        return unless(field.unitAt(order.unit).ladders > 0, Refusal::noLadder);
    case Verb::climb:
        return unless(field.unitAt(order.unit).laddersUp > 0, Refusal::noLadder);
    case Verb::pushLadder:
        return unless(field.unitAt(order.target).laddersUp > 0, Refusal::noLadder);
    case Verb::scale:
        return unless(field.unitAt(order.unit).ropes > 0, Refusal::noRope);
    case Verb::cutRope:
        return unless(field.unitAt(order.target).ropes > 0, Refusal::noRope);
    case Verb::lock:
    case Verb::unlock:
    case Verb::bash:
        return unless(!field.doorAt(order.door).broken, Refusal::brokenDoor);
    default:
        return Refusal::none;
    }
}

Refusal refusalOfUnit(const Battlefield& field, const Order& order) {
    const Unit& unit = field.unitAt(order.unit);
    switch (order.verb) {
    case Verb::fire:
        return refusalOfFire(field, order);
    case Verb::takeHits:
        return unless(unit.hits + unit.mountedHits > 0, Refusal::noHits);
    case Verb::carry:
        return unless(unit.serious > 0, Refusal::noWounded);
    case Verb::manGun:
        return unless(unit.row().gun, Refusal::noGun);
    case Verb::morale:
        return unless(testsMorale(unit.kind), Refusal::neverTests);
    case Verb::comeBack:
        return refusalOfReturn(field, unit);
    default:
        return refusalOfWalls(field, order);
    }
}

} // namespace

Refusal refusalOf(const Battlefield& field, const Order& order) {
    if (!allStand(field, order))
        return Refusal::gone;
    if (order.verb == Verb::handOver)
        return unless(field.armyAt(order.side).chooses, Refusal::notChosen);
    if (order.verb == Verb::reconstitution)
        return unless(!field.armyAt(order.side).reserveRolled, Refusal::alreadyRolled);
    if (order.verb == Verb::tell)
        return unless(field.armyAt(order.side).reserveRolled, Refusal::notRolled);
    return needsUnit(order.verb) ? refusalOfUnit(field, order) : Refusal::none;
}

} // namespace umpire::desert
