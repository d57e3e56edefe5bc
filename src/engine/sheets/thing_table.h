#pragma once

#include "words/battle_words.h"

#include <optional>

namespace umpire::sheets {

/// What belongs to no side, each with what it has: places, objectives, tokens. Nothing where there is none.
std::optional<Section> thingSection(const BattleWords& words);

} // namespace umpire::sheets
