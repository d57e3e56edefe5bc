#pragma once

#include "document/battle_document.h"

#include <vector>

namespace umpire::gui {

/// The rolls a command leads to when the dice still missing all show the given face: the usual path, taken to
/// learn beforehand which lines and questions are coming. Nothing of it is shown as a result.
std::vector<Step> stepsAhead(const BattleDocument& document, Json command, std::size_t face = 0);

/// The command with one more die.
Json withDie(Json command, const Json& die);

/// The sum of a step's lines.
std::int64_t sumOf(const Step& step);

} // namespace umpire::gui
