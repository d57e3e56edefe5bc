#pragma once

#include "umpire/battle/history.h"
#include "umpire/battle/record.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

namespace umpire {

/// The battle as its roster says, whenever each line of it was written, and nothing that was played.
Battle asSetUp(const RulePack& rules, const Battle& start, const std::vector<Record>& records, int cursor);

/// Where a history out of a file begins and what it leads to.
struct Restored {
    std::string problem; ///< in words why it does not fit, or "": then only do the battles count
    Battle start;        ///< before the first record
    Battle battle;       ///< after the last one in force
};

/// Goes through a history that belongs to a roster.
Restored restored(const Battle& roster, const History& history, const RulePack& rules);

} // namespace umpire
