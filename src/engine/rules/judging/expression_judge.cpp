// What can be seen of a condition without playing: whether it can ever hold.

#include "pack_judges.h"

#include <algorithm>

namespace umpire {

namespace {

using Op = Expression::Op;

bool isReference(const Expression& e) {
    return e.op >= Op::Self && e.op <= Op::Constant;
}

/// The same reference written twice reads the same; constants of the pack are no different here.
bool sameReference(const Expression& a, const Expression& b) {
    return isReference(a) && a.op == b.op && a.word == b.word && a.vocabulary == b.vocabulary &&
           std::equal(a.operands.begin(), a.operands.end(), b.operands.begin(), b.operands.end(),
                      sameReference);
}

/// A reference and the value a comparison demands of it.
struct Demand {
    const Expression* reference = nullptr;
    const Value* value = nullptr;
};

std::optional<Demand> demandOf(const Expression& e) {
    if (e.op != Op::Equal) {
        return std::nullopt;
    }
    const Expression& a = e.operands[0];
    const Expression& b = e.operands[1];
    if (isReference(a) && b.op == Op::Literal) {
        return Demand{&a, &b.literal};
    }
    if (isReference(b) && a.op == Op::Literal) {
        return Demand{&b, &a.literal};
    }
    return std::nullopt;
}

bool alwaysHolds(const Expression& e);

/// A condition and its opposite, or two different values of one reference.
bool contradict(const Expression& a, const Expression& b) {
    if ((b.op == Op::Not && sameReference(a, b.operands[0])) ||
        (a.op == Op::Not && sameReference(b, a.operands[0]))) {
        return true;
    }
    const auto first = demandOf(a);
    const auto second = demandOf(b);
    return first && second && sameReference(*first->reference, *second->reference) &&
           !first->value->same(*second->value);
}

bool contradictoryParts(const std::vector<Expression>& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            if (contradict(parts[i], parts[j])) {
                return true;
            }
        }
    }
    return false;
}

bool alwaysHolds(const Expression& e) {
    switch (e.op) {
    case Op::Literal:
        return e.type.kind == Type::Kind::Flag && e.literal.flag();
    case Op::All:
        return std::ranges::all_of(e.operands, alwaysHolds);
    case Op::Any:
        return std::ranges::any_of(e.operands, alwaysHolds);
    case Op::Not:
        return neverHolds(e.operands[0]);
    default:
        return false;
    }
}

} // namespace

bool neverHolds(const Expression& e) {
    switch (e.op) {
    case Op::Literal:
        return e.type.kind == Type::Kind::Flag && !e.literal.flag();
    case Op::All:
        return std::ranges::any_of(e.operands, neverHolds) || contradictoryParts(e.operands);
    case Op::Any:
        return std::ranges::all_of(e.operands, neverHolds);
    case Op::Not:
        return alwaysHolds(e.operands[0]);
    default:
        return false;
    }
}

} // namespace umpire
