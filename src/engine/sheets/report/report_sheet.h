#pragma once

#include "umpire/sheets/make_sheet.h"

namespace umpire::sheets {

/// The after-action report. It needs a battle.
Sheet reportSheet(const SheetSource& source, const SheetWish& wish);

} // namespace umpire::sheets
