// The tables that rules leave blank, as far as the battle fills them in.

#include "reference_parts.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>
#include <map>

namespace umpire::sheets {

namespace {

std::string saidIn(const RulePack& rules, const umpire::Table& table, const Value& value) {
    const Vocabulary* words = rules.vocabulary(table.type.vocabulary);
    const Word* word = words ? words->find(value.text()) : nullptr;
    return word ? word->name : value.isNumber() ? std::to_string(value.number()) : value.text();
}

/// Whatever is filled in by itself, by the rules or by the battle, with the rest and without heads.
std::map<umpire::Table::Cell, Value> filledCells(const Battle& battle, const umpire::Table& table) {
    std::map<umpire::Table::Cell, Value> cells = table.cells;
    for (const TableCell& cell : filledIn(battle, table.id)) {
        cells[{cell.row, cell.column}] = battle.cell(cell);
    }
    cells.erase({headsOfRows, ""});
    cells.erase({headsOfColumns, ""});
    return cells;
}

/// A row for each head, a column for each of the others.
Block gridOf(const ReferenceDesk& desk, const umpire::Table& table) {
    Table grid;
    grid.name = table.name;
    grid.columns = {{Column::Align::Start, 1}};
    Row head{{strong(table.rows.name)}, Row::Kind::Body};
    const std::vector<std::string> columns = keysIn(desk.rules, desk.battle(), table, true);
    for (const std::string& column : columns) {
        grid.columns.push_back({Column::Align::Centre, 0});
        head.cells.emplace_back(strong(headName(desk.rules, *table.columns, column)));
    }
    grid.heads.push_back(std::move(head));
    for (const std::string& row : keysIn(desk.rules, desk.battle(), table, false)) {
        Row line{{strong(headName(desk.rules, table.rows, row))}, Row::Kind::Body};
        for (const std::string& column : columns) {
            line.cells.emplace_back(
                saidIn(desk.rules, table, cellIn(desk.battle(), table, {table.id, row, column})));
        }
        grid.rows.push_back(std::move(line));
    }
    return grid;
}

/// A table of one column is long: what its cells say, and behind each where that is so.
std::vector<Block> listsOf(const ReferenceDesk& desk, const umpire::Table& table) {
    std::vector<std::pair<Value, std::vector<std::string>>> groups;
    for (const auto& [cell, value] : filledCells(desk.battle(), table)) {
        const auto known = std::find_if(groups.begin(), groups.end(),
                                        [&](const auto& group) { return group.first == value; });
        std::vector<std::string>& heads =
            known != groups.end() ? known->second : groups.emplace_back(value, Ids()).second;
        heads.push_back(cell.first == restOfTable ? say("reference", "all others")
                                                  : headName(desk.rules, table.rows, cell.first));
    }
    std::vector<Block> blocks;
    for (const auto& [value, heads] : groups) {
        std::string list;
        for (const std::string& head : heads) {
            list += (list.empty() ? "" : say("words", ", ")) + head;
        }
        blocks.emplace_back(Paragraph{
            {strong(saidIn(desk.rules, table, value) + say("words", ": ")), plain(std::move(list))}});
    }
    return blocks;
}

} // namespace

std::vector<Section> tableSections(const ReferenceDesk& desk) {
    std::vector<Section> sections;
    for (const umpire::Table& table : desk.rules.tables) {
        if (filledCells(desk.battle(), table).empty()) {
            continue;
        }
        sections.push_back({"table-" + table.id,
                            {strong(table.name)},
                            table.columns ? std::vector<Block>{gridOf(desk, table)} : listsOf(desk, table),
                            false});
    }
    return sections;
}

} // namespace umpire::sheets
