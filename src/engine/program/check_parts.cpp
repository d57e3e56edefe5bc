#include "check_parts.h"

#include "../rules/judging/facts_behind.h"
#include "emitter.h"
#include "program.h"
#include "translation.h"

#include "umpire/base/listed.h"

namespace umpire::program {

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
    Translation translation(m_program.rules(), m_program.index(), graph, !byCall);
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
    Translation translation(m_program.rules(), m_program.index(), graph, !byCall);
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

} // namespace umpire::program
