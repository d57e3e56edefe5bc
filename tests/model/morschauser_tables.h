#pragma once
/// Morschauser's gridded rules, Mark 1 and Mark 2, as printed tables: what each unit type can do.

#include <string>
#include <vector>

namespace umpire::morschauser {

enum class Mark { one = 1, two = 2 };

/// `militia` is printed in Mark 2 only.
enum class Type {
    militia,
    lightInfantry,
    infantry,
    grenadiers,
    lightCavalry,
    heavyCavalry,
    artillery,
    leader
};

/// `fire` is everybody's but the artillery's.
enum class Ammunition { fire, shot, grape };

inline constexpr int inchesOfBox = 3;
/// Half boxes are the finest cost of a move, quarter boxes the finest allowance (half of a move by road).
inline constexpr int halfBoxesOfBox = 2;
inline constexpr int quarterBoxesOfBox = 4;

/// One line of the shooting table. A die of `hitFrom` or more is a hit.
struct Shooting {
    Ammunition ammunition = Ammunition::fire;
    int rangeBoxes = 0;
    int hitFrom = 7;
};

/// One line of the unit table. `shootings` is empty for who never shoots; the shortest range comes first.
struct Row {
    int moveBoxes = 0;
    int hits = 0;
    int front = 0; ///< melee value towards its front
    int other = 0; ///< melee value towards its other sides
    std::vector<Shooting> shootings;
    bool mayEnterWoods = false;
    bool mayEnterBuildings = true;
};

/// Every type, in the order of the tables.
const std::vector<Type>& allTypes();

bool hasRow(Mark mark, Type type);

/// Throws std::invalid_argument for Militia in Mark 1.
const Row& rowOf(Mark mark, Type type);

/// How far a leader's word carries, in boxes; the limit is within.
int leaderRadiusBoxes(Mark mark);

std::string nameOf(Type type);
std::string nameOf(Ammunition ammunition);

} // namespace umpire::morschauser
