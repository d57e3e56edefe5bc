#pragma once

#include "umpire/battle/game_module.h"

namespace umpire {

/// Decides one command against a resolution's state: the engine's own commands and the game's. Those about
/// the records themselves are the session's. Throws Refused and BadDice.
void decide(const Json& command, Resolution& resolution, const GameModule* module);

} // namespace umpire
