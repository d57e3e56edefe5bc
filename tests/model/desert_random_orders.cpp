#include "desert_random.h"

#include <algorithm>

namespace umpire::desert {

namespace {

constexpr int lastTurn = 14;

std::vector<int> standing(const Battlefield& field) {
    return unitsWhere(field, [](const Unit& unit) { return unit.stands(); });
}

std::vector<int> enemiesOf(const Battlefield& field, int side) {
    return unitsWhere(field, [&](const Unit& unit) { return unit.stands() && unit.side != side; });
}

/// Somebody who has an action left, most often.
int randomActor(Seeded& random, const Battlefield& field) {
    const std::vector<int> idle =
        unitsWhere(field, [](const Unit& unit) { return unit.stands() && unit.idle() > 0; });
    return idle.empty() || random.chance(10) ? random.pick(standing(field)) : random.pick(idle);
}

Order orderOf(Verb verb, int unit) {
    Order order;
    order.verb = verb;
    order.unit = unit;
    return order;
}

/// Some of the figures at times, else all.
int randomFigures(Seeded& random, const Unit& unit) {
    return random.chance(60) || unit.figures() == 0 ? 0 : random.between(1, unit.figures());
}

Sight randomSight(Seeded& random) {
    return {random.chance(30), random.chance(30), random.chance(15),
            random.chance(15), random.chance(15), random.chance(15)};
}

std::optional<Weapon> randomWeapon(Seeded& random, const Unit& unit) {
    if (random.chance(unit.row().weapon ? 96 : 5))
        return std::nullopt;
    return unit.row().gun && random.chance(70) ? Weapon::legionRifle : Weapon::pistol;
}

Order randomFire(Seeded& random, const Battlefield& field, Order order) {
    const Unit& unit = field.unitAt(order.unit);
    const std::vector<int> enemies = enemiesOf(field, unit.side);
    order.verb = Verb::fire;
    order.target = random.pick(enemies.empty() ? standing(field) : enemies);
    order.figures = randomFigures(random, unit);
    order.wounded = random.chance(50) ? random.between(0, unit.serious) : 0;
    order.weapon = randomWeapon(random, unit);
    order.sight = randomSight(random);
    return order;
}

Order randomMarch(Seeded& random, const Battlefield& field, Order order) {
    static const std::vector<Ground> grounds = {Ground::sand, Ground::sand, Ground::fort, Ground::road};
    const Unit& unit = field.unitAt(order.unit);
    const std::vector<int> enemies = enemiesOf(field, unit.side);
    const bool charges = random.chance(35) && !enemies.empty();
    order.verb = charges ? Verb::charge : Verb::move;
    if (charges)
        order.target = random.pick(enemies);
    order.figures = randomFigures(random, unit);
    order.march.ground = random.pick(grounds);
    order.march.crawls = !charges && random.chance(15);
    order.march.hard = random.chance(25);
    order.onFoot = random.chance(20);
    return order;
}

Stance randomStance(Seeded& random, const Unit& unit) {
    Stance stance;
    stance.fromBehind = random.chance(15);
    stance.onLadder = random.chance(15);
    stance.onRope = random.chance(10);
    if (unit.serious > 0 && random.chance(40))
        stance.wound = Wound::serious;
    else if (unit.lightNew + unit.lightOld > 0 && random.chance(40))
        stance.wound = Wound::light;
    stance.isLeader = unit.leader && random.chance(10);
    return stance;
}

Order randomMelee(Seeded& random, const Battlefield& field, Order order) {
    const Unit& unit = field.unitAt(order.unit);
    const std::vector<int> enemies = enemiesOf(field, unit.side);
    if (enemies.empty())
        return orderOf(Verb::pass, order.unit);
    order.verb = Verb::melee;
    order.target = random.pick(enemies);
    order.attackers = random.chance(50) ? 1 : random.between(1, mostAttackers);
    order.own = randomStance(random, unit);
    order.enemy = randomStance(random, field.unitAt(order.target));
    return order;
}

Order randomMorale(Seeded& random, Order order) {
    order.verb = Verb::morale;
    order.sheikNear = random.chance(25);
    order.breached = random.chance(15);
    return order;
}

Order randomInitiative(Seeded& random, const Battlefield& field) {
    Order order;
    const int side = random.between(0, 1);
    order.verb = field.armyAt(side).chooses ? Verb::handOver : Verb::initiative;
    order.side = side;
    return order;
}

/// Somebody who waits for his saves, his nerve, his return; nothing where nobody does.
std::optional<Order> urgentOrder(Seeded& random, const Battlefield& field) {
    const std::vector<int> hurt =
        unitsWhere(field, [](const Unit& unit) { return unit.stands() && unit.hits + unit.mountedHits > 0; });
    if (!hurt.empty() && random.chance(70)) {
        Order order = orderOf(Verb::takeHits, random.pick(hurt));
        order.red = random.chance(50) ? random.between(0, field.unitAt(order.unit).serious) : 0;
        return order;
    }
    const std::vector<int> testing =
        unitsWhere(field, [](const Unit& unit) { return unit.stands() && testsMorale(unit.kind); });
    if (!testing.empty() && random.chance(1))
        return randomMorale(random, orderOf(Verb::morale, random.pick(testing)));
    const std::vector<int> owing =
        unitsWhere(field, [](const Unit& unit) { return unit.stands() && unit.owesMorale; });
    if (!owing.empty() && random.chance(85))
        return randomMorale(random, orderOf(Verb::morale, random.pick(owing)));
    return std::nullopt;
}

std::optional<Order> reserveOrder(Seeded& random, const Battlefield& field) {
    const std::vector<int> waiting = unitsWhere(field, [&](const Unit& unit) {
        return !unit.inPlay() && returns(unit.kind) && !field.armyAt(unit.side).reserveRolled;
    });
    if (!waiting.empty() && random.chance(40)) {
        Order order;
        order.verb = Verb::reconstitution;
        order.side = field.unitAt(random.pick(waiting)).side;
        return order;
    }
    const int side = random.between(0, 1);
    if (field.armyAt(side).reserveRolled && random.chance(2)) {
        Order order;
        order.verb = Verb::tell;
        order.side = side;
        return order;
    }
    const std::vector<int> ready = unitsWhere(field, [&](const Unit& unit) {
        return !unit.inPlay() && returns(unit.kind) && field.armyAt(unit.side).reserve > 0 &&
               field.turn >= returnTurn(unit.fallenIn);
    });
    if (ready.empty() || !random.chance(30))
        return std::nullopt;
    Order order = orderOf(Verb::comeBack, random.pick(ready));
    order.edge = static_cast<Edge>(random.between(1, 4));
    return order;
}

std::optional<Order> gunOrder(Seeded& random, const Battlefield& field) {
    const std::vector<int> empty =
        unitsWhere(field, [](const Unit& unit) { return unit.row().gun && unit.figures() < 2; });
    if (empty.empty() || !random.chance(20))
        return std::nullopt;
    Order order = orderOf(Verb::manGun, random.pick(empty));
    const int side = field.unitAt(order.unit).side;
    const std::vector<int> givers = unitsWhere(field, [&](const Unit& unit) {
        return unit.stands() && unit.side == side && unit.id != field.unitAt(order.unit).id;
    });
    if (givers.empty())
        return std::nullopt;
    order.target = random.pick(givers);
    return order;
}

/// What fits the phase most often.
Order phaseOrder(Seeded& random, const Battlefield& field) {
    const Order actor = orderOf(Verb::pass, randomActor(random, field));
    const int kind = random.between(1, 100);
    if (kind <= 6)
        return randomInitiative(random, field);
    if (kind <= (field.phase == Phase::morale ? 60 : 20))
        return orderOf(Verb::nextPhase, -1);
    if (kind <= 24)
        return actor;
    if (kind <= 40)
        return randomWallOrder(random, field, actor);
    if (field.phase == Phase::movement)
        return kind <= 80 ? randomMarch(random, field, actor) : randomFire(random, field, actor);
    if (field.phase == Phase::melee)
        return kind <= 85 ? randomMelee(random, field, actor) : randomMarch(random, field, actor);
    return kind <= 80 ? randomFire(random, field, actor) : randomMelee(random, field, actor);
}

Order goodOrder(Seeded& random, const Battlefield& field) {
    for (const auto& seek : {urgentOrder, reserveOrder, gunOrder})
        if (const auto order = seek(random, field))
            return *order;
    if (random.chance(2) || standing(field).empty())
        return orderOf(Verb::endTurn, -1);
    return phaseOrder(random, field);
}

bool sideIsOut(const Battlefield& field, int side) {
    return std::none_of(field.units.begin(), field.units.end(), [&](const Unit& unit) {
        return unit.side == side && (unit.stands() || returns(unit.kind));
    });
}

} // namespace

Order randomOrder(Seeded& random, const Battlefield& field, int faults) {
    return random.chance(faults) ? randomFault(random, field) : goodOrder(random, field);
}

bool over(const Battlefield& field) {
    return field.turn > lastTurn || sideIsOut(field, 0) || sideIsOut(field, 1);
}

} // namespace umpire::desert
