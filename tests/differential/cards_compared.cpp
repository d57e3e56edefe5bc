#include "cards_compared.h"
#include "cards_odds.h"

#include "umpire/worksheet/odds.h"

#include <cmath>
#include <map>

namespace umpire::test {

using namespace cards;
using cards::Hit;
using cards::Line;
using cards::Order;
using cards::Outcome;
using cards::Phase;
using cards::Type;
using cards::Verb;

namespace {

std::string differ(const std::string& what, const std::string& model, const std::string& engine) {
    return model == engine ? std::string() : what + ": model " + model + ", engine " + engine;
}

std::string differ(const std::string& what, const Json& model, const Json& engine) {
    return differ(what, dumpLine(model), dumpLine(engine));
}

/// Where a card lies, in the pack's word.
std::string pileOf(const Game& game, int card) {
    const Player& player = game.of(sideOf(card));
    if (player.deck.contains(card)) {
        return "deck";
    }
    if (player.hand.contains(card)) {
        return "hand";
    }
    if (player.reserve.contains(card)) {
        return "reserve";
    }
    if (player.casualties.contains(card)) {
        return "casualty";
    }
    return game.revealed() ? "field" : "chosen";
}

std::string flags(bool disrupted, bool used) {
    std::string both = disrupted ? "disrupted" : "";
    return both + (used ? " used" : "");
}

std::string differenceOfCard(const Game& game, int card, const Battle& battle) {
    const Subject* subject = battle.find(cardId(card));
    if (!subject) {
        return cardId(card) + " is not there";
    }
    std::string difference =
        differ(cardId(card) + " pile", pileOf(game, card), subject->value("pile").text());
    const Placed* found = placed(game.of(sideOf(card)), card);
    const Placed state = found ? *found : Placed{card, false, false, noCard};
    if (difference.empty()) {
        // A gun that was lost may be remembered to have shot.
        difference =
            differ(cardId(card) + " is", flags(state.disrupted, state.used),
                   flags(subject->value("disrupted").flag(), found && subject->value("used").flag()));
    }
    const Id host = state.host == noCard ? Id() : cardId(state.host);
    return difference.empty() ? differ(cardId(card) + " leads", host, subject->value("leads").text())
                              : difference;
}

/// Counts and totals, as they are shown.
Json shownOf(const Game& game, int side) {
    const Player& player = game.of(side);
    const bool open = game.revealed();
    return {{"vp", player.points},
            {"won", game.winner == side},
            {"passed", isStrikePhase(game.phase) && player.done},
            {"to-play", turnOf(game) == side},
            {"deck-count", player.deck.size()},
            {"hand-count", player.hand.size()},
            {"chosen-count", open ? 0 : player.order.size()},
            {"field-count", open ? player.order.size() : 0},
            {"reserve-count", player.reserve.size()},
            {"casualty-count", player.casualties.size()}};
}

/// What the cards in the order of battle are worth now.
std::string differenceOfWorth(const Game& game, int side, const Session& session) {
    if (!game.revealed() || game.rulings.cards == Cards::totalsOnly) {
        return {};
    }
    for (const Line& line : totalOf(game, side).lines) {
        const Json shown = session.show(cardId(line.card));
        const std::string what = cardId(line.card) + " worth2";
        if (std::string difference = differ(what, Json(line.worth), shown.value("worth2", Json()));
            !difference.empty()) {
            return difference;
        }
    }
    return differ(sideId(side) + " total2", Json(totalOf(game, side).worth),
                  session.show(sideId(side)).value("total2", Json()));
}

std::string differenceOfSide(const Game& game, int side, const Session& session) {
    const Json engine = session.show(sideId(side));
    const Json model = shownOf(game, side);
    for (const auto& [key, value] : model.items()) {
        const std::string what = sideId(side) + " " + key;
        if (std::string difference = differ(what, value, engine.value(key, Json())); !difference.empty()) {
            return difference;
        }
    }
    return differenceOfWorth(game, side, session);
}

std::string differenceOfTurn(const Game& game, const Session& session) {
    static const std::vector<const char*> phases{"maneuver", "reserve",   "order-of-battle", "air",
                                                 "cavalry",  "artillery", "machine-guns",    "infantry"};
    const Json turn = session.show("turn");
    std::string difference = differ("battle", game.battle, turn["turn"]);
    return difference.empty()
               ? differ("phase", phases.at(static_cast<std::size_t>(game.phase)), turn["phase"])
               : difference;
}

/// What of a total comes from what, in points and halves of them.
std::map<std::string, double> sumsOf(const Total& total) {
    static const std::map<Type, std::string> names{{Type::infantry, "infantry"},
                                                   {Type::cavalry, "cavalry"},
                                                   {Type::artillery, "artillery"},
                                                   {Type::machineGuns, "machine-guns"},
                                                   {Type::leader, "leaders"}};
    std::map<std::string, double> sums;
    double whole = 0;
    for (const Line& line : total.lines) {
        if (line.unattached) {
            continue;
        }
        sums[names.at(rowOf(line.card).type)] += line.printed;
        sums["supply"] += line.supply;
        sums["ground"] += line.terrain;
        whole += line.printed + line.supply + line.terrain;
    }
    sums["disrupted"] = total.worth / 2.0 - whole;
    std::erase_if(sums, [](const auto& sum) { return sum.second == 0; });
    return sums;
}

std::map<std::string, double> sumsOf(const Json& step) {
    std::map<std::string, double> sums;
    for (const Json& line : step["modifiers"]) {
        if (line["value"] != 0) {
            sums[line["id"].get<std::string>()] += line["value"].get<double>();
        }
    }
    return sums;
}

Json drawnIn(const Json& answer) {
    Json drawn = Json::array();
    for (const Json& step : answer["steps"]) {
        for (const Json& card : step.value("drawn", Json::array())) {
            drawn.push_back(card);
        }
    }
    return drawn;
}

std::string differenceOfDrawn(const Outcome& outcome, const Json& answer) {
    Json model = Json::array();
    for (const int card : outcome.drawn) {
        model.push_back(cardId(card));
    }
    return differ("drawn", model, drawnIn(answer));
}

std::string wordOf(Hit hit) {
    return hit == Hit::disrupted ? "disrupted" : "destroyed";
}

std::string differenceOfTotals(const Outcome& outcome, const Json& answer) {
    int found = 0;
    for (const Json& step : answer["steps"]) {
        if (step["check"] != "total") {
            continue;
        }
        const int side = step["subject"] == sideId(british) ? british : turks;
        const Total& total = outcome.totals.at(static_cast<std::size_t>(side));
        ++found;
        std::string difference = differ("total", total.worth / 2.0, step["total"].get<double>());
        if (difference.empty()) {
            difference = differ("lines", Json(sumsOf(total)), Json(sumsOf(step)));
        }
        if (!difference.empty()) {
            return sideId(side) + " " + difference;
        }
    }
    return found == 2 ? std::string() : "not two totals: " + dumpLine(answer["steps"]);
}

} // namespace

std::string differenceOf(const Game& game, const Session& session) {
    std::string difference = differenceOfTurn(game, session);
    for (int card = 0; card < cardCount() && difference.empty(); ++card) {
        difference = differenceOfCard(game, card, session.battle());
    }
    for (const int side : {british, turks}) {
        if (difference.empty()) {
            difference = differenceOfSide(game, side, session);
        }
    }
    return difference;
}

std::string differenceOf(const Game& before, const Order& order, const Outcome& outcome, const Json& answer) {
    static_cast<void>(before);
    switch (order.verb) {
    case Verb::draw:
    case Verb::exchange:
        return differenceOfDrawn(outcome, answer);
    case Verb::strike:
        return differ("outcome", Json(wordOf(outcome.hit)), answer["steps"][0]["outcome"]);
    case Verb::settle:
        return differenceOfTotals(outcome, answer);
    default:
        return {};
    }
}

} // namespace umpire::test
