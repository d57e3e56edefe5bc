#include "umpire/state/event.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

void eraseDue(Battle& battle, const Id& id) {
    std::erase_if(battle.due.own(), [&id](const Due& due) { return due.id == id; });
}

void setNote(Battle& battle, int record, const RecordNote& note) {
    if (note.empty()) {
        battle.recordNotes.own().erase(record);
    } else {
        battle.recordNotes.own()[record] = note;
    }
}

void setProse(Battle& battle, const Id& passage, const std::string& text) {
    if (text.empty()) {
        battle.prose.own().erase(passage);
    } else {
        battle.prose.own()[passage] = text;
    }
}

void takeScore(Battle& battle) {
    if (!battle.scores.empty()) {
        battle.scores.own().pop_back();
    }
}

void hold(Battle& battle, const Id& objective, const Id& side) {
    for (Objective& each : battle.objectives.own()) {
        if (each.id == objective) {
            each.holder = side;
        }
    }
}

void setRemark(Battle& battle, const NotedOn& on, const std::string& text) {
    if (text.empty()) {
        battle.remarks.own().erase(on);
    } else {
        battle.remarks.own()[on] = text;
    }
}

std::int64_t timeOf(const Battle& battle, const PhasePlayed& phase) {
    const auto found = battle.times.find(phase);
    return found == battle.times.end() ? 0 : found->second;
}

void addTime(Battle& battle, const PhasePlayed& phase, std::int64_t seconds) {
    const std::int64_t sum = timeOf(battle, phase) + seconds;
    if (sum == 0) {
        battle.times.own().erase(phase);
    } else {
        battle.times.own()[phase] = sum;
    }
}

struct Apply {
    Battle& battle;

    void operator()(const FieldSet& e) const { battle.set(e.subject, e.field, e.to); }
    void operator()(const SubjectAdded& e) const { battle.add(e.subject, e.place); }
    void operator()(const SubjectRemoved& e) const { battle.remove(e.subject.id); }
    void operator()(const StationSet& e) const { battle.setStation(e.subject, e.to); }
    void operator()(const DetailSet& e) const { battle.setDetail(e.detail, e.to); }
    void operator()(const ClockMoved& e) const { battle.clock = e.to; }
    void operator()(const FirstSideSet& e) const { battle.firstSide = e.to; }
    void operator()(const RulingSet& e) const { battle.rulings.set(e.ruling, e.to); }
    void operator()(const DueRaised& e) const { battle.due.own().push_back(e.due); }
    void operator()(const DueSettled& e) const { eraseDue(battle, e.due.id); }
    void operator()(const Scored& e) const { battle.scores.own().push_back(e.score); }
    void operator()(const ScoreTaken&) const { takeScore(battle); }
    void operator()(const RecordNoted& e) const { setNote(battle, e.record, e.to); }
    void operator()(const ProseSet& e) const { setProse(battle, e.passage, e.to); }
    void operator()(const CellFilled& e) const { battle.setCell(e.cell, e.to); }
    void operator()(const ObjectivesSet& e) const { battle.objectives.own() = e.to; }
    void operator()(const ObjectiveHeld& e) const { hold(battle, e.objective, e.to); }
    void operator()(const SubjectNoted& e) const { setRemark(battle, e.on, e.to); }
    void operator()(const TimeSpent& e) const { addTime(battle, e.phase, e.seconds); }
};

struct Revert {
    Battle& battle;

    void operator()(const FieldSet& e) const { battle.set(e.subject, e.field, e.from); }
    void operator()(const SubjectAdded& e) const { battle.remove(e.subject.id); }
    void operator()(const SubjectRemoved& e) const { battle.add(e.subject, e.place); }
    void operator()(const StationSet& e) const { battle.setStation(e.subject, e.from); }
    void operator()(const DetailSet& e) const { battle.setDetail(e.detail, e.from); }
    void operator()(const ClockMoved& e) const { battle.clock = e.from; }
    void operator()(const FirstSideSet& e) const { battle.firstSide = e.from; }
    void operator()(const RulingSet& e) const { battle.rulings.set(e.ruling, e.from); }
    void operator()(const DueRaised& e) const { eraseDue(battle, e.due.id); }
    void operator()(const DueSettled& e) const {
        const auto place = std::min(e.place, battle.due.size());
        std::vector<Due>& list = battle.due.own();
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(place), e.due);
    }
    void operator()(const Scored&) const { takeScore(battle); }
    void operator()(const ScoreTaken& e) const { battle.scores.own().push_back(e.score); }
    void operator()(const RecordNoted& e) const { setNote(battle, e.record, e.from); }
    void operator()(const ProseSet& e) const { setProse(battle, e.passage, e.from); }
    void operator()(const CellFilled& e) const { battle.setCell(e.cell, e.from); }
    void operator()(const ObjectivesSet& e) const { battle.objectives.own() = e.from; }
    void operator()(const ObjectiveHeld& e) const { hold(battle, e.objective, e.from); }
    void operator()(const SubjectNoted& e) const { setRemark(battle, e.on, e.from); }
    void operator()(const TimeSpent& e) const { addTime(battle, e.phase, -e.seconds); }
};

