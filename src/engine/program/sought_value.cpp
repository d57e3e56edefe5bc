#include "sought_value.h"

namespace umpire::program {

namespace {

using Op = Expression::Op;

bool isAboutEach(const Expression& expression, const std::string& called) {
    bool each = false;
    visit(expression, [&](const Expression& part) {
        each = each || part.op == Op::Each || (part.op == Op::Named && part.word == called);
    });
    return each;
}

/// "$each.name"
bool isOfEach(const Expression& expression) {
    return expression.op == Op::Of && expression.operands[0].op == Op::Each;
}

} // namespace

SoughtValue soughtBy(const Expression& condition, const std::string& called) {
    if (condition.op == Op::Equal) {
        const Expression& a = condition.operands[0];
        const Expression& b = condition.operands[1];
        if (isOfEach(a) && !isAboutEach(b, called)) {
            return {&a.word, &b};
        }
        return isOfEach(b) && !isAboutEach(a, called) ? SoughtValue{&b.word, &a} : SoughtValue{};
    }
    if (condition.op == Op::All) {
        for (const Expression& part : condition.operands) {
            if (const SoughtValue wanted = soughtBy(part, called); wanted.value) {
                return wanted;
            }
        }
    }
    return {};
}

} // namespace umpire::program
