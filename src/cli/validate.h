#pragma once

#include "report.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace umpire::cli {

struct ValidateOptions {
    const std::vector<std::string>& paths;
    const std::string& rules;
    bool languages = false; ///< of packs: judge their language files, too
    bool json = false;
};

/// `umpire validate`: says of each battle file, rule pack and folder of packs what is wrong with it, or that
/// it is in order.
Status validate(const ValidateOptions& options, const BattleFiles& files, std::ostream& out,
                std::ostream& err);

} // namespace umpire::cli
