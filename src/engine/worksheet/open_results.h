#pragma once

#include "ground.h"
#include "umpire/battle/preview.h"
#include "umpire/worksheet/worksheet.h"

namespace umpire {

/// The field for a result that the umpire has to state.
WorksheetField fieldOf(const Ground& ground, const StatedResult& open);
/// The field for a cell of a table that is blank: a command of its own fills it in.
WorksheetField fieldOf(const Ground& ground, const TableCell& blank);

} // namespace umpire
