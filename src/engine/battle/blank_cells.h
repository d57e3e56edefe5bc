#pragma once

#include "umpire/base/json.h"
#include "umpire/state/battle.h"

namespace umpire {

/// The command that fills in a cell, without its value.
Json fillingOf(const TableCell& cell);

} // namespace umpire
