#include "umpire/battle/difference.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

/// Both store their values in the order of their names.
void compareSubject(const Subject& from, const Subject& to, Events& events) {
    auto was = from.values.begin();
    auto is = to.values.begin();
    while (was != from.values.end() || is != to.values.end()) {
        const bool wasMore = was != from.values.end();
        const bool isMore = is != to.values.end();
        const int order = wasMore && isMore ? was->first.compare(is->first) : wasMore ? -1 : 1;
        const Value before = order <= 0 ? was->second : Value();
        const Value after = order >= 0 ? is->second : Value();
        if (!(before == after)) {
            events.push_back(FieldSet{from.id, order <= 0 ? was->first : is->first, before, after});
        }
        if (order <= 0) {
            ++was;
        }
        if (order >= 0) {
            ++is;
        }
    }
}

/// The same side, formation, officer or unit in another state; an id may have been given anew.
const Subject* counterpart(const Subject& subject, const Battle& battle) {
    const Subject* found = battle.find(subject.id);
    return found && found->kind == subject.kind ? found : nullptr;
}

void compareSubjects(const Battle& from, const Battle& to, Events& events) {
    // From the end, so that each place is the one in the list as it is then.
    const std::vector<const Subject*> was = from.all();
    for (std::size_t i = was.size(); i-- > 0;) {
        if (!counterpart(*was[i], to)) {
            events.push_back(SubjectRemoved{*was[i], i});
        }
    }
    // Then from the beginning, each put into its place in what has come about so far.
    Battle sofar = from;
    applyEvents(sofar, events);
    const std::vector<const Subject*> is = to.all();
    for (std::size_t i = 0; i < is.size(); ++i) {
        if (const Subject* before = counterpart(*is[i], from)) {
            compareSubject(*before, *is[i], events);
            const Station now = sofar.stationOf(is[i]->id);
            const Station then = to.stationOf(is[i]->id);
            if (!(now == then)) {
                events.push_back(StationSet{is[i]->id, now, then});
                sofar.setStation(is[i]->id, then);
            }
        } else {
            events.push_back(SubjectAdded{*is[i], i});
            sofar.add(*is[i], i);
        }
    }
}

void compareDetails(const Battle& from, const Battle& to, Events& events) {
    for (const std::string& detail : Battle::details()) {
        if (!from.detail(detail).same(to.detail(detail))) {
            events.push_back(DetailSet{detail, from.detail(detail), to.detail(detail)});
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

void compareProse(const Battle& from, const Battle& to, Events& events) {
    std::map<Id, std::pair<std::string, std::string>> passages;
    for (const auto& [passage, text] : from.prose) {
        passages[passage].first = text;
    }
    for (const auto& [passage, text] : to.prose) {
        passages[passage].second = text;
    }
    for (const auto& [passage, texts] : passages) {
        if (texts.first != texts.second) {
            events.push_back(ProseSet{passage, texts.first, texts.second});
        }
    }
}

void compareScores(const Battle& from, const Battle& to, Events& events) {
    const auto [was, is] =
        std::mismatch(from.scores.begin(), from.scores.end(), to.scores.begin(), to.scores.end());
    for (auto score = from.scores.end(); score != was; --score) {
        events.push_back(ScoreTaken{*(score - 1)});
    }
    for (auto score = is; score != to.scores.end(); ++score) {
        events.push_back(Scored{*score});
    }
}

void compareCells(const Battle& from, const Battle& to, Events& events) {
    std::set<TableCell> cells;
    for (const auto* each : {&from.cells, &to.cells}) {
        for (const auto& [cell, value] : *each) {
            cells.insert(cell);
        }
    }
    for (const TableCell& cell : cells) {
        if (!from.cell(cell).same(to.cell(cell))) {
            events.push_back(CellFilled{cell, from.cell(cell), to.cell(cell)});
        }
    }
}

void compareObjectives(const Battle& from, const Battle& to, Events& events) {
    if (!(from.objectives == to.objectives)) {
        events.push_back(ObjectivesSet{{from.objectives.begin(), from.objectives.end()},
                                       {to.objectives.begin(), to.objectives.end()}});
    }
}

void compareRemarks(const Battle& from, const Battle& to, Events& events) {
    std::map<NotedOn, std::pair<std::string, std::string>> all;
    for (const auto& [on, text] : from.remarks) {
        all[on].first = text;
    }
    for (const auto& [on, text] : to.remarks) {
        all[on].second = text;
    }
    for (const auto& [on, texts] : all) {
        if (texts.first != texts.second) {
            events.push_back(SubjectNoted{on, texts.first, texts.second});
        }
    }
}

void compareTimes(const Battle& from, const Battle& to, Events& events) {
    std::map<PhasePlayed, std::int64_t> more;
    for (const auto& [phase, seconds] : to.times) {
        more[phase] += seconds;
    }
    for (const auto& [phase, seconds] : from.times) {
        more[phase] -= seconds;
    }
    for (const auto& [phase, seconds] : more) {
        if (seconds != 0) {
            events.push_back(TimeSpent{phase, seconds});
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
    compareDetails(from, to, events);
    compareRulings(from, to, events);
    if (from.firstSide != to.firstSide) {
        events.push_back(FirstSideSet{from.firstSide, to.firstSide});
    }
    if (!(from.clock == to.clock)) {
        events.push_back(ClockMoved{from.clock, to.clock});
    }
    compareDue(from, to, events);
    compareScores(from, to, events);
    compareNotes(from, to, events);
    compareProse(from, to, events);
    compareCells(from, to, events);
    compareObjectives(from, to, events);
    compareRemarks(from, to, events);
    compareTimes(from, to, events);
    return events;
}

} // namespace umpire
