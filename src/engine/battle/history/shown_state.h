#pragma once

#include "umpire/base/json.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <string_view>

namespace umpire {

/// What the place of a subject is called; "" where it has none.
std::string_view standingKey(SubjectKind kind);
/// The value as it shows; a flag that nobody set is not set.
Value asShown(const Attribute& attribute, Value value);
/// What the clock shows of the turn.
Json shownClock(const Clock& clock);

} // namespace umpire
