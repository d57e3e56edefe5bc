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

/// Effects may have ended the phase or the turn. What happens as the next begins may end that, too.
void endWhatIsOver(Resolution& resolution, const GameModule* module);

/// A battle with what its game starts with, such as tests owed before the first turn.
Battle withSetUp(const RulePack& rules, const GameModule* module, Battle battle);

/// Before anything has been played, the side that begins and what is owed at the start follow the roster.
void keepOpening(const Battle& before, Resolution& resolution, const GameModule* module);

/// Puts what a battle owes at its start into the language of these rules.
void translateOpening(const RulePack& rules, const GameModule* module, Battle& start);

} // namespace umpire
