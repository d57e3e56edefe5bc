#include "expressions_within.h"

namespace umpire {

void ExpressionsWithin::show(const Effects& effects) {
    for (const Effect& effect : effects) {
        // Words change nothing; but what they ask for may be blank.
        const bool words = effect.kind == Effect::Kind::Warn || effect.kind == Effect::Kind::Say;
        if (words && m_pack.tables.empty()) {
            continue;
        }
        for (const auto* part : {&effect.when, &effect.target, &effect.value, &effect.under}) {
            show(*part);
        }
        show(effect.facts);
        show(effect.fields);
        show(effect.given);
        show(effect.effects);
        const Effects* routine = effect.kind == Effect::Kind::Do ? m_pack.routine(effect.word) : nullptr;
        if (routine && m_routines.insert(effect.word).second) {
            show(*routine);
        }
    }
}

void ExpressionsWithin::showWithoutFacts(const FollowUp& next) {
    show(next.subject);
    for (const auto* part : {&next.other, &next.when, &next.times}) {
        show(*part);
    }
}

void ExpressionsWithin::show(const std::vector<ActionStep>& steps) {
    for (const ActionStep& step : steps) {
        for (const auto* part : {&step.when, &step.subject, &step.other, &step.times, &step.again}) {
            show(*part);
        }
        show(step.facts);
        show(step.enemyFacts);
        show(step.effects);
        show(step.steps);
    }
}

void ExpressionsWithin::show(const Contest& contest) {
    for (const Contest::Cell& cell : contest.cells) {
        show(cell.when);
        show(cell.ownEffects);
        show(cell.enemyEffects);
    }
    show(contest.bothEffects);
}

} // namespace umpire
