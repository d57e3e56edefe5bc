#include "restoring.h"

#include "../../base/line_ends.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/roster.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/scope.h"

#include <algorithm>
#include <unordered_set>

namespace umpire {

namespace {

template <typename... Kinds>
bool holdsAny(const Events& events) {
    return std::ranges::any_of(
        events, [](const Event& event) { return (std::holds_alternative<Kinds>(event) || ...); });
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
    std::string problemOf(const Subject& subject) {
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
        return subject.sideSymbol == top
                   ? std::string()
                   : fill(say("history", "{subject} is not of the side it stands under"),
                          {{"subject", inQuotes(subject.id)}});
    }

    /// The side at the top of the line that goes through a subject; none where
    /// there is no such side.
    Symbol topOf(const Subject& subject) {
        const auto top = m_tops.of(subject.symbol, [this](Symbol id) -> std::optional<Symbol> {
            const Subject* at = m_battle.find(id);
            if (!at || at->kind == SubjectKind::Side) {
                return std::nullopt;
            }
            return m_unsure.contains(id) ? at->parentSymbol : at->sideSymbol;
        });
        const Subject* side = top ? m_battle.find(*top) : nullptr;
        return side && side->kind == SubjectKind::Side ? *top : Symbol();
    }

    const Battle& m_battle;
    std::vector<Symbol> m_open;
    std::unordered_set<Symbol> m_unsure;
    LineEnds<Symbol> m_tops;
};

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

/// Whether what an event sets is of somebody who is there, and whom it brings is not.
struct IsThere {
    const Battle& battle;

    bool operator()(const FieldSet& e) const { return battle.find(e.subject); }
    bool operator()(const StationSet& e) const { return battle.find(e.subject); }
    bool operator()(const SubjectAdded& e) const { return !battle.find(e.subject.id); }
    bool operator()(const OneOf<SubjectRemoved, DetailSet, ClockMoved, FirstSideSet, RulingSet, CellFilled,
                                DueRaised, DueSettled, Scored, ScoreTaken, RecordNoted, ProseSet,
                                ObjectivesSet, ObjectiveHeld, SubjectNoted, TimeSpent> auto&) const {
        return true;
    }
};

/// Whether subjects come, go or are placed elsewhere.
bool movesSubjects(const Events& events) {
    return holdsAny<SubjectAdded, SubjectRemoved, StationSet>(events);
}

/// Numbers of a file that point nowhere.
std::string numbersProblem(const History& history) {
    const auto count = static_cast<int>(history.records.size());
    if (history.cursor < 0 || history.cursor > count) {
        return fill(say("history", "the cursor {cursor} is outside the {count} records"),
                    {{"cursor", std::to_string(history.cursor)}, {"count", std::to_string(count)}});
    }
    if (history.rosterAt < 0 || history.rosterAt > history.cursor) {
        return fill(
            say("history", "the roster cannot stand at record {place} of {cursor}"),
            {{"place", std::to_string(history.rosterAt)}, {"cursor", std::to_string(history.cursor)}});
    }
    for (const StrayThrow& thrown : history.strays) {
        if (thrown.after < 0 || thrown.after > count) {
            return fill(say("history", "a throw that stands in no record came after "
                                       "{after} records, but there are {count}"),
                        {{"after", std::to_string(thrown.after)}, {"count", std::to_string(count)}});
        }
    }
    for (int i = 0; i < count; ++i) {
        for (const Amendment& amendment : history.records[static_cast<std::size_t>(i)].amendments) {
            if (amendment.record < 1 || amendment.record > i) {
                return fill(
                    say("history", "record {number} corrects record {record}, "
                                   "which is not before it"),
                    {{"number", std::to_string(i + 1)}, {"record", std::to_string(amendment.record)}});
            }
        }
    }
    return {};
}

/// Goes back from the roster to the battle that its first records began with.
/// Gives "" or what does not fit.
std::string toTheStart(Battle& battle, const History& history) {
    for (auto i = static_cast<std::size_t>(history.rosterAt); i > 0; --i) {
        const std::string problem = revertChecked(battle, history.records[i - 1].events);
        if (!problem.empty()) {
            return fill(say("history", "record {number} does not lead to the roster: {problem}"),
                        {{"number", std::to_string(i)}, {"problem", problem}});
        }
    }
    return {};
}

/// Whether the records lead to the roster. A default that the rules have got since they were written stands
/// in the roster alone.
bool leadsTo(Battle battle, const Battle& roster, const RulePack& rules) {
    if (battle == roster) {
        return true;
    }
    for (const Subject* subject : battle.all()) {
        giveDefaults(rules, battle, Id(subject->id));
    }
    return battle == roster;
}

/// Goes through all records. `roster`: what those that set it up must lead to.
std::string toTheEnd(Battle& battle, const History& history, const Battle& roster, const RulePack& rules) {
    const std::vector<Record>& records = history.records;
    bool sound = false;
    for (std::size_t i = 0; i < records.size(); ++i) {
        std::string problem = applyChecked(battle, records[i].events);
        if (!problem.empty()) {
            return fill(say("history", "record {number} does not fit what was before it: {problem}"),
                        {{"number", std::to_string(i + 1)}, {"problem", problem}});
        }
        problem = unsound(battle, rules, records[i].events, sound);
        sound = sound || movesSubjects(records[i].events);
        if (!problem.empty()) {
            return fill(say("history", "after record {number} nothing could go on: {problem}"),
                        {{"number", std::to_string(i + 1)}, {"problem", problem}});
        }
        if (i + 1 == static_cast<std::size_t>(history.rosterAt) && !leadsTo(battle, roster, rules)) {
            return sayCounted("history",
                              "the roster is not the one that its first {n} record "
                              "set up; take out "
                              "\"history\" to use it as it stands",
                              "the roster is not the one that its first {n} records "
                              "set up; take out "
                              "\"history\" to use it as it stands")
                .of(history.rosterAt);
        }
    }
    return {};
}

/// Whether a list that was set leaves an objective with whoever held it.
bool isCarriedAlong(const Objective& objective, const std::vector<Objective>& before) {
    return std::ranges::any_of(before, [&objective](const Objective& was) {
        return was.id == objective.id && was.holder == objective.holder;
    });
}

/// Applies what set up the battle where play, which is left out, has not taken away what it speaks of.
struct ApplySetUp {
    Battle& battle;

