#pragma once
/// The numbered hexes of the map of Allenby's Blitzkrieg, what fills them and what runs between them.

#include <map>
#include <utility>
#include <vector>

namespace umpire::blitzkrieg {

/// A hex by its printed number, column and row, as 1513; 0 is nowhere.
using Hex = int;

inline constexpr int columns = 22;
inline constexpr int rows = 18;

enum class Ground { land, trench, impassable, water, offTheMap };
enum class Edge { open, bridge, river, water };

int columnOf(Hex hex);
int rowOf(Hex hex);
/// Nowhere when it is off the map.
Hex hexAt(int column, int row);

/// The up to six hexes that touch it: even columns lie half a hex lower (the example of 9.2.1).
std::vector<Hex> neighboursOf(Hex hex);
/// In steps; very far when one of them is nowhere.
int distance(Hex a, Hex b);
bool adjacent(Hex a, Hex b);

/// What the umpire has typed in of the map; the rest is open land.
struct Terrain {
    std::map<Hex, Ground> grounds;
    std::map<std::pair<Hex, Hex>, Edge> edges; ///< the lower number first

    Ground groundOf(Hex hex) const;
    Edge edgeOf(Hex a, Hex b) const;
    /// Some unit could stand there: it is neither water nor impassable.
    bool isLand(Hex hex) const;
    /// From a hex to one that touches it, over no river without a bridge and no water.
    bool passable(Hex from, Hex to) const;

    bool operator==(const Terrain&) const = default;
};

} // namespace umpire::blitzkrieg
