#pragma once

#include "umpire/battle/session.h"

#include <optional>

namespace umpire {

/// The record that a command would make, in the words of the session's rules; nothing where it lacks dice or
/// an answer, is refused, or is about the records themselves. Changes nothing.
std::optional<Record> foreseen(const Session& session, const Json& command);

} // namespace umpire
