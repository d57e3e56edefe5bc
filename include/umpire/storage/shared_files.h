#pragma once

#include "umpire/rules/pack_loader.h"

#include <filesystem>

namespace umpire {

/// What one umpire gives to another.
enum class SharedKind {
    Battle,
    Pack,
    HouseRules, ///< a pack of house rules as one file
    Collection,
    Tables, ///< what is filled in of a pack's blank tables
};

/// What a file is, by its name where that says it, else by the `format` in it. A folder with a `pack.json` is
/// a pack, and so is the `pack.json` itself. Whatever says nothing of the kind counts as a battle: reading it
/// tells what is wrong.
SharedKind sharedKind(const std::filesystem::path& path);

/// A pack that somebody gave, before it is taken in.
struct SharedPack {
    std::filesystem::path folder;
    std::shared_ptr<const RulePack> pack; ///< null where it has errors
    Issues issues;
    std::filesystem::path place; ///< where it would stand among the user's own
    bool taken = false;          ///< a pack of that name stands there
};

/// Reads a pack by its folder or its `pack.json`, to be taken in among those in `own`.
SharedPack sharedPack(const std::filesystem::path& path, const PackShelf& shelf,
                      const std::filesystem::path& own);

/// Takes it in (`takeInPack`): whole or not at all. A pack that stood there is kept in the folder
/// `rules-before` beside `own`, under a name that is free there, and stands where it stood when the other is
/// not taken in. Gives what was wrong: one that cannot be read in its new place, because it
/// builds on a pack that is not there, is not taken in.
Issues takeIn(const SharedPack& shared, const PackShelf& shelf);

} // namespace umpire
