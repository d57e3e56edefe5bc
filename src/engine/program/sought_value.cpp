#include "sought_value.h"

namespace umpire::program {

namespace {

using Op = Expression::Op;

bool isAboutEach(const Expression& expression) {
    bool each = false;
    visit(expression, [&each](const Expression& part) { each = each || part.op == Op::Each; });
    return each;
}

/// "$each.name"
bool isOfEach(const Expression& expression) {
    return expression.op == Op::Of && expression.operands[0].op == Op::Each;
}

} // namespace

SoughtValue soughtBy(const Expression& condition) {
    if (condition.op == Op::Equal) {
        const Expression& a = condition.operands[0];
        const Expression& b = condition.operands[1];
        if (isOfEach(a) && !isAboutEach(b)) {
            return {&a.word, &b};
        }
        return isOfEach(b) && !isAboutEach(a) ? SoughtValue{&b.word, &a} : SoughtValue{};
    }
    if (condition.op == Op::All) {
        for (const Expression& part : condition.operands) {
            if (const SoughtValue wanted = soughtBy(part); wanted.value) {
                return wanted;
            }
        }
    }
    return {};
}

} // namespace umpire::program
