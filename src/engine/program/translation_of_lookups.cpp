// What expressions look up: cells and heads of tables, places of the map.

#include "translation.h"

namespace umpire::program {

namespace {

using Op = Expression::Op;

bool isNothing(const Expression& expression) {
    return expression.op == Op::Literal && expression.literal.isNone();
}

} // namespace

NodeId Translation::lookup(const Expression& expression, const Parties& parties) {
    switch (expression.op) {
    case Op::Cell:
        return cell(expression, parties);
    case Op::Known:
        return cellKnown(expression, parties);
    case Op::Heading:
    case Op::QuietHeading:
        return heading(expression, parties);
    case Op::Ratio:
        return m_graph.of(NodeOp::Ratio, Shape::Number, operands(expression, parties));
    case Op::Neighbours:
        return placeList(PlacesAsked::Neighbours, expression, parties);
    case Op::Near:
        return placeList(PlacesAsked::Near, expression, parties);
    case Op::BordersNear:
        return placeList(PlacesAsked::BordersNear, expression, parties);
    case Op::Distance:
        return ofPlaces(PlaceQuestion::Distance, Shape::Number, expression, parties);
    case Op::Border:
        return ofPlaces(PlaceQuestion::Border, Shape::Text, expression, parties);
    case Op::ColumnOf:
        return ofPlaces(PlaceQuestion::Column, Shape::Number, expression, parties);
    case Op::RowOf:
        return ofPlaces(PlaceQuestion::Row, Shape::Number, expression, parties);
    case Op::PlaceAt:
        return ofPlaces(PlaceQuestion::PlaceAt, Shape::Text, expression, parties);
    default:
        return m_graph.of(NodeOp::Reach, Shape::List, operands(expression, parties));
    }
}

std::vector<NodeId> Translation::operands(const Expression& expression, const Parties& parties) {
    std::vector<NodeId> nodes;
    for (const Expression& each : expression.operands) {
        nodes.push_back(of(each, parties));
    }
    return nodes;
}

NodeId Translation::cell(const Expression& expression, const Parties& parties) {
    const auto table = m_index.table(expression.word);
    if (!table) {
        return nothing();
    }
    Node node;
    node.op = NodeOp::Cell;
    node.shape = shapeOf(m_rules.tables[*table].type);
    node.detail = *table;
    node.operands = operands(expression, parties);
    return m_graph.add(std::move(node));
}

NodeId Translation::cellKnown(const Expression& expression, const Parties& parties) {
    const auto table = m_index.table(expression.word);
    if (!table) {
        return m_graph.flag(false);
    }
    Node node;
    node.op = NodeOp::CellKnown;
    node.shape = Shape::Flag;
    node.detail = *table;
    for (std::size_t i = 0; i < expression.operands.size(); ++i) {
        node.word |= isNothing(expression.operands[i]) ? 1U << i : 0U;
    }
    node.operands = operands(expression, parties);
    return m_graph.add(std::move(node));
}

NodeId Translation::heading(const Expression& expression, const Parties& parties) {
    const auto table = m_index.table(expression.word);
    if (!table) {
        return nothing();
    }
    Node node;
    node.op = NodeOp::Heading;
    node.shape = Shape::Text;
    node.detail = HeadingOf{*table, expression.columns, expression.op == Op::QuietHeading}.packed();
    node.operands = operands(expression, parties);
    return m_graph.add(std::move(node));
}

NodeId Translation::ofPlaces(PlaceQuestion question, Shape shape, const Expression& expression,
                             const Parties& parties) {
    Node node;
    node.op = NodeOp::OfPlaces;
    node.shape = shape;
    node.detail = static_cast<std::uint32_t>(question);
    node.operands = operands(expression, parties);
    return m_graph.add(std::move(node));
}

NodeId Translation::placeList(PlacesAsked asked, const Expression& expression, const Parties& parties) {
    Node node;
    node.op = NodeOp::PlaceList;
    node.shape = Shape::List;
    node.detail = static_cast<std::uint32_t>(asked);
    node.operands = operands(expression, parties);
    return m_graph.add(std::move(node));
}

} // namespace umpire::program
