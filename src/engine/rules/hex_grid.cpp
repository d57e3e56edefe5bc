#include "umpire/rules/hex_grid.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <cstdlib>

namespace umpire {

namespace {

std::string twoDigits(int number) {
    std::string digits = number < 10 ? "0" : "";
    digits += std::to_string(number);
    return digits;
}

} // namespace

bool HexGrid::has(Hex hex) const {
    return hex.column >= 1 && hex.column <= m_columns && hex.row >= 1 && hex.row <= m_rows;
}

std::string HexGrid::nameOf(Hex hex) {
    std::string name = twoDigits(hex.column);
    name += twoDigits(hex.row);
    return name;
}

std::optional<Hex> HexGrid::hexOf(std::string_view name) const {
    if (name.size() != 4 || !std::ranges::all_of(name, isDigit)) {
        return std::nullopt;
    }
    const auto number = [&name](std::size_t at) { return (name[at] - '0') * 10 + (name[at + 1] - '0'); };
    const Hex hex{number(0), number(2)};
    return has(hex) ? std::optional(hex) : std::nullopt;
}

std::vector<Hex> HexGrid::all() const {
    return around({1, 1}, most);
}

std::vector<Hex> HexGrid::around(Hex hex, int steps) const {
    std::vector<Hex> hexes;
    for (int column = std::max(1, hex.column - steps); column <= std::min(m_columns, hex.column + steps);
         ++column) {
        for (int row = std::max(1, hex.row - steps); row <= std::min(m_rows, hex.row + steps); ++row) {
            hexes.push_back({column, row});
        }
    }
    return hexes;
}

int HexGrid::offset(int column) const {
    return m_evenLower ? (column + column % 2) / 2 : (column - column % 2) / 2;
}

std::vector<Hex> HexGrid::neighbours(Hex hex) const {
    const int slope = hex.row - offset(hex.column);
    const auto at = [&](int column, int along) {
        return Hex{hex.column + column, slope + along + offset(hex.column + column)};
    };
    std::vector<Hex> found{at(0, -1), at(1, -1), at(1, 0), at(0, 1), at(-1, 1), at(-1, 0)};
    std::erase_if(found, [this](Hex each) { return !has(each); });
    return found;
}

int HexGrid::distance(Hex from, Hex to) const {
    const int across = to.column - from.column;
    const int along = (to.row - offset(to.column)) - (from.row - offset(from.column));
    return std::max({std::abs(across), std::abs(along), std::abs(across + along)});
}

} // namespace umpire
