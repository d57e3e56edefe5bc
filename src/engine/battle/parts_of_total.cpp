#include "parts_of_total.h"

#include "../rules/reckoning.h"
#include "umpire/checks/scope.h"

#include <algorithm>

namespace umpire {

namespace {

using Op = Expression::Op;

/// Operators that only put together what their operands give, or give the same everywhere.
bool putsTogether(Op op) {
    return reckons(op) || op == Op::Literal || op == Op::Ruling || op == Op::Context || op == Op::Constant ||
           op == Op::Trait || op == Op::In;
}

/// The same for all subjects.
bool isFixed(const Expression& expression) {
    return putsTogether(expression.op) &&
           std::all_of(expression.operands.begin(), expression.operands.end(), isFixed);
}

bool isUnitsOfSelf(const Expression& list) {
    return list.op == Op::Of && list.word == "units" && list.operands.front().op == Op::Self;
}

bool isAlways(const Expression& condition) {
    return condition.op == Op::Literal && condition.literal.flag();
}

/// Goes through the formulas behind a total.
class Finder {
  public:
    Finder(const RulePack& rules, const Battle& battle) : m_rules(rules), m_battle(battle) {}

    std::optional<PartsOfTotal> find(const Id& total) {
        const Attribute* attribute = m_rules.attribute(SubjectKind::Side, total);
        if (!attribute || !attribute->derived) {
            return std::nullopt;
        }
        const Expression& sum = chosen(*attribute->derived);
        const bool adds = sum.op == Op::Sum && sum.operands.size() == 3 && isUnitsOfSelf(sum.operands[0]) &&
                          isAlways(sum.operands[1]) && sum.operands[2].op == Op::Of &&
                          sum.operands[2].operands.front().op == Op::Each;
        if (!adds || !ofUnit(sum.operands[2].word)) {
            return std::nullopt;
        }
        return PartsOfTotal{sum.operands[2].word, m_shared};
    }

  private:
    /// What is left of choices that hang on readings only.
    const Expression& chosen(const Expression& expression) const {
        if (expression.op != Op::If || !isFixed(expression.operands[0])) {
            return expression;
        }
        const bool yes = evaluate(expression.operands[0], Scope{m_rules, m_battle}).flag();
        return chosen(expression.operands[yes ? 1 : 2]);
    }

    const Attribute* derived(SubjectKind kind, const Id& word) const {
        const Attribute* attribute = m_rules.attribute(kind, word);
        return attribute && attribute->derived ? attribute : nullptr;
    }

    bool ofUnit(const Id& word) {
        const Attribute* attribute = derived(SubjectKind::Unit, word);
        return !attribute || partOf(*attribute->derived);
    }

    /// In the formula of a unit's number, $self being that unit.
    bool partOf(const Expression& expression) {
        if (expression.op == Op::Self) {
            return true;
        }
        if (expression.op == Op::Of) {
            return lookUp(expression);
        }
        return putsTogether(expression.op) &&
               std::all_of(expression.operands.begin(), expression.operands.end(),
                           [this](const Expression& operand) { return partOf(operand); });
    }

    bool lookUp(const Expression& of) {
        const Expression& whose = of.operands.front();
        if (whose.op == Op::Self) {
            return ofUnit(of.word);
        }
        const bool own = whose.op == Op::Of && whose.operands.front().op == Op::Self;
        if (own && whose.word == "side") {
            return ofSide(of.word);
        }
        // Of a card that it is bound to, only where that lies: beside it.
        return own && whose.type.subject == SubjectKind::Unit && of.word == m_rules.roles.cards.pile;
    }

    bool ofSide(const Id& word) {
        const Attribute* attribute = derived(SubjectKind::Side, word);
        if (!attribute) {
            return m_rules.attribute(SubjectKind::Side, word) != nullptr;
        }
        const Expression& formula = *attribute->derived;
        const bool adds = (formula.op == Op::Count || formula.op == Op::Sum) &&
                          isUnitsOfSelf(formula.operands[0]) &&
                          std::all_of(formula.operands.begin() + 1, formula.operands.end(),
                                      [this](const Expression& operand) { return plain(operand, Op::Each); });
        if (adds) {
            m_shared.insert(word);
        }
        return adds;
    }

    /// Of one unit and nothing else.
    bool plain(const Expression& expression, Op whose) const {
        if (expression.op == Op::Of && expression.operands.front().op == whose) {
            const Attribute* attribute = derived(SubjectKind::Unit, expression.word);
            return attribute ? plain(*attribute->derived, Op::Self)
                             : m_rules.attribute(SubjectKind::Unit, expression.word) != nullptr;
        }
        return putsTogether(expression.op) &&
               std::all_of(expression.operands.begin(), expression.operands.end(),
                           [&](const Expression& operand) { return plain(operand, whose); });
    }

    const RulePack& m_rules;
    const Battle& m_battle;
    std::set<Id> m_shared;
};

} // namespace

std::optional<PartsOfTotal> partsOf(const Id& total, const RulePack& rules, const Battle& battle) {
    return Finder(rules, battle).find(total);
}

} // namespace umpire
