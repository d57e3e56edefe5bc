#include "needs.h"

#include <algorithm>

namespace umpire {

namespace {

using Op = Expression::Op;

bool asksOfOther(const Expression& condition) {
    bool asks = false;
    visit(condition, [&asks](const Expression& node) { asks = asks || node.op == Op::Other; });
    return asks;
}

/// Whether a condition looks at what the umpire has still to say: an answer, or a field of the command.
bool asksOfUmpire(const Expression& condition, const RulePack& rules) {
    bool asks = false;
    visit(condition, [&](const Expression& node) {
        const Fact* fact = node.op == Op::Fact ? rules.fact(node.word) : nullptr;
        asks = asks || node.op == Op::Stated || node.op == Op::Field || (fact && !fact->derived);
    });
    return asks;
}

} // namespace

const ActionField* partyOf(const Action& action, std::string_view party) {
    for (const ActionField& field : action.fields) {
        const bool named = field.kind == ActionField::Kind::Subject || field.kind == ActionField::Kind::Party;
        if (named && field.party == party) {
            return &field;
        }
    }
    return nullptr;
}

bool meets(const std::vector<Clause>& needs, const Scope& scope) {
    return std::all_of(needs.begin(), needs.end(), [&scope](const Clause& clause) {
        return (scope.other.empty() && asksOfOther(clause.when)) ||
               (!scope.facts && asksOfUmpire(clause.when, scope.rules)) ||
               evaluate(clause.when, scope).flag();
    });
}

bool meetsItsOwn(const std::vector<Clause>& needs, Scope scope) {
    scope.other.clear();
    return meets(needs, scope);
}

bool mayContest(const Action& action, const ActionField& party, const Scope& scope) {
    return party.kind != ActionField::Kind::Party ||
           std::all_of(action.checks.begin(), action.checks.end(), [&scope](const Id& id) {
               const Check* check = scope.rules.check(id);
               return !check || meetsItsOwn(check->needs, scope);
           });
}

} // namespace umpire
