#pragma once

#include "umpire/battle/resolution.h"

#include <vector>

namespace umpire {

/// The objectives of a scenario as a command gives them: a list of objects with `name`, and where it says
/// more `id`, `worth` and `holder`. An id that is not given is made. Throws Refused.
std::vector<Objective> readObjectiveList(const Json& json, const Battle& battle);

/// The objective of that id. Throws Refused.
const Objective& knownObjective(const Id& id, const Battle& battle);

} // namespace umpire
