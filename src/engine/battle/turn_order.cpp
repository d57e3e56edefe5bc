// Whose turn it is: phases, their owners, and who is drawn in them.

#include "umpire/battle/turn_order.h"

#include "umpire/battle/turn_actions.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/scope.h"

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

std::vector<TurnAction> turnActionsOf(const RulePack& rules, const Battle& battle, const Id& id) {
    std::vector<TurnAction> turnActions;
    const Subject* subject = battle.find(id);
    const Scope scope{rules, battle, id};
    for (const Attribute& attribute : rules.attributes) {
        if (subject && attribute.deed && attribute.of == subject->kind &&
            attributeValue(*subject, attribute, scope).flag()) {
            turnActions.push_back({attribute.id, attribute.name});
        }
    }
    return turnActions;
}

std::vector<Tie> tiesOf(const RulePack& rules, const Battle& battle) {
    std::vector<const Attribute*> bonds;
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.tie) {
            bonds.push_back(&attribute);
        }
    }
    std::vector<Tie> ties;
    for (const Subject* subject : bonds.empty() ? std::vector<const Subject*>{} : battle.all()) {
        const Scope scope{rules, battle, subject->id};
        for (const Attribute* bond : bonds) {
            const Id to = bond->of == subject->kind ? attributeValue(*subject, *bond, scope).text() : Id();
            if (battle.find(to)) {
                ties.push_back({bond->id, subject->id, to, bond->name});
            }
        }
    }
    return ties;
}

} // namespace umpire
