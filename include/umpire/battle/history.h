#pragma once

#include "umpire/battle/record.h"
#include "umpire/battle/sealed_series.h"
#include "umpire/battle/stray_throws.h"

#include <string>
#include <vector>

namespace umpire {

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
