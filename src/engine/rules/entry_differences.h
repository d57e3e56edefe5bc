#pragma once

#include "umpire/rules/rule_pack.h"

#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// A value in an entry that differs; absent where there was or is none.
struct ValueDifference {
    std::string path; ///< keys and, in lists, ids or numbers: `bands[1].to`; "" for the entry itself
    std::optional<Json> was;
    std::optional<Json> is;
};

/// An entry that differs between two packs; null where it is new, or gone.
struct EntryDifference {
    const PackEntry* then = nullptr;
    const PackEntry* now = nullptr;
    std::vector<ValueDifference> values;
};

/// What differs, in the order of `now`; then what is gone.
std::vector<EntryDifference> entryDifferences(const RulePack& then, const RulePack& now);

/// What a value is, for one line; what is longer than `longest` bytes is not written out.
std::string valueText(const Json& value, std::size_t longest);

/// What is said of a value that differs: `"value" is -2, was -1`.
std::string differenceWords(const ValueDifference& difference, std::size_t longest);

} // namespace umpire
