#include "desert_action.h"

#include <algorithm>

namespace umpire::desert {

namespace {

Roll ratingRoll(const TurnAction& deed, const Unit& unit, Skill skill) {
    const bool firing = skill == Skill::fire;
    Roll roll;
    roll.check = firing ? "rate-firing" : "rate-melee";
    roll.subject = unit.id;
    roll.dice = deed.dice.roll(1, 10);
    if (deed.field.rulings.qualityBonus == QualityBonus::onRating)
        addLine(roll.lines, bonusNameOf(unit.kind), bonusOf(unit.kind, skill));
    const Quality quality = qualityOf(unit.kind, skill, roll.dice.front(), deed.field.rulings);
    roll.total = roll.dice.front() + sumOf(roll.lines);
    roll.outcome = "rated-" + nameOf(quality);
    return roll;
}

void rate(const TurnAction& deed, const Unit& unit, Skill skill, std::optional<Quality>& rating) {
    if (rating)
        return;
    const Roll roll = ratingRoll(deed, unit, skill);
    deed.report(roll);
    rating = qualityOf(unit.kind, skill, roll.dice.front(), deed.field.rulings);
}

Weapon weaponOf(const Unit& unit, const Order& order) {
    return order.weapon ? *order.weapon : unit.row().weapon.value();
}

/// What the table sees and what the umpire sees of a volley, together.
Aim aimOf(const Battlefield& field, const Order& order, bool byWounded) {
    const Sight& sight = order.sight;
    Aim aim;
    aim.longRange = sight.longRange;
    aim.cover = sight.cover;
    aim.prone = sight.prone;
    aim.opportunity = sight.opportunity;
    aim.firerMounted = field.unitAt(order.unit).rides() && !sight.firerOnFoot;
    aim.targetMounted = field.unitAt(order.target).rides() && !sight.targetOnFoot;
    aim.seriouslyWounded = byWounded;
    return aim;
}

Lines linesOf(const TurnAction& deed, Weapon weapon, const Aim& aim) {
    const Unit& unit = deed.self();
    Lines lines;
    addLine(lines, "skill", worthOf(unit.firing.value(), Skill::fire));
    addLine(lines, "firer-mounted", aim.firerMounted ? -1 : 0);
    addLine(lines, "cover", aim.cover ? -1 : 0);
    addLine(lines, "long-range", aim.longRange ? -1 : 0);
    addLine(lines, "prone", aim.prone ? -1 : 0);
    addLine(lines, "target-mounted", aim.targetMounted ? 1 : 0);
    addLine(lines, "opportunity", aim.opportunity ? -1 : 0);
    addLine(lines, "seriously-wounded", aim.seriouslyWounded ? -1 : 0);
    addLine(lines, "close-spears", aim.longRange ? 0 : rowOf(weapon).closeBonus);
    if (deed.field.rulings.qualityBonus == QualityBonus::onEveryRoll)
        addLine(lines, bonusNameOf(unit.kind), bonusOf(unit.kind, Skill::fire));
    return lines;
}

int neededOf(const Battlefield& field, const Unit& unit, Weapon weapon, const Aim& aim) {
    return neededFace(weapon, aim, skillOf(unit.kind, Skill::fire, unit.firing.value(), field.rulings));
}

int volley(const TurnAction& deed, Weapon weapon, int dice, bool byWounded) {
    const Aim aim = aimOf(deed.field, deed.order, byWounded);
    Roll roll;
    roll.check = "volley";
    roll.subject = deed.self().id;
    roll.dice = deed.dice.roll(dice, 10);
    roll.lines = linesOf(deed, weapon, aim);
    const int hits = hitsOf(roll.dice, neededOf(deed.field, deed.self(), weapon, aim));
    roll.total = hits;
    roll.outcome = hits > 0 ? "hits" : "missed";
    deed.report(roll);
    return hits;
}

void wearGun(const TurnAction& deed, GunState after) {
    Unit& unit = deed.self();
    if (after == GunState::jams) {
        unit.jammed = true;
        unit.jamClears = deed.field.turn + 1;
    }
    unit.broken = unit.broken || after == GunState::breaks;
}

std::string burstOutcome(GunState after, int hits) {
    if (after == GunState::works)
        return hits > 0 ? "hits" : "missed";
    return after == GunState::jams ? "jams" : "breaks";
}

int burst(const TurnAction& deed) {
    const Aim aim = aimOf(deed.field, deed.order, deed.order.wounded > 0);
    Roll roll;
    roll.check = "burst";
    roll.subject = deed.self().id;
    roll.dice = deed.dice.roll(fireDice(Weapon::machineGun, 1, deed.field.rulings), 10);
    roll.lines = linesOf(deed, Weapon::machineGun, aim);
    const int hits = hitsOf(roll.dice, neededOf(deed.field, deed.self(), Weapon::machineGun, aim));
    const GunState after = gunAfter(roll.dice);
    roll.total = hits;
    roll.outcome = burstOutcome(after, hits);
    deed.report(roll);
    wearGun(deed, after);
    return hits;
}

/// Hits of all who fire: the sound, then the seriously wounded.
int hitsOfAll(const TurnAction& deed, Weapon weapon, int figures) {
    const Rulings& rulings = deed.field.rulings;
    if (weapon == Weapon::machineGun)
        return burst(deed);
    int hits = 0;
    if (figures > 0)
        hits += volley(deed, weapon, fireDice(weapon, figures, rulings), false);
    if (deed.order.wounded > 0)
        hits += volley(deed, weapon, fireDice(weapon, deed.order.wounded, rulings), true);
    return hits;
}

/// Who fires in the phase of fire has acted already, and fire at chargers is no action.
void spendAction(const TurnAction& deed, int figures) {
    if (deed.field.phase != Phase::fire && !deed.order.sight.opportunity)
        act(deed, figures);
    spendFire(deed.self(), figures);
}

void landHits(const TurnAction& deed, int hits) {
    Unit& target = deed.other();
    const bool mounted = target.rides() && !deed.order.sight.targetOnFoot;
    if (!isSaved(target.row().people))
        return strike(deed, target, hits, mounted);
    (mounted ? target.mountedHits : target.hits) += hits;
    keepVolley(mounted ? target.mountedVolleys : target.volleys, hits);
    target.owesSaves = target.owesSaves || hits > 0;
}

} // namespace

void rateFiring(const TurnAction& deed, Unit& unit) {
    rate(deed, unit, Skill::fire, unit.firing);
}

void rateFighting(const TurnAction& deed, Unit& unit) {
    rate(deed, unit, Skill::melee, unit.fighting);
}

std::optional<Volley> volleyOf(const Battlefield& field, const Order& order) {
    const Unit& unit = field.unitAt(order.unit);
    const int figures = actingFigures(field, order);
    if (!unit.firing || figures == 0)
        return std::nullopt;
    const Weapon weapon = weaponOf(unit, order);
    const Aim aim = aimOf(field, order, weapon == Weapon::machineGun && order.wounded > 0);
    const char* check = weapon == Weapon::machineGun ? "burst" : "volley";
    return Volley{check, fireDice(weapon, figures, field.rulings), neededOf(field, unit, weapon, aim)};
}

void fire(const TurnAction& deed) {
    Unit& unit = deed.self();
    const Weapon weapon = weaponOf(unit, deed.order);
    const int figures = actingFigures(deed.field, deed.order);
    rateFiring(deed, unit);
    const int hits = hitsOfAll(deed, weapon, figures);
    if (weapon == Weapon::pistol)
        unit.rounds = std::max(0, unit.rounds - rowOf(weapon).dice);
    spendAction(deed, figures);
    landHits(deed, hits);
}

} // namespace umpire::desert
