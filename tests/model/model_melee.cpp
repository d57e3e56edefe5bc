/// G: charges, melees and what is lost without a roll.

#include "model_resolver.h"

namespace umpire::plain {

void Resolver::charge(const json& command) {
    Unit& charger = liveUnit(command, "unit");
    Unit& target = liveUnit(command, "target");
    Test test;
    test.kind = Kind::chargeResponse;
    test.facts = readMoraleFacts(command, m_state);
    if (isPlane(target) || isPlane(charger))
        throw Refusal{"not-possible", "a plane neither charges nor is charged"}; // OPEN
    if (charger.chargesAt == target.id) {
        charger.chargedIn = m_state.halfTurn;
        return refuseRoutingCheck(target); // 34, 106: declared already, the target does not test again
    }
    charger.chargesAt.clear(); // 110: whatever becomes of the new one
    charger.chargedIn = m_state.halfTurn;
    if (isArmour(target)) {
        charger.chargesAt = target.id;
        return; // L: no response roll
    }
    if (isLoneScout(target)) {
        go(target, "removed"); // K
        charger.lastAttackTold = true;
        return;
    }
    // OPEN: under S-ROUTCHECK no-checks a charge on a routing unit is `not-possible`.
    refuseRoutingCheck(target);
    if (!m_state.ruled("s-chargetest", "phase-5")) // 33, 108: else it tests as the charge moves
        respondToCharge(target, test, charger.id);
    charger.chargesAt = target.id;
}

/// A declared charge stands until it is fought, called off or broken.
bool Resolver::chargeIsOver(const Unit& charger) const {
    const Unit* target = m_state.findUnit(charger.chargesAt);
    const Formation* brigade = m_state.findFormation(charger.formation);
    return charger.gone() || !target || target->gone() || charger.routing() ||
           (brigade && brigade->state == "buggering-off");
}

void Resolver::endCharges() {
    for (Unit& unit : m_state.units)
        if (!unit.chargesAt.empty() && chargeIsOver(unit))
            unit.chargesAt.clear();
}

/// C: the response of the unit charged; the charger's mark follows from it.
void Resolver::respondToCharge(Unit& target, Test test, const std::string& charger) {
    const int total = rollMorale("charge-response", target, test);
    applyMorale(target, total, test);
    if (!charger.empty())
        markFirers({charger}, total);
}

Resolver::Fighter Resolver::readFighter(const json& command, const std::string& key) {
    const json& holder = requireField(command, key);
    Unit& unit = liveUnit(holder, "unit");
    Test test;
    test.kind = Kind::melee;
    test.facts = readMoraleFacts(holder, m_state);
    return {unit, test, 0};
}

void Resolver::melee(const json& command) {
    Fighter a = readFighter(command, "a");
    Fighter b = readFighter(command, "b");
    // What is said of both is read before either is judged.
    for (Unit* unit : {&a.unit, &b.unit}) {
        if (isPlane(*unit))
            throw Refusal{"not-possible", "a plane fights no melee"}; // OPEN
        // OPEN: a melee round is a check, so S-ROUTCHECK no-checks refuses it for a routing unit.
        refuseRoutingCheck(*unit);
    }
    if (a.unit.id == b.unit.id)
        throw Refusal{"not-possible", "a unit does not fight itself"}; // OPEN
    // 110: both dice are thrown before losses.
    a.total = rollMorale("melee", a.unit, a.test);
    b.total = rollMorale("melee", b.unit, b.test);
    a.unit.lastAttackTold = a.total >= 6 && b.total <= 5;
    b.unit.lastAttackTold = b.total >= 6 && a.total <= 5;
    if (a.unit.lastAttackTold)
        best(a.unit);
    if (b.unit.lastAttackTold)
        best(b.unit);
    if (a.unit.chargesAt == b.unit.id)
        a.unit.chargesAt.clear();
    if (b.unit.chargesAt == a.unit.id)
        b.unit.chargesAt.clear();
    resolveMelee(a, b);
}

void Resolver::resolveMelee(Fighter& a, Fighter& b) {
    if (a.total >= 6 && b.total >= 6)
        return bothStand(a, b);
    if (a.total <= 5 && b.total <= 5) {
        setMeleeResult("both-give-ground", nullptr);
        applyMelee(a);
        applyMelee(b);
    } else if (a.total <= 5) {
        oneGivesGround(a, b);
    } else {
        oneGivesGround(b, a);
    }
    endRound(a, b, false);
}

void Resolver::oneGivesGround(Fighter& loser, Fighter& winner) {
    const bool pursues =
        winner.total >= 8 && !stands(winner.unit, winner.test.facts) && !winner.unit.routing();
    setMeleeResult(pursues ? "pursuit" : "holds", winner.unit.id);
    applyMelee(loser);
    holdMelee(winner);
}

/// Both at 6 or more: the melee goes on, with or without losses.
void Resolver::bothStand(Fighter& a, Fighter& b) {
    const bool aMad = a.total >= 8;
    const bool bMad = b.total >= 8;
    holdMelee(a);
    holdMelee(b);
    if (aMad == bMad)
        setMeleeResult("continues", nullptr);
    else
        setMeleeResult("recoil", aMad ? b.unit.id : a.unit.id);
    // Facing an 8+ costs an element, whether at 6-7 (recoil) or at 8+ oneself.
    if (bMad)
        loseInMelee(a);
    if (aMad)
        loseInMelee(b);
    endRound(a, b, true);
}

void Resolver::applyMelee(Fighter& fighter) {
    if (!isArmour(fighter.unit))
        applyMorale(fighter.unit, fighter.total, fighter.test);
    else if (fighter.total <= 3)
        go(fighter.unit, "destroyed"); // G5
}

void Resolver::holdMelee(Fighter& fighter) {
    if (!isArmour(fighter.unit))
        holdGround(fighter.unit, fighter.total, fighter.test.facts);
}

void Resolver::loseInMelee(Fighter& fighter) {
    if (!isArmour(fighter.unit))
        loseElement(fighter.unit, "destroyed");
}

/// A side that is gone ends the melee for the other, too.
void Resolver::endRound(Fighter& a, Fighter& b, bool goesOn) {
    const bool fighting = goesOn && !a.unit.gone() && !b.unit.gone();
    for (Unit* unit : {&a.unit, &b.unit}) {
        if (unit->gone())
            continue;
        unit->inMelee = fighting;
        unit->unreformed = unit->unreformed || !fighting;
    }
}

void Resolver::setMeleeResult(const std::string& result, const json& by) {
    m_melee = {{"result", result}, {"by", by}};
}

/// G4. OPEN: of the last two elements one is destroyed and one captured (43: "with 1 element left:
/// destroyed only"); gone as `destroyed`.
void Resolver::automaticLoss(const json& command) {
    Unit& unit = liveUnit(command, "unit");
    if (isPlane(unit))
        throw Refusal{"not-possible", "a plane takes no automatic loss"}; // 114
    if (isArmour(unit))
        return;
    loseElement(unit, "destroyed");
    if (unit.gone())
        return;
    ++unit.captured;
    if (unit.elements() == 0)
        go(unit, "destroyed");
}

} // namespace umpire::plain
