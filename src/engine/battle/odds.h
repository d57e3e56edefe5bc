#pragma once

#include "umpire/battle/odds_question.h"

namespace umpire {

/// Plays a command once for every way the dice can fall; `met` gets each roll that may come, as it was first
/// met, the last of the longest way at its end. Throws Refused, also when it may not go on, and BadDice.
std::vector<RollOdds> enumerate(const Json& command, const RulePack& rules, const Battle& battle,
                                const GameModule* module, std::vector<Step>* met = nullptr,
                                const GoOn& goOn = {});

} // namespace umpire
