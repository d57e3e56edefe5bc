#pragma once

#include "umpire/rules/rule_pack.h"

#include <map>
#include <string>
#include <vector>

namespace umpire {

/// What a pack means, in 64 hexadecimal digits: the same for every pack that plays, says and prints the same.
/// Id, title, edition, order of keys, spaces, `$schema` and the names of its files do not matter.
std::string fingerprintOf(const RulePack& rules);

/// A few digits of each entry's digest, one after the other, by part: little to keep, and enough to tell
/// later which entries of another pack differ.
using EntryMarks = std::map<std::string, std::string>;
EntryMarks entryMarksOf(const RulePack& rules);

/// What differs from a pack that is known whole, a line each: `modifiers.json: "in-cover": "value" is 2, was
/// 1`.
std::vector<std::string> differencesFrom(const RulePack& then, const RulePack& now);
/// What differs from a pack of which only the marks are known: `modifiers.json: "in-cover" differs`.
std::vector<std::string> differencesFrom(const EntryMarks& then, const RulePack& now);

} // namespace umpire
