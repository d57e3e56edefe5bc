#include "expression_reader.h"

#include "expression_parser.h"
#include "known_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <array>
#include <filesystem>

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
constexpr std::array sums{Operator{"+", Op::Plus},      Operator{"-", Op::Minus},
                          Operator{"*", Op::Times},     Operator{"/", Op::Quotient},
                          Operator{"%", Op::Remainder}, Operator{"min", Op::Least},
                          Operator{"max", Op::Most}};
constexpr std::array overLists{Operator{"some", Op::Some},      Operator{"every", Op::Every},
                               Operator{"count", Op::Count},    Operator{"sum", Op::Sum},
                               Operator{"each", Op::EachGives}, Operator{"first", Op::First}};
/// Of written operands, or with "of" of the items of a list.
constexpr std::array ofEither{Operator{"min", Op::LeastOf}, Operator{"max", Op::MostOf}};

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
    std::vector<std::string> names{"not",     "in",     "if",        "abs",      "table",    "known",
                                   "heading", "trait",  "near",      "reach",    "distance", "neighbours",
                                   "border",  "row-of", "column-of", "adjacent", "place-at"};
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
        return say("pack", "a yes or no");
    case Kind::Number:
        return say("pack", "a number");
    case Kind::Text:
        return say("pack", "a word");
    case Kind::Subject:
        return say("pack", "a subject");
    case Kind::Texts:
        return say("pack", "a list of words");
    case Kind::Subjects:
        return say("pack", "a list of subjects");
    }
    return "";
}

bool fits(Kind found, Kind wanted) {
    // A subject reads as its id, so it may stand where a word is wanted.
    return found == wanted || found == Kind::Nothing || wanted == Kind::Nothing ||
           (found == Kind::Subject && wanted == Kind::Text) ||
           (found == Kind::Subjects && wanted == Kind::Texts);
}

Expression make(Op op, Kind kind) {
    return madeOf(op, {kind, SubjectKind::Unit, ""});
}

Expression written(Kind kind, Value value) {
    return literalOf({kind, SubjectKind::Unit, ""}, std::move(value));
}

Expression always() {
    return written(Kind::Flag, true);
}

Kind kindOver(Op op, Kind item) {
    switch (op) {
    case Op::Some:
    case Op::Every:
        return Kind::Flag;
    case Op::EachGives:
        return Kind::Texts;
    case Op::First:
        return item;
    default:
        return Kind::Number;
    }
}

} // namespace

Expression madeOf(Op op, Type type) {
    Expression expression;
    expression.op = op;
    expression.type = std::move(type);
    return expression;
}

Expression literalOf(Type type, Value value) {
    Expression literal = madeOf(Op::Literal, std::move(type));
    literal.literal = std::move(value);
    return literal;
}

Expression ExpressionReader::nothing(const JsonNode& node, const std::string& problem) {
    m_context.error(node, problem);
    return {};
}

Expression ExpressionReader::read(const JsonNode& node, const Roles& roles, Kind wanted) {
    return fitting(node, any(node, roles), wanted);
}

Expression ExpressionReader::fitting(const JsonNode& node, Expression expression, Kind wanted) {
    if (fits(expression.type.kind, wanted)) {
        return expression;
    }
    std::string found = "this";
    std::string hint;
    if (!node.isObject() && !node.isArray()) {
        const std::string& text = node.text();
        found = text.starts_with('$') ? inQuotes(text) : node.describe();
        hint = referenceHint(text);
    }
    return nothing(node, fill(say("pack", "{found} gives {kind} where {wanted} is expected{hint}"),
                              {{"found", found},
                               {"kind", kindName(expression.type.kind)},
                               {"wanted", kindName(wanted)},
                               {"hint", hint}}));
}

/// What a word in quotes was meant to refer to, had it begun with a dollar sign.
std::string ExpressionReader::referenceHint(const std::string& text) const {
    if (text.empty() || text.front() == '$') {
        return {};
    }
    const std::string root = splitAtDots(text).front();
    const std::vector<std::string> roots = rootNames();
    const bool reference = listed(roots, "$" + root);
    return reference
               ? fill(say("pack", "; a reference starts with $: did you mean \"${text}\"?"), {{"text", text}})
           : m_pack.fact(text) ? fill(say("pack", "; did you mean \"$fact.{text}\"?"), {{"text", text}})
                               : std::string();
}

