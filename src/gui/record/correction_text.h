#pragma once

#include "document/battle_document.h"
#include "look/look.h"

namespace umpire::gui {

/// Says what a correction changes in the records after it. `extra` holds the engine's differences, effects,
/// conflicts and notes. With `choices`, a record that can no longer happen carries a link `keep:NUMBER`.
QString correctionText(const Look& look, const BattleDocument& document, const Json& extra, bool choices);

} // namespace umpire::gui
