#pragma once

#include "umpire/checks/scope.h"

namespace umpire {

/// Whom a fact of the kind subject or subjects may name in a scope, the likeliest first. Without `among` all
/// subjects of its kind; nobody for facts of other kinds.
std::vector<Id> candidatesOf(const Fact& fact, const Scope& scope);

} // namespace umpire
