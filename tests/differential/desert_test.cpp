// The engine with the pack of Death in the Desert against a plain model that was written from the rulings
// alone: random battles, compared order by order.

#include "desert_compared.h"
#include "desert_random.h"
#include "many_battles.h"

#include <gtest/gtest.h>

namespace umpire::test::desert_test {
namespace {

using namespace desert;
using desert::Outcome;
using desert::Refusal;
using desert::Verb;

constexpr int longestBattle = 160;
constexpr int fullBattles = 1000;
constexpr int auditEvery = 20;
constexpr int undoneInHundred = 2;
constexpr int badDiceInHundred = 3;
constexpr int oddsInHundred = 2;

/// What was played, so that a comparison of nothing is no success.
struct Played {
    int accepted = 0;
    int refused = 0;
    int throws = 0;
};

/// One battle in both.
class Both {
  public:
    explicit Both(std::uint64_t seed)
        : m_random(seed), m_field(randomField(m_random)), m_session(sessionOf(battleFileOf(m_field))) {}

    /// The first difference, with how it came to be, or "".
    std::string play(Played& played) {
        if (!m_session) {
            return "the battle does not load";
        }
        for (int i = 0; i < longestBattle && !over(m_field); ++i) {
            const Order order = randomOrder(m_random, m_field);
            const Battlefield before = m_field;
            std::string difference = play(order, played);
            if (!difference.empty()) {
                difference += "\norder " + std::to_string(i + 1) + "\ncommand " + dumpLine(m_command);
                return difference + "\n" + show(before);
            }
        }
        return {};
    }

    const Session& session() const { return *m_session; }

  private:
    std::string play(const Order& order, Played& played) {
        RandomThrows dice(m_random);
        const Battlefield before = m_field;
        const Outcome outcome = desert::play(m_field, order, dice);
        m_command = commandOf(before, order, dice.thrown());
        ++(outcome.refusal == Refusal::none ? played.accepted : played.refused);
        played.throws += static_cast<int>(outcome.rolls.size());
        if (outcome.refusal != Refusal::none) {
            return refused("not-possible", desert::nameOf(outcome.refusal));
        }
        std::string difference = badDice(dice.thrown());
        if (difference.empty() && m_random.chance(oddsInHundred)) {
            difference = differenceOfOdds(before, order, *m_session, commandOf(before, order, {}));
        }
        return difference.empty() ? accepted(before, order, outcome) : difference;
    }

    std::string accepted(const Battlefield& before, const Order& order, const Outcome& outcome) {
        PhysicalDice none({});
        const Answer answer = m_session->execute(m_command, none);
        if (!answer.ok) {
            return "the engine refuses: " + answer.refusal.code + ": " + answer.refusal.message;
        }
        std::string difference = differenceOf(outcome.rolls, answer.toJson());
        if (difference.empty()) {
            difference = differenceOf(m_field, *m_session);
        }
        if (difference.empty()) {
            difference = differenceOfOwed(m_field, *m_session);
        }
        for (const int unit : {order.unit, order.target}) {
            if (difference.empty() && unit >= 0) {
                difference = differenceOfShown(m_field.unitAt(unit), *m_session);
            }
        }
        return difference.empty() && m_random.chance(undoneInHundred) ? undoneAndRedone(before) : difference;
    }

    std::string undoneAndRedone(const Battlefield& before) {
        done(*m_session, {{"do", "undo"}});
        const std::string difference = differenceOf(before, *m_session);
        done(*m_session, {{"do", "redo"}});
        return difference.empty() ? differenceOf(m_field, *m_session) : "undone: " + difference;
    }

    /// The same command with dice that do not fit is refused at times.
    std::string badDice(std::vector<int> dice) {
        if (dice.empty() || !m_random.chance(badDiceInHundred)) {
            return {};
        }
        const Json good = m_command;
        const int kind = m_random.between(1, 3);
        if (kind == 1) {
            dice.push_back(1);
        } else if (kind == 2) {
            dice.pop_back();
        } else {
            dice.back() = 21;
        }
        m_command["dice"] = dice;
        std::string difference = refused("bad-dice", "bad dice");
        m_command = good;
        return difference;
    }

    /// The command is refused with that code; nothing changes.
    std::string refused(const std::string& code, const std::string& why) {
        RandomDice dice(1);
        const int records = m_session->cursor();
        const Answer answer = m_session->execute(m_command, dice);
        if (answer.ok || m_session->cursor() != records) {
            return "the engine takes: " + why;
        }
        return answer.refusal.code == code
                   ? std::string()
                   : "refused with " + answer.refusal.code + " for " + why + ": " + answer.refusal.message;
    }

    Seeded m_random;
    Battlefield m_field;
    std::unique_ptr<Session> m_session;
    Json m_command;
};

TEST(Desert, EngineAgreesWithThePlainModel) {
    Played all;
    int played = 0;
    const int begun = playMany(fullBattles, [&all, &played](std::uint64_t seed) {
        Both both(seed);
        const std::string difference = both.play(all);
        const bool audited = ++played % auditEvery == 0;
        return difference.empty() && audited ? keptProblem(both.session()) : difference;
    });
    ASSERT_GT(begun, 0);
    EXPECT_GT(all.accepted, 60 * begun);
    EXPECT_GT(all.throws, 60 * begun);
    EXPECT_GT(all.refused, begun);
}

} // namespace
} // namespace umpire::test::desert_test
