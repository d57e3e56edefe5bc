#include "cards_game.h"

namespace umpire::cards {

namespace {

/// The phases in which an order has its place.
bool fitsPhase(const Game& game, const Order& order) {
    switch (order.verb) {
    case Verb::draw:
        return game.phase == Phase::maneuver;
    case Verb::exchange:
        return game.phase == Phase::reserve;
    case Verb::commit:
    case Verb::takeBack:
        return game.phase == Phase::orderOfBattle;
    case Verb::attach:
        return game.phase >= Phase::orderOfBattle && game.phase <= Phase::machineGuns;
    case Verb::strike:
        return game.phase == order.manner;
    case Verb::pass:
        return isStrikePhase(game.phase);
    case Verb::settle:
    case Verb::settleTotals:
        return game.phase == Phase::infantry;
    case Verb::nextPhase:
        return true;
    }
    return false;
}

/// Exchanging and counting are done once a battle.
bool isDone(const Game& game, const Order& order) {
    switch (order.verb) {
    case Verb::exchange:
        return game.of(order.side).done;
    case Verb::settle:
    case Verb::settleTotals:
        return game.of(british).done;
    default:
        return false;
    }
}

bool waitsForTurn(const Game& game, const Order& order) {
    const int side = order.verb == Verb::strike ? sideOf(order.card) : order.side;
    return (order.verb == Verb::strike || order.verb == Verb::pass) && turnOf(game) != side;
}

} // namespace

bool isStrikePhase(Phase phase) {
    return phase >= Phase::airStrike && phase <= Phase::machineGuns;
}

int firstOf(Phase phase) {
    return phase == Phase::artillery || phase == Phase::machineGuns ? turks : british;
}

bool mayStillStrike(const Game& game, int side) {
    const bool hidden = game.phase == Phase::airStrike;
    return isStrikePhase(game.phase) && !game.of(side).done && (hidden || !strikesOf(game, side).empty());
}

std::optional<int> turnOf(const Game& game) {
    for (const int side : {game.toAct, 1 - game.toAct})
        if (mayStillStrike(game, side))
            return side;
    return std::nullopt;
}

bool wantsCards(const Player& player) {
    return static_cast<int>(player.hand.size()) < handSize &&
           !(player.deck.empty() && player.reserve.empty());
}

Untimely untimelyOf(const Game& game, const Order& order) {
    if (game.over())
        return Untimely::gameOver;
    if (!fitsPhase(game, order))
        return Untimely::wrongPhase;
    if (isDone(game, order))
        return Untimely::alreadyDone;
    if (waitsForTurn(game, order))
        return Untimely::notItsTurn;
    const bool counted = game.phase != Phase::infantry || game.of(british).done;
    return order.verb == Verb::nextPhase && !counted ? Untimely::notCounted : Untimely::no;
}

} // namespace umpire::cards
