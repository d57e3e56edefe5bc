#pragma once

#include "umpire/checks/scope.h"

namespace umpire {

/// Whom an `among` of a pack allows: a list, or those of a kind for whom a condition holds, each as $self and
/// the scope's $self as $other. Without one, all of that kind.
Ids amongOf(const std::optional<Expression>& among, SubjectKind kind, const Scope& scope);

/// Whom a fact of the kind subject or subjects may name in a scope, the likeliest first. Without `among` all
/// subjects of its kind; nobody for facts of other kinds.
std::vector<Id> candidatesOf(const Fact& fact, const Scope& scope);

} // namespace umpire
