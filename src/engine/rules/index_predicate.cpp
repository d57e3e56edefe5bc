// What a condition asks of a subject before anything else.

#include "umpire/rules/index_predicate.h"

#include "umpire/rules/rule_pack.h"

namespace umpire {

namespace {

using Op = Expression::Op;

/// Flags that are derived from each other are followed so far.
constexpr int deepest = 8;

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind,
                                               const Expression& condition, int depth);

/// The attribute of $self that an expression is, or null.
const Attribute* ownAttribute(const RulePack& pack, SubjectKind kind, const Expression& expression) {
    const bool own = expression.op == Op::Of && expression.operands.front().op == Op::Self;
    return own ? pack.attribute(kind, expression.word) : nullptr;
}

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, const Attribute& flag, int depth) {
    if (flag.type.kind != Type::Kind::Flag || depth > deepest) {
        return std::nullopt;
    }
    return flag.derived ? indexPredicateOf(pack, flag.of, *flag.derived, depth + 1)
                        : std::optional(IndexPredicate{Symbol(flag.id), true});
}

/// Of two operands that are to be equal, one is the attribute and the other a word.
std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind, const Expression& one,
                                               const Expression& other) {
    const Attribute* attribute = ownAttribute(pack, kind, one);
    const bool word = other.op == Op::Literal && other.literal.isText() && !other.literal.text().empty();
    return attribute && !attribute->derived && word
               ? std::optional(IndexPredicate{Symbol(attribute->id), other.literal})
               : std::nullopt;
}

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind,
                                               const Expression& condition, int depth) {
    switch (condition.op) {
    case Op::All:
        return condition.operands.empty() ? std::nullopt
                                          : indexPredicateOf(pack, kind, condition.operands.front(), depth);
    case Op::Equal: {
        const auto sought = indexPredicateOf(pack, kind, condition.operands[0], condition.operands[1]);
        return sought ? sought : indexPredicateOf(pack, kind, condition.operands[1], condition.operands[0]);
    }
    case Op::Of: {
        const Attribute* flag = ownAttribute(pack, kind, condition);
        return flag ? indexPredicateOf(pack, *flag, depth) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind,
                                               const Expression& condition) {
    return indexPredicateOf(pack, kind, condition, 0);
}

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, const Attribute& flag) {
    return indexPredicateOf(pack, flag, 0);
}

} // namespace umpire
