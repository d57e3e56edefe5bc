#pragma once

#include "umpire/base/issue.h"

#include <memory>
#include <string>
#include <vector>

namespace umpire {

/// Something that an extending pack takes away, or says otherwise than the pack it extends.
struct PackChange {
    enum class Kind { Removed, Changed };

    Kind kind = Kind::Changed;
    std::string what;  ///< the entry, or the key of one, for people: `"in-cover"`, `"value" of "in-cover"`
    std::string id;    ///< of what was removed: an entry or a key
    std::string was;   ///< what stood there, as JSON
    std::string place; ///< where it is said: `my-rules/facts.json:3:15`
};

/// An entry that an extending pack adds, and those of which it may have been meant to change one: the nearest
/// is looked for only where something is wrong.
struct AddedEntry {
    std::string file;
    Position at;
    std::string id;
    std::shared_ptr<const std::vector<std::string>> known;
};

/// All that an extending pack says otherwise, so that what goes wrong by it can be told with its cause.
struct PackChanges {
    std::vector<PackChange> changes;
    std::vector<AddedEntry> added;
};

} // namespace umpire
