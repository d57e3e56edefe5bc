// Results that no dice give: the umpire states what he sees on the table.

#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/resolution.h"

namespace umpire {

namespace {

/// `outcome`, then `outcome-2`, `outcome-3` ...
std::string fieldOf(std::size_t place) {
    return place == 0 ? "outcome" : "outcome-" + std::to_string(place + 1);
}

} // namespace

void Resolution::stateResults(const Json& command) {
    m_stated.clear();
    m_statedTaken = 0;
    for (auto given = command.find(fieldOf(0)); given != command.end() && given->is_string();
         given = command.find(fieldOf(m_stated.size()))) {
        m_stated.push_back(given->get<Id>());
    }
}

Id Resolution::nextStated(const Step& step, const Check& check) {
    const std::string field = fieldOf(m_statedTaken);
    const Places places{{"check", check.name},
                        {"subject", nameOf(step.subject)},
                        {"field", inQuotes(field)},
                        {"list", joined(check.choices)}};
    if (m_statedTaken >= m_stated.size()) {
        m_pending = step;
        throw Unstated(
            step, field,
            fill(
                say("command", "{check} of {subject} is for the umpire to see: state {field}, one of {list}"),
                places));
    }
    const Id& outcome = m_stated[m_statedTaken++];
    if (!listed(check.choices, outcome)) {
        throw Refused("bad-value", fill(say("command", "{field} is {outcome}; {check} comes to {list}"),
                                        {{"field", inQuotes(field)},
                                         {"outcome", inQuotes(outcome)},
                                         {"check", check.name},
                                         {"list", joined(check.choices)}}));
    }
    return outcome;
}

Resolution::Rolled Resolution::stated(Step step, const RollRequest& request) {
    needCells();
    Rolled rolled;
    rolled.roll.outcome = nextStated(step, *request.check);
    step.outcome = rolled.roll.outcome;
    rolled.step = std::move(step);
    return rolled;
}

} // namespace umpire
