#pragma once

#include "report.h"

#include "umpire/storage/battle_file.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace umpire::cli {

/// `umpire house-rules`: makes a pack that extends another, tells what stands in it, changes values by their
/// paths, and writes it as one file. All changes of one call are saved, or none.
struct HouseRulesOptions {
    std::string name;  ///< name among the user's own packs, or a folder
    std::string base;  ///< the pack to build a new one on; "": it is there
    std::string title; ///< what it is to be called; "": as it is
    std::string find;  ///< a part of the paths whose values are told; "": none
    std::vector<std::string> reset;
    std::vector<std::string> remove;
    std::vector<std::string> add; ///< PATH=VALUE
    std::vector<std::string> set; ///< PATH=VALUE
    std::string odds;             ///< a battle in which commands are compared; "": none
    std::string script = "-";     ///< the commands
    std::string share;            ///< the file that is written; "": none
};
Status houseRules(const HouseRulesOptions& options, const BattleFiles& files, std::istream& in,
                  std::ostream& out, std::ostream& err);

} // namespace umpire::cli
