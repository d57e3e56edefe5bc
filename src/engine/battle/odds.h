#pragma once

#include "umpire/battle/session.h"

namespace umpire {

/// Plays a command once for every way the dice can fall; `last` gets the last step met. Throws Refused and
/// BadDice.
std::vector<RollOdds> enumerate(const Json& command, const RulePack& rules, const Battle& battle,
                                const GameModule* module, Step* last = nullptr);

} // namespace umpire
