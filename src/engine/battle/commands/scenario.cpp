#include "../opening.h"
#include "command_fields.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/resolution.h"
#include "umpire/state/objectives.h"

#include <algorithm>
#include <set>
#include <vector>

namespace umpire {

/// The objectives of a scenario as a command gives them: a list of objects with `name`, and where it says
/// more `id`, `worth` and `holder`. An id that is not given is made. Throws Refused.
std::vector<Objective> readObjectiveList(const Json& json, const Battle& battle);

/// The objective of that id. Throws Refused.
const Objective& knownObjective(const Id& id, const Battle& battle);

namespace {

/// Refuses a key that an objective does not have.
void needObjectiveKeys(const Json& entry) {
    const std::vector<std::string> known{"id", "name", "worth", "holder"};
    for (const auto& [key, value] : entry.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            badValue(fill(say("command", "an objective has no {key}"), {{"key", inQuotes(key)}}) +
                     didYouMean(key, known));
        }
    }
}

std::int64_t readWorth(const Json& json, const std::string& name) {
    const std::int64_t worth = readNumber(json, "\"worth\"");
    if (worth < 0 || worth > mostWorth) {
        badValue(fill(say("command", "{name} is worth {worth}; it goes from 0 to {most}"),
                      {{"name", inQuotes(name)},
                       {"worth", std::to_string(worth)},
                       {"most", std::to_string(mostWorth)}}));
    }
    return worth;
}

Objective readOne(const Json& entry, const Battle& battle) {
    if (!entry.is_object()) {
        wrongKind(say("command", "an entry of \"objectives\""), entry,
                  say("command", "an object with the name of an objective"));
    }
    needObjectiveKeys(entry);
    Objective objective;
    objective.name = readName(entry, "name", say("command", "An objective"));
    if (objective.name.find_first_not_of(' ') == std::string::npos) {
        badValue(say("command", "an objective needs a name"));
    }
    if (const Json* id = member(entry, "id")) {
        objective.id = readWord(*id, "\"id\"", {});
        if (!isKebab(objective.id)) {
            badValue(fill(say("command", "{id} is no id: small letters, digits and single hyphens"),
                          {{"id", inQuotes(objective.id)}}));
        }
    }
    if (const Json* worth = member(entry, "worth")) {
        objective.worth = readWorth(*worth, objective.name);
    }
    const Json* holder = member(entry, "holder");
    const bool held = holder && !holder->is_null() && *holder != "";
    objective.holder = held ? readId(*holder, "\"holder\"", SubjectKind::Side, battle) : Id();
    return objective;
}

/// Each id once; those that are missing are made.
void giveIds(std::vector<Objective>& objectives) {
    std::set<Id> taken;
    for (const Objective& each : objectives) {
        if (!each.id.empty() && !taken.insert(each.id).second) {
            badValue(fill(say("command", "two objectives have the id {id}"), {{"id", inQuotes(each.id)}}));
        }
    }
    for (Objective& each : objectives) {
        const Id wanted = kebabOf(each.name).empty() ? Id("objective") : kebabOf(each.name);
        Id next = wanted;
        for (int number = 2; each.id.empty(); ++number) {
            each.id = taken.insert(next).second ? next : Id();
            next = wanted + "-" + std::to_string(number);
        }
    }
}

} // namespace

std::vector<Objective> readObjectiveList(const Json& json, const Battle& battle) {
    if (json.is_null()) {
        return {};
    }
    if (!json.is_array()) {
        wrongKind("\"objectives\"", json, say("command", "a list of objectives"));
    }
    if (json.size() > mostObjectives) {
        badValue(fill(say("command", "\"objectives\" has {count} entries; {most} are the most"),
                      {{"count", std::to_string(json.size())}, {"most", std::to_string(mostObjectives)}}));
    }
    std::vector<Objective> objectives;
    for (const Json& entry : json) {
        objectives.push_back(readOne(entry, battle));
    }
    giveIds(objectives);
    return objectives;
}

