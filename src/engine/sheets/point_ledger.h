#pragma once

#include "umpire/sheets/sheet.h"
#include "umpire/state/battle.h"

#include <optional>

namespace umpire::sheets {

/// Points as they came: turn, side, what for, how many, and how many the side had with them. Nothing where
/// there were none.
std::optional<Section> ledgerSection(const Battle& battle);

} // namespace umpire::sheets
