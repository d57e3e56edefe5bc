#include "cards_compared.h"
#include "cards_odds.h"

#include "umpire/battle/hidden_total.h"
#include "umpire/worksheet/odds.h"

#include <cmath>
#include <set>

namespace umpire::test {

using namespace cards;
using cards::Hit;
using cards::Order;
using cards::Outcome;
using cards::Verb;

namespace {

constexpr double exact = 1e-12;

std::string unequal(const std::string& what, double model, double engine) {
    return what + ": model " + std::to_string(model) + ", engine " + std::to_string(engine);
}

std::string differenceOfStrike(const Outcome& outcome, const Odds& odds) {
    const char* word = outcome.hit == Hit::disrupted ? "disrupted" : "destroyed";
    const double chance = odds.rolls.empty() ? 0 : odds.rolls.front().of(word);
    return std::abs(chance - 1) < exact ? std::string() : unequal(cards::nameOf(outcome.hit), 1, chance);
}

/// What a draw waits for: so many, of those of whom not all are drawn.
struct Waiting {
    Player from;
    int count = 0;
};

std::optional<Waiting> waitingFor(const Game& game, const Order& order) {
    Player player = game.of(order.side);
    int count = order.verb == Verb::draw ? handSize - static_cast<int>(player.hand.size())
                                         : static_cast<int>(order.cards.size());
    if (order.verb == Verb::exchange) {
        player.reserve.insert(order.cards.begin(), order.cards.end());
    }
    if (count >= static_cast<int>(player.deck.size())) {
        count -= static_cast<int>(player.deck.size());
        player.deck = player.reserve;
    }
    player.reserve.clear();
    const bool chance = count > 0 && count < static_cast<int>(player.deck.size());
    return chance ? std::optional(Waiting{player, count}) : std::nullopt;
}

std::string differenceOfDraw(const Waiting& waiting, const DrawOdds& draw) {
    if (draw.count != waiting.count || draw.from != static_cast<std::int64_t>(waiting.from.deck.size())) {
        return "draws: model " + std::to_string(waiting.count) + " of " +
               std::to_string(waiting.from.deck.size());
    }
    std::set<std::string> kinds;
    for (const int card : waiting.from.deck) {
        kinds.insert(kindId(card));
        const double model = chanceToDraw(waiting.from, waiting.count, rowOf(card).name);
        for (const auto& [kind, chance] : draw.chances) {
            if (kind == kindId(card) && std::abs(chance - model) > exact) {
                return unequal(kind, model, chance);
            }
        }
    }
    return kinds.size() == draw.chances.size() ? std::string() : "other kinds of cards";
}

std::string differenceOfDraws(const Game& game, const Order& order, const Odds& odds) {
    const std::optional<Waiting> waiting = waitingFor(game, order);
    if (waiting.has_value() != odds.draw.has_value()) {
        return "a draw is told by one only";
    }
    return waiting ? differenceOfDraw(*waiting, *odds.draw) : std::string();
}

} // namespace

std::string differenceOfOdds(const Game& game, const Order& order, const Outcome& outcome,
                             const Session& session, const Json& command) {
    const bool draws = order.verb == Verb::draw || order.verb == Verb::exchange;
    if (!draws && order.verb != Verb::strike) {
        return {};
    }
    const Odds odds = oddsOf(session, command);
    const std::string difference = !odds.ok ? odds.refusal.message
                                   : draws  ? differenceOfDraws(game, order, odds)
                                            : differenceOfStrike(outcome, odds);
    return difference.empty() ? difference : "odds: " + difference + "\n" + dumpLine(odds.toJson());
}

std::string differenceOfCovered(const Game& game, const Session& session, int& compared) {
    constexpr std::size_t most = 3;
    const bool known = game.rulings.cards == Cards::known && !game.revealed() && !game.over();
    for (const int side : {british, turks}) {
        const std::size_t count = game.of(1 - side).order.size();
        if (!known || count == 0 || count > most) {
            continue;
        }
        const Standing model = standingOf(game, side);
        const CoveredOdds engine =
            coveredOdds(sideId(side), session.rules(), session.module(), session.battle());
        const auto share = [&](long sets) {
            return static_cast<double>(sets) / static_cast<double>(model.sets);
        };
        ++compared;
        if (engine.beats != share(model.more) || engine.equal != share(model.same)) {
            return "total of " + sideId(side) + ": model " + std::to_string(share(model.more)) + " and " +
                   std::to_string(share(model.same)) + ", engine " + dumpLine(engine.toJson());
        }
    }
    return {};
}

} // namespace umpire::test
