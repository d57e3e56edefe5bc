#include "blitzkrieg_units.h"

#include <algorithm>

namespace umpire::blitzkrieg {

namespace {

const Unit& self(const Game& game, const Order& order) {
    return game.unitAt(order.unit);
}

bool standsOnMap(const Game& game, const Unit& unit) {
    return takesPart(game, unit) && unit.hex != 0;
}

template <class Wanted>
bool allMeet(const Game& game, const std::vector<int>& units, const Wanted& wanted) {
    return std::all_of(units.begin(), units.end(), [&](int index) { return wanted(game.unitAt(index)); });
}

bool isRooted(const Unit& unit) {
    return unit.arm == Arm::garrison || unit.arm == Arm::fragment;
}

bool bombards(const Unit& unit) {
    return unit.arm == Arm::artillery || unit.arm == Arm::aircraft;
}

/// Who acts, and whom, stand on the map and are enemies.
Refusal pairRefusal(const Game& game, const Order& order) {
    if (!standsOnMap(game, self(game, order)))
        return Refusal::notOnTheMap;
    if (!standsOnMap(game, game.unitAt(order.target)))
        return Refusal::targetNotOnTheMap;
    return self(game, order).camp == game.unitAt(order.target).camp ? Refusal::sameSide : Refusal::none;
}

Refusal bombardRefusal(const Game& game, const Order& order) {
    const Unit& unit = self(game, order);
    if (!bombards(unit))
        return Refusal::noGun;
    if (const Refusal refusal = pairRefusal(game, order); refusal != Refusal::none)
        return refusal;
    if (unit.disrupted())
        return Refusal::gunDisrupted;
    const bool able = allMeet(game, order.with, [&](const Unit& other) {
        return bombards(other) && standsOnMap(game, other) && !other.disrupted() && other.camp == unit.camp;
    });
    return able ? Refusal::none : Refusal::withCannot;
}

bool mayMove(const Game& game, const Unit& unit) {
    return standsOnMap(game, unit) && !isRooted(unit) && (!unit.disrupted() || unit.thrown);
}

Refusal moveRefusal(const Game& game, const Order& order) {
    const Unit& unit = self(game, order);
    if (!standsOnMap(game, unit))
        return Refusal::notOnTheMap;
    if (isRooted(unit))
        return Refusal::isRooted;
    if (unit.arm == Arm::aircraft)
        return Refusal::flies;
    if (unit.disrupted() && !unit.thrown)
        return Refusal::notThrown;
    const bool able = allMeet(game, order.with, [&](const Unit& other) { return mayMove(game, other); });
    return able ? Refusal::none : Refusal::withCannot;
}

Refusal straggleRefusal(const Game& game, const Order& order) {
    const Unit& unit = self(game, order);
    if (!standsOnMap(game, unit))
        return Refusal::notOnTheMap;
    if (!unit.disrupted())
        return Refusal::notDisrupted;
    if (counterOf(game, unit).rear == Rear::unknown)
        return Refusal::rearUnknown;
    return isRooted(unit) ? Refusal::isRooted : Refusal::none;
}

Refusal combatRefusal(const Game& game, const Order& order) {
    if (const Refusal refusal = pairRefusal(game, order); refusal != Refusal::none)
        return refusal;
    const Unit& unit = self(game, order);
    const Unit& target = game.unitAt(order.target);
    if (!isReal(unit))
        return Refusal::noCombatUnit;
    if (!allMeet(game, order.with, [&](const Unit& other) {
            return isReal(other) && standsOnMap(game, other) && other.camp == unit.camp;
        }))
        return Refusal::withCannot;
    if (!allMeet(game, order.defenders, [&](const Unit& other) {
            return isReal(other) && standsOnMap(game, other) && other.camp == target.camp &&
                   other.hex == target.hex;
        }))
        return Refusal::defenderElsewhere;
    const bool guns = allMeet(game, order.support, [&](const Unit& other) {
        return other.arm == Arm::artillery && standsOnMap(game, other) && other.camp == target.camp;
    });
    return guns ? Refusal::none : Refusal::supportNoGun;
}

Refusal advanceRefusal(const Game& game, const Order& order) {
    const Unit& unit = self(game, order);
    if (!standsOnMap(game, unit))
        return Refusal::notOnTheMap;
    if (!unit.acted || unit.aim == 0)
        return Refusal::nothingVacated;
    if (!allMeet(game, order.with,
                 [&](const Unit& other) { return standsOnMap(game, other) && other.aim == unit.aim; }))
        return Refusal::withCannot;
    const std::vector<int> there = unitsIn(game, unit.aim, enemyOf(unit.camp));
    const bool held = !allMeet(game, there, [](const Unit& other) { return !isReal(other); });
    return held ? Refusal::notVacated : Refusal::none;
}

Refusal fragmentRefusal(const Game& game, const Order& order) {
    if (game.sideOf(order.camp).fragmentsDue <= 0)
        return Refusal::noFragments;
    const std::vector<int> there = unitsWhere(
        game, [&](const Unit& unit) { return unit.arm == Arm::fragment && standsOnMap(game, unit); });
    return there.size() >= 9 ? Refusal::fragmentsAllOut : Refusal::none;
}

Refusal garrisonRefusal(const Game& game, const Order& order) {
    const Unit& unit = self(game, order);
    if (!standsOnMap(game, unit))
        return Refusal::notOnTheMap;
    if (unit.camp != Camp::british || !isReal(unit) || isRooted(unit))
        return Refusal::noGarrisonFrom;
    return fullStrength(game, unit).value_or(0) > 0 ? Refusal::none : Refusal::strengthUnknown;
}

Refusal markerRefusal(const Game& game, const Order& order) {
    const Formation& formation = game.formationAt(order.formation);
    if (formation.camp != Camp::british || formation.level != Level::formation)
        return Refusal::noDivision;
    std::set<Hex> hexes;
    for (const Unit& unit : game.units)
        if (unit.formation == order.formation && standsOnMap(game, unit))
            hexes.insert(unit.hex);
    if (hexes.empty())
        return Refusal::formationGone;
    return hexes.size() > 1 ? Refusal::notInOneHex : Refusal::none;
}

Refusal recoverRefusal(const Game& game, const Order& order) {
    const Unit& unit = self(game, order);
    if (!unit.disrupted())
        return Refusal::notDisrupted;
    if (!standsOnMap(game, unit))
        return Refusal::notOnTheMap;
    return counterOf(game, unit).rear == Rear::unknown ? Refusal::rearUnknown : Refusal::none;
}

Refusal staffRefusal(const Game& game, const Order& order) {
    const Unit& unit = self(game, order);
    if (!standsOnMap(game, unit))
        return Refusal::notOnTheMap;
    if (unit.arm != Arm::headquarters)
        return Refusal::noHeadquarters;
    if (unit.camp != Camp::turkish)
        return Refusal::onlyTurks;
    if (unit.disrupted())
        return Refusal::hqDisrupted;
    return counterOf(game, unit).rear == Rear::unknown ? Refusal::rearUnknown : Refusal::none;
}

Refusal groupRefusal(const Game& game, const Order& order) {
    const Formation& formation = game.formationAt(order.formation);
    const bool fits =
        order.camp == Camp::turkish && formation.camp == Camp::turkish && formation.level == Level::group;
    return fits ? Refusal::none : Refusal::noSuchGroup;
}

Refusal fallBackRefusal(const Game& game, const Order& order) {
    const Unit& unit = self(game, order);
    if (!standsOnMap(game, unit))
        return Refusal::notOnTheMap;
    return unit.bombardedAt == unit.hex ? Refusal::none : Refusal::notBombarded;
}

/// Orders that ask for little.
Refusal smallRefusal(const Game& game, const Order& order) {
    switch (order.verb) {
    case Verb::flyTo:
        return self(game, order).up ? Refusal::none : Refusal::notUp;
    case Verb::retreat:
        return standsOnMap(game, self(game, order)) ? Refusal::none : Refusal::notOnTheMap;
    case Verb::reveal:
        if (!standsOnMap(game, self(game, order)))
            return Refusal::notOnTheMap;
        return self(game, order).isDummy() ? Refusal::none : Refusal::noDummy;
    case Verb::placeGarrison:
        return game.sideOf(order.camp).garrisonsDue > 0 ? Refusal::none : Refusal::noGarrisons;
    case Verb::liftMarker:
        return game.formationAt(order.formation).underMarker ? Refusal::none : Refusal::noMarker;
    default:
        return Refusal::none;
    }
}

} // namespace

Refusal refusalOf(const Game& game, const Order& order) {
    switch (order.verb) {
    case Verb::bombard:
        return bombardRefusal(game, order);
    case Verb::fallBack:
        return fallBackRefusal(game, order);
    case Verb::chooseGroup:
        return groupRefusal(game, order);
    case Verb::straggle:
        return straggleRefusal(game, order);
    case Verb::move:
        return moveRefusal(game, order);
    case Verb::combat:
        return combatRefusal(game, order);
    case Verb::advance:
        return advanceRefusal(game, order);
    case Verb::placeFragment:
        return fragmentRefusal(game, order);
    case Verb::formGarrisons:
        return garrisonRefusal(game, order);
    case Verb::putMarker:
        return markerRefusal(game, order);
    case Verb::recover:
        return recoverRefusal(game, order);
    case Verb::secondRecovery:
        return staffRefusal(game, order);
    default:
        return smallRefusal(game, order);
    }
}

} // namespace umpire::blitzkrieg
