#include "roll_chances.h"

#include "../program/program.h"
#include "gathered_rolls.h"

#include "umpire/base/listed.h"

#include <algorithm>

namespace umpire {

RollChances::RollChances(const Resolution& resolution, RollRequest request, std::vector<Face> given)
    : m_resolution(&resolution),
      m_request(std::move(request)), m_scope{resolution.rules(), resolution.battle(), m_request.subject,
                                             m_request.other},
      m_given(std::move(given)), m_slots(resolution.rules(), m_request.facts),
      m_strict(std::any_of(m_request.facts.begin(), m_request.facts.end(),
                           [this](const auto& each) { return isStrict(each.first); })) {
    m_scope.check = m_request.check->id;
}

Scope RollChances::scope(Known& known) const {
    Scope scope = m_scope;
    scope.facts = &m_request.facts;
    scope.known = &known;
    scope.slots = m_slots.data();
    return scope;
}

std::optional<Value> RollChances::stated(const Id& fact) const {
    const auto known = m_request.facts.find(fact);
    return known == m_request.facts.end() ? std::nullopt : std::optional(known->second);
}

bool RollChances::isStrict(const Id& fact) const {
    const Fact* known = m_resolution->rules().fact(fact);
    return known && known->strict;
}

/// Whom a strict fact may name may hang on any fact.
bool RollChances::touchesDice(const Id& fact) const {
    return m_strict || listed(m_request.check->factsOfDice, fact);
}

std::optional<std::uint32_t> RollChances::numberOf(const Id& fact) const {
    return program::Program::of(m_scope.rules).index().fact(fact);
}

void RollChances::state(const Id& fact, std::optional<std::uint32_t> number,
                        const std::optional<Value>& value) {
    const auto known = m_request.facts.find(fact);
    const bool stated = known != m_request.facts.end();
    if (stated == value.has_value() && (!stated || known->second == *value)) {
        return;
    }
    m_strict = m_strict || (number ? m_scope.rules.facts[*number].strict : isStrict(fact));
    if (value) {
        Value& kept = stated ? known->second : m_request.facts[fact];
        kept = *value;
        if (number) {
            m_slots.put(*number, kept);
        }
    } else {
        m_request.facts.erase(known);
        if (number) {
            m_slots.drop(*number);
        }
    }
    m_rows.changed(number);
    if (m_dice && touchesDice(fact)) {
        m_dice.reset();
    }
}

void RollChances::prepare() {
    m_made.clear();
    m_distinct.clear();
    m_dice.emplace(m_resolution->diceFor(m_request, m_given));
}

/// A cell that is blank is seen where it is read: then nothing is kept.
std::int64_t RollChances::sum(const Scope& before) {
    const bool blanks = !before.rules.tables.empty();
    const std::int64_t sum = blanks ? modifiersOf(*m_request.check, before, m_request.overrides)
                                    : m_rows.sum(*m_request.check, before, m_request.overrides);
    m_resolution->needCells();
    return sum;
}

std::int64_t RollChances::modifiers() {
    if (!m_dice) {
        prepare();
    }
    Known known;
    return sum(scope(known));
}

RollChances::Shared RollChances::chances() {
    if (!m_dice) {
        prepare();
    }
    Known known;
    const Scope before = scope(known);
    const Check& check = *m_request.check;
    Made made{.modifiers = sum(before)};
    if (!check.asked.plainly) {
        return std::make_shared<const Distribution>(distributionOf(check, *m_dice, made.modifiers, before));
    }
    made.threshold = check.threshold ? evaluate(*check.threshold, before).number() : 0;
    made.table = m_dice->table ? m_dice->table : tableOf(check, before);
    return plainly(made, before);
}

RollChances::Shared RollChances::plainly(const Made& made, const Scope& before) {
    Shared& chances = m_made[made];
    if (!chances) {
        DiceToThrow dice = *m_dice;
        dice.table = made.table;
        chances = distinct(distributionOf(*m_request.check, dice, made.modifiers, before));
    }
    return chances;
}

/// Totals are asked for only where they matter: without them many sums of lines come to the same.
RollChances::Shared RollChances::distinct(Distribution fresh) {
    if (!totalMatters(*m_request.check)) {
        fresh.totals.clear();
    }
    const auto known = std::find_if(m_distinct.begin(), m_distinct.end(), [&fresh](const Shared& each) {
        return each->outcomes == fresh.outcomes && each->totals == fresh.totals;
    });
    return known != m_distinct.end()
               ? *known
               : m_distinct.emplace_back(std::make_shared<const Distribution>(std::move(fresh)));
}

} // namespace umpire
