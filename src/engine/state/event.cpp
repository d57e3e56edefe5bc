#include "umpire/state/event.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

void eraseDue(Battle& battle, const Id& id) {
    std::erase_if(battle.due.own(), [&id](const Due& due) { return due.id == id; });
}

/// Keeps nothing where there is nothing to keep.
template <typename Map>
void put(Shared<Map>& map, const typename Map::key_type& key, const typename Map::mapped_type& value,
         bool nothing) {
    if (nothing) {
        map.own().erase(key);
    } else {
        map.own()[key] = value;
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

void addTime(Battle& battle, const PhasePlayed& phase, std::int64_t seconds) {
    const std::int64_t sum = valueAt(*battle.times, phase) + seconds;
    put(battle.times, phase, sum, sum == 0);
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
    void operator()(const RecordNoted& e) const { put(battle.recordNotes, e.record, e.to, e.to.empty()); }
    void operator()(const ProseSet& e) const { put(battle.prose, e.passage, e.to, e.to.empty()); }
    void operator()(const CellFilled& e) const { battle.setCell(e.cell, e.to); }
    void operator()(const ObjectivesSet& e) const { battle.objectives.own() = e.to; }
    void operator()(const ObjectiveHeld& e) const { hold(battle, e.objective, e.to); }
    void operator()(const SubjectNoted& e) const { put(battle.remarks, e.on, e.to, e.to.empty()); }
    void operator()(const TimeSpent& e) const { addTime(battle, e.phase, e.seconds); }
};

/// An event that says what was and what is.
template <typename Any>
concept Exchange = requires(Any event) {
    std::swap(event.from, event.to);
};

/// The event that takes one back.
struct Inverse {
    Event operator()(Exchange auto e) const {
        std::swap(e.from, e.to);
        return e;
    }
    Event operator()(const SubjectAdded& e) const { return SubjectRemoved{e.subject, e.place}; }
    Event operator()(const SubjectRemoved& e) const { return SubjectAdded{e.subject, e.place}; }
    Event operator()(const DueRaised& e) const { return DueSettled{e.due, 0, ""}; }
    Event operator()(const DueSettled& e) const { return DueRaised{e.due}; }
    Event operator()(const Scored& e) const { return ScoreTaken{e.score}; }
    Event operator()(const ScoreTaken& e) const { return Scored{e.score}; }
    Event operator()(const TimeSpent& e) const { return TimeSpent{e.phase, -e.seconds}; }
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
        return valueAt(battle.rulings.map(), e.ruling) == e.from
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
        return valueAt(*battle.recordNotes, e.record) == e.from
                   ? ""
                   : fill(say("battle", "the note of record {record} was another"),
                          {{"record", std::to_string(e.record)}});
    }
    std::string operator()(const ProseSet& e) const {
        return valueAt(*battle.prose, e.passage) == e.from
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
        if (valueAt(*battle.remarks, e.on) == e.from) {
            return "";
        }
        return e.on.subject.empty() ? fill(say("battle", "the note on turn {turn} was another"),
                                           {{"turn", std::to_string(e.on.turn)}})
                                    : fill(say("battle", "the note on {subject} was another"),
                                           {{"subject", inQuotes(e.on.subject)}});
    }
    std::string operator()(const TimeSpent& e) const {
        const bool sane = e.seconds <= mostSeconds && e.seconds >= -mostSeconds;
        return sane && valueAt(*battle.times, e.phase) + e.seconds >= 0
                   ? ""
                   : say("battle", "a phase cannot have taken such a time");
    }
};

/// What was settled is owed again where it stood; all else is the inverse carried out.
void takeBack(Battle& battle, const Event& event, const Event& inverse) {
    if (const auto* settled = std::get_if<DueSettled>(&event)) {
        std::vector<Due>& list = battle.due.own();
        const std::size_t place = std::min(settled->place, list.size());
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(place), settled->due);
    } else {
        applyEvent(battle, inverse);
    }
}

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

std::string revertChecked(Battle& battle, const Events& events) {
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        const Event inverse = std::visit(Inverse{}, *event);
        std::string misfit = std::visit(Misfit{battle}, inverse);
        if (!misfit.empty()) {
            return misfit;
        }
        takeBack(battle, *event, inverse);
    }
    return {};
}

void applyEvent(Battle& battle, const Event& event) {
    std::visit(Apply{battle}, event);
}

void revertEvent(Battle& battle, const Event& event) {
    takeBack(battle, event, std::visit(Inverse{}, event));
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
