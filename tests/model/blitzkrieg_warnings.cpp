#include "blitzkrieg_action.h"

#include <algorithm>

namespace umpire::blitzkrieg {

namespace {

/// What an order has against it, found one after the other.
class Warnings {
  public:
    Warnings(const Game& game, const Order& order) : m_game(game), m_order(order) {
        if (order.unit >= 0) {
            m_party = order.with;
            m_party.push_back(order.unit);
        }
    }

    std::set<Warning> all();

  private:
    const Unit& self() const { return m_game.unitAt(m_order.unit); }
    Camp camp() const { return self().camp; }
    void warnIf(bool holds, Warning warning) {
        if (holds)
            m_found.insert(warning);
    }
    template <class Wanted>
    bool some(const std::vector<int>& units, const Wanted& wanted) const {
        return std::any_of(units.begin(), units.end(),
                           [&](int index) { return wanted(m_game.unitAt(index)); });
    }
    bool ownsPhase(Camp side) const { return ownerOf(m_game.phase) == side; }
    bool operations() const { return operationsPhase(m_game.phase); }

    // Whether a unit may act
    bool wrongBranch(const Unit& unit) const;
    bool wrongGroup(const Unit& unit) const;
    void mayAct();
    void announced(bool fights);
    void together();
    void formations(Doing other, Warning warning);

    // Where to
    std::set<Hex> related(const Unit& unit) const;
    bool homeward(const Unit& unit, Hex to) const;
    bool tooFar(const Unit& unit) const;
    bool noWay() const;
    void way();
    void stragglers();
    void oneHex();

    void bombard();
    void fallBack();
    void chooseGroup();
    void announce();
    void move();
    void combat();
    void retreat();
    void fragment();
    void garrison();
    void small();

