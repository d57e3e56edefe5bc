#pragma once

#include "umpire/checks/roll.h"

namespace umpire {

/// The same as `judge`, of dice that are given away.
RollSoFar judgeThese(const Check& check, std::vector<Face> faces, std::int64_t modifiers, Scope scope,
                     const BandTable* ahead);

} // namespace umpire
