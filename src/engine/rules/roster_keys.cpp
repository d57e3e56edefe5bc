#include "umpire/rules/roster_keys.h"

#include <array>

namespace umpire {

const std::string& rosterList(SubjectKind kind) {
    static const std::array<std::string, 5> lists{"sides", "formations", "officers", "units", "things"};
    return lists[static_cast<std::size_t>(kind)];
}

const std::string& placeKey(SubjectKind kind) {
    static const std::array<std::string, 5> keys{"", "parent", "commands", "formation", ""};
    return keys[static_cast<std::size_t>(kind)];
}

} // namespace umpire
