#pragma once

#include "umpire/battle/balance.h"

namespace umpire {

/// The rehearsal of a formation whose check comes to a state by its outcome and the state before alone, and
/// does nothing else that losses or further checks depend on: then only states and losses are told apart, and
/// each outcome is carried out once for each state. Nothing where the pack does not see to that, or what is
/// carried out turns out to change more.
std::optional<Rehearsal> rehearsePlainly(const RulePack& rules, const GameModule* module,
                                         const Battle& battle, const Id& formation, std::int64_t most);

/// Takes an element off the first unit of a formation that has one to lose; false when none has.
bool loseOne(const RulePack& rules, Battle& battle, const Id& formation);

} // namespace umpire
