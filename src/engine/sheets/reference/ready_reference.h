#pragma once

#include "umpire/sheets/make_sheet.h"

namespace umpire::sheets {

/// The ready reference as the pack lays it out (sheets.json): with the battle's rulings when there is one,
/// else with the pack's own. A pack without one gives a sheet without sections, which says so.
Sheet readyReference(const SheetSource& source, const SheetWish& wish);

} // namespace umpire::sheets
