#pragma once

#include "umpire/rules/rule_pack.h"

#include <memory>

namespace umpire::gui {

/// The rules that came with the program, where `rules` are a club's own for the same game; else null.
std::shared_ptr<const RulePack> originalRules(const RulePack& rules);

} // namespace umpire::gui
