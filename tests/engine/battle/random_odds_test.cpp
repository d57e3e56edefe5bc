// The odds of what may be done in random states, against carrying it out for every way in which the dice can
// fall: to the last bit.

#include "../../../src/engine/battle/weights.h"
#include "random_play.h"
#include "umpire/battle/decide.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <map>

namespace umpire::test::random_odds_test {
namespace {

constexpr int states = 10'000;
constexpr int statesOfABattle = 20;

/// Every set of faces that the dice can show, whatever the rules ask of them.
class EverySet : public DiceSource {
  public:
    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        std::vector<Face> faces = m_dice.roll(die, count, purpose);
        m_weight.take(die.faces.size(), static_cast<std::size_t>(count), m_dice.waysOfLast());
        return faces;
    }
    void again() override { m_dice.again(); }

    const Weight& weight() const { return m_weight; }
    bool advance() {
        m_weight = {};
        return m_dice.advance();
    }

  private:
    EnumeratedDice m_dice;
    Weight m_weight;
};

struct Counted {
    WeightSum reached;
    std::map<Id, WeightSum> outcomes;
    std::map<std::int64_t, WeightSum> totals;
};
using Which = std::tuple<Id, Id, int>; ///< check, subject, which time

/// A command carried out on copies of the battle.
class CarriedOut {
  public:
    CarriedOut(const Session& session, const Json& command) {
        EverySet dice;
        try {
            do {
                Resolution resolution(session.rules(), session.battle(), dice);
                try {
                    decide(command, resolution, session.module());
                } catch (const EnumeratedDice::Stop&) {
                    // The throws made count.
                }
                gather(resolution.steps(), dice.weight());
            } while (dice.advance());
        } catch (const Refused& refused) {
            m_refused = refused.what();
        }
    }

    const std::string& refused() const { return m_refused; }
    const std::map<Which, Counted>& rolls() const { return m_rolls; }
    /// The last roll of the longest row of rolls.
    const Which& last() const { return m_last; }

  private:
    void gather(const std::vector<Step>& steps, const Weight& weight) {
        std::map<std::pair<Id, Id>, int> seen;
        for (const Step& step : steps) {
            const Which which{step.check, step.subject, seen[{step.check, step.subject}]++};
            Counted& counted = m_rolls[which];
            counted.reached.add(weight);
            counted.outcomes[step.outcome].add(weight);
            counted.totals[step.total].add(weight);
            if (steps.size() > m_longest) {
                m_last = which;
            }
        }
        m_longest = std::max(m_longest, steps.size());
    }

    std::string m_refused;
    std::map<Which, Counted> m_rolls;
    Which m_last;
    std::size_t m_longest = 0;
};

void expectOutcomes(const std::vector<std::pair<Id, double>>& odds, const Counted& counted) {
    std::size_t found = 0;
    for (const auto& [outcome, chance] : odds) {
        const auto known = counted.outcomes.find(outcome);
        ASSERT_EQ(chance, known == counted.outcomes.end() ? 0.0 : known->second.shareOf(counted.reached))
            << outcome;
        found += known == counted.outcomes.end() ? 0U : 1U;
    }
    ASSERT_EQ(found, counted.outcomes.size());
}

void expectTotals(const RollOdds& odds, const Counted& counted) {
    for (const auto& [total, chance] : odds.totals) {
        const auto known = counted.totals.find(total);
        ASSERT_NE(known, counted.totals.end()) << total;
        ASSERT_EQ(chance, known->second.shareOf(counted.reached)) << total;
    }
}

void expectRolls(const Odds& odds, const CarriedOut& expected) {
    ASSERT_EQ(odds.rolls.size(), expected.rolls().size());
    std::map<std::pair<Id, Id>, int> seen;
    for (const RollOdds& roll : odds.rolls) {
        const auto counted =
            expected.rolls().find({roll.check, roll.subject, seen[{roll.check, roll.subject}]++});
        ASSERT_NE(counted, expected.rolls().end()) << roll.check << " of " << roll.subject;
        ASSERT_EQ(roll.reached, counted->second.reached.chance());
        expectOutcomes(roll.outcomes, counted->second);
        expectTotals(roll, counted->second);
    }
}

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

TEST(RandomOdds, AreThoseOfEveryWayInTenThousandStates) {
    int rolled = 0;
    int turnedRound = 0;
    for (int state = 0; state < states;) {
        RandomPlay play(static_cast<std::uint64_t>(state) + 7);
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
    EXPECT_GT(turnedRound, states / 10);
}

} // namespace
} // namespace umpire::test::random_odds_test
