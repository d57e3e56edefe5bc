// Tables that the rules leave blank: the umpire types in what stands in his book.

#include "../command_fields.h"
#include "../filling.h"
#include "command_reader.h"
#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

Json fillingOf(const TableCell& cell) {
    Json command = commandOf(Verb::Fill, {{"table", cell.table}, {"row", cell.row}});
    if (!cell.column.empty()) {
        command["column"] = cell.column;
    }
    return command;
}

namespace {

const Table& knownTable(const Id& id, const RulePack& rules) {
    if (const Table* table = rules.table(id)) {
        return *table;
    }
    std::vector<std::string> known;
    for (const Table& other : rules.tables) {
        known.push_back(other.id);
    }
    throw Refused("unknown-id", fill(say("command", "the rules have no table {id}"), {{"id", inQuotes(id)}}) +
                                    didYouMean(id, known));
}

/// A word, or a number as a number or in quotes.
std::string readPlace(const Json& command, const char* field, const Table::Axis& axis,
                      const RulePack& rules) {
    const Json& json = needed(command, field);
    if (const Vocabulary* words = rules.vocabulary(axis.vocabulary)) {
        return readWord(json, inQuotes(field), words->ids());
    }
    const std::string text =
        json.is_string() ? json.get<std::string>() : std::to_string(readNumber(json, inQuotes(field)));
    for (std::int64_t number = axis.from; number <= axis.to; ++number) {
        if (text == std::to_string(number)) {
            return text;
        }
    }
    throw Refused("bad-value", fill(say("command", "{field} is {number}; it goes from {from} to {to}"),
                                    {{"field", inQuotes(field)},
                                     {"number", text},
                                     {"from", std::to_string(axis.from)},
                                     {"to", std::to_string(axis.to)}}));
}

/// As it stands in a record; "" for none.
std::string placeRecorded(const Json& command, const char* field) {
    const Json* json = member(command, field);
    return !json ? "" : json->is_string() ? json->get<std::string>() : dumpLine(*json);
}

Value readCell(const Json& json, const Table& table, const RulePack& rules, const Battle& battle) {
    if (json.is_null()) {
        return {};
    }
    const bool number = table.type.kind == Type::Kind::Number;
    const Value value = number ? Value(readNumber(json, "\"value\""))
                               : readTyped(json, table.type, "\"value\"", rules, battle);
    if (value.isNumber() && (value.number() < table.least || value.number() > table.most)) {
        throw Refused("bad-value", fill(say("command", "{field} is {number}; it goes from {from} to {to}"),
                                        {{"field", "\"value\""},
                                         {"number", std::to_string(value.number())},
                                         {"from", std::to_string(table.least)},
                                         {"to", std::to_string(table.most)}}));
    }
    return value;
}

} // namespace

FillCommand FillCommand::read(const CommandReader& reader) {
    FillCommand command;
    if (reader.recorded()) {
        command.cell = {reader.remark("table"), placeRecorded(reader.command(), "row"),
                        placeRecorded(reader.command(), "column")};
        command.reason = reader.remark("reason");
        return command;
    }
    const Table& table = knownTable(reader.text("table"), reader.rules());
    command.cell.table = table.id;
    command.cell.row = readPlace(reader.command(), "row", table.rows, reader.rules());
    if (table.columns) {
        command.cell.column = readPlace(reader.command(), "column", *table.columns, reader.rules());
    }
    command.value = readCell(needed(reader.command(), "value"), table, reader.rules(), reader.battle());
    command.reason = reader.optionalText("reason");
    reader.refuseUnknown(table.columns ? std::vector<std::string>{"table", "row", "column", "value", "reason"}
                                       : std::vector<std::string>{"table", "row", "value", "reason"});
    return command;
}

void FillCommand::decide(Resolution& resolution, const GameModule*) const {
    resolution.setCell(cell, value);
}

} // namespace umpire
