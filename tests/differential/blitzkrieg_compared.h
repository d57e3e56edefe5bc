#pragma once
/// Whether the engine and the plain model of Allenby's Blitzkrieg agree.

#include "blitzkrieg_bridge.h"

namespace umpire::test {

/// The first difference between the two games, or "": everything that either keeps.
std::string differenceOf(const blitzkrieg::Game& game, const Session& session);

/// The first difference between what an order came to in the model and the engine's answer, or "": throws and
/// warnings.
std::string differenceOf(const blitzkrieg::Outcome& outcome, const Answer& answer, const RulePack& rules);

/// Units that the engine made, those of the model's that it does not know yet, get its ids.
void adoptIds(blitzkrieg::Game& game, const Session& session);

} // namespace umpire::test