    void operator()(const OneOf<FieldSet, StationSet, SubjectAdded, SubjectRemoved, DetailSet, FirstSideSet,
                                RulingSet, CellFilled> auto& e) const {
        if (IsThere{battle}(e)) {
            applyEvent(battle, e);
        }
    }
    /// What play brings about.
    void operator()(const OneOf<ClockMoved, DueRaised, DueSettled, Scored, ScoreTaken, RecordNoted, ProseSet,
                                ObjectiveHeld, SubjectNoted, TimeSpent> auto&) const {}
    /// A holder that the list only carries along is play's: it stays as it was set up.
    void operator()(const ObjectivesSet& e) const {
        std::vector<Objective> to = e.to;
        for (Objective& each : to) {
            const Objective* setUp = battle.objective(each.id);
            if (setUp && isCarriedAlong(each, e.from)) {
                each.holder = battle.find(setUp->holder) ? setUp->holder : Id();
            }
        }
        applyEvent(battle, ObjectivesSet{{}, std::move(to)});
    }
};

} // namespace

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

Restored restored(const Battle& roster, const History& history, const RulePack& rules) {
    Restored result{numbersProblem(history), roster, {}};
    if (result.problem.empty()) {
        result.problem = toTheStart(result.start, history);
    }
    if (result.problem.empty()) {
        result.battle = result.start;
        result.problem = toTheEnd(result.battle, history, roster, rules);
    }
    if (result.problem.empty()) {
        for (std::size_t i = history.records.size(); i > static_cast<std::size_t>(history.cursor); --i) {
            revertEvents(result.battle, history.records[i - 1].events);
        }
    }
    return result;
}

// Taking a battle back to before the first turn.

Battle asSetUp(const RulePack& rules, const Battle& start, const std::vector<Record>& records, int cursor) {
    Battle roster = start;
    for (int i = 0; i < cursor; ++i) {
        const Record& record = records[static_cast<std::size_t>(i)];
        for (const Event& event : isSetUp(record.command) ? record.events : Events{}) {
            std::visit(ApplySetUp{roster}, event);
        }
    }
    Battle fresh = emptyBattle(rules);
    for (const std::string& detail : Battle::details()) {
        fresh.setDetail(detail, roster.detail(detail));
    }
    fresh.rulings = roster.rulings;
    fresh.adopt(rules.layout);
    fresh.cells = roster.cells;
    fresh.firstSide = roster.firstSide;
    fresh.objectives = roster.objectives;
    for (const Subject* subject : roster.all()) {
        fresh.add(asEnlisted(rules, *subject));
    }
    for (const Subject* subject : fresh.all()) {
        giveDefaults(rules, fresh, Id(subject->id));
    }
    fresh.clock = openingClock(rules, fresh);
    return fresh;
}

} // namespace umpire
