#include "blitzkrieg_map.h"

#include <algorithm>
#include <cstdlib>

namespace umpire::blitzkrieg {

int columnOf(Hex hex) {
    return hex / 100;
}

int rowOf(Hex hex) {
    return hex % 100;
}

Hex hexAt(int column, int row) {
    const bool there = column >= 1 && column <= columns && row >= 1 && row <= rows;
    return there ? column * 100 + row : 0;
}

std::vector<Hex> neighboursOf(Hex hex) {
    if (hex == 0)
        return {};
    const int column = columnOf(hex);
    const int row = rowOf(hex);
    const int upper = column % 2 == 0 ? row : row - 1;
    std::vector<Hex> found;
    for (const Hex next :
         {hexAt(column, row - 1), hexAt(column, row + 1), hexAt(column - 1, upper),
          hexAt(column - 1, upper + 1), hexAt(column + 1, upper), hexAt(column + 1, upper + 1)})
        if (next != 0)
            found.push_back(next);
    return found;
}

int distance(Hex a, Hex b) {
    if (a == 0 || b == 0)
        return 1000000;
    // Along one axis of the grid every second column steps down by a row.
    const auto slanted = [](Hex hex) { return rowOf(hex) - (columnOf(hex) - 1) / 2; };
    const int across = columnOf(a) - columnOf(b);
    const int down = slanted(a) - slanted(b);
    return std::max({std::abs(across), std::abs(down), std::abs(across + down)});
}

bool adjacent(Hex a, Hex b) {
    return distance(a, b) == 1;
}

Ground Terrain::groundOf(Hex hex) const {
    const auto found = grounds.find(hex);
    return found == grounds.end() ? Ground::land : found->second;
}

Edge Terrain::edgeOf(Hex a, Hex b) const {
    const auto found = edges.find(std::minmax(a, b));
    return found == edges.end() ? Edge::open : found->second;
}

bool Terrain::isLand(Hex hex) const {
    const Ground ground = groundOf(hex);
    return ground == Ground::land || ground == Ground::trench;
}

bool Terrain::passable(Hex from, Hex to) const {
    const Edge edge = edgeOf(from, to);
    return isLand(to) && edge != Edge::river && edge != Edge::water;
}

} // namespace umpire::blitzkrieg
