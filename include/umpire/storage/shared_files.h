#pragma once

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

/// What a file is, by its name where that says it, else by the `format` in it. A folder counts as a pack, and
/// so does a `pack.json`. Whatever says nothing of the kind counts as a battle: reading it tells what is
/// wrong.
SharedKind sharedKind(const std::filesystem::path& path);

} // namespace umpire
