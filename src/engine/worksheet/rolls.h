#pragma once

#include "../battle/odds/outcome_search.h"
#include "ground.h"
#include "umpire/worksheet/worksheet.h"

namespace umpire {

/// The odds of a roll after this command's dice, were it carried out; empty where it is not made or refused.
std::vector<std::pair<Id, double>> oddsOfRoll(const Ground& ground, const Json& command,
                                              const PossibleRoll& roll);

/// The rolls of a worksheet: lines, questions, odds of each.
std::vector<WorksheetRoll> rollsOf(const Ground& ground, const OutcomeSearch& ways, std::size_t made,
                                   const WorksheetWish& wish);

} // namespace umpire
