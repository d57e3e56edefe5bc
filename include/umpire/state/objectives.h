#pragma once

#include "umpire/state/battle.h"

#include <vector>

namespace umpire {

/// The most objectives that a scenario lists.
inline constexpr std::size_t mostObjectives = 100;
/// The most points that one is worth.
inline constexpr std::int64_t mostWorth = 1000;

/// What one side holds.
struct Holding {
    Id side;
    std::int64_t points = 0; ///< what its objectives are worth together
    std::size_t count = 0;   ///< how many it holds
};

/// That of each side, in their order; none where the scenario lists no objectives.
std::vector<Holding> holdingsOf(const Battle& battle);

/// Seconds that the phases of a game turn took so far; with `side` only those of its half-turn.
std::int64_t secondsOf(const Battle& battle, std::int64_t turn, const Id* side = nullptr);
/// Seconds that the whole game took so far; with `side` only those in which it was active.
std::int64_t secondsOfAll(const Battle& battle, const Id* side = nullptr);

} // namespace umpire
