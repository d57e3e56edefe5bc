#include "tables.h"

#include "program.h"

#include "umpire/program/evaluation_watch.h"

namespace umpire::program {

namespace {

std::string keyOf(const Table::Axis& axis, std::int64_t place) {
    return axis.keyOf(axis.vocabulary.empty() ? Value(place)
                                              : Value(Symbol::numbered(static_cast<std::uint32_t>(place))));
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
    const auto printed = table.cells.find({cell.row, cell.column});
    const Value value = frame.battle.cell(cell);
    if (!value.isNone() || printed != table.cells.end()) {
        return value.isNone() ? printed->second : value;
    }
    needBlank(cell);
    return {};
}

} // namespace umpire::program
