#include "tables_reader.h"

#include "pack_files.h"
#include "part_readers.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/table_heads.h"

namespace umpire {

using Kind = Type::Kind;

namespace {

/// More rows than a page has are typed in by nobody.
constexpr std::int64_t mostPlaces = 1000;

/// A row or column as it is written: "" for one that the table has not, which is told.
std::string placeIn(const Table::Axis& axis, const std::vector<std::string>& heads,
                    const JsonNode::Member& member, const RulePack& rules, const ReadContext& context) {
    if (!axis.vocabulary.empty()) {
        const std::string word = canonicalWord(axis.vocabulary, member.key, rules);
        ExpressionReader::checkWord(member.value, context, rules, axis.vocabulary, word);
        return word;
    }
    if (listed(heads, member.key)) {
        return member.key;
    }
    context.error(member.value,
                  axis.isNumbered()
                      ? fill(say("pack", "there is no {place} here; this goes from {from} to {to}"),
                             {{"place", inQuotes(member.key)},
                              {"from", std::to_string(axis.from)},
                              {"to", std::to_string(axis.to)}})
                      : fill(say("pack", "{place} heads nothing of this table{known}"),
                             {{"place", inQuotes(member.key)}, {"known", orKnown(member.key, heads, "")}}));
    return {};
}

void needObject(const JsonNode& node, const ReadContext& context) {
    context.error(node, fill(say("pack", "found {found} where an object is expected, by rows and columns"),
                             {{"found", node.describe()}}));
}

/// Nothing for a blank cell.
Value readCell(const JsonNode& node, const Table& table, const RulePack& rules, const ReadContext& context) {
    if (isNothing(node)) {
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

/// A list of heads, in rising order; nothing when it is no such list, which is told, and for a blank one.
Value readHeads(const JsonNode& node, const Table::Axis& axis, const ReadContext& context) {
    if (isNothing(node)) {
        return {};
    }
    if (!node.isArray()) {
        context.error(node, fill(say("pack", "found {found} where a list of headings is expected"),
                                 {{"found", node.describe()}}));
        return {};
    }
    Ids heads;
    for (const JsonNode& item : node.items()) {
        heads.push_back(readText(item, context).value_or(""));
    }
    const std::string wrong = wrongHeads(axis.heads, heads);
    if (!wrong.empty()) {
        context.error(node, wrong);
        return {};
    }
    return heads;
}

/// Reads what is filled into a table, heads first: the rows of cells are called by them.
class CellsReader {
  public:
    CellsReader(const Table& table, const RulePack& rules, const ReadContext& context, const HeadsOf& headsOf)
        : m_table(table), m_rules(rules), m_context(context), m_headsOf(headsOf) {}

    std::map<Table::Cell, Value> read(const JsonNode& node) {
        if (!node.isObject()) {
            needObject(node, m_context);
            return {};
        }
        for (const auto& member : node.members()) {
            if (member.key == headsOfRows || member.key == headsOfColumns) {
                heads(member);
            }
        }
        const auto rows = headsFor(false);
        for (const auto& member : node.members()) {
            if (member.key == restOfTable) {
                put(restOfTable, "", member.value);
            } else if (!member.key.starts_with(restOfTable)) {
                row(placeIn(m_table.rows, rows, member, m_rules, m_context), member.value);
            }
        }
        return m_cells;
    }

  private:
    void heads(const JsonNode::Member& member) {
        const bool columns = member.key == headsOfColumns;
        const Table::Axis* axis = m_table.axis(columns);
        if (!axis || axis->isFixed() || !axis->as.empty()) {
            m_context.error(member.value,
                            say("pack", "nobody fills in what heads these rows or columns; remove this key"));
            return;
        }
        const Value heads = readHeads(member.value, *axis, m_context);
        if (!heads.isNone()) {
            m_cells[{member.key, ""}] = heads;
        }
    }

    std::vector<std::string> headsFor(bool columns) const {
        const auto given = m_cells.find({columns ? headsOfColumns : headsOfRows, ""});
        return given != m_cells.end() ? given->second.list() : m_headsOf(m_table, columns);
    }

    void row(const std::string& row, const JsonNode& there) {
        if (row.empty()) {
            return;
        }
        if (!m_table.columns) {
            put(row, "", there);
            return;
        }
        if (!there.isObject()) {
            needObject(there, m_context);
            return;
        }
        const auto columns = headsFor(true);
        for (const auto& member : there.members()) {
            const std::string column = placeIn(*m_table.columns, columns, member, m_rules, m_context);
            if (!column.empty()) {
                put(row, column, member.value);
            }
        }
    }

    void put(const std::string& row, const std::string& column, const JsonNode& cell) {
        const Value value = readCell(cell, m_table, m_rules, m_context);
        if (!value.isNone()) {
            m_cells[{row, column}] = value;
        }
    }

    const Table& m_table;
    const RulePack& m_rules;
    const ReadContext& m_context;
    const HeadsOf& m_headsOf;
    std::map<Table::Cell, Value> m_cells;
};

/// What the pack itself prints at the head of rows and columns.
std::vector<std::string> printedHeads(const Table& table, bool columns) {
    const Table::Axis& axis = *table.axis(columns);
    std::vector<std::string> heads = axis.printed;
    for (std::int64_t number = axis.from; axis.isNumbered() && number <= axis.to; ++number) {
        heads.push_back(std::to_string(number));
    }
    return heads;
}

/// Reads the tables that a battle may fill in: first their names and types, then what they hold.
class TablesReader {
  public:
    explicit TablesReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void readNames(ObjectReader& file) {
        file.objects("tables", [this](ObjectReader& reader) {
            Table table;
            table.id = reader.text("id");
            m_at = m_pack.tables.size();
            readShape(reader, table);
            m_pack.tables.push_back(std::move(table));
        });
    }

    void read(ObjectReader& file) {
        readEntries(file, "tables", "table", m_pack.tables, [this](ObjectReader& reader, Table& table) {
            m_at = static_cast<std::size_t>(&table - m_pack.tables.data());
            table.name = reader.words("name");
            table.text = reader.words("text");
            readShape(reader, table);
            if (const JsonNode* cells = reader.want("cells")) {
                table.cells = readCells(*cells, table, m_pack, reader.context(), printedHeads);
            }
            mirror(reader, table);
        });
    }

  private:
    void readShape(ObjectReader& reader, Table& table) {
        table.rows = readAxis(reader, "rows");
        if (reader.has("columns")) {
            table.columns = readAxis(reader, "columns");
        }
        readKind(reader, table);
    }

    /// The words of a vocabulary, numbers from one to another, or what a battle fills in.
    Table::Axis readAxis(ObjectReader& reader, const std::string& key) {
        Table::Axis axis;
        const JsonNode* node = reader.need(key);
        if (!node) {
            return axis;
        }
        ObjectReader inner(*node, reader.context());
        if (inner.has("vocabulary")) {
            axis.vocabulary = readKnownOne(inner, "vocabulary", idsOf(m_pack.vocabularies), "vocabulary");
        } else if (inner.has("bands") || inner.has("ratios")) {
            readHeading(inner, axis);
        } else if (inner.has("as")) {
            axis = sharedAxis(inner, key);
        } else {
            readNumbers(inner, axis);
        }
        const Vocabulary* vocabulary = m_pack.vocabulary(axis.vocabulary);
        axis.name = vocabulary        ? inner.words("name", vocabulary->name)
                    : axis.as.empty() ? inner.words("name")
                                      : inner.words("name", axis.name);
        return axis;
    }

    void readNumbers(ObjectReader& reader, Table::Axis& axis) {
        axis.from = reader.whole("from");
        axis.to = reader.whole("to");
        if (axis.to < axis.from || axis.to - axis.from >= mostPlaces) {
            reader.error("to",
                         fill(say("pack", "expected 1 to {most} numbers, from {from} up"),
                              {{"most", std::to_string(mostPlaces)}, {"from", std::to_string(axis.from)}}));
            axis.to = axis.from;
        }
    }

    /// {"bands": true} or {"ratios": [...]}: blank, or as they are printed.
    void readHeading(ObjectReader& reader, Table::Axis& axis) {
        const std::string key = reader.has("bands") ? "bands" : "ratios";
        axis.heads = key == "bands" ? Table::Axis::Heads::Bands : Table::Axis::Heads::Ratios;
        const JsonNode& node = *reader.want(key);
        const bool blank = node.scalar() == Json(true);
        if (!blank) {
            axis.printed = readHeads(node, axis, reader.context()).list();
        }
    }

    /// {"as": TABLE}: the rows or columns of another table, which is no such table itself.
    Table::Axis sharedAxis(ObjectReader& reader, const std::string& key) {
        const Id id = readKnownOne(reader, "as", idsOf(m_pack.tables), "table");
        const Table* owner = m_pack.table(id);
        const Table::Axis* axis = owner ? owner->axis(key == "columns") : nullptr;
        if (owner && owner >= m_pack.tables.data() + m_at) {
            reader.error("as", fill(say("pack", "the table {table} must stand before this one"),
                                    {{"table", inQuotes(id)}}));
            axis = nullptr;
        } else if (owner && (!axis || axis->isFixed() || !axis->as.empty())) {
            reader.error("as",
                         fill(say("pack", "the table {table} has no {key} of its own that a battle fills in"),
                              {{"table", inQuotes(id)}, {"key", inQuotes(key)}}));
            axis = nullptr;
        }
        Table::Axis shared = axis ? *axis : lastFilledIn(key);
        shared.as = axis ? id : Id();
        shared.printed.clear();
        return shared;
    }

    /// Of what is wrongly shared: as of the last table before this one that could be meant, so that nothing
    /// that looks it up seems wrong, too.
    Table::Axis lastFilledIn(const std::string& key) const {
        Table::Axis found;
        for (std::size_t i = 0; i < m_at; ++i) {
            const Table::Axis* axis = m_pack.tables[i].axis(key == "columns");
            if (axis && !axis->isFixed() && axis->as.empty()) {
                found = *axis;
            }
        }
        return found;
    }

    void readKind(ObjectReader& reader, Table& table) {
        constexpr std::int64_t most = 2147483647;
        table.type = readType(reader, m_pack);
        if (table.type.kind == Kind::Number) {
            table.least = reader.whole("least");
            table.most = reader.whole("most", most);
            return;
        }
        for (const char* key : {"least", "most"}) {
            idle(reader, key, true, say("pack", "it limits a count"));
        }
    }

    /// What is typed once of a table that is the same both ways.
    void mirror(ObjectReader& reader, Table& table) {
        if (!reader.flag("symmetric")) {
            return;
        }
        if (!table.columns || table.rows.vocabulary.empty() ||
            table.columns->vocabulary != table.rows.vocabulary) {
            reader.error("symmetric",
                         say("pack", "the rows and columns of a table that is the same both ways are "
                                     "the words of one vocabulary"));
            return;
        }
        const std::map<Table::Cell, Value> typed = table.cells;
        for (const auto& [cell, value] : typed) {
            if (cell.first == restOfTable) {
                continue;
            }
            const auto [other, fresh] = table.cells.try_emplace({cell.second, cell.first}, value);
            if (!fresh && !(other->second == value)) {
                reader.error("cells",
                             fill(say("pack", "{row} with {column} says something else the other way "
                                              "round; type it once"),
                                  {{"row", inQuotes(cell.first)}, {"column", inQuotes(cell.second)}}));
            }
        }
    }

    RulePack& m_pack;
    std::size_t m_at = 0; ///< which table is being read
};

} // namespace

std::string canonicalWord(const std::string& vocabulary, const std::string& word, const RulePack& rules) {
    const auto sides = rules.map && vocabulary == borderWords ? rules.map->sidesOf(word) : std::nullopt;
    return sides ? rules.map->borderOf(sides->first, sides->second) : word;
}

std::map<Table::Cell, Value> readCells(const JsonNode& node, const Table& table, const RulePack& rules,
                                       const ReadContext& context, const HeadsOf& headsOf) {
    return CellsReader(table, rules, context, headsOf).read(node);
}

void readTableNames(ObjectReader& file, PackDraft& draft) {
    TablesReader(draft).readNames(file);
}

void readTables(ObjectReader& file, PackDraft& draft) {
    TablesReader(draft).read(file);
}

} // namespace umpire