    const Game& m_game;
    const Order& m_order;
    std::vector<int> m_party;
    std::set<Warning> m_found;
};

/// Only cavalry and the Armoured Car act in the British cavalry phase.
bool Warnings::wrongBranch(const Unit& unit) const {
    return m_game.phase == Phase::britishCavalry && unit.camp == Camp::british && !rides(unit);
}

/// Command units act in any of the Turkish phases.
bool Warnings::wrongGroup(const Unit& unit) const {
    const int group = groupOf(m_game, unit);
    return operations() && ownsPhase(Camp::turkish) && unit.camp == Camp::turkish && group >= 0 &&
           group != m_game.sideOf(Camp::turkish).acting;
}

void Warnings::mayAct() {
    const bool none = m_game.sideOf(Camp::turkish).acting < 0;
    warnIf(!operations(), Warning::notOperations);
    warnIf(operations() && !ownsPhase(camp()), Warning::otherPhase);
    warnIf(wrongBranch(self()), Warning::cavalryOnly);
    warnIf(wrongGroup(self()) && none, Warning::noGroup);
    warnIf(wrongGroup(self()) && !none, Warning::otherGroup);
    warnIf(self().acted, Warning::acted);
    warnIf(self().actedThisTurn && !self().acted, Warning::actedThisTurn);
    const auto cannot = [&](const Unit& unit) {
        return (operations() && !ownsPhase(unit.camp)) || wrongBranch(unit) || wrongGroup(unit);
    };
    warnIf(operations() && ownsPhase(camp()) && some(m_order.with, cannot), Warning::withOtherPhase);
    warnIf(some(m_order.with, [](const Unit& unit) { return unit.acted || unit.actedThisTurn; }),
           Warning::withActed);
}

void Warnings::announced(bool fights) {
    const Side& side = m_game.sideOf(camp());
    warnIf(operations() && side.first == First::none, Warning::notAnnounced);
    warnIf(!fights && side.first == First::moves && side.fought, Warning::movesOver);
    warnIf(fights && side.first == First::combat && side.moved, Warning::combatOver);
}

void Warnings::together() {
    warnIf(some(m_order.with, [&](const Unit& unit) { return unit.hex != self().hex; }),
           Warning::notTogether);
}

void Warnings::formations(Doing other, Warning warning) {
    warnIf(some(m_party, [&](const Unit& unit) { return m_game.formationAt(unit.formation).does == other; }),
           warning);
    const std::vector<int> mates = unitsWhere(m_game, [&](const Unit& unit) {
        return unit.formation == self().formation && takesPart(m_game, unit) && unit.hex != 0;
    });
    const bool left =
        std::any_of(mates.begin(), mates.end(), [&](int unit) { return !contains(m_party, unit); });
    warnIf(m_game.formationAt(self().formation).underMarker && left, Warning::underMarker);
}

/// Hexes of the headquarters that are related to it.
std::set<Hex> Warnings::related(const Unit& unit) const {
    std::set<Hex> found;
    for (const Unit& other : m_game.units)
        if (&other != &unit && other.arm == Arm::headquarters && other.onMap() &&
            blitzkrieg::related(m_game, unit, other))
            found.insert(other.hex);
    return found;
}

/// Towards the top of the map or the nearest headquarters of its own (8.4).
bool Warnings::homeward(const Unit& unit, Hex to) const {
    // Even columns lie half a hex lower.
    const auto depth = [](Hex hex) { return 2 * rowOf(hex) + (columnOf(hex) % 2 == 0 ? 1 : 0); };
    if (depth(to) < depth(unit.hex))
        return true;
    const auto nearest = [&](Hex from) {
        int steps = 1000;
        for (const Hex hex : related(unit))
            steps = std::min(steps, distance(from, hex));
        return steps;
    };
    return nearest(to) < nearest(unit.hex);
}

bool Warnings::tooFar(const Unit& unit) const {
    const int most = unit.disrupted() ? unit.allowance : counterOf(m_game, unit).movement.value_or(0);
    const bool known = unit.disrupted() || most > 0;
    const bool counted = m_order.points > 0 || m_order.byRoad;
    return known && (m_order.points > most || (!counted && distance(unit.hex, m_order.to) > most));
}

/// Near enough, and yet there is no path of so many hexes.
bool Warnings::noWay() const {
    const int most = self().disrupted() ? self().allowance : counterOf(m_game, self()).movement.value_or(0);
    const bool known = self().disrupted() || most > 0;
    return known && !m_order.byRoad && distance(self().hex, m_order.to) <= most &&
           reachOf(m_game, self().hex, most, camp(), true).count(m_order.to) == 0;
}

void Warnings::way() {
    const bool enemy = realEnemyIn(m_game, m_order.to, camp());
    warnIf(enemy, Warning::enemyThere);
    warnIf(!m_game.terrain.isLand(m_order.to), Warning::noLand);
    warnIf(!enemy && m_game.terrain.isLand(m_order.to) && noWay(), Warning::noWay);
    warnIf(tooFar(self()), Warning::tooFar);
    warnIf(some(m_order.with, [&](const Unit& unit) { return tooFar(unit); }), Warning::withTooFar);
}

void Warnings::stragglers() {
    if (!self().disrupted() || m_order.to == self().hex)
        return;
    warnIf(!homeward(self(), m_order.to), Warning::notHome);
    const std::vector<Hex> around = neighboursOf(m_order.to);
    warnIf(std::any_of(around.begin(), around.end(),
                       [&](Hex next) { return realEnemyIn(m_game, next, camp()); }),
           Warning::nextToEnemy);
}

void Warnings::oneHex() {
    const bool one = adjacent(self().hex, m_order.to);
    warnIf(!one, Warning::oneHex);
    warnIf(enemyIn(m_game, m_order.to, camp()), Warning::enemyThere);
    warnIf(one && !m_game.terrain.passable(self().hex, m_order.to), Warning::barred);
}

void Warnings::bombard() {
    const Hex hex = m_game.unitAt(m_order.target).hex;
    warnIf(!bombardmentPhase(m_game.phase), Warning::notBombardment);
    warnIf(bombardmentPhase(m_game.phase) && !ownsPhase(camp()), Warning::otherPhase);
    warnIf(some(m_party, [](const Unit& unit) { return unit.bombarded; }), Warning::hasBombarded);
    warnIf(std::any_of(m_game.units.begin(), m_game.units.end(),
                       [&](const Unit& unit) { return unit.bombardedAt == hex; }),
           Warning::hexBombarded);
    warnIf(m_party.size() > 4, Warning::manyGuns);
    warnIf(some(m_party, [&](const Unit& unit) { return !adjacent(unit.hex, hex); }), Warning::gunsFar);
    warnIf(some(m_party,
                [&](const Unit& unit) {
                    return some(m_party,
                                [&](const Unit& other) { return distance(unit.hex, other.hex) > 1; });
                }),
           Warning::gunsApart);
}

void Warnings::fallBack() {
    warnIf(!bombardmentPhase(m_game.phase), Warning::notBombardment);
    together();
    oneHex();
}

void Warnings::chooseGroup() {
    const Side& side = m_game.sideOf(m_order.camp);
    warnIf(!operations() || !ownsPhase(Camp::turkish), Warning::noGroupPhase);
    warnIf(m_game.formationAt(m_order.formation).used, Warning::groupUsed);
    warnIf(side.acting >= 0 && side.acting != m_order.formation, Warning::groupChosen);
}

void Warnings::announce() {
    const Side& side = m_game.sideOf(m_order.camp);
    warnIf(!operations() || !ownsPhase(m_order.camp) || side.moved || side.fought, Warning::announceLate);
}

void Warnings::move() {
    mayAct();
    announced(false);
    together();
    formations(Doing::attacks, Warning::formationAttacks);
    way();
    stragglers();
}

void Warnings::combat() {
    const Hex hex = m_game.unitAt(m_order.target).hex;
    mayAct();
    announced(true);
    formations(Doing::moves, Warning::formationMoves);
    warnIf(some(m_party, [&](const Unit& unit) { return !adjacent(unit.hex, hex); }), Warning::notAdjacent);
    warnIf(some(m_order.defenders, [](const Unit& unit) { return unit.amongFriends; }),
           Warning::amongFriends);
    warnIf(some(m_order.support,
                [&](const Unit& gun) {
                    const bool ownThere = some(unitsIn(m_game, hex), [&](const Unit& unit) {
                        return unit.formation == gun.formation && isReal(unit);
                    });
                    return gun.supported || levelOf(m_game, gun) == Level::command ||
                           !adjacent(gun.hex, hex) || !ownThere;
                }),
           Warning::noSupport);
}

void Warnings::retreat() {
    warnIf(!self().mustRetreat, Warning::needNotRetreat);
    together();
    const std::set<Hex> ways = waysOut(m_game, self());
    if (m_order.to == 0) {
        warnIf(!ways.empty(), Warning::hasAWay);
        return;
    }
    oneHex();
    const bool wayIsOpen = adjacent(self().hex, m_order.to) &&
                           m_game.terrain.passable(self().hex, m_order.to) &&
                           !enemyIn(m_game, m_order.to, camp());
    warnIf(wayIsOpen && ways.count(m_order.to) == 0, Warning::closed);
    const bool zone = self().hemmed && ways.count(m_order.to) > 0 && inRealZone(m_game, m_order.to, camp());
    warnIf(zone && cameTo(m_game, m_order.to, camp()) + static_cast<int>(m_party.size()) > 2,
           Warning::zoneFull);
}

void Warnings::fragment() {
    const Side& side = m_game.sideOf(m_order.camp);
    warnIf(rowOf(m_order.to) != side.fragmentRow, Warning::otherRow);
    warnIf(some(unitsIn(m_game, m_order.to), [](const Unit& unit) { return unit.arm == Arm::fragment; }),
           Warning::fragmentThere);
    warnIf(enemyIn(m_game, m_order.to, m_order.camp), Warning::enemyThere);
    warnIf(!m_game.terrain.isLand(m_order.to), Warning::noLand);
}

void Warnings::garrison() {
    const Side& side = m_game.sideOf(m_order.camp);
    const Hex town = m_game.towns.at(static_cast<std::size_t>(m_order.town)).hex;
    warnIf(!some(unitsIn(m_game, town, m_order.camp), [](const Unit& unit) { return isReal(unit); }),
           Warning::townNotHeld);
    const std::set<Hex> within =
        reachOf(m_game, side.garrisonFrom, 6, m_order.camp, !m_game.rulings.hexesOnly);
    warnIf(within.count(town) == 0, Warning::garrisonFar);
}

void Warnings::small() {
    switch (m_order.verb) {
    case Verb::scramble:
        warnIf(m_game.phase != Phase::britishGuns, Warning::notAirPhase);
        break;
    case Verb::straggle:
        warnIf(self().thrown, Warning::thrownAlready);
        warnIf(!operations(), Warning::notOperations);
        break;
    case Verb::advance:
        warnIf(!operations(), Warning::notOperations);
        break;
    case Verb::formGarrisons:
        warnIf(!operations() || !ownsPhase(Camp::british), Warning::notBritishOperations);
        warnIf(m_game.sideOf(Camp::british).garrisonsDue > 0, Warning::garrisonsLeft);
        break;
    case Verb::putMarker:
        warnIf(m_game.formationAt(m_order.formation).underMarker, Warning::markerThere);
        break;
    case Verb::recover:
        warnIf(m_game.phase != Phase::recovery, Warning::notRecovery);
        warnIf(self().tried > 0, Warning::hasTried);
        break;
    case Verb::secondRecovery:
        warnIf(m_game.phase != Phase::recovery, Warning::notRecovery);
        warnIf(counterOf(m_game, self()).rear == Rear::blank, Warning::hqBlank);
        warnIf(helpedBy(m_game, self()).empty(), Warning::nobodyToHelp);
        break;
    default:
        break;
    }
}

std::set<Warning> Warnings::all() {
    switch (m_order.verb) {
    case Verb::bombard:
        bombard();
        break;
    case Verb::fallBack:
        fallBack();
        break;
    case Verb::chooseGroup:
        chooseGroup();
        break;
    case Verb::announce:
        announce();
        break;
    case Verb::move:
        move();
        break;
    case Verb::combat:
        combat();
        break;
    case Verb::retreat:
        retreat();
        break;
    case Verb::placeFragment:
        fragment();
        break;
    case Verb::placeGarrison:
        garrison();
        break;
    default:
        small();
        break;
    }
    return m_found;
}

} // namespace

std::set<Warning> warningsOf(const Game& game, const Order& order) {
    return Warnings(game, order).all();
}

} // namespace umpire::blitzkrieg
