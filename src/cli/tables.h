#pragma once

#include "report.h"

#include "umpire/storage/battle_file.h"

#include <iosfwd>
#include <string>

namespace umpire::cli {

/// `umpire tables`: what is filled in of the tables that a pack leaves blank, by the user or in a battle; and
/// keeps those of a battle as the user's own.
struct TablesOptions {
    std::string name;  ///< a pack, or a battle file
    std::string rules; ///< in place of those that a battle names
    std::string from;  ///< the battle whose tables are kept; "": none
    bool json = false;
};
Status tables(const TablesOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

} // namespace umpire::cli
