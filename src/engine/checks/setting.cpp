#include "setting.h"

#include "../program/machine.h"

#include <algorithm>

namespace umpire {

using program::Program;
using program::Scratch;

Setting::Setting(const Scope& scope)
    : m_use(Scratch::ofThread()), m_frame{.program = Program::of(scope.rules), .battle = arranged(scope)} {
    m_frame.self = scope.self.symbol();
    m_frame.other = scope.other.symbol();
    m_frame.each = scope.each.symbol();
    m_frame.selfSubject = scope.self.empty() ? nullptr : m_frame.battle.find(m_frame.self);
    m_frame.otherSubject = scope.other.empty() ? nullptr : m_frame.battle.find(m_frame.other);
    m_frame.facts = factsOf(scope);
    m_frame.factsStated = scope.facts ? scope.facts->size() : 0;
    m_frame.fields = scope.fields;
    m_frame.roll = scope.roll;
    m_frame.check = scope.check.symbol();
    m_frame.rulingsRead = scope.rulingsRead ? scope.rulingsRead->bits(scope.rules) : nullptr;
    m_frame.known = scope.known;
}

namespace {

/// Packs that were read twice have layouts that are the same.
bool areAlike(const std::shared_ptr<const Layout>& a, const std::shared_ptr<const Layout>& b) {
    if (a == b || !a || !b) {
        return a == b;
    }
    const auto alike = [](const auto& left, const auto& right) {
        return left == right || (left && right && left->attributes() == right->attributes());
    };
    return a->rulings == b->rulings &&
           std::equal(a->attributes.begin(), a->attributes.end(), b->attributes.begin(), alike);
}

} // namespace

/// A battle that was put together by hand has its values by name only; a copy of it serves.
const Battle& Setting::arranged(const Scope& scope) {
    if (areAlike(scope.battle.layout(), scope.rules.layout)) {
        return scope.battle;
    }
    m_arranged = scope.battle;
    m_arranged->adopt(scope.rules.layout);
    return *m_arranged;
}

const program::FactSlot* Setting::factsOf(const Scope& scope) {
    const std::vector<program::FactSlot>& unstated = program().unstated();
    if (scope.slots) {
        return scope.slots;
    }
    if (!scope.facts || scope.facts->empty()) {
        return unstated.data();
    }
    auto* slots = Scratch::ofThread().take<program::FactSlot>(unstated.size());
    std::uninitialized_copy(unstated.begin(), unstated.end(), slots);
    for (const auto& [id, value] : *scope.facts) {
        if (const auto number = program().index().fact(id)) {
            slots[*number] = program().stated(*number, value);
        }
    }
    return slots;
}

bool Setting::suits(const program::Block& block) const {
    return !block.assumed || (m_frame.selfSubject && m_frame.selfSubject->kind == *block.assumed);
}

bool Setting::mayAskTooMuch(const Expression& expression) const {
    const program::Block* block = expression.op == Expression::Op::Literal || substitutes()
                                      ? nullptr
                                      : program().block(expression, false);
    return expression.op != Expression::Op::Literal && (!block || !suits(*block) || block->mayAskTooMuch);
}

Value Setting::value(const Expression& expression) const {
    if (expression.op == Expression::Op::Literal) {
        return expression.literal;
    }
    const program::Block* block = substitutes() ? nullptr : program().block(expression, false);
    if (block && !suits(*block)) {
        block = program().block(expression, true);
    }
    return block ? valueOf(*block, m_frame) : valueOf(program().written(expression, true), m_frame);
}

} // namespace umpire
