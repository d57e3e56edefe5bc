#include "cards_random.h"

#include <algorithm>

namespace umpire::cards {

namespace {

int anyCard(Seeded& random) {
    return random.between(0, cardCount() - 1);
}

/// One of them; any card where there is none, and at times.
int anyOf(Seeded& random, const std::vector<int>& cards) {
    return cards.empty() || random.chance(10) ? anyCard(random) : random.pick(cards);
}

std::vector<int> handOf(const Player& player) {
    return {player.hand.begin(), player.hand.end()};
}

/// Cards from where they should be, or not.
Pile anyCards(Seeded& random, const std::vector<int>& cards) {
    Pile some = someOf(random, cards, random.chance(50) ? 20 : 70);
    if (random.chance(25))
        some.insert(anyCard(random));
    return some;
}

/// Who might strike in that manner, even again; at times who cannot.
int anyStriker(Seeded& random, const Game& game, const Order& order) {
    Game then = game;
    then.phase = order.manner;
    std::vector<int> strikers = strikersOf(then, order.side);
    for (const Placed& each : game.of(order.side).order)
        if (each.used)
            strikers.push_back(each.card);
    if (strikers.empty() && random.chance(80))
        strikers = cardsIn(game.of(order.side));
    return anyOf(random, strikers);
}

Order anyStrike(Seeded& random, const Game& game, Order order) {
    const bool now = isStrikePhase(game.phase) && random.chance(80);
    order.manner = now ? game.phase : static_cast<Phase>(random.between(3, 6));
    if (random.chance(60))
        order.side = turnOf(game).value_or(game.toAct);
    order.card = anyStriker(random, game, order);
    order.target = anyOf(random, cardsIn(game.of(random.chance(90) ? 1 - order.side : order.side)));
    return order;
}

Order anyAttachment(Seeded& random, const Game& game, Order order) {
    const std::vector<int> cards = cardsIn(game.of(order.side));
    std::vector<int> leaders;
    std::copy_if(cards.begin(), cards.end(), std::back_inserter(leaders), isLeader);
    std::vector<int> led;
    std::copy_if(cards.begin(), cards.end(), std::back_inserter(led),
                 [&](int card) { return leaderOf(game.of(order.side), card) != noCard; });
    order.card = anyOf(random, random.chance(80) ? leaders : cards);
    order.target = anyOf(random, !led.empty() && random.chance(60) ? led : cards);
    return order;
}

/// One that suits the phase, as often as not.
Verb anyVerb(Seeded& random, const Game& game) {
    static const std::vector<Verb> verbs = {Verb::draw,         Verb::exchange, Verb::commit, Verb::takeBack,
                                            Verb::attach,       Verb::strike,   Verb::pass,   Verb::settle,
                                            Verb::settleTotals, Verb::nextPhase};
    static const std::vector<Verb> placing = {Verb::commit, Verb::attach, Verb::attach, Verb::takeBack};
    if (game.phase == Phase::orderOfBattle && random.chance(60))
        return random.pick(placing);
    if (isStrikePhase(game.phase) && random.chance(50))
        return random.chance(70) ? Verb::strike : Verb::attach;
    return random.pick(verbs);
}

} // namespace

std::vector<int> cardsIn(const Player& player) {
    std::vector<int> cards;
    for (const Placed& each : player.order)
        cards.push_back(each.card);
    return cards;
}

std::vector<int> freeLeaders(const Player& player) {
    std::vector<int> leaders;
    for (const Placed& each : player.order)
        if (isLeader(each.card) && each.host == noCard)
            leaders.push_back(each.card);
    return leaders;
}

std::vector<int> freeHosts(const Player& player) {
    std::vector<int> hosts;
    for (const Placed& each : player.order)
        if (!isLeader(each.card) && leaderOf(player, each.card) == noCard)
            hosts.push_back(each.card);
    return hosts;
}

Pile someOf(Seeded& random, const std::vector<int>& cards, int percent) {
    Pile some;
    std::copy_if(cards.begin(), cards.end(), std::inserter(some, some.end()),
                 [&](int) { return random.chance(percent); });
    return some;
}

Order randomFault(Seeded& random, const Game& game) {
    Order order;
    order.side = random.between(british, turks);
    order.verb = anyVerb(random, game);
    if (order.verb == Verb::strike)
        return anyStrike(random, game, order);
    if (order.verb == Verb::attach)
        return anyAttachment(random, game, order);
    if (order.verb == Verb::exchange || order.verb == Verb::commit)
        order.cards = anyCards(random, handOf(game.of(order.side)));
    if (order.verb == Verb::takeBack)
        order.cards = anyCards(random, cardsIn(game.of(order.side)));
    return order;
}

} // namespace umpire::cards
