#include "../opening.h"
#include "command_fields.h"
#include "command_reader.h"
#include "objective_list.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

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
