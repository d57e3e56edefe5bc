// What expressions look up in the tables of a pack.

#include "expression_reader.h"

#include "known_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

using Op = Expression::Op;
using Kind = Type::Kind;

Expression number(std::int64_t value) {
    Expression literal = madeOf(Op::Literal, {Kind::Number, SubjectKind::Unit, ""});
    literal.literal = value;
    return literal;
}

} // namespace

/// {"table": ..., "row": ..., "column": ..., "shift": ...}
Expression ExpressionReader::cell(const JsonNode& node, const Roles& roles) {
    ObjectReader reader(node, m_context);
    Expression expression = asked(Op::Cell, reader, roles);
    expression.place = placeOf(node);
    return expression;
}

/// {"known": {"table": ...}}: what is left out means all there are.
Expression ExpressionReader::knownCell(const JsonNode& node, const Roles& roles) {
    ObjectReader reader(node, m_context);
    Expression expression = asked(Op::Known, reader, roles);
    expression.type = {Kind::Flag, SubjectKind::Unit, ""};
    return expression;
}

/// The cell that is looked up, or about which is asked.
Expression ExpressionReader::asked(Op op, ObjectReader& reader, const Roles& roles) {
    const Id id = readKnownOne(reader, "table", idsOf(m_pack.tables), "table");
    const Table* table = m_pack.table(id);
    if (!table) {
        for (const char* key : {"row", "column", "shift"}) {
            reader.skip(key);
        }
        return {};
    }
    const bool quiet = op == Op::Known;
    Expression expression = madeOf(op, table->type);
    expression.word = id;
    expression.operands.push_back(readCellPlace(reader, "row", *table, roles, quiet));
    if (table->columns) {
        expression.operands.push_back(readCellPlace(reader, "column", *table, roles, quiet));
    } else if (reader.has("column")) {
        reader.error("column", fill(say("pack", "the table {table} has no columns; remove this key"),
                                    {{"table", inQuotes(id)}}));
        reader.skip("column");
    }
    const bool shifts = table->columns && !table->columns->isFixed() && reader.has("column");
    if (reader.has("shift") && !shifts) {
        reader.error("shift",
                     say("pack", "only columns that are bands or ratios are shifted; remove this key"));
        reader.skip("shift");
    }
    return expression;
}

Expression ExpressionReader::readCellPlace(ObjectReader& reader, const std::string& key, const Table& table,
                                           const Roles& roles, bool quiet) {
    const Table::Axis& axis = key == "row" ? table.rows : *table.columns;
    const JsonNode* node = quiet ? reader.want(key) : reader.need(key);
    if (!node) {
        return {};
    }
    if (!axis.isFixed()) {
        return headOf(reader, key, table, roles, quiet);
    }
    const Kind kind = axis.vocabulary.empty() ? Kind::Number : Kind::Text;
    const Type type{kind, SubjectKind::Unit, axis.vocabulary};
    const Expression place = readTyped(*node, roles, type);
    checkComparable(*node, place, madeOf(Op::Context, type));
    return place;
}

/// What heads the row or column in which a number, or the ratio of two, stands.
Expression ExpressionReader::headOf(ObjectReader& reader, const std::string& key, const Table& table,
                                    const Roles& roles, bool quiet) {
    const bool columns = key == "column";
    const Table::Axis& axis = columns ? *table.columns : table.rows;
    const JsonNode& node = *reader.want(key);
    Expression head = madeOf(quiet ? Op::QuietHeading : Op::Heading, {Kind::Text, SubjectKind::Unit, ""});
    head.word = table.id;
    head.columns = columns;
    head.operands.push_back(axis.heads == Table::Axis::Heads::Ratios ? ratio(node, roles)
                                                                     : read(node, roles, Kind::Number));
    const JsonNode* shift = columns ? reader.want("shift") : nullptr;
    head.operands.push_back(shift ? read(*shift, roles, Kind::Number) : number(0));
    return head;
}

/// [attack, defence]
Expression ExpressionReader::ratio(const JsonNode& node, const Roles& roles) {
    const auto* both = operandList(node, 2, 2);
    if (!both) {
        return {};
    }
    Expression expression = madeOf(Op::Ratio, {Kind::Number, SubjectKind::Unit, ""});
    for (const JsonNode& each : *both) {
        expression.operands.push_back(read(each, roles, Kind::Number));
    }
    return expression;
}

/// {"heading": {"table": ..., "column": ..., "shift": ...}}, or of a "row".
Expression ExpressionReader::heading(const JsonNode& node, const Roles& roles) {
    ObjectReader reader(node, m_context);
    const Id id = readKnownOne(reader, "table", idsOf(m_pack.tables), "table");
    const Table* table = m_pack.table(id);
    const std::string key = reader.has("row") ? "row" : "column";
    const Table::Axis* axis = !table                       ? nullptr
                              : key == "row"               ? &table->rows
                              : table->columns.has_value() ? &*table->columns
                                                           : nullptr;
    if (axis && !axis->isFixed() && reader.need(key)) {
        return headOf(reader, key, *table, roles, true);
    }
    if (table) {
        reader.error("table",
                     say("pack", "only rows and columns that are bands or ratios have headings to ask "
                                 "for; give \"row\" or \"column\" of such a table"));
    }
    for (const char* each : {"row", "column", "shift"}) {
        reader.skip(each);
    }
    return {};
}

} // namespace umpire
