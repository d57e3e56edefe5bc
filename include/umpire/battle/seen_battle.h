#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

namespace umpire {

/// The battle as a side knows it: every card of others that it may not see lies where covered ones come from
/// (roles.json `cards.covered.from`), as if nothing had ever been done with it, and nothing that is seen
/// names it. Two battles that differ only in what the side may not see come to the same. Without covered
/// cards in the pack it is the battle itself.
Battle asSeenBy(const Id& side, const RulePack& rules, const Battle& battle);

} // namespace umpire
