// Taking a battle back to before the first turn.

#include "reset.h"

#include "umpire/battle/roster.h"
#include "umpire/battle/turn_order.h"

#include <algorithm>

namespace umpire {

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
