#pragma once

#include "umpire/battle/game_module.h"

namespace umpire {

/// The next phase; after the last one the next side's half-turn. Everything that happens by itself happens.
void nextPhase(Resolution& resolution, const GameModule* module);
/// Passes through all phases left of this side's half-turn.
void endTurn(Resolution& resolution, const GameModule* module);

} // namespace umpire
