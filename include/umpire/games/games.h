#pragma once

#include "umpire/battle/game_module.h"

#include <string>
#include <vector>

namespace umpire {

/// The procedures of that name, which a rule pack gives as its `module`, or null: without any a pack still
/// has the engine's own commands and its checks.
const GameModule* findGame(const std::string& module);

/// All games this program can play.
const std::vector<const GameModule*>& allGames();
/// What they need of their packs, for whoever loads one.
GameNeeds gameNeeds();

} // namespace umpire
