#pragma once

#include "steps.h"

namespace umpire {

/// A decision that stands at a roll, its dice about to be thrown: whoever goes on from there need not carry
/// out anew what comes before.
struct StandStill {
    std::unique_ptr<const Resolution> resolution;
    std::shared_ptr<const StepsAt> at;
};

/// Nothing where the decision holds what cannot be kept.
inline std::shared_ptr<const StandStill> standStill(const Resolution& resolution) {
    auto at = resolution.readLater() ? resolution.stepsAt() : nullptr;
    return at ? std::make_shared<const StandStill>(StandStill{resolution.standing(), std::move(at)})
              : nullptr;
}

} // namespace umpire
