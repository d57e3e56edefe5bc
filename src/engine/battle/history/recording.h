#pragma once

#include "umpire/battle/record.h"

namespace umpire {

/// The dice that a command was given, or null when the program is to roll. Throws Refused when they are no
/// list.
const Json* givenDice(const Json& command);

/// Puts into the record of a command what its resolution came to; its dice as they fell. `given`: those it
/// was given, of which what another die showed is kept as it was said.
void putIn(Record& record, const Json& command, Resolution& resolution, const Json* given);

} // namespace umpire
