#include "desert_action.h"

#include <algorithm>

namespace umpire::desert {

namespace {

/// Throws a d10, reports how it went by the names given.
bool succeeds(const TurnAction& deed, const std::string& check, bool (*rule)(int), const char* yes,
              const char* no) {
    const bool good = rule(deed.thrown(check, deed.self().id, 1, 10).front());
    deed.rolls.back().outcome = good ? yes : no;
    return good;
}

} // namespace

void march(const TurnAction& deed) {
    const int figures = actingFigures(deed.field, deed.order);
    const bool charges = deed.order.verb == Verb::charge;
    Unit& unit = deed.self();
    March way = deed.order.march;
    way.mounted = unit.rides() && !deed.order.onFoot;
    way.charges = charges;
    const std::vector<int> dice = deed.thrown("move", unit.id, marchDice(unit.row().people, way), 6);
    deed.rolls.back().total = inchesOf(dice, way.hard);
    deed.rolls.back().outcome = "moves";
    act(deed, figures);
    if (charges)
        spendFire(unit, figures);
}

void carry(const TurnAction& deed) {
    deed.rolls.push_back({"carry", deed.self().id, deed.dice.roll(1, 6), {}, {}, "carried"});
    deed.rolls.back().total = deed.rolls.back().dice.front();
    oneMan(deed);
}

void pushLadder(const TurnAction& deed) {
    const bool falls =
        deed.order.unmanned || succeeds(deed, "push-ladder", pushesLadder, "pushed-over", "stands-fast");
    deed.other().laddersUp -= falls ? 1 : 0;
    oneMan(deed);
}

void climb(const TurnAction& deed) {
    Unit& unit = deed.self();
    const int climbers = deed.order.figures > 0 ? deed.order.figures : climbersOfTurn;
    if (!deed.order.opposed)
        unit.inside = std::min(unit.inside + climbers, unit.figures());
    act(deed, std::max(0, unit.able() - unit.busy));
    unit.noFire += climbers;
}

void scale(const TurnAction& deed) {
    Unit& unit = deed.self();
    if (succeeds(deed, "scale", scalesWall, "over-the-wall", "still-below"))
        unit.inside = std::min(unit.inside + 1, unit.figures());
    oneMan(deed);
}

void cutRope(const TurnAction& deed) {
    deed.other().ropes -= succeeds(deed, "cut-rope", cutsRope, "rope-cut", "rope-holds") ? 1 : 0;
    oneMan(deed);
}

void bash(const TurnAction& deed) {
    Door& door = deed.field.doorAt(deed.order.door);
    if (succeeds(deed, "bash", bashesDoor, "bashed-open", "door-holds")) {
        door.broken = true;
        door.locked = false;
    }
    oneMan(deed);
}

void manGun(const TurnAction& deed) {
    Unit& gun = deed.self();
    Unit& from = deed.other();
    ++from.sent;
    trimWounded(from);
    fallIfEmpty(deed.field, from);
    ++gun.joined;
    if (gun.state == State::unmanned)
        gun.state = State::steady;
}

} // namespace umpire::desert
