#pragma once

#include "umpire/battle/command.h"

namespace umpire {

/// Plays what the pack says that an action does. A test that was owed and that it is, is settled.
void playSteps(Resolution& resolution, const Call& call);

/// What a call's fields hold, for expressions.
Facts fieldsOf(const Call& call);

} // namespace umpire
