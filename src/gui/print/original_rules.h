#pragma once

#include "document/battle_document.h"

#include <memory>

namespace umpire::gui {

/// The rules that came with the program, told as the document's are, where these are a club's own for the
/// same game; else null.
std::shared_ptr<const RulePack> originalRules(const BattleDocument& document);

} // namespace umpire::gui
