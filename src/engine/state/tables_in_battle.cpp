#include "umpire/state/tables_in_battle.h"

#include "umpire/rules/table_heads.h"

namespace umpire {

const Table& ownerOfHeads(const RulePack& rules, const Table& table, bool columns) {
    const Table::Axis& axis = columns ? *table.columns : table.rows;
    const Table* owner = axis.as.empty() ? nullptr : rules.table(axis.as);
    return owner ? *owner : table;
}

std::vector<std::string> keysIn(const RulePack& rules, const Battle& battle, const Table& table,
                                bool columns) {
    const Table::Axis& axis = columns ? *table.columns : table.rows;
    if (const Vocabulary* words = rules.vocabulary(axis.vocabulary)) {
        return words->ids();
    }
    std::vector<std::string> keys;
    for (std::int64_t number = axis.from; axis.isNumbered() && number <= axis.to; ++number) {
        keys.push_back(std::to_string(number));
    }
    if (axis.isFixed()) {
        return keys;
    }
    const Table& owner = ownerOfHeads(rules, table, columns);
    const Value filled = battle.cell({owner.id, columns ? headsOfColumns : headsOfRows, ""});
    const Table::Axis& printed = columns ? *owner.columns : owner.rows;
    return filled.isNone() ? printed.printed : filled.list();
}

Value cellIn(const Battle& battle, const Table& table, const TableCell& cell) {
    for (const TableCell& each : {cell, TableCell{table.id, restOfTable, ""}}) {
        const auto printed = table.cells.find({each.row, each.column});
        const Value value = battle.cell(each);
        if (!value.isNone() || printed != table.cells.end()) {
            return value.isNone() ? printed->second : value;
        }
    }
    return {};
}

std::vector<TableCell> filledIn(const Battle& battle, const Id& table) {
    const std::map<TableCell, Value>& all = battle.cells;
    std::vector<TableCell> cells;
    for (auto at = all.lower_bound({table, "", ""}); at != all.end(); ++at) {
        if (at->first.table != table) {
            break;
        }
        cells.push_back(at->first);
    }
    return cells;
}

} // namespace umpire
