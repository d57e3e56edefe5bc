#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/user_folders.h"
#include "umpire/storage/battle_file.h"

#include <filesystem>
#include <string>

namespace umpire {

/// What came of taking something into the user's folders. Without a place nothing was put there.
struct TakenIn {
    enum class Kind { None, Pack, Collection, Tables, Example };

    Kind kind = Kind::None;      ///< house rules as one file become a pack
    std::filesystem::path place; ///< where it stands now; empty when it was not taken in
    std::filesystem::path kept;  ///< where what stood there is kept now; empty when nothing did
    std::string problem;         ///< in words why not, "" when it was
    /// What is wrong with it, errors where it was refused for them; else what should be known, such as
    /// another pack of that name.
    Issues issues;
};

/// Most that a pack may hold to be taken in: files, and bytes in all.
inline constexpr int mostPackFiles = 200;
inline constexpr std::uintmax_t mostPackBytes = 64U * 1024U * 1024U;

/// Copies a pack into the user's folder of packs, under its id. It may come from anybody: it must be in
/// order, nothing but ordinary files and folders is copied, no link is followed, and it is read once more
/// where it then stands before it takes its name. What is there already is never replaced.
TakenIn takeInPack(const std::filesystem::path& folder, const PackShelf& shelf, const UserFolders& own);

/// Copies a collection, a file of tables or a battle to begin from, whichever it is, into its folder of the
/// user's own. It must be in order; what is there already is never replaced.
TakenIn takeInFile(const std::filesystem::path& file, const BattleFiles& files, const UserFolders& own);

} // namespace umpire
