#pragma once

#include "text/battle_text.h"
#include "umpire/battle/session.h"
#include "umpire/battle/visibility.h"
#include "umpire/sheets/sheet.h"

#include <optional>

namespace umpire::sheets {

// What several sheets tell beside the order of battle. Each is nothing where there is none of it.

/// What the sides fight for, who holds it, and the points of each side.
std::optional<Section> objectiveSection(const Battle& battle);

/// What the umpire wrote on turns, sides, formations and units; for nobody but him.
std::optional<Section> remarkSection(const Session& session);

/// How long the turns took: of each side a column, a line a turn, and all of it.
std::optional<Section> timeSection(const Session& session);

/// Points as they came: turn, side, what for, how many, and how many the side had with them.
std::optional<Section> ledgerSection(const Battle& battle);

/// What belongs to no side, each with what it has: places, objectives, tokens.
std::optional<Section> thingSection(const BattleText& words);

/// How many cards each side has in each pile, and what those are that this viewer may see.
std::optional<Section> pileSection(const Session& session, const Viewer& viewer);

} // namespace umpire::sheets
