#include "blitzkrieg_units.h"

#include <algorithm>

namespace umpire::blitzkrieg {

Camp enemyOf(Camp camp) {
    return camp == Camp::british ? Camp::turkish : Camp::british;
}

bool isReal(const Unit& unit) {
    return !unit.isDummy() && unit.arm != Arm::aircraft;
}

bool rides(const Unit& unit) {
    return unit.arm == Arm::cavalry || unit.arm == Arm::armouredCar || unit.arm == Arm::dummyCavalry;
}

bool takesPart(const Game& game, const Unit& unit) {
    return unit.inPlay() && !(unit.french && game.rulings.strongerTurks);
}

const Counter& counterOf(const Game& game, const Unit& unit) {
    const bool swapped = unit.camp == Camp::turkish ? game.rulings.strongerTurks : game.rulings.weakerBritish;
    return swapped && unit.counterpart ? *unit.counterpart : unit.counter;
}

std::optional<int> fullStrength(const Game& game, const Unit& unit) {
    return counterOf(game, unit).combat;
}

int worthOf(Rear rear, int die) {
    const bool even = die % 2 == 0;
    if (rear == Rear::a)
        return even ? 2 : 1;
    if (rear == Rear::b)
        return even ? 1 : 0;
    return 0;
}

std::vector<int> unitsIn(const Game& game, Hex hex) {
    return unitsWhere(game,
                      [&](const Unit& unit) { return hex != 0 && unit.hex == hex && takesPart(game, unit); });
}

std::vector<int> unitsIn(const Game& game, Hex hex, Camp camp) {
    return unitsWhere(game, [&](const Unit& unit) {
        return hex != 0 && unit.hex == hex && unit.camp == camp && takesPart(game, unit);
    });
}

bool enemyIn(const Game& game, Hex hex, Camp camp) {
    return !unitsIn(game, hex, enemyOf(camp)).empty();
}

bool realEnemyIn(const Game& game, Hex hex, Camp camp) {
    const std::vector<int> there = unitsIn(game, hex, enemyOf(camp));
    return std::any_of(there.begin(), there.end(), [&](int index) { return isReal(game.unitAt(index)); });
}

bool exertsZoneInto(const Game& game, const Unit& unit, Hex hex) {
    return rides(unit) && takesPart(game, unit) && operationsPhase(game.phase) && adjacent(unit.hex, hex) &&
           game.terrain.passable(unit.hex, hex);
}

bool inEnemyZone(const Game& game, Hex hex, Camp camp) {
    return std::any_of(game.units.begin(), game.units.end(), [&](const Unit& unit) {
        return unit.camp != camp && exertsZoneInto(game, unit, hex);
    });
}

bool heldOrZoned(const Game& game, Hex hex, Camp camp) {
    return std::any_of(game.units.begin(), game.units.end(), [&](const Unit& unit) {
        return unit.camp != camp && isReal(unit) && takesPart(game, unit) &&
               (unit.hex == hex || exertsZoneInto(game, unit, hex));
    });
}

bool inRealZone(const Game& game, Hex hex, Camp camp) {
    return std::any_of(game.units.begin(), game.units.end(), [&](const Unit& unit) {
        return unit.camp != camp && isReal(unit) && exertsZoneInto(game, unit, hex);
    });
}

Level levelOf(const Game& game, const Unit& unit) {
    return game.formationAt(unit.formation).level;
}

int groupOf(const Game& game, const Unit& unit) {
    const Formation& own = game.formationAt(unit.formation);
    if (own.level == Level::command)
        return -1;
    return own.level == Level::group ? unit.formation : own.parent;
}

bool related(const Game& game, const Unit& a, const Unit& b) {
    if (a.camp != b.camp || levelOf(game, a) == Level::command || levelOf(game, b) == Level::command)
        return false;
    if (a.formation == b.formation)
        return true;
    const bool bothFormations = levelOf(game, a) == Level::formation && levelOf(game, b) == Level::formation;
    return groupOf(game, a) == groupOf(game, b) && !bothFormations;
}

std::set<Hex> reachOf(const Game& game, Hex from, int most, Camp camp, bool zonesStop) {
    std::set<Hex> found{from};
    std::vector<Hex> edge{from};
    for (int step = 0; step < most && !edge.empty(); ++step) {
        std::vector<Hex> next;
        for (const Hex here : edge) {
            if (here != from && zonesStop && inEnemyZone(game, here, camp))
                continue;
            for (const Hex there : neighboursOf(here))
                if (!realEnemyIn(game, there, camp) && game.terrain.passable(here, there) &&
                    found.insert(there).second)
                    next.push_back(there);
        }
        edge = next;
    }
    return found;
}

bool operationsPhase(Phase phase) {
    return phase >= Phase::britishArmy && phase <= Phase::thirdGroup;
}

bool bombardmentPhase(Phase phase) {
    return phase <= Phase::turkishGuns;
}

std::optional<Camp> ownerOf(Phase phase) {
    switch (phase) {
    case Phase::britishGuns:
    case Phase::britishArmy:
    case Phase::britishCavalry:
    case Phase::britishArmyAgain:
        return Camp::british;
    case Phase::points:
        return std::nullopt;
    default:
        return Camp::turkish;
    }
}

bool surrounded(const Game& game, Hex hex, Camp camp) {
    const std::vector<Hex> around = neighboursOf(hex);
    return std::all_of(around.begin(), around.end(), [&](Hex next) {
        return !game.terrain.passable(hex, next) || heldOrZoned(game, next, camp);
    });
}

int cameTo(const Game& game, Hex hex, Camp camp) {
    const std::vector<int> friends = unitsIn(game, hex, camp);
    return static_cast<int>(std::count_if(friends.begin(), friends.end(),
                                          [&](int other) { return game.unitAt(other).fellBack; }));
}

namespace {

bool openTo(const Game& game, const Unit& unit, Hex next) {
    if (enemyIn(game, next, unit.camp) || !game.terrain.passable(unit.hex, next))
        return false;
    const std::vector<int> friends = unitsIn(game, next, unit.camp);
    // Who must leave a hex after an attack does not keep others from it.
    if (std::any_of(friends.begin(), friends.end(), [&](int other) {
            return game.unitAt(other).attacked && !game.unitAt(other).mustRetreat;
        }))
        return false;
    // Friends do not negate a zone (4.1).
    return !unit.hemmed || !inRealZone(game, next, unit.camp) || cameTo(game, next, unit.camp) < 2;
}

} // namespace

std::set<Hex> waysOut(const Game& game, const Unit& unit) {
    std::set<Hex> found;
    for (const Hex next : neighboursOf(unit.hex))
        if (openTo(game, unit, next))
            found.insert(next);
    return found;
}

bool contains(const std::vector<int>& list, int item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

} // namespace umpire::blitzkrieg
