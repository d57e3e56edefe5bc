#pragma once

#include "umpire/checks/scope.h"

namespace umpire::sheets {

/// Whether a modifier can count in a check at all under the rulings in force, whoever takes it.
bool everCounts(const Modifier& modifier, const Id& check, const Scope& rulings);

/// The tables of a check that may be used under the rulings in force, up to the one that is used in any case.
std::vector<const BandTable*> tablesInForce(const Check& check, const Scope& rulings);

/// A modifier with what the rulings in force make of its value.
Modifier asRuled(Modifier modifier, const Scope& rulings);

} // namespace umpire::sheets
