#pragma once

#include "umpire/storage/taking_in.h"

#include <map>
#include <string>

namespace umpire {

/// What was looked at, with what is to be written if it is taken in.
struct LookedAt {
    Given given;
    std::string text;                         ///< of a file that is taken in as it is
    std::map<std::string, std::string> files; ///< of house rules
};

LookedAt lookedAt(const std::filesystem::path& path, const BattleFiles& files, const UserFolders& own);

} // namespace umpire
