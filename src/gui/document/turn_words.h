#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <QString>

namespace umpire::gui {

/// "Turn 3", "Turn 3 of 12" where the scenario has a limit, "Turn 13, limit 12" beyond it.
QString turnWords(const Battle& battle);

/// Who acts in the phase: the side, "Both sides", the subject that was drawn; "" where a turn without
/// half-turns leaves it open.
QString actorWords(const RulePack& rules, const Battle& battle);

/// What to do while nothing is being resolved, as the pack says it. `begun`: something has happened already.
QString invitation(const RulePack& rules, bool begun);

/// Which of the sides acts in the phase, from 0; their number where none does.
int actingSide(const RulePack& rules, const Battle& battle);

} // namespace umpire::gui
