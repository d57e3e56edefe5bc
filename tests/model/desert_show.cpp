#include "desert_battle.h"

namespace umpire::desert {

namespace {

std::string flag(bool set, const char* word) {
    return set ? std::string(" ") + word : std::string();
}

/// Nothing where it is 0.
std::string number(const char* word, int value) {
    return value == 0 ? std::string() : std::string(" ") + word + " " + std::to_string(value);
}

std::string rating(const char* word, const std::optional<Quality>& quality) {
    return quality ? std::string(" ") + word + " " + nameOf(*quality) : std::string();
}

std::string showArmy(const Army& army) {
    return "army " + army.id + number("fallen", army.fallen) + number("reserve", army.reserve) +
           flag(army.reserveRolled, "rolled") + flag(army.reserveTold, "told") +
           flag(army.chooses, "chooses") + flag(army.toAct, "to-act") + "\n";
}

std::string showFigures(const Unit& unit) {
    return number("figures", unit.figures()) + number("lost", unit.lost) + number("sent", unit.sent) +
           number("joined", unit.joined) + number("light-new", unit.lightNew) +
           number("light-old", unit.lightOld) + number("serious", unit.serious) + flag(unit.leader, "leader");
}

std::string showDoings(const Unit& unit) {
    return number("busy", unit.busy) + number("no-fire", unit.noFire) + number("at-fire", unit.atFire) +
           number("new-losses", unit.newLosses) + number("hits", unit.hits) +
           number("mounted-hits", unit.mountedHits) + flag(unit.inMelee, "locked-in-melee");
}

std::string showGear(const Unit& unit) {
    return number("unhorsed", unit.unhorsed) + number("horses-lost", unit.horsesLost) +
           number("ladders", unit.ladders) + number("ladders-up", unit.laddersUp) +
           number("ropes", unit.ropes) + number("inside", unit.inside) + number("rounds", unit.rounds) +
           flag(unit.jammed, "jammed") + number("clears", unit.jamClears) + flag(unit.broken, "broken");
}

std::string showUnit(const Unit& unit) {
    return "unit " + unit.id + " " + nameOf(unit.kind) + " " + nameOf(unit.state) + showFigures(unit) +
           showDoings(unit) + showGear(unit) + rating("firing", unit.firing) +
           rating("melee", unit.fighting) + number("routed-in", unit.routedIn) +
           number("fallen-in", unit.fallenIn) + number("queue", unit.queue) + "\n";
}

std::string showDoor(const Door& door) {
    return "door " + door.id + flag(door.locked, "locked") + flag(door.broken, "broken") + "\n";
}

std::string showRulings(const Rulings& rulings) {
    return flag(rulings.qualityBonus == QualityBonus::onEveryRoll, "every-roll") +
           flag(rulings.twelveDie == TwelveDie::d12, "d12") +
           flag(rulings.twelveDie == TwelveDie::d20, "d20") + flag(rulings.gunDice == GunDice::one, "one") +
           flag(rulings.officerCheck == OfficerCheck::perHit, "per-hit") +
           flag(rulings.defender == Defender::rollStands, "roll-stands");
}

} // namespace

std::string show(const Battlefield& field) {
    std::string lines = "turn " + std::to_string(field.turn) + " " + nameOf(field.phase);
    lines += showRulings(field.rulings) + "\n";
    for (const Army& army : field.armies)
        lines += showArmy(army);
    for (const Unit& unit : field.units)
        lines += showUnit(unit);
    for (const Door& door : field.doors)
        lines += showDoor(door);
    return lines;
}

std::string nameOf(State state) {
    static const std::vector<std::string> names = {"steady", "routing", "destroyed", "left", "unmanned"};
    return names.at(static_cast<std::size_t>(state));
}

std::string nameOf(Phase phase) {
    static const std::vector<std::string> names = {"immediate-fire", "movement", "fire", "melee", "morale"};
    return names.at(static_cast<std::size_t>(phase));
}

std::string nameOf(Edge edge) {
    static const std::vector<std::string> names = {"", "north", "east", "south", "west"};
    return names.at(static_cast<std::size_t>(edge));
}

std::string nameOf(Verb verb) {
    static const std::vector<std::string> names = {
        "initiative",     "hand-over",    "pass",        "fire",       "take-hits",     "move",  "charge",
        "carry",          "place-ladder", "push-ladder", "climb",      "throw-grapple", "scale", "cut-rope",
        "lock",           "unlock",       "bash",        "reload",     "man-gun",       "melee", "morale",
        "reconstitution", "return",       "tell",        "next-phase", "end-turn"};
    return names.at(static_cast<std::size_t>(verb));
}

std::string nameOf(Refusal refusal) {
    static const std::vector<std::string> names = {
        "none",           "gone",          "no-weapon",  "broken-gun",  "nobody-fires", "no-hits",
        "no-wounded",     "no-ladder",     "no-rope",    "broken-door", "no-gun",       "never-tests",
        "already-rolled", "never-returns", "not-chosen", "not-rolled"};
    return names.at(static_cast<std::size_t>(refusal));
}

} // namespace umpire::desert
