#pragma once

#include "../program/liveness.h"

namespace umpire {

/// What is asked of the dice of a check: only what has a say later, where that is known.
inline const AskedOfDice& askedOf(const Check& check, const program::LiveReads* later) {
    const auto known = later ? later->asked.find(&check) : decltype(later->asked.end()){};
    return later && known != later->asked.end() ? known->second : check.asked;
}

} // namespace umpire
