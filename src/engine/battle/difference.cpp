#include "umpire/battle/session.h"

#include <set>

namespace umpire {

namespace {

void compareSubject(const Subject& from, const Subject& to, Events& events) {
    std::set<std::string> fields;
    for (const auto* values : {&from.values, &to.values}) {
        for (const auto& [field, value] : *values) {
            fields.insert(field);
        }
    }
    for (const std::string& field : fields) {
        if (!(from.value(field) == to.value(field))) {
            events.push_back(FieldSet{from.id, field, from.value(field), to.value(field)});
        }
    }
}

void compareSubjects(const Battle& from, const Battle& to, Events& events) {
    // From the end, so that each place is the one in the list as it is then.
    const std::vector<const Subject*> was = from.all();
    for (std::size_t i = was.size(); i-- > 0;) {
        if (!to.find(was[i]->id)) {
            events.push_back(SubjectRemoved{*was[i], i});
        }
    }
    const std::vector<const Subject*> is = to.all();
    for (std::size_t i = 0; i < is.size(); ++i) {
        const Subject* before = from.find(is[i]->id);
        if (before) {
            compareSubject(*before, *is[i], events);
        } else {
            events.push_back(SubjectAdded{*is[i], i});
        }
    }
}

void compareRulings(const Battle& from, const Battle& to, Events& events) {
    std::set<Id> ids;
    for (const auto* rulings : {&from.rulings, &to.rulings}) {
        for (const auto& [id, reading] : *rulings) {
            ids.insert(id);
        }
    }
    const auto reading = [](const Battle& battle, const Id& id) {
        const auto found = battle.rulings.find(id);
        return found == battle.rulings.end() ? Id() : found->second;
    };
    for (const Id& id : ids) {
        if (reading(from, id) != reading(to, id)) {
            events.push_back(RulingSet{id, reading(from, id), reading(to, id)});
        }
    }
}

void compareNotes(const Battle& from, const Battle& to, Events& events) {
    std::set<int> records;
    for (const auto* notes : {&from.recordNotes, &to.recordNotes}) {
        for (const auto& [record, note] : *notes) {
            records.insert(record);
        }
    }
    const auto note = [](const Battle& battle, int record) {
        const auto found = battle.recordNotes.find(record);
        return found == battle.recordNotes.end() ? RecordNote() : found->second;
    };
    for (const int record : records) {
        if (!(note(from, record) == note(to, record))) {
            events.push_back(RecordNoted{record, note(from, record), note(to, record)});
        }
    }
}

void compareDue(const Battle& from, const Battle& to, Events& events) {
    if (from.due == to.due) {
        return;
    }
    // The order of the list is part of it, so it is taken down from its end and built up again.
    for (std::size_t i = from.due.size(); i-- > 0;) {
        events.push_back(DueSettled{from.due[i], i, ""});
    }
    for (const Due& due : to.due) {
        events.push_back(DueRaised{due});
    }
}

} // namespace

Events difference(const Battle& from, const Battle& to) {
    Events events;
    compareSubjects(from, to, events);
    compareRulings(from, to, events);
    if (from.firstSide != to.firstSide) {
        events.push_back(FirstSideSet{from.firstSide, to.firstSide});
    }
    if (!(from.clock == to.clock)) {
        events.push_back(ClockMoved{from.clock, to.clock});
    }
    compareDue(from, to, events);
    compareNotes(from, to, events);
    return events;
}

} // namespace umpire
