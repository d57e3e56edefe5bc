#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

namespace umpire {

/// What is known about a subject, `turn` or `due`, as the contract writes it; null for an unknown id.
Json shownState(const Id& subject, const RulePack& rules, const Battle& battle);

} // namespace umpire
