#pragma once

#include "umpire/rules/rule_pack.h"

namespace umpire {

/// The JSON Schema of the battle files of a pack: its rulings, and of sides, formations, officers and units
/// what its attributes say. All else is as in the schema of any pack's battle files.
Json battleSchema(const RulePack& rules);

} // namespace umpire
