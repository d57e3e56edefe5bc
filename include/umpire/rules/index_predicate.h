#pragma once

#include "umpire/base/value.h"
#include "umpire/rules/expression.h"

#include <optional>

namespace umpire {

struct Attribute;
struct RulePack;

/// What a subject must store in one attribute for a condition about it to hold: true, or a word.
struct IndexPredicate {
    Symbol attribute;
    Value value;
    bool operator==(const IndexPredicate&) const = default;
};

/// What $self, of that kind, must store for a condition to hold, where the condition looks at that before
/// anything else: whoever stores something else need not be asked, and asking him would leave no trace.
std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind,
                                               const Expression& condition);
/// The same for a flag of the pack to be set.
std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, const Attribute& flag);

} // namespace umpire
