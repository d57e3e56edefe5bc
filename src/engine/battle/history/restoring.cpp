#include "restoring.h"

#include "soundness.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/roster.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/scope.h"

#include <algorithm>

namespace umpire {

namespace {

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

} // namespace

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

namespace {

/// Whether a list that was set leaves an objective with whoever held it.
bool isCarriedAlong(const Objective& objective, const std::vector<Objective>& before) {
    return std::any_of(before.begin(), before.end(), [&objective](const Objective& was) {
        return was.id == objective.id && was.holder == objective.holder;
    });
}

/// Applies what set up the battle where play, which is left out, has not taken away what it speaks of.
struct ApplySetUp {
    Battle& battle;

    void operator()(const FieldSet& e) const { ifThere(e.subject, e); }
    void operator()(const StationSet& e) const { ifThere(e.subject, e); }
    void operator()(const SubjectRemoved& e) const { ifThere(e.subject.id, e); }
    void operator()(const SubjectAdded& e) const {
        if (!battle.find(e.subject.id)) {
            applyEvent(battle, e);
        }
    }
    void operator()(const DetailSet& e) const { applyEvent(battle, e); }
    void operator()(const FirstSideSet& e) const { applyEvent(battle, e); }
    void operator()(const RulingSet& e) const { applyEvent(battle, e); }
    void operator()(const CellFilled& e) const { applyEvent(battle, e); }
    void operator()(const ClockMoved&) const {}
    void operator()(const DueRaised&) const {}
    void operator()(const DueSettled&) const {}
    void operator()(const Scored&) const {}
    void operator()(const ScoreTaken&) const {}
    void operator()(const RecordNoted&) const {}
    void operator()(const ProseSet&) const {}
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
    void operator()(const ObjectiveHeld&) const {}
    void operator()(const SubjectNoted&) const {}
    void operator()(const TimeSpent&) const {}

  private:
    void ifThere(const Id& subject, const Event& event) const {
        if (battle.find(subject)) {
            applyEvent(battle, event);
        }
    }
};

} // namespace

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
