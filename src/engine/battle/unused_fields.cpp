#include "unused_fields.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

void warnUnused(const Json& command, std::vector<std::string> known, const std::string& name,
                Resolution& resolution) {
    known.insert(known.end(), {"do", "dice", "overrides", "extra-lines", "reason"});
    for (const auto& [key, value] : command.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            resolution.warn(
                fill(say("command", "the field {key} means nothing to {name} and was passed over"),
                     {{"key", inQuotes(key)}, {"name", inQuotes(name)}}) +
                didYouMean(key, known));
        }
    }
}

} // namespace umpire
