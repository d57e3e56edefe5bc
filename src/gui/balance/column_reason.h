#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <QString>

namespace umpire::gui {

/// Which units bring a formation into the column of the rehearsal's table that it is in: those of another
/// word of the mix than most of it, without whom the column would be another. "by A Battery RHA", "by 3
/// units", or
/// "" where there are none.
QString columnReason(const RulePack& rules, const Battle& battle, const Id& formation);

} // namespace umpire::gui
