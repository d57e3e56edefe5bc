#pragma once

#include "../expression_reader.h"

namespace umpire {

/// Reads which die a check throws: its id, or an expression that says which. Every word that the expression
/// can give must be a die.
void readDieOfCheck(ObjectReader& reader, Check& check, const RulePack& pack, const Roles& roles);

} // namespace umpire
