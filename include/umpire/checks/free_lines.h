#pragma once

#include "umpire/checks/roll.h"

#include <string>
#include <vector>

namespace umpire {

/// A line that no rule knows, in the umpire's own words.
struct FreeLine {
    std::string text;
    std::int64_t value = 0;
    Id check; ///< the only check it counts in; "" for all that have modifiers

    bool operator==(const FreeLine&) const = default;
};

/// The id of the n-th of them in a command, counted from 1: "by-hand-1", unless the pack has a modifier of
/// that name.
Id freeLineId(std::size_t number, const RulePack& rules);

/// Puts one among what the umpire gives by hand, after those that are there. They stand under keys that no
/// modifier can have.
void addFreeLine(Overrides& overrides, const FreeLine& line);
/// Those that are there, in the order in which they were put.
std::vector<FreeLine> freeLinesOf(const Overrides& overrides);

} // namespace umpire
