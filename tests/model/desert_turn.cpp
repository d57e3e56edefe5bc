#include "desert_action.h"

#include <algorithm>

namespace umpire::desert {

namespace {

void beginFire(Battlefield& field) {
    for (Unit& unit : field.units)
        unit.atFire = unit.able();
}

void beginMorale(Battlefield& field) {
    for (Unit& unit : field.units)
        unit.owesMorale =
            unit.owesMorale || (unit.stands() && testsMorale(unit.kind) && unit.newLosses > unit.testedFor);
}

void endTurnOf(const Battlefield& field, Unit& unit) {
    if (unit.state == State::routing && field.turn > unit.routedIn)
        unit.state = State::steady;
    unit.lightOld = unit.lightNew;
    unit.lightNew = 0;
    if (unit.jammed && field.turn >= unit.jamClears)
        unit.jammed = false;
    unit.busy = 0;
    unit.noFire = 0;
    unit.atFire = 0;
    unit.newLosses = 0;
    unit.testedFor = 0;
}

void beginTurn(Battlefield& field) {
    for (Army& army : field.armies) {
        army.chooses = false;
        army.toAct = false;
    }
    for (Unit& unit : field.units)
        if (unit.state == State::routing) {
            unit.busy = unit.able();
            unit.noFire = unit.able();
        }
}

void passTurn(Battlefield& field) {
    for (Unit& unit : field.units)
        endTurnOf(field, unit);
    ++field.turn;
    field.phase = Phase::immediateFire;
    beginTurn(field);
}

} // namespace

void nextPhase(Battlefield& field) {
    if (field.phase == Phase::morale)
        return passTurn(field);
    field.phase = static_cast<Phase>(static_cast<int>(field.phase) + 1);
    if (field.phase == Phase::fire)
        beginFire(field);
    if (field.phase == Phase::morale)
        beginMorale(field);
}

void endTurn(Battlefield& field) {
    while (field.phase != Phase::morale)
        nextPhase(field);
    nextPhase(field);
}

void diceForInitiative(const TurnAction& deed) {
    const std::string& a = deed.field.armyAt(deed.order.side).id;
    const std::string& b = deed.field.armyAt(1 - deed.order.side).id;
    int first = 0;
    int second = 0;
    while (first == second) {
        first = deed.thrown("initiative", a, 1, 10).front();
        deed.rolls.back().outcome = "diced";
        second = deed.thrown("initiative", b, 1, 10).front();
        deed.rolls.back().outcome = "diced";
    }
    // `side` is the first that throws.
    const int winner = first > second ? deed.order.side : 1 - deed.order.side;
    for (int side = 0; side < 2; ++side) {
        deed.field.armyAt(side).chooses = side == winner;
        deed.field.armyAt(side).toAct = side == winner;
    }
}

void testMorale(const TurnAction& deed) {
    Unit& unit = deed.self();
    const Nerve nerve{unit.leader, deed.order.sheikNear, deed.order.breached || unit.inside > 0};
    Roll roll;
    unit.owesMorale = false;
    unit.testedFor = unit.newLosses;
    roll.check = "morale";
    roll.subject = unit.id;
    roll.dice = deed.dice.roll(1, unitDie(unit.start, deed.field.rulings));
    addLine(roll.lines, "leader", nerve.leader ? 2 : 0);
    addLine(roll.lines, "sheik", nerve.sheik ? 4 : 0);
    addLine(roll.lines, "breached", nerve.breached ? 5 : 0);
    addLine(roll.lines, "casualties", -unit.lost);
    roll.total = roll.dice.front() + sumOf(roll.lines);
    if (stands(roll.dice.front(), nerve, unit.lost)) {
        roll.outcome = "stands";
    } else if (leavesField(unit.figures(), unit.start)) {
        roll.outcome = "leaves-the-field";
        takeOff(deed.field, unit, State::left);
    } else {
        roll.outcome = "falls-back";
        unit.state = State::routing;
        unit.routedIn = deed.field.turn;
    }
    deed.report(roll);
}

void rollReserve(const TurnAction& deed) {
    Army& army = deed.field.armyAt(deed.order.side);
    const int die = deed.thrown("reconstitution", army.id, 1, 6).front();
    army.reserve = reserveOf(die);
    army.reserveRolled = true;
    deed.rolls.back().total = army.reserve;
    deed.rolls.back().outcome = "reserve";
}

void comeBack(const TurnAction& deed) {
    Unit& unit = deed.self();
    Unit fresh;
    fresh.id = unit.id;
    fresh.side = unit.side;
    fresh.kind = unit.kind;
    fresh.start = unit.start;
    // What it can do it keeps, and what was taken stock of for this turn.
    fresh.firing = unit.firing;
    fresh.fighting = unit.fighting;
    fresh.atFire = unit.atFire;
    fresh.rounds = unit.rounds;
    fresh.jammed = unit.jammed;
    fresh.jamClears = unit.jamClears;
    fresh.broken = unit.broken;
    fresh.leader = true;
    fresh.ladders = unit.row().ladders;
    fresh.edge = deed.order.edge;
    fresh.cameBack = unit.cameBack + 1;
    unit = fresh;
    --deed.field.armyAt(unit.side).reserve;
}

} // namespace umpire::desert
