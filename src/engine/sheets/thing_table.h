#pragma once

#include "text/battle_text.h"

#include <optional>

namespace umpire::sheets {

/// What belongs to no side, each with what it has: places, objectives, tokens. Nothing where there is none.
std::optional<Section> thingSection(const BattleText& words);

} // namespace umpire::sheets
