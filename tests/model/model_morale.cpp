/// C: the morale check, its lines and what it does to the tester.

#include "model_resolver.h"

#include <algorithm>

namespace umpire::plain {

namespace {

void addLine(Lines& lines, const std::string& id, int value) {
    if (value != 0)
        lines.push_back({id, value});
}

void addIf(Lines& lines, bool counts, const std::string& id, int value) {
    if (counts)
        addLine(lines, id, value);
}

bool hasLine(const Lines& lines, const std::string& id) {
    return std::any_of(lines.begin(), lines.end(), [&](const Line& line) { return line.id == id; });
}

bool hasWeapon(const std::vector<std::string>& weapons, std::initializer_list<const char*> which) {
    return std::any_of(weapons.begin(), weapons.end(), [&](const std::string& w) { return oneOf(w, which); });
}

/// K, L: snipers and observers always, armoured cars and tanks hand to hand, count supported and in command.
bool alwaysInCommand(const Unit& unit, Kind kind) {
    return isLoneScout(unit) || (isArmour(unit) && kind == Kind::melee);
}

/// p8 by nation, whatever the type.
int chargeBonus(const std::string& nation) {
    if (nation == "anzac")
        return 2;
    return oneOf(nation, {"british", "indian", "german", "austrian", "arab-independent"}) ? 1 : 0;
}

bool countsSupported(const Unit& unit, const Test& test) {
    if (alwaysInCommand(unit, test.kind))
        return true;
    return test.facts.supported && !test.facts.bothInVillage && unit.nation != "arab-independent";
}

bool countsCover(const Unit& unit, const Test& test) {
    if (isLoneScout(unit) && test.kind == Kind::shooting)
        return true;
    const bool mountedAtObstacle = test.facts.linearObstacle && rides(unit) && unit.mounted;
    const bool cover = test.facts.inCover && !test.facts.bothInVillage && !mountedAtObstacle;
    return cover || test.facts.uphill; // 17: what takes cover away leaves uphill
}

// OPEN: "Independent Arabs: own Sheikh only" is left to the umpire, who states `officer-within-9`.
bool countsOfficerNear(const Unit& unit, const Test& test) {
    return unit.nation != "anzac" && (test.facts.officerNear || alwaysInCommand(unit, test.kind));
}

/// What a firer of that type shoots with; armoured cars have their own line (x1), attached guns none.
// OPEN: a plane named in `fired-on-by` of a plain check has no weapon unless `fire` states it.
std::string weaponOf(const State& state, const Unit& firer, const Test& test) {
    if (isPlane(firer))
        return test.planeAttack;
    if (firer.type == "patrol-cars" && state.ruled("s-patrolmg", "machine-gun-unit"))
        return "machine-guns";
    if (oneOf(firer.type, {"artillery", "mortar", "machine-guns", "tank"}))
        return firer.type;
    return "small-arms";
}

} // namespace

std::string moraleOutcome(int total) {
    if (total <= 1)
        return "lets-bugger-off";
    if (total <= 3)
        return "spittin-the-dummy";
    if (total <= 5)
        return "gettin-a-bit-hot";
    return total <= 7 ? "stick-it-up-em" : "mad-as-a-cut-snake";
}

bool stands(const Unit& unit, const Facts& facts) {
    if (facts.linearObstacle || isLoneScout(unit) || isArmour(unit))
        return true;
    if (oneOf(unit.type, {"artillery", "machine-guns", "mortar", "patrol-cars", "vehicle"}))
        return true;
    return unit.type == "cavalry" && unit.nation == "british" && !unit.mounted; // Yeomanry
}

Lines Resolver::moraleLines(const Unit& unit, const Test& test) const {
    Lines lines;
    if (test.kind == Kind::crash)
        return lines; // x3: the bare die
    addCommandLines(lines, unit, test);
    addStateLines(lines, unit, test);
    if (test.kind == Kind::shooting)
        addFireLines(lines, unit, test);
    addPositionLines(lines, unit, test);
    dropLines(lines, test);
    return lines;
}

void Resolver::addCommandLines(Lines& lines, const Unit& unit, const Test& test) const {
    const bool ignoresOfficers = unit.nation == "anzac" || isArab(unit);
    addIf(lines, !ignoresOfficers && m_state.lostInLine(unit, "officer"), "officer-lost", -1);
    addIf(lines, isArab(unit) && m_state.lostInLine(unit, "chieftain"), "chieftain-lost", -2);
    addIf(lines, countsOfficerNear(unit, test), "officer-near", 1);
}

void Resolver::addStateLines(Lines& lines, const Unit& unit, const Test& test) const {
    const bool stillFighting =
        test.kind == Kind::melee && unit.inMelee && m_state.ruled("s-reformcont", "yes");
    addLine(lines, "elements-lost", -(unit.lost + unit.captured));
    addIf(lines, isGreen(unit), "green-troops", -1);
    addIf(lines, unit.spitting(), "already-spittin", -1);
    addIf(lines, unit.unreformed || stillFighting, "not-reformed", -1);
    addIf(lines, unit.nation == "anzac", "anzac", 1);
    addIf(lines, unit.gunAlive() || unit.type == "patrol-cars", "machine-gun-attached", 1);
    addIf(lines, unit.lastAttackTold, "last-attack-told", 1);
}

void Resolver::addFireLines(Lines& lines, const Unit& unit, const Test& test) const {
    const std::vector<std::string> fire = weapons(test);
    addIf(lines, hasWeapon(fire, {"artillery", "mortar", "bombing"}), "shelled", -1);
    addIf(lines, hasWeapon(fire, {"machine-guns", "tank", "strafing"}), "heavy-fire", -2);
    // OPEN: a stated `fire` takes the place of the armoured car's guns, too.
    addIf(lines, !test.facts.fire, "armoured-car-fire", -test.carSum);
    addIf(lines, weakFirer(unit, test), "weak-firer", 1);
}

void Resolver::addPositionLines(Lines& lines, const Unit& unit, const Test& test) const {
    const bool minds = oneOf(unit.nation, {"arab-allied", "arab-independent"});
    addIf(lines, minds, "arab-enemies-near", -test.facts.enemiesNear);
    addIf(lines, test.facts.friendsBuggeringOff, "friends-buggering-off", -1);
    addIf(lines, countsSupported(unit, test), "supported", 1);
    addIf(lines, countsCover(unit, test), "in-cover", 1);
    const bool charging = test.kind == Kind::melee && test.facts.charging;
    addIf(lines, charging, "charge-bonus", chargeBonus(unit.nation));
}

/// Rulings that take lines away again.
void Resolver::dropLines(Lines& lines, const Test& test) const {
    const bool noMinus = test.distracted || test.facts.noMinus;
    const bool attackOnly = m_state.ruled("s-nominus", "attack-only");
    const bool carOnly = hasLine(lines, "armoured-car-fire") && m_state.ruled("s-actotal", "only-minus");
    std::erase_if(lines, [&](const Line& line) {
        const bool attackLine = line.id == "shelled" || line.id == "heavy-fire";
        return (noMinus && line.value < 0 && (!attackOnly || attackLine)) ||
               (carOnly && line.value < 0 && line.id != "armoured-car-fire");
    });
    // OPEN: `exclusive` looks at the lines that still count, after others were dropped, and binds the
    // types that are always in command as well.
    if (m_state.ruled("s-offboth", "exclusive") &&
        (hasLine(lines, "officer-lost") || hasLine(lines, "chieftain-lost")))
        std::erase_if(lines, [](const Line& line) { return line.id == "officer-near"; });
}

std::vector<std::string> Resolver::weapons(const Test& test) const {
    if (test.facts.fire)
        return *test.facts.fire;
    std::vector<std::string> fire;
    for (const std::string& id : test.facts.firedOnBy)
        fire.push_back(weaponOf(m_state, *m_state.findUnit(id), test));
    return fire;
}

bool Resolver::weakFirer(const Unit& tester, const Test& test) const {
    if (!countedInElements(tester) && !m_state.ruled("s-weakmodel", "on"))
        return false;
    const std::optional<int> firers = firersStrength(test);
    return firers && 2 * *firers < strengthOf(tester);
}

/// The firers' elements together; none when a firer is not counted in elements or nobody is known.
// OPEN: a stated `firer-elements` counts even if a firer on the roster is a single model.
std::optional<int> Resolver::firersStrength(const Test& test) const {
    if (test.facts.firerElements)
        return test.facts.firerElements;
    if (test.facts.firedOnBy.empty())
        return std::nullopt;
    int sum = 0;
    for (const std::string& id : test.facts.firedOnBy) {
        const Unit& firer = *m_state.findUnit(id);
        if (!countedInElements(firer) && !m_state.ruled("s-weakmodel", "on"))
            return std::nullopt;
        sum += strengthOf(firer);
    }
    return sum;
}

int Resolver::strengthOf(const Unit& unit) const {
    const bool singleModel = isArmour(unit) || isLoneScout(unit) || isPlane(unit);
    return singleModel ? 1 : unit.elements();
}

int Resolver::rollMorale(const std::string& check, Unit& unit, const Test& test) {
    const int die = m_dice.d8();
    const Lines lines = moraleLines(unit, test);
    int total = die;
    for (const Line& line : lines)
        total += line.value;
    addStep(check, unit.id, json::array({die}), moraleOutcome(total), lines)["total"] = total;
    return total;
}

void Resolver::applyMorale(Unit& unit, int total, const Test& test) {
    if (total <= 5)
        sendBack(unit);
    if (unit.routing()) {
        applyToRouter(unit, total, test);
    } else if (total >= 6) {
        holdGround(unit, total, test.facts);
    } else if (total >= 2) {
        giveGround(unit, total);
        if (!lossless(test))
            loseElement(unit, "destroyed");
    } else {
        unit.state = "buggering-off";
        routLoss(unit, test);
    }
}

/// 34: whoever gives ground breaks off the charge it had declared.
void Resolver::sendBack(Unit& unit) {
    unit.sentBackIn = m_state.halfTurn;
    unit.chargesAt.clear();
}

/// S-CHARGELOSS movement-only: charge responses cost no element.
bool Resolver::lossless(const Test& test) const {
    return test.kind == Kind::chargeResponse && m_state.ruled("s-chargeloss", "movement-only");
}

/// 2-5: falls back; only the state, the loss is the caller's.
void Resolver::giveGround(Unit& unit, int total) {
    if (total <= 3) {
        unit.state = "spittin-the-dummy";
        unit.freshSpittin = true;
    } else if (!(unit.spitting() && m_state.ruled("s-spitend", "reform-only"))) {
        unit.state = "steady";
    }
}

/// 6 or more, in a melee too, for a unit that may be routing.
void Resolver::holdGround(Unit& unit, int total, const Facts& facts) {
    if (unit.routing()) {
        if (!m_state.ruled("s-routcheck", "rally-on-6"))
            return;
        unit.state = "steady";
        unit.unreformed = true;
    } else if (total >= 8) {
        unit.state = stands(unit, facts) ? "steady" : "mad-as-a-cut-snake";
    } else if (!(unit.spitting() && m_state.ruled("s-spitend", "reform-only"))) {
        unit.state = "steady";
    }
}

/// S-ROUTCHECK: a routing unit takes the loss of the result and routs on.
void Resolver::applyToRouter(Unit& unit, int total, const Test& test) {
    if (total <= 1)
        routLoss(unit, test);
    else if (total >= 6)
        holdGround(unit, total, test.facts);
    else if (!lossless(test))
        loseElement(unit, "destroyed");
}

/// The element lost at once by 1 or less (S-VETROUT, S-ROUTFIRST); a lone scout is always lost.
void Resolver::routLoss(Unit& unit, const Test& test) {
    if (isLoneScout(unit))
        return go(unit, "destroyed");
    const bool spared = isVeteran(unit) && (unit.elements() <= 1 || m_state.ruled("s-vetrout", "no-loss"));
    if (!spared && !lossless(test) && !m_state.ruled("s-routfirst", "next-move"))
        loseElement(unit, "dispersed");
}

} // namespace umpire::plain
