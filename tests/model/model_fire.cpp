/// F, J, L: shooting, planes over the field, armoured cars and fire at armour.

#include "model_resolver.h"

#include <algorithm>

namespace umpire::plain {

namespace {

// OPEN: no upper bound is printed for `jam-dice` (S-ACMAX is advice).
int readJamDice(const json& command) {
    if (!command.contains("jam-dice"))
        return 1;
    const json& dice = command.at("jam-dice");
    if (!dice.is_number_integer() || dice < 1 || dice > 1000)
        throw Refusal{"bad-value", "jam-dice"};
    return dice;
}

std::string readAttack(const json& command, const Unit& firer) {
    if (!isPlane(firer))
        return ""; // OPEN: `attack` stated for another type is not looked at.
    const std::string attack = requireText(command, "attack");
    if (!oneOf(attack, {"bombing", "strafing"}))
        throw Refusal{"bad-value", "no attack " + attack};
    return attack;
}

std::string driveOffOutcome(int die) {
    if (die == 8)
        return "shot-down";
    if (die == 7)
        return "driven-off";
    return die >= 5 ? "distracted" : "unmoved";
}

std::string damageOutcome(int face) {
    static const std::array<const char*, 4> outcomes = {"destroyed", "raked", "crew-shaken", "crew-stunned"};
    return outcomes.at(static_cast<std::size_t>(face));
}

} // namespace

void Resolver::shoot(const json& command) {
    Unit& firer = liveUnit(command, "unit");
    Unit& target = liveUnit(command, "target");
    const int jamDice = readJamDice(command);
    Test test;
    test.facts = readMoraleFacts(command, m_state);
    test.facts.firedOnBy = {firer.id}; // OPEN: `shoot` fills it, whatever is stated
    test.planeAttack = readAttack(command, firer);
    if (isPlane(target))
        throw Refusal{"not-possible", "a plane takes no morale check"}; // OPEN: so it cannot be shot at
    if (target.routing() && !isArmour(target) && m_state.ruled("s-routcheck", "no-checks"))
        return;
    if (firer.type == "armoured-car" && !armouredCarFire(firer, jamDice, test))
        return;
    if (isPlane(firer) && !driveOff(firer, target, test))
        return;
    if (isArmour(target))
        return fireAtArmour(firer, target);
    const int total = rollMorale("morale", target, test);
    applyMorale(target, total, test);
    markFirers(test.facts.firedOnBy, total);
    if (total <= 5)
        best(firer);
}

/// L: all jam dice together; says whether anything comes of them.
bool Resolver::armouredCarFire(Unit& car, int jamDice, Test& test) {
    json faces = json::array();
    bool jammed = false;
    for (int i = 0; i < jamDice; ++i) {
        const int face = m_dice.jam();
        jammed = jammed || face == jamFace;
        test.carSum += face;
        faces.push_back(jamJson(face));
    }
    addStep("armoured-car-fire", car.id, faces, jammed ? "gun-jammed" : "clear")["total"] = test.carSum;
    car.gunJammed = car.gunJammed || jammed;
    return test.carSum > 0 && !(jammed && m_state.ruled("s-acjam", "cancels"));
}

/// J4: says whether the attack is made.
bool Resolver::driveOff(Unit& plane, const Unit& target, Test& test) {
    const int die = m_dice.d8();
    const std::string outcome = driveOffOutcome(die);
    addStep("drive-off", target.id, json::array({die}), outcome)["total"] = die;
    if (outcome == "shot-down")
        go(plane, "shot-down");
    if (outcome == "driven-off" && m_state.ruled("s-driven", "leaves"))
        go(plane, "removed");
    test.distracted = outcome == "distracted";
    return die <= 6;
}

/// How many hit dice the firer throws at armour; 0: rifles alone cannot hurt it.
int Resolver::hitDice(const Unit& firer) const {
    if (firer.gunAlive())
        return 1;
    if (!oneOf(firer.type,
               {"artillery", "mortar", "machine-guns", "patrol-cars", "armoured-car", "tank", "plane"}))
        return 0;
    return m_state.ruled("s-hitdie", "per-element") ? firer.elements() : 1;
}

void Resolver::fireAtArmour(Unit& firer, Unit& target) {
    const int number = hitDice(firer);
    if (number == 0)
        return;
    json faces = json::array();
    int hits = 0;
    for (int i = 0; i < number; ++i) {
        const int face = m_dice.jam();
        hits += face == jamFace ? 1 : 0;
        faces.push_back(jamJson(face));
    }
    addStep("vehicle-hit", target.id, faces, hits > 0 ? "hit" : "missed");
    firer.lastAttackTold = false;
    for (int i = 0; i < hits && !target.gone(); ++i)
        damage(firer, target);
}

/// With several damage dice (S-HITDIE per-element) any of them that rakes sets the firer's mark.
void Resolver::damage(Unit& firer, Unit& target) {
    const int face = m_dice.jam();
    const std::string outcome = damageOutcome(face);
    addStep("vehicle-damage", target.id, json::array({jamJson(face)}), outcome);
    if (outcome == "raked") {
        firer.lastAttackTold = true;
        best(firer);
    }
    if (outcome == "crew-shaken")
        target.gunJammed = true;
    if (outcome == "crew-stunned")
        target.stunned = target.freshStun = true;
    if (outcome == "destroyed")
        go(target, "destroyed");
}

void Resolver::markFirers(const std::vector<std::string>& firers, int total) {
    for (const std::string& id : firers)
        m_state.unit(id).lastAttackTold = total <= 5;
}

/// 57: a win of this half-turn, which the persistent mark does not tell.
void Resolver::best(Unit& unit) const {
    unit.bestedIn = m_state.halfTurn;
}

} // namespace umpire::plain
