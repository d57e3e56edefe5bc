#include "tables_of_battle.h"

#include "../rules/known_names.h"
#include "../rules/reading/tables_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/state/tables_in_battle.h"

namespace umpire {

namespace {

bool isShared(const std::optional<Table::Axis>& axis) {
    return axis && !axis->as.empty();
}

void readTable(const JsonNode::Member& member, const Table& table, const RulePack& rules,
               const ReadContext& context, Battle& battle) {
    const auto headsOf = [&](const Table& of, bool columns) { return keysIn(rules, battle, of, columns); };
    for (const auto& [cell, value] : readCells(member.value, table, rules, context, headsOf)) {
        battle.setCell({table.id, cell.first, cell.second}, value);
    }
}

} // namespace

void readTables(const JsonNode& node, const RulePack& rules, const ReadContext& context, Battle& battle) {
    if (!node.isObject()) {
        context.error(node, fill(say("read", "found {found} where an object is expected"),
                                 {{"found", node.describe()}}));
        return;
    }
    // What has the heads of another table comes after it.
    for (const bool sharing : {false, true}) {
        for (const auto& member : node.members()) {
            const Table* table = rules.table(member.key);
            if (table && (isShared(table->rows) || isShared(table->columns)) == sharing) {
                readTable(member, *table, rules, context, battle);
            } else if (!table && !sharing) {
                context.error(member.value, fill(say("battle file", "the rules have no table {table}{hint}"),
                                                 {{"table", inQuotes(member.key)},
                                                  {"hint", orKnown(member.key, idsOf(rules.tables), "")}}));
            }
        }
    }
}

Json tablesJson(const Battle& battle) {
    Json tables = Json::object();
    for (const auto& [cell, value] : battle.cells) {
        Json& row = tables[cell.table][cell.row];
        (cell.column.empty() ? row : row[cell.column]) = toJson(value);
    }
    return tables;
}

} // namespace umpire