std::optional<Expression> ExpressionReader::readOptional(const JsonNode* node, const Roles& roles,
                                                         Kind wanted) {
    return node ? std::optional(read(*node, roles, wanted)) : std::nullopt;
}

/// Where several subjects are wanted, one stands for a list of nobody else.
Expression ExpressionReader::alone(const JsonNode& node, Expression one, const Type& type) {
    if (one.type.subject != type.subject) {
        return nothing(node, fill(say("pack", "this gives {found} where {wanted} is expected"),
                                  {{"found", oneOf(one.type.subject)}, {"wanted", severalOf(type.subject)}}));
    }
    Expression list = make(Op::Alone, Kind::Subjects);
    list.type.subject = type.subject;
    list.operands.push_back(std::move(one));
    return list;
}

Expression ExpressionReader::readTyped(const JsonNode& node, const Roles& roles, const Type& type) {
    Expression expression = any(node, roles);
    if (type.kind == Kind::Subjects && expression.type.kind == Kind::Subject) {
        return alone(node, std::move(expression), type);
    }
    expression = fitting(node, std::move(expression), type.kind);
    checkWords(node, expression, type.vocabulary);
    const Type& found = expression.type;
    if (found.namesSubjects() && found.kind == type.kind && found.subject != type.subject) {
        return nothing(node, fill(say("pack", "this gives {found} where {wanted} is expected"),
                                  {{"found", oneOf(found.subject)}, {"wanted", oneOf(type.subject)}}));
    }
    return expression;
}

std::optional<Expression> ExpressionReader::readTyped(const JsonNode* node, const Roles& roles,
                                                      const Type& type) {
    return node ? std::optional(readTyped(*node, roles, type)) : std::nullopt;
}

Expression ExpressionReader::any(const JsonNode& node, const Roles& roles) {
    Expression expression = node.isObject()  ? operation(node, roles)
                            : node.isArray() ? literalList(node)
                                             : scalar(node, roles);
    expression.number = m_pack.expressions.next();
    return expression;
}

Expression ExpressionReader::scalar(const JsonNode& node, const Roles& roles) {
    const Json& json = node.scalar();
    if (json.is_string()) {
        const auto text = json.get<std::string>();
        if (isFormula(text)) {
            return {}; // it could not be read, which is reported
        }
        if (!text.empty() && text.front() == '$') {
            return reference(node, text.substr(1), roles);
        }
        return written(Kind::Text, text);
    }
    if (json.is_boolean()) {
        return written(Kind::Flag, json.get<bool>());
    }
    if (json.is_null()) {
        return {};
    }
    return written(Kind::Number, readWhole(node, m_context).value_or(0));
}

Expression ExpressionReader::literalList(const JsonNode& node) {
    Ids words;
    for (const JsonNode& item : node.items()) {
        std::string word = readText(item, m_context).value_or("");
        if (word.starts_with('$')) {
            m_context.error(item, fill(say("pack", "a list holds words only, not references such as {word}; "
                                                   "use \"any\" with a comparison for each"),
                                       {{"word", inQuotes(word)}}));
            word.clear();
        }
        words.push_back(std::move(word));
    }
    return written(Kind::Texts, std::move(words));
}

