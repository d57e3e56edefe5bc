#include "morschauser_battle.h"

namespace umpire::morschauser {

namespace {

std::string flag(bool set, const char* word) {
    return set ? std::string(" ") + word : std::string();
}

std::string number(const char* word, int value) {
    return std::string(" ") + word + " " + std::to_string(value);
}

std::string showTurn(const Battlefield& field) {
    std::string line = "mark " + std::to_string(static_cast<int>(field.mark));
    line += number("player-turn", field.playerTurn) + flag(field.inMelees, "melees");
    line += " active ";
    line += field.first ? field.armyAt(field.active()).id : "-";
    line += flag(field.rulings.sixAsPrinted, "six-as-printed");
    line += flag(field.rulings.shakenTwice, "shaken-twice");
    return line + "\n";
}

std::string showArmy(const Army& army) {
    return "army " + army.id + number("leadership", army.leadership) + flag(army.conceded, "conceded") + "\n";
}

std::string showCommand(const Command& command) {
    std::string line = "command " + command.id + " " + nameOf(command.quality);
    line += flag(command.qualityRolled, "rolled");
    line += flag(command.shaken, "shaken");
    line += flag(command.rallied, "rallied");
    return line + "\n";
}

std::string showUnit(Mark mark, const Unit& unit) {
    std::string line = "unit " + unit.id + " " + nameOf(unit.type);
    line += flag(unit.guard, "guard") + flag(unit.poor, "poor");
    line += number("hits", unit.hits);
    line += " of " + std::to_string(originalHits(mark, unit));
    line += number("fire-hits", unit.fireHits);
    line += flag(unit.shot, "shot") + flag(unit.moved, "moved");
    return line + "\n";
}

std::string showUnitName(const Battlefield& field, const char* word, int unit) {
    return unit < 0 ? "" : std::string(" ") + word + " " + field.unitAt(unit).id;
}

std::string showMove(const Order& order) {
    std::string line = number("straight", order.path.straight);
    line += number("diagonal", order.path.diagonal);
    line += number("turns", order.path.turns);
    line += flag(order.march.toRear, "to-rear") + flag(order.march.allRoad, "all-road");
    return line +
           (order.march.leaderHalfBoxes ? number("leader-half-boxes", *order.march.leaderHalfBoxes) : "");
}

std::string showAim(const Aim& aim) {
    return number("half-boxes", aim.rangeHalfBoxes) + flag(aim.inStream, "in-stream") +
           flag(aim.intoWoods, "into-woods") + flag(aim.behindWall, "behind-wall") +
           flag(aim.inBuilding, "in-building");
}

std::string showContact(const Order& order) {
    const Ground& ground = order.ground;
    return flag(order.unitFront, "unit-front") + flag(order.targetFront, "target-front") +
           flag(ground.uphill, "uphill") + flag(ground.fromStream, "from-stream") +
           flag(ground.intoWoods, "into-woods") + flag(ground.intoBuilding, "into-building");
}

std::string showFacts(const Order& order) {
    switch (order.verb) {
    case Verb::move:
        return showMove(order);
    case Verb::shoot:
        return showAim(order.aim);
    case Verb::melee:
        return showContact(order);
    case Verb::rally:
        return number("leader-half-boxes", order.leaderHalfBoxes);
    default:
        return "";
    }
}

} // namespace

std::string show(const Battlefield& field) {
    std::string lines = showTurn(field);
    for (const Army& army : field.armies)
        lines += showArmy(army);
    for (const Command& command : field.commands)
        lines += showCommand(command);
    for (const Unit& unit : field.units)
        lines += showUnit(field.mark, unit);
    return lines;
}

std::string show(const Battlefield& field, const Order& order) {
    std::string line = nameOf(order.verb);
    line += showUnitName(field, "unit", order.unit);
    line += showUnitName(field, "target", order.target);
    if (order.command >= 0)
        line += " command " + field.commandAt(order.command).id;
    line += showFacts(order) + " dice";
    for (const int die : order.dice)
        line += " " + std::to_string(die);
    return line;
}

std::string nameOf(Verb verb) {
    static const std::vector<std::string> names = {"roll-first", "roll-quality", "move",       "shoot",
                                                   "melee",      "rally",        "next-phase", "next-turn"};
    return names.at(static_cast<std::size_t>(verb));
}

std::string nameOf(Refusal refusal) {
    static const std::vector<std::string> names = {
        "none",          "bad-dice",   "not-started",     "started",       "not-active",
        "removed",       "not-enemy",  "already-shot",    "never-shoots",  "in-stream",
        "out-of-range",  "no-leader",  "already-rallied", "other-command", "cannot-rally",
        "beyond-radius", "no-quality", "already-rolled"};
    return names.at(static_cast<std::size_t>(refusal));
}

} // namespace umpire::morschauser
