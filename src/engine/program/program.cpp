#include "program.h"

#include "../rules/judging/pack_judges.h"
#include "compiler.h"
#include "emitter.h"
#include "umpire/base/lengths.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire::program {

namespace {

std::int64_t numberOf(const Value& value, Shape shape) {
    switch (shape) {
    case Shape::Flag:
        return value.flag() ? 1 : 0;
    case Shape::Text:
        return value.symbol().number();
    case Shape::Number:
        return value.number();
    default:
        return 0;
    }
}

bool mayDrop(const DropRule& rule, const Id& modifier) {
    return (rule.only.empty() || listed(rule.only, modifier)) && !listed(rule.except, modifier);
}

} // namespace

Program::Program(const RulePack& rules)
    : m_rules(rules), m_index(rules), m_blocks(rules.expressions.last() + 1),
      m_byCall(rules.expressions.last() + 1), m_derived(rules.attributes.size()),
      m_checks(rules.checks.size()), m_rows{Blocks(rules.checks.size()), Blocks(rules.checks.size()),
                                            Blocks(rules.checks.size())},
      m_later(rules.actions.size()), m_parts(*this) {
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

const ReportedAttributes& Program::told() const {
    std::call_once(m_tellingOnce, [this] { m_told.emplace(m_rules); });
    return *m_told;
}

const LivenessByCase& Program::later(const Action& action) const {
    const auto place = static_cast<std::size_t>(&action - m_rules.actions.data());
    return m_writtenLater.at(m_later[place], [&] { return LivenessByCase(m_rules, action); });
}

Block Program::written(const Expression& expression, bool byCall) const {
    Graph graph;
    Compiler translation(m_rules, m_index, graph, !byCall);
    const NodeId node = translation.of(expression, translation.parties());
    graph.use(node);
    Emitter emitter(graph);
    emitter.give(node);
    Block block = emitter.take();
    block.assumed = translation.assumed();
    return block;
}

const Block* Program::block(const Expression& expression, bool byCall) const {
    if (expression.number == 0 || expression.number >= m_blocks.size()) {
        return nullptr;
    }
    return &m_written.at((byCall ? m_byCall : m_blocks)[expression.number],
                         [&] { return written(expression, byCall); });
}

/// Whoever calls it knows that the subject is of its kind.
const Block& Program::derived(std::uint32_t attribute) const {
    return m_written.at(m_derived[attribute],
                        [&] { return written(*m_rules.attributes[attribute].derived, false); });
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

const Block& Program::rows(const Check& check, Trace trace) const {
    std::atomic<const Block*>& place = m_rows[static_cast<std::size_t>(trace)][placeOf(check)];
    return m_written.at(place, [&] { return rowsOf(check, this->check(check), trace); });
}

Block Program::rowsOf(const Check& check, const CheckCode& code, Trace trace) const {
    Graph graph(trace == Trace::Off);
    Compiler translation(m_rules, m_index, graph, trace != Trace::ByCall);
    const Parties parties = translation.parties();
    std::vector<RowNodes> rows;
    const auto add = [&](std::optional<NodeId> when, NodeId value) {
        if (when) {
            graph.use(*when);
        }
        graph.use(value);
        rows.push_back({static_cast<std::uint32_t>(rows.size()), when, value});
    };
    for (const Modifier* modifier : code.modifiers) {
        add(modifier->when ? std::optional(translation.of(*modifier->when, parties)) : std::nullopt,
            translation.of(modifier->value, parties));
    }
    for (const DropRule& rule : check.drops) {
        add(translation.of(rule.when, parties), graph.constant(Value(1), Shape::Number));
    }
    Emitter emitter(graph);
    emitter.rows(rows);
    Block block = emitter.take();
    block.assumed = translation.assumed();
    return block;
}

CheckParts::CheckParts(const Program& program)
    : m_program(program), m_tables(program.rules().checks.size()),
      m_tablesByCall(program.rules().checks.size()),
      m_rows(program.rules().checks.size() * program.rules().facts.size()) {}

const Block& CheckParts::table(const Check& check, bool byCall) const {
    return m_writtenTables.at((byCall ? m_tablesByCall : m_tables)[m_program.placeOf(check)],
                              [&] { return choice(check, byCall); });
}

const FactRows& CheckParts::rowsOf(const Check& check, std::uint32_t fact) const {
    return m_writtenRows.at(m_rows[m_program.placeOf(check) * m_program.rules().facts.size() + fact],
                            [&] { return changing(check, fact); });
}

/// The conditions are asked one after the other, and none behind one that holds. What they share is worked
/// out once.
Block CheckParts::choice(const Check& check, bool byCall) const {
    Graph graph;
    Compiler translation(m_program.rules(), m_program.index(), graph, !byCall);
    const Parties parties = translation.parties();
    NodeId table = graph.constant(Value(0), Shape::Number);
    for (std::size_t place = check.tables.size(); place > 0; --place) {
        const std::optional<Expression>& when = check.tables[place - 1].when;
        const NodeId here = graph.constant(Value(static_cast<std::int64_t>(place)), Shape::Number);
        table =
            when ? graph.of(NodeOp::If, Shape::Number, {translation.of(*when, parties), here, table}) : here;
    }
    graph.use(table);
    Emitter emitter(graph);
    emitter.give(table);
    Block block = emitter.take();
    block.assumed = translation.assumed();
    return block;
}

namespace {

/// What a row is made of: of a modifier, or behind these of a rule that drops lines.
std::vector<const Expression*> partsOf(const Check& check, const CheckCode& code, std::uint32_t row) {
    if (row >= code.modifiers.size()) {
        return {&check.drops[row - code.modifiers.size()].when};
    }
    const Modifier& modifier = *code.modifiers[row];
    return modifier.when ? std::vector{&*modifier.when, &modifier.value} : std::vector{&modifier.value};
}

} // namespace

const CheckParts::FactsOfRows& CheckParts::factsOfRows(const Check& check) const {
    const CheckCode& code = m_program.check(check);
    const std::lock_guard lock(m_finding);
    const auto [facts, fresh] = m_factsOfRows.try_emplace(&check);
    for (std::uint32_t row = 0; fresh && row < code.modifiers.size() + check.drops.size(); ++row) {
        facts->second.push_back(factsBehind(m_program.rules(), partsOf(check, code, row)));
    }
    return facts->second;
}

FactRows CheckParts::changing(const Check& check, std::uint32_t fact) const {
    const FactsOfRows& facts = factsOfRows(check);
    FactRows fresh;
    for (std::uint32_t row = 0; row < facts.size(); ++row) {
        if (listed(facts[row], m_program.rules().facts[fact].id)) {
            fresh.rows.push_back(row);
        }
    }
    fresh.code = lines(check, fresh.rows, false);
    fresh.codeByCall = lines(check, fresh.rows, true);
    return fresh;
}

Block CheckParts::lines(const Check& check, const std::vector<std::uint32_t>& rows, bool byCall) const {
    const CheckCode& code = m_program.check(check);
    Graph graph(!byCall);
    Compiler translation(m_program.rules(), m_program.index(), graph, !byCall);
    const Parties parties = translation.parties();
    std::vector<RowNodes> made;
    for (const std::uint32_t row : rows) {
        std::vector<NodeId> nodes;
        for (const Expression* part : partsOf(check, code, row)) {
            nodes.push_back(translation.of(*part, parties));
        }
        if (row >= code.modifiers.size()) {
            nodes.push_back(graph.constant(Value(1), Shape::Number));
        }
        for (const NodeId node : nodes) {
            graph.use(node);
        }
        made.push_back({row, nodes.size() > 1 ? std::optional(nodes.front()) : std::nullopt, nodes.back()});
    }
    Emitter emitter(graph);
    emitter.rows(made);
    Block block = emitter.take();
    block.assumed = translation.assumed();
    return block;
}

namespace {

using Op = Expression::Op;

/// What is behind an attribute, through derived facts and attributes.
class Behind {
  public:
    explicit Behind(const RulePack& rules) : m_rules(rules) {}

    void follow(const Attribute& attribute) {
        m_names.insert(attribute.id);
        follow(attribute.derived);
        follow(attribute.shownIf);
    }
    /// The names of attributes, derived ones and what every subject has among them.
    const std::set<Id>& names() const { return m_names; }
    bool moment() const { return m_moment; }

  private:
    void follow(const std::optional<Expression>& expression) {
        if (expression) {
            visit(*expression, [this](const Expression& each) { followOne(each); });
        }
    }

    void followOne(const Expression& expression) {
        if (expression.op == Op::Of) {
            followNamed(expression.word);
        } else if (expression.op == Op::Fact) {
            const Fact* fact = m_rules.fact(expression.word);
            if (fact && m_facts.insert(expression.word).second) {
                follow(fact->derived);
            }
        } else if (expression.op == Op::Context) {
            m_moment = true;
        }
    }

    /// Of whatever kind the subject may be.
    void followNamed(const Id& name) {
        if (!m_names.insert(name).second) {
            return;
        }
        for (const Attribute& attribute : m_rules.attributes) {
            if (attribute.id == name) {
                follow(attribute.derived);
            }
        }
    }

    const RulePack& m_rules;
    std::set<Id> m_names;
    std::set<Id> m_facts;
    bool m_moment = false;
};

} // namespace

ReportedAttributes::ReportedAttributes(const RulePack& rules) {
    for (std::uint32_t number = 0; number < rules.attributes.size(); ++number) {
        const Attribute& attribute = rules.attributes[number];
        if (!attribute.shown || !attribute.reported) {
            continue;
        }
        m_all.push_back(number);
        Behind behind(rules);
        behind.follow(attribute);
        for (const Id& name : behind.names()) {
            m_reading[Symbol(name)].push_back(number);
        }
        if (behind.moment()) {
            m_readingMoment.push_back(number);
        }
    }
}

const ReportedAttributes::Numbers& ReportedAttributes::reading(Symbol attribute) const {
    static const Numbers none;
    const auto found = m_reading.find(attribute);
    return found == m_reading.end() ? none : found->second;
}

} // namespace umpire::program
