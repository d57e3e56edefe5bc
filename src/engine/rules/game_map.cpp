#include "umpire/rules/game_map.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

std::vector<std::vector<int>> touching(const std::vector<MapArea>& areas) {
    std::vector<std::vector<int>> steps(areas.size(), std::vector<int>(areas.size(), HexGrid::nowhere));
    for (std::size_t i = 0; i < areas.size(); ++i) {
        steps[i][i] = 0;
        for (std::size_t j = 0; j < areas.size(); ++j) {
            const auto& next = areas[i].next;
            if (i != j && listed(next, areas[j].id)) {
                steps[i][j] = steps[j][i] = 1;
            }
        }
    }
    return steps;
}

/// By way of each of them in turn.
std::vector<std::vector<int>> stepsBetween(const std::vector<MapArea>& areas) {
    std::vector<std::vector<int>> steps = touching(areas);
    for (std::size_t by = 0; by < areas.size(); ++by) {
        for (std::vector<int>& from : steps) {
            for (std::size_t to = 0; from[by] != HexGrid::nowhere && to < areas.size(); ++to) {
                if (steps[by][to] != HexGrid::nowhere) {
                    from[to] = std::min(from[to], from[by] + steps[by][to]);
                }
            }
        }
    }
    return steps;
}

} // namespace

GameMap::GameMap(std::vector<MapArea> areas, std::string picture) : m_hexes(0, 0, false) {
    areas.resize(std::min(areas.size(), mostAreas));
    m_hexes = HexGrid(1, static_cast<int>(areas.size()), false);
    auto steps = stepsBetween(areas);
    m_areas = std::make_shared<const Areas>(Areas{std::move(areas), std::move(picture), std::move(steps)});
}

const std::vector<MapArea>& GameMap::areas() const {
    static const std::vector<MapArea> none;
    return m_areas ? m_areas->all : none;
}

const std::string& GameMap::picture() const {
    static const std::string none;
    return m_areas ? m_areas->picture : none;
}

std::string GameMap::nameOf(Hex place) const {
    return !m_areas     ? HexGrid::nameOf(place)
           : has(place) ? m_areas->all[static_cast<std::size_t>(place.row) - 1].id
                        : std::string();
}

std::optional<Hex> GameMap::hexOf(std::string_view name) const {
    if (!m_areas) {
        return m_hexes.hexOf(name);
    }
    for (const Hex place : all()) {
        if (m_areas->all[static_cast<std::size_t>(place.row) - 1].id == name) {
            return place;
        }
    }
    return std::nullopt;
}

int GameMap::stepsTo(Hex from, Hex to) const {
    if (!has(from) || !has(to)) {
        return HexGrid::nowhere;
    }
    return m_areas->steps[static_cast<std::size_t>(from.row) - 1][static_cast<std::size_t>(to.row) - 1];
}

std::vector<Hex> GameMap::neighbours(Hex place) const {
    if (!m_areas) {
        return m_hexes.neighbours(place);
    }
    std::vector<Hex> found = all();
    std::erase_if(found, [&](Hex each) { return stepsTo(place, each) != 1; });
    return found;
}

int GameMap::distance(Hex from, Hex to) const {
    return m_areas ? stepsTo(from, to) : m_hexes.distance(from, to);
}

std::vector<Hex> GameMap::near(Hex place, int steps) const {
    const int reach = std::min(steps, mostSteps);
    std::vector<Hex> found = m_areas ? all() : m_hexes.around(place, reach);
    std::erase_if(found, [&](Hex each) { return distance(place, each) > reach; });
    std::ranges::stable_sort(found, [&](Hex a, Hex b) { return distance(place, a) < distance(place, b); });
    return found;
}

std::string GameMap::borderOf(Hex a, Hex b) const {
    if (!has(a) || !has(b) || distance(a, b) != 1) {
        return {};
    }
    std::string name = nameOf(std::min(a, b));
    name += between();
    name += nameOf(std::max(a, b));
    return name;
}

std::optional<HexGrid::Sides> GameMap::sidesOf(std::string_view border) const {
    const auto middle = border.find(between());
    if (middle == std::string_view::npos) {
        return std::nullopt;
    }
    const auto a = hexOf(border.substr(0, middle));
    const auto b = hexOf(border.substr(middle + between().size()));
    return a && b && distance(*a, *b) == 1 ? std::optional(HexGrid::Sides(std::minmax(*a, *b)))
                                           : std::nullopt;
}

std::vector<HexGrid::Sides> GameMap::borders() const {
    std::vector<HexGrid::Sides> found;
    for (const Hex one : all()) {
        std::vector<Hex> beyond = neighbours(one);
        std::ranges::sort(beyond);
        for (const Hex other : beyond) {
            if (one < other) {
                found.emplace_back(one, other);
            }
        }
    }
    return found;
}

} // namespace umpire
