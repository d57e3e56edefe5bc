#include "needs.h"

#include <algorithm>

namespace umpire {

namespace {

bool asksOfOther(const Expression& condition) {
    bool asks = false;
    visit(condition, [&asks](const Expression& node) { asks = asks || node.op == Expression::Op::Other; });
    return asks;
}

} // namespace

bool meets(const std::vector<Clause>& needs, const Scope& scope) {
    return std::all_of(needs.begin(), needs.end(), [&scope](const Clause& clause) {
        return (scope.other.empty() && asksOfOther(clause.when)) || evaluate(clause.when, scope).flag();
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
