#pragma once

#include "umpire/battle/record.h"
#include "umpire/rules/rule_pack.h"

namespace umpire {

/// The battle as its roster says, whenever each line of it was written, and nothing that was played.
Battle asSetUp(const RulePack& rules, const Battle& start, const std::vector<Record>& records, int cursor);

} // namespace umpire
