#pragma once

#include "umpire/battle/record.h"
#include "umpire/battle/session.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

namespace umpire {

/// The battle as its roster says, whenever each line of it was written, and nothing that was played.
Battle asSetUp(const RulePack& rules, const Battle& start, const std::vector<Record>& records, int cursor);

/// Where a history out of a file begins and what it leads to.
struct Restored {
    std::string problem; ///< in words why it does not fit, or "": then only do the battles count
    Battle start;        ///< before the first record
    Battle battle;       ///< after the last one in force
};

/// Goes through a history that belongs to a roster.
Restored restored(const Battle& roster, const History& history, const RulePack& rules);

/// Why a state that a file's events led to cannot be played on, or "": a clock
/// that stands at no phase or side, a subject below nothing, a line of command
/// that runs in a circle. Only what these events may have broken is looked at;
/// where the state before them was not found sound, whatever such events can
/// break.
std::string unsound(const Battle& battle, const RulePack& rules, const Events& events, bool wasSound);
/// Applies events of a correction out of a file; what names a subject that is
/// not there is passed over.
void applyWhereThere(Battle& battle, const Events& events);

} // namespace umpire
