#pragma once

#include "umpire/battle/resolution.h"

#include <string_view>
#include <utility>
#include <vector>

namespace umpire {

/// The chance of each outcome of one roll, given that the roll is made.
struct RollOdds {
    Id check;
    Id subject;
    std::vector<std::pair<Id, double>> outcomes; ///< in the order of the check's bands
    double reached = 1;                          ///< the chance that it is made at all

    double of(std::string_view outcome) const;
};

/// The exact odds of a command, before any die is thrown.
struct Odds {
    bool ok = false;
    Refusal refusal;
    std::vector<RollOdds> rolls;
    /// The last roll's outcomes, were one yes-or-no question answered the other way.
    std::vector<std::pair<Id, std::vector<std::pair<Id, double>>>> otherwise;

    Json toJson() const;
};

} // namespace umpire
