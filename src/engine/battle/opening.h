#pragma once

#include "umpire/battle/game_module.h"

namespace umpire {

/// A battle with what its game starts with, such as tests owed before the first turn.
Battle withSetUp(const RulePack& rules, const GameModule* module, Battle battle);

/// Before anything has been played, the side that begins and what is owed at the start follow the roster.
void keepOpening(const Battle& before, Resolution& resolution, const GameModule* module);

/// Puts what a battle owes at its start into the language of these rules.
void translateOpening(const RulePack& rules, const GameModule* module, Battle& start);

} // namespace umpire
