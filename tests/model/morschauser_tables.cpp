#include "morschauser_tables.h"

#include <map>
#include <stdexcept>

namespace umpire::morschauser {

namespace {

using Rows = std::map<Type, Row>;

std::vector<Shooting> fireTo(int rangeBoxes, int hitFrom) {
    return {{Ammunition::fire, rangeBoxes, hitFrom}};
}

/// The same in both marks.
std::vector<Shooting> gunfire() {
    return {{Ammunition::grape, 4, 2}, {Ammunition::shot, 16, 4}};
}

const Rows& rowsOfMarkOne() {
    static const Rows rows = {
        {Type::lightInfantry, {5, 4, 2, 1, fireTo(6, 4), true, true}},
        {Type::infantry, {4, 5, 3, 1, fireTo(6, 5), false, true}},
        {Type::grenadiers, {4, 6, 4, 1, fireTo(6, 5), false, true}},
        {Type::lightCavalry, {6, 4, 4, 2, fireTo(4, 6), false, true}},
        {Type::heavyCavalry, {5, 6, 5, 2, {}, false, true}},
        {Type::artillery, {4, 3, 1, 1, gunfire(), false, true}},
        {Type::leader, {6, 2, 1, 1, {}, false, true}},
    };
    return rows;
}

const Rows& rowsOfMarkTwo() {
    static const Rows rows = {
        {Type::militia, {2, 2, 2, 1, fireTo(4, 5), false, true}},
        {Type::lightInfantry, {3, 4, 2, 1, fireTo(4, 4), true, true}},
        {Type::infantry, {2, 5, 3, 1, fireTo(4, 5), false, true}},
        {Type::grenadiers, {2, 6, 4, 1, fireTo(4, 5), false, true}},
        {Type::lightCavalry, {5, 4, 4, 2, fireTo(3, 6), false, false}},
        {Type::heavyCavalry, {4, 6, 5, 2, {}, false, false}},
        {Type::artillery, {2, 3, 1, 1, gunfire(), false, false}},
        {Type::leader, {6, 2, 1, 1, {}, false, true}},
    };
    return rows;
}

const Rows& rowsOf(Mark mark) {
    return mark == Mark::one ? rowsOfMarkOne() : rowsOfMarkTwo();
}

} // namespace

const std::vector<Type>& allTypes() {
    static const std::vector<Type> types = {Type::militia,    Type::lightInfantry, Type::infantry,
                                            Type::grenadiers, Type::lightCavalry,  Type::heavyCavalry,
                                            Type::artillery,  Type::leader};
    return types;
}

bool hasRow(Mark mark, Type type) {
    return rowsOf(mark).count(type) == 1;
}

const Row& rowOf(Mark mark, Type type) {
    if (!hasRow(mark, type))
        throw std::invalid_argument("there is no " + nameOf(type) + " in this mark");
    return rowsOf(mark).at(type);
}

int leaderRadiusBoxes(Mark mark) {
    return mark == Mark::one ? 8 : 6;
}

std::string nameOf(Type type) {
    static const std::map<Type, std::string> names = {{Type::militia, "militia"},
                                                      {Type::lightInfantry, "light-infantry"},
                                                      {Type::infantry, "infantry"},
                                                      {Type::grenadiers, "grenadiers"},
                                                      {Type::lightCavalry, "light-cavalry"},
                                                      {Type::heavyCavalry, "heavy-cavalry"},
                                                      {Type::artillery, "artillery"},
                                                      {Type::leader, "leader"}};
    return names.at(type);
}

std::string nameOf(Ammunition ammunition) {
    static const std::map<Ammunition, std::string> names = {
        {Ammunition::fire, "fire"}, {Ammunition::shot, "shot"}, {Ammunition::grape, "grape"}};
    return names.at(ammunition);
}

} // namespace umpire::morschauser
