#include "umpire/checks/scope.h"

#include "../program/interpreter.h"
#include "setting.h"

namespace umpire {

Scope Scope::about(Somebody newSelf) const {
    Scope result = *this;
    result.self = newSelf;
    return result;
}

Value evaluate(const Expression& expression, const Scope& scope) {
    if (expression.op == Expression::Op::Literal) {
        return expression.literal;
    }
    return Setting(scope).value(expression);
}

bool holds(const std::optional<Expression>& condition, const Scope& scope) {
    return !condition || evaluate(*condition, scope).flag();
}

Value attributeValue(const Subject& subject, const Attribute& attribute, const Scope& scope) {
    if (!attribute.derived) {
        return subject.value(attribute.id);
    }
    return attributeValue(subject.id, attribute.id, scope);
}

Value attributeValue(std::string_view id, std::string_view word, const Scope& scope) {
    const Setting setting(scope);
    const program::Frame& frame = setting.frame();
    return program::attributeByName(frame.battle.find(id), Symbol(word), frame);
}

Value factValue(std::string_view id, const Scope& scope) {
    if (scope.facts) {
        const auto stated = scope.facts->find(id);
        if (stated != scope.facts->end()) {
            return stated->second;
        }
    }
    const Fact* fact = scope.rules.fact(id);
    if (fact && fact->derived) {
        return evaluate(*fact->derived, scope);
    }
    return fact ? fact->fallback : Value();
}

Id phaseSide(const Scope& scope) {
    return program::phaseSide(scope.rules, scope.battle);
}

void giveDefaults(const RulePack& rules, Battle& battle, const Id& id) {
    const Symbol subject(id);
    const SubjectKind kind = battle.find(subject)->kind;
    for (const Attribute& attribute : rules.attributes) {
        const bool may = attribute.fallback && attribute.of == kind;
        if (may && !battle.find(subject)->values.contains(attribute.id)) {
            const Scope scope{rules, battle, subject};
            battle.set(subject, Symbol(attribute.id), evaluate(*attribute.fallback, scope));
        }
    }
}

Id readingOf(std::string_view ruling, const Scope& scope) {
    const Setting setting(scope);
    const auto number = setting.program().index().ruling(ruling);
    return number ? program::readingOf(*number, setting.frame()).text() : Id();
}

} // namespace umpire
