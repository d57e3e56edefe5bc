#pragma once

#include "umpire/battle/resolution.h"

#include <cstddef>

namespace umpire {

/// A step as a record keeps it: as answered, and with each line's reason, the facts and the die.
Json explained(const Step& step);
/// Which die the n-th of an explained step is.
Id dieOf(const Json& explained, std::size_t n);
/// The same as the contract writes it, without the reasons.
Json plainStep(const Json& explained);

} // namespace umpire
