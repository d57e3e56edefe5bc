#include "blitzkrieg_action.h"

#include <algorithm>

namespace umpire::blitzkrieg {

void chooseGroup(const TurnAction& deed) {
    deed.game.sideOf(deed.order.camp).acting = deed.order.formation;
    deed.game.formationAt(deed.order.formation).used = true;
}

namespace {

/// 10.1
int recoversTo(Rear rear) {
    if (rear == Rear::a)
        return 3;
    return rear == Rear::b ? 2 : 0;
}

void tryToRecover(const TurnAction& deed, Unit& unit) {
    const bool recovers = deed.thrown("recover", unit.id, 6) <= recoversTo(counterOf(deed.game, unit).rear);
    deed.outcome.rolls.back().outcome = recovers ? "recovers" : "stays-disrupted";
    ++unit.tried;
    if (recovers)
        unit.status = Status::undisrupted;
}

/// Whom a headquarters may help (10.2), wherever they are.
bool isUnder(const Game& game, const Unit& staff, const Unit& unit) {
    if (levelOf(game, staff) == Level::command || unit.formation == staff.formation)
        return true;
    return game.rulings.wholeGroup && levelOf(game, staff) == Level::group &&
           groupOf(game, unit) == staff.formation;
}

} // namespace

std::vector<int> helpedBy(const Game& game, const Unit& staff) {
    return unitsWhere(game, [&](const Unit& unit) {
        return unit.camp == staff.camp && unit.disrupted() && unit.onMap() && unit.tried > 0 &&
               counterOf(game, unit).rear != Rear::unknown && distance(unit.hex, staff.hex) <= 1 &&
               isUnder(game, staff, unit);
    });
}

void recover(const TurnAction& deed) {
    tryToRecover(deed, deed.self());
}

void secondRecovery(const TurnAction& deed) {
    Unit& staff = deed.self();
    for (const int index : helpedBy(deed.game, staff))
        tryToRecover(deed, deed.game.unitAt(index));
    if (counterOf(deed.game, staff).rear == Rear::blank && deed.game.rulings.hqOnlyDisrupted)
        staff.status = Status::disrupted;
    else
        disrupt(deed, staff);
}

namespace {

Camp holderOf(const Game& game, const Town& town) {
    const std::vector<int> there = unitsIn(game, town.hex, Camp::british);
    const bool held =
        std::any_of(there.begin(), there.end(), [&](int index) { return isReal(game.unitAt(index)); });
    return held ? Camp::british : Camp::turkish;
}

bool losesSeven(const Game& game) {
    if (!game.rulings.anyTurkLeft)
        return !game.sideOf(Camp::turkish).lostThisTurn;
    return std::any_of(game.units.begin(), game.units.end(), [](const Unit& unit) {
        return unit.camp == Camp::turkish && isReal(unit) && unit.inPlay();
    });
}

void scoreTurn(Game& game) {
    for (const Town& town : game.towns)
        if (town.vp)
            ++game.sideOf(holderOf(game, town)).vp;
    if (losesSeven(game))
        game.sideOf(Camp::british).vp -= 7;
}

int fallen(const Game& game, Camp camp, bool onlyPaying) {
    return static_cast<int>(unitsWhere(game, [&](const Unit& unit) {
                                const bool pays = unit.arm == Arm::headquarters || unit.arm == Arm::artillery;
                                return unit.camp == camp && unit.status == Status::eliminated &&
                                       (pays || !onlyPaying);
                            }).size());
}

/// 11.2, 11.5
void scoreGame(Game& game) {
    Side& british = game.sideOf(Camp::british);
    Side& turkish = game.sideOf(Camp::turkish);
    british.vp += fallen(game, Camp::turkish, true);
    turkish.vp += fallen(game, Camp::british, false) + british.tally / 5;
    if (british.vp == turkish.vp)
        british.victory = turkish.victory = Victory::draw;
    else
        (british.vp > turkish.vp ? british : turkish).victory = Victory::minor;
}

void judge(Game& game) {
    int turkishTowns = 0;
    int turkishPoints = 0;
    for (const Town& town : game.towns)
        if (holderOf(game, town) == Camp::turkish) {
            ++turkishTowns;
            turkishPoints += town.vp ? 1 : 0;
        }
    if (over(game))
        return;
    if (!game.towns.empty() && turkishTowns == 0)
        game.sideOf(Camp::british).victory = Victory::major;
    else if (game.turn == 6 && turkishPoints >= 2)
        game.sideOf(Camp::turkish).victory = Victory::major;
    else if (game.turn == 7)
        scoreGame(game);
}

void endPhase(Unit& unit) {
    unit.acted = false;
    unit.thrown = false;
    unit.allowance = 0;
    unit.mustRetreat = false;
    unit.hemmed = false;
    unit.attacked = false;
    unit.amongFriends = false;
    unit.supported = false;
    unit.fellBack = false;
    unit.aim = 0;
}

void endPhase(Side& side) {
    side.acting = -1;
    side.first = First::none;
    side.moved = false;
    side.fought = false;
    side.lostFactors = 0;
    side.fragmentsDue = 0;
    side.fragmentRow = 0;
    side.garrisonsDue = 0;
    side.garrisonFrom = 0;
}

void landAircraft(Game& game) {
    for (Unit& unit : game.units)
        if (unit.up && ownerOf(game.phase) == unit.camp) {
            unit.up = false;
            unit.hex = 0;
        }
}

void endTurn(Game& game) {
    judge(game);
    for (Unit& unit : game.units) {
        unit.actedThisTurn = false;
        unit.bombarded = false;
        unit.bombardedAt = 0;
        unit.up = false;
        unit.tried = 0;
    }
    for (Formation& formation : game.formations)
        formation.used = false;
    for (Side& side : game.sides)
        side.lostThisTurn = false;
    ++game.turn;
    game.phase = Phase::britishGuns;
}

} // namespace

void nextPhase(Game& game) {
    if (bombardmentPhase(game.phase))
        landAircraft(game);
    for (Unit& unit : game.units)
        endPhase(unit);
    for (Side& side : game.sides)
        endPhase(side);
    for (Formation& formation : game.formations)
        formation.does = Doing::none;
    if (game.phase == Phase::points) {
        endTurn(game);
        return;
    }
    game.phase = static_cast<Phase>(static_cast<int>(game.phase) + 1);
    if (game.phase == Phase::points)
        scoreTurn(game);
}

bool over(const Game& game) {
    return std::any_of(game.sides.begin(), game.sides.end(),
                       [](const Side& side) { return side.victory != Victory::none; });
}

} // namespace umpire::blitzkrieg
