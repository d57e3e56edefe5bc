// What the engine suggests to either side is a timely order of the plain model, and comes to the same in
// both.

#include "cards_compared.h"
#include "cards_random.h"

#include "umpire/worksheet/suggestion.h"

#include <gtest/gtest.h>

namespace umpire::test::cards_opponents_test {
namespace {

using namespace cards;
using cards::Order;
using cards::Outcome;

constexpr int longestGame = 900;

/// A game that both sides leave to the engine.
class Suggested {
  public:
    Suggested(std::uint64_t seed, bool best)
        : m_random(seed), m_best(best), m_session(sessionOf(battleFileOf(m_game))) {}

    /// The first difference, or "".
    std::string play() {
        std::string difference;
        for (int i = 0; i < longestGame && difference.empty() && !m_game.over(); ++i) {
            difference = carryOut(next());
        }
        return difference.empty() || !m_command.is_object() ? difference
                                                            : difference + "\ncommand " + dumpLine(m_command);
    }

    const Game& game() const { return m_game; }

  private:
    /// What either side would do, else the next phase.
    Order next() {
        const int first = m_random.between(british, turks);
        for (const int side : {first, 1 - first}) {
            const auto seed = static_cast<std::uint64_t>(m_random.between(1, 1000000));
            const auto command = suggestion(*m_session, {sideId(side), m_best, seed});
            const auto order = command ? orderOf(*command) : std::nullopt;
            if (order) {
                return *order;
            }
        }
        return {};
    }

    std::string carryOut(const Order& order) {
        RandomLots lots(m_random);
        const Game before = m_game;
        const Outcome outcome = cards::play(m_game, order, lots);
        m_command = commandOf(before, order, lots.drawn());
        if (!outcome.played()) {
            return cards::nameOf(outcome.refusal) + ", " + cards::nameOf(outcome.untimely);
        }
        PhysicalDice none({});
        const Answer answer = m_session->execute(m_command, none);
        return answer.ok ? differenceOf(m_game, *m_session) : answer.refusal.message;
    }

    Seeded m_random;
    bool m_best;
    Game m_game = newGame({});
    std::unique_ptr<Session> m_session;
    Json m_command;
};

TEST(CardOpponents, GiveTimelyOrders) {
    int finished = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        Suggested game(seed, seed % 2 == 0);
        ASSERT_EQ(game.play(), "") << "seed " << seed << "\n" << cards::show(game.game());
        finished += game.game().over() ? 1 : 0;
    }
    EXPECT_GE(finished, 20);
}

} // namespace
} // namespace umpire::test::cards_opponents_test
