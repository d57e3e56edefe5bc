#pragma once

#include "../expression_reader.h"

namespace umpire {

/// Whom a fact or a field may name: a list of subjects, or a condition on each of them as $self, $other being
/// who takes the check or acts. `roles`: those where a list stands. Empty when there is no such key.
std::optional<Expression> readAmong(ObjectReader& reader, const Roles& roles, SubjectKind named,
                                    const RulePack& pack);

} // namespace umpire
