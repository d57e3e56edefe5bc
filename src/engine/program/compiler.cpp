#include "compiler.h"

#include "umpire/rules/expression.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <array>
#include <utility>

namespace umpire::program {

namespace {

using Op = Expression::Op;

/// The attribute of $each that a condition asks to be the same as a value which does not hang on $each.
struct IndexedValue {
    const std::string* attribute = nullptr;
    const Expression* value = nullptr; ///< null: it asks for no such thing
};

bool isAboutEach(const Expression& expression, const std::string& called) {
    bool each = false;
    visit(expression, [&](const Expression& part) {
        each = each || part.op == Op::Each || (part.op == Op::Named && part.word == called);
    });
    return each;
}

/// "$each.name"
bool isOfEach(const Expression& expression) {
    return expression.op == Op::Of && expression.operands[0].op == Op::Each;
}

/// Derived facts that stand in each other.
constexpr int deepestFacts = 40;

/// By the number of the MomentWord.
constexpr std::array<std::string_view, 21> momentWords{
    "turn",       "half-turn", "phase",        "active-side", "phase-side",    "acting", "first-side",
    "last-side",  "check",     "facts-stated", "outcome",     "enemy-outcome", "result", "dice",
    "dice-count", "highest",   "lowest",       "successes",   "modifiers",     "total",  "enemy-total"};
static_assert(momentWords.size() == static_cast<std::size_t>(MomentWord::EnemyTotal) + 1);

/// Operators that are nodes of the same name.
constexpr std::array sameOps{std::pair{Op::Plus, NodeOp::Plus},
                             std::pair{Op::Minus, NodeOp::Minus},
                             std::pair{Op::Times, NodeOp::Times},
                             std::pair{Op::Quotient, NodeOp::Quotient},
                             std::pair{Op::Remainder, NodeOp::Remainder},
                             std::pair{Op::Least, NodeOp::Least},
                             std::pair{Op::Most, NodeOp::Most},
                             std::pair{Op::Some, NodeOp::Some},
                             std::pair{Op::Every, NodeOp::Every},
                             std::pair{Op::Count, NodeOp::Count},
                             std::pair{Op::Sum, NodeOp::Sum},
                             std::pair{Op::LeastOf, NodeOp::LeastOf},
                             std::pair{Op::MostOf, NodeOp::MostOf},
                             std::pair{Op::EachGives, NodeOp::EachGives},
                             std::pair{Op::First, NodeOp::First}};

/// Of any other operator a constant, which is nothing.
NodeOp sameOp(Op op) {
    const auto found = std::ranges::find(sameOps, op, &std::pair<Op, NodeOp>::first);
    return found == sameOps.end() ? NodeOp::Constant : found->second;
}

bool isNothing(const Expression& expression) {
    return expression.op == Op::Literal && expression.literal.isNone();
}

/// `called`: what $as calls the items, or "".
IndexedValue indexPredicateOf(const Expression& condition, const std::string& called) {
    if (condition.op == Op::Equal) {
        const Expression& a = condition.operands[0];
        const Expression& b = condition.operands[1];
        if (isOfEach(a) && !isAboutEach(b, called)) {
            return {&a.word, &b};
        }
        return isOfEach(b) && !isAboutEach(a, called) ? IndexedValue{&b.word, &a} : IndexedValue{};
    }
    if (condition.op == Op::All) {
        for (const Expression& part : condition.operands) {
            if (const IndexedValue wanted = indexPredicateOf(part, called); wanted.value) {
                return wanted;
            }
        }
    }
    return {};
}

} // namespace

Shape shapeOf(const Type& type) {
    switch (type.kind) {
    case Type::Kind::Flag:
        return Shape::Flag;
    case Type::Kind::Text:
    case Type::Kind::Subject:
        return Shape::Text;
    case Type::Kind::Texts:
    case Type::Kind::Subjects:
        return Shape::List;
    default:
        return Shape::Number;
    }
}

Parties Compiler::parties() {
    Parties parties;
    parties.self = m_graph.leaf(NodeOp::Self, Shape::Text);
    parties.other = m_graph.leaf(NodeOp::Other, Shape::Text);
    return parties;
}

NodeId Compiler::of(const Expression& expression, const Parties& parties) {
    switch (expression.op) {
    case Op::All:
    case Op::Any:
        return logical(expression, parties);
    case Op::Not:
        return m_graph.of(NodeOp::Not, Shape::Flag, {operand(expression, 0, parties)});
    case Op::Equal:
        return equal(expression, parties);
    case Op::Unequal:
        return m_graph.of(NodeOp::Not, Shape::Flag, {equal(expression, parties)});
    case Op::Less:
    case Op::AtMost:
    case Op::More:
    case Op::AtLeast:
        return ordered(expression, parties);
    case Op::Plus:
    case Op::Minus:
    case Op::Times:
    case Op::Quotient:
    case Op::Remainder:
    case Op::Absolute:
    case Op::Least:
    case Op::Most:
        return arithmetic(expression, parties);
    case Op::In:
        return m_graph.of(NodeOp::In, Shape::Flag,
                          {operand(expression, 0, parties), operand(expression, 1, parties)});
    case Op::If:
        return choice(expression, parties);
    case Op::Some:
    case Op::Every:
    case Op::Count:
    case Op::Sum:
    case Op::LeastOf:
    case Op::MostOf:
    case Op::EachGives:
    case Op::First:
        return overList(expression, parties);
    default:
        return expression.op >= Op::Cell ? lookup(expression, parties) : reference(expression, parties);
    }
}

NodeId Compiler::reference(const Expression& expression, const Parties& parties) {
    switch (expression.op) {
    case Op::Literal:
        return literal(expression);
    case Op::Self:
        return parties.self;
    case Op::Other:
        return parties.other;
    case Op::Each:
        return parties.each ? *parties.each : m_graph.leaf(NodeOp::Item, Shape::Text, 0);
    case Op::Named: {
        const auto item = parties.named.find(expression.word);
        return item != parties.named.end() ? item->second : nothing();
    }
    case Op::Of:
        return attribute(expression, parties);
    case Op::Trait:
        return trait(expression, parties);
    case Op::Fact:
        return fact(expression.word, expression.type, parties);
    case Op::Stated: {
        const auto number = m_index.fact(expression.word);
        return number ? m_graph.leaf(NodeOp::Stated, Shape::Flag, *number) : m_graph.flag(false);
    }
    case Op::Field:
        return named(NodeOp::Field, shapeOf(expression.type), expression.word);
    case Op::Alone:
        return m_graph.of(NodeOp::Alone, Shape::List, {operand(expression, 0, parties)});
    case Op::Ruling: {
        const auto number = m_index.ruling(expression.word);
        return number ? m_graph.leaf(NodeOp::Reading, Shape::Text, *number) : nothing();
    }
    case Op::Symbols:
        return named(NodeOp::Symbols, Shape::Number, expression.word);
    case Op::Faces:
        return named(NodeOp::Faces, Shape::Number, expression.word);
    case Op::Constant:
        return m_graph.constant(Value(m_rules.number(expression.word)), Shape::Number);
    default:
        return moment(expression);
    }
}

NodeId Compiler::named(NodeOp op, Shape shape, const std::string& word) {
    return m_graph.add({.op = op, .shape = shape, .word = Symbol(word).number()});
}

NodeId Compiler::literal(const Expression& expression) {
    const Value& value = expression.literal;
    return m_graph.constant(value, value.isList()   ? Shape::List
                                   : value.isText() ? Shape::Text
                                   : value.isFlag() ? Shape::Flag
                                                    : Shape::Number);
}

NodeId Compiler::logical(const Expression& expression, const Parties& parties) {
    return m_graph.of(expression.op == Op::All ? NodeOp::All : NodeOp::Any, Shape::Flag,
                      operands(expression, parties));
}

NodeId Compiler::equal(const Expression& expression, const Parties& parties) {
    const NodeId left = operand(expression, 0, parties);
    const NodeId right = operand(expression, 1, parties);
    const bool lists = m_graph[left].shape == Shape::List || m_graph[right].shape == Shape::List;
    return m_graph.of(lists ? NodeOp::SameList : NodeOp::Equal, Shape::Flag, {left, right});
}

NodeId Compiler::ordered(const Expression& expression, const Parties& parties) {
    NodeId left = operand(expression, 0, parties);
    NodeId right = operand(expression, 1, parties);
    if (expression.op == Op::More || expression.op == Op::AtLeast) {
        const bool more = expression.op == Op::More;
        // a > b is not a <= b, so that what stands first is looked at first.
        const NodeId turned = m_graph.of(more ? NodeOp::AtMost : NodeOp::Less, Shape::Flag, {left, right});
        return m_graph.of(NodeOp::Not, Shape::Flag, {turned});
    }
    return m_graph.of(expression.op == Op::Less ? NodeOp::Less : NodeOp::AtMost, Shape::Flag, {left, right});
}

NodeId Compiler::arithmetic(const Expression& expression, const Parties& parties) {
    NodeId result = operand(expression, 0, parties);
    if (expression.op == Op::Absolute) {
        return m_graph.of(NodeOp::Absolute, Shape::Number, {result});
    }
    if (expression.operands.size() == 1) {
        return expression.op == Op::Minus ? m_graph.of(NodeOp::Minus, Shape::Number,
                                                       {m_graph.constant(Value(0), Shape::Number), result})
                                          : m_graph.of(NodeOp::Within, Shape::Number, {result});
    }
    for (std::size_t i = 1; i < expression.operands.size(); ++i) {
        result = m_graph.of(sameOp(expression.op), Shape::Number, {result, operand(expression, i, parties)});
    }
    return result;
}

NodeId Compiler::choice(const Expression& expression, const Parties& parties) {
    const NodeId condition = operand(expression, 0, parties);
    const NodeId yes = operand(expression, 1, parties);
    const NodeId no = operand(expression, 2, parties);
    const bool list = m_graph[yes].shape == Shape::List || m_graph[no].shape == Shape::List;
    return m_graph.of(NodeOp::If, list ? Shape::List : shapeOf(expression.type), {condition, yes, no});
}

/// Operand 0 is the list, operand 1 the condition on each item, operand 2 what each item gives.
NodeId Compiler::overList(const Expression& expression, const Parties& parties) {
    Node node{.op = sameOp(expression.op),
              .shape = shapeOf(expression.type),
              .detail = parties.depth + 1,
              .source = &expression};
    if (node.detail > Graph::deepest) {
        return nothing();
    }
    Parties inner = parties;
    inner.depth = node.detail;
    inner.each = m_graph.leaf(NodeOp::Item, Shape::Text, node.detail);
    if (!expression.word.empty()) {
        inner.named[expression.word] = *inner.each;
    }
    node.operands.push_back(list(expression, parties));
    for (std::size_t i = 1; i < expression.operands.size(); ++i) {
        node.operands.push_back(operand(expression, i, inner));
    }
    return m_graph.add(std::move(node));
}

/// A condition such as `{"=": ["$each.name", "$self.name"]}` tells whom to look for.
NodeId Compiler::list(const Expression& expression, const Parties& parties) {
    const NodeId all = operand(expression, 0, parties);
    const bool counts = expression.op != Op::Every; // that one asks about those who do not meet it
    const IndexedValue indexed = m_graph[all].op == NodeOp::Everyone && counts
                                     ? indexPredicateOf(expression.operands[1], expression.word)
                                     : IndexedValue{};
    const NodeId value = indexed.value ? of(*indexed.value, parties) : all;
    if (m_graph[value].shape == Shape::List) {
        return all;
    }
    return m_graph.add({.op = NodeOp::IndexPredicate,
                        .shape = Shape::List,
                        .kind = m_graph[all].kind,
                        .word = Symbol(*indexed.attribute).number(),
                        .operands = {value}});
}

NodeId Compiler::whom(NodeId subject) {
    return m_graph.of(NodeOp::Whom, Shape::Subject, {subject});
}

NodeId Compiler::attribute(const Expression& expression, const Parties& parties) {
    const NodeId subject = operand(expression, 0, parties);
    const Type& type = expression.operands[0].type;
    if (const auto builtIn = builtInNamed(expression.word)) {
        return m_graph.add({.op = *builtIn,
                            .shape = *builtIn < NodeOp::Officers ? Shape::Text : Shape::List,
                            .word = Symbol(expression.word).number(),
                            .operands = {whom(subject)}});
    }
    const auto number =
        type.kind == Type::Kind::Subject ? m_index.attribute(type.subject, expression.word) : std::nullopt;
    if (!number) {
        return m_graph.add({.op = NodeOp::ByName,
                            .shape = shapeOf(expression.type),
                            .word = Symbol(expression.word).number(),
                            .operands = {whom(subject)}});
    }
    const Attribute& attribute = m_rules.attributes[*number];
    if (attribute.derived) {
        return derived(attribute, subject);
    }
    const std::size_t slot = m_rules.layout->slotOf(attribute.of, attribute.id).value_or(0);
    return m_graph.add({.op = NodeOp::Stored,
                        .shape = shapeOf(attribute.type),
                        .kind = attribute.of,
                        .detail = static_cast<std::uint32_t>(slot),
                        .word = Symbol(attribute.id).number(),
                        .operands = {whom(subject)}});
}

/// A call, whose value may be kept or be another's in its place.
NodeId Compiler::derived(const Attribute& attribute, NodeId subject) {
    return m_graph.add({.op = NodeOp::Derived,
                        .shape = shapeOf(attribute.type),
                        .kind = attribute.of,
                        .detail = static_cast<std::uint32_t>(&attribute - m_rules.attributes.data()),
                        .operands = {whom(subject)}});
}

NodeId Compiler::trait(const Expression& expression, const Parties& parties) {
    const auto vocabulary = m_index.vocabulary(expression.vocabulary);
    const auto column = vocabulary ? m_index.trait(*vocabulary, expression.word) : std::nullopt;
    const NodeId word = operand(expression, 0, parties);
    if (!column) {
        return nothing();
    }
    const NodeId place = m_graph.add({.op = NodeOp::WordOf, .detail = *vocabulary, .operands = {word}});
    return m_graph.add(
        {.op = NodeOp::Trait, .shape = shapeOf(expression.type), .detail = *column, .operands = {place}});
}

NodeId Compiler::fact(const std::string& id, const Type& type, const Parties& parties) {
    const auto number = m_index.fact(id);
    if (!number) {
        return nothing();
    }
    const Fact& fact = m_rules.facts[*number];
    const NodeId given = m_graph.leaf(NodeOp::Fact, shapeOf(fact.type), *number);
    if (!fact.derived || m_within >= deepestFacts) {
        return given;
    }
    const auto [put, fresh] = m_put.try_emplace(
        {&fact, parties.self, parties.each.value_or(parties.self), parties.depth}, NodeId());
    if (!fresh) {
        return put->second;
    }
    ++m_within;
    const NodeId formula = of(*fact.derived, parties);
    --m_within;
    const NodeId stated = m_graph.leaf(NodeOp::Stated, Shape::Flag, *number);
    return put->second = m_graph.of(NodeOp::If, shapeOf(type), {stated, given, formula});
}

NodeId Compiler::moment(const Expression& expression) {
    const auto word = std::ranges::find(momentWords, expression.word);
    if (word != momentWords.end()) {
        return m_graph.leaf(NodeOp::Moment, shapeOf(expression.type),
                            static_cast<std::uint32_t>(word - momentWords.begin()));
    }
    if (expression.word == "places") {
        return m_graph.leaf(NodeOp::PlaceList, Shape::List, static_cast<std::uint32_t>(PlacesAsked::All));
    }
    for (const SubjectKind kind : {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                   SubjectKind::Unit, SubjectKind::Thing}) {
        if (expression.word == rosterList(kind)) {
            return m_graph.add({.op = NodeOp::Everyone, .shape = Shape::List, .kind = kind});
        }
    }
    return nothing();
}

// What expressions look up: cells and heads of tables, places of the map.

NodeId Compiler::lookup(const Expression& expression, const Parties& parties) {
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

std::vector<NodeId> Compiler::operands(const Expression& expression, const Parties& parties) {
    std::vector<NodeId> nodes;
    for (const Expression& each : expression.operands) {
        nodes.push_back(of(each, parties));
    }
    return nodes;
}

NodeId Compiler::cell(const Expression& expression, const Parties& parties) {
    const auto table = m_index.table(expression.word);
    if (!table) {
        return nothing();
    }
    return m_graph.add({.op = NodeOp::Cell,
                        .shape = shapeOf(m_rules.tables[*table].type),
                        .detail = *table,
                        .operands = operands(expression, parties)});
}

NodeId Compiler::cellKnown(const Expression& expression, const Parties& parties) {
    const auto table = m_index.table(expression.word);
    if (!table) {
        return m_graph.flag(false);
    }
    Node node{.op = NodeOp::CellKnown, .shape = Shape::Flag, .detail = *table};
    for (std::size_t i = 0; i < expression.operands.size(); ++i) {
        node.word |= isNothing(expression.operands[i]) ? 1U << i : 0U;
    }
    node.operands = operands(expression, parties);
    return m_graph.add(std::move(node));
}

NodeId Compiler::heading(const Expression& expression, const Parties& parties) {
    const auto table = m_index.table(expression.word);
    if (!table) {
        return nothing();
    }
    const HeadingOf heads{*table, expression.columns, expression.op == Op::QuietHeading};
    return m_graph.add({.op = NodeOp::Heading,
                        .shape = Shape::Text,
                        .detail = heads.packed(),
                        .operands = operands(expression, parties)});
}

NodeId Compiler::ofPlaces(PlaceQuestion question, Shape shape, const Expression& expression,
                          const Parties& parties) {
    return m_graph.add({.op = NodeOp::OfPlaces,
                        .shape = shape,
                        .detail = static_cast<std::uint32_t>(question),
                        .operands = operands(expression, parties)});
}

NodeId Compiler::placeList(PlacesAsked asked, const Expression& expression, const Parties& parties) {
    return m_graph.add({.op = NodeOp::PlaceList,
                        .shape = Shape::List,
                        .detail = static_cast<std::uint32_t>(asked),
                        .operands = operands(expression, parties)});
}

} // namespace umpire::program
