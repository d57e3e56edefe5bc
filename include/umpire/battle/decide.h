#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/battle/own_commands.h"
#include "umpire/program/evaluation_watch.h"

namespace umpire {

/// Reads a command to be decided against a resolution's state. Throws Refused.
Command readCommand(const Json& command, Resolution& resolution, const GameModule* module);
/// Reads one about the records themselves, which no state is needed for. Throws Refused.
Command readHistoryCommand(const Json& command, const RulePack& rules);

/// Decides one command against a resolution's state: the engine's own commands and the game's. Those about
/// the records themselves are the session's. Throws Refused, such as BadDice.
void decide(const Command& command, Resolution& resolution, const GameModule* module);
/// One that stands inside another: without what belongs to every command once, which the other does: the
/// battle begins, the game's `afterCommand`, what is over is dropped, and dice that nobody asked for are
/// refused. Throws Refused, such as BadDice; what was done until then stays in the resolution.
void decideWithin(const Json& command, Resolution& resolution, const GameModule* module);
/// The same of a command as it was sent.
void decide(const Json& command, Resolution& resolution, const GameModule* module);

/// A member of a command that must be there and be a text. Throws Refused.
std::string readCommandText(const Json& command, const std::string& field);

/// Refuses a command for which a rule that was given up was needed.
void refuseWhatAsksTooMuch(const EvaluationWatch& watch);

/// Refuses a command that nothing is known of.
[[noreturn]] void refuseUnknownCommand(const std::string& name, const RulePack& rules);

} // namespace umpire
