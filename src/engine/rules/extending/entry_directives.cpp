#include "entry_directives.h"

#include <algorithm>

namespace umpire {

bool isDirective(const JsonNode::Member& member) {
    if (member.key == "remove" || member.key == "replace") {
        return true;
    }
    // A contest has effects "after" its cells; a place in a list is named by a text.
    return (member.key == "before" || member.key == "after") && member.value.scalar().is_string();
}

bool allHaveIds(const JsonNode& list) {
    return list.isArray() && !list.items().empty() &&
           std::all_of(list.items().begin(), list.items().end(),
                       [](const JsonNode& item) { return !item.text("id").empty(); });
}

} // namespace umpire
