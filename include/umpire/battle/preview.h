#pragma once

#include "umpire/battle/resolution.h"

#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// The next dice a command needs, after those it already has.
struct DiceWanted {
    Id die;
    int count = 1;
    std::string purpose;
};

/// What a command would do, worked out as far as the dice given reach.
struct Preview {
    bool ok = false;
    Refusal refusal;
    std::vector<Step> steps;          ///< the rolls made with the dice given
    std::optional<Step> next;         ///< the roll that waits for dice: its lines, no outcome yet
    std::optional<DiceWanted> wanted; ///< empty when the command is complete
    std::vector<std::string> warnings;
    Json changes = Json::object();
};

} // namespace umpire
