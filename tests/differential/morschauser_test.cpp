// The engine with the packs of Morschauser's rules against a plain model that was written from the rulings
// alone: random battles, compared order by order.

#include "many_battles.h"
#include "morschauser_compared.h"
#include "morschauser_random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace umpire::test::morschauser_test {
namespace {

using namespace morschauser;
using morschauser::Outcome;
using morschauser::Refusal;
using morschauser::Verb;

constexpr int longestBattle = 400;
constexpr int fullBattles = 1000;
constexpr int auditEvery = 10;

/// What was played, so that a comparison of nothing is no success.
struct Played {
    int accepted = 0;
    int refused = 0;
    int finished = 0;
};

/// The model forbids what only the umpire can see here: how far a leader is from whom he rallies.
bool isForEyes(Refusal refusal) {
    return refusal == Refusal::beyondRadius;
}

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
                difference += "\norder " + std::to_string(i + 1) + ": " + show(before, order);
                difference += "\ncommand " + dumpLine(commandOf(before, order));
                return difference + "\n" + show(before);
            }
        }
        played.finished += over(m_field) ? 1 : 0;
        return differenceOfAllShown();
    }

    const Session& session() const { return *m_session; }

  private:
    std::string play(const Order& order, Played& played) {
        // Before the model moves on: the command is of the battle as it stands.
        const Json command = commandOf(m_field, order);
        const bool outOfTurn = order.verb == Verb::move && m_field.sideOf(order.unit) != m_field.active();
        const Outcome outcome = morschauser::play(m_field, order);
        ++(outcome.refusal == Refusal::none ? played.accepted : played.refused);
        return outcome.refusal == Refusal::none ? accepted(order, outcome, outOfTurn, command)
                                                : refused(outcome.refusal, command);
    }

    std::string accepted(const Order& order, const Outcome& outcome, bool outOfTurn, const Json& command) {
        PhysicalDice none({});
        const Answer answer = m_session->execute(command, none);
        if (!answer.ok) {
            return "the engine refuses: " + answer.refusal.message;
        }
        const bool warns = outOfTurn || foughtBefore(order) || outcome.outOfPhase || outcome.movesAgain ||
                           (order.verb == Verb::move && !outcome.fits);
        keepForTheTurn(order, outcome);
        std::string difference = differenceOf(order, outcome, warns, answer.toJson());
        if (difference.empty()) {
            difference = differenceOf(m_field, m_fallenBack, *m_session);
        }
        for (const int unit : {order.unit, order.target}) {
            if (difference.empty() && unit >= 0) {
                difference = differenceOfShown(m_field, unit, *m_session);
            }
        }
        return difference;
    }

    static std::pair<int, int> pairOf(const Order& order) { return std::minmax({order.unit, order.target}); }

    /// No rule forbids a second melee of the same two in a turn, but an umpire seldom means it.
    bool foughtBefore(const Order& order) const {
        return order.verb == Verb::melee && m_fought.contains(pairOf(order));
    }

    void keepForTheTurn(const Order& order, const Outcome& outcome) {
        if (m_field.playerTurn != m_turn) {
            m_turn = m_field.playerTurn;
            m_fallenBack.clear();
            m_fought.clear();
        }
        if (order.verb == Verb::melee) {
            m_fought.insert(pairOf(order));
        }
        m_fallenBack.insert(outcome.fallBack.begin(), outcome.fallBack.end());
    }

    /// Dice that do not fit are refused. For the rest the engine never stops an umpire from what has a
    /// meaning: it warns. Neither is played on.
    std::string refused(Refusal refusal, const Json& command) const {
        RandomDice dice(1);
        try {
            const Record record = m_session->recordFor(command, dice);
            if (refusal == Refusal::badDice) {
                return "the engine takes bad dice";
            }
            return record.warnings.empty() && !isForEyes(refusal)
                       ? "the engine says nothing of: " + nameOf(refusal)
                       : std::string();
        } catch (const Refused& refused) {
            const bool forDice = refused.refusal().code == "bad-dice";
            return forDice == (refusal == Refusal::badDice) ? "" : "refused with " + refused.refusal().code;
        }
    }

    std::string differenceOfAllShown() const {
        std::string difference;
        for (int i = 0; difference.empty() && i < static_cast<int>(m_field.units.size()); ++i) {
            difference = differenceOfShown(m_field, i, *m_session);
        }
        return difference;
    }

    Seeded m_random;
    Battlefield m_field;
    std::unique_ptr<Session> m_session;
    int m_turn = 1;
    FallenBack m_fallenBack;
    std::set<std::pair<int, int>> m_fought; ///< this turn
};

TEST(Morschauser, EngineAgreesWithThePlainModel) {
    Played all;
    int played = 0;
    const int begun = playMany(fullBattles, [&all, &played](std::uint64_t seed) {
        Both both(seed);
        const std::string difference = both.play(all);
        const bool audited = ++played % auditEvery == 0;
        return difference.empty() && audited ? keptProblem(both.session()) : difference;
    });
    ASSERT_GT(begun, 0);
    EXPECT_EQ(all.finished, begun);
    EXPECT_GT(all.accepted, 20 * begun);
    EXPECT_GT(all.refused, begun);
}

} // namespace
} // namespace umpire::test::morschauser_test
