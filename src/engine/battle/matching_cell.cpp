#include "matching_cell.h"

#include "umpire/base/text.h"

namespace umpire {

void meet(RollSoFar& a, RollSoFar& b) {
    a.enemyTotal = b.total;
    a.enemyOutcome = b.outcome;
    b.enemyTotal = a.total;
    b.enemyOutcome = a.outcome;
}

MatchingCell matchingCell(const Contest& contest, const Scope& a, const Scope& b) {
    for (const Contest::Cell& cell : contest.cells) {
        if (listed(cell.own, a.roll->outcome) && listed(cell.enemy, b.roll->outcome) && holds(cell.when, a)) {
            return {&cell, false};
        }
        if (listed(cell.own, b.roll->outcome) && listed(cell.enemy, a.roll->outcome) && holds(cell.when, b)) {
            return {&cell, true};
        }
    }
    return {};
}

} // namespace umpire
