// The engine with the pack of the Palestine card game against a plain model that was written from the rulings
// alone: random games, compared order by order.

#include "cards_compared.h"
#include "cards_random.h"
#include "many_battles.h"

#include <gtest/gtest.h>

namespace umpire::test::cards_test {
namespace {

using namespace cards;
using cards::Order;
using cards::Outcome;
using cards::Refusal;

constexpr int longestGame = 600;
constexpr int fullGames = 2000;
constexpr int auditEvery = 40;
constexpr int undoneInHundred = 2;
constexpr int oddsInHundred = 4;
constexpr int targetsInHundred = 6;
constexpr int coveredInHundred = 15;
constexpr int typedInHundred = 20;
constexpr int badLotsInHundred = 3;

/// What was played, so that a comparison of nothing is no success.
struct Played {
    int accepted = 0;
    int refused = 0;
    int untimely = 0;
    int typed = 0; ///< draws
    int finished = 0;
    int covered = 0; ///< totals against hidden ones
};

/// One game in both.
class Both {
  public:
    explicit Both(std::uint64_t seed)
        : m_random(seed), m_game(randomGame(m_random)), m_session(sessionOf(battleFileOf(m_game))) {}

    /// The first difference, with how it came to be, or "".
    std::string play(Played& played) {
        if (!m_session) {
            return "the game does not load";
        }
        for (int i = 0; i < longestGame && !m_game.over(); ++i) {
            const Order order = randomOrder(m_random, m_game);
            const Game before = m_game;
            std::string difference = play(order, played);
            if (!difference.empty()) {
                difference += "\norder " + std::to_string(i + 1) + "\ncommand " + dumpLine(m_command);
                return difference + "\n" + cards::show(before);
            }
        }
        played.finished += m_game.over() ? 1 : 0;
        return {};
    }

    const Session& session() const { return *m_session; }

  private:
    std::string play(const Order& order, Played& played) {
        RandomLots lots(m_random);
        const Game before = m_game;
        const Outcome outcome = cards::play(m_game, order, lots);
        m_command = commandOf(before, order, lots.drawn());
        if (outcome.refusal != Refusal::none) {
            ++played.refused;
            return refused(cards::nameOf(outcome.refusal));
        }
        if (!outcome.played()) {
            ++played.untimely;
            return untimely(cards::nameOf(outcome.untimely));
        }
        ++played.accepted;
        std::string difference = badLots(lots.drawn());
        if (difference.empty() && m_random.chance(coveredInHundred)) {
            difference = differenceOfCovered(before, *m_session, played.covered);
        }
        if (!lots.drawn().empty() && m_random.chance(typedInHundred)) {
            m_command["dice"] = typedLots(before, order, outcome, lots.drawn());
            ++played.typed;
        }
        return difference.empty() ? accepted(before, order, outcome) : difference;
    }

    std::string accepted(const Game& before, const Order& order, const Outcome& outcome) {
        std::string difference;
        if (m_random.chance(oddsInHundred)) {
            difference = differenceOfOdds(before, order, outcome, *m_session, commandOf(before, order, {}));
        }
        if (difference.empty() && m_random.chance(targetsInHundred)) {
            difference = differenceOfTargets(before, *m_session);
        }
        PhysicalDice none({});
        const Answer answer = m_session->execute(m_command, none);
        if (!answer.ok) {
            return "the engine refuses: " + answer.refusal.code + ": " + answer.refusal.message;
        }
        if (difference.empty()) {
            difference = differenceOf(before, order, outcome, answer.toJson());
        }
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

    /// The same command with lots that do not fit is refused at times.
    std::string badLots(std::vector<int> lots) {
        if (lots.empty() || !m_random.chance(badLotsInHundred)) {
            return {};
        }
        const Json good = m_command;
        if (m_random.chance(50)) {
            lots.push_back(1);
        } else {
            lots.back() = 56;
        }
        m_command["dice"] = lots;
        std::string difference = refused("bad lots");
        m_command = good;
        return difference;
    }

    /// The command is refused; nothing changes.
    std::string refused(const std::string& why) {
        RandomDice dice(1);
        const int records = m_session->cursor();
        const Answer answer = m_session->execute(m_command, dice);
        if (answer.ok || m_session->cursor() != records) {
            return "the engine takes: " + why;
        }
        return {};
    }

    /// The umpire is warned, or the command refused. What he does all the same is taken back.
    std::string untimely(const std::string& why) {
        RandomDice dice(1);
        const Answer answer = m_session->execute(m_command, dice);
        if (!answer.ok) {
            return {};
        }
        const Json json = answer.toJson();
        done(*m_session, {{"do", "undo"}});
        return json.value("warnings", Json::array()).empty() ? "the engine takes without a warning: " + why
                                                             : std::string();
    }

    Seeded m_random;
    Game m_game;
    std::unique_ptr<Session> m_session;
    Json m_command;
};

TEST(CardGame, EngineAgreesWithThePlainModel) {
    Played all;
    int played = 0;
    const int begun = playMany(fullGames, [&all, &played](std::uint64_t seed) {
        Both both(seed);
        const std::string difference = both.play(all);
        const bool audited = ++played % auditEvery == 0;
        return difference.empty() && audited ? keptProblem(both.session()) : difference;
    });
    ASSERT_GT(begun, 0);
    EXPECT_GT(all.accepted, 100 * begun);
    EXPECT_GT(all.refused, 3 * begun);
    EXPECT_GT(all.untimely, begun);
    EXPECT_GT(all.typed, begun);
    EXPECT_GT(all.covered, begun / 4);
    EXPECT_EQ(all.finished, begun);
}

} // namespace
} // namespace umpire::test::cards_test
