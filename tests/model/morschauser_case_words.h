#pragma once
/// Short words in which the tables of cases are written, so that a case is a line.

#include "morschauser_cases.h"

namespace umpire::morschauser::words {

using enum Type;
using enum Ammunition;
using enum Quality;
using enum FallsBack;

inline constexpr Mark one = Mark::one;
inline constexpr Mark two = Mark::two;
inline constexpr bool no = false;
inline constexpr bool yes = true;

inline constexpr bool steady = false;
inline constexpr bool shaken = true;
inline constexpr bool attacks = true;
inline constexpr bool defends = false;
inline constexpr bool front = true;
inline constexpr bool other = false;

inline constexpr Ground open = {};
inline constexpr Ground uphill = {true, false, false, false};
inline constexpr Ground stream = {false, true, false, false};
inline constexpr Ground woods = {false, false, true, false};
inline constexpr Ground house = {false, false, false, true};
inline constexpr Ground hardest = {true, true, true, true};

inline constexpr Rulings usual = {};
inline constexpr Rulings asPrinted = {true, false};
inline constexpr Rulings twice = {false, true};

} // namespace umpire::morschauser::words
