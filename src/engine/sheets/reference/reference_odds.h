#pragma once

#include "reference_desk.h"

namespace umpire::sheets {

/// Of how many equally likely throws each outcome comes.
struct Chances {
    std::map<Id, std::int64_t> throws;
    std::int64_t all = 0;

    /// "12.5 %"; "–" for what never comes.
    std::string of(const Id& outcome) const;
};

/// The exact chances of a check with one table at a net modifier, with so many dice; none when they cannot be
/// told without a battle or are too many to count.
Chances chancesOf(const ReferenceDesk& desk, const Check& check, std::int64_t net, std::int64_t dice);
/// True when modifiers count in the check.
bool isModified(const RulePack& rules, const Check& check);

/// The chance of each outcome for each net modifier, from where all throws come to the lowest outcome to
/// where all come to the highest, or as far as the modifiers reach.
Table oddsTable(const ReferenceDesk& desk, const Check& check);

} // namespace umpire::sheets
