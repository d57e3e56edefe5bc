#include "setting.h"

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

bool Setting::mayAskTooMuch(const Expression& expression) const {
    const program::Code* code =
        expression.op == Expression::Op::Literal ? nullptr : program().code(expression);
    return expression.op != Expression::Op::Literal && (!code || code->mayAskTooMuch);
}

Value Setting::value(const Expression& expression) const {
    if (expression.op == Expression::Op::Literal) {
        return expression.literal;
    }
    const program::Code* code = program().code(expression);
    return code ? valueOf(*code, m_frame) : valueOf(program().written(expression), m_frame);
}

FactSlots::FactSlots(const RulePack& rules, const Facts& facts)
    : m_rules(&rules), m_slots(Program::of(rules).unstated()) {
    for (const auto& [id, value] : facts) {
        if (const auto number = Program::of(rules).index().fact(id)) {
            put(*number, value);
        }
    }
}

void FactSlots::put(std::uint32_t fact, const Value& value) {
    m_slots[fact] = Program::of(*m_rules).stated(fact, value);
}

} // namespace umpire
