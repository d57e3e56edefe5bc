// The odds of what may be done in random states, against carrying it out for every way in which the dice can
// fall: to the last bit.

#include "carried_out.h"
#include "random_play.h"
#include "support/test_scale.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test::random_odds_test {
namespace {

constexpr int allStates = 10'000;
constexpr int statesOfABattle = 20;

/// The question that the other answer was given to.
Json turned(Json command, const Id& fact) {
    const bool now = command.contains("facts") && command["facts"].value(fact, Json(false)) == Json(true);
    command["facts"][fact] = !now;
    return command;
}

/// The odds of the last roll, where no party of its own is asked.
int expectOtherwise(const Session& session, const Json& command, const Odds& odds, plain::Rng& rng) {
    if (odds.otherwise.empty() || command["do"] == Json("melee")) {
        return 0;
    }
    const auto& [fact, outcomes] =
        odds.otherwise[static_cast<std::size_t>(rng.between(1, static_cast<int>(odds.otherwise.size())) - 1)];
    const CarriedOut expected(session, turned(command, fact));
    EXPECT_EQ(expected.refused(), "") << fact;
    const auto counted = expected.rolls().find(expected.last());
    if (odds.rolls.size() == 1 && counted != expected.rolls().end()) {
        expectOutcomes(outcomes, counted->second);
        return 1;
    }
    return 0;
}

Json anyUnit(RandomPlay& play) {
    return play.rng().pick(play.session().battle().all(SubjectKind::Unit))->id;
}

/// Something that rolls, for anybody: often at odds with the moment, and sometimes not possible.
Json rollingCommand(RandomPlay& play) {
    Json command;
    switch (play.rng().between(1, 6)) {
    case 1:
        command = {{"do", "check"}, {"check", "morale"}, {"unit", anyUnit(play)}};
        break;
    case 2:
        command = {{"do", "charge"}, {"unit", anyUnit(play)}, {"target", anyUnit(play)}};
        break;
    case 3:
        return {{"do", "melee"},
                {"a", {{"unit", anyUnit(play)}, {"facts", {{"uphill", play.rng().chance(50)}}}}},
                {"b", {{"unit", anyUnit(play)}}}};
    case 4:
        command = {{"do", "shoot"},
                   {"unit", anyUnit(play)},
                   {"target", anyUnit(play)},
                   {"attack", "bombing"},
                   {"jam-dice", play.rng().between(1, 3)}};
        break;
    default:
        command = {{"do", "shoot"}, {"unit", anyUnit(play)}, {"target", anyUnit(play)}};
    }
    for (const char* fact : {"in-cover", "supported", "officer-within-9", "both-in-village"}) {
        if (play.rng().chance(30)) {
            command["facts"][fact] = play.rng().chance(70);
        }
    }
    return command;
}

TEST(RandomOdds, AreThoseOfEveryWayInManyStates) {
    const int states = scaled(allStates);
    int rolled = 0;
    int turnedRound = 0;
    for (int state = 0; state < states;) {
        RandomPlay play(testSeed(state));
        for (int i = 0; i < statesOfABattle; ++i, ++state) {
            play.execute(play.nextCommand());
            const Json command = rollingCommand(play);
            SCOPED_TRACE(std::to_string(state) + ' ' + command.dump());
            const Odds odds = oddsOf(play.session(), command);
            const CarriedOut expected(play.session(), command);
            ASSERT_EQ(odds.ok, expected.refused().empty()) << odds.refusal.message << expected.refused();
            if (!odds.ok) {
                ASSERT_EQ(odds.refusal.message, expected.refused());
                continue;
            }
            expectRolls(odds, expected);
            rolled += odds.rolls.empty() ? 0 : 1;
            turnedRound += expectOtherwise(play.session(), command, odds, play.rng());
            ASSERT_FALSE(HasFailure());
        }
    }
    EXPECT_GT(rolled, states / 4);
    EXPECT_GT(turnedRound, states / 20);
}

} // namespace
} // namespace umpire::test::random_odds_test
