#include "cards_game.h"

#include <algorithm>

namespace umpire::cards {

namespace {

/// All of them are where they should be.
template <class Where>
Refusal refusalOfPile(const Pile& cards, Refusal elsewhere, const Where& isThere) {
    return std::all_of(cards.begin(), cards.end(), isThere) ? Refusal::none : elsewhere;
}

Refusal refusalOfHand(const Game& game, const Order& order) {
    const Pile& hand = game.of(order.side).hand;
    return refusalOfPile(order.cards, Refusal::notInHand, [&](int card) { return hand.contains(card); });
}

Refusal refusalOfDraw(const Game& game, const Order& order) {
    const bool full = static_cast<int>(game.of(order.side).hand.size()) >= handSize;
    return full ? Refusal::handFull : Refusal::none;
}

Refusal refusalOfExchange(const Game& game, const Order& order) {
    const bool tooMany = static_cast<int>(order.cards.size()) > mostExchanged;
    return tooMany ? Refusal::tooMany : refusalOfHand(game, order);
}

bool isTerrain(int card) {
    return rowOf(card).type == Type::terrain;
}

Refusal refusalOfCommitment(const Game& game, const Order& order) {
    if (const Refusal refusal = refusalOfHand(game, order); refusal != Refusal::none)
        return refusal;
    const auto committable = [&](int card) { return mayCommit(game.rulings, card); };
    if (!std::all_of(order.cards.begin(), order.cards.end(), committable))
        return Refusal::notCommittable;
    const std::vector<Placed>& before = game.of(order.side).order;
    const auto terrains =
        std::count_if(order.cards.begin(), order.cards.end(), isTerrain) +
        std::count_if(before.begin(), before.end(), [](const Placed& each) { return isTerrain(each.card); });
    return terrains > 1 ? Refusal::secondTerrain : Refusal::none;
}

Refusal refusalOfTakingBack(const Game& game, const Order& order) {
    const Player& player = game.of(order.side);
    return refusalOfPile(order.cards, Refusal::notInBattle,
                         [&](int card) { return !game.revealed() && placed(player, card); });
}

Refusal refusalOfAttachment(const Game& game, const Order& order) {
    const Player& player = game.of(sideOf(order.card));
    if (!placed(player, order.card))
        return Refusal::notInBattle;
    if (!isLeader(order.card))
        return Refusal::noLeader;
    if (!placed(player, order.target) || isLeader(order.target))
        return Refusal::badHost;
    const int leader = leaderOf(player, order.target);
    return leader == noCard || leader == order.card ? Refusal::none : Refusal::hasLeader;
}

/// Who strikes might, were there a target.
Refusal refusalOfStriker(const Game& game, const Order& order) {
    const Player& player = game.of(sideOf(order.card));
    const Placed* striker = placed(player, order.card);
    if (!strikesIn(order.manner, order.card))
        return Refusal::noStriker;
    if (order.manner == Phase::airStrike)
        return player.hand.contains(order.card) ? Refusal::none : Refusal::notInBattle;
    if (!game.revealed() || !striker)
        return Refusal::notInBattle;
    return striker->used ? Refusal::alreadyUsed : Refusal::none;
}

Refusal refusalOfTarget(const Game& game, const Order& order) {
    const Placed* target = placed(game.of(1 - sideOf(order.card)), order.target);
    if (!game.revealed() || !target)
        return Refusal::noTarget;
    if (!mayBeTarget(order.manner, order.target))
        return Refusal::shielded;
    if (supplyComesFirst(game, order.manner, order.card, order.target))
        return Refusal::supplyFirst;
    return hitOn(order.manner, order.card, *target) == Hit::none ? Refusal::tooStrong : Refusal::none;
}

Refusal refusalOfStrike(const Game& game, const Order& order) {
    const Refusal refusal = refusalOfStriker(game, order);
    return refusal == Refusal::none ? refusalOfTarget(game, order) : refusal;
}

Refusal refusalOfCards(const Game& game, const Order& order) {
    switch (order.verb) {
    case Verb::draw:
        return refusalOfDraw(game, order);
    case Verb::exchange:
        return refusalOfExchange(game, order);
    case Verb::commit:
        return refusalOfCommitment(game, order);
    case Verb::takeBack:
        return refusalOfTakingBack(game, order);
    case Verb::attach:
        return refusalOfAttachment(game, order);
    case Verb::strike:
        return refusalOfStrike(game, order);
    default:
        return Refusal::none;
    }
}

} // namespace

Refusal refusalOf(const Game& game, const Order& order) {
    if (order.verb == Verb::nextPhase)
        return Refusal::none;
    const Cards counted = order.verb == Verb::settleTotals ? Cards::totalsOnly : Cards::known;
    return game.rulings.cards == counted ? refusalOfCards(game, order) : Refusal::otherCounting;
}

} // namespace umpire::cards
