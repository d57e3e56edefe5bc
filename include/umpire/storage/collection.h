#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/json.h"
#include "umpire/base/value.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Formations, officers and units that a user keeps to use in any battle of the rules they were made for.
struct Collected {
    Id id;
    std::string name;
    Id rules; ///< id of the rule pack
    /// `formations`, `officers` and `units` as lists of a battle file's entries. They belong to formations of
    /// the same entry; the topmost name no place.
    Json roster = Json::object();
    bool operator==(const Collected&) const = default;
};

/// A user's own formations, apart from any battle: at most 1,000 entries with 10,000 subjects in all.
struct Collection {
    std::vector<Collected> entries;
    bool operator==(const Collection&) const = default;
};

/// A collection and what was wrong with its file. With errors it is empty: saving it then would lose the
/// file.
struct LoadedCollection {
    Collection collection;
    Issues issues;
    bool unreadable = false; ///< the file itself could not be read
};

/// A file that is not there yet is an empty collection.
LoadedCollection loadCollection(const std::filesystem::path& path);
/// What the keys of a game say is judged when an entry is used, with the rules at hand.
LoadedCollection parseCollection(std::string_view text, const std::string& name);

std::string writeCollection(const Collection& collection);
/// Gives "" or in words why it could not. What would not load again is not saved.
std::string saveCollection(const Collection& collection, const std::filesystem::path& path);

} // namespace umpire
