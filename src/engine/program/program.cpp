#include "program.h"

#include "emitter.h"
#include "translation.h"

#include "umpire/base/listed.h"

#include <algorithm>

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

FactSlot factSlot(const Value& value, const Type& type, bool stated) {
    return {numberOf(value, shapeOf(type)), &value, stated};
}

Program::Program(const RulePack& rules)
    : m_rules(rules), m_index(rules), m_blocks(rules.expressions.last() + 1),
      m_byCall(rules.expressions.last() + 1), m_derived(rules.attributes.size()),
      m_checks(rules.checks.size()), m_parts(*this) {
    for (const Fact& fact : rules.facts) {
        m_unstated.push_back(factSlot(fact.fallback, fact.type, false));
    }
}

const Program& Program::of(const RulePack& rules) {
    return *static_cast<const Program*>(
        rules.program.get([&rules] { return std::make_shared<const Program>(rules); }));
}

Block Program::written(const Expression& expression, bool byCall) const {
    Graph graph;
    Translation translation(m_rules, m_index, graph, !byCall);
    const NodeId node = translation.of(expression, translation.parties());
    graph.use(node);
    Emitter emitter(graph);
    emitter.give(node);
    Block block = emitter.take();
    block.assumed = translation.assumed();
    return block;
}

const Block& Program::kept(std::atomic<const Block*>& place, const Expression& expression,
                           bool byCall) const {
    if (const Block* block = place.load(std::memory_order_acquire)) {
        return *block;
    }
    Block fresh = written(expression, byCall);
    const std::lock_guard lock(m_writing);
    if (const Block* block = place.load(std::memory_order_acquire)) {
        return *block;
    }
    place.store(&m_written.emplace_back(std::move(fresh)), std::memory_order_release);
    return m_written.back();
}

const Block* Program::block(const Expression& expression, bool byCall) const {
    if (expression.number == 0 || expression.number >= m_blocks.size()) {
        return nullptr;
    }
    return &kept((byCall ? m_byCall : m_blocks)[expression.number], expression, byCall);
}

/// Whoever calls it knows that the subject is of its kind.
const Block& Program::derived(std::uint32_t attribute) const {
    return kept(m_derived[attribute], *m_rules.attributes[attribute].derived, false);
}

const CheckCode& Program::check(const Check& check) const {
    std::atomic<const CheckCode*>& place = m_checks[static_cast<std::size_t>(&check - m_rules.checks.data())];
    if (const CheckCode* code = place.load(std::memory_order_acquire)) {
        return *code;
    }
    CheckCode fresh = written(check);
    const std::lock_guard lock(m_writing);
    if (const CheckCode* code = place.load(std::memory_order_acquire)) {
        return *code;
    }
    place.store(&m_writtenChecks.emplace_back(std::move(fresh)), std::memory_order_release);
    return m_writtenChecks.back();
}

CheckCode Program::written(const Check& check) const {
    CheckCode code;
    code.modifiers = m_rules.modifiersOf(check.id);
    for (const DropRule& rule : check.drops) {
        std::vector<std::uint32_t>& rows = code.dropped.emplace_back();
        for (std::uint32_t row = 0; row < code.modifiers.size(); ++row) {
            if (mayDrop(rule, code.modifiers[row]->id)) {
                rows.push_back(row);
            }
        }
    }
    code.rows = rowsOf(check, code, false);
    code.rowsByCall = rowsOf(check, code, true);
    return code;
}

Block Program::rowsOf(const Check& check, const CheckCode& code, bool byCall) const {
    struct RowNodes {
        std::optional<NodeId> when;
        NodeId value;
    };
    Graph graph;
    Translation translation(m_rules, m_index, graph, !byCall);
    const Parties parties = translation.parties();
    std::vector<RowNodes> rows;
    const auto add = [&](std::optional<NodeId> when, NodeId value) {
        if (when) {
            graph.use(*when);
        }
        graph.use(value);
        rows.push_back({when, value});
    };
    for (const Modifier* modifier : code.modifiers) {
        add(modifier->when ? std::optional(translation.of(*modifier->when, parties)) : std::nullopt,
            translation.of(modifier->value, parties));
    }
    for (const DropRule& rule : check.drops) {
        add(translation.of(rule.when, parties), graph.constant(Value(1), Shape::Number));
    }
    Emitter emitter(graph);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        emitter.row(static_cast<std::uint32_t>(row), rows[row].when, rows[row].value);
    }
    Block block = emitter.take();
    block.assumed = translation.assumed();
    return block;
}

} // namespace umpire::program
