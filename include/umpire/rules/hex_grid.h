#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace umpire {

/// A place of a map of hexes, as printed numbers name it: column and row, from 1.
struct Hex {
    int column = 0;
    int row = 0;

    auto operator<=>(const Hex&) const = default;
};

/// A map whose hexes stand in columns, every other column half a hex lower than those beside it. Its printed
/// numbers are two digits for the column and two for the row: 0812.
class HexGrid {
  public:
    /// The places on both sides of a border, the lower number first.
    using Sides = std::pair<Hex, Hex>;

    /// The largest number of columns, and of rows, that two digits can name.
    static constexpr int most = 99;
    /// What is farther away than anything on a map: nowhere.
    static constexpr int nowhere = 2147483647;

    /// `evenLower`: the columns with even numbers are the lower ones, else those with odd numbers.
    HexGrid(int columns, int rows, bool evenLower)
        : m_columns(columns), m_rows(rows), m_evenLower(evenLower) {}

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    bool evenLower() const { return m_evenLower; }
    bool has(Hex hex) const;

    /// The printed number of a place of the map.
    static std::string nameOf(Hex hex);
    /// The place that a printed number names; nothing for one that the map does not have.
    std::optional<Hex> hexOf(std::string_view name) const;
    /// All places, column by column from the top.
    std::vector<Hex> all() const;

    /// Those at most so many columns and so many rows from a place, in the same order.
    std::vector<Hex> around(Hex hex, int steps) const;

    /// The up to six that touch a place, clockwise from the one above it.
    std::vector<Hex> neighbours(Hex hex) const;
    /// In steps from one to the next.
    int distance(Hex from, Hex to) const;

  private:
    /// How much lower a column stands than the first would, in rows, had hexes a straight side below.
    int offset(int column) const;

    int m_columns;
    int m_rows;
    bool m_evenLower;
};

} // namespace umpire
