#include "program.h"

#include "../rules/text_places.h"
#include "compiler.h"
#include "umpire/base/lengths.h"
#include "umpire/base/text.h"

#include <set>

namespace umpire::program {

namespace {

bool mayDrop(const DropRule& rule, const Id& modifier) {
    return (rule.only.empty() || listed(rule.only, modifier)) && !listed(rule.except, modifier);
}

Type one(SubjectKind kind) {
    return {Type::Kind::Subject, kind, ""};
}

Roles rolesOf(std::string_view place, const PlaceRoles& known) {
    Roles roles{known.self, known.other, {}, Stage::Settled};
    if (known.each) {
        roles.each = one(*known.each);
        for (const Id& name : itemsNamedIn(place)) {
            roles.named.emplace(name, *roles.each);
        }
    }
    if (known.action) {
        std::map<Id, Type, std::less<>> fields;
        for (const ActionField& field : known.action->fields) {
            fields.emplace(field.id, typeOf(field));
        }
        roles.fields = std::make_shared<const std::map<Id, Type, std::less<>>>(std::move(fields));
    }
    return roles;
}

/// Whether it is a total or modifiers of a roll, which count halves where the check does, or worked out of
/// them.
bool isInHalves(const Expression& e) {
    using Kind = Expression::Op;
    static const std::set<std::string> counted{"total", "enemy-total", "modifiers"};
    if (e.op == Kind::Context) {
        return counted.contains(e.word);
    }
    static const std::set<Kind> worked{Kind::Plus,     Kind::Minus, Kind::Times, Kind::Quotient,
                                       Kind::Absolute, Kind::Least, Kind::Most,  Kind::If};
    const std::size_t first = e.op == Kind::If ? 1 : 0; // behind the condition
    for (std::size_t i = first; worked.contains(e.op) && i < e.operands.size(); ++i) {
        if (isInHalves(e.operands[i])) {
            return true;
        }
    }
    return false;
}

} // namespace

Program::Program(const RulePack& rules)
    : m_rules(rules), m_index(rules), m_codes(rules.expressions.last() + 1),
      m_derived(rules.attributes.size()), m_checks(rules.checks.size()), m_rows(rules.checks.size()),
      m_tables(rules.checks.size()), m_later(rules.actions.size()) {
    for (const Fact& fact : rules.facts) {
        m_factShapes.push_back(shapeOf(fact.type));
        m_unstated.push_back({numberOf(fact.fallback, m_factShapes.back()), &fact.fallback, false});
    }
}

FactSlot Program::stated(std::uint32_t fact, const Value& value) const {
    return {numberOf(value, m_factShapes[fact]), &value, true};
}

const Program& Program::of(const RulePack& rules) {
    return *static_cast<const Program*>(
        rules.program.get([&rules] { return std::make_shared<const Program>(rules); }));
}

const LivenessByCase& Program::later(const Action& action) const {
    const auto place = static_cast<std::size_t>(&action - m_rules.actions.data());
    return m_writtenLater.at(m_later[place], [&] { return LivenessByCase(m_rules, action); });
}

Code Program::written(const Expression& expression) const {
    Graph graph;
    Compiler compiler(m_rules, m_index, graph);
    return graph.take(compiler.of(expression, compiler.parties()));
}

const Code* Program::code(const Expression& expression) const {
    if (expression.number == 0 || expression.number >= m_codes.size()) {
        return nullptr;
    }
    return &m_written.at(m_codes[expression.number], [&] { return written(expression); });
}

/// Whoever calls it knows that the subject is of its kind.
const Code& Program::derived(std::uint32_t attribute) const {
    return m_written.at(m_derived[attribute],
                        [&] { return written(*m_rules.attributes[attribute].derived); });
}

const PlaceCode& Program::place(std::string_view place, const PlaceRoles& roles) const {
    const std::lock_guard lock(m_writingPlaces);
    auto& code = m_places[{std::string(place), roles}];
    if (!code) {
        code = std::make_unique<const PlaceCode>(written(place, roles));
    }
    return *code;
}

PlaceCode Program::written(std::string_view place, const PlaceRoles& known) const {
    const Roles roles = rolesOf(place, known);
    PlaceCode code;
    code.value = readPlace(place, roles, m_rules).value;
    code.halves = isInHalves(code.value);
    Graph graph;
    Compiler compiler(m_rules, m_index, graph);
    Parties parties = compiler.parties();
    for (const auto& [name, type] : roles.named) {
        parties.named[name] = graph.leaf(NodeOp::Item, Shape::Text, 0);
    }
    code.code = graph.take(compiler.of(code.value, parties));
    return code;
}

const CheckCode& Program::check(const Check& check) const {
    return m_writtenChecks.at(m_checks[placeOf(check)], [&] { return written(check); });
}

CheckCode Program::written(const Check& check) const {
    CheckCode code;
    code.modifiers = m_rules.modifiersOf(check.id);
    for (const Modifier* modifier : code.modifiers) {
        code.labels.push_back(partsOf(modifier->label));
    }
    for (const DropRule& rule : check.drops) {
        std::vector<std::uint32_t>& rows = code.dropped.emplace_back();
        for (std::uint32_t row = 0; row < code.modifiers.size(); ++row) {
            if (mayDrop(rule, code.modifiers[row]->id)) {
                rows.push_back(row);
            }
        }
    }
    return code;
}

/// Numbers of the pack stand in it already.
LabelParts Program::partsOf(std::string_view label) const {
    constexpr std::string_view number = "number.";
    LabelParts parts{{}};
    for (std::size_t open = label.find('{'); open != label.npos; open = label.find('{')) {
        const std::size_t close = label.find('}', open);
        if (close == label.npos) {
            break;
        }
        const std::string_view whole = label.substr(open + 1, close - open - 1);
        const std::string_view place = placeName(whole);
        parts.back().text += label.substr(0, open);
        if (place.starts_with(number)) {
            parts.back().text += measuredPlace(
                whole, std::to_string(m_rules.number(std::string(place.substr(number.size())))));
        } else {
            parts.push_back({std::string(whole), true});
            parts.push_back({});
        }
        label.remove_prefix(close + 1);
    }
    parts.back().text += label;
    return parts;
}

const Code& Program::rows(const Check& check) const {
    return m_written.at(m_rows[placeOf(check)], [&] { return rowsOf(check); });
}

const Code& Program::table(const Check& check) const {
    return m_written.at(m_tables[placeOf(check)], [&] { return choiceOfTable(check); });
}

Code Program::rowsOf(const Check& check) const {
    Graph graph;
    Compiler compiler(m_rules, m_index, graph);
    const Parties parties = compiler.parties();
    std::vector<RowNodes> rows;
    const auto add = [&](std::optional<NodeId> when, NodeId value) {
        rows.push_back({static_cast<std::uint32_t>(rows.size()), when, value});
    };
    for (const Modifier* modifier : this->check(check).modifiers) {
        const auto when =
            modifier->when ? std::optional(compiler.of(*modifier->when, parties)) : std::nullopt;
        add(when, compiler.of(modifier->value, parties));
    }
    for (const DropRule& rule : check.drops) {
        add(compiler.of(rule.when, parties), graph.constant(Value(1), Shape::Number));
    }
    return graph.take(std::move(rows));
}

/// The conditions are asked one after the other, and none behind one that holds. What they share is worked
/// out once.
Code Program::choiceOfTable(const Check& check) const {
    Graph graph;
    Compiler compiler(m_rules, m_index, graph);
    const Parties parties = compiler.parties();
    NodeId table = graph.constant(Value(0), Shape::Number);
    for (std::size_t place = check.tables.size(); place > 0; --place) {
        const std::optional<Expression>& when = check.tables[place - 1].when;
        const NodeId here = graph.constant(Value(static_cast<std::int64_t>(place)), Shape::Number);
        table = when ? graph.of(NodeOp::If, Shape::Number, {compiler.of(*when, parties), here, table}) : here;
    }
    return graph.take(table);
}

} // namespace umpire::program
