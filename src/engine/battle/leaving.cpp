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
        if (!names || attribute.derived) {
            continue;
        }
        for (const Symbol holder : resolution.battle().holdersOf(attribute.of, attribute.id)) {
            const Value value = resolution.battle().find(holder)->value(attribute.id);
            if (!(without(gone, value) == value)) {
                resolution.set(holder.text(), attribute.id, without(gone, value));
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

/// What the umpire wrote on them is about nobody who gets such an id later.
void takeNotesOn(const std::set<Id>& gone, Resolution& resolution) {
    for (const Id& id : gone) {
        const auto& remarks = resolution.battle().remarks;
        if (remarks.find(NotedOn{id, 0}) != remarks.end()) {
            resolution.note(NotedOn{id, 0}, "");
        }
    }
}

} // namespace

Ids inOrder(const std::set<Id>& wanted, const Battle& battle) {
    std::vector<Symbol> there;
    for (const Id& id : wanted) {
        if (const Subject* subject = battle.find(id)) {
            there.push_back(subject->symbol);
        }
    }
    battle.sort(there);
    Ids ids;
    for (const Symbol symbol : there) {
        ids.push_back(symbol.text());
    }
    return ids;
}

void takeAway(const Ids& subjects, const std::string& why, Resolution& resolution) {
    Ids backwards = resolution.battle().withAllBelow(subjects);
    const std::set<Id> all(backwards.begin(), backwards.end());
    settleDuesOf(all, why, resolution);
    forget(all, resolution);
    if (all.contains(resolution.battle().firstSide)) {
        resolution.setFirstSide({});
    }
    std::reverse(backwards.begin(), backwards.end());
    for (const Id& id : backwards) {
        resolution.remove(id);
    }
    takeNotesOn(all, resolution);
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
