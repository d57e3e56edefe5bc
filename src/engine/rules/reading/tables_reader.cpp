#include "tables_reader.h"

#include "entry_parts.h"
#include "type_reader.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// More rows than a page has are typed in by nobody.
constexpr std::int64_t mostPlaces = 1000;

/// A row or column as it is written: "" for one that the table has not, which is told.
std::string placeIn(const Table::Axis& axis, const JsonNode::Member& member, const RulePack& rules,
                    const ReadContext& context) {
    if (!axis.vocabulary.empty()) {
        ExpressionReader::checkWord(member.value, context, rules, axis.vocabulary, member.key);
        return member.key;
    }
    for (std::int64_t number = axis.from; number <= axis.to; ++number) {
        if (member.key == std::to_string(number)) {
            return member.key;
        }
    }
    context.error(member.value, fill(say("pack", "there is no {place} here; this goes from {from} to {to}"),
                                     {{"place", inQuotes(member.key)},
                                      {"from", std::to_string(axis.from)},
                                      {"to", std::to_string(axis.to)}}));
    return {};
}

/// Calls `each` with every place of an object and what stands there, if there is such a place.
void eachPlace(const JsonNode& node, const Table::Axis& axis, const RulePack& rules,
               const ReadContext& context, const auto& each) {
    if (!node.isObject()) {
        context.error(node,
                      fill(say("pack", "found {found} where an object is expected, by rows and columns"),
                           {{"found", node.describe()}}));
        return;
    }
    for (const auto& member : node.members()) {
        const std::string place = placeIn(axis, member, rules, context);
        if (!place.empty()) {
            each(place, member.value);
        }
    }
}

/// Nothing for a blank cell.
Value readCell(const JsonNode& node, const Table& table, const RulePack& rules, const ReadContext& context) {
    if (!node.isObject() && !node.isArray() && node.scalar().is_null()) {
        return {};
    }
    const Value value = readPlain(node, table.type, context, rules);
    if (value.isNumber() && (value.number() < table.least || value.number() > table.most)) {
        context.error(node,
                      fill(say("pack", "{number} is no cell of this table; they go from {from} to {to}"),
                           {{"number", std::to_string(value.number())},
                            {"from", std::to_string(table.least)},
                            {"to", std::to_string(table.most)}}));
    }
    return value;
}

} // namespace

std::map<Table::Cell, Value> readCells(const JsonNode& node, const Table& table, const RulePack& rules,
                                       const ReadContext& context) {
    std::map<Table::Cell, Value> cells;
    const auto put = [&](const std::string& row, const std::string& column, const JsonNode& cell) {
        const Value value = readCell(cell, table, rules, context);
        if (!value.isNone()) {
            cells[{row, column}] = value;
        }
    };
    eachPlace(node, table.rows, rules, context, [&](const std::string& row, const JsonNode& there) {
        if (!table.columns) {
            put(row, "", there);
            return;
        }
        eachPlace(there, *table.columns, rules, context,
                  [&](const std::string& column, const JsonNode& cell) { put(row, column, cell); });
    });
    return cells;
}

void TablesReader::readNames(ObjectReader& file) {
    file.objects("tables", false, [this](ObjectReader& reader) {
        Table table;
        table.id = reader.text("id");
        table.rows = readAxis(reader, "rows");
        if (reader.has("columns")) {
            table.columns = readAxis(reader, "columns");
        }
        readKind(reader, table);
        m_pack.tables.push_back(std::move(table));
    });
}

/// The words of a vocabulary, or numbers from one to another.
Table::Axis TablesReader::readAxis(ObjectReader& reader, const std::string& key) {
    Table::Axis axis;
    const JsonNode* node = reader.need(key);
    if (!node) {
        return axis;
    }
    ObjectReader inner(*node, reader.context());
    const bool words = inner.has("vocabulary");
    if (words) {
        axis.vocabulary = readKnownOne(inner, "vocabulary", idsOf(m_pack.vocabularies), "vocabulary");
    } else {
        axis.from = inner.whole("from");
        axis.to = inner.whole("to");
        if (axis.to < axis.from || axis.to - axis.from >= mostPlaces) {
            inner.error("to",
                        fill(say("pack", "expected 1 to {most} numbers, from {from} up"),
                             {{"most", std::to_string(mostPlaces)}, {"from", std::to_string(axis.from)}}));
            axis.to = axis.from;
        }
    }
    const Vocabulary* vocabulary = m_pack.vocabulary(axis.vocabulary);
    axis.name = vocabulary ? inner.text("name", vocabulary->name) : inner.text("name");
    return axis;
}

void TablesReader::readKind(ObjectReader& reader, Table& table) {
    constexpr std::int64_t most = 2147483647;
    table.type = readType(reader, {"count", "choice"}, m_pack);
    if (table.type.kind == Kind::Number) {
        table.least = reader.whole("least", 0);
        table.most = reader.whole("most", most);
        return;
    }
    for (const char* key : {"least", "most"}) {
        idle(reader, key, true, say("pack", "it limits a count"));
    }
}

void TablesReader::read(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("tables", false, [&](ObjectReader& reader) {
        Table& table = m_pack.tables[next++];
        table.id = reader.id("id");
        duplicate(reader, "table", !seen.insert(table.id).second);
        table.name = reader.text("name");
        table.text = reader.text("text", "");
        table.rows = readAxis(reader, "rows");
        if (reader.has("columns")) {
            table.columns = readAxis(reader, "columns");
        }
        readKind(reader, table);
        if (const JsonNode* cells = reader.want("cells")) {
            table.cells = readCells(*cells, table, m_pack, reader.context());
        }
    });
}

} // namespace umpire
