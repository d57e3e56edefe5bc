#include "morschauser_battle.h"

namespace umpire::morschauser {

namespace {

/// For whatever a unit of the active side does to an enemy.
Refusal refusalOfFight(const Battlefield& field, const Order& order) {
    if (!field.first)
        return Refusal::notStarted;
    if (field.removed(order.unit) || field.removed(order.target))
        return Refusal::removed;
    if (field.sideOf(order.unit) != field.active())
        return Refusal::notActive;
    return field.sideOf(order.unit) == field.sideOf(order.target) ? Refusal::notEnemy : Refusal::none;
}

Refusal refusalOfShot(const Battlefield& field, const Order& order) {
    const Refusal refusal = refusalOfFight(field, order);
    if (refusal != Refusal::none)
        return refusal;
    const Unit& shooter = field.unitAt(order.unit);
    const Type type = handledAs(shooter);
    if (rowOf(field.mark, type).shootings.empty())
        return Refusal::neverShoots;
    if (shooter.shot)
        return Refusal::alreadyShot;
    if (order.aim.inStream)
        return Refusal::inStream;
    return shootingAt(field.mark, type, order.aim.rangeHalfBoxes) ? Refusal::none : Refusal::outOfRange;
}

Refusal refusalOfRallied(const Battlefield& field, const Order& order) {
    const Unit& unit = field.unitAt(order.unit);
    if (unit.command != order.command)
        return Refusal::otherCommand;
    if (unit.type == Type::leader || unit.hits == 0)
        return Refusal::cannotRally;
    return withinRadius(field.mark, order.leaderHalfBoxes) ? Refusal::none : Refusal::beyondRadius;
}

Refusal refusalOfRally(const Battlefield& field, const Order& order) {
    if (!field.first)
        return Refusal::notStarted;
    const Command& command = field.commandAt(order.command);
    if (command.side != field.active())
        return Refusal::notActive;
    const int leader = field.leaderOf(order.command);
    if (leader < 0 || field.removed(leader))
        return Refusal::noLeader;
    if (command.rallied)
        return Refusal::alreadyRallied;
    return refusalOfRallied(field, order);
}

Refusal refusalOfQuality(const Battlefield& field, const Order& order) {
    if (field.mark == Mark::one)
        return Refusal::noQuality;
    const int leader = field.leaderOf(order.command);
    if (leader < 0 || field.removed(leader))
        return Refusal::noLeader;
    return field.commandAt(order.command).qualityRolled ? Refusal::alreadyRolled : Refusal::none;
}

} // namespace

Refusal refusalOf(const Battlefield& field, const Order& order) {
    switch (order.verb) {
    case Verb::rollFirst:
        return field.first ? Refusal::started : Refusal::none;
    case Verb::rollQuality:
        return refusalOfQuality(field, order);
    case Verb::move:
        return field.removed(order.unit) ? Refusal::removed : Refusal::none;
    case Verb::shoot:
        return refusalOfShot(field, order);
    case Verb::melee:
        return refusalOfFight(field, order);
    case Verb::rally:
        return refusalOfRally(field, order);
    case Verb::nextPhase:
    case Verb::nextTurn:
        return field.first ? Refusal::none : Refusal::notStarted;
    }
    return Refusal::none;
}

} // namespace umpire::morschauser
