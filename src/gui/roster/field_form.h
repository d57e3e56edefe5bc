#pragma once

#include "roster/roster_field.h"

namespace umpire::gui {

/// The line for a roster attribute as the pack describes it: its name, choices, limits and default.
RosterField::Form fieldForm(const RulePack& rules, const Attribute& attribute);

} // namespace umpire::gui
