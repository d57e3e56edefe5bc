#include "morschauser_battle.h"

namespace umpire::morschauser {

namespace {

bool countedIn(const Unit& unit, int command) {
    return unit.command == command && unit.type != Type::leader;
}

} // namespace

int Battlefield::active() const {
    return playerTurn % 2 == 1 ? first.value() : 1 - first.value();
}

const Command& Battlefield::commandOf(int unit) const {
    return commandAt(unitAt(unit).command);
}

int Battlefield::sideOf(int unit) const {
    return commandOf(unit).side;
}

bool Battlefield::removed(int unit) const {
    return unitAt(unit).hits == 0;
}

int Battlefield::leaderOf(int command) const {
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i].command == command && units[i].type == Type::leader)
            return static_cast<int>(i);
    return -1;
}

int Battlefield::originalUnits(int command) const {
    int count = 0;
    for (const Unit& unit : units)
        count += countedIn(unit, command) ? 1 : 0;
    return count;
}

int Battlefield::removedUnits(int command) const {
    int count = 0;
    for (const Unit& unit : units)
        count += countedIn(unit, command) && unit.hits == 0 ? 1 : 0;
    return count;
}

Type handledAs(const Unit& unit) {
    return unit.poor ? Type::militia : unit.type;
}

int originalHits(Mark mark, const Unit& unit) {
    return rowOf(mark, handledAs(unit)).hits + (unit.guard ? guardHits : 0);
}

} // namespace umpire::morschauser
