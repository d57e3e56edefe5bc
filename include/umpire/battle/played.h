#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/battle/record_list.h"

namespace umpire {

/// What was played, as a correction looks at it.
struct Played {
    const RulePack& rules;
    const GameModule* module;
    const Battle& start; ///< before the first record
    const Battle& now;   ///< after all that are in force
    const RecordList& records;

    /// The battle just before a record in force, by number from 1; beyond them the battle after all.
    Battle before(int record) const;
};

} // namespace umpire
