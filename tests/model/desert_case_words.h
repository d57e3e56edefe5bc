#pragma once
/// Short words in which the tables of cases are written, so that a case is a line.

#include "desert_cases.h"

namespace umpire::desert::words {

using enum Weapon;
using enum Kind;
using enum People;
using enum QualityBonus;
using enum TwelveDie;
using enum GunState;
using enum Ground;

inline constexpr bool no = false;
inline constexpr bool yes = true;
inline constexpr Skill firing = Skill::fire;
inline constexpr Skill fighting = Skill::melee;
inline constexpr int none = 21;

// Of an Aim, in its order: long range, cover, prone, target mounted, firer mounted, opportunity, wounded.
inline constexpr Aim open = {};
inline constexpr Aim far = {yes, no, no, no, no, no, no};
inline constexpr Aim atCover = {no, yes, no, no, no, no, no};
inline constexpr Aim atProne = {no, no, yes, no, no, no, no};
inline constexpr Aim atRiders = {no, no, no, yes, no, no, no};
inline constexpr Aim fromHorse = {no, no, no, no, yes, no, no};
inline constexpr Aim atChargers = {no, no, no, no, no, yes, no};
inline constexpr Aim byWounded = {no, no, no, no, no, no, yes};
inline constexpr Aim worst = {yes, yes, yes, no, yes, yes, yes};

} // namespace umpire::desert::words
