#pragma once

#include "document/battle_document.h"
#include "resolve/dice_ways.h"
#include "resolve/panel_contents.h"
#include "umpire/worksheet/drafting.h"

#include <optional>

namespace umpire::gui {

/// The dice asked for now, as the players throw them; nothing while none are.
std::optional<PanelDice> panelDice(const BattleDocument& document, const DiceWays& ways,
                                   const Drafting& drafting);

} // namespace umpire::gui
