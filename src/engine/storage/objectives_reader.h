#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/state/battle.h"

#include <vector>

namespace umpire {

/// `objectives` of a battle file: what the sides of a scenario fight for, each with `id`, `name`, and where
/// it says more `worth` and `holder`. None where the file has none.
std::vector<Objective> readObjectives(ObjectReader& file, const Battle& battle);

/// The same as a file says it.
Json objectivesJson(const Battle& battle);

} // namespace umpire
