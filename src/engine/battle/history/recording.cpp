#include "recording.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/record_json.h"

namespace umpire {

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
