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

/// Whose dice are counted.
enum class DiceOrigin {
    All,
    Players, ///< thrown on the table and typed in
    Program, ///< drawn by the program
};

/// Counts the dice of records in force, by side of whoever was rolled for and kind of die. A record whose
/// dice were corrected counts with those it should have had. Dice of which only hits were told are left out.
std::vector<DiceTally> tallyDice(const std::vector<Record>& records, int cursor, const RulePack& rules,
                                 const Battle& battle, DiceOrigin origin = DiceOrigin::All);

/// What a tally tells in plain words: "24 thrown, nothing unusual".
std::string reading(const DiceTally& tally);

} // namespace umpire
