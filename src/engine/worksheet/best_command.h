#pragma once

#include "umpire/battle/session.h"

#include <optional>

namespace umpire {

/// What leaves a side best once the next phase was played, as `suggestion` says; nothing where it would do
/// nothing.
std::optional<Json> bestCommand(const Session& session, const Id& side);

} // namespace umpire
