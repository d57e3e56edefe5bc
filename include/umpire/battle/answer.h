#pragma once

#include "umpire/battle/resolution.h"

#include <string>
#include <vector>

namespace umpire {

/// What a command came to.
struct Answer {
    bool ok = false;
    Refusal refusal; ///< when not ok
    int record = 0;  ///< the record made, undone or redone
    std::vector<Json> steps;
    std::vector<std::string> warnings;
    Json changes = Json::object();
    std::vector<std::pair<std::string, Json>> extra;
    Json shown; ///< what `show` answers

    /// As the contract writes a result.
    Json toJson() const;
};

} // namespace umpire
