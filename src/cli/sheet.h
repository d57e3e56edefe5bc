#pragma once

#include "report.h"

#include <iosfwd>
#include <string>

namespace umpire::cli {

struct SheetOptions {
    std::string name;
    std::string file; ///< "": none
    std::string rules;
    std::string format = "text";
    std::string side;
    std::string reader = "umpire";
    std::string showing; ///< "now", "set-up", or "" for what fits
    bool large = false;
    bool odds = false;
    std::string photos; ///< a folder, or ""
    bool checked = false;
    bool centimetres = false; ///< lengths in place of inches
    std::string language;     ///< of the rules' texts; "": as they are written
};

/// Writes a sheet to `out`; what is wrong is said on `err`.
Status sheet(const SheetOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

} // namespace umpire::cli
