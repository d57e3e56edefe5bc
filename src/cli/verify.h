#pragma once

#include "report.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace umpire::cli {

struct VerifyOptions {
    std::string file;
    std::string rules;              ///< in place of those the battle names
    std::vector<std::string> noted; ///< letters that somebody noted
    bool json = false;
};

/// `umpire verify`: plays every record anew and says what is not as rules and dice give it.
Status verify(const VerifyOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

} // namespace umpire::cli
