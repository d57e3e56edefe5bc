#pragma once

#include "report.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace umpire::cli {

struct DoctorOptions {
    bool json = false;
    std::vector<std::string> folders; ///< where battles are; none: the working folder
};

/// `umpire doctor`: versions, folders, packs, collections and what was left behind, and what to do about it.
/// `refused` when anything is wrong.
Status doctor(const DoctorOptions& options, const BattleFiles& files, std::ostream& out);

/// `umpire take-in`: copies packs, collections, tables and battles to begin from into the user's own folders.
Status takeIn(const std::vector<std::string>& paths, bool replace, const BattleFiles& files,
              std::ostream& out, std::ostream& err);

} // namespace umpire::cli
