#include "module.h"

namespace umpire::sandSweatAndCamels {

/// F, J, L: the weapon decides which roll comes first; the pack says what follows it.
void shoot(Resolution& resolution, const Call& call) {
    const Id firer = call.id("unit");
    const Id target = call.id("target");
    Facts facts = call.facts;
    facts["fired-on-by"] = Ids{firer};
    facts["attack"] = call.id("attack");
    facts["jam-dice"] = call.number("jam-dice");
    const auto roll = [&](const char* check, const Id& subject, const Id& other) {
        resolution.roll({resolution.rules().check(check), subject, other, facts, call.overrides});
    };
    const Id type = resolution.value(firer, "type").text();
    const bool routing = resolution.value(target, "state").text() == "buggering-off";
    if (routing && readingOf("s-routcheck", resolution.scope(target)) == "no-checks") {
        resolution.warn(
            fillText(resolution.rules().text("routing-takes-no-checks"), resolution.scope(target)));
    } else if (type == "armoured-car") {
        roll("armoured-car-fire", firer, target);
    } else if (type == "plane") {
        roll("drive-off", target, firer);
        if (resolution.value(firer, "gone-as").text() == "shot-down") {
            oweCrashSite(resolution, firer);
        }
    } else if (!resolution.trait(target, "type", "armour").flag()) {
        roll("morale", target, firer);
    } else if (resolution.trait(firer, "type", "hurts-armour").flag() ||
               resolution.value(firer, "machine-gun").flag()) {
        roll("vehicle-hit", target, firer);
    }
}

} // namespace umpire::sandSweatAndCamels
