// What expressions look up: cells and heads of the tables of a pack, places of its map.

#include "expression_reader.h"

#include "known_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

using Op = Expression::Op;
using Kind = Type::Kind;

Type onePlace() {
    return {Kind::Text, SubjectKind::Unit, placeWords};
}
Type several(const char* vocabulary) {
    return {Kind::Texts, SubjectKind::Unit, vocabulary};
}
Type number() {
    return {Kind::Number, SubjectKind::Unit, ""};
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
    head.operands.push_back(axis.heads == Table::Axis::Heads::Ratios
                                ? twoNumbers(Op::Ratio, number(), node, roles)
                                : read(node, roles, Kind::Number));
    const JsonNode* shift = columns ? reader.want("shift") : nullptr;
    head.operands.push_back(shift ? read(*shift, roles, Kind::Number) : literalOf(number(), 0));
    return head;
}

/// [attack, defence], or [column, row]
Expression ExpressionReader::twoNumbers(Op op, Type type, const JsonNode& operands, const Roles& roles) {
    const auto* both = operandList(operands, 2, 2);
    if (!both) {
        return {};
    }
    Expression expression = madeOf(op, std::move(type));
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
    const Table::Axis* axis = table ? table->axis(key == "column") : nullptr;
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

// Places.

bool ExpressionReader::hasMap(const JsonNode& node) {
    if (!m_pack.map && m_context.judges("map")) {
        nothing(node, say("pack", "there are no places here: the pack has no map; name one among its files"));
    }
    return m_pack.map.has_value();
}

/// A place: a word of the map's numbers.
Expression ExpressionReader::place(const JsonNode& node, const Roles& roles) {
    Expression expression = readTyped(node, roles, onePlace());
    checkComparable(node, expression, madeOf(Op::Context, onePlace()));
    return expression;
}

std::optional<Expression> ExpressionReader::ofPlaces(const std::string& name, const JsonNode& node,
                                                     const Roles& roles) {
    static const std::vector<std::string> names{"neighbours", "near",   "distance", "adjacent", "border",
                                                "column-of",  "row-of", "place-at", "reach"};
    if (!listed(names, name)) {
        return std::nullopt;
    }
    if (!hasMap(node)) {
        return Expression{};
    }
    if (name == "distance") {
        return twoPlaces(Op::Distance, node, roles);
    }
    if (name == "border") {
        return twoPlaces(Op::Border, node, roles);
    }
    if (name == "adjacent") {
        Expression touching = madeOf(Op::Equal, {Kind::Flag, SubjectKind::Unit, ""});
        touching.operands = {twoPlaces(Op::Distance, node, roles), literalOf(number(), 1)};
        return touching;
    }
    if (name == "place-at") {
        return twoNumbers(Op::PlaceAt, onePlace(), node, roles);
    }
    if (name == "near" || name == "reach") {
        return name == "near" ? near(node, roles) : reach(node, roles);
    }
    Expression expression = name == "neighbours"
                                ? madeOf(Op::Neighbours, several(placeWords))
                                : madeOf(name == "row-of" ? Op::RowOf : Op::ColumnOf, number());
    expression.operands.push_back(place(node, roles));
    return expression;
}

Expression ExpressionReader::twoPlaces(Op op, const JsonNode& operands, const Roles& roles) {
    const auto* both = operandList(operands, 2, 2);
    if (!both) {
        return {};
    }
    const Type border{Kind::Text, SubjectKind::Unit, borderWords};
    Expression expression = madeOf(op, op == Op::Border ? border : number());
    for (const JsonNode& each : *both) {
        expression.operands.push_back(place(each, roles));
    }
    return expression;
}

/// {"near": PLACE, "most": STEPS}
Expression ExpressionReader::near(const JsonNode& node, const Roles& roles) {
    ObjectReader reader(node, m_context);
    Expression expression = madeOf(Op::Near, several(placeWords));
    expression.operands.push_back(place(*reader.want("near"), roles));
    expression.operands.push_back(
        readOptional(reader.need("most"), roles, Kind::Number).value_or(Expression{}));
    return expression;
}

/// Of a list those for whom the condition under `key` holds; all when there is none. Lists within it know the
/// items by `name`, too.
Expression ExpressionReader::those(ObjectReader& reader, const std::string& key, Expression list,
                                   const std::string& name, const Roles& roles) {
    const JsonNode* where = reader.want(key);
    if (!where) {
        return list;
    }
    Roles inner = roles;
    inner.each = Type{Kind::Text, SubjectKind::Unit, list.type.vocabulary};
    Expression expression = madeOf(Op::EachGives, list.type);
    expression.word = name;
    if (!name.empty()) {
        inner.named[name] = *inner.each;
    }
    expression.place = placeOf(*where);
    expression.operands = {std::move(list), read(*where, inner, Kind::Flag), madeOf(Op::Each, *inner.each)};
    return expression;
}

/// {"reach": PLACE, "most": STEPS, "as": NAME, "through": CONDITION, "across": CONDITION, "stops": CONDITION}
Expression ExpressionReader::reach(const JsonNode& node, const Roles& roles) {
    ObjectReader reader(node, m_context);
    const Expression from = place(*reader.want("reach"), roles);
    const Expression most = readOptional(reader.need("most"), roles, Kind::Number).value_or(Expression{});
    Roles around = roles;
    const std::string name = readItemName(reader, onePlace(), around);
    const auto list = [&](Op op, const char* words) {
        Expression expression = madeOf(op, several(words));
        expression.operands = {from, most};
        return expression;
    };
    Expression expression = madeOf(Op::Reach, several(placeWords));
    expression.operands = {from, most, those(reader, "through", list(Op::Near, placeWords), name, roles),
                           those(reader, "across", list(Op::BordersNear, borderWords), name, roles),
                           reader.has("stops")
                               ? those(reader, "stops", list(Op::Near, placeWords), name, roles)
                               : literalOf(several(placeWords), Ids{})};
    return expression;
}

/// {"trait": TRAIT, "of": WORD}
Expression ExpressionReader::traitOf(const JsonNode& node, const Roles& roles) {
    ObjectReader reader(node, m_context);
    const std::string word = reader.text("trait");
    return trait(node, any(*reader.want("of"), roles), word).value_or(Expression{});
}

} // namespace umpire
