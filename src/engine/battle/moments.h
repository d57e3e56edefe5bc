#pragma once

#include "umpire/battle/game_module.h"

namespace umpire {

/// What the rules bring by themselves at a moment of the turn.
void atMoment(Resolution& resolution, const GameModule* module, Moment::At at);

/// What they bring before the first command, if anything.
void beginBattle(Resolution& resolution, const GameModule* module);
/// The same once, when something is played for the first time; what is owed at the start is owed already.
void beginBattleOnce(Resolution& resolution, const GameModule* module);

/// In a phase of drawn subjects the next draw is owed while anybody is left.
void keepDrawOwed(Resolution& resolution);

} // namespace umpire
