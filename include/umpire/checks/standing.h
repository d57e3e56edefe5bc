#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <string>

namespace umpire {

/// Whether the pack's roles say that somebody is out of play.
bool isOut(const RulePack& rules, const Battle& battle, const Subject& subject);

/// The silhouette of a unit, one of silhouetteShapes(); "" when its type has none.
std::string silhouetteOf(const RulePack& rules, const Battle& battle, const Subject& unit);

} // namespace umpire