/// More than this no phase takes, nor is it taken back; sums of so much stay far from the largest number.
constexpr std::int64_t mostSeconds = 1'000'000'000;

/// Why an event cannot have happened in a state, or "".
struct Misfit {
    const Battle& battle;

    std::string operator()(const FieldSet& e) const {
        const Subject* subject = battle.find(e.subject);
        if (!subject) {
            return fill(say("battle", "there is no {subject}"), {{"subject", inQuotes(e.subject)}});
        }
        return subject->value(e.field) == e.from
                   ? ""
                   : fill(say("battle", "{field} of {subject} was another"),
                          {{"field", inQuotes(e.field)}, {"subject", inQuotes(e.subject)}});
    }
    std::string operator()(const SubjectAdded& e) const {
        return battle.find(e.subject.id) ? fill(say("battle", "there is a {subject} already"),
                                                {{"subject", inQuotes(e.subject.id)}})
                                         : "";
    }
    std::string operator()(const SubjectRemoved& e) const {
        return battle.find(e.subject.id)
                   ? ""
                   : fill(say("battle", "there is no {subject}"), {{"subject", inQuotes(e.subject.id)}});
    }
    std::string operator()(const StationSet& e) const {
        if (!battle.find(e.subject)) {
            return fill(say("battle", "there is no {subject}"), {{"subject", inQuotes(e.subject)}});
        }
        return battle.stationOf(e.subject) == e.from
                   ? ""
                   : fill(say("battle", "{subject} stood elsewhere"), {{"subject", inQuotes(e.subject)}});
    }
    std::string operator()(const DetailSet& e) const {
        const auto& known = Battle::details();
        if (!listed(known, e.detail)) {
            return fill(say("battle", "a battle has no {detail}"), {{"detail", inQuotes(e.detail)}});
        }
        return battle.detail(e.detail).same(e.from)
                   ? ""
                   : fill(say("battle", "its {detail} was another"), {{"detail", e.detail}});
    }
    std::string operator()(const ClockMoved& e) const {
        return battle.clock == e.from ? "" : say("battle", "it was another turn or phase");
    }
    std::string operator()(const FirstSideSet& e) const {
        return battle.firstSide == e.from ? "" : say("battle", "another side was first");
    }
    std::string operator()(const RulingSet& e) const {
        const auto now = battle.rulings.find(e.ruling);
        return (now == battle.rulings.end() ? Id() : now->second) == e.from
                   ? ""
                   : fill(say("battle", "the ruling {ruling} was another"), {{"ruling", inQuotes(e.ruling)}});
    }
    std::string operator()(const DueRaised& e) const {
        return battle.findDue(e.due.id)
                   ? fill(say("battle", "{due} was owed already"), {{"due", inQuotes(e.due.id)}})
                   : "";
    }
    std::string operator()(const DueSettled& e) const {
        return battle.findDue(e.due.id)
                   ? ""
                   : fill(say("battle", "{due} was not owed"), {{"due", inQuotes(e.due.id)}});
    }
    std::string operator()(const Scored&) const { return ""; }
    std::string operator()(const ScoreTaken& e) const {
        return !battle.scores.empty() && battle.scores.back() == e.score
                   ? ""
                   : say("battle", "the last points were others");
    }
    std::string operator()(const RecordNoted& e) const {
        const auto now = battle.recordNotes.find(e.record);
        return (now == battle.recordNotes.end() ? RecordNote() : now->second) == e.from
                   ? ""
                   : fill(say("battle", "the note of record {record} was another"),
                          {{"record", std::to_string(e.record)}});
    }
    std::string operator()(const ProseSet& e) const {
        const auto now = battle.prose.find(e.passage);
        return (now == battle.prose.end() ? std::string() : now->second) == e.from
                   ? ""
                   : fill(say("battle", "the umpire's words for {passage} were others"),
                          {{"passage", inQuotes(e.passage)}});
    }
    std::string operator()(const CellFilled& e) const {
        return battle.cell(e.cell).same(e.from)
                   ? ""
                   : fill(say("battle", "a cell of the table {table} was another"),
                          {{"table", inQuotes(e.cell.table)}});
    }
    std::string operator()(const ObjectivesSet& e) const {
        return std::equal(battle.objectives.begin(), battle.objectives.end(), e.from.begin(), e.from.end())
                   ? ""
                   : say("battle", "the list of objectives was another");
    }
    std::string operator()(const ObjectiveHeld& e) const {
        const Objective* objective = battle.objective(e.objective);
        if (!objective) {
            return fill(say("battle", "there is no objective {objective}"),
                        {{"objective", inQuotes(e.objective)}});
        }
        return objective->holder == e.from ? ""
                                           : fill(say("battle", "another held the objective {objective}"),
                                                  {{"objective", inQuotes(e.objective)}});
    }
    std::string operator()(const SubjectNoted& e) const {
        const auto now = battle.remarks.find(e.on);
        if ((now == battle.remarks.end() ? std::string() : now->second) == e.from) {
            return "";
        }
        return e.on.subject.empty() ? fill(say("battle", "the note on turn {turn} was another"),
                                           {{"turn", std::to_string(e.on.turn)}})
                                    : fill(say("battle", "the note on {subject} was another"),
                                           {{"subject", inQuotes(e.on.subject)}});
    }
    std::string operator()(const TimeSpent& e) const {
        const bool sane = e.seconds <= mostSeconds && e.seconds >= -mostSeconds;
        return sane && timeOf(battle, e.phase) + e.seconds >= 0
                   ? ""
                   : say("battle", "a phase cannot have taken such a time");
    }
};

} // namespace

