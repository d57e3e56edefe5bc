#include "roll_chances.h"

#include "umpire/base/listed.h"

#include <algorithm>

namespace umpire {

Scope RollChances::scope(Known& known) const {
    Scope scope{m_resolution->rules(), m_resolution->battle(), m_request.subject, m_request.other,
                &m_request.facts};
    scope.check = m_request.check->id;
    scope.known = &known;
    return scope;
}

std::optional<Value> RollChances::stated(const Id& fact) const {
    const auto known = m_request.facts.find(fact);
    return known == m_request.facts.end() ? std::nullopt : std::optional(known->second);
}

/// Whom a strict fact may name may hang on any fact.
bool RollChances::touchesDice(const Id& fact) const {
    const RulePack& rules = m_resolution->rules();
    const auto isStrict = [&rules](const Id& id) {
        const Fact* known = rules.fact(id);
        return known && known->strict;
    };
    return listed(m_request.check->factsOfDice, fact) || isStrict(fact) ||
           std::any_of(m_request.facts.begin(), m_request.facts.end(),
                       [&isStrict](const auto& each) { return isStrict(each.first); });
}

void RollChances::state(const Id& fact, const std::optional<Value>& value) {
    if (stated(fact) == value) {
        return;
    }
    if (value) {
        m_request.facts[fact] = *value;
    } else {
        m_request.facts.erase(fact);
    }
    if (m_die && touchesDice(fact)) {
        m_die = nullptr;
    }
}

void RollChances::prepare() {
    const DiceToThrow dice = m_resolution->diceFor(m_request, m_given);
    m_die = &dice.die;
    m_open = dice.open;
}

std::int64_t RollChances::sum(const Scope& before) const {
    const std::int64_t sum = modifiersOf(*m_request.check, before, m_request.overrides);
    m_resolution->needCells();
    return sum;
}

std::int64_t RollChances::modifiers() {
    if (!m_die) {
        prepare();
    }
    Known known;
    return sum(scope(known));
}

Distribution RollChances::chances() {
    if (!m_die) {
        prepare();
    }
    Known known;
    const Scope before = scope(known);
    const std::int64_t modifiers = sum(before);
    return distributionOf(*m_request.check, {*m_die, m_open, m_given}, modifiers, before);
}

} // namespace umpire
