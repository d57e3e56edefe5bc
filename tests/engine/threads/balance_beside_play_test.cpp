// The window works out comparisons on a copy of the battle while the umpire plays on: both read the same
// rules at the same time.

#include "support/field.h"
#include "umpire/battle/balance.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <thread>

namespace umpire::test::balance_beside_play_test {
namespace {

/// What a comparison comes to, in numbers that can be compared.
struct Comparison {
    std::vector<std::vector<std::optional<double>>> holds;
    std::vector<double> once;
    bool operator==(const Comparison&) const = default;
};

Comparison compared(const RulePack& rules, const GameModule* module, const Battle& battle) {
    Comparison comparison;
    for (const BalanceReading::Row& row : balanceOf(rules, module, battle).rows) {
        comparison.holds.push_back(row.holds);
    }
    const auto rehearsal = rehearse(rules, module, battle, "brigade", 6);
    for (const Rehearsal::Point& point : rehearsal ? rehearsal->points : std::vector<Rehearsal::Point>{}) {
        comparison.once.insert(comparison.once.end(), point.once.begin(), point.once.end());
    }
    return comparison;
}

std::unique_ptr<Session> field() {
    return Field()
        .ours("squadron", "cavalry", "british", 6)
        .ours("car", "armoured-car", "british", 1)
        .theirs("battalion", "infantry", "turkish", 8)
        .open();
}

void playOn(Session& session) {
    RandomDice dice(1917);
    for (int i = 0; i < 30; ++i) {
        session.execute({{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}}, dice);
        oddsOf(session, {{"do", "shoot"}, {"unit", "car"}, {"target", "battalion"}});
        session.execute({{"do", i % 3 == 0 ? "end-turn" : "undo"}}, dice);
    }
}

TEST(BalanceBesidePlay, IsThatOfTheBattleAsItStood) {
    const auto session = field();
    const Comparison expected = compared(session->rules(), session->module(), session->battle());
    ASSERT_FALSE(expected.once.empty());
    Comparison beside;
    std::thread worker(
        [&beside, rules = session->sharedRules(), module = session->module(), battle = session->battle()] {
            for (int i = 0; i < 3; ++i) {
                beside = compared(*rules, module, battle);
            }
        });
    playOn(*session);
    worker.join();
    EXPECT_EQ(beside, expected);
    EXPECT_FALSE(session->records().empty());
}

} // namespace
} // namespace umpire::test::balance_beside_play_test
