#pragma once

#include "text/battle_text.h"
#include "umpire/sheets/sheet.h"
#include "umpire/state/battle.h"

#include <optional>

namespace umpire::sheets {

/// Points as they came: turn, side, what for, how many, and how many the side had with them. Nothing where
/// there were none.
std::optional<Section> ledgerSection(const Battle& battle);

/// What belongs to no side, each with what it has: places, objectives, tokens. Nothing where there is none.
std::optional<Section> thingSection(const BattleText& words);

} // namespace umpire::sheets
