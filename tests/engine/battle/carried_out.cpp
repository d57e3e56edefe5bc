#include "carried_out.h"

#include "umpire/battle/decide.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test {

namespace {

/// Every set of faces that the dice can show, or only those that differ in what is asked of them.
class EverySet : public DiceSource {
  public:
    explicit EverySet(CarriedOut::Falls falls, WeightSum before = WeightSum::certain())
        : m_falls(falls), m_before(std::move(before)), m_weight(m_before) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        std::vector<Face> faces = m_dice.roll(die, count, purpose);
        m_weight.take(die.faces.size(), static_cast<std::size_t>(count), m_dice.waysOfLast());
        return faces;
    }
    std::vector<Face> rollFor(const Die& die, int count, const std::string& purpose,
                              const MeasuresWanted& measures) override {
        if (m_falls == CarriedOut::Falls::All) {
            return roll(die, count, purpose);
        }
        std::vector<Face> faces = m_dice.rollFor(die, count, purpose, measures);
        m_weight.take(die.faces.size(), static_cast<std::size_t>(count), m_dice.waysOfLast());
        return faces;
    }
    void again() override { m_dice.again(); }

    const WeightSum& weight() const { return m_weight; }
    bool advance() {
        m_weight = m_before;
        return m_dice.advance();
    }

  private:
    CarriedOut::Falls m_falls;
    WeightSum m_before;
    EnumeratedDice m_dice;
    WeightSum m_weight;
};

void expectTotals(const RollOdds& odds, const Counted& counted) {
    for (const auto& [total, chance] : odds.totals) {
        const auto known = counted.totals.find(total);
        ASSERT_NE(known, counted.totals.end()) << total;
        ASSERT_EQ(chance, known->second.shareOf(counted.reached)) << total;
    }
}

void gather(const std::vector<Step>& steps, const WeightSum& weight, std::map<Which, Counted>& rolls) {
    std::map<std::pair<Id, Id>, int> seen;
    for (const Step& step : steps) {
        Counted& counted = rolls[{step.check, step.subject, seen[{step.check, step.subject}]++}];
        counted.reached.add(weight);
        counted.outcomes[step.outcome].add(weight);
        counted.totals[step.total].add(weight);
        if (step.contest) {
            counted.results[step.met].add(weight);
        }
    }
}

} // namespace

std::map<Which, Counted> carriedOutWhatIsOwed(const Session& session, const Json& command, const Id& owed) {
    std::map<Which, Counted> rolls;
    EverySet first(CarriedOut::Falls::AsAsked);
    do {
        Resolution resolution(session.rules(), session.battle(), first);
        decide(command, resolution, session.module());
        for (const Due& due : resolution.battle().due) {
            if (due.check != owed) {
                continue;
            }
            EverySet then(CarriedOut::Falls::AsAsked, first.weight());
            do {
                Resolution next(session.rules(), resolution.battle(), then);
                decide(due.command, next, session.module());
                gather(next.steps(), then.weight(), rolls);
            } while (then.advance());
        }
    } while (first.advance());
    return rolls;
}

CarriedOut::CarriedOut(const Session& session, const Json& command, Falls falls, int most) {
    EverySet dice(falls);
    try {
        do {
            m_gaveUp = --most < 0;
            Resolution resolution(session.rules(), session.battle(), dice);
            try {
                decide(command, resolution, session.module());
            } catch (const EnumeratedDice::Stop&) {
                // The throws made count.
            }
            gather(resolution.steps(), dice.weight());
        } while (!m_gaveUp && dice.advance());
    } catch (const Refused& refused) {
        m_refused = refused.what();
    }
}

void CarriedOut::gather(const std::vector<Step>& steps, const WeightSum& weight) {
    umpire::test::gather(steps, weight, m_rolls);
    std::map<std::pair<Id, Id>, int> seen;
    for (const Step& step : steps) {
        const int time = seen[{step.check, step.subject}]++;
        if (steps.size() > m_longest) {
            m_last = {step.check, step.subject, time};
        }
    }
    m_longest = std::max(m_longest, steps.size());
}

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

namespace {

void expectResults(const ContestOdds& contest, const Counted& counted) {
    std::size_t found = 0;
    for (const auto& [result, chance] : contest.results) {
        const auto known = counted.results.find(result);
        ASSERT_EQ(chance, known == counted.results.end() ? 0.0 : known->second.shareOf(counted.reached))
            << contest.contest << ": " << result.result << " by " << result.by;
        found += known == counted.results.end() ? 0U : 1U;
    }
    ASSERT_EQ(found, counted.results.size()) << contest.contest;
}

/// Contests stand in the order of their second rolls.
void expectContests(const Odds& odds, const CarriedOut& expected) {
    auto contest = odds.contests.begin();
    std::map<std::pair<Id, Id>, int> seen;
    for (const RollOdds& roll : odds.rolls) {
        const Which which{roll.check, roll.subject, seen[{roll.check, roll.subject}]++};
        const Counted& counted = expected.rolls().at(which);
        if (!counted.results.empty()) {
            ASSERT_NE(contest, odds.contests.end()) << roll.check << " of " << roll.subject;
            ASSERT_EQ(contest->enemy, roll.subject);
            expectResults(*contest++, counted);
        }
    }
    ASSERT_EQ(contest, odds.contests.end());
}

} // namespace

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
    expectContests(odds, expected);
}

} // namespace umpire::test
