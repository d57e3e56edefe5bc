#include "blitzkrieg_random.h"
#include "blitzkrieg_units.h"

#include <algorithm>

namespace umpire::blitzkrieg {

namespace {

template <class Wanted>
std::vector<int> onMap(const Game& game, const Wanted& wanted) {
    return unitsWhere(
        game, [&](const Unit& unit) { return takesPart(game, unit) && unit.hex != 0 && wanted(unit); });
}

Order orderOf(Verb verb, int unit = -1) {
    Order order;
    order.verb = verb;
    order.unit = unit;
    return order;
}

int anyUnit(Seeded& random, const Game& game) {
    return random.between(0, static_cast<int>(game.units.size()) - 1);
}

/// One of them, or anybody where there is none and at times.
int oneOf(Seeded& random, const Game& game, const std::vector<int>& units) {
    return units.empty() || random.chance(3) ? anyUnit(random, game) : random.pick(units);
}

/// Some of a list, without one.
std::vector<int> someOf(Seeded& random, const std::vector<int>& units, int without, int percent) {
    std::vector<int> some;
    for (const int index : units)
        if (index != without && random.chance(percent))
            some.push_back(index);
    return some;
}

Result randomStated(Seeded& random, bool retreats) {
    std::vector<Result> results = {Result::none, Result::d, Result::e, Result::all};
    if (retreats)
        results.insert(results.end(), {Result::r, Result::r, Result::dAndR, Result::eAndR});
    return random.pick(results);
}

Hex randomStep(Seeded& random, Hex from) {
    if (from != 0)
        return random.pick(neighboursOf(from));
    const int column = random.between(8, 13);
    return hexAt(column, random.between(6, 11));
}

Hex randomWay(Seeded& random, const Unit& unit) {
    Hex to = unit.hex;
    for (int i = random.between(1, 3); i > 0; --i)
        to = randomStep(random, to);
    return to;
}

Order randomScramble(Seeded& random, const Game& game) {
    Order order = orderOf(Verb::scramble);
    order.camp = random.chance(50) ? Camp::british : Camp::turkish;
    if (!game.tables.air.filled() || random.chance(20))
        order.aircraft = {random.between(0, 5), random.between(0, 2)};
    return order;
}

Order randomFlight(Seeded& random, const Game& game, const std::vector<int>& up) {
    Order order = orderOf(Verb::flyTo, random.pick(up));
    const Camp camp = game.unitAt(order.unit).camp;
    const std::vector<int> enemies = onMap(game, [&](const Unit& unit) { return unit.camp != camp; });
    order.to = enemies.empty() ? 909 : randomStep(random, game.unitAt(random.pick(enemies)).hex);
    return order;
}

Camp phaseCamp(Seeded& random, const Game& game) {
    const Camp either = random.chance(50) ? Camp::british : Camp::turkish;
    return random.chance(4) ? either : ownerOf(game.phase).value_or(either);
}

/// Enemies next to a unit, or in reach of nobody at times.
int randomTarget(Seeded& random, const Game& game, const Unit& unit) {
    const auto enemy = [&](const Unit& other) {
        return other.camp != unit.camp && other.arm != Arm::aircraft;
    };
    const std::vector<int> near =
        onMap(game, [&](const Unit& other) { return enemy(other) && adjacent(other.hex, unit.hex); });
    return near.empty() ? oneOf(random, game, onMap(game, enemy)) : oneOf(random, game, near);
}

Order randomBombardment(Seeded& random, const Game& game) {
    const Camp camp = phaseCamp(random, game);
    const auto guns = onMap(game, [&](const Unit& unit) {
        return unit.camp == camp && (unit.arm == Arm::artillery || unit.arm == Arm::aircraft);
    });
    Order order = orderOf(Verb::bombard, oneOf(random, game, guns));
    order.with = someOf(random, guns, order.unit, 30);
    order.target = randomTarget(random, game, game.unitAt(order.unit));
    if (random.chance(40))
        order.strongest = oneOf(random, game, unitsIn(game, game.unitAt(order.target).hex, enemyOf(camp)));
    order.stated = randomStated(random, false);
    return order;
}

Order randomFallBack(Seeded& random, const Game& game) {
    const auto hit = onMap(game, [](const Unit& unit) { return unit.bombardedAt != 0; });
    Order order = orderOf(Verb::fallBack, oneOf(random, game, hit));
    const Unit& unit = game.unitAt(order.unit);
    order.with = someOf(random, unitsIn(game, unit.hex, unit.camp), order.unit, 40);
    order.to = randomStep(random, unit.hex);
    return order;
}

Order gunsOrder(Seeded& random, const Game& game) {
    const auto up = unitsWhere(game, [](const Unit& unit) { return unit.up && unit.hex == 0; });
    const int kind = random.between(1, 10);
    if (kind == 1 && game.phase == Phase::britishGuns)
        return randomScramble(random, game);
    if (kind <= 4 && !up.empty())
        return randomFlight(random, game, up);
    return kind <= 8 ? randomBombardment(random, game) : randomFallBack(random, game);
}

Order randomGroup(Seeded& random, const Game& game) {
    std::vector<int> groups;
    std::vector<int> all;
    for (int i = 0; i < static_cast<int>(game.formations.size()); ++i) {
        all.push_back(i);
        if (game.formationAt(i).level == Level::group && game.formationAt(i).camp == Camp::turkish)
            groups.push_back(i);
    }
    Order order = orderOf(Verb::chooseGroup);
    order.camp = random.chance(95) ? Camp::turkish : Camp::british;
    order.formation = random.chance(95) ? random.pick(groups) : random.pick(all);
    return order;
}

Order randomAnnouncement(Seeded& random, const Game& game) {
    Order order = orderOf(Verb::announce);
    order.camp = phaseCamp(random, game);
    order.first = random.chance(50) ? First::moves : First::combat;
    return order;
}

/// Somebody of the side whose phase it is who has not acted, most often.
int randomActor(Seeded& random, const Game& game, Camp camp) {
    const auto idle =
        onMap(game, [&](const Unit& unit) { return unit.camp == camp && isReal(unit) && !unit.acted; });
    const auto anyone = onMap(game, [&](const Unit& unit) { return unit.camp == camp; });
    return oneOf(random, game, idle.empty() || random.chance(15) ? anyone : idle);
}

Order randomMove(Seeded& random, const Game& game, Camp camp) {
    const int actor = randomActor(random, game, camp);
    const Unit& unit = game.unitAt(actor);
    if (unit.disrupted() && !unit.thrown && random.chance(90))
        return orderOf(Verb::straggle, actor);
    Order order = orderOf(Verb::move, actor);
    order.with = someOf(random, unitsIn(game, unit.hex, unit.camp), actor, 40);
    order.to = randomWay(random, unit);
    order.points = random.chance(40) ? random.between(1, 4) : 0;
    order.byRoad = random.chance(15);
    order.freely = random.chance(15);
    return order;
}

Sight randomSight(Seeded& random) {
    static const std::vector<Surrounding> all = {Surrounding::asTheMap,   Surrounding::asTheMap,
                                                 Surrounding::asTheMap,   Surrounding::asTheMap,
                                                 Surrounding::surrounded, Surrounding::open};
    Sight sight;
    sight.surrounding = random.pick(all);
    sight.attackAdded = random.chance(10) ? random.between(1, 2) : 0;
    sight.defenceAdded = random.chance(10) ? random.between(1, 2) : 0;
    sight.defenceTimes = random.chance(15) ? random.between(0, 3) : 1;
    sight.columnsRight = random.chance(10) ? random.between(1, 3) : 0;
    sight.columnsLeft = random.chance(10) ? random.between(1, 3) : 0;
    return sight;
}

Order randomCombat(Seeded& random, const Game& game, Camp camp) {
    Order order = orderOf(Verb::combat, randomActor(random, game, camp));
    order.target = randomTarget(random, game, game.unitAt(order.unit));
    const Hex hex = game.unitAt(order.target).hex;
    const Camp enemy = enemyOf(camp);
    const auto near = onMap(
        game, [&](const Unit& unit) { return unit.camp == camp && isReal(unit) && adjacent(unit.hex, hex); });
    order.with = someOf(random, near, order.unit, 45);
    const std::vector<int> defenders = unitsIn(game, hex, enemy);
    if (random.chance(20))
        order.defenders = someOf(random, defenders, -1, 60);
    const auto guns = onMap(game, [&](const Unit& unit) {
        return unit.camp == enemy && unit.arm == Arm::artillery && unit.hex != hex;
    });
    order.support = someOf(random, guns, -1, 20);
    if (random.chance(40) && !defenders.empty())
        order.strongest = random.pick(defenders);
    if (random.chance(40) && !near.empty())
        order.ownStrongest = random.pick(near);
    order.sight = randomSight(random);
    order.stated = randomStated(random, true);
    order.statedAttackers = randomStated(random, false);
    return order;
}

Order randomRetreat(Seeded& random, const Game& game, int who) {
    Order order = orderOf(Verb::retreat, who);
    const Unit& unit = game.unitAt(who);
    order.with = someOf(random, unitsIn(game, unit.hex, unit.camp), who, unit.hemmed ? 60 : 30);
    const std::set<Hex> ways = waysOut(game, unit);
    const std::vector<Hex> around = neighboursOf(unit.hex);
    const auto came = std::find_if(around.begin(), around.end(),
                                   [&](Hex next) { return cameTo(game, next, unit.camp) > 0; });
    if (came != around.end() && random.chance(50))
        order.to = *came;
    else if (!ways.empty() && random.chance(85))
        order.to = random.pick(std::vector<Hex>(ways.begin(), ways.end()));
    else
        order.to = random.chance(30) ? 0 : randomStep(random, unit.hex);
    return order;
}

Order randomAdvance(Seeded& random, const std::vector<int>& able) {
    Order order = orderOf(Verb::advance, random.pick(able));
    order.with = someOf(random, able, order.unit, 40);
    return order;
}

Order randomFragment(Seeded& random, const Game& game) {
    Order order = orderOf(Verb::placeFragment);
    order.camp = Camp::turkish;
    const int row = std::clamp(game.sideOf(Camp::turkish).fragmentRow, 1, rows);
    const int column = random.between(8, 13);
    order.to = hexAt(column, random.chance(80) ? row : random.between(1, 12));
    return order;
}

Order randomGarrison(Seeded& random, const Game& game) {
    Order order = orderOf(Verb::placeGarrison);
    order.town = random.between(0, static_cast<int>(game.towns.size()) - 1);
    return order;
}

Order randomMarker(Seeded& random, const Game& game) {
    std::vector<int> divisions;
    for (int i = 0; i < static_cast<int>(game.formations.size()); ++i)
        if (game.formationAt(i).camp == Camp::british && game.formationAt(i).level == Level::formation)
            divisions.push_back(i);
    Order order = orderOf(Verb::putMarker);
    order.formation = random.chance(90) ? random.pick(divisions)
                                        : random.between(0, static_cast<int>(game.formations.size()) - 1);
    if (game.formationAt(order.formation).underMarker == random.chance(90))
        order.verb = Verb::liftMarker;
    return order;
}

/// Who must retreat, may advance, has fragments or garrisons to place.
std::optional<Order> urgentOrder(Seeded& random, const Game& game) {
    const auto leaving = onMap(game, [](const Unit& unit) { return unit.mustRetreat; });
    if (!leaving.empty() && random.chance(75))
        return randomRetreat(random, game, random.pick(leaving));
    const auto able =
        onMap(game, [&](const Unit& unit) { return unit.aim != 0 && !enemyIn(game, unit.aim, unit.camp); });
    if (!able.empty() && random.chance(30))
        return randomAdvance(random, able);
    if (game.sideOf(Camp::turkish).fragmentsDue > 0 && random.chance(40))
        return randomFragment(random, game);
    if (game.sideOf(Camp::british).garrisonsDue > 0 && !game.towns.empty() && random.chance(60))
        return randomGarrison(random, game);
    return std::nullopt;
}

/// What is done less often.
Order rareOrder(Seeded& random, const Game& game, Camp camp) {
    switch (random.between(1, 8)) {
    case 1:
    case 7:
    case 8:
        return randomMarker(random, game);
    case 2:
        return orderOf(Verb::formGarrisons, randomActor(random, game, camp));
    case 3:
        return orderOf(Verb::reveal,
                       oneOf(random, game, onMap(game, [](const Unit& unit) { return unit.isDummy(); })));
    case 4:
        return randomRetreat(random, game, randomActor(random, game, camp));
    case 5:
        return game.towns.empty() ? randomFragment(random, game) : randomGarrison(random, game);
    default:
        return randomBombardment(random, game);
    }
}

Order operationsOrder(Seeded& random, const Game& game) {
    if (const auto urgent = urgentOrder(random, game))
        return *urgent;
    const Camp camp = phaseCamp(random, game);
    const bool turks = ownerOf(game.phase) == Camp::turkish;
    if (turks && game.sideOf(Camp::turkish).acting < 0 && random.chance(60))
        return randomGroup(random, game);
    if (game.sideOf(camp).first == First::none && random.chance(30))
        return randomAnnouncement(random, game);
    if (random.chance(10))
        return rareOrder(random, game, camp);
    return random.chance(45) ? randomMove(random, game, camp) : randomCombat(random, game, camp);
}

Order recoveryOrder(Seeded& random, const Game& game) {
    const auto hurt = onMap(game, [](const Unit& unit) { return unit.disrupted() && unit.tried == 0; });
    if (!hurt.empty() && random.chance(80))
        return orderOf(Verb::recover, random.pick(hurt));
    const auto staff = onMap(game, [](const Unit& unit) {
        return unit.arm == Arm::headquarters && unit.camp == Camp::turkish && !unit.disrupted();
    });
    return random.chance(70) ? orderOf(Verb::secondRecovery, oneOf(random, game, staff))
                             : orderOf(Verb::recover, anyUnit(random, game));
}

} // namespace

Order randomOrder(Seeded& random, const Game& game, int haste) {
    const bool guns = bombardmentPhase(game.phase);
    const bool operations = operationsPhase(game.phase);
    if (game.phase == Phase::britishGuns && random.chance(20))
        return randomScramble(random, game);
    const auto leaving = onMap(game, [](const Unit& unit) { return unit.mustRetreat; });
    if (leaving.empty() && random.chance(operations ? haste : haste + 13))
        return orderOf(Verb::nextPhase);
    if (guns)
        return gunsOrder(random, game);
    if (operations)
        return operationsOrder(random, game);
    return game.phase == Phase::recovery ? recoveryOrder(random, game) : orderOf(Verb::nextPhase);
}

} // namespace umpire::blitzkrieg
