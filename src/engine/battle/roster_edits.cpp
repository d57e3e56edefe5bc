#include "roster_edits.h"

#include "bad_value.h"
#include "umpire/base/text.h"
#include "umpire/battle/roster.h"

#include <algorithm>
#include <unordered_set>

namespace umpire {

namespace {

constexpr const char* oneNeighbour = "give \"before\" or \"after\", not both";

std::vector<std::string> idsOf(const Battle& battle) {
    std::vector<std::string> ids;
    for (const Subject* subject : battle.all()) {
        ids.push_back(subject->id);
    }
    return ids;
}

const Subject& knownSubject(const Json& json, const std::string& what, const Battle& battle) {
    if (!json.is_string()) {
        badValue(what + " is " + describe(json) + " where an id in quotes is expected");
    }
    const Id id = json.get<std::string>();
    const Subject* subject = battle.find(id);
    if (!subject) {
        throw Refused("unknown-id",
                      "nothing in this battle is called " + inQuotes(id) + didYouMean(id, idsOf(battle)));
    }
    return *subject;
}

const Json& readSet(const Json& command, const std::string& example) {
    const auto set = command.find("set");
    if (set == command.end() || !set->is_object() || set->empty()) {
        badValue(inQuotes(command.value("do", "")) +
                 " needs \"set\": an object of keys and their new values, such as " + example);
    }
    return *set;
}

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
void settleDuesOf(const std::set<Id>& gone, Resolution& resolution) {
    const std::vector<Due> owed = resolution.battle().due;
    for (const Due& due : owed) {
        if (gone.contains(due.subject) || speaksOf(due.command, gone)) {
            resolution.settleDue(due.id, "struck off the roster");
        }
    }
}

} // namespace

void refuseUnknown(const Json& command, std::vector<std::string> known) {
    known.insert(known.end(), {"do", "reason", "dice"});
    for (const auto& [key, value] : command.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            badValue("the field " + inQuotes(key) + " means nothing to " + inQuotes(command.value("do", "")) +
                     didYouMean(key, known));
        }
    }
}

Ids readSubjects(const Json& command, const Battle& battle) {
    const auto list = command.find("subjects");
    if (list == command.end() || !list->is_array() || list->empty()) {
        badValue(inQuotes(command.value("do", "")) + " needs \"subjects\": a list of ids");
    }
    std::set<Id> wanted;
    for (const Json& item : *list) {
        wanted.insert(knownSubject(item, "an entry of \"subjects\"", battle).id);
    }
    Ids ids;
    for (const Subject* subject : battle.all()) {
        if (wanted.contains(subject->id)) {
            ids.push_back(subject->id);
        }
    }
    return ids;
}

std::size_t readNeighbour(const Json& command, SubjectKind kind, const Battle& battle) {
    const bool before = command.contains("before");
    if (!before && !command.contains("after")) {
        return Battle::atEnd;
    }
    if (before && command.contains("after")) {
        badValue(oneNeighbour);
    }
    const char* key = before ? "before" : "after";
    const Subject& neighbour = knownSubject(command[key], inQuotes(key), battle);
    if (neighbour.kind != kind) {
        return Battle::atEnd;
    }
    return battle.stationOf(neighbour.id).place + (before ? 0 : 1);
}

Value readRosterValue(const Json& json, const Attribute& attribute, const std::string& what,
                      const Resolution& resolution) {
    if (json.is_null()) {
        if (attribute.required) {
            badValue(what + " cannot be left out");
        }
        return {};
    }
    Value value = readTyped(json, attribute.type, what, resolution.rules(), resolution.battle());
    if (attribute.type.kind == Type::Kind::Number &&
        (value.number() < attribute.least || value.number() > mostInRoster)) {
        badValue(what + " is " + std::to_string(value.number()) + "; it goes from " +
                 std::to_string(attribute.least) + " to " + std::to_string(mostInRoster));
    }
    return value;
}

void strike(const Json& command, Resolution& resolution) {
    refuseUnknown(command, {"subjects"});
    std::set<Id> all;
    for (const Id& id : readSubjects(command, resolution.battle())) {
        const Ids below = resolution.battle().withAllBelow(id);
        all.insert(below.begin(), below.end());
    }
    settleDuesOf(all, resolution);
    forget(all, resolution);
    if (all.contains(resolution.battle().firstSide)) {
        resolution.setFirstSide({});
    }
    const std::vector<const Subject*> subjects = resolution.battle().all();
    Ids backwards;
    for (auto subject = subjects.rbegin(); subject != subjects.rend(); ++subject) {
        if (all.contains((*subject)->id)) {
            backwards.push_back((*subject)->id);
        }
    }
    for (const Id& id : backwards) {
        resolution.remove(id);
    }
}

