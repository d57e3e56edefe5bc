#include "plain_lookups.h"

#include "plain_evaluate.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace umpire::test {

namespace {

using Op = Expression::Op;
using Place = std::pair<int, int>; ///< column and row

std::vector<std::pair<std::string, Id>>& items() {
    static thread_local std::vector<std::pair<std::string, Id>> list;
    return list;
}

std::string nameOf(const Place& place) {
    const auto digits = [](int number) { return std::string(1, static_cast<char>('0' + number)); };
    return digits(place.first / 10) + digits(place.first % 10) + digits(place.second / 10) +
           digits(place.second % 10);
}

bool isOn(const HexGrid& map, const Place& place) {
    return place.first >= 1 && place.first <= map.columns() && place.second >= 1 &&
           place.second <= map.rows();
}

std::optional<Place> placeOf(const HexGrid& map, const std::string& name) {
    for (int column = 1; column <= map.columns(); ++column) {
        for (int row = 1; row <= map.rows(); ++row) {
            if (nameOf({column, row}) == name) {
                return Place{column, row};
            }
        }
    }
    return std::nullopt;
}

bool isLower(const HexGrid& map, int column) {
    return (column % 2 == 0) == map.evenLower();
}

/// From above clockwise, as a column that stands high or low sees them.
std::vector<Place> beside(const HexGrid& map, const Place& place) {
    const auto [column, row] = place;
    const int up = isLower(map, column) ? 0 : -1;
    std::vector<Place> places{{column, row - 1}, {column + 1, row + up},     {column + 1, row + up + 1},
                              {column, row + 1}, {column - 1, row + up + 1}, {column - 1, row + up}};
    std::erase_if(places, [&](const Place& each) { return !isOn(map, each); });
    return places;
}

/// How many steps each place is away.
std::map<Place, std::int64_t> away(const HexGrid& map, const Place& from) {
    std::map<Place, std::int64_t> steps{{from, 0}};
    std::vector<Place> open{from};
    for (std::size_t at = 0; at < open.size(); ++at) {
        for (const Place& each : beside(map, open[at])) {
            if (steps.emplace(each, steps.at(open[at]) + 1).second) {
                open.push_back(each);
            }
        }
    }
    return steps;
}

std::string borderOf(const Place& a, const Place& b) {
    return nameOf(std::min(a, b)) + "-" + nameOf(std::max(a, b));
}

std::vector<Place> allOf(const HexGrid& map) {
    std::vector<Place> places;
    for (int column = 1; column <= map.columns(); ++column) {
        for (int row = 1; row <= map.rows(); ++row) {
            places.emplace_back(column, row);
        }
    }
    return places;
}

/// Nearest first, and else column by column.
std::vector<Place> near(const HexGrid& map, const Place& from, std::int64_t steps) {
    const auto far = away(map, from);
    std::vector<Place> places = allOf(map);
    std::erase_if(places, [&](const Place& each) { return far.at(each) > steps; });
    std::stable_sort(places.begin(), places.end(),
                     [&](const Place& a, const Place& b) { return far.at(a) < far.at(b); });
    return places;
}

Ids bordersNear(const HexGrid& map, const Place& from, std::int64_t steps) {
    const std::vector<Place> places = near(map, from, steps);
    Ids borders;
    for (const Place& place : places) {
        for (const Place& each : beside(map, place)) {
            const bool both = std::find(places.begin(), places.end(), each) != places.end();
            if (place < each && both) {
                borders.push_back(borderOf(place, each));
            }
        }
    }
    return borders;
}

bool has(const Value& list, const Id& id) {
    return std::find(list.list().begin(), list.list().end(), id) != list.list().end();
}

/// Step by step: whoever stands somewhere goes on to all that he may enter.
Ids reach(const HexGrid& map, const Place& from, std::int64_t steps, const Value& through,
          const Value& across, const Value& stops) {
    std::vector<Place> order{from};
    std::vector<Place> stand{from};
    for (std::int64_t step = 0; step < steps; ++step) {
        std::vector<Place> next;
        for (const Place& at : stand) {
            for (const Place& each : beside(map, at)) {
                const bool fresh = std::find(order.begin(), order.end(), each) == order.end();
                if (fresh && has(through, nameOf(each)) && has(across, borderOf(at, each))) {
                    order.push_back(each);
                    if (!has(stops, nameOf(each))) {
                        next.push_back(each);
                    }
                }
            }
        }
        stand = next;
    }
    Ids found;
    std::transform(order.begin(), order.end(), std::back_inserter(found), nameOf);
    return found;
}

Ids namesOf(const std::vector<Place>& places) {
    Ids names;
    std::transform(places.begin(), places.end(), std::back_inserter(names), nameOf);
    return names;
}

/// Asks the map.
class OfMap {
  public:
    OfMap(const Expression& expression, const Scope& scope)
        : m_expression(expression), m_scope(scope), m_map(scope.rules.map->hexes()) {}

