#pragma once

#include "umpire/battle/session.h"

#include <cstdint>
#include <optional>

namespace umpire {

/// Who plays a side that nobody else plays.
struct SuggestionWish {
    Id side;
    /// Takes what leaves its side best beside the others, by the measure that units are weighed by
    /// (balance.json); else any legal command, each as likely.
    bool best = false;
    std::uint64_t seed = 0; ///< of what is left to chance: the same seed, the same command
};

/// A command of the pack that a side may give now without a refusal and without a warning, or nothing where
/// there is none that it would. What needs dice is ready to be thrown for. Looks only at what its player may
/// see and do; changes nothing.
std::optional<Json> suggestion(const Session& session, const SuggestionWish& wish);

} // namespace umpire
