#include "desert_action.h"

namespace umpire::desert {

namespace {

void handOver(const TurnAction& deed) {
    deed.field.armyAt(deed.order.side).toAct = false;
    deed.field.armyAt(1 - deed.order.side).toAct = true;
}

void placeLadder(const TurnAction& deed) {
    --deed.self().ladders;
    ++deed.self().laddersUp;
}

void throwGrapple(const TurnAction& deed) {
    ++deed.self().ropes;
    oneMan(deed);
}

void reload(const TurnAction& deed) {
    deed.self().rounds = 6;
    oneMan(deed);
}

using Deeds = std::map<Verb, void (*)(const TurnAction&)>;

const Deeds& deeds() {
    static const Deeds all = {
        {Verb::initiative, diceForInitiative},
        {Verb::handOver, handOver},
        {Verb::pass, [](const TurnAction& deed) { act(deed, actingFigures(deed.field, deed.order)); }},
        {Verb::fire, fire},
        {Verb::takeHits, takeHits},
        {Verb::move, march},
        {Verb::charge, march},
        {Verb::carry, carry},
        {Verb::placeLadder, placeLadder},
        {Verb::pushLadder, pushLadder},
        {Verb::climb, climb},
        {Verb::throwGrapple, throwGrapple},
        {Verb::scale, scale},
        {Verb::cutRope, cutRope},
        {Verb::lock, [](const TurnAction& deed) { deed.field.doorAt(deed.order.door).locked = true; }},
        {Verb::unlock, [](const TurnAction& deed) { deed.field.doorAt(deed.order.door).locked = false; }},
        {Verb::bash, bash},
        {Verb::reload, reload},
        {Verb::manGun, manGun},
        {Verb::melee, melee},
        {Verb::morale, testMorale},
        {Verb::reconstitution, rollReserve},
        {Verb::comeBack, comeBack},
        {Verb::tell, [](const TurnAction& deed) { deed.field.armyAt(deed.order.side).reserveTold = true; }},
        {Verb::nextPhase, [](const TurnAction& deed) { nextPhase(deed.field); }},
        {Verb::endTurn, [](const TurnAction& deed) { endTurn(deed.field); }},
    };
    return all;
}

} // namespace

Outcome play(Battlefield& field, const Order& order, Dice& dice) {
    Outcome outcome;
    outcome.refusal = refusalOf(field, order);
    if (outcome.refusal == Refusal::none)
        deeds().at(order.verb)({field, order, dice, outcome.rolls});
    return outcome;
}

} // namespace umpire::desert
