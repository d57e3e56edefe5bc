#include "cards_game.h"

#include <iterator>

namespace umpire::cards {

namespace {

constexpr std::array<int, 2> pointsToWin = {5, 3};

/// The next card of so many that are wanted: by lot, where there are more.
int nextCard(const Pile& deck, int wanted, Lots& lots) {
    const int count = static_cast<int>(deck.size());
    return *std::next(deck.begin(), count <= wanted ? 0 : lots.draw(count) - 1);
}

/// Draws so many, fewer where the cards run out.
void draw(Player& player, int count, Lots& lots, Outcome& outcome) {
    for (int i = 0; i < count; ++i) {
        if (player.deck.empty() && !player.reserve.empty()) {
            player.deck.swap(player.reserve);
            outcome.reshuffled = true;
        }
        if (player.deck.empty())
            return;
        const int card = nextCard(player.deck, count - i, lots);
        player.deck.erase(card);
        player.hand.insert(card);
        outcome.drawn.push_back(card);
    }
}

void fillHand(Game& game, const Order& order, Lots& lots, Outcome& outcome) {
    Player& player = game.of(order.side);
    draw(player, handSize - static_cast<int>(player.hand.size()), lots, outcome);
}

void exchange(Game& game, const Order& order, Lots& lots, Outcome& outcome) {
    Player& player = game.of(order.side);
    for (const int card : order.cards) {
        player.hand.erase(card);
        player.reserve.insert(card);
    }
    draw(player, static_cast<int>(order.cards.size()), lots, outcome);
    player.done = true;
}

void commit(Game& game, const Order& order) {
    Player& player = game.of(order.side);
    for (const int card : order.cards) {
        player.hand.erase(card);
        player.order.push_back({card, false, false, noCard});
    }
}

void attach(Game& game, const Order& order) {
    placed(game.of(sideOf(order.card)), order.card)->host = order.target;
}

/// Takes a card out of an order of battle; its leader stays without a card.
void takeOut(Player& player, int card) {
    std::erase_if(player.order, [&](const Placed& each) { return each.card == card; });
    for (Placed& each : player.order)
        if (each.host == card)
            each.host = noCard;
}

void takeBack(Game& game, const Order& order) {
    Player& player = game.of(order.side);
    for (const int card : order.cards) {
        takeOut(player, card);
        player.hand.insert(card);
    }
}

/// The ship is never lost.
void lose(Player& player, int card) {
    (rowOf(card).naval ? player.reserve : player.casualties).insert(card);
}

/// What the blow costs who strikes it.
void spend(Game& game, int striker) {
    Player& player = game.of(sideOf(striker));
    if (Placed* gun = placed(player, striker); gun && game.phase != Phase::cavalry) {
        gun->used = true;
        return;
    }
    if (game.phase == Phase::airStrike)
        player.hand.erase(striker);
    else
        takeOut(player, striker);
    player.reserve.insert(striker);
}

void giveTurn(Game& game, int striker) {
    if (game.rulings.turns == Turns::alternate)
        game.toAct = 1 - sideOf(striker);
}

void strike(Game& game, const Order& order, Outcome& outcome) {
    Player& enemy = game.of(1 - sideOf(order.card));
    Placed* target = placed(enemy, order.target);
    outcome.hit = hitOn(game.phase, order.card, *target);
    if (outcome.hit == Hit::disrupted) {
        target->disrupted = true;
    } else {
        takeOut(enemy, order.target);
        lose(enemy, order.target);
    }
    spend(game, order.card);
    giveTurn(game, order.card);
}

void pass(Game& game, const Order& order) {
    game.of(order.side).done = true;
}

void nextPhase(Game& game) {
    if (game.phase == Phase::infantry) {
        ++game.battle;
        game.phase = Phase::maneuver;
    } else {
        game.phase = static_cast<Phase>(static_cast<int>(game.phase) + 1);
    }
    for (Player& player : game.players) {
        player.done = false;
        for (Placed& each : player.order)
            each.used = false;
    }
    game.toAct = firstOf(game.phase);
}

void clearOrder(Player& player, bool won) {
    for (const Placed& each : player.order) {
        if (won)
            player.reserve.insert(each.card);
        else
            lose(player, each.card);
    }
    player.order.clear();
}

/// The battle is won: by the British where both are equal. Lawrence is told of where cards are not known.
void winBattle(Game& game, const std::array<int, 2>& totals, bool lawrence, Outcome& outcome) {
    const int winner = totals[british] >= totals[turks] ? british : turks;
    outcome.battleWinner = winner;
    for (const int side : {british, turks}) {
        clearOrder(game.of(side), side == winner);
        game.of(side).done = true;
    }
    ++game.of(winner).points;
    if (game.of(winner).points >= pointsToWin.at(static_cast<std::size_t>(winner)))
        game.winner = winner;
    else if (lawrenceLost(game) || (lawrence && winner == turks))
        game.winner = turks;
}

void settle(Game& game, Outcome& outcome) {
    outcome.totals = {totalOf(game, british), totalOf(game, turks)};
    winBattle(game, {outcome.totals[british].worth, outcome.totals[turks].worth}, false, outcome);
}

void carryOut(Game& game, const Order& order, Lots& lots, Outcome& outcome) {
    switch (order.verb) {
    case Verb::draw:
        return fillHand(game, order, lots, outcome);
    case Verb::exchange:
        return exchange(game, order, lots, outcome);
    case Verb::commit:
        return commit(game, order);
    case Verb::takeBack:
        return takeBack(game, order);
    case Verb::attach:
        return attach(game, order);
    case Verb::strike:
        return strike(game, order, outcome);
    case Verb::pass:
        return pass(game, order);
    case Verb::settle:
        return settle(game, outcome);
    case Verb::settleTotals:
        return winBattle(game, order.totals, order.lawrence, outcome);
    case Verb::nextPhase:
        return nextPhase(game);
    }
}

} // namespace

bool mayCommit(const Rulings& rulings, int card) {
    switch (rowOf(card).type) {
    case Type::infantry:
    case Type::cavalry:
    case Type::artillery:
    case Type::supply:
    case Type::terrain:
        return true;
    case Type::leader:
        return rulings.committable == Committable::gunsAndLeadersToo || rowOf(card).lawrence;
    case Type::machineGuns:
        return rulings.committable == Committable::gunsAndLeadersToo;
    default:
        return false;
    }
}

Outcome play(Game& game, const Order& order, Lots& lots) {
    Outcome outcome;
    outcome.refusal = refusalOf(game, order);
    outcome.untimely = untimelyOf(game, order);
    if (outcome.played())
        carryOut(game, order, lots, outcome);
    return outcome;
}

} // namespace umpire::cards
