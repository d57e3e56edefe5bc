#pragma once

#include "small_game.h"

namespace umpire::test {

/// The small pack with a map of 6 columns and 5 rows (even columns lower), where units and things have a
/// `spot` on it, with tables of what places and borders are, and with odds whose columns a battle fills in.
SmallPack mappedPack();

/// Fox at 0203, hen at 0204, owl at 0303.
std::unique_ptr<Session> mappedGame(const SmallPack& pack, const Json& more = Json::object());

Json mappedRoster(const Json& more = Json::object());

} // namespace umpire::test
