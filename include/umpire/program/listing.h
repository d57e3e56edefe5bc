#pragma once

#include "umpire/rules/rule_pack.h"

#include <string>

namespace umpire {

/// The code of a check's lines as a text for people: a paragraph for each modifier and each rule that drops
/// lines, an instruction a line, with the names the pack has for what it looks at.
std::string listingOf(const RulePack& rules, const Check& check);

} // namespace umpire
