#include "wording.h"

#include <algorithm>

namespace umpire {

void Wording::offer(const std::vector<OutcomeText>& texts) {
    const Id& outcome = m_before.roll->outcome;
    for (const OutcomeText& text : texts) {
        const bool named = text.outcomes.empty() || std::find(text.outcomes.begin(), text.outcomes.end(),
                                                              outcome) != text.outcomes.end();
        if (named && holds(text.when, m_before)) {
            m_offered.push_back(&text);
        }
    }
}

void Wording::offer(const Check& check) {
    offer(check.texts);
    if (const Outcome* known = outcome()) {
        offer(known->says);
    }
}

const Outcome* Wording::outcome() const {
    return m_before.rules.outcome(m_before.roll->outcome);
}

std::string Wording::said(const Scope& after) const {
    for (const OutcomeText* text : m_offered) {
        if (holds(text->becomes, after)) {
            return fillText(after.rules.text(text->text), after);
        }
    }
    const Outcome* known = outcome();
    return known ? fillText(known->text, after) : std::string();
}

} // namespace umpire
