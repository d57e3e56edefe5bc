#pragma once

#include "umpire/battle/session.h"
#include "umpire/sheets/sheet.h"

#include <optional>

namespace umpire::sheets {

// What stands on sheets of the table beside the game. Each is nothing where there is none of it.

/// What the sides fight for, who holds it, and the points of each side.
std::optional<Section> objectiveSection(const Battle& battle);

/// What the umpire wrote on turns, sides, formations and units; for nobody but him.
std::optional<Section> remarkSection(const Session& session);

/// How long the turns took: of each side a column, a line a turn, and all of it.
std::optional<Section> timeSection(const Session& session);

} // namespace umpire::sheets