    Value value() const {
        const auto one = placeAt(0);
        switch (m_expression.op) {
        case Op::PlaceAt: {
            const Place place{clipped(number(0)), clipped(number(1))};
            return isOn(m_map, place) ? nameOf(place) : "";
        }
        case Op::ColumnOf:
        case Op::RowOf:
            return one ? (m_expression.op == Op::RowOf ? one->second : one->first) : 0;
        case Op::Distance:
        case Op::Border:
            return between(one, placeAt(1));
        default:
            return one ? Value(list(*one)) : Value(Ids{});
        }
    }

  private:
    static int clipped(std::int64_t number) {
        return number < 0 || number > 99 ? 0 : static_cast<int>(number);
    }
    std::int64_t number(std::size_t i) const { return operand(i).number(); }
    Value operand(std::size_t i) const { return plainEvaluate(m_expression.operands[i], m_scope); }
    std::optional<Place> placeAt(std::size_t i) const { return placeOf(m_map, operand(i).text()); }

    Value between(const std::optional<Place>& a, const std::optional<Place>& b) const {
        const bool both = a && b;
        const std::int64_t steps = both ? away(m_map, *a).at(*b) : 2147483647;
        if (m_expression.op == Op::Distance) {
            return steps;
        }
        return both && steps == 1 ? borderOf(*a, *b) : "";
    }

    Ids list(const Place& from) const {
        switch (m_expression.op) {
        case Op::Neighbours:
            return namesOf(beside(m_map, from));
        case Op::Near:
            return namesOf(near(m_map, from, number(1)));
        case Op::BordersNear:
            return bordersNear(m_map, from, number(1));
        default:
            return number(1) < 0 ? Ids{}
                                 : reach(m_map, from, std::min<std::int64_t>(number(1), 200), operand(2),
                                         operand(3), operand(4));
        }
    }

    const Expression& m_expression;
    const Scope& m_scope;
    const HexGrid& m_map;
};

/// A head as two numbers: the ends of a band, or both sides of a ratio.
std::pair<std::int64_t, std::int64_t> ends(const std::string& head) {
    const std::size_t at = head.find_first_of("-:+");
    const std::int64_t first = std::stoll(head);
    if (at == std::string::npos) {
        return {first, first};
    }
    return {first, head[at] == '+' ? 2147483647 : std::stoll(head.substr(at + 1))};
}

/// Asks tables.
class OfTables {
  public:
    OfTables(const Expression& expression, const Scope& scope)
        : m_expression(expression), m_scope(scope), m_table(*scope.rules.table(expression.word)) {}

    Value cell() const {
        // Row and column are looked at, be there a cell or not.
        const std::string row = key(m_table.rows, 0);
        const std::string column = m_table.columns ? key(*m_table.columns, 1) : std::string();
        return row.empty() || (m_table.columns && column.empty()) ? Value() : said(row, column);
    }

    Value known() const {
        for (const std::string& row : keys(m_table.rows, 0)) {
            for (const std::string& column :
                 m_table.columns ? keys(*m_table.columns, 1) : std::vector<std::string>{"none"}) {
                const bool off = row.empty() || column.empty();
                if (off || said(row, m_table.columns ? column : "").isNone()) {
                    return false;
                }
            }
        }
        return !keys(m_table.rows, 0).empty() && (!m_table.columns || !keys(*m_table.columns, 1).empty());
    }

