#include "cards_game.h"

#include <algorithm>

namespace umpire::cards {

namespace {

bool fights(int card) {
    switch (rowOf(card).type) {
    case Type::artillery:
    case Type::machineGuns:
    case Type::cavalry:
    case Type::infantry:
        return true;
    default:
        return false;
    }
}

/// What all cards of that type in an order of battle add to each card that fights.
int bonusOf(const Player& player, Type type) {
    int bonus = 0;
    for (const Placed& each : player.order)
        if (rowOf(each.card).type == type)
            bonus += rowOf(each.card).force;
    return bonus;
}

int worthOf(const Line& line, const Rulings& rulings) {
    const int bonus = line.supply + line.terrain;
    if (!line.disrupted)
        return 2 * (line.printed + bonus);
    const int worth = rulings.halved == Halved::withBonuses ? line.printed + bonus : line.printed + 2 * bonus;
    return rulings.halves == Halves::roundedDown ? worth / 2 * 2 : worth;
}

Line leaderLine(const Placed& leader) {
    Line line;
    line.card = leader.card;
    line.printed = rowOf(leader.card).force;
    line.unattached = leader.host == noCard;
    line.worth = line.unattached ? 0 : 2 * line.printed;
    return line;
}

} // namespace

Total totalOf(const Game& game, int side) {
    const Player& player = game.of(side);
    const int supply = bonusOf(player, Type::supply);
    const int terrain = bonusOf(player, Type::terrain);
    Total total;
    for (const Placed& each : player.order) {
        if (isLeader(each.card))
            total.lines.push_back(leaderLine(each));
        if (!fights(each.card))
            continue;
        Line line{each.card, rowOf(each.card).force, supply, terrain, each.disrupted, false, 0};
        line.worth = worthOf(line, game.rulings);
        total.lines.push_back(line);
    }
    for (const Line& line : total.lines)
        total.worth += line.worth;
    return total;
}

} // namespace umpire::cards
