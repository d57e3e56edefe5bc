#pragma once

#include "umpire/sheets/make_sheet.h"

namespace umpire::sheets {

/// All tables of the pack on one page, or on two.
Sheet readyReference(const SheetSource& source, const SheetWish& wish);

} // namespace umpire::sheets
