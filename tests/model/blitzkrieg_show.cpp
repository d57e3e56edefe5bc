#include "blitzkrieg_game.h"

#include <sstream>

namespace umpire::blitzkrieg {

namespace {

template <class Names, class Value>
std::string nameIn(const Names& names, Value value) {
    return names.at(static_cast<std::size_t>(value));
}

const char* flag(bool set, const char* word) {
    return set ? word : "";
}

void number(std::ostream& text, const char* word, int value) {
    if (value != 0)
        text << " " << word << " " << value;
}

void showCounter(std::ostream& text, const Counter& counter) {
    static const std::vector<std::string> rears = {"?", "A", "B", "blank"};
    text << " " << counter.combat.value_or(-1) << "/" << counter.movement.value_or(-1) << "/"
         << nameIn(rears, counter.rear);
}

void showUnit(std::ostream& text, const Game& game, const Unit& unit) {
    static const std::vector<std::string> arms = {"cavalry",  "infantry", "artillery",    "hq",
                                                  "cars",     "german",   "air",          "garrison",
                                                  "fragment", "dummy",    "dummy-cavalry"};
    static const std::vector<std::string> status = {"", " disrupted", " eliminated", " removed"};
    text << "unit " << unit.id << " " << nameIn(arms, unit.arm) << " of "
         << game.formationAt(unit.formation).id << nameIn(status, unit.status);
    showCounter(text, unit.counter);
    if (unit.counterpart)
        showCounter(text, *unit.counterpart);
    number(text, "hex", unit.hex);
    number(text, "aim", unit.aim);
    number(text, "tried", unit.tried);
    number(text, "allowance", unit.allowance);
    number(text, "bombarded-at", unit.bombardedAt);
    text << flag(unit.french, " french") << flag(unit.acted, " acted") << flag(unit.up, " up")
         << flag(unit.actedThisTurn, " acted-this-turn") << flag(unit.bombarded, " bombarded")
         << flag(unit.thrown, " thrown") << flag(unit.mustRetreat, " must-retreat")
         << flag(unit.hemmed, " hemmed") << flag(unit.attacked, " attacked")
         << flag(unit.amongFriends, " among-friends") << flag(unit.supported, " supported")
         << flag(unit.fellBack, " fell-back") << "\n";
}

void showSide(std::ostream& text, const Side& side) {
    text << "side";
    number(text, "vp", side.vp);
    number(text, "tally", side.tally);
    number(text, "acting", side.acting);
    number(text, "first", static_cast<int>(side.first));
    number(text, "fragments", side.fragmentsDue);
    number(text, "row", side.fragmentRow);
    number(text, "factors", side.lostFactors);
    number(text, "garrisons", side.garrisonsDue);
    text << flag(side.moved, " moved") << flag(side.fought, " fought") << flag(side.lostThisTurn, " lost")
         << "\n";
}

void showRulings(std::ostream& text, const Rulings& rulings) {
    text << "rulings" << flag(rulings.anyTurkLeft, " any-left") << flag(rulings.hqOnlyDisrupted, " hq-lives")
         << flag(rulings.wholeGroup, " whole-group") << flag(rulings.statusFirst, " status-first")
         << flag(rulings.bombardmentToo, " bombardment-too") << flag(rulings.strongerTurks, " stronger-turks")
         << flag(rulings.weakerBritish, " weaker-british") << flag(rulings.sweptAtZero, " swept")
         << flag(rulings.hexesOnly, " hexes-only") << "\n";
}

} // namespace

std::string show(const Game& game) {
    std::ostringstream text;
    text << "turn " << game.turn << " phase " << static_cast<int>(game.phase) + 1 << "\n";
    showRulings(text, game.rulings);
    for (const Side& side : game.sides)
        showSide(text, side);
    for (const Formation& formation : game.formations)
        text << "formation " << formation.id << flag(formation.used, " used")
             << flag(formation.underMarker, " marker") << " does " << static_cast<int>(formation.does)
             << "\n";
    for (const Unit& unit : game.units)
        showUnit(text, game, unit);
    for (const Town& town : game.towns)
        text << "town " << town.id << " " << town.hex << flag(town.vp, " vp") << "\n";
    for (const auto& [hex, ground] : game.terrain.grounds)
        text << "ground " << hex << " " << static_cast<int>(ground) << "\n";
    for (const auto& [sides, edge] : game.terrain.edges)
        text << "edge " << sides.first << "-" << sides.second << " " << static_cast<int>(edge) << "\n";
    return text.str();
}

std::string nameOf(Verb verb) {
    static const std::vector<std::string> names = {
        "scramble",   "fly-to",      "bombard",        "fall-back",       "choose-group",
        "announce",   "straggle",    "move",           "combat",          "retreat",
        "advance",    "reveal",      "place-fragment", "form-garrisons",  "place-garrison",
        "put-marker", "lift-marker", "recover",        "second-recovery", "next-phase"};
    return nameIn(names, verb);
}

std::string nameOf(Result result) {
    static const std::vector<std::string> names = {"none", "d", "e", "star", "r", "d-r", "e-r"};
    return nameIn(names, result);
}

std::string nameOf(Refusal refusal) {
    static const std::vector<std::string> names = {"none",
                                                   "not on the map",
                                                   "target not on the map",
                                                   "same side",
                                                   "not up",
                                                   "no gun",
                                                   "gun disrupted",
                                                   "with cannot",
                                                   "not bombarded",
                                                   "no such group",
                                                   "not disrupted",
                                                   "rooted",
                                                   "flies",
                                                   "not thrown",
                                                   "no combat unit",
                                                   "defender elsewhere",
                                                   "support no gun",
                                                   "nothing vacated",
                                                   "not vacated",
                                                   "no dummy",
                                                   "no fragments",
                                                   "fragments all out",
                                                   "no garrison from",
                                                   "strength unknown",
                                                   "no garrisons",
                                                   "no division",
                                                   "formation gone",
                                                   "not in one hex",
                                                   "no marker",
                                                   "no headquarters",
                                                   "only Turks",
                                                   "hq disrupted",
                                                   "rear unknown",
                                                   "out"};
    return nameIn(names, refusal);
}

} // namespace umpire::blitzkrieg
