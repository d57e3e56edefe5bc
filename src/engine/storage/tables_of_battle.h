#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

namespace umpire {

/// Reads what a battle file fills into the tables of its rules: table, row and, where there are any, column.
void readTables(const JsonNode& node, const RulePack& rules, const ReadContext& context, Battle& battle);

/// The same as it is written.
Json tablesJson(const Battle& battle);

} // namespace umpire
