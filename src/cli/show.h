#pragma once

#include "report.h"

#include <iosfwd>
#include <string>

namespace umpire::cli {

struct ShowOptions {
    std::string file;
    std::string rules;            ///< "": those the battle names
    std::string whose = "umpire"; ///< whose eyes it is for: umpire, everybody, or the id of a side
    bool json = false;
    std::string language; ///< of the rules' texts for people; "": as they are written
};

/// `umpire show`: a battle as it stands.
Status show(const ShowOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);
/// `umpire csv`: its roster, for a spreadsheet.
Status csv(const ShowOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

} // namespace umpire::cli
