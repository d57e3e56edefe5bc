#include "places.h"

#include <algorithm>

namespace umpire::program {

namespace {

bool has(std::span<const Symbol> list, Symbol symbol) {
    return std::find(list.begin(), list.end(), symbol) != list.end();
}

int stepsOf(std::int64_t steps) {
    return static_cast<int>(std::clamp<std::int64_t>(steps, -1, GameMap::mostSteps));
}

} // namespace

Places::Places(const GameMap& map, const Vocabulary& words) : m_map(map), m_places(words) {
    for (const Hex hex : m_map.all()) {
        m_all.emplace_back(m_map.nameOf(hex));
    }
    for (const Hex hex : m_map.all()) {
        std::vector<Symbol>& beside = m_neighbours.emplace_back();
        std::vector<Symbol>& between = m_borders.emplace_back();
        for (const Hex each : m_map.neighbours(hex)) {
            beside.push_back(symbolOf(each));
            between.emplace_back(m_map.borderOf(hex, each));
        }
    }
}

std::size_t Places::placeOf(Hex hex) const {
    return static_cast<std::size_t>((hex.column - 1) * m_map.rows() + hex.row - 1);
}

Symbol Places::symbolOf(Hex hex) const {
    return m_map.has(hex) ? m_all[placeOf(hex)] : Symbol();
}

Hex Places::hexOf(std::int64_t symbol) const {
    const auto place = static_cast<int>(m_places.of(static_cast<std::uint32_t>(symbol)));
    return place == 0 ? Hex{} : Hex{(place - 1) / m_map.rows() + 1, (place - 1) % m_map.rows() + 1};
}

std::int64_t Places::distance(Hex a, Hex b) const {
    return m_map.has(a) && m_map.has(b) ? m_map.distance(a, b) : HexGrid::nowhere;
}

std::int64_t Places::answer(PlaceQuestion question, std::int64_t a, std::int64_t b) const {
    switch (question) {
    case PlaceQuestion::Distance:
        return distance(hexOf(a), hexOf(b));
    case PlaceQuestion::Border:
        return Symbol(m_map.borderOf(hexOf(a), hexOf(b))).number();
    case PlaceQuestion::Column:
        return m_map.hasAreas() ? 0 : hexOf(a).column;
    case PlaceQuestion::Row:
        return m_map.hasAreas() ? 0 : hexOf(a).row;
    case PlaceQuestion::PlaceAt: {
        const auto kept = [](std::int64_t number) {
            return static_cast<int>(std::clamp<std::int64_t>(number, 0, HexGrid::most + 1));
        };
        return (m_map.hasAreas() ? Symbol() : symbolOf({kept(a), kept(b)})).number();
    }
    }
    return 0;
}

void Places::bordersNear(Hex from, int steps, std::vector<Symbol>& made) const {
    const std::vector<Hex> around = m_map.near(from, steps);
    for (const Hex hex : around) {
        for (const Hex beyond : m_map.neighbours(hex)) {
            if (hex < beyond && m_map.distance(from, beyond) <= steps) {
                made.emplace_back(m_map.borderOf(hex, beyond));
            }
        }
    }
}

std::span<const Symbol> Places::list(PlacesAsked asked, std::int64_t place, std::int64_t steps,
                                     std::vector<Symbol>& made) const {
    const Hex hex = hexOf(place);
    if (asked == PlacesAsked::All) {
        return m_all;
    }
    if (!m_map.has(hex)) {
        return {};
    }
    if (asked == PlacesAsked::Neighbours) {
        return m_neighbours[placeOf(hex)];
    }
    if (asked == PlacesAsked::BordersNear) {
        bordersNear(hex, stepsOf(steps), made);
        return made;
    }
    for (const Hex each : m_map.near(hex, stepsOf(steps))) {
        made.push_back(symbolOf(each));
    }
    return made;
}

void Places::reach(std::int64_t from, std::int64_t steps, std::span<const Symbol> through,
                   std::span<const Symbol> across, std::span<const Symbol> stops,
                   std::vector<Symbol>& found) const {
    const Hex start = hexOf(from);
    if (!m_map.has(start) || steps < 0) {
        return;
    }
    found.push_back(symbolOf(start));
    std::size_t next = 0;
    for (int step = 0; step < stepsOf(steps); ++step) {
        for (const std::size_t end = found.size(); next < end; ++next) {
            const std::size_t at = placeOf(hexOf(found[next].number()));
            const bool ends = next > 0 && has(stops, found[next]);
            for (std::size_t i = 0; !ends && i < m_neighbours[at].size(); ++i) {
                const Symbol beyond = m_neighbours[at][i];
                if (!has(found, beyond) && has(through, beyond) && has(across, m_borders[at][i])) {
                    found.push_back(beyond);
                }
            }
        }
    }
}

} // namespace umpire::program
