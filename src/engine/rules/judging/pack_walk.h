#pragma once

#include "umpire/rules/rule_pack.h"

#include <functional>

namespace umpire {

/// Calls `visitor` with every condition and formula of the pack.
void visitPack(const RulePack& pack, const std::function<void(const Expression&)>& visitor);

/// True for a fact, and for the question whether it was stated.
bool namesFact(const Expression& e);

} // namespace umpire
