#pragma once

#include "umpire/rules/hex_grid.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// An area of a map: a field, a wood, a house.
struct MapArea {
    std::string id;
    /// Its middle on the picture, in thousandths of the picture's width and height.
    int x = 0;
    int y = 0;
    std::vector<std::string> next; ///< the areas it touches; of two that touch one need say it
};

/// The map that a game is played on: hexes, or areas that touch as the pack says. A place is a Hex either
/// way: areas stand one below another in a single column, as the pack lists them.
class GameMap {
  public:
    /// No two places of a map are farther apart.
    static constexpr int mostSteps = 2 * HexGrid::most;
    /// So many areas a map may have.
    static constexpr std::size_t mostAreas = mostSteps + 1;

    GameMap(const HexGrid& hexes) : m_hexes(hexes) {}
    /// `picture`: the path of what it is drawn on, or "". More areas than the most are passed over, and what
    /// is none is touched by nobody.
    explicit GameMap(std::vector<MapArea> areas, std::string picture = {});

    bool hasAreas() const { return m_areas != nullptr; }
    const HexGrid& hexes() const { return m_hexes; }
    /// None of a map of hexes.
    const std::vector<MapArea>& areas() const;
    const std::string& picture() const;

    int rows() const { return m_hexes.rows(); }
    bool has(Hex place) const { return m_hexes.has(place); }
    /// The word for a place of the map, and the place that a word means; nothing for one that it has not.
    std::string nameOf(Hex place) const;
    std::optional<Hex> hexOf(std::string_view name) const;
    /// All places, column by column.
    std::vector<Hex> all() const { return m_hexes.all(); }

    std::vector<Hex> neighbours(Hex place) const;
    /// In steps; `HexGrid::nowhere` where no way leads.
    int distance(Hex from, Hex to) const;
    /// All places at most so many steps away, the place itself among them, nearest first.
    std::vector<Hex> near(Hex place, int steps) const;

    /// What lies between two places that touch, the first on the map first: "0812-0813", "farm--lane"; ""
    /// when they do not.
    std::string borderOf(Hex a, Hex b) const;
    /// The places on both sides of the border so called, either of them first; nothing when there is none.
    std::optional<HexGrid::Sides> sidesOf(std::string_view border) const;
    /// All borders, by name.
    std::vector<HexGrid::Sides> borders() const;

  private:
    struct Areas {
        std::vector<MapArea> all;
        std::string picture;
        std::vector<std::vector<int>> steps; ///< from each to each
    };

    int stepsTo(Hex from, Hex to) const;
    /// What stands between the names of two places in that of their border: an id has single hyphens only.
    std::string_view between() const { return m_areas ? "--" : "-"; }

    HexGrid m_hexes; ///< of areas one column
    std::shared_ptr<const Areas> m_areas;
};

} // namespace umpire
