#pragma once

#include "umpire/rules/rule_pack.h"

namespace umpire {

/// The JSON Schema of the battle files of a pack: its rulings, and of sides, formations, officers and units
/// what its attributes say. `frame` is the schema of any pack's battle files; what it says of no game stays
/// as it is.
Json battleSchema(Json frame, const RulePack& rules);

} // namespace umpire
