#include "entry_parts.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

void duplicate(ObjectReader& reader, const std::string& what, bool taken) {
    if (taken && reader.has("id")) {
        const std::string id = reader.node().find("id")->scalar().is_string()
                                   ? reader.node().find("id")->scalar().get<std::string>()
                                   : "";
        reader.error("id",
                     "the " + what + " " + inQuotes(id) + " is there already; give this one another id");
    }
}

SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key, const std::string& fallback) {
    const std::vector<std::string> kinds{"side", "formation", "officer", "unit"};
    const std::string word =
        fallback.empty() ? reader.choice(key, kinds) : reader.choice(key, kinds, fallback);
    return static_cast<SubjectKind>(std::find(kinds.begin(), kinds.end(), word) - kinds.begin());
}

void idle(ObjectReader& reader, const std::string& key, bool useless, const std::string& why) {
    if (useless && reader.has(key)) {
        reader.error(key, inQuotes(key) + " has no effect here: " + why + "; remove it");
    }
}

} // namespace umpire
