#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/user_folders.h"
#include "umpire/storage/battle_file.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace umpire {

/// What one umpire gives to another.
enum class SharedKind {
    Battle,
    Pack,
    HouseRules, ///< a pack of house rules as one file
    Collection,
    Tables, ///< what is filled in of a pack's blank tables
};

/// What a file is, by its name where that says it, else by the `format` in it. A folder counts as a pack, and
/// so does a `pack.json`. Whatever says nothing of the kind counts as a battle: reading it tells what is
/// wrong.
SharedKind sharedKind(const std::filesystem::path& path);

/// Something that somebody gave, looked at before it is taken in. It may come from anybody.
struct Given {
    SharedKind kind = SharedKind::Battle;
    std::filesystem::path from;
    std::string title; ///< what it is called, for people; "" where that cannot be read
    /// Where it would stand among the user's own; empty where it cannot be taken in.
    std::filesystem::path place;
    bool stands = false; ///< something of that name stands there
    std::string problem; ///< in words why it cannot be taken in; "" when it can
    /// In words why it is taken in only by who asks for it to take the place of others; "" when nothing
    /// speaks against it.
    std::string doubt;
    Issues issues;                                 ///< what is wrong with it, or should be known
    std::shared_ptr<const RulePack> pack = {};     ///< of house rules and packs that are in order
    std::shared_ptr<const RulePack> standing = {}; ///< what stands there of that name, where it is in order
};

/// Looks at a pack (its folder, its `pack.json`, or house rules as one file), a collection, filled in tables,
/// or a battle to begin from, by what is in it. Nothing is written.
Given lookAt(const std::filesystem::path& path, const BattleFiles& files, const UserFolders& own);

/// What came of taking something into the user's folders. Without a place nothing was put there.
struct TakenIn {
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

/// What becomes of a thing of that name which stands there.
enum class Standing {
    Stays,  ///< it stays, and the other is not taken in
    IsKept, ///< it makes room, and is kept under a free name in a folder beside, such as `rules-before`
};

/// Takes it in: whole or not at all. What stood there stands there again when it cannot be done.
TakenIn takeIn(const Given& given, const BattleFiles& files, const UserFolders& own,
               Standing standing = Standing::Stays);

} // namespace umpire
