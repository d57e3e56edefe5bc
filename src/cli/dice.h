#pragma once

#include "report.h"

#include <iosfwd>
#include <string>

namespace umpire::cli {

struct DiceOptions {
    std::string file;
    std::string rules;   ///< "": those the battle names
    bool verify = false; ///< draw the program's dice once more and compare
    bool seal = false;   ///< write the pledge of the dice to come into the file
    bool reveal = false; ///< write the secrets of the dice thrown into the file
    bool json = false;
};

/// `umpire dice`: the dice a battle records and how evenly they fell, or whether they are as they were drawn.
Status dice(const DiceOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

} // namespace umpire::cli
