#pragma once

#include "ways.h"

namespace umpire {

/// Adds what the pack foretells of a command: the odds of rolls in what is owed once it is done, over all
/// ways in which its own dice can fall. The states in which it may end are found first, those alike together;
/// then what is owed is looked at in each of them. Where the dice can fall in too many ways, nothing is
/// added.
void foretell(Ways& ways, const Json& command, const RulePack& rules, const Battle& battle,
              const GameModule* module, const WaysLimit& limit);

} // namespace umpire
