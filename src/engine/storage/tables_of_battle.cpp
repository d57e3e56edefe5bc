#include "tables_of_battle.h"

#include "../rules/known_names.h"
#include "../rules/reading/tables_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

void readTables(const JsonNode& node, const RulePack& rules, const ReadContext& context, Battle& battle) {
    if (!node.isObject()) {
        context.error(node, fill(say("read", "found {found} where an object is expected"),
                                 {{"found", node.describe()}}));
        return;
    }
    for (const auto& member : node.members()) {
        const Table* table = rules.table(member.key);
        if (!table) {
            context.error(member.value, fill(say("battle file", "the rules have no table {table}{hint}"),
                                             {{"table", inQuotes(member.key)},
                                              {"hint", orKnown(member.key, idsOf(rules.tables), "")}}));
            continue;
        }
        for (const auto& [cell, value] : readCells(member.value, *table, rules, context)) {
            battle.setCell({table->id, cell.first, cell.second}, value);
        }
    }
}

} // namespace umpire
