#pragma once

#include "umpire/rules/rule_pack.h"

#include <functional>
#include <string_view>
#include <utility>
#include <vector>

namespace umpire {

/// The chance of each outcome of one roll, given that the roll is made.
struct RollOdds {
    Id check;
    Id subject;
    std::vector<std::pair<Id, double>> outcomes; ///< in the order of the check's bands
    /// The chance of each total, rising; empty where a symbol decides in its place, where one die alone makes
    /// it, and without dice.
    std::vector<std::pair<std::int64_t, double>> totals;
    double reached = 1; ///< the chance that it is made at all

    double of(std::string_view outcome) const;
};

/// What two rolls against each other come to, and whom that names: the own side, the enemy, or nobody ("").
struct ContestResult {
    Id result;
    Id by;
    auto operator<=>(const ContestResult&) const = default;
};

/// The chance of each result of a contest, given that both roll.
using ResultChances = std::vector<std::pair<ContestResult, double>>;
struct ContestOdds {
    Id contest;
    Id own;
    Id enemy;
    ResultChances results; ///< in the order of the contest's cells
};

/// Asked before each way the dice can fall; false ends the work.
using GoOn = std::function<bool()>;

} // namespace umpire
