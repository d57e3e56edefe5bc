#pragma once

#include "umpire/state/battle.h"
#include "umpire/state/event.h"

namespace umpire {

/// The events that turn one state into another.
Events difference(const Battle& from, const Battle& to);

} // namespace umpire
