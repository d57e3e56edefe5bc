#include "recording.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/recorded_step.h"

namespace umpire {

namespace {

/// True for what another die showed that was thrown in place of the one asked for.
bool isInPlaceOfAnother(const Json& die) {
    return die.is_object() && !die.contains("drawn");
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

void putIn(Record& record, const Resolution& resolution, const Json* given) {
    Json dice = Json::array();
    for (const Step& step : resolution.steps()) {
        record.steps.push_back(explained(step));
        for (const Face& face : step.dice) {
            const std::size_t place = dice.size();
            const bool other = given && place < given->size() && isInPlaceOfAnother((*given)[place]);
            dice.push_back(other ? (*given)[place] : umpire::toJson(face));
        }
    }
    if (!dice.empty()) {
        record.command["dice"] = std::move(dice);
    }
    record.warnings = resolution.warnings();
    record.extra = resolution.extra();
    record.events = resolution.events();
    record.rulings = resolution.rulingsRead().ids(resolution.rules());
}

} // namespace umpire
