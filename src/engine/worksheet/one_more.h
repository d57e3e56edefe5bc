#pragma once

#include "../battle/odds/final_rolls.h"
#include "umpire/worksheet/odds.h"

namespace umpire {

/// A command that is asked about, with all that is needed of the session.
struct AskedCommand {
    const RulePack& rules;
    const Battle& battle;
    const GameModule* module;
    const Json& command;
    SearchLimit limit; ///< of each decision
};

/// Adds what the last of the rolls in `odds` would come to, were one more subject named in a field that names
/// several, or a number that is asked of it one higher. What a rule does not allow is left out.
void addOneMore(Odds& odds, const AskedCommand& asked);

} // namespace umpire
