#pragma once

#include "umpire/battle/record.h"
#include "umpire/rules/rule_pack.h"

#include <map>
#include <string>
#include <vector>

namespace umpire {

/// How often each face of one kind of die fell for one side.
struct DiceTally {
    Id side;
    Id die;
    std::vector<Face> faces;          ///< the different faces
    std::vector<std::int64_t> counts; ///< how often each fell
    std::vector<double> expected;     ///< how often it would on average
    std::int64_t thrown = 0;
    double chiSquare = 0;
    /// The chance that fair dice fall at least this unevenly; 1 when too few were thrown to say.
    double chance = 1;
};

/// Counts the dice of records in force, by side of whoever was rolled for and kind of die.
std::vector<DiceTally> tallyDice(const std::vector<Record>& records, int cursor, const RulePack& rules,
                                 const Battle& battle);

/// What a tally tells in plain words: "24 thrown, nothing unusual".
std::string reading(const DiceTally& tally);

} // namespace umpire
