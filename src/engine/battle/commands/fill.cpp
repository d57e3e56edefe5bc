// Tables that the rules leave blank: the umpire types in what stands in his book.

#include "../../rules/reading/tables_reader.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>

namespace umpire {

Json fillingOf(const TableCell& cell) {
    Json command = commandOf(Verb::Fill, {{"table", cell.table}, {"row", cell.row}});
    if (!cell.column.empty()) {
        command["column"] = cell.column;
    }
    return command;
}

namespace {

bool holdsHeads(const std::string& row) {
    return row == headsOfRows || row == headsOfColumns;
}

const Table& knownTable(const Id& id, const RulePack& rules) {
    if (const Table* table = rules.table(id)) {
        return *table;
    }
    unknownId(say("command", "the rules have no table {id}"), id, idsIn(rules.tables));
}

/// "1:2, 1:1" as two.
Ids partsOf(const std::string& text) {
    constexpr const char* between = " ,;";
    Ids parts;
    for (std::size_t at = text.find_first_not_of(between); at != std::string::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(between, end);
    }
    return parts;
}

/// Reads what is filled into one table.
class FillingReader {
  public:
    FillingReader(const Table& table, const CommandReader& reader)
        : m_table(table), m_json(reader.command()), m_rules(reader.rules()), m_battle(reader.battle()) {}

    /// A row or column by the word, number or heading that it is called by.
    std::string place(const char* field) const {
        const bool columns = std::string_view(field) == "column";
        const Json& json = needed(m_json, field);
        if (!columns && json == restOfTable) {
            return restOfTable;
        }
        const std::vector<std::string> keys = keysIn(m_rules, m_battle, m_table, columns);
        if (!axis(columns).isNumbered()) {
            if (keys.empty()) {
                throw Refused(
                    "not-possible",
                    fill(say("command", "nothing heads the {field}s of {table} yet; fill that in before"),
                         {{"field", field}, {"table", m_table.name}}));
            }
            const std::string word = json.is_number_integer()
                                         ? std::to_string(readNumber(json, inQuotes(field)))
                                         : readWord(json, inQuotes(field), {});
            return readWord(canonicalWord(axis(columns).vocabulary, word, m_rules), inQuotes(field), keys);
        }
        const std::string text =
            json.is_string() ? json.get<std::string>() : std::to_string(readNumber(json, inQuotes(field)));
        if (listed(keys, text)) {
            return text;
        }
        outOfRange(inQuotes(field), text, axis(columns).from, axis(columns).to);
    }

    Value cell(const Json& json) const {
        if (json.is_null()) {
            return {};
        }
        const bool number = m_table.type.kind == Type::Kind::Number;
        const Value value = number ? Value(readNumber(json, "\"value\""))
                                   : readTyped(json, m_table.type, "\"value\"", m_rules, m_battle);
        if (value.isNumber() && (value.number() < m_table.least || value.number() > m_table.most)) {
            outOfRange("\"value\"", std::to_string(value.number()), m_table.least, m_table.most);
        }
        return value;
    }

    /// A list of headings, or a text with commas between them; nothing for null.
    Value heads(const Json& json, bool columns) const {
        needHeads(columns);
        if (json.is_null()) {
            return {};
        }
        Ids heads;
        if (json.is_string()) {
            heads = partsOf(json.get<std::string>());
        } else {
            const Type words{Type::Kind::Texts, SubjectKind::Unit, ""};
            heads = readTyped(json, words, "\"value\"", m_rules, m_battle).list();
        }
        const std::string wrong = wrongHeads(axis(columns).heads, heads);
        if (!wrong.empty()) {
            badValue(wrong);
        }
        return heads;
    }

    /// "all": everything that an object holds, by rows and columns.
    std::vector<CellFilled> all(const Json& json) const {
        Issues issues;
        const JsonDocument document("command", parseJson(json.dump(), "command", issues));
        const ReadContext context{document, issues};
        const auto headsOf = [&](const Table& of, bool columns) {
            return keysIn(m_rules, m_battle, of, columns);
        };
        const auto cells = readCells(document.root(), m_table, m_rules, context, headsOf);
        if (!issues.empty()) {
            badValue(fill(say("command", "{problem} (at {place})"),
                          {{"problem", issues.front().text}, {"place", issues.front().path}}));
        }
        std::vector<CellFilled> filled;
        for (const char* heads : {headsOfRows, headsOfColumns}) {
            const auto given = cells.find({heads, ""});
            const bool columns = std::string_view(heads) == headsOfColumns;
            if (given != cells.end()) {
                const std::vector<CellFilled> emptied = emptiedBy(given->second, columns);
                filled.insert(filled.end(), emptied.begin(), emptied.end());
            }
        }
        for (const auto& [cell, value] : cells) {
            filled.push_back({{m_table.id, cell.first, cell.second}, {}, value});
        }
        return filled;
    }

