#include "../effects.h"
#include "../opening.h"
#include "command_fields.h"
#include "command_reader.h"
#include "roster_places.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

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
                badValue(fill(say("command", "{subject} needs a name"), {{"subject", subject.name}}));
            }
            m_resolution.setStation(m_id, station);
            return;
        }
        const Attribute* attribute = rosterAttribute(m_resolution.rules(), subject.kind, key);
        if (!attribute) {
            badValue(fill(say("command", "the roster entry of a {kind} has no {key}"),
                          {{"kind", std::string(umpire::name(subject.kind))}, {"key", inQuotes(key)}}) +
                     didYouMean(key, rosterKeys(m_resolution.rules(), subject.kind)));
        }
        const Value value = readRosterValue(
            json, *attribute,
            fill(say("command", "{key} of {what}"), {{"key", inQuotes(key)}, {"what", subject.name}}),
            m_resolution);
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

AmendCommand AmendCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"subjects", "set"});
    Stated set = reader.set("{\"name\": \"1st Company\"}");
    return {reader.subjects(), std::move(set)};
}

void AmendCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    for (const Id& id : subjects) {
        Amended amended(id, resolution);
        for (const auto& [key, json] : set) {
            amended.set(key, json);
        }
        amended.follow();
    }
    keepOpening(before, resolution, module);
}

namespace {

/// What a side held that is not there any more is nobody's.
void releaseObjectives(Resolution& resolution) {
    const Battle& battle = resolution.battle();
    std::vector<Objective> objectives = battle.objectives;
    bool changed = false;
    for (Objective& objective : objectives) {
        if (!objective.holder.empty() && !battle.find(objective.holder)) {
            objective.holder.clear();
            changed = true;
        }
    }
    if (changed) {
        resolution.setObjectives(std::move(objectives));
    }
}

} // namespace

StrikeCommand StrikeCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"subjects"});
    return {reader.subjects()};
}

void StrikeCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    takeAway(subjects, "struck off the roster", resolution);
    releaseObjectives(resolution);
    keepOpening(before, resolution, module);
}

} // namespace umpire
