#pragma once

#include "umpire/battle/game_module.h"

#include <string>
#include <vector>

namespace umpire {

/// The procedures of the game whose rule pack has that id, or null: such a pack still has the engine's own
/// commands and its checks.
const GameModule* findGame(const std::string& rules);

/// All games this program can play.
const std::vector<const GameModule*>& allGames();

} // namespace umpire
