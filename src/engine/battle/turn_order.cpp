// Whose turn it is: phases, their owners, and who is drawn in them.

#include "umpire/battle/turn_order.h"

#include "umpire/checks/candidates.h"

#include <unordered_set>

namespace umpire {

namespace {

Id sideToBegin(const Battle& battle) {
    const Ids order = battle.sideOrder();
    return order.empty() ? Id() : order.front();
}

/// The side that the phase's own rule names at this moment, or "".
Id ownerNamed(const Phase& phase, const RulePack& rules, const Battle& battle, const Clock& clock) {
    Battle then = battle;
    then.clock = clock;
    const Id side = evaluate(*phase.side, Scope{rules, then}).text();
    const Subject* known = battle.find(side);
    return known && known->kind == SubjectKind::Side ? side : Id();
}

} // namespace

Clock atPhaseStart(const RulePack& rules, const Battle& battle, Clock clock) {
    clock.owner.clear();
    clock.acting.clear();
    clock.drawn.clear();
    const Phase* phase = rules.phase(clock.phase);
    if (!rules.halves) {
        clock.side.clear();
    }
    if (phase && phase->owner == Phase::Owner::Side && phase->side) {
        clock.owner = ownerNamed(*phase, rules, battle, clock);
        clock.side = rules.halves ? clock.side : clock.owner;
    }
    return clock;
}

Clock openingClock(const RulePack& rules, const Battle& battle) {
    return atPhaseStart(rules, battle, {1, sideToBegin(battle), rules.phases.front().id, 0});
}

bool isOpening(const RulePack& rules, const Battle& battle) {
    const Clock& clock = battle.clock;
    return clock.turn == 1 && clock.halfTurn == 0 && !clock.begun && clock.phase == rules.phases.front().id;
}

Ids leftToDraw(const RulePack& rules, const Battle& battle) {
    Ids left;
    const Phase* phase = rules.phase(battle.clock.phase);
    if (!phase || phase->owner != Phase::Owner::Drawn) {
        return left;
    }
    const std::unordered_set<Id> drawn(battle.clock.drawn.begin(), battle.clock.drawn.end());
    for (const Symbol subject : likelyFor(phase->among, phase->drawn, rules, battle)) {
        if (!drawn.contains(subject.text()) && holds(phase->among, Scope{rules, battle, subject})) {
            left.push_back(subject.text());
        }
    }
    return left;
}

} // namespace umpire
