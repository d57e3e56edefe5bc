#pragma once

#include "umpire/sheets/make_sheet.h"

namespace umpire::sheets {

/// A sheet of the kind wished for with its title, whose copy it is, and its foot; nothing on it yet.
Sheet framed(const SheetSource& source, const SheetWish& wish, const std::string& what);

/// Whether the sheet shows the battle as it stands now rather than as it was set up.
bool asItStands(const Session& session, const SheetWish& wish);

/// The battle a roster or card shows.
Battle shownBattle(const Session& session, const SheetWish& wish);

/// Says beside whose copy it is which state it shows, once there are two.
void tellShowing(Sheet& sheet, const Session& session, const SheetWish& wish);

/// Whether the reader may know the orders and objectives of a side's units.
bool maySeeOrders(const SheetWish& wish, const Id& side);

/// What stands at the foot of every page: battle, date, rules and their edition.
std::vector<std::string> footerOf(const SheetSource& source);

/// The title of a battle, also of one that has none yet.
std::string titleOf(const Battle& battle);

/// "Turn 3 of 12", "Turn 13, limit 12", "Turn 3".
std::string turnText(const Battle& battle);

// The makers of sheets. All but the ready reference need a battle.

/// The ready reference as the pack lays it out (sheets.json): with the battle's rulings when there is one,
/// else with the pack's own. A pack without one gives a sheet without sections, which says so.
Sheet readyReference(const SheetSource& source, const SheetWish& wish);

/// One line a unit with boxes to tick, as the battle was set up.
Sheet rosterSheet(const SheetSource& source, const SheetWish& wish);

/// A card for each unit, as the battle was set up.
Sheet unitCards(const SheetSource& source, const SheetWish& wish);

/// For players to give their orders on.
Sheet orderSheets(const SheetSource& source, const SheetWish& wish);

/// The battle as it stands, to go on with on paper.
Sheet stateSheet(const SheetSource& source, const SheetWish& wish);

/// The after-action report.
Sheet reportSheet(const SheetSource& source, const SheetWish& wish);

} // namespace umpire::sheets