namespace {

const Attribute* rosterAttribute(const RulePack& rules, SubjectKind kind, const std::string& key) {
    const auto found = std::find_if(rules.attributes.begin(), rules.attributes.end(), [&](const auto& a) {
        return a.of == kind && !a.rosterKey.empty() && a.rosterKey == key;
    });
    return found == rules.attributes.end() ? nullptr : &*found;
}

std::vector<std::string> rosterKeys(const RulePack& rules, SubjectKind kind) {
    std::vector<std::string> keys{"name"};
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == kind && !attribute.rosterKey.empty()) {
            keys.push_back(attribute.rosterKey);
        }
    }
    return keys;
}

/// Sets what one subject's entry says, then lets what still has its default follow.
class Amended {
  public:
    Amended(Id subject, Resolution& resolution) : m_id(std::move(subject)), m_resolution(resolution) {
        for (const Attribute& attribute : m_resolution.rules().attributes) {
            if (attribute.of == kind() && attribute.fallback && isDefault(attribute)) {
                m_following.insert(attribute.id);
            }
        }
    }

    void set(const std::string& key, const Json& json) {
        const Subject& subject = *m_resolution.battle().find(m_id);
        if (key == "name") {
            Station station = m_resolution.battle().stationOf(m_id);
            station.name = readName(Json{{"name", json}}, "name", subject.name);
            if (station.name.empty()) {
                badValue(subject.name + " needs a name");
            }
            m_resolution.setStation(m_id, station);
            return;
        }
        const Attribute* attribute = rosterAttribute(m_resolution.rules(), subject.kind, key);
        if (!attribute) {
            badValue("the roster entry of a " + std::string(umpire::name(subject.kind)) + " has no " +
                     inQuotes(key) + didYouMean(key, rosterKeys(m_resolution.rules(), subject.kind)));
        }
        const Value value =
            readRosterValue(json, *attribute, inQuotes(key) + " of " + subject.name, m_resolution);
        if (value.isNone() && attribute->fallback) {
            m_resolution.set(m_id, attribute->id, fallback(*attribute));
            m_following.insert(attribute->id);
        } else {
            m_resolution.set(m_id, attribute->id, value);
            m_following.erase(attribute->id);
        }
    }

    void follow() {
        for (const Attribute& attribute : m_resolution.rules().attributes) {
            if (attribute.of == kind() && m_following.contains(attribute.id)) {
                m_resolution.set(m_id, attribute.id, fallback(attribute));
            }
        }
    }

  private:
    SubjectKind kind() const { return m_resolution.battle().find(m_id)->kind; }
    Value fallback(const Attribute& attribute) {
        return evaluate(*attribute.fallback, m_resolution.scope(m_id));
    }
    bool isDefault(const Attribute& attribute) {
        return m_resolution.battle().find(m_id)->value(attribute.id).same(fallback(attribute));
    }

    Id m_id;
    Resolution& m_resolution;
    std::set<Id> m_following;
};

} // namespace

void amend(const Json& command, Resolution& resolution) {
    refuseUnknown(command, {"subjects", "set"});
    const Json& set = readSet(command, "{\"elements\": 5}");
    for (const Id& id : readSubjects(command, resolution.battle())) {
        Amended amended(id, resolution);
        for (const auto& [key, json] : set.items()) {
            amended.set(key, json);
        }
        amended.follow();
    }
}

