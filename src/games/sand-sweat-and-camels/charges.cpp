#include "module.h"

#include <algorithm>

namespace umpire::sandSweatAndCamels {

namespace {

/// 33: by another reading the charged unit tests as the charge moves, or then too.
Id testedAt(Resolution& resolution) {
    return readingOf("s-chargetest", resolution.scope(""));
}

void oweTest(Resolution& resolution, const Id& target, const Id& charger) {
    Json command = checkCommand(resolution.rules(), "charge-response", target);
    command["facts"] = {{"charged-by", charger}};
    const char* text = testedAt(resolution) == "both" ? "due-charged-again" : "due-charge-test";
    resolution.owe({"charge-response-" + target + "-" + charger, "charge-response", target,
                    fillText(resolution.rules().text(text), resolution.scope(target, charger)), "",
                    std::move(command)});
}

} // namespace

/// 33, 34: one test for each declaration, though the charge may take two half-turns.
void oweChargeTests(Resolution& resolution) {
    if (testedAt(resolution) == "declaration") {
        return;
    }
    const Clock clock = resolution.battle().clock;
    for (const Subject* unit : resolution.battle().all(SubjectKind::Unit)) {
        const Id target = resolution.value(unit->id, "charges-at").text();
        const bool declaredNow = resolution.value(unit->id, "charged-in").number() == clock.halfTurn + 1;
        if (unit->side == clock.side && declaredNow && !isGone(resolution, target) &&
            !resolution.trait(target, "type", "armour").flag()) {
            oweTest(resolution, target, unit->id);
        }
    }
}

/// G1, K, L: the charged unit answers at once; snipers and observers are removed, armour does not test.
void charge(Resolution& resolution, const Call& call) {
    const Id charger = call.id("unit");
    const Id target = call.id("target");
    resolution.settle("charge", charger);
    if (resolution.value(charger, "charges-at").text() == target) {
        return; // 34, 106: one declaration, one test
    }
    if (resolution.trait(target, "type", "lone").flag()) {
        resolution.routine("charged-and-removed", resolution.scope(target, charger));
        return;
    }
    if (resolution.trait(target, "type", "armour").flag()) {
        return;
    }
    if (testedAt(resolution) == "phase-5") {
        if (!call.facts.empty()) {
            resolution.warn(
                fillText(resolution.rules().text("warn-facts-later"), resolution.scope(charger, target)));
        }
        return;
    }
    Facts facts = call.facts;
    facts["charged-by"] = charger;
    resolution.roll({resolution.rules().check("charge-response"), target, charger, facts, call.overrides});
}

namespace {

void remember(Resolution& resolution, const Id& unit, const Id& opponent) {
    Ids fought = resolution.value(unit, "fought-with").list();
    if (std::find(fought.begin(), fought.end(), opponent) == fought.end()) {
        fought.push_back(opponent);
        resolution.set(unit, "fought-with", std::move(fought));
    }
}

/// The due entry of a charge, or of the countercharge that met it.
void settleMelee(Resolution& resolution, const Id& charger, const Id& target) {
    if (resolution.value(charger, "charges-at").text() == target) {
        resolution.settle("melee", charger);
    }
}

} // namespace

/// G3: both sides roll, then the matrix.
void melee(Resolution& resolution, const Call& call) {
    const Party& a = call.parties.find("a")->second;
    const Party& b = call.parties.find("b")->second;
    const Check* check = resolution.rules().check("melee");
    settleMelee(resolution, a.unit, b.unit);
    settleMelee(resolution, b.unit, a.unit);
    resolution.contest(*resolution.rules().contest("melee"), {check, a.unit, b.unit, a.facts, a.overrides},
                       {check, b.unit, a.unit, b.facts, b.overrides});
    remember(resolution, a.unit, b.unit);
    remember(resolution, b.unit, a.unit);
}

/// G4: caught by pursuers, or taken in flank or rear.
void automaticLoss(Resolution& resolution, const Call& call) {
    resolution.routine("automatic-loss", resolution.scope(call.id("unit")));
}

/// C: halts to reform.
void reform(Resolution& resolution, const Call& call) {
    resolution.routine("reforms", resolution.scope(call.id("unit")));
}

} // namespace umpire::sandSweatAndCamels
