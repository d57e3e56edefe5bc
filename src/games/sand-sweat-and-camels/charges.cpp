#include "module.h"

namespace umpire::sandSweatAndCamels {

namespace {

/// 33: by the other readings the charged unit tests when the charge moves.
void oweSecondTest(Resolution& resolution, const Id& target, const Id& charger) {
    Json command = checkCommand(resolution.rules(), "charge-response", target);
    command["facts"] = {{"charged-by", charger}};
    resolution.owe({"charge-response-" + target, "charge-response", target,
                    fillText(resolution.rules().text("due-charged-again"), resolution.scope(target, charger)),
                    "", std::move(command)});
}

} // namespace

/// G1, K, L: the charged unit answers at once; snipers and observers are removed, armour does not test.
void charge(Resolution& resolution, const Call& call) {
    const Id charger = call.id("unit");
    const Id target = call.id("target");
    resolution.settle("charge", charger);
    if (resolution.trait(target, "type", "lone").flag()) {
        resolution.routine("charged-and-removed", resolution.scope(target, charger));
        return;
    }
    if (resolution.trait(target, "type", "armour").flag()) {
        return;
    }
    Facts facts = call.facts;
    facts["charged-by"] = charger;
    resolution.roll({resolution.rules().check("charge-response"), target, charger, facts, call.overrides});
    if (readingOf("s-chargetest", resolution.scope(target)) != "declaration") {
        oweSecondTest(resolution, target, charger);
    }
}

/// G3: both sides roll, then the matrix.
void melee(Resolution& resolution, const Call& call) {
    const Party& a = call.parties.find("a")->second;
    const Party& b = call.parties.find("b")->second;
    const Check* check = resolution.rules().check("melee");
    resolution.contest(*resolution.rules().contest("melee"), {check, a.unit, b.unit, a.facts, a.overrides},
                       {check, b.unit, a.unit, b.facts, b.overrides});
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
