#pragma once

#include "small_pack.h"
#include "support/battles.h"

namespace umpire::test {

/// A battle of the pack's rules before its first turn, played without a module: red ("band" with its chief,
/// fox and hen) moves before blue ("gang" with owl). `more` is laid over the battle file.
std::unique_ptr<Session> smallGame(const SmallPack& pack, const Json& more = Json::object());

/// The session as it is after it was written to a file and read again; checks that nothing was lost.
std::unique_ptr<Session> readAgain(const Session& session);

/// What a command that must succeed warns of.
std::vector<std::string> warnings(Session& session, const Json& command);

/// "2 red dusk": turn, side and phase.
std::string moment(const Session& session);

} // namespace umpire::test
