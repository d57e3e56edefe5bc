#pragma once

#include "report.h"

#include <iosfwd>
#include <string>

namespace umpire::cli {

struct RecoverOptions {
    std::string file;
    std::string save; ///< "": a free name beside the file
    std::string rules;
};

/// `umpire recover`: writes what can be saved of a damaged battle to a new file, and says what is lost.
Status recover(const RecoverOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

} // namespace umpire::cli
