#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/battle/record.h"
#include "umpire/battle/sealed_series.h"

#include <string>
#include <vector>

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

/// A history as it is read from a file.
struct History {
    std::vector<Record> records;
    int cursor = 0;   ///< how many of them are in force
    int rosterAt = 0; ///< how many of the first ones the battle that the session began with already holds
    std::vector<StrayThrow> strays;
    std::vector<SealedSeries> series;
    std::string seal; ///< `sealOf` it when it was written; "": an older program wrote it, or nobody knows
};

} // namespace umpire
