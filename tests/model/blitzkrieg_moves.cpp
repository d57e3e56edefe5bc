#include "blitzkrieg_action.h"

#include <algorithm>

namespace umpire::blitzkrieg {

void straggle(const TurnAction& deed) {
    Unit& unit = deed.self();
    unit.allowance = worthOf(counterOf(deed.game, unit).rear, deed.thrown("straggle", unit.id, 6));
    unit.thrown = true;
}

namespace {

/// Dummies that stop somebody are turned over (8.3).
void turnOverDummies(Game& game, Hex hex, Camp mover) {
    for (Unit& unit : game.units)
        if (unit.camp != mover && unit.isDummy() && exertsZoneInto(game, unit, hex))
            removeDummy(unit);
}

void fallBackTo(Game& game, Unit& unit, Hex to) {
    if (to == 0) {
        eliminate(game, unit);
        return;
    }
    const std::vector<int> there = unitsIn(game, to, unit.camp);
    unit.amongFriends = std::any_of(there.begin(), there.end(), [&](int index) {
        const Unit& other = game.unitAt(index);
        return isReal(other) && !other.fellBack && &other != &unit;
    });
    unit.mustRetreat = false;
    unit.attacked = false;
    unit.fellBack = true;
    unit.aim = 0;
    unit.hex = to;
}

} // namespace

void move(const TurnAction& deed) {
    for (const int index : deed.party()) {
        deed.game.unitAt(index).hex = deed.order.to;
        deed.game.unitAt(index).aim = 0;
        act(deed.game, deed.game.unitAt(index), Doing::moves);
    }
    deed.game.sideOf(deed.self().camp).moved = true;
    if (!deed.order.freely)
        turnOverDummies(deed.game, deed.order.to, deed.self().camp);
}

void retreat(const TurnAction& deed) {
    for (const int index : deed.party())
        fallBackTo(deed.game, deed.game.unitAt(index), deed.order.to);
}

void advance(const TurnAction& deed) {
    for (const int index : deed.party()) {
        Unit& unit = deed.game.unitAt(index);
        unit.hex = unit.aim;
        unit.aim = 0;
    }
}

int fragmentsOnMap(const Game& game) {
    return static_cast<int>(
        unitsWhere(game, [](const Unit& unit) { return unit.arm == Arm::fragment && unit.onMap(); }).size());
}

namespace {

int commandOf(const Game& game, Camp camp) {
    for (int i = 0; i < static_cast<int>(game.formations.size()); ++i)
        if (game.formationAt(i).camp == camp && game.formationAt(i).level == Level::command)
            return i;
    return -1;
}

Unit newUnit(const Game& game, Camp camp, Arm arm, Hex hex) {
    Unit unit;
    unit.id = "new-" + std::to_string(game.units.size());
    unit.camp = camp;
    unit.arm = arm;
    unit.formation = commandOf(game, camp);
    unit.hex = hex;
    return unit;
}

} // namespace

void placeFragment(const TurnAction& deed) {
    Side& side = deed.game.sideOf(deed.order.camp);
    Unit unit = newUnit(deed.game, deed.order.camp, Arm::fragment, deed.order.to);
    unit.counter = {side.fragmentStrength, std::nullopt, side.fragmentRear};
    deed.game.units.push_back(unit);
    --side.fragmentsDue;
}

void formGarrisons(const TurnAction& deed) {
    Unit& unit = deed.self();
    Side& side = deed.game.sideOf(unit.camp);
    side.garrisonsDue = fullStrength(deed.game, unit).value_or(0);
    side.garrisonFrom = unit.hex;
    unit.status = Status::removed;
    unit.hex = 0;
}

void placeGarrison(const TurnAction& deed) {
    Side& side = deed.game.sideOf(deed.order.camp);
    const Hex hex = deed.game.towns.at(static_cast<std::size_t>(deed.order.town)).hex;
    Unit unit = newUnit(deed.game, deed.order.camp, Arm::garrison, hex);
    unit.counter.combat = side.garrisonStrength;
    deed.game.units.push_back(unit);
    --side.garrisonsDue;
}

} // namespace umpire::blitzkrieg
