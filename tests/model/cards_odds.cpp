#include "cards_odds.h"

#include <algorithm>

namespace umpire::cards {

namespace {

/// None of the wanted ones is among so many of a pile, drawn one after the other.
double chanceOfNone(const Pile& pile, int count, const std::string& name) {
    int left = static_cast<int>(pile.size());
    int others = static_cast<int>(
        std::count_if(pile.begin(), pile.end(), [&](int card) { return rowOf(card).name != name; }));
    double chance = 1;
    for (int i = 0; i < count && left > 0; ++i)
        chance *= static_cast<double>(others--) / left--;
    return std::max(chance, 0.0);
}

/// Goes through sets of cards that the other side may have laid.
class Sets {
  public:
    Sets(const Game& game, int side)
        : m_game(game), m_other(1 - side), m_own(totalOf(game, side).worth),
          m_count(game.of(m_other).order.size()) {
        Player& player = m_game.of(m_other);
        for (const Pile* pile : {&player.deck, &player.hand})
            m_unseen.insert(m_unseen.end(), pile->begin(), pile->end());
        for (const Placed& placed : player.order)
            m_unseen.push_back(placed.card);
    }

    Standing all() {
        choose(0);
        return m_standing;
    }

  private:
    void choose(std::size_t from) {
        if (m_chosen.size() == m_count) {
            count();
            return;
        }
        for (std::size_t i = from; i < m_unseen.size(); ++i) {
            if (!mayCommit(m_game.rulings, m_unseen[i]) || isSecondTerrain(m_unseen[i]))
                continue;
            m_chosen.push_back(m_unseen[i]);
            choose(i + 1);
            m_chosen.pop_back();
        }
    }

    bool isSecondTerrain(int card) const {
        const auto isTerrain = [](int each) { return rowOf(each).type == Type::terrain; };
        return isTerrain(card) && std::any_of(m_chosen.begin(), m_chosen.end(), isTerrain);
    }

    void count() {
        m_game.of(m_other).order.clear();
        for (const int card : m_chosen)
            m_game.of(m_other).order.push_back({card, false, false, noCard});
        attach();
        const int other = totalOf(m_game, m_other).worth;
        ++m_standing.sets;
        m_standing.more += m_own > other ? 1 : 0;
        m_standing.same += m_own == other ? 1 : 0;
    }

    void attach() {
        std::vector<Placed>& order = m_game.of(m_other).order;
        std::vector<int> hosts;
        for (const Placed& placed : order)
            if (!isLeader(placed.card))
                hosts.push_back(placed.card);
        std::sort(order.begin(), order.end(),
                  [](const Placed& a, const Placed& b) { return rowOf(a.card).force > rowOf(b.card).force; });
        for (Placed& placed : order) {
            if (!isLeader(placed.card) || hosts.empty())
                continue;
            placed.host = hosts.back();
            hosts.pop_back();
        }
    }

    Game m_game;
    int m_other;
    int m_own;
    std::size_t m_count;
    std::vector<int> m_unseen;
    std::vector<int> m_chosen;
    Standing m_standing;
};

} // namespace

Standing standingOf(const Game& game, int side) {
    return Sets(game, side).all();
}

double chanceToDraw(const Player& player, int count, const std::string& name) {
    const int fromDeck = std::min(count, static_cast<int>(player.deck.size()));
    return 1 -
           chanceOfNone(player.deck, fromDeck, name) * chanceOfNone(player.reserve, count - fromDeck, name);
}

} // namespace umpire::cards
