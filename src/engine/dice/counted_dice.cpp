#include "umpire/dice/counted_dice.h"

#include "umpire/base/value.h"

namespace umpire {

namespace {

/// How often an entry says that its face fell; 0 for anything else.
std::int64_t timesOf(const Json& entry) {
    const bool counted =
        entry.is_object() && entry.size() == 2 && entry.contains("face") && entry.contains("times");
    const bool whole = counted && entry["times"].is_number_integer();
    const std::int64_t times = whole ? toValue(entry["times"]).value_or(Value()).number() : 0;
    return times > mostCountedDice ? 0 : times;
}

} // namespace

Json oneByOne(const Json& dice) {
    if (!dice.is_array()) {
        return dice;
    }
    Json all = Json::array();
    for (const Json& entry : dice) {
        const std::int64_t times = timesOf(entry);
        const bool fits = times > 0 && all.size() + static_cast<std::size_t>(times) <= mostCountedDice;
        for (std::int64_t i = 0; fits && i < times; ++i) {
            all.push_back(entry["face"]);
        }
        if (!fits) {
            all.push_back(entry);
        }
    }
    return all;
}

Json withDiceOneByOne(Json command) {
    if (command.is_object() && command.contains("dice")) {
        command["dice"] = oneByOne(command["dice"]);
    }
    return command;
}

} // namespace umpire
