#pragma once

#include "umpire/battle/dice_audit.h"

namespace umpire {

/// "seed 1917", "sealed dice 1".
std::string nameOfSeries(const DrawSeries& series);
/// "the throw taken back before record 12".
std::string nameOfThrow(const StrayThrow& thrown);

/// Adds to the audit what is wrong with the account of the dice: positions that stand nowhere, in two places,
/// or before those of an earlier record; dice of a secret before it was pledged.
void checkDiceOrder(const Session& session, DiceAudit& audit);

} // namespace umpire
