#include "../bad_value.h"
#include "../opening.h"
#include "command_reader.h"
#include "roster_places.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <unordered_set>

namespace umpire {

namespace {

Id sideOf(const Id& place, const Battle& battle) {
    const Subject* subject = battle.find(place);
    return subject->kind == SubjectKind::Side ? subject->id : subject->side;
}

const Subject& placeUnder(const Json& under, const Battle& battle) {
    const Subject& place = knownSubject(under, "\"under\"", battle);
    if (place.kind != SubjectKind::Side && place.kind != SubjectKind::Formation) {
        badValue(fill(say("command", "{place} is no formation or side, so nothing can stand under it"),
                      {{"place", place.name}}));
    }
    return place;
}

Station stationUnder(const Subject& subject, const Id& under, const Battle& battle) {
    const Ids below = battle.withAllBelow(subject.id);
    if (std::find(below.begin(), below.end(), under) != below.end()) {
        throw Refused("not-possible", fill(say("command", "{subject} cannot stand under itself"),
                                           {{"subject", subject.name}}));
    }
    Station station = battle.stationOf(subject.id);
    station.parent = under;
    station.side = sideOf(under, battle);
    station.place = Battle::atEnd;
    return station;
}

void regroupOne(const Id& id, const RegroupCommand& command, const std::optional<Neighbour>& beside,
                Resolution& resolution) {
    const Battle& battle = resolution.battle();
    const Subject& subject = *battle.find(id);
    const std::size_t place = battle.stationOf(id).place;
    Station station = command.under ? stationUnder(subject, *command.under, battle) : battle.stationOf(id);
    const std::size_t neighbour = placeBeside(beside, subject.kind, battle);
    if (neighbour != Battle::atEnd) {
        // The list closes up where the subject leaves it.
        station.place = neighbour > place ? neighbour - 1 : neighbour;
    }
    resolution.setStation(id, station);
    followSide(id, resolution);
}

/// Who stands below another of them goes where that one goes.
Ids topmost(const Ids& subjects, const Battle& battle) {
    const std::unordered_set<Id> moving(subjects.begin(), subjects.end());
    Ids top;
    for (const Id& id : subjects) {
        const Ids above = battle.line(*battle.find(id));
        if (std::none_of(above.begin(), above.end(),
                         [&moving](const Id& higher) { return moving.contains(higher); })) {
            top.push_back(id);
        }
    }
    return top;
}

/// A neighbour that moves along is no place to go to: whoever stands behind them takes its part, or before.
std::optional<Neighbour> besideOthers(const std::optional<Neighbour>& beside, const Ids& subjects,
                                      const Battle& battle) {
    const std::unordered_set<Id> moving(subjects.begin(), subjects.end());
    if (!beside || !moving.contains(beside->subject)) {
        return beside;
    }
    std::optional<Neighbour> other;
    bool passed = false;
    for (const Subject* subject : battle.all(battle.find(beside->subject)->kind)) {
        passed = passed || subject->id == beside->subject;
        if (moving.contains(subject->id)) {
            continue;
        }
        other = Neighbour{subject->id, passed};
        if (passed) {
            break;
        }
    }
    return other;
}

/// Of those that are to stand under another a side is none.
std::optional<Id> readUnder(const CommandReader& reader, const Ids& subjects) {
    if (!reader.has("under")) {
        return std::nullopt;
    }
    if (reader.recorded()) {
        return reader.remark("under");
    }
    for (const Id& id : topmost(subjects, reader.battle())) {
        const Subject& subject = *reader.battle().find(id);
        if (subject.kind == SubjectKind::Side || subject.kind == SubjectKind::Thing) {
            badValue(fill(subject.kind == SubjectKind::Side
                              ? say("command", "{subject} is a side and stands under nobody")
                              : say("command", "{subject} is a thing and stands under nobody"),
                          {{"subject", subject.name}}));
        }
    }
    return placeUnder(reader.command()["under"], reader.battle()).id;
}

void needDirection(const CommandReader& reader) {
    if (!reader.has("under") && !reader.has("before") && !reader.has("after")) {
        badValue(say("command", "\"regroup\" needs \"under\", \"before\" or \"after\""));
    }
    if (reader.has("before") && reader.has("after")) {
        badValue(say("command", "give \"before\" or \"after\", not both"));
    }
}

} // namespace

RegroupCommand RegroupCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"subjects", "under", "before", "after"});
    if (!reader.recorded()) {
        needDirection(reader);
    }
    Ids subjects = reader.subjects();
    std::optional<Neighbour> beside = reader.neighbour();
    std::optional<Id> under = readUnder(reader, subjects);
    return {std::move(subjects), std::move(under), std::move(beside)};
}

void RegroupCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    Ids moving = under ? topmost(subjects, before) : subjects;
    const std::optional<Neighbour> neighbour = besideOthers(beside, moving, before);
    if (neighbour && !neighbour->before) {
        std::reverse(moving.begin(), moving.end());
    }
    for (const Id& id : moving) {
        regroupOne(id, *this, neighbour, resolution);
    }
    keepOpening(before, resolution, module);
}

} // namespace umpire
