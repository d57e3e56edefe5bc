#pragma once

#include "umpire/checks/scope.h"

namespace umpire::test {

/// What an expression means, worked out by walking it as it was read: slowly, and without the code that
/// plays. Lists are gone through whole, however long.
Value plainEvaluate(const Expression& expression, const Scope& scope);

} // namespace umpire::test