Expression ExpressionReader::operation(const JsonNode& node, const Roles& roles) {
    if (node.members().empty()) {
        return nothing(
            node, say("pack", "an empty object says nothing; expected an operator such as {\"all\": [...]}"));
    }
    if (node.find("table")) {
        return cell(node, roles);
    }
    if (node.find("trait") && node.find("of")) {
        return traitOf(node, roles);
    }
    for (const auto& member : node.members()) {
        const auto either = find(ofEither, member.key);
        const bool list = either && (node.find("of") || node.find("where"));
        if (const auto op = list ? either : find(overLists, member.key)) {
            return overList(*op, member.key, node, roles);
        }
    }
    for (const char* several : {"near", "reach"}) {
        if (node.find(several)) {
            return ofPlaces(several, node, roles).value_or(Expression{});
        }
    }
    const auto& [name, at, operands] = node.members().front();
    if (node.members().size() > 1) {
        return nothing(node, sayCounted("pack",
                                        "an expression has one operator, here is {n} key; put conditions "
                                        "that must all hold into {\"all\": [...]}",
                                        "an expression has one operator, here are {n} keys; put conditions "
                                        "that must all hold into {\"all\": [...]}")
                                 .of(static_cast<long long>(node.members().size())));
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
    if (name == "not" || name == "abs") {
        const Kind kind = name == "not" ? Kind::Flag : Kind::Number;
        Expression expression = make(name == "not" ? Op::Not : Op::Absolute, kind);
        expression.operands.push_back(read(operands, roles, kind));
        return expression;
    }
    if (name == "in") {
        return membership(operands, roles);
    }
    if (name == "if") {
        return choice(operands, roles);
    }
    if (name == "known") {
        return knownCell(operands, roles);
    }
    if (name == "heading") {
        return heading(operands, roles);
    }
    const auto map = ofPlaces(name, operands, roles);
    return map ? *map : unknownOperator(node, name);
}

Expression ExpressionReader::unknownOperator(const JsonNode& node, const std::string& name) {
    const std::string meant = didYouMean(name, operatorNames());
    const std::string hint =
        meant.empty() ? fill(say("pack", "; there are {list}"), {{"list", joined(operatorNames(), "and")}})
                      : meant;
    return nothing(
        node, fill(say("pack", "unknown operator {name}{hint}"), {{"name", inQuotes(name)}, {"hint", hint}}));
}

const std::vector<JsonNode>* ExpressionReader::operandList(const JsonNode& node, std::size_t least,
                                                           std::size_t most) {
    const std::size_t count = node.items().size();
    if (node.isArray() && count >= least && count <= most) {
        return &node.items();
    }
    const auto lowest = static_cast<long long>(least);
    const std::string wanted =
        least == most ? sayCounted("pack", "{n} operand", "{n} operands").of(lowest)
                      : sayCounted("pack", "at least {n} operand", "at least {n} operands").of(lowest);
    const std::string found =
        node.isArray() ? sayCounted("pack", "{n} item", "{n} items").of(static_cast<long long>(count))
                       : node.describe();
    nothing(node, fill(say("pack", "expected a list of {wanted}, found {found}"),
                       {{"wanted", wanted}, {"found", found}}));
    return nullptr;
}

Expression ExpressionReader::logic(Op op, const JsonNode& operands, const Roles& roles) {
    Expression expression = make(op, Kind::Flag);
    if (const auto* list = operandList(operands, 1, 1000)) {
        for (const JsonNode& operand : *list) {
            expression.operands.push_back(read(operand, roles, Kind::Flag));
        }
        return expression;
    }
    return {};
}

/// Whether two sides of a comparison can ever be equal, and can ever differ.
void ExpressionReader::checkComparable(const JsonNode& node, const Expression& left,
                                       const Expression& right) {
    const Kind a = left.type.kind;
    const Kind b = right.type.kind;
    if (!fits(a, b) && !fits(b, a)) {
        nothing(node, fill(say("pack", "{left} is never equal to {right}"),
                           {{"left", kindName(a)}, {"right", kindName(b)}}));
    } else if (left.op == Op::Literal && right.op == Op::Literal && a != Kind::Nothing &&
               b != Kind::Nothing) {
        nothing(node,
                say("pack", "both sides are written out, so this never changes; a reference starts with $"));
    } else if (!left.type.vocabulary.empty() && !right.type.vocabulary.empty()) {
        const auto known = wordsOf(m_pack, right.type.vocabulary);
        const auto words = wordsOf(m_pack, left.type.vocabulary);
        const bool shared =
            std::ranges::any_of(words, [&known](const std::string& word) { return listed(known, word); });
        if (!shared && !words.empty() && !known.empty()) {
            nothing(node, fill(say("pack", "{left} is never {right}"),
                               {{"left", oneWordOf(m_pack, left.type.vocabulary)},
                                {"right", oneWordOf(m_pack, right.type.vocabulary)}}));
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
    checkComparable(operands, left, right);
    checkWords((*list)[1], right, left.type.vocabulary);
    checkWords((*list)[0], left, right.type.vocabulary);
    return expression;
}

Expression ExpressionReader::arithmetic(Op op, const JsonNode& operands, const Roles& roles) {
    Expression expression = make(op, Kind::Number);
    const bool divides = op == Op::Quotient || op == Op::Remainder;
    const auto* list = divides ? operandList(operands, 2, 2) : operandList(operands, 1, 1000);
    if (!list) {
        return {};
    }
    for (const JsonNode& operand : *list) {
        expression.operands.push_back(read(operand, roles, Kind::Number));
    }
    const Expression& last = expression.operands.back();
    if (divides && last.op == Op::Literal && last.type.kind == Kind::Number && last.literal.number() == 0) {
        return nothing((*list)[1], say("pack", "nothing is divided by 0"));
    }
    return expression;
}

Expression ExpressionReader::membership(const JsonNode& operands, const Roles& roles) {
    Expression expression = make(Op::In, Kind::Flag);
    const auto* list = operandList(operands, 2, 2);
    if (!list) {
        return {};
    }
    expression.operands.push_back(read((*list)[0], roles, Kind::Text));
    expression.operands.push_back(read((*list)[1], roles, Kind::Texts));
    checkWords((*list)[1], expression.operands[1], expression.operands[0].type.vocabulary);
    checkWords((*list)[0], expression.operands[0], expression.operands[1].type.vocabulary);
    if (expression.operands[1].op == Op::Literal && expression.operands[1].type.kind == Kind::Texts &&
        expression.operands[1].literal.list().empty()) {
        return nothing(operands, say("pack", "nothing is in an empty list"));
    }
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
    const Type& first = expression.operands[1].type;
    const Type& second = expression.operands[2].type;
    const bool plain = first.kind == Kind::Nothing || (first.kind == Kind::Text && first.vocabulary.empty());
    expression.type = plain ? second : first;
    return expression;
}

/// "modifiers.json:12:30 (modifiers[3].value)".
std::string ExpressionReader::placeOf(const JsonNode& node) const {
    // Told in answers, which are kept: where this machine has its packs is none of their business.
    const Issue here = m_context.document.issue(node, {});
    return std::filesystem::path(here.file).filename().string() + ":" + std::to_string(here.at.line) + ":" +
           std::to_string(here.at.column) + " (" + here.path + ")";
}

/// What an expression calls the items of its list, for lists within it.
std::string ExpressionReader::readItemName(ObjectReader& reader, const Type& item, Roles& inner) {
    if (!reader.has("as")) {
        return {};
    }
    const std::string name = reader.id("as");
    if (inner.named.contains(name)) {
        reader.error("as",
                     fill(say("pack", "the items of a list around this are called {name} already; choose "
                                      "another name"),
                          {{"name", inQuotes(name)}}));
    }
    inner.named[name] = item;
    return name;
}

Expression ExpressionReader::overList(Op op, const std::string& name, const JsonNode& node,
                                      const Roles& roles) {
    ObjectReader reader(node, m_context);
    Expression list = read(*reader.want(name), roles, Kind::Texts);
    const Kind item = list.type.kind == Kind::Subjects  ? Kind::Subject
                      : list.type.kind == Kind::Nothing ? Kind::Nothing
                                                        : Kind::Text;
    Roles inner = roles;
    inner.each = Type{item, list.type.subject, list.type.vocabulary};
    Expression expression = make(op, kindOver(op, item));
    expression.word = readItemName(reader, *inner.each, inner);
    expression.type.subject = list.type.subject;
    expression.type.vocabulary = op == Op::First ? list.type.vocabulary : std::string();
    expression.place = placeOf(node);
    expression.operands.push_back(std::move(list));
    const JsonNode* where = op == Op::Every ? reader.need("where") : reader.want("where");
    expression.operands.push_back(where ? read(*where, inner, Kind::Flag) : always());
    readGiven(expression, reader, inner);
    return expression;
}

/// What each item gives; of a list without that the items themselves.
void ExpressionReader::readGiven(Expression& expression, ObjectReader& reader, const Roles& inner) {
    const Op op = expression.op;
    if (op == Op::EachGives && !reader.has("gives")) {
        const Type item = *inner.each;
        expression.operands.push_back(make(Op::Each, item.kind));
        expression.operands.back().type = item;
        expression.type = {item.kind == Kind::Subject ? Kind::Subjects : Kind::Texts, item.subject,
                           item.vocabulary};
    } else if (op == Op::EachGives || op == Op::Sum || op == Op::LeastOf || op == Op::MostOf) {
        const bool words = op == Op::EachGives;
        const JsonNode* of = reader.need(words ? "gives" : "of");
        expression.operands.push_back(of ? read(*of, inner, words ? Kind::Text : Kind::Number) : always());
        expression.type.vocabulary = words ? expression.operands.back().type.vocabulary : std::string();
    }
}

} // namespace umpire
