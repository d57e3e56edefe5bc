#include "unused_fields.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

bool statesResults(const RulePack& rules) {
    return std::any_of(rules.checks.begin(), rules.checks.end(),
                       [](const Check& check) { return check.form == Check::Form::Stated; });
}

} // namespace

void warnUnused(const Json& command, std::vector<std::string> known, const std::string& name,
                Resolution& resolution) {
    known.insert(known.end(), {"do", "dice", "overrides", "extra-lines", "reason"});
    for (const auto& [key, value] : command.items()) {
        const bool stated = key == "outcome" || key.starts_with("outcome-");
        if (!(stated && statesResults(resolution.rules())) &&
            std::find(known.begin(), known.end(), key) == known.end()) {
            resolution.warn(
                fill(say("command", "the field {key} means nothing to {name} and was passed over"),
                     {{"key", inQuotes(key)}, {"name", inQuotes(name)}}) +
                didYouMean(key, known));
        }
    }
}

} // namespace umpire
