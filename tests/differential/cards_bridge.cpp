#include "cards_bridge.h"

#include <cctype>
#include <map>

namespace umpire::test {

using namespace cards;
using cards::Order;
using cards::Phase;
using cards::Verb;

namespace {

/// A printed name as an id: its letters and digits, with dashes between.
Id slugOf(const std::string& name) {
    Id slug;
    bool dash = false;
    for (const char each : name) {
        if (std::isalnum(static_cast<unsigned char>(each)) == 0) {
            dash = !slug.empty();
            continue;
        }
        if (dash) {
            slug += '-';
        }
        dash = false;
        slug += static_cast<char>(std::tolower(static_cast<unsigned char>(each)));
    }
    return slug;
}

Json rulingsOf(const cards::Rulings& rulings) {
    std::string half = rulings.halved == Halved::withBonuses ? "after" : "base";
    half += rulings.halves == Halves::roundedDown ? "-down" : "";
    const bool alternate = rulings.turns == Turns::alternate;
    const bool printed = rulings.committable == Committable::asPrinted;
    return {{"s-half", half},
            {"s-alt", alternate ? "alternate" : "one-side-first"},
            {"s-obtypes", printed ? "as-printed" : "guns-and-leaders"},
            {"s-cards", rulings.cards == Cards::known ? "program" : "totals"}};
}

Json idsOf(const Pile& cards) {
    Json ids = Json::array();
    for (const int card : cards) {
        ids.push_back(cardId(card));
    }
    return ids;
}

/// How a strike is called, and who strikes, from the air strike on.
const std::vector<std::pair<std::string, std::string>>& strikeWords() {
    static const std::vector<std::pair<std::string, std::string>> words{{"air-strike", "plane"},
                                                                        {"cavalry-strike", "cavalry"},
                                                                        {"artillery-strike", "gun"},
                                                                        {"machine-gun-strike", "gun"}};
    return words;
}

Json strikeCommand(const Order& order) {
    const auto manner = static_cast<std::size_t>(order.manner) - static_cast<std::size_t>(Phase::airStrike);
    const auto& [word, striker] = strikeWords().at(manner);
    return {{"do", word}, {striker, cardId(order.card)}, {"target", cardId(order.target)}};
}

Phase mannerOf(const std::string& word) {
    int manner = static_cast<int>(Phase::airStrike);
    for (const auto& [strike, striker] : strikeWords()) {
        if (strike == word) {
            return static_cast<Phase>(manner);
        }
        ++manner;
    }
    return Phase::airStrike;
}

Json withCards(const char* word, const Order& order) {
    return {{"do", word}, {"side", sideId(order.side)}, {"cards", idsOf(order.cards)}};
}

Json totalsCommand(const Order& order) {
    Json command{
        {"do", "state-totals"}, {"british", order.totals[british]}, {"turkish", order.totals[turks]}};
    if (order.lawrence) {
        command["lawrence-lost"] = true;
    }
    return command;
}

Json withoutLots(const Game& game, const Order& order) {
    switch (order.verb) {
    case Verb::draw:
        return {{"do", "fill-hand"}, {"side", sideId(order.side)}};
    case Verb::exchange:
        return withCards("exchange", order);
    case Verb::commit:
        return withCards("commit", order);
    case Verb::takeBack:
        return withCards("take-back", order);
    case Verb::attach:
        return {{"do", "attach"}, {"leader", cardId(order.card)}, {"card", cardId(order.target)}};
    case Verb::strike:
        return strikeCommand(order);
    case Verb::pass:
        return {{"do", "pass"}, {"side", sideId(order.side)}};
    case Verb::settle:
        return {{"do", "count-up"}};
    case Verb::settleTotals:
        return totalsCommand(order);
    case Verb::nextPhase:
        return {{"do", game.phase == Phase::infantry ? "end-turn" : "next-phase"}};
    }
    return {};
}

int cardOf(const Id& id) {
    for (int card = 0; card < cardCount(); ++card) {
        if (cardId(card) == id) {
            return card;
        }
    }
    return noCard;
}

/// The first of its kind among those cards.
bool isFirstCopy(const Pile& left, int card) {
    for (int copy = card - copyOf(card) + 1; copy < card; ++copy) {
        if (left.contains(copy)) {
            return false;
        }
    }
    return true;
}

} // namespace

Id sideId(int side) {
    return side == british ? "british" : "turkish";
}

Id kindId(int card) {
    return slugOf(rowOf(card).name);
}

const Id& cardId(int card) {
    static const std::vector<Id> ids = [] {
        std::vector<Id> all;
        for (int each = 0; each < cardCount(); ++each) {
            const std::string copy = "-" + std::to_string(copyOf(each));
            all.push_back(kindId(each) + (rowOf(each).copies > 1 ? copy : std::string()));
        }
        return all;
    }();
    return ids.at(static_cast<std::size_t>(card));
}

Json battleFileOf(const Game& game) {
    Json file{{"format", "desert-umpire-battle"},   {"version", 1},          {"rules", "palestine-card-game"},
              {"rulings", rulingsOf(game.rulings)}, {"title", "Random"},     {"sides", Json::array()},
              {"formations", Json::array()},        {"units", Json::array()}};
    for (const int side : {british, turks}) {
        const Id id = sideId(side);
        file["sides"].push_back({{"id", id}, {"name", id}, {"camp", id}});
        file["formations"].push_back({{"id", id + "-deck"}, {"name", id + "-deck"}, {"side", id}});
    }
    for (int card = 0; card < cardCount(); ++card) {
        file["units"].push_back({{"id", cardId(card)},
                                 {"name", rowOf(card).name},
                                 {"formation", sideId(sideOf(card)) + "-deck"},
                                 {"type", kindId(card)}});
    }
    return file;
}

Json commandOf(const Game& game, const Order& order, const std::vector<int>& lots) {
    Json command = withoutLots(game, order);
    if (!lots.empty()) {
        command["dice"] = lots;
    }
    return command;
}

std::optional<Order> orderOf(const Json& command) {
    static const std::map<std::string, Verb> verbs{{"fill-hand", Verb::draw},
                                                   {"exchange", Verb::exchange},
                                                   {"commit", Verb::commit},
                                                   {"take-back", Verb::takeBack},
                                                   {"attach", Verb::attach},
                                                   {"air-strike", Verb::strike},
                                                   {"cavalry-strike", Verb::strike},
                                                   {"artillery-strike", Verb::strike},
                                                   {"machine-gun-strike", Verb::strike},
                                                   {"pass", Verb::pass},
                                                   {"count-up", Verb::settle}};
    const std::string word = command["do"].get<std::string>();
    const auto verb = verbs.find(word);
    if (verb == verbs.end()) {
        return std::nullopt;
    }
    Order order;
    order.verb = verb->second;
    order.side = command.value("side", "") == sideId(turks) ? turks : british;
    for (const Json& id : command.value("cards", Json::array())) {
        order.cards.insert(cardOf(id.get<std::string>()));
    }
    for (const char* field : {"leader", "plane", "cavalry", "gun"}) {
        order.card = command.contains(field) ? cardOf(command[field].get<std::string>()) : order.card;
    }
    for (const char* field : {"card", "target"}) {
        order.target = command.contains(field) ? cardOf(command[field].get<std::string>()) : order.target;
    }
    order.manner = mannerOf(word);
    return order;
}

Json typedLots(const Game& before, const Order& order, const cards::Outcome& outcome,
               const std::vector<int>& lots) {
    const Player& player = before.of(order.side);
    Pile reserve = player.reserve;
    reserve.insert(order.cards.begin(), order.cards.end());
    Pile left = player.deck;
    std::size_t wanted = outcome.drawn.size();
    Json typed = Json::array();
    for (const int card : outcome.drawn) {
        if (left.empty()) {
            left = reserve;
        }
        if (left.size() > wanted--) {
            const int lot = lots.at(typed.size());
            typed.push_back(isFirstCopy(left, card) ? Json(rowOf(card).name) : Json(lot));
        }
        left.erase(card);
    }
    return typed;
}

} // namespace umpire::test