std::string applyChecked(Battle& battle, const Events& events) {
    for (const Event& event : events) {
        std::string misfit = std::visit(Misfit{battle}, event);
        if (!misfit.empty()) {
            return misfit;
        }
        applyEvent(battle, event);
    }
    return {};
}

namespace {

/// The event that takes one back.
struct Inverse {
    Event operator()(const FieldSet& e) const { return FieldSet{e.subject, e.field, e.to, e.from}; }
    Event operator()(const SubjectAdded& e) const { return SubjectRemoved{e.subject, e.place}; }
    Event operator()(const SubjectRemoved& e) const { return SubjectAdded{e.subject, e.place}; }
    Event operator()(const StationSet& e) const { return StationSet{e.subject, e.to, e.from}; }
    Event operator()(const DetailSet& e) const { return DetailSet{e.detail, e.to, e.from}; }
    Event operator()(const ClockMoved& e) const { return ClockMoved{e.to, e.from}; }
    Event operator()(const FirstSideSet& e) const { return FirstSideSet{e.to, e.from}; }
    Event operator()(const RulingSet& e) const { return RulingSet{e.ruling, e.to, e.from}; }
    Event operator()(const DueRaised& e) const { return DueSettled{e.due, 0, ""}; }
    Event operator()(const DueSettled& e) const { return DueRaised{e.due}; }
    Event operator()(const Scored& e) const { return ScoreTaken{e.score}; }
    Event operator()(const ScoreTaken& e) const { return Scored{e.score}; }
    Event operator()(const RecordNoted& e) const { return RecordNoted{e.record, e.to, e.from}; }
    Event operator()(const ProseSet& e) const { return ProseSet{e.passage, e.to, e.from}; }
    Event operator()(const CellFilled& e) const { return CellFilled{e.cell, e.to, e.from}; }
    Event operator()(const ObjectivesSet& e) const { return ObjectivesSet{e.to, e.from}; }
    Event operator()(const ObjectiveHeld& e) const { return ObjectiveHeld{e.objective, e.to, e.from}; }
    Event operator()(const SubjectNoted& e) const { return SubjectNoted{e.on, e.to, e.from}; }
    Event operator()(const TimeSpent& e) const { return TimeSpent{e.phase, -e.seconds}; }
};

} // namespace

std::string revertChecked(Battle& battle, const Events& events) {
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        std::string misfit = std::visit(Misfit{battle}, std::visit(Inverse{}, *event));
        if (!misfit.empty()) {
            return misfit;
        }
        revertEvent(battle, *event);
    }
    return {};
}

void applyEvent(Battle& battle, const Event& event) {
    std::visit(Apply{battle}, event);
}

void revertEvent(Battle& battle, const Event& event) {
    std::visit(Revert{battle}, event);
}

void applyEvents(Battle& battle, const Events& events) {
    for (const Event& event : events) {
        applyEvent(battle, event);
    }
}

void revertEvents(Battle& battle, const Events& events) {
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        revertEvent(battle, *event);
    }
}

} // namespace umpire
