#pragma once

#include "umpire/base/kept_json.h"
#include "umpire/battle/resolution.h"

#include <cstddef>

namespace umpire {

/// A step as a record keeps it: as answered, and with each line's reason, the facts and the die.
Json explained(const Step& step);
/// The line of that, written without a tree.
KeptJson keptStep(const Step& step);
KeptList keptSteps(const std::vector<Step>& steps);
/// Which die the n-th of an explained step is.
Id dieOf(const Json& explained, std::size_t n);
/// The same as the contract writes it, without the reasons.
Json plainStep(const Json& explained);

} // namespace umpire
