#pragma once

#include "umpire/sheets/make_sheet.h"

namespace umpire::sheets {

// Sheets of the order of battle. Each needs a battle.

/// One line a unit with boxes to tick, as the battle was set up.
Sheet rosterSheet(const SheetSource& source, const SheetWish& wish);

/// A card for each unit, as the battle was set up.
Sheet unitCards(const SheetSource& source, const SheetWish& wish);

/// For players to give their orders on.
Sheet orderSheets(const SheetSource& source, const SheetWish& wish);

/// The battle as it stands, to go on with on paper.
Sheet stateSheet(const SheetSource& source, const SheetWish& wish);

} // namespace umpire::sheets
