// The odds of all that the scripts of the games do that are played by data alone, against carrying it out for
// every way in which the dice can fall: to the last bit.

#include "carried_out.h"
#include "support/battles.h"
#include "support/scripts.h"
#include "umpire/rules/commands.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::scripted_odds_test {
namespace {

constexpr int mostWays = 1500;

std::vector<std::string> battlesWithoutModule() {
    std::vector<std::string> battles = scriptedBattles();
    std::erase_if(battles, [](const std::string& name) { return exampleBattle(name)->module() != nullptr; });
    return battles;
}

/// How many rolls were compared.
std::size_t compare(const Session& session, Json command) {
    command.erase("dice");
    const Odds odds = oddsOf(session, command);
    if (!odds.ok || odds.rolls.empty()) {
        return 0;
    }
    const CarriedOut expected(session, command, CarriedOut::Falls::AsAsked, mostWays);
    if (expected.gaveUp()) {
        return 0;
    }
    EXPECT_EQ(expected.refused(), "") << command.dump();
    expectRolls(odds, expected);
    EXPECT_FALSE(testing::Test::HasFailure()) << command.dump();
    return odds.rolls.size();
}

class ScriptedOdds : public testing::TestWithParam<std::string> {};

TEST_P(ScriptedOdds, AreThoseOfEveryWay) {
    const auto session = exampleBattle(GetParam());
    PhysicalDice none({});
    std::size_t rolls = 0;
    for (const Json& command : commandsOf(GetParam())) {
        const std::size_t here = compare(*session, command);
        rolls += here;
        ASSERT_FALSE(HasFailure());
        ASSERT_TRUE(session->execute(command, none).ok) << command.dump();
    }
    EXPECT_GT(rolls, 10U);
}

/// Two men attack one: after the first fight it matters who fell, not what the dice showed.
TEST(OddsOfSeveralContests, AreThoseOfEveryWay) {
    const auto session = exampleBattle("bir-zellaf");
    for (const char* unit : {"rid", "cav"}) {
        done(*session, {{"do", "adjust"},
                        {"subject", unit},
                        {"set", {{"melee-skill", "average"}}},
                        {"reason", "known to both"}});
    }
    const Json melee = {
        {"do", "melee"}, {"a", {{"unit", "rid"}}}, {"b", {{"unit", "cav"}}}, {"attackers", 2}};
    const Odds odds = oddsOf(*session, melee);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_EQ(odds.rolls.size(), 5U) << "two fights of two, and how the melee ends";
    expectRolls(odds, CarriedOut(*session, melee, CarriedOut::Falls::AsAsked, 30'000));
}

/// Work grows with the states that fights can come to, not with the ways in which they come to them.
TEST(OddsOfSeveralContests, AreFoundByAFewHundredDecisions) {
    const auto session = exampleBattle("bir-zellaf");
    const Json melee = {{"do", "melee"}, {"a", {{"unit", "war"}}}, {"b", {{"unit", "s2"}}}, {"attackers", 3}};
    const Odds odds = oddsOf(*session, melee);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    EXPECT_EQ(odds.rolls.size(), 9U) << "both are rated, three times two fight, and the melee ends";
    EXPECT_LE(odds.decisions, 2000);
}

INSTANTIATE_TEST_SUITE_P(Games, ScriptedOdds, testing::ValuesIn(battlesWithoutModule()),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace umpire::test::scripted_odds_test
