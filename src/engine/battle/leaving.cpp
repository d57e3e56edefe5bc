// How subjects leave a battle for good, and go over to another side.

#include "leaving.h"

#include <algorithm>

namespace umpire {

namespace {

/// A value without the subjects that are gone.
Value without(const std::set<Id>& gone, const Value& value) {
    if (!value.isList()) {
        return gone.contains(value.text()) ? Value() : value;
    }
    Ids left = value.list();
    std::erase_if(left, [&gone](const Id& id) { return gone.contains(id); });
    return left;
}

/// Attributes of anybody that name one of the subjects name nobody from now on.
void forget(const std::set<Id>& gone, Resolution& resolution) {
    for (const Attribute& attribute : resolution.rules().attributes) {
        const bool names =
            attribute.type.kind == Type::Kind::Subject || attribute.type.kind == Type::Kind::Subjects;
        for (const Subject* subject : resolution.battle().all(attribute.of)) {
            const Value value = subject->value(attribute.id);
            if (names && !(without(gone, value) == value)) {
                resolution.set(Id(subject->id), attribute.id, without(gone, value));
            }
        }
    }
}

/// Whether a command speaks of one of the subjects.
bool speaksOf(const Json& json, const std::set<Id>& subjects) {
    if (json.is_string()) {
        return subjects.contains(json.get<std::string>());
    }
    return json.is_structured() && std::any_of(json.begin(), json.end(), [&subjects](const Json& part) {
               return speaksOf(part, subjects);
           });
}

/// What they owe, and what others owe to them, can be taken no longer.
void settleDuesOf(const std::set<Id>& gone, const std::string& why, Resolution& resolution) {
    const std::vector<Due> owed = resolution.battle().due;
    for (const Due& due : owed) {
        if (gone.contains(due.subject) || speaksOf(due.command, gone)) {
            resolution.settleDue(due.id, why);
        }
    }
}

} // namespace

Ids inOrder(const std::set<Id>& wanted, const Battle& battle) {
    Ids ids;
    for (const Subject* subject : battle.all()) {
        if (wanted.contains(subject->id)) {
            ids.push_back(subject->id);
        }
    }
    return ids;
}

void takeAway(const Ids& subjects, const std::string& why, Resolution& resolution) {
    std::set<Id> all;
    for (const Id& id : subjects) {
        const Ids below = resolution.battle().withAllBelow(id);
        all.insert(below.begin(), below.end());
    }
    settleDuesOf(all, why, resolution);
    forget(all, resolution);
    if (all.contains(resolution.battle().firstSide)) {
        resolution.setFirstSide({});
    }
    Ids backwards = inOrder(all, resolution.battle());
    std::reverse(backwards.begin(), backwards.end());
    for (const Id& id : backwards) {
        resolution.remove(id);
    }
}

void followSide(const Id& id, Resolution& resolution) {
    const Id side = resolution.battle().find(id)->side;
    for (const Id& below : resolution.battle().withAllBelow(id)) {
        Station station = resolution.battle().stationOf(below);
        station.side = side;
        resolution.setStation(below, station);
    }
}

} // namespace umpire
