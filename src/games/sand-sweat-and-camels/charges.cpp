#include "module.h"

namespace umpire::sandSweatAndCamels {

/// G1, K, L: the charged unit answers at once; snipers and observers are removed, armour does not test.
void charge(Resolution& resolution, const Call& call) {
    const Id charger = call.id("unit");
    const Id target = call.id("target");
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
}

/// G3: both sides roll, then the matrix.
void melee(Resolution& resolution, const Call& call) {
    const Party& a = call.parties.find("a")->second;
    const Party& b = call.parties.find("b")->second;
    const Check* check = resolution.rules().check("melee");
    resolution.contest(*resolution.rules().contest("melee"), {check, a.unit, b.unit, a.facts, call.overrides},
                       {check, b.unit, a.unit, b.facts, call.overrides});
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