    /// What a change of headings leaves without any.
    std::vector<CellFilled> emptiedBy(const Value& heads, bool columns) const {
        std::vector<CellFilled> emptied;
        for (const Table& table : m_rules.tables) {
            const bool has =
                (!columns || table.columns) && &ownerOfHeads(m_rules, table, columns) == &m_table;
            for (const TableCell& cell : has ? filledIn(m_battle, table.id) : std::vector<TableCell>{}) {
                const std::string& head = columns ? cell.column : cell.row;
                if (!cell.row.starts_with(restOfTable) && !listed(heads.list(), head)) {
                    emptied.push_back({cell, {}, {}});
                }
            }
        }
        return emptied;
    }

  private:
    const Table::Axis& axis(bool columns) const { return columns ? *m_table.columns : m_table.rows; }
    void needHeads(bool columns) const {
        const bool has = !columns || m_table.columns;
        if (!has || axis(columns).isFixed() || !axis(columns).as.empty()) {
            const Table* owner = has ? m_rules.table(axis(columns).as) : nullptr;
            badValue(fill(owner ? say("command", "{table} has the headings of {owner}; fill them in there")
                                : say("command", "{table} has no such headings to be filled in"),
                          {{"table", m_table.name}, {"owner", owner ? owner->name : ""}}));
        }
    }

    const Table& m_table;
    const Json& m_json;
    const RulePack& m_rules;
    const Battle& m_battle;
};

/// Which cell the command is about, in the words of the command; of several the table alone.
TableCell cellOf(const Json& command, const Id& table) {
    for (const char* heads : {"rows", "columns"}) {
        if (member(command, heads)) {
            return {table, std::string(restOfTable) + heads, ""};
        }
    }
    const auto text = [&](const char* field) {
        const Json* json = member(command, field);
        return !json ? std::string() : json->is_string() ? json->get<std::string>() : dumpLine(*json);
    };
    return {table, text("row"), text("column")};
}

std::vector<std::string> fieldsOf(const Json& command, const Table& table, const std::string& row) {
    std::vector<std::string> fields{"table", "reason"};
    for (const char* alone : {"rows", "columns", "all"}) {
        if (member(command, alone)) {
            fields.emplace_back(alone);
            return fields;
        }
    }
    fields.insert(fields.end(), {"row", "value"});
    if (table.columns && !row.starts_with(restOfTable)) {
        fields.emplace_back("column");
    }
    return fields;
}

/// What a command about one cell, the rest or headings fills in.
std::vector<CellFilled> oneFilled(const FillingReader& filling, const Table& table, const Json& command,
                                  TableCell& cell) {
    if (holdsHeads(cell.row)) {
        const bool columns = cell.row == headsOfColumns;
        const Json* named = member(command, columns ? "columns" : "rows");
        const Value heads = filling.heads(named ? *named : needed(command, "value"), columns);
        std::vector<CellFilled> filled = filling.emptiedBy(heads, columns);
        filled.push_back({cell, {}, heads});
        return filled;
    }
    cell.row = filling.place("row");
    if (table.columns && cell.row != restOfTable) {
        cell.column = filling.place("column");
    }
    return {{cell, {}, filling.cell(needed(command, "value"))}};
}

} // namespace

FillCommand FillCommand::read(const CommandReader& reader) {
    FillCommand command;
    command.cell = cellOf(reader.command(), reader.remark("table"));
    if (reader.recorded()) {
        command.reason = reader.remark("reason");
        return command;
    }
    const Table& table = knownTable(reader.text("table"), reader.rules());
    const FillingReader filling(table, reader);
    const Json* all = member(reader.command(), "all");
    command.filled = all ? filling.all(*all) : oneFilled(filling, table, reader.command(), command.cell);
    command.reason = reader.optionalText("reason");
    reader.refuseUnknown(fieldsOf(reader.command(), table, command.cell.row));
    return command;
}

void FillCommand::decide(Resolution& resolution, const GameModule*) const {
    for (const CellFilled& each : filled) {
        resolution.setCell(each.cell, each.to);
    }
}

} // namespace umpire
