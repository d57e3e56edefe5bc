#include "soundness.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

template <typename... Kinds>
bool holdsAny(const Events& events) {
    return std::any_of(events.begin(), events.end(),
                       [](const Event& event) { return (std::holds_alternative<Kinds>(event) || ...); });
}

std::string clockProblem(const Battle& battle, const RulePack& rules) {
    if (!rules.phase(battle.clock.phase)) {
        return fill(say("history", "the rules have no phase {phase}"),
                    {{"phase", inQuotes(battle.clock.phase)}});
    }
    const Subject* side = battle.find(battle.clock.side);
    const bool none = battle.clock.side.empty() && (!rules.halves || battle.all(SubjectKind::Side).empty());
    return none || (side && side->kind == SubjectKind::Side)
               ? std::string()
               : fill(say("history", "there is no side {side} whose turn it could be"),
                      {{"side", inQuotes(battle.clock.side)}});
}

std::string placeProblem(const Subject& subject, const Battle& battle) {
    if (subject.kind == SubjectKind::Side || subject.kind == SubjectKind::Thing) {
        return {};
    }
    const Subject* above = battle.find(subject.parent);
    if (!above || (above->kind != SubjectKind::Side && above->kind != SubjectKind::Formation)) {
        return fill(say("history", "{subject} belongs to {parent}, which is no formation or side"),
                    {{"subject", inQuotes(subject.id)}, {"parent", inQuotes(subject.parent)}});
    }
    const Ids line = battle.line(subject);
    const Subject* top = battle.find(line.back());
    if (top->kind != SubjectKind::Side) {
        return fill(say("history", "the line of command of {subject} runs in a circle"),
                    {{"subject", inQuotes(subject.id)}});
    }
    return subject.side == top->id ? std::string()
                                   : fill(say("history", "{subject} is not of the side it stands under"),
                                          {{"subject", inQuotes(subject.id)}});
}

struct IsThere {
    const Battle& battle;

    bool operator()(const FieldSet& e) const { return battle.find(e.subject); }
    bool operator()(const StationSet& e) const { return battle.find(e.subject); }
    bool operator()(const SubjectAdded& e) const { return !battle.find(e.subject.id); }
    bool operator()(const auto&) const { return true; }
};

} // namespace

std::string unsound(const Battle& battle, const RulePack& rules, const Events& events) {
    const bool moved = holdsAny<SubjectAdded, SubjectRemoved, StationSet>(events);
    std::string problem = moved || holdsAny<ClockMoved>(events) ? clockProblem(battle, rules) : std::string();
    const std::vector<const Subject*> subjects = moved ? battle.all() : std::vector<const Subject*>();
    for (auto subject = subjects.begin(); problem.empty() && subject != subjects.end(); ++subject) {
        problem = placeProblem(**subject, battle);
    }
    return problem;
}

void applyWhereThere(Battle& battle, const Events& events) {
    for (const Event& event : events) {
        if (std::visit(IsThere{battle}, event)) {
            applyEvent(battle, event);
        }
    }
}

} // namespace umpire
