#include "cards_game.h"

namespace umpire::cards {

namespace {

std::string joined(std::vector<std::string> names) {
    std::string all;
    for (const std::string& name : names) {
        all += all.empty() ? "" : ", ";
        all += name;
    }
    return all;
}

std::string pileLine(const std::string& name, const Pile& pile) {
    std::vector<std::string> names;
    for (const int card : pile)
        names.push_back(cardName(card));
    std::string line = "  " + name;
    line += " (" + std::to_string(pile.size()) + "): ";
    line += joined(names);
    return line + "\n";
}

std::string placedName(const Placed& each) {
    std::string name = cardName(each.card);
    name += each.disrupted ? " (disrupted)" : "";
    name += each.used ? " (used)" : "";
    if (each.host != noCard)
        name += " (with " + cardName(each.host) + ")";
    return name;
}

std::string playerLines(const Player& player, const std::string& name) {
    std::string lines = name + ": " + std::to_string(player.points);
    lines += player.done ? " points, done\n" : " points\n";
    lines += pileLine("deck", player.deck);
    lines += pileLine("hand", player.hand);
    std::vector<std::string> order;
    for (const Placed& each : player.order)
        order.push_back(placedName(each));
    lines += "  order of battle: " + joined(order) + "\n";
    lines += pileLine("reserve", player.reserve);
    return lines + pileLine("casualties", player.casualties);
}

template <class Value>
std::string at(const std::vector<std::string>& names, Value value) {
    return names.at(static_cast<std::size_t>(value));
}

} // namespace

std::string cardName(int card) {
    if (card == noCard)
        return "no card";
    const KindRow& row = rowOf(card);
    return row.copies == 1 ? row.name : row.name + " " + std::to_string(copyOf(card));
}

std::string show(const Game& game) {
    std::string lines = "battle " + std::to_string(game.battle) + ", " + nameOf(game.phase);
    lines += game.toAct == british ? ", British to act" : ", Turks to act";
    lines += game.over() ? (*game.winner == british ? ", British have won\n" : ", Turks have won\n") : "\n";
    lines += playerLines(game.of(british), "British");
    return lines + playerLines(game.of(turks), "Turks");
}

std::string show(const Order& order) {
    std::vector<std::string> cards;
    for (const int card : order.cards)
        cards.push_back(cardName(card));
    std::string line = nameOf(order.verb);
    line += order.verb == Verb::strike ? " as in " + nameOf(order.manner) : "";
    line += (order.side == british ? " British" : " Turks");
    line += " [" + joined(cards) + "] " + cardName(order.card);
    return line + " -> " + cardName(order.target);
}

std::string nameOf(Phase phase) {
    return at({"maneuver", "reserve", "order of battle", "air strike", "cavalry", "artillery", "machine guns",
               "infantry"},
              phase);
}

std::string nameOf(Verb verb) {
    return at({"draw", "exchange", "commit", "take back", "attach", "strike", "pass", "settle",
               "settle totals", "next phase"},
              verb);
}

std::string nameOf(Hit hit) {
    return at({"none", "destroyed", "disrupted", "destroyed by a second disruption"}, hit);
}

std::string nameOf(Refusal refusal) {
    return at({"none", "hand full", "too many", "not in hand", "not committable", "second terrain",
               "not in battle", "no leader", "bad host", "has a leader", "no striker", "already used",
               "no target", "shielded", "supply first", "too strong", "other counting"},
              refusal);
}

std::string nameOf(Untimely untimely) {
    return at({"no", "game over", "wrong phase", "not its turn", "already done", "not counted"}, untimely);
}

} // namespace umpire::cards
