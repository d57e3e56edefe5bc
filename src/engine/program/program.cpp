#include "program.h"

#include "emitter.h"
#include "translation.h"

#include "umpire/base/lengths.h"
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

const ToldAttributes& Program::told() const {
    std::call_once(m_tellingOnce, [this] { m_told.emplace(m_rules); });
    return *m_told;
}

const LaterReadsByCase& Program::later(const Action& action) const {
    const auto place = static_cast<std::size_t>(&action - m_rules.actions.data());
    return m_writtenLater.at(m_later[place], [&] { return LaterReadsByCase(m_rules, action); });
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

const Block& Program::rows(const Check& check, Manner manner) const {
    std::atomic<const Block*>& place = m_rows[static_cast<std::size_t>(manner)][placeOf(check)];
    return m_written.at(place, [&] { return rowsOf(check, this->check(check), manner); });
}

Block Program::rowsOf(const Check& check, const CheckCode& code, Manner manner) const {
    Graph graph(manner == Manner::Quiet);
    Translation translation(m_rules, m_index, graph, manner != Manner::ByCall);
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

} // namespace umpire::program