const Objective& knownObjective(const Id& id, const Battle& battle) {
    if (const Objective* objective = battle.objective(id)) {
        return *objective;
    }
    std::vector<std::string> known;
    for (const Objective& other : battle.objectives) {
        known.push_back(other.id);
    }
    throw Refused("unknown-id",
                  fill(known.empty() ? say("command", "the scenario lists no objective, so there is no {id}")
                                     : say("command", "the scenario has no objective {id}"),
                       {{"id", inQuotes(id)}}) +
                      didYouMean(id, known));
}

// Who holds what the sides fight for.

ObjectiveCommand ObjectiveCommand::read(const CommandReader& reader) {
    ObjectiveCommand command;
    command.objective = reader.text("objective");
    if (reader.recorded()) {
        command.holder = reader.remark("holder");
        return command;
    }
    reader.refuseUnknown({"objective", "holder"});
    knownObjective(command.objective, reader.battle());
    const Json& holder = needed(reader.command(), "holder");
    const bool nobody = holder.is_null() || holder == "";
    command.holder = nobody ? Id() : readId(holder, "\"holder\"", SubjectKind::Side, reader.battle());
    return command;
}

void ObjectiveCommand::decide(Resolution& resolution, const GameModule*) const {
    const Objective& now = knownObjective(objective, resolution.battle());
    if (now.holder == holder) {
        resolution.warn(fill(holder.empty() ? say("command", "Nobody held {objective} before")
                                            : say("command", "{side} held {objective} before"),
                             {{"objective", now.name},
                              {"side", holder.empty() ? "" : resolution.battle().find(holder)->name}}));
        return;
    }
    resolution.setHolder(objective, holder);
}

namespace {

/// A number of a battle's details, 0 for none.
Value readLimit(const std::string& key, const Json& json, std::int64_t most, const Resolution& resolution) {
    if (json.is_null()) {
        return 0;
    }
    const Type number{Type::Kind::Number, SubjectKind::Unit, ""};
    Value limit = readTyped(json, number, inQuotes(key), resolution.rules(), resolution.battle());
    if (limit.number() > most) {
        badValue(fill(say("command", "{key} is {number}; it goes from 1 to {most}, or 0 for none"),
                      {{"key", inQuotes(key)},
                       {"number", std::to_string(limit.number())},
                       {"most", std::to_string(most)}}));
    }
    return limit;
}

void setFirstSide(const Json& json, Resolution& resolution) {
    const bool none = json.is_null() || json == "";
    const Id side = none ? Id() : readId(json, "\"first-side\"", SubjectKind::Side, resolution.battle());
    if (side != resolution.battle().firstSide) {
        resolution.setFirstSide(side);
    }
}

Value readDetail(const std::string& key, const Json& json, const Resolution& resolution) {
    if (key == "turn-limit") {
        return readLimit(key, json, Battle::mostTurns, resolution);
    }
    if (key == "turn-minutes") {
        return readLimit(key, json, Battle::mostMinutes, resolution);
    }
    Json given = Json::object();
    given[key] = json;
    if (key == "title" || key == "date") {
        return readName(given, key, say("command", "The battle"));
    }
    if (key == "notes") {
        return readCommandText(given, key);
    }
    std::vector<std::string> known = Battle::details();
    known.emplace_back("first-side");
    known.emplace_back("objectives");
    badValue(fill(say("command", "a battle has no {key}"), {{"key", inQuotes(key)}}) +
             didYouMean(key, known));
}

} // namespace

ScenarioCommand ScenarioCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"set"});
    return {reader.set("{\"title\": \"At the ford\"}")};
}

void ScenarioCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    for (const auto& [key, json] : set) {
        if (key == "first-side") {
            setFirstSide(json, resolution);
        } else if (key == "objectives") {
            resolution.setObjectives(readObjectiveList(json, resolution.battle()));
        } else {
            resolution.setDetail(key, readDetail(key, json, resolution));
        }
    }
    keepOpening(before, resolution, module);
}

} // namespace umpire
