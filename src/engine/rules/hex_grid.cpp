#include "umpire/rules/hex_grid.h"

#include <algorithm>
#include <cstdlib>

namespace umpire {

namespace {

std::string twoDigits(int number) {
    std::string digits = number < 10 ? "0" : "";
    digits += std::to_string(number);
    return digits;
}

bool isFigure(char c) {
    return c >= '0' && c <= '9';
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
    if (name.size() != 4 || !std::ranges::all_of(name, isFigure)) {
        return std::nullopt;
    }
    const auto number = [&name](std::size_t at) { return (name[at] - '0') * 10 + (name[at + 1] - '0'); };
    const Hex hex{number(0), number(2)};
    return has(hex) ? std::optional(hex) : std::nullopt;
}

std::vector<Hex> HexGrid::all() const {
    std::vector<Hex> hexes;
    for (int column = 1; column <= m_columns; ++column) {
        for (int row = 1; row <= m_rows; ++row) {
            hexes.push_back({column, row});
        }
    }
    return hexes;
}

int HexGrid::offset(int column) const {
    return m_evenLower ? (column + column % 2) / 2 : (column - column % 2) / 2;
}

std::array<Hex, 6> HexGrid::around(Hex hex) const {
    const int slope = hex.row - offset(hex.column);
    const auto at = [&](int column, int along) {
        return Hex{hex.column + column, slope + along + offset(hex.column + column)};
    };
    return {at(0, -1), at(1, -1), at(1, 0), at(0, 1), at(-1, 1), at(-1, 0)};
}

std::vector<Hex> HexGrid::neighbours(Hex hex) const {
    std::vector<Hex> found;
    for (const Hex each : around(hex)) {
        if (has(each)) {
            found.push_back(each);
        }
    }
    return found;
}

int HexGrid::distance(Hex from, Hex to) const {
    const int across = to.column - from.column;
    const int along = (to.row - offset(to.column)) - (from.row - offset(from.column));
    return std::max({std::abs(across), std::abs(along), std::abs(across + along)});
}

std::vector<Hex> HexGrid::near(Hex hex, int steps) const {
    std::vector<Hex> found;
    const int reach = std::clamp(steps, -1, 2 * most); // no two places of a map are farther apart
    for (int column = std::max(1, hex.column - reach); column <= std::min(m_columns, hex.column + reach);
         ++column) {
        for (int row = std::max(1, hex.row - reach); row <= std::min(m_rows, hex.row + reach); ++row) {
            if (distance(hex, {column, row}) <= reach) {
                found.push_back({column, row});
            }
        }
    }
    std::ranges::stable_sort(found, [&](Hex a, Hex b) { return distance(hex, a) < distance(hex, b); });
    return found;
}

std::string HexGrid::borderOf(Hex a, Hex b) const {
    if (!has(a) || !has(b) || distance(a, b) != 1) {
        return {};
    }
    std::string name = nameOf(std::min(a, b));
    name += '-';
    name += nameOf(std::max(a, b));
    return name;
}

std::optional<HexGrid::Sides> HexGrid::sidesOf(std::string_view border) const {
    if (border.size() != 9 || border[4] != '-') {
        return std::nullopt;
    }
    const auto a = hexOf(border.substr(0, 4));
    const auto b = hexOf(border.substr(5));
    return a && b && distance(*a, *b) == 1 ? std::optional(Sides(std::minmax(*a, *b))) : std::nullopt;
}

std::vector<HexGrid::Sides> HexGrid::borders() const {
    std::vector<Sides> found;
    for (const Hex hex : all()) {
        std::vector<Hex> beyond = neighbours(hex);
        std::ranges::sort(beyond);
        for (const Hex each : beyond) {
            if (hex < each) {
                found.emplace_back(hex, each);
            }
        }
    }
    return found;
}

} // namespace umpire
