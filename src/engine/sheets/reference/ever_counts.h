#pragma once

#include "umpire/checks/scope.h"

namespace umpire::sheets {

/// Whether a modifier can count in a check at all under the rulings in force, whoever takes it.
bool everCounts(const Modifier& modifier, const Id& check, const Scope& rulings);

} // namespace umpire::sheets
