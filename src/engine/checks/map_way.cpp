// How units get from one place of the map to another.

#include "umpire/checks/map_way.h"

#include "umpire/rules/rule_pack.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>
#include <map>
#include <set>

namespace umpire {

namespace {

/// Where the paths of a unit lead, worked out step by step from where it stands.
class Paths {
  public:
    Paths(const RulePack& rules, const Battle& battle, const Id& unit)
        : m_battle(battle), m_map(*rules.map), m_cost(rules.table(rules.roles.map.way->cost)),
          m_from(m_map.hexOf(placeOf(rules, battle, unit)).value_or(Hex())) {
        const Expression& paths = rules.roles.map.way->paths;
        const Scope scope{rules, battle, unit};
        const auto list = [&](std::size_t operand) {
            const Value value = evaluate(paths.operands[operand], scope);
            return std::set<std::string, std::less<>>(value.list().begin(), value.list().end());
        };
        m_through = list(2);
        m_across = list(3);
        m_stops = list(4);
        spread();
    }

    /// From the first place to the last; none when no path leads there.
    std::vector<Hex> to(Hex goal) const {
        std::vector<Hex> way;
        if (!m_reached.contains(goal)) {
            return way;
        }
        for (Hex at = goal; at != m_from; at = m_reached.at(at).before) {
            way.push_back(at);
        }
        way.push_back(m_from);
        std::ranges::reverse(way);
        return way;
    }

    /// All that is reached at that cost, but for where it begins.
    std::vector<MapReach> within(std::int64_t points) const {
        std::vector<MapReach> places;
        for (const auto& [hex, step] : m_reached) {
            if (hex != m_from && step.cost <= points) {
                places.push_back({m_map.nameOf(hex), step.cost});
            }
        }
        return places;
    }

    /// What entering a place costs: a step, where the pack has no table of it; 0 where nobody has told.
    std::int64_t costOf(Hex hex) const {
        return m_cost ? cellIn(m_battle, *m_cost, {m_cost->id, m_map.nameOf(hex), {}}).number() : 1;
    }

  private:
    /// How a place was come to.
    struct Step {
        std::int64_t cost = 0;
        Hex before;
    };

    /// The cheapest of those that are still open goes on.
    void spread() {
        m_reached[m_from] = {0, m_from};
        std::set<std::pair<std::int64_t, Hex>> open{{0, m_from}};
        while (!open.empty()) {
            const auto [cost, hex] = *open.begin();
            open.erase(open.begin());
            if (cost > m_reached[hex].cost || (hex != m_from && m_stops.contains(m_map.nameOf(hex)))) {
                continue;
            }
            for (const Hex next : m_map.neighbours(hex)) {
                enter(next, hex, cost, open);
            }
        }
    }

    void enter(Hex next, Hex from, std::int64_t spent, std::set<std::pair<std::int64_t, Hex>>& open) {
        if (!m_through.contains(m_map.nameOf(next)) || !m_across.contains(m_map.borderOf(from, next))) {
            return;
        }
        const std::int64_t cost = spent + std::max<std::int64_t>(1, costOf(next));
        const auto there = m_reached.find(next);
        if (there == m_reached.end() || cost < there->second.cost) {
            m_reached[next] = {cost, from};
            open.insert({cost, next});
        }
    }

    const Battle& m_battle;
    const GameMap& m_map;
    const Table* m_cost;
    Hex m_from;
    std::set<std::string, std::less<>> m_through;
    std::set<std::string, std::less<>> m_across;
    std::set<std::string, std::less<>> m_stops;
    std::map<Hex, Step> m_reached;
};

/// What the slowest of them may spend, when that is known of all.
void putPoints(MapWay& way, const RulePack& rules, const Battle& battle, const Ids& units) {
    const PackRoles::MapWay& told = *rules.roles.map.way;
    way.pointsKnown = told.points.has_value();
    for (const Id& unit : units) {
        const Scope scope{rules, battle, unit};
        const std::int64_t points = told.points ? evaluate(*told.points, scope).number() : 0;
        way.pointsKnown = way.pointsKnown && holds(told.known, scope);
        way.points = unit == units.front() ? points : std::min(way.points, points);
    }
}

} // namespace

bool hasMap(const RulePack& rules) {
    return rules.map.has_value() && !rules.roles.map.unit.empty();
}

std::string placeOf(const RulePack& rules, const Battle& battle, const Id& unit) {
    const Subject* subject = hasMap(rules) ? battle.find(unit) : nullptr;
    return subject && subject->kind == SubjectKind::Unit
               ? attributeValue(unit, rules.roles.map.unit, Scope{rules, battle}).text()
               : std::string();
}

std::optional<MapWay> wayOf(const RulePack& rules, const Battle& battle, const Ids& units,
                            const std::string& place) {
    const auto goal = rules.map ? rules.map->hexOf(place) : std::nullopt;
    if (!goal || !rules.roles.map.way || units.empty() || placeOf(rules, battle, units.front()).empty()) {
        return std::nullopt;
    }
    const Paths paths(rules, battle, units.front());
    MapWay way;
    way.costKnown = true;
    for (const Hex hex : paths.to(*goal)) {
        if (!way.places.empty()) {
            const std::int64_t cost = paths.costOf(hex);
            way.costKnown = way.costKnown && cost > 0;
            way.cost += cost;
        }
        way.places.push_back(rules.map->nameOf(hex));
    }
    putPoints(way, rules, battle, units);
    return way;
}

std::vector<MapReach> reachOf(const RulePack& rules, const Battle& battle, const Ids& units) {
    if (!rules.map || !rules.roles.map.way || units.empty() ||
        placeOf(rules, battle, units.front()).empty()) {
        return {};
    }
    MapWay way;
    putPoints(way, rules, battle, units);
    return way.pointsKnown ? Paths(rules, battle, units.front()).within(way.points) : std::vector<MapReach>();
}

std::optional<std::int64_t> spentOnWay(const RulePack& rules, const Battle& battle, const Action& action,
                                       const Facts& fields) {
    const PackRoles::Map& map = rules.roles.map;
    const Table* cost = map.way ? rules.table(map.way->cost) : nullptr;
    const bool told = cost && (!cost->cells.empty() || !filledIn(battle, cost->id).empty());
    if (!told || action.id != map.move || map.way->spent.empty()) {
        return std::nullopt;
    }
    const auto field = [&fields](const Id& id) {
        const auto found = fields.find(id);
        return found == fields.end() ? Value() : found->second;
    };
    const auto names = moveFieldsOf(action);
    const auto way = field(map.way->unreckoned).flag()
                         ? std::nullopt
                         : wayOf(rules, battle, {field(names->unit).text()}, field(names->to).text());
    return way && !way->places.empty() && way->costKnown ? std::optional(way->cost) : std::nullopt;
}

} // namespace umpire
