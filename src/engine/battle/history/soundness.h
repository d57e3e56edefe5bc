#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/event.h"

namespace umpire {

/// Why a state that a file's events led to cannot be played on, or "": a clock
/// that stands at no phase or side, a subject below nothing, a line of command
/// that runs in a circle. Only what these events may have broken is looked at;
/// where the state before them was not found sound, whatever such events can
/// break.
std::string unsound(const Battle& battle, const RulePack& rules, const Events& events, bool wasSound);
/// Whether subjects come, go or are placed elsewhere.
bool movesSubjects(const Events& events);

/// Applies events of a correction out of a file; what names a subject that is
/// not there is passed over.
void applyWhereThere(Battle& battle, const Events& events);

} // namespace umpire
