#include "tables.h"

#include "program.h"

#include "umpire/program/evaluation_watch.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>

namespace umpire::program {

namespace {

std::string keyOf(const Table::Axis& axis, std::int64_t place) {
    return axis.keyOf(axis.isNumbered() ? Value(place)
                                        : Value(Symbol::numbered(static_cast<std::uint32_t>(place))));
}

/// All that a row or column may be called by, or only the one that is asked for.
std::vector<std::string> keysAsked(bool all, const Table& table, bool columns, std::int64_t place,
                                   const Frame& frame) {
    const Table::Axis& axis = columns ? *table.columns : table.rows;
    return all ? keysIn(frame.program.rules(), frame.battle, table, columns)
               : std::vector<std::string>{keyOf(axis, place)};
}

} // namespace

Value cellOf(std::uint32_t number, std::int64_t row, std::int64_t column, const Frame& frame) {
    const Table& table = frame.program.rules().tables[number];
    TableCell cell{table.id, keyOf(table.rows, row), ""};
    if (table.columns) {
        cell.column = keyOf(*table.columns, column);
    }
    if (cell.row.empty() || (table.columns && cell.column.empty())) {
        return {};
    }
    const Value value = cellIn(frame.battle, table, cell);
    if (value.isNone()) {
        needBlank(cell);
    }
    return value;
}

bool isCellKnown(std::int64_t which, std::int64_t row, std::int64_t column, const Frame& frame) {
    const Table& table = frame.program.rules().tables[static_cast<std::size_t>(which >> 2)];
    const auto rows = keysAsked((which & 1) != 0, table, false, row, frame);
    const auto columns = table.columns ? keysAsked((which & 2) != 0, table, true, column, frame)
                                       : std::vector<std::string>{""};
    const auto isKnown = [&](const std::string& one, const std::string& other) {
        const bool off = one.empty() || (table.columns && other.empty());
        return !off && !cellIn(frame.battle, table, {table.id, one, other}).isNone();
    };
    return !rows.empty() && !columns.empty() && std::all_of(rows.begin(), rows.end(), [&](const auto& one) {
        return std::all_of(columns.begin(), columns.end(),
                           [&](const auto& other) { return isKnown(one, other); });
    });
}

Symbol headOf(const HeadingOf& which, std::int64_t number, std::int64_t shift, const Frame& frame) {
    const RulePack& rules = frame.program.rules();
    const Table& table = ownerOfHeads(rules, rules.tables[which.table], which.columns);
    const std::vector<std::string> heads = keysIn(rules, frame.battle, table, which.columns);
    if (heads.empty() && !which.quiet) {
        needBlank({table.id, which.columns ? headsOfColumns : headsOfRows, ""});
    }
    const Table::Axis& axis = which.columns ? *table.columns : table.rows;
    return Symbol(headFor(axis.heads, heads, number, shift));
}

} // namespace umpire::program
