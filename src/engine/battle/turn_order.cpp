// Whose turn it is: phases, their owners, and who is drawn in them.

#include "umpire/battle/turn_order.h"

#include "umpire/base/listed.h"

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
    for (const Subject* subject : battle.all(phase->drawn)) {
        if (!listed(battle.clock.drawn, subject->id) &&
            holds(phase->among, Scope{rules, battle, subject->id})) {
            left.push_back(subject->id);
        }
    }
    return left;
}

} // namespace umpire
