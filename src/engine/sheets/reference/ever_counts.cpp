#include "ever_counts.h"

#include <algorithm>
#include <optional>

namespace umpire::sheets {

namespace {

using Op = Expression::Op;

/// Whether rulings and the check say all that an expression asks.
bool isSettled(const Expression& expression) {
    bool settled = true;
    visit(expression, [&settled](const Expression& e) {
        switch (e.op) {
        case Op::Literal:
        case Op::Ruling:
        case Op::Constant:
        case Op::All:
        case Op::Any:
        case Op::Not:
        case Op::Equal:
        case Op::Unequal:
        case Op::In:
        case Op::If:
            return;
        case Op::Context:
            settled = settled && e.word == "check";
            return;
        default:
            settled = false;
        }
    });
    return settled;
}

/// What it comes to whatever else is so; nothing where that has a say.
std::optional<bool> known(const Expression& e, const Scope& scope) {
    if (isSettled(e)) {
        return evaluate(e, scope).flag();
    }
    if (e.op == Op::Not) {
        const auto denied = known(e.operands[0], scope);
        return denied ? std::optional(!*denied) : std::nullopt;
    }
    if (e.op == Op::If) {
        const auto condition = known(e.operands[0], scope);
        return condition ? known(e.operands[*condition ? 1 : 2], scope) : std::nullopt;
    }
    if (e.op == Op::All || e.op == Op::Any) {
        const bool decides = e.op == Op::Any;
        const bool decided = std::any_of(e.operands.begin(), e.operands.end(), [&](const Expression& each) {
            return known(each, scope) == std::optional(decides);
        });
        return decided ? std::optional(decides) : std::nullopt;
    }
    return std::nullopt;
}

void choose(Expression& e, const Scope& scope) {
    for (Expression& operand : e.operands) {
        choose(operand, scope);
    }
    if (e.op != Op::If) {
        return;
    }
    if (const auto condition = known(e.operands[0], scope)) {
        Expression chosen = std::move(e.operands[*condition ? 1 : 2]);
        e = std::move(chosen);
    }
}

} // namespace

std::vector<const BandTable*> tablesInForce(const Check& check, const Scope& rulings) {
    Scope scope = rulings;
    scope.check = check.id;
    std::vector<const BandTable*> tables;
    for (const BandTable& table : check.tables) {
        const auto used = table.when ? known(*table.when, scope) : std::optional(true);
        if (used.value_or(true)) {
            tables.push_back(&table);
        }
        if (used == std::optional(true)) {
            break;
        }
    }
    return tables;
}

Modifier asRuled(Modifier modifier, const Scope& rulings) {
    choose(modifier.value, rulings);
    return modifier;
}

bool everCounts(const Modifier& modifier, const Id& check, const Scope& rulings) {
    const bool listed =
        std::find(modifier.checks.begin(), modifier.checks.end(), check) != modifier.checks.end();
    Scope scope = rulings;
    scope.check = check;
    return listed && (!modifier.when || known(*modifier.when, scope).value_or(true));
}

} // namespace umpire::sheets
