#pragma once

#include "umpire/dice/die.h"

namespace umpire {

/// A face as `toJson` writes it; anything else is the number 0.
Face faceOf(const Json& json);

} // namespace umpire
