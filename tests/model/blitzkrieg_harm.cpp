#include "blitzkrieg_action.h"

namespace umpire::blitzkrieg {

namespace {

/// 4.10
void loseFactors(Game& game, const Unit& unit) {
    const bool leaves = unit.arm == Arm::cavalry || unit.arm == Arm::infantry || unit.arm == Arm::german;
    if (unit.camp != Camp::turkish || (!operationsPhase(game.phase) && !game.rulings.bombardmentToo))
        return;
    Side& side = game.sideOf(Camp::turkish);
    if (leaves) {
        const int before = side.lostFactors / 3;
        side.lostFactors += fullStrength(game, unit).value_or(0);
        side.fragmentsDue += side.lostFactors / 3 - before;
    }
    // The last to fall in an attack that leaves fragments, whatever it is.
    if (side.lostFactors > 0)
        side.fragmentRow = rowOf(unit.hex) - 1;
}

} // namespace

void eliminate(Game& game, Unit& unit) {
    if (!unit.inPlay())
        return;
    loseFactors(game, unit);
    if (unit.camp == Camp::turkish)
        game.sideOf(Camp::turkish).lostThisTurn = true;
    unit.status = Status::eliminated;
    unit.hex = 0;
    unit.mustRetreat = false;
}

void disrupt(const TurnAction& deed, Unit& unit) {
    if (unit.camp == Camp::british) {
        ++deed.game.sideOf(Camp::british).tally;
        return;
    }
    if (unit.disrupted() || counterOf(deed.game, unit).rear == Rear::blank) {
        eliminate(deed.game, unit);
        return;
    }
    if (counterOf(deed.game, unit).rear == Rear::unknown)
        deed.warn(Warning::rearUnknown);
    unit.status = Status::disrupted;
}

void removeDummy(Unit& unit) {
    unit.status = Status::removed;
    unit.hex = 0;
}

void removeDummies(Game& game, Hex hex, Camp camp) {
    for (const int index : unitsIn(game, hex, camp))
        if (game.unitAt(index).isDummy())
            removeDummy(game.unitAt(index));
}

void beginAttack(Game& game) {
    for (Side& side : game.sides)
        side.lostFactors = 0;
}

void act(Game& game, Unit& unit, Doing doing) {
    unit.acted = true;
    if (unit.camp == Camp::turkish)
        unit.actedThisTurn = true;
    if (levelOf(game, unit) == Level::formation)
        game.formationAt(unit.formation).does = doing;
}

namespace {

void mustLeave(const TurnAction& deed, const Struck& struck) {
    std::vector<int> left;
    for (const int index : struck.units)
        if (deed.game.unitAt(index).onMap())
            left.push_back(index);
    for (const int index : left) {
        deed.game.unitAt(index).mustRetreat = true;
        deed.game.unitAt(index).hemmed = struck.concentric;
    }
    for (const int index : left)
        if (waysOut(deed.game, deed.game.unitAt(index)).empty())
            eliminate(deed.game, deed.game.unitAt(index));
}

} // namespace

void suffer(const TurnAction& deed, const Struck& struck, Result result) {
    const int strongest = strongestOf(deed.game, struck.units, struck.strengths, struck.favourite);
    const bool sought = disruptsStrongest(result) || eliminatesStrongest(result);
    if (sought && undecided(deed.game, struck.units, struck.strengths, struck.favourite))
        deed.warn(Warning::equals);
    for (const int index : struck.units) {
        Unit& unit = deed.game.unitAt(index);
        if (result == Result::all || (eliminatesStrongest(result) && index == strongest))
            eliminate(deed.game, unit);
        else if (disruptsStrongest(result) && index == strongest)
            disrupt(deed, unit);
    }
    if (eliminatesStrongest(result))
        for (const int index : struck.units)
            if (index != strongest)
                disrupt(deed, deed.game.unitAt(index));
    if (retreats(result))
        mustLeave(deed, struck);
}

} // namespace umpire::blitzkrieg
