#pragma once

#include "umpire/rules/rule_pack.h"

#include <QString>

namespace umpire::gui {

/// The letter that takes what a unit does by itself, such as to dismount; "" where the action has none.
QString keyOfAction(const RulePack& rules, const Id& action);

} // namespace umpire::gui
