#pragma once

#include "umpire/rules/expression.h"

namespace umpire {

/// Whether an operator only reckons with what its operands give: logic, comparison, arithmetic, choice. It
/// looks at nothing else, neither battle nor roll.
bool reckons(Expression::Op op);

} // namespace umpire