    Value heading() const {
        const Table::Axis& axis = m_expression.columns ? *m_table.columns : m_table.rows;
        const std::vector<std::string> all = heads(axis, m_expression.columns);
        const std::int64_t number = operand(0).number();
        std::int64_t found = -1;
        for (std::int64_t i = 0; i < std::ssize(all); ++i) {
            const auto [one, other] = ends(all[static_cast<std::size_t>(i)]);
            const std::int64_t attack = number / 4294967296;
            const std::int64_t defence = number % 4294967296;
            const bool stands = axis.heads == Table::Axis::Heads::Bands
                                    ? one <= number && number <= other
                                    : attack > 0 && (defence == 0 || one * defence <= attack * other);
            found = stands ? i : found;
        }
        if (found < 0) {
            return "";
        }
        found = std::min(std::max<std::int64_t>(found + operand(1).number(), 0), std::ssize(all) - 1);
        return all[static_cast<std::size_t>(found)];
    }

  private:
    Value operand(std::size_t i) const { return plainEvaluate(m_expression.operands[i], m_scope); }
    std::string key(const Table::Axis& axis, std::size_t i) const {
        const Value place = operand(i);
        const bool numbered = axis.isNumbered();
        const bool off = numbered && (place.number() < axis.from || place.number() > axis.to);
        return off ? "" : numbered ? std::to_string(place.number()) : place.text();
    }
    std::vector<std::string> keys(const Table::Axis& axis, std::size_t i) const {
        const bool all =
            m_expression.operands[i].op == Op::Literal && m_expression.operands[i].literal.isNone();
        if (!all) {
            return {key(axis, i)};
        }
        std::vector<std::string> found = heads(axis, i == 1);
        for (std::int64_t n = axis.from; axis.isNumbered() && n <= axis.to; ++n) {
            found.push_back(std::to_string(n));
        }
        const Vocabulary* words = m_scope.rules.vocabulary(axis.vocabulary);
        return words ? words->ids() : found;
    }
    std::vector<std::string> heads(const Table::Axis& axis, bool columns) const {
        const Table& owner = axis.as.empty() ? m_table : *m_scope.rules.table(axis.as);
        const Value filled = m_scope.battle.cell({owner.id, columns ? "*columns" : "*rows", ""});
        return filled.isNone() ? (columns ? *owner.columns : owner.rows).printed : filled.list();
    }
    /// What the umpire filled in, else what is printed, first for the cell and then for all the rest.
    Value said(const std::string& row, const std::string& column) const {
        for (const auto& [one, other] :
             {std::pair(row, column), std::pair(std::string("*"), std::string())}) {
            const Value filled = m_scope.battle.cell({m_table.id, one, other});
            if (!filled.isNone()) {
                return filled;
            }
            if (m_table.cells.contains({one, other})) {
                return m_table.cells.at({one, other});
            }
        }
        return {};
    }

    const Expression& m_expression;
    const Scope& m_scope;
    const Table& m_table;
};

} // namespace

PlainItem::PlainItem(const std::string& name, const Id& item) : m_named(!name.empty()) {
    if (m_named) {
        items().emplace_back(name, item);
    }
}

PlainItem::~PlainItem() {
    if (m_named) {
        items().pop_back();
    }
}

Value plainItem(const std::string& name) {
    const auto found =
        std::find_if(items().rbegin(), items().rend(), [&](const auto& each) { return each.first == name; });
    return found == items().rend() ? Value() : Value(found->second);
}

Value plainPlaces(const Scope& scope) {
    return namesOf(allOf(scope.rules.map->hexes()));
}

Value plainLookup(const Expression& expression, const Scope& scope) {
    switch (expression.op) {
    case Op::Cell:
        return OfTables(expression, scope).cell();
    case Op::Known:
        return OfTables(expression, scope).known();
    case Op::Heading:
    case Op::QuietHeading:
        return OfTables(expression, scope).heading();
    case Op::Ratio: {
        const auto kept = [](std::int64_t number) { return std::max<std::int64_t>(0, number); };
        return kept(plainEvaluate(expression.operands[0], scope).number()) * 4294967296 +
               kept(plainEvaluate(expression.operands[1], scope).number());
    }
    default:
        return OfMap(expression, scope).value();
    }
}

} // namespace umpire::test
