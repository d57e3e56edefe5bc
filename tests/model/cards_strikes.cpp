#include "cards_game.h"

#include <algorithm>

namespace umpire::cards {

namespace {

/// Blows of this phase destroy a card of the same Force, too.
bool destroysEquals(Phase phase) {
    return phase == Phase::cavalry || phase == Phase::machineGuns;
}

} // namespace

bool strikesIn(Phase phase, int card) {
    switch (phase) {
    case Phase::airStrike:
        return rowOf(card).type == Type::planes;
    case Phase::cavalry:
        return rowOf(card).type == Type::cavalry || rowOf(card).lawrence;
    case Phase::artillery:
        return rowOf(card).type == Type::artillery;
    case Phase::machineGuns:
        return rowOf(card).type == Type::machineGuns;
    default:
        return false;
    }
}

int strikingForce(Phase phase, int striker) {
    return phase == Phase::cavalry && rowOf(striker).lawrence ? lawrenceCharges : rowOf(striker).force;
}

int resistingForce(Phase phase, int target) {
    const bool doubled = phase == Phase::cavalry && rowOf(target).type == Type::infantry;
    return rowOf(target).force * (doubled ? 2 : 1);
}

bool mayBeTarget(Phase phase, int target) {
    const Type type = rowOf(target).type;
    const bool gun = type == Type::artillery || type == Type::machineGuns;
    return type != Type::leader && !(gun && phase == Phase::machineGuns);
}

Hit hitOn(Phase phase, int striker, const Placed& target) {
    if (!strikesIn(phase, striker) || !mayBeTarget(phase, target.card))
        return Hit::none;
    const int force = strikingForce(phase, striker);
    const int against = resistingForce(phase, target.card);
    if (against < force || (against == force && destroysEquals(phase)))
        return Hit::destroyed;
    if (phase == Phase::cavalry)
        return Hit::none;
    return target.disrupted ? Hit::destroyedBySecond : Hit::disrupted;
}

bool supplyComesFirst(const Game& game, Phase manner, int striker, int target) {
    if (manner != Phase::cavalry || rowOf(target).type == Type::supply)
        return false;
    const std::vector<Placed>& enemies = game.of(1 - sideOf(striker)).order;
    return std::any_of(enemies.begin(), enemies.end(), [&](const Placed& each) {
        return rowOf(each.card).type == Type::supply && hitOn(manner, striker, each) != Hit::none;
    });
}

std::vector<int> strikersOf(const Game& game, int side) {
    std::vector<int> strikers;
    const Player& player = game.of(side);
    if (game.phase == Phase::airStrike) {
        for (const int card : player.hand)
            if (strikesIn(game.phase, card))
                strikers.push_back(card);
        return strikers;
    }
    for (const Placed& each : player.order)
        if (strikesIn(game.phase, each.card) && !each.used)
            strikers.push_back(each.card);
    return strikers;
}

std::vector<Strike> strikesOf(const Game& game, int side) {
    std::vector<Strike> strikes;
    for (const int striker : strikersOf(game, side))
        for (const Placed& target : game.of(1 - side).order) {
            const Hit hit = hitOn(game.phase, striker, target);
            if (hit != Hit::none && !supplyComesFirst(game, game.phase, striker, target.card))
                strikes.push_back({striker, target.card, hit});
        }
    return strikes;
}

} // namespace umpire::cards
