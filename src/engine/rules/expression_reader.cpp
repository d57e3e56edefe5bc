#include "expression_reader.h"

#include "effect_reader.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <array>

namespace umpire {

namespace {

using Op = Expression::Op;
using Kind = Type::Kind;

struct Operator {
    const char* name;
    Op op;
};

constexpr std::array logicals{Operator{"all", Op::All}, Operator{"any", Op::Any}};
constexpr std::array comparisons{Operator{"=", Op::Equal}, Operator{"!=", Op::Unequal},
                                 Operator{"<", Op::Less},  Operator{"<=", Op::AtMost},
                                 Operator{">", Op::More},  Operator{">=", Op::AtLeast}};
constexpr std::array sums{Operator{"+", Op::Plus}, Operator{"-", Op::Minus}, Operator{"*", Op::Times},
                          Operator{"min", Op::Least}, Operator{"max", Op::Most}};
constexpr std::array overLists{Operator{"some", Op::Some}, Operator{"every", Op::Every},
                               Operator{"count", Op::Count}, Operator{"sum", Op::Sum},
                               Operator{"each", Op::EachGives}};

template <std::size_t N>
std::optional<Op> find(const std::array<Operator, N>& table, const std::string& name) {
    for (const Operator& entry : table) {
        if (name == entry.name) {
            return entry.op;
        }
    }
    return std::nullopt;
}

std::vector<std::string> operatorNames() {
    std::vector<std::string> names{"not", "in", "if"};
    const auto append = [&names](const auto& table) {
        for (const Operator& entry : table) {
            names.emplace_back(entry.name);
        }
    };
    append(logicals);
    append(comparisons);
    append(sums);
    append(overLists);
    return names;
}

std::string kindName(Kind kind) {
    switch (kind) {
    case Kind::Nothing:
        return "nothing";
    case Kind::Flag:
        return "a yes or no";
    case Kind::Number:
        return "a number";
    case Kind::Text:
        return "a word";
    case Kind::Subject:
        return "a subject";
    case Kind::Texts:
        return "a list of words";
    case Kind::Subjects:
        return "a list of subjects";
    }
    return "";
}

bool fits(Kind found, Kind wanted) {
    // A subject reads as its id, so it may stand where a word is wanted.
    return found == wanted || found == Kind::Nothing || wanted == Kind::Nothing ||
           (found == Kind::Subject && wanted == Kind::Text) ||
           (found == Kind::Subjects && wanted == Kind::Texts);
}

struct ContextWord {
    const char* word;
    Type type;
};

const std::vector<ContextWord>& contextWords() {
    static const Type number{Kind::Number, SubjectKind::Unit, ""};
    static const Type outcome{Kind::Text, SubjectKind::Unit, "outcome"};
    static const Type text{Kind::Text, SubjectKind::Unit, ""};
    static const std::vector<ContextWord> words{
        {"turn", number},
        {"half-turn", number},
        {"phase", {Kind::Text, SubjectKind::Unit, "phase"}},
        {"active-side", {Kind::Subject, SubjectKind::Side, ""}},
        {"check", {Kind::Text, SubjectKind::Unit, "check"}},
        {"dice", number},
        {"dice-count", number},
        {"modifiers", number},
        {"total", number},
        {"outcome", outcome},
        {"enemy-total", number},
        {"enemy-outcome", outcome},
        {"result", text},
    };
    return words;
}

std::vector<std::string> rootNames() {
    std::vector<std::string> names{"self", "other", "each", "fact", "stated", "ruling", "number", "symbols"};
    for (const ContextWord& context : contextWords()) {
        names.emplace_back(context.word);
    }
    return names;
}

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> parts{""};
    for (const char c : text) {
        if (c == '.') {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

Expression make(Op op, Kind kind) {
    Expression expression;
    expression.op = op;
    expression.type.kind = kind;
    return expression;
}

/// Attributes every subject has, whatever the game.
std::optional<Type> builtInType(SubjectKind kind, const std::string& word) {
    if (word == "id" || word == "name") {
        return Type{Kind::Text, kind, ""};
    }
    if (word == "side") {
        return Type{Kind::Subject, SubjectKind::Side, ""};
    }
    const bool unit = kind == SubjectKind::Unit;
    if ((word == "formation" && unit) || (word == "parent" && kind == SubjectKind::Formation) ||
        (word == "commands" && kind == SubjectKind::Officer)) {
        return Type{Kind::Subject, SubjectKind::Formation, ""};
    }
    if (word == "officers" && kind != SubjectKind::Officer) {
        return Type{Kind::Subjects, SubjectKind::Officer, ""};
    }
    if (word == "units" && (kind == SubjectKind::Formation || kind == SubjectKind::Side)) {
        return Type{Kind::Subjects, SubjectKind::Unit, ""};
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string> ExpressionReader::wordsOf(const RulePack& pack, const std::string& vocabulary) {
    if (vocabulary == "phase") {
        return idsOf(pack.phases);
    }
    if (vocabulary == "outcome") {
        return idsOf(pack.outcomes);
    }
    if (vocabulary == "check") {
        return idsOf(pack.checks);
    }
    if (const Ruling* ruling = pack.ruling(vocabulary)) {
        return idsOf(ruling->readings);
    }
    const Vocabulary* words = pack.vocabulary(vocabulary);
    return words ? words->ids() : std::vector<std::string>{};
}

Expression ExpressionReader::nothing(const JsonNode& node, const std::string& problem) {
    m_context.error(node, problem);
    return {};
}

Expression ExpressionReader::read(const JsonNode& node, const Roles& roles, Kind wanted) {
    Expression expression = any(node, roles);
    if (!fits(expression.type.kind, wanted)) {
        return nothing(node, "this gives " + kindName(expression.type.kind) + " where " + kindName(wanted) +
                                 " is expected");
    }
    return expression;
}

std::optional<Expression> ExpressionReader::readOptional(const JsonNode* node, const Roles& roles,
                                                         Kind wanted) {
    return node ? std::optional(read(*node, roles, wanted)) : std::nullopt;
}

Expression ExpressionReader::any(const JsonNode& node, const Roles& roles) {
    if (node.isObject()) {
        return operation(node, roles);
    }
    return node.isArray() ? literalList(node) : scalar(node, roles);
}

Expression ExpressionReader::scalar(const JsonNode& node, const Roles& roles) {
    const Json& json = node.scalar();
    if (json.is_string()) {
        const auto text = json.get<std::string>();
        if (!text.empty() && text.front() == '$') {
            return reference(node, text.substr(1), roles);
        }
        Expression literal = make(Op::Literal, Kind::Text);
        literal.literal = text;
        return literal;
    }
    if (json.is_boolean()) {
        Expression literal = make(Op::Literal, Kind::Flag);
        literal.literal = json.get<bool>();
        return literal;
    }
    if (json.is_null()) {
        return {};
    }
    Expression literal = make(Op::Literal, Kind::Number);
    literal.literal = readWhole(node, m_context).value_or(0);
    return literal;
}

Expression ExpressionReader::literalList(const JsonNode& node) {
    Expression list = make(Op::Literal, Kind::Texts);
    Ids words;
    for (const JsonNode& item : node.items()) {
        words.push_back(readText(item, m_context).value_or(""));
    }
    list.literal = std::move(words);
    return list;
}

Expression ExpressionReader::reference(const JsonNode& node, const std::string& text, const Roles& roles) {
    const std::vector<std::string> parts = split(text);
    std::size_t next = 1;
    std::optional<Expression> found;
    const bool family = parts[0] == "fact" || parts[0] == "stated" || parts[0] == "ruling" ||
                        parts[0] == "number" || parts[0] == "symbols";
    if (family) {
        found = named(node, parts[0], parts.size() > 1 ? parts[1] : "");
        next = 2;
    } else {
        found = root(node, parts[0], roles);
    }
    for (; found && next < parts.size(); ++next) {
        found = segment(node, std::move(*found), parts[next]);
    }
    return found.value_or(Expression{});
}

std::optional<Expression> ExpressionReader::root(const JsonNode& node, const std::string& first,
                                                 const Roles& roles) {
    if (first == "self" || first == "other") {
        Expression expression = make(first == "self" ? Op::Self : Op::Other, Kind::Subject);
        expression.type.subject = first == "self" ? roles.self : roles.other;
        return expression;
    }
    if (first == "each" && roles.each) {
        Expression expression = make(Op::Each, Kind::Subject);
        expression.type = *roles.each;
        return expression;
    }
    for (const ContextWord& context : contextWords()) {
        if (first == context.word) {
            Expression expression = make(Op::Context, context.type.kind);
            expression.type = context.type;
            expression.word = first;
            return expression;
        }
    }
    nothing(node, first == "each"
                      ? std::string("\"$each\" has a meaning only inside some, every, count, sum and each")
                      : "there is nothing called " + inQuotes("$" + first) + didYouMean(first, rootNames()));
    return std::nullopt;
}

std::optional<Expression> ExpressionReader::named(const JsonNode& node, const std::string& family,
                                                  const std::string& word) {
    Expression expression;
    expression.word = word;
    const auto unknown = [&](const std::string& what, const std::vector<std::string>& known) {
        nothing(node, "unknown " + what + " " + inQuotes(word) + didYouMean(word, known));
        return std::nullopt;
    };
    if (family == "fact" || family == "stated") {
        const Fact* fact = m_pack.fact(word);
        if (!fact) {
            return unknown("fact", idsOf(m_pack.facts));
        }
        expression.op = family == "fact" ? Op::Fact : Op::Stated;
        expression.type = family == "fact" ? fact->type : Type{Kind::Flag, SubjectKind::Unit, ""};
        return expression;
    }
    if (family == "ruling") {
        if (!m_pack.ruling(word)) {
            return unknown("ruling", idsOf(m_pack.rulings));
        }
        expression.op = Op::Ruling;
        expression.type = {Kind::Text, SubjectKind::Unit, word};
        return expression;
    }
    expression.type.kind = Kind::Number;
    if (family == "number") {
        expression.op = Op::Constant;
        if (!m_pack.numbers.contains(word)) {
            std::vector<std::string> known;
            for (const auto& [id, value] : m_pack.numbers) {
                known.push_back(id);
            }
            return unknown("number", known);
        }
        return expression;
    }
    expression.op = Op::Symbols;
    std::vector<std::string> symbols;
    for (const Die& die : m_pack.dice) {
        for (const Face& face : die.faces) {
            symbols.push_back(face.symbol);
        }
    }
    if (word.empty() || std::find(symbols.begin(), symbols.end(), word) == symbols.end()) {
        return unknown("symbol", symbols);
    }
    return expression;
}

std::optional<Expression> ExpressionReader::segment(const JsonNode& node, Expression from,
                                                    const std::string& word) {
    Expression expression;
    expression.word = word;
    if (from.type.kind == Kind::Subject) {
        const SubjectKind kind = from.type.subject;
        expression.op = Op::Of;
        if (auto type = builtInType(kind, word)) {
            expression.type = *type;
        } else if (const Attribute* attribute = m_pack.attribute(kind, word)) {
            expression.type = attribute->type;
        } else {
            std::vector<std::string> known{"id", "name", "side", "formation", "officers", "units"};
            for (const Attribute& a : m_pack.attributes) {
                if (a.of == kind) {
                    known.push_back(a.id);
                }
            }
            nothing(node, "no " + std::string(name(kind)) + " has an attribute " + inQuotes(word) +
                              didYouMean(word, known));
            return std::nullopt;
        }
        expression.operands.push_back(std::move(from));
        return expression;
    }
    const Vocabulary* vocabulary = m_pack.vocabulary(from.type.vocabulary);
    if (from.type.kind != Kind::Text || !vocabulary) {
        nothing(node, "nothing can follow here, but " + inQuotes("." + word) +
                          " does: only subjects and words of a "
                          "vocabulary have parts");
        return std::nullopt;
    }
    const Trait* trait = vocabulary->trait(word);
    if (!trait) {
        nothing(node, "the vocabulary " + inQuotes(vocabulary->id) + " has no trait " + inQuotes(word) +
                          didYouMean(word, idsOf(vocabulary->traits)));
        return std::nullopt;
    }
    expression.op = Op::Trait;
    expression.type = trait->type;
    expression.vocabulary = vocabulary->id;
    expression.operands.push_back(std::move(from));
    return expression;
}

Expression ExpressionReader::operation(const JsonNode& node, const Roles& roles) {
    if (node.members().empty()) {
        return nothing(node, "an empty object says nothing; expected an operator such as {\"all\": [...]}");
    }
    const auto& [name, at, operands] = node.members().front();
    if (const auto op = find(overLists, name)) {
        return overList(*op, node, roles);
    }
    if (node.members().size() > 1) {
        return nothing(node, "an expression has one operator, here are " +
                                 std::to_string(node.members().size()) + " keys");
    }
    if (const auto op = find(logicals, name)) {
        return logic(*op, operands, roles);
    }
    if (const auto op = find(comparisons, name)) {
        return comparison(*op, operands, roles);
    }
    if (const auto op = find(sums, name)) {
        return arithmetic(*op, operands, roles);
    }
    if (name == "not") {
        Expression expression = make(Op::Not, Kind::Flag);
        expression.operands.push_back(read(operands, roles, Kind::Flag));
        return expression;
    }
    if (name == "in") {
        return membership(operands, roles);
    }
    if (name == "if") {
        return choice(operands, roles);
    }
    return nothing(node, "unknown operator " + inQuotes(name) + didYouMean(name, operatorNames()));
}

const std::vector<JsonNode>* ExpressionReader::operandList(const JsonNode& node, std::size_t least,
                                                           std::size_t most) {
    const std::size_t count = node.items().size();
    if (node.isArray() && count >= least && count <= most) {
        return &node.items();
    }
    const std::string wanted = least == most ? std::to_string(least) : std::to_string(least) + " or more";
    nothing(node,
            "expected a list of " + wanted + " operands, found " +
                (node.isArray() ? counted(static_cast<long long>(count), "item", "items") : node.describe()));
    return nullptr;
}

Expression ExpressionReader::logic(Op op, const JsonNode& operands, const Roles& roles) {
    Expression expression = make(op, Kind::Flag);
    if (const auto* list = operandList(operands, 1, 1000)) {
        for (const JsonNode& operand : *list) {
            expression.operands.push_back(read(operand, roles, Kind::Flag));
        }
    }
    return expression;
}

/// A literal word compared with a word of a vocabulary must be one of its words.
void ExpressionReader::checkWord(const JsonNode& node, const Expression& typed, const Expression& literal) {
    const std::string& vocabulary = typed.type.vocabulary;
    if (vocabulary.empty() || literal.op != Op::Literal) {
        return;
    }
    const std::vector<std::string> known = wordsOf(m_pack, vocabulary);
    const Ids words = literal.type.kind == Kind::Texts ? literal.literal.list() : Ids{literal.literal.text()};
    for (const std::string& word : words) {
        if (!word.empty() && std::find(known.begin(), known.end(), word) == known.end()) {
            m_context.error(node, inQuotes(word) + " is no " + vocabulary + didYouMean(word, known));
        }
    }
}

Expression ExpressionReader::comparison(Op op, const JsonNode& operands, const Roles& roles) {
    Expression expression = make(op, Kind::Flag);
    const auto* list = operandList(operands, 2, 2);
    if (!list) {
        return {};
    }
    const bool ordered = op != Op::Equal && op != Op::Unequal;
    for (const JsonNode& operand : *list) {
        expression.operands.push_back(read(operand, roles, ordered ? Kind::Number : Kind::Nothing));
    }
    const Expression& left = expression.operands[0];
    const Expression& right = expression.operands[1];
    if (!fits(left.type.kind, right.type.kind) && !fits(right.type.kind, left.type.kind)) {
        return nothing(operands,
                       kindName(left.type.kind) + " is never equal to " + kindName(right.type.kind));
    }
    checkWord((*list)[1], left, right);
    checkWord((*list)[0], right, left);
    return expression;
}

Expression ExpressionReader::arithmetic(Op op, const JsonNode& operands, const Roles& roles) {
    Expression expression = make(op, Kind::Number);
    if (const auto* list = operandList(operands, 1, 1000)) {
        for (const JsonNode& operand : *list) {
            expression.operands.push_back(read(operand, roles, Kind::Number));
        }
        return expression;
    }
    return {};
}

Expression ExpressionReader::membership(const JsonNode& operands, const Roles& roles) {
    Expression expression = make(Op::In, Kind::Flag);
    const auto* list = operandList(operands, 2, 2);
    if (!list) {
        return {};
    }
    expression.operands.push_back(read((*list)[0], roles, Kind::Text));
    expression.operands.push_back(read((*list)[1], roles, Kind::Texts));
    checkWord((*list)[1], expression.operands[0], expression.operands[1]);
    checkWord((*list)[0], expression.operands[1], expression.operands[0]);
    return expression;
}

Expression ExpressionReader::choice(const JsonNode& operands, const Roles& roles) {
    const auto* list = operandList(operands, 3, 3);
    if (!list) {
        return {};
    }
    Expression expression = make(Op::If, Kind::Nothing);
    expression.operands.push_back(read((*list)[0], roles, Kind::Flag));
    expression.operands.push_back(any((*list)[1], roles));
    expression.operands.push_back(read((*list)[2], roles, expression.operands[1].type.kind));
    const Type& type = expression.operands[1].type;
    expression.type = type.vocabulary.empty() && type.kind == Kind::Text ? expression.operands[2].type : type;
    return expression;
}

Expression ExpressionReader::overList(Op op, const JsonNode& node, const Roles& roles) {
    ObjectReader reader(node, m_context);
    const std::string& name = node.members().front().key;
    Expression list = read(*reader.want(name), roles, Kind::Texts);
    Roles inner = roles;
    inner.each = Type{list.type.kind == Kind::Subjects ? Kind::Subject : Kind::Text, list.type.subject,
                      list.type.vocabulary};
    const Kind kind = op == Op::Some || op == Op::Every ? Kind::Flag
                      : op == Op::EachGives             ? Kind::Texts
                                                        : Kind::Number;
    Expression expression = make(op, kind);
    expression.operands.push_back(std::move(list));
    Expression always = make(Op::Literal, Kind::Flag);
    always.literal = true;
    const JsonNode* where = reader.want("where");
    expression.operands.push_back(where ? read(*where, inner, Kind::Flag) : always);
    if (op == Op::Sum || op == Op::EachGives) {
        const JsonNode* of = reader.need(op == Op::Sum ? "of" : "gives");
        expression.operands.push_back(of ? read(*of, inner, op == Op::Sum ? Kind::Number : Kind::Text)
                                         : always);
        if (op == Op::EachGives) {
            expression.type.vocabulary = expression.operands.back().type.vocabulary;
        }
    }
    return expression;
}

} // namespace umpire
