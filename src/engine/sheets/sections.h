#pragma once

#include "text/battle_text.h"
#include "umpire/battle/session.h"
#include "umpire/battle/visibility.h"
#include "umpire/sheets/sheet.h"

namespace umpire::sheets {

// What several sheets tell beside the order of battle. Nothing is added where there is none of it.

void addSection(Sheet& sheet, const Id& id, const std::string& title, std::vector<Block> blocks);
void addSection(Sheet& sheet, const Id& id, const std::string& title, List list);
/// A table that is all of its section, and called the same.
void addTable(Sheet& sheet, const Id& id, const Table& table);

/// What the sides fight for, who holds it, and the points of each side.
void addObjectives(Sheet& sheet, const Battle& battle);

/// What the umpire wrote on turns, sides, formations and units; for nobody but him.
void addRemarks(Sheet& sheet, const Session& session);

/// How long the turns took: of each side a column, a line a turn, and all of it.
void addTimes(Sheet& sheet, const Session& session);

/// Points as they came: turn, side, what for, how many, and how many the side had with them.
void addLedger(Sheet& sheet, const Battle& battle);

/// What belongs to no side, each with what it has: places, objectives, tokens.
void addThings(Sheet& sheet, const BattleText& words);

/// How many cards each side has in each pile, and what those are that this viewer may see.
void addPiles(Sheet& sheet, const Session& session, const Viewer& viewer);

} // namespace umpire::sheets
