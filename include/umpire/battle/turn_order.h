#pragma once

#include "umpire/checks/scope.h"

namespace umpire {

/// A clock that has come to the start of its phase: whom the phase belongs to, nobody drawn yet.
Clock atPhaseStart(const RulePack& rules, const Battle& battle, Clock clock);

/// Where a battle stands before anything has been played.
Clock openingClock(const RulePack& rules, const Battle& battle);

/// True while nothing but the setting up of the battle has come about.
bool isOpening(const RulePack& rules, const Battle& battle);

/// In a phase whose subjects are drawn, those that can still be, in the order of the lists; none in others.
Ids leftToDraw(const RulePack& rules, const Battle& battle);

} // namespace umpire
