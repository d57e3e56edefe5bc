#pragma once

#include "umpire/base/value.h"
#include "umpire/dice/die.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace umpire {

/// The facts of one action: those the umpire stated and those the program filled in.
using Facts = std::map<Id, Value, std::less<>>;

/// What a roll has come to so far; expressions reach it as $total, $dice, $faces.6 ...
struct RollSoFar {
    std::int64_t dice = 0;
    std::int64_t modifiers = 0;
    std::int64_t total = 0;
    std::int64_t count = 0;
    std::int64_t highest = 0; ///< of the numbers the dice show; 0 when they show none
    std::int64_t lowest = 0;
    std::int64_t successes = 0; ///< of a pool: the dice that count
    Id outcome;
    std::map<std::string, std::int64_t> symbols;
    std::vector<Face> faces; ///< as they were read
    /// In a contest: the other side's total and outcome, and the result.
    std::int64_t enemyTotal = 0;
    Id enemyOutcome;
    Id result;
};

} // namespace umpire
