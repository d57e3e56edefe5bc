#pragma once

#include "report.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace umpire::cli {

/// `umpire validate`: says of each battle file, rule pack and folder of packs what is wrong with it, or that
/// it is in order.
Status validate(const std::vector<std::string>& paths, const std::string& rules, const BattleFiles& files,
                std::ostream& out, std::ostream& err);

} // namespace umpire::cli
