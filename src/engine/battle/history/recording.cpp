#include "recording.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/record_json.h"

namespace umpire {

KeptJson keptStep(const Step& step) {
    return explained(step);
}

KeptList keptSteps(const std::vector<Step>& steps) {
    KeptList list;
    for (const Step& step : steps) {
        list.add(keptStep(step));
    }
    return list;
}

Json explained(const Step& step) {
    Json json = step.toJson();
    json["modifiers"] = Json::array();
    for (const Line& line : step.lines) {
        Json item{{"id", line.id},
                  {"value", step.amount(line.value)},
                  {"label", line.label},
                  {"section", line.section}};
        if (line.overridden) {
            item["overridden"] = true;
        }
        json["modifiers"].push_back(std::move(item));
    }
    Json facts = Json::object();
    for (const auto& [id, value] : step.facts) {
        facts[id] = umpire::toJson(value);
    }
    json["explained"] = {{"die", step.die}, {"other", step.other}, {"facts", std::move(facts)}};
    if (!step.kinds.empty()) {
        json["explained"]["kinds"] = step.kinds;
    }
    return json;
}

Id dieOf(const Json& explained, std::size_t n) {
    const auto reasons = explained.find("explained");
    if (reasons == explained.end()) {
        return {};
    }
    const auto kinds = reasons->find("kinds");
    return kinds != reasons->end() && n < kinds->size() ? (*kinds)[n].get<Id>() : reasons->value("die", "");
}

Json plainStep(const Json& explained) {
    Json json = explained;
    json.erase("explained");
    for (Json& line : json["modifiers"]) {
        line = {{"id", line["id"]}, {"value", line["value"]}};
    }
    return json;
}

namespace {

/// True for what another die showed that was thrown in place of the one asked for.
bool isInPlaceOfAnother(const Json& die) {
    return die.is_object() && !die.contains("drawn");
}

/// The command with the dice as they fell.
Json withDice(Json command, const Json& dice) {
    command["dice"] = dice;
    return command;
}

} // namespace

const Json* givenDice(const Json& command) {
    const auto dice = command.find("dice");
    if (dice == command.end()) {
        return nullptr;
    }
    if (!dice->is_array()) {
        throw Refused("bad-value", fill(say("command", "\"dice\" is {found} where a list is expected"),
                                        {{"found", describe(*dice)}}));
    }
    return &*dice;
}

void putIn(Record& record, const Json& command, Resolution& resolution, const Json* given) {
    Json dice = Json::array();
    for (const Step& step : resolution.steps()) {
        for (const Face& face : step.dice) {
            const std::size_t place = dice.size();
            const bool other = given && place < given->size() && isInPlaceOfAnother((*given)[place]);
            dice.push_back(other ? (*given)[place] : umpire::toJson(face));
        }
    }
    record.steps = keptSteps(resolution.steps());
    record.command = dice.empty() || (given && *given == dice) ? command : withDice(command, dice);
    record.warnings = resolution.warnings();
    record.extra = resolution.extra();
    record.events = resolution.takeEvents();
    record.rulings = resolution.rulingsRead().ids(resolution.rules());
}

} // namespace umpire
