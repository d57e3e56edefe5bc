#include "desert_action.h"

#include <algorithm>

namespace umpire::desert {

int Unit::figures() const {
    return std::max(0, start + joined - sent - lost);
}

int Unit::able() const {
    return std::max(0, figures() - lightNew - lightOld - serious);
}

int Unit::idle() const {
    return std::max(0, able() - busy);
}

std::vector<int> Dice::roll(int count, int faces) {
    std::vector<int> thrown;
    for (int i = 0; i < count; ++i)
        thrown.push_back(roll(faces));
    return thrown;
}

std::vector<int> TurnAction::thrown(const std::string& check, const std::string& subject, int count,
                                    int faces) const {
    return report({check, subject, dice.roll(count, faces), {}, {}, {}}).dice;
}

void addLine(Lines& lines, const std::string& id, int value) {
    if (value != 0)
        lines[id] = value;
}

int sumOf(const Lines& lines) {
    int sum = 0;
    for (const auto& [id, value] : lines)
        sum += value;
    return sum;
}

void trimWounded(Unit& unit) {
    const int figures = unit.figures();
    unit.serious = std::min(unit.serious, figures);
    unit.lightNew = std::min(unit.lightNew, figures - unit.serious);
    unit.lightOld = std::min(unit.lightOld, figures - unit.serious - unit.lightNew);
    unit.inside = std::min(unit.inside, figures);
    unit.unhorsed = std::min(unit.unhorsed, figures);
}

void takeOff(Battlefield& field, Unit& unit, State state) {
    Army& army = field.armyAt(unit.side);
    unit.state = state;
    unit.fallenIn = field.turn;
    unit.leader = false;
    unit.queue = ++army.fallen;
}

void fallIfEmpty(Battlefield& field, Unit& unit) {
    const bool stood = unit.state == State::steady || unit.state == State::routing;
    if (unit.figures() > 0 || !stood)
        return;
    unit.owesSaves = false;
    if (unit.row().gun)
        unit.state = State::unmanned;
    else
        takeOff(field, unit, State::destroyed);
}

int lose(Battlefield& field, Unit& unit, int figures) {
    const int dead = std::min(figures, unit.figures());
    unit.lost += dead;
    unit.newLosses += dead;
    trimWounded(unit);
    fallIfEmpty(field, unit);
    return dead;
}

int actingFigures(const Battlefield& field, const Order& order) {
    const Unit& unit = field.unitAt(order.unit);
    if (order.figures > 0)
        return order.figures;
    if (order.verb == Verb::fire && field.phase == Phase::fire)
        return std::max(0, unit.atFire - unit.noFire);
    if (order.verb == Verb::fire && order.sight.opportunity)
        return std::max(0, unit.able() - unit.noFire);
    return unit.idle();
}

namespace {

/// An action was taken: the dice decide anew who is next.
void actionTaken(Battlefield& field) {
    for (Army& army : field.armies) {
        army.chooses = false;
        army.toAct = false;
    }
}

} // namespace

void act(const TurnAction& deed, int figures) {
    Unit& unit = deed.self();
    if (splitsActions(unit.row().people))
        unit.busy += figures;
    else
        unit.busy = std::max(unit.busy, unit.able());
    actionTaken(deed.field);
}

void spendFire(Unit& unit, int figures) {
    if (splitsActions(unit.row().people))
        unit.noFire += figures;
    else
        unit.noFire = std::max(unit.noFire, unit.able());
}

void oneMan(const TurnAction& deed) {
    ++deed.self().busy;
    ++deed.self().noFire;
    actionTaken(deed.field);
}

} // namespace umpire::desert
