#pragma once

#include "umpire/base/json.h"

namespace umpire {

class Session;

/// Notes a command that is begun for a report of a breakdown: its name where the engine or the pack knows it,
/// and nothing else of it.
void noteCommand(const Session& session, const Json& command);

/// Notes by what is played and how far it got. See `noteStanding`.
void noteSession(const Session& session);

} // namespace umpire
