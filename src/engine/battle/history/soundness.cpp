#include "soundness.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

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
    const bool none = battle.clock.side.empty() && (!rules.halves || battle.count(SubjectKind::Side) == 0);
    return none || (side && side->kind == SubjectKind::Side)
               ? std::string()
               : fill(say("history", "there is no side {side} whose turn it could be"),
                      {{"side", inQuotes(battle.clock.side)}});
}

/// Looks at the places of some subjects of a battle; those of all others are as
/// they should be.
class PlaceCheck {
  public:
    PlaceCheck(const Battle& battle, std::vector<Symbol> open) : m_battle(battle), m_open(std::move(open)) {
        m_battle.sort(m_open);
        m_unsure.insert(m_open.begin(), m_open.end());
    }

    /// What is wrong with the first of them that is out of place, or "".
    std::string problem() {
        for (const Symbol id : m_open) {
            if (std::string problem = problemOf(*m_battle.find(id)); !problem.empty()) {
                return problem;
            }
        }
        return {};
    }

  private:
    std::string problemOf(const Subject& subject);
    Symbol topOf(const Subject& subject);

    const Battle& m_battle;
    std::vector<Symbol> m_open;
    std::unordered_set<Symbol> m_unsure;
    std::unordered_map<Symbol, Symbol> m_tops; ///< of the lines gone along so far
};

std::string PlaceCheck::problemOf(const Subject& subject) {
    if (subject.kind == SubjectKind::Side || subject.kind == SubjectKind::Thing) {
        return {};
    }
    const Subject* above = m_battle.find(subject.parentSymbol);
    if (!above || (above->kind != SubjectKind::Side && above->kind != SubjectKind::Formation)) {
        return fill(say("history", "{subject} belongs to {parent}, which is no formation or side"),
                    {{"subject", inQuotes(subject.id)}, {"parent", inQuotes(subject.parent)}});
    }
    const Symbol top = topOf(*above);
    if (top.empty()) {
        return fill(say("history", "the line of command of {subject} runs in a circle"),
                    {{"subject", inQuotes(subject.id)}});
    }
    return subject.sideSymbol == top ? std::string()
                                     : fill(say("history", "{subject} is not of the side it stands under"),
                                            {{"subject", inQuotes(subject.id)}});
}

/// The side at the top of the line that goes through a subject; none where
/// there is no such side.
Symbol PlaceCheck::topOf(const Subject& subject) {
    std::vector<Symbol> passed;
    Symbol top;
    for (const Subject* at = &subject; at; at = m_battle.find(at->parentSymbol)) {
        const bool side = at->kind == SubjectKind::Side;
        const auto [known, fresh] = m_tops.try_emplace(at->symbol); // a circle ends here, without a top
        if (side || !fresh || !m_unsure.contains(at->symbol)) {
            top = side ? at->symbol : fresh ? at->sideSymbol : known->second;
            known->second = top;
            break;
        }
        passed.push_back(at->symbol);
    }
    for (const Symbol each : passed) {
        m_tops[each] = top;
    }
    return top;
}

/// Those whose line of command the events may have changed.
std::vector<Symbol> movedBy(const Events& events, const Battle& battle) {
    Ids moved;
    for (const Event& event : events) {
        if (const auto* added = std::get_if<SubjectAdded>(&event)) {
            moved.push_back(added->subject.id);
        } else if (const auto* removed = std::get_if<SubjectRemoved>(&event)) {
            moved.push_back(removed->subject.id);
        } else if (const auto* placed = std::get_if<StationSet>(&event)) {
            moved.push_back(placed->subject);
        }
    }
    std::vector<Symbol> open;
    for (const Id& id : battle.withAllBelow(moved)) {
        open.emplace_back(id);
    }
    return open;
}

std::vector<Symbol> everybody(const Battle& battle) {
    std::vector<Symbol> all;
    for (const SubjectKind kind : {SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        const auto some = battle.symbolsOf(kind);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

struct IsThere {
    const Battle& battle;

    bool operator()(const FieldSet& e) const { return battle.find(e.subject); }
    bool operator()(const StationSet& e) const { return battle.find(e.subject); }
    bool operator()(const SubjectAdded& e) const { return !battle.find(e.subject.id); }
    bool operator()(const auto&) const { return true; }
};

} // namespace

bool movesSubjects(const Events& events) {
    return holdsAny<SubjectAdded, SubjectRemoved, StationSet>(events);
}

std::string unsound(const Battle& battle, const RulePack& rules, const Events& events, bool wasSound) {
    const bool moved = movesSubjects(events);
    std::string problem = moved || holdsAny<ClockMoved>(events) ? clockProblem(battle, rules) : std::string();
    if (moved && problem.empty()) {
        problem = PlaceCheck(battle, wasSound ? movedBy(events, battle) : everybody(battle)).problem();
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
