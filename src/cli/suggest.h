#pragma once

#include "report.h"

#include <cstdint>
#include <iosfwd>
#include <string>

namespace umpire::cli {

struct SuggestOptions {
    std::string file;
    std::string rules; ///< "": those the battle names
    std::string side;
    std::string how = "best"; ///< best or random
    std::uint64_t seed = 0;
};

/// `umpire suggest`: a command that a side may give now.
Status suggest(const SuggestOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

} // namespace umpire::cli
