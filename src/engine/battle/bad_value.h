#pragma once

#include "umpire/battle/resolution.h"

namespace umpire {

/// Refuses the command for what one of its fields says.
[[noreturn]] inline void badValue(const std::string& text) {
    throw Refused("bad-value", text);
}

} // namespace umpire
