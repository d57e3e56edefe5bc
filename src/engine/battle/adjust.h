#pragma once

#include "umpire/battle/resolution.h"

namespace umpire {

/// `adjust`: the umpire sets fields of a subject or of the turn by hand; nothing else changes.
void adjust(const Json& command, Resolution& resolution);

/// `catch-up`: many of that at once, as after a turn played on paper. All or nothing.
void catchUp(const Json& command, Resolution& resolution);

} // namespace umpire
