// The engine with the pack of Allenby's Blitzkrieg against a plain model that was written from the rulebook
// and its reading alone: random games, compared order by order.

#include "blitzkrieg_compared.h"
#include "blitzkrieg_random.h"
#include "many_battles.h"

#include <gtest/gtest.h>

namespace umpire::test::blitzkrieg_test {
namespace {

using namespace blitzkrieg;
using blitzkrieg::Outcome;
using blitzkrieg::Refusal;

constexpr int longestGame = 150;
constexpr int fullGames = 1000;
constexpr int auditEvery = 40;
constexpr int undoneInHundred = 1;

/// What was played, so that a comparison of nothing is no success.
struct Played {
    int accepted = 0;
    int refused = 0;
    int throws = 0;
    int warned = 0;
    int decided = 0;
};

/// One game in both.
class Both {
  public:
    explicit Both(std::uint64_t seed)
        : m_random(seed), m_game(randomGame(m_random)), m_haste(randomHaste(m_random)),
          m_session(sessionOf(battleFileOf(m_game))) {}

    /// The first difference, with how it came to be, or "".
    std::string play(Played& played) {
        if (!m_session) {
            return "the battle does not load";
        }
        for (int i = 0; i < longestGame && !over(m_game); ++i) {
            const Order order = randomOrder(m_random, m_game, m_haste);
            const Game before = m_game;
            std::string difference = play(order, played);
            if (!difference.empty()) {
                difference += "\norder " + std::to_string(i + 1) + "\ncommand " + dumpLine(m_command);
                return difference + "\n" + show(before);
            }
        }
        played.decided += over(m_game) ? 1 : 0;
        return {};
    }

    const Session& session() const { return *m_session; }

  private:
    std::string play(const Order& order, Played& played) {
        RandomThrows dice(m_random);
        const Game before = m_game;
        const Outcome outcome = blitzkrieg::play(m_game, order, dice);
        m_command = commandOf(before, order, outcome, dice.thrown());
        ++(outcome.refusal == Refusal::none ? played.accepted : played.refused);
        played.throws += static_cast<int>(outcome.rolls.size());
        played.warned += outcome.warnings.empty() ? 0 : 1;
        if (outcome.refusal != Refusal::none) {
            return refused(blitzkrieg::nameOf(outcome.refusal));
        }
        return accepted(before, outcome);
    }

    std::string accepted(const Game& before, const Outcome& outcome) {
        PhysicalDice none({});
        const Answer answer = m_session->execute(m_command, none);
        if (!answer.ok) {
            return "the engine refuses: " + answer.refusal.code + ": " + answer.refusal.message;
        }
        adoptIds(m_game, *m_session);
        std::string difference = differenceOf(outcome, answer, m_session->rules());
        if (difference.empty()) {
            difference = differenceOf(m_game, *m_session);
        }
        return difference.empty() && m_random.chance(undoneInHundred) ? undoneAndRedone(before) : difference;
    }

    std::string undoneAndRedone(const Game& before) {
        done(*m_session, {{"do", "undo"}});
        const std::string difference = differenceOf(before, *m_session);
        done(*m_session, {{"do", "redo"}});
        return difference.empty() ? differenceOf(m_game, *m_session) : "undone: " + difference;
    }

    /// The command is not possible; nothing changes.
    std::string refused(const std::string& why) {
        RandomDice dice(1);
        const int records = m_session->cursor();
        const Answer answer = m_session->execute(m_command, dice);
        if (answer.ok || m_session->cursor() != records) {
            return "the engine takes: " + why;
        }
        return answer.refusal.code == "not-possible"
                   ? std::string()
                   : "refused with " + answer.refusal.code + " for " + why + ": " + answer.refusal.message;
    }

    Seeded m_random;
    Game m_game;
    int m_haste;
    std::unique_ptr<Session> m_session;
    Json m_command;
};

TEST(Blitzkrieg, EngineAgreesWithThePlainModel) {
    Played all;
    int played = 0;
    const int begun = playMany(fullGames, [&](std::uint64_t seed) {
        Both both(seed);
        const std::string difference = both.play(all);
        const bool audited = ++played % auditEvery == 0;
        return difference.empty() && audited ? keptProblem(both.session()) : difference;
    });
    ASSERT_GT(begun, 0);
    EXPECT_GT(all.accepted, 30 * begun);
    EXPECT_GT(all.throws, 10 * begun);
    EXPECT_GT(all.warned, 10 * begun);
    EXPECT_GT(all.refused, begun);
    EXPECT_GT(all.decided, begun / 20);
}

} // namespace
} // namespace umpire::test::blitzkrieg_test
