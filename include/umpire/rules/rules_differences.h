#pragma once

#include "umpire/rules/rule_pack.h"

#include <string>
#include <vector>

namespace umpire {

/// What a part of a pack is called, for people: "Questions and facts". Its name where it is not known.
std::string nameOfPart(const std::string& part);

/// What a pack says otherwise than another in one of its parts, a sentence each.
struct PartDifferences {
    std::string heading; ///< the part, for people: "Modifiers"
    std::vector<std::string> lines;
};

/// What `now` says otherwise than `then`, for a page that people read: by part, entries with their names,
/// values as they are and were, what is new, gone, or stands elsewhere. Empty where both mean the same.
std::vector<PartDifferences> differencesByPart(const RulePack& then, const RulePack& now);

} // namespace umpire
