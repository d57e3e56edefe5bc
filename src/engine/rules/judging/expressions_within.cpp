#include "expressions_within.h"

namespace umpire {

/// Stands while what is under a condition, or for somebody else, is shown.
class ExpressionsWithin::Within {
  public:
    Within(ExpressionsWithin& within, const std::optional<Expression>& condition, bool forOther)
        : m_within(within), m_size(within.m_around.size()), m_inFor(within.m_inFor) {
        if (condition) {
            within.m_around.push_back({&*condition, m_inFor});
        }
        within.m_inFor = m_inFor || forOther;
    }
    ~Within() {
        m_within.m_around.resize(m_size);
        m_within.m_inFor = m_inFor;
    }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

  private:
    ExpressionsWithin& m_within;
    std::size_t m_size;
    bool m_inFor;
};

void ExpressionsWithin::show(const Effects& effects) {
    for (const Effect& effect : effects) {
        // Words change nothing; but what they ask for may be blank.
        const bool words = effect.kind == Effect::Kind::Warn || effect.kind == Effect::Kind::Say;
        if ((words && m_pack.tables.empty()) || (m_matters && !m_matters(effect))) {
            continue;
        }
        show(effect.when);
        const bool forOthers = effect.kind == Effect::Kind::For || effect.kind == Effect::Kind::Draw;
        const Within within(*this, effect.when, forOthers);
        showParts(effect);
    }
}

void ExpressionsWithin::showParts(const Effect& effect) {
    showAll(effect.target, effect.value, effect.under, effect.facts, effect.fields, effect.given,
            effect.effects);
    const Effects* routine = effect.kind == Effect::Kind::Do ? m_pack.routine(effect.word) : nullptr;
    if (routine && m_routines.insert(effect.word).second) {
        showAnywhere(*routine);
    }
}

void ExpressionsWithin::showRoll(const Check& check) {
    show(check.needs);
    for (const Expression* part : check.ofDice()) {
        show(*part);
    }
    for (const BandTable& table : check.tables) {
        show(table.when);
    }
    for (const Modifier* modifier : m_pack.modifiersOf(check.id)) {
        showAll(modifier->when, modifier->value);
    }
    for (const DropRule& drop : check.drops) {
        show(drop.when);
    }
}

void ExpressionsWithin::showWithoutFacts(const FollowUp& next) {
    showAll(next.subject, next.other, next.when, next.times);
}

void ExpressionsWithin::show(const std::vector<ActionStep>& steps) {
    for (const ActionStep& step : steps) {
        show(step.when);
        const Within within(*this, step.when, step.kind == ActionStep::Kind::ForEach);
        showAll(step.subject, step.other, step.times, step.again, step.facts, step.enemyFacts, step.effects,
                step.steps);
    }
}

void ExpressionsWithin::show(const Contest& contest) {
    for (const Contest::Cell& cell : contest.cells) {
        showAll(cell.when, cell.ownEffects, cell.enemyEffects);
    }
    show(contest.bothEffects);
}

} // namespace umpire