namespace {

Id sideOf(const Id& place, const Battle& battle) {
    const Subject* subject = battle.find(place);
    return subject->kind == SubjectKind::Side ? subject->id : subject->side;
}

const Subject& readPlace(const Json& command, const Battle& battle) {
    const Subject& place = knownSubject(command["under"], "\"under\"", battle);
    if (place.kind != SubjectKind::Side && place.kind != SubjectKind::Formation) {
        badValue(place.name + " is no formation or side, so nothing can stand under it");
    }
    return place;
}

/// Everything below fights for the side above it.
void followSide(const Id& id, Resolution& resolution) {
    const Id side = resolution.battle().find(id)->side;
    for (const Id& below : resolution.battle().withAllBelow(id)) {
        Station station = resolution.battle().stationOf(below);
        station.side = side;
        resolution.setStation(below, station);
    }
}

void regroupOne(const Id& id, const Json& command, Resolution& resolution) {
    const Battle& battle = resolution.battle();
    const Subject& subject = *battle.find(id);
    Station station = battle.stationOf(id);
    if (command.contains("under") && subject.kind == SubjectKind::Side) {
        badValue(subject.name + " is a side and stands under nobody");
    }
    if (command.contains("under")) {
        const Subject& place = readPlace(command, battle);
        const Ids below = battle.withAllBelow(id);
        if (std::find(below.begin(), below.end(), place.id) != below.end()) {
            throw Refused("not-possible", subject.name + " cannot stand under itself");
        }
        station.parent = place.id;
        station.side = sideOf(place.id, battle);
    }
    const std::size_t neighbour = readNeighbour(command, subject.kind, battle);
    if (neighbour != Battle::atEnd) {
        // The list closes up where the subject leaves it.
        station.place = neighbour > station.place ? neighbour - 1 : neighbour;
    } else if (command.contains("under")) {
        station.place = Battle::atEnd;
    }
    resolution.setStation(id, station);
    followSide(id, resolution);
}

} // namespace

namespace {

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
Json besideOthers(Json command, const Ids& subjects, const Battle& battle) {
    const char* key = command.contains("before") ? "before" : "after";
    const Subject* neighbour =
        command.contains(key) ? &knownSubject(command[key], inQuotes(key), battle) : nullptr;
    const std::unordered_set<Id> moving(subjects.begin(), subjects.end());
    if (!neighbour || !moving.contains(neighbour->id)) {
        return command;
    }
    command.erase(key);
    bool passed = false;
    for (const Subject* other : battle.all(neighbour->kind)) {
        passed = passed || other->id == neighbour->id;
        if (moving.contains(other->id)) {
            continue;
        }
        if (passed) {
            command.erase("after");
            command["before"] = other->id;
            return command;
        }
        command["after"] = other->id;
    }
    return command;
}

} // namespace

void regroup(const Json& command, Resolution& resolution) {
    refuseUnknown(command, {"subjects", "under", "before", "after"});
    if (!command.contains("under") && !command.contains("before") && !command.contains("after")) {
        badValue("\"regroup\" needs \"under\", \"before\" or \"after\"");
    }
    if (command.contains("before") && command.contains("after")) {
        badValue(oneNeighbour);
    }
    Ids subjects = readSubjects(command, resolution.battle());
    if (command.contains("under")) {
        subjects = topmost(subjects, resolution.battle());
    }
    const Json order = besideOthers(command, subjects, resolution.battle());
    if (order.contains("after")) {
        std::reverse(subjects.begin(), subjects.end());
    }
    for (const Id& id : subjects) {
        regroupOne(id, order, resolution);
    }
}

namespace {

Value readTurnLimit(const Json& json, const Resolution& resolution) {
    if (json.is_null()) {
        return 0;
    }
    const Type number{Type::Kind::Number, SubjectKind::Unit, ""};
    Value limit = readTyped(json, number, "\"turn-limit\"", resolution.rules(), resolution.battle());
    if (limit.number() > Battle::mostTurns) {
        badValue("\"turn-limit\" is " + std::to_string(limit.number()) + "; it goes from 1 to " +
                 std::to_string(Battle::mostTurns) + ", or 0 for none");
    }
    return limit;
}

} // namespace

void scenario(const Json& command, Resolution& resolution) {
    refuseUnknown(command, {"set"});
    const Json& set = readSet(command, "{\"title\": \"Romani\"}");
    for (const auto& [key, json] : set.items()) {
        if (key == "first-side") {
            const bool none = json.is_null() || json == "";
            const Id side = none ? Id() : readCommandId(set, key, SubjectKind::Side, resolution.battle());
            if (side != resolution.battle().firstSide) {
                resolution.setFirstSide(side);
            }
        } else if (key == "turn-limit") {
            resolution.setDetail(key, readTurnLimit(json, resolution));
        } else if (key == "title" || key == "date") {
            resolution.setDetail(key, readName(set, key, "The battle"));
        } else if (key == "notes") {
            resolution.setDetail(key, readCommandText(set, key));
        } else {
            std::vector<std::string> known = Battle::details();
            known.emplace_back("first-side");
            badValue("a battle has no " + inQuotes(key) + didYouMean(key, known));
        }
    }
}

} // namespace umpire
