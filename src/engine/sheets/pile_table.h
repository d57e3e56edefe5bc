#pragma once

#include "umpire/battle/eyes.h"
#include "umpire/battle/session.h"
#include "umpire/sheets/sheet.h"

#include <optional>

namespace umpire::sheets {

/// How many cards each side has in each pile, and what those are that these eyes may see. Nothing where the
/// pack has no cards.
std::optional<Section> pileSection(const Session& session, const Eyes& eyes);

} // namespace umpire::sheets
