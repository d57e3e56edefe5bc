#pragma once

#include "umpire/base/json.h"

namespace umpire {

/// No entry lays out a die beyond so many in its list: more than any roll throws at once are nobody's.
inline constexpr int mostCountedDice = 1000;

/// A list of dice in which many that show the same may be written as one, `{"face": 4, "times": 7}`: all of
/// them one by one. What is no such entry, or has more dice than are laid out, stays as it is, for whoever
/// reads it to refuse.
Json oneByOne(const Json& dice);

/// A command with its `dice` one by one.
Json withDiceOneByOne(Json command);

} // namespace umpire
