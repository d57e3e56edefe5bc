#include "umpire/rules/roster_keys.h"

#include <array>

namespace umpire {

const std::string& rosterList(SubjectKind kind) {
    static const std::array<std::string, 4> lists{"sides", "formations", "officers", "units"};
    return lists[static_cast<std::size_t>(kind)];
}

const std::string& placeKey(SubjectKind kind) {
    static const std::array<std::string, 4> keys{"", "parent", "commands", "formation"};
    return keys[static_cast<std::size_t>(kind)];
}

} // namespace umpire
