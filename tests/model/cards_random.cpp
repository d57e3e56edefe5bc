#include "cards_random.h"

#include <algorithm>

namespace umpire::cards {

namespace {

Rulings randomRulings(Seeded& random) {
    Rulings rulings;
    if (random.chance(35))
        return rulings;
    rulings.committable = random.chance(75) ? Committable::gunsAndLeadersToo : Committable::asPrinted;
    rulings.halved = random.chance(50) ? Halved::withBonuses : Halved::printedForce;
    rulings.halves = random.chance(50) ? Halves::kept : Halves::roundedDown;
    rulings.turns = random.chance(50) ? Turns::alternate : Turns::oneAfterTheOther;
    rulings.cards = random.chance(10) ? Cards::totalsOnly : Cards::known;
    return rulings;
}

Order orderOf(Verb verb, int side) {
    Order order;
    order.verb = verb;
    order.side = side;
    return order;
}

/// A side that has still to draw or exchange, else the next phase.
Order ofWhoIsNotDone(Seeded& random, const Game& game, Verb verb) {
    const int first = random.between(british, turks);
    for (const int side : {first, 1 - first}) {
        const Player& player = game.of(side);
        if (verb == Verb::draw ? wantsCards(player) : !player.done)
            return orderOf(verb, side);
    }
    return orderOf(Verb::nextPhase, british);
}

/// Nuisances first, as players would; at times anything.
Order randomExchange(Seeded& random, const Game& game) {
    Order order = ofWhoIsNotDone(random, game, Verb::exchange);
    if (order.verb != Verb::exchange)
        return order;
    const bool wild = random.chance(40);
    for (const int card : game.of(order.side).hand)
        if (static_cast<int>(order.cards.size()) < mostExchanged &&
            random.chance(wild                                 ? 45
                          : rowOf(card).type == Type::nuisance ? 90
                                                               : 10))
            order.cards.insert(card);
    return order;
}

/// Some of the hand; rash players send Lawrence with few.
Order randomCommitment(Seeded& random, const Game& game, int side) {
    static const std::vector<int> eagerness = {15, 50, 80, 95, 100};
    const Player& player = game.of(side);
    bool terrain = std::any_of(player.order.begin(), player.order.end(),
                               [](const Placed& each) { return rowOf(each.card).type == Type::terrain; });
    Order order = orderOf(Verb::commit, side);
    const bool rash = random.chance(25);
    const int percent = rash ? 15 : random.pick(eagerness);
    for (const int card : player.hand) {
        const bool isTerrain = rowOf(card).type == Type::terrain;
        if (!mayCommit(game.rulings, card) || (isTerrain && terrain))
            continue;
        if (!random.chance(rash && rowOf(card).lawrence ? 100 : percent))
            continue;
        terrain = terrain || isTerrain;
        order.cards.insert(card);
    }
    return order;
}

/// A leader without a card to a card without one; else to go on.
Order randomAttachment(Seeded& random, const Game& game, const Order& otherwise) {
    const int first = random.between(british, turks);
    for (const int side : {first, 1 - first}) {
        const std::vector<int> leaders = freeLeaders(game.of(side));
        const std::vector<int> hosts = freeHosts(game.of(side));
        if (leaders.empty() || hosts.empty())
            continue;
        Order order = orderOf(Verb::attach, side);
        order.card = random.pick(leaders);
        order.target = random.pick(hosts);
        return order;
    }
    return otherwise;
}

/// Has nothing in the battle, and something to put there.
bool couldCommit(const Game& game, int side) {
    const Player& player = game.of(side);
    return player.order.empty() && std::any_of(player.hand.begin(), player.hand.end(),
                                               [&](int card) { return mayCommit(game.rulings, card); });
}

Order randomPlacing(Seeded& random, const Game& game) {
    const int side = random.between(british, turks);
    if (random.chance(couldCommit(game, side) ? 85 : 8))
        return randomCommitment(random, game, side);
    if (random.chance(10) && !game.of(side).order.empty()) {
        Order order = orderOf(Verb::takeBack, side);
        order.cards = someOf(random, cardsIn(game.of(side)), 25);
        return order;
    }
    const bool waits = couldCommit(game, 1 - side) && !random.chance(5);
    return randomAttachment(
        random, game, waits ? randomCommitment(random, game, 1 - side) : orderOf(Verb::nextPhase, british));
}

/// One that destroys by a second disruption at times, else any.
Strike pickStrike(Seeded& random, const std::vector<Strike>& strikes) {
    std::vector<Strike> second;
    std::copy_if(strikes.begin(), strikes.end(), std::back_inserter(second),
                 [](const Strike& each) { return each.hit == Hit::destroyedBySecond; });
    return random.pick(!second.empty() && random.chance(50) ? second : strikes);
}

Order randomStrike(Seeded& random, const Game& game) {
    const std::optional<int> side = turnOf(game);
    if (!side)
        return orderOf(Verb::nextPhase, british);
    const std::vector<Strike> strikes = strikesOf(game, *side);
    if (strikes.empty() || random.chance(12))
        return orderOf(Verb::pass, *side);
    const Strike strike = pickStrike(random, strikes);
    Order order = orderOf(Verb::strike, *side);
    order.manner = game.phase;
    order.card = strike.card;
    order.target = strike.target;
    return order;
}

Order randomEnd(Seeded& random, const Game& game) {
    if (game.of(british).done)
        return orderOf(Verb::nextPhase, british);
    if (game.rulings.cards == Cards::known)
        return orderOf(Verb::settle, british);
    Order order = orderOf(Verb::settleTotals, british);
    order.lawrence = random.chance(10);
    order.totals[british] = random.between(0, 120);
    order.totals[turks] = random.chance(15) ? order.totals[british] : random.between(0, 120);
    return order;
}

Order randomOrderOfPhase(Seeded& random, const Game& game) {
    switch (game.phase) {
    case Phase::maneuver:
        return ofWhoIsNotDone(random, game, Verb::draw);
    case Phase::reserve:
        return randomExchange(random, game);
    case Phase::orderOfBattle:
        return randomPlacing(random, game);
    case Phase::infantry:
        return randomEnd(random, game);
    default:
        return random.chance(15) ? randomAttachment(random, game, randomStrike(random, game))
                                 : randomStrike(random, game);
    }
}

} // namespace

int RandomLots::draw(int count) {
    m_drawn.push_back(m_random.between(1, count));
    return m_drawn.back();
}

Game randomGame(Seeded& random) {
    return newGame(randomRulings(random));
}

Order randomOrder(Seeded& random, const Game& game, int faults) {
    if (random.chance(faults))
        return randomFault(random, game);
    if (game.rulings.cards == Cards::totalsOnly && game.phase != Phase::infantry)
        return orderOf(Verb::nextPhase, british);
    return randomOrderOfPhase(random, game);
}

} // namespace umpire::cards
