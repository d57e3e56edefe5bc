#include "ways.h"

#include "dice_so_far.h"
#include "foretelling.h"
#include "last_rolls.h"
#include "stand_still.h"
#include "umpire/base/speech.h"
#include "umpire/battle/decide.h"

#include <algorithm>

namespace umpire {

namespace {

[[noreturn]] void tooManyWays() {
    throw Refused("not-possible",
                  fill(say("odds", "the dice can fall in more than {n} ways; their odds are not worked out"),
                       {{"n", std::to_string(WaysLimit::mostEver)}}));
}

/// The dice that were given, and after them always the same face: the first of each die, the second ...
class SameFace : public DiceSource {
  public:
    SameFace(std::vector<Json> given, std::size_t face) : m_given(std::move(given)), m_face(face) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        const int there = std::min(count, m_given.left());
        std::vector<Face> faces = there > 0 ? m_given.roll(die, there, purpose) : std::vector<Face>{};
        const std::vector<Face> kinds = die.distinct();
        faces.resize(static_cast<std::size_t>(count), kinds[std::min(m_face, kinds.size() - 1)]);
        return faces;
    }
    void again() override { throw EnumeratedDice::Stop{}; }
    int left() const override { return m_given.left(); }

  private:
    PhysicalDice m_given;
    std::size_t m_face;
};

/// Both rolls of a contest after which nothing is rolled: neither hangs on the other.
class LastContest {
  public:
    LastContest(const Resolution& resolution, const BothRolls& both)
        : m_a(*both.a.step), m_b(*both.b.step), m_ofA(resolution.distributionOf(*both.a.request)),
          m_ofB(resolution.distributionOf(*both.b.request)) {
        const Die& die = *resolution.rules().die(m_a.die);
        m_a.dice.assign(m_ofA.dice, die.faces.front());
        needCells(*both.contest);
    }

    void takeInto(std::vector<RollOnAWay>& way, const WeightSum& before) const {
        way.push_back({&m_a});
        way.back().take(m_ofA, before, true);
        way.push_back({&m_b});
        way.back().take(m_ofB, before, true);
    }

  private:
    /// Packs have a cell for any two outcomes, but a total may stand outside all bands.
    void needCells(const Contest& contest) const {
        for (const Distribution* roll : {&m_ofA, &m_ofB}) {
            for (const auto& [outcome, ways] : roll->outcomes) {
                if (outcome.empty()) {
                    Resolution::refuseWithoutCell(contest);
                }
            }
        }
    }

    Step m_a;
    Step m_b;
    Distribution m_ofA;
    Distribution m_ofB;
};

/// Decides one command again and again, and gathers what comes of it.
class Walk {
  public:
    Walk(const Json& command, const RulePack& rules, const Battle& battle, const GameModule* module,
         const WaysLimit& limit)
        : m_command(command), m_rules(rules), m_battle(battle), m_module(module), m_limit(limit),
          m_last(std::make_shared<LastRolls>(rules, command)), m_gathered(limit.into ? *limit.into : m_own) {}

    /// False when there are too many ways.
    bool all() {
        DiceAhead dice(
            givenSoFar(m_command),
            [&](const RollAtHand& hand, const std::vector<Face>& given) { end(dice, hand, given); },
            m_limit.before ? *m_limit.before : WeightSum::certain());
        if (!m_module) {
            dice.keepStanding();
        }
        int ways = 0;
        do {
            if (++ways > m_limit.most) {
                return false;
            }
            if (m_limit.goOn && !m_limit.goOn()) {
                throw Refused(
                    "stopped",
                    say("odds", "the dice can fall in so many ways that their odds were not worked out"));
            }
            once(dice);
        } while (dice.advance());
        return true;
    }

    void few() {
        for (const std::size_t face : {0U, 1U}) {
            SameFace dice(givenSoFar(m_command), face);
            begin(dice);
            decideIt(nullptr);
            std::vector<RollOnAWay> way;
            for (const Step& step : m_resolution->steps()) {
                way.push_back({&step});
                way.back().reached = WeightSum::certain();
            }
            m_gathered.add(way);
            m_met.add(way);
        }
    }

    Ways take(bool all) {
        Ways ways;
        ways.all = all;
        ways.decisions = m_decisions;
        ways.met = m_met.take();
        ways.rolls = m_own.take(m_rules);
        ways.last = all ? m_last : nullptr;
        for (RollAhead& roll : ways.rolls) {
            if (!all) {
                roll.odds.outcomes.clear();
                roll.odds.totals.clear();
            }
        }
        return ways;
    }

  private:
    void begin(DiceSource& dice) {
        ++m_decisions;
        m_resolution = std::make_unique<Resolution>(m_rules, m_battle, dice);
        if (!m_limit.words && givenSoFar(m_command).empty()) {
            m_resolution->sayNothing();
        }
    }

    void once(DiceAhead& dice) {
        if (const StandStill* stand = dice.stand()) {
            ++m_decisions;
            m_resolution = stand->resolution->again();
        } else {
            begin(dice);
        }
        dice.serve(*m_resolution);
        m_way.clear();
        m_lastRoll.reset();
        m_lastContest.reset();
        const bool ended = decideIt(dice.stand());
        std::vector<RollOnAWay> way;
        for (const Step& step : m_resolution->steps()) {
            way.push_back(rollOn(dice, step, way.size()));
        }
        if (ended) {
            way.insert(way.end(), m_way.begin(), m_way.end());
        }
        m_gathered.add(way);
        m_met.add(way);
        if (ended && m_lastRoll) {
            m_last->add(way, std::move(*m_lastRoll), std::move(m_resolution));
        } else {
            m_last->add(way);
        }
    }

    /// True when it was left at its last roll.
    bool decideIt(const StandStill* stand) {
        const EvaluationWatch watch;
        try {
            if (stand) {
                goOnWithSteps(*m_resolution, *stand->at);
            } else {
                umpire::decide(m_command, *m_resolution, m_module);
            }
            if (m_resolution->ended()) {
                refuseWhatAsksTooMuch(watch);
                return true;
            }
        } catch (const DiceAhead::LastRoll&) {
            refuseWhatAsksTooMuch(watch);
            return true;
        } catch (const DiceAhead::GoesOnLater&) {
            // Other ways may come to the same place yet.
        } catch (const EnumeratedDice::Stop&) {
            // The throw is repeated without end; its odds are those of the throws made.
        } catch (const Unstated&) {
            // What follows from what the umpire sees has no odds.
        } catch (const BlankNeeded&) {
            if (m_resolution->steps().empty()) {
                throw;
            } // What follows from what nobody has looked up has none either.
        } catch (const BadDice&) {
            tooManyWays();
        }
        return false;
    }

    /// The roll at hand is the last: what it comes to is told while it is there.
    void end(const DiceAhead& dice, const RollAtHand& hand, const std::vector<Face>& given) {
        if (hand.both) {
            m_lastContest.emplace(*m_resolution, *hand.both);
            m_lastContest->takeInto(m_way, dice.weight());
            return;
        }
        m_lastRoll.emplace(*m_resolution, hand, given, dice);
        RollOnAWay roll{&*m_resolution->pending()};
        const bool totals = totalMatters(*hand.request->check);
        const auto wanted = totals ? LastRoll::Wanted::Everything : LastRoll::Wanted::Outcomes;
        for (const RollChances::Shared& chances : m_lastRoll->chances(wanted)) {
            roll.take(*chances, m_lastRoll->weight(), totals);
        }
        if (roll.outcomes.empty()) {
            m_lastRoll.reset(); // whatever falls, it needs what nobody has looked up
            return;
        }
        if (m_limit.words) {
            roll.lines = m_lastRoll->commonLines();
        }
        m_way.push_back(std::move(roll));
    }

    const Json& m_command;
    const RulePack& m_rules;
    const Battle& m_battle;
    const GameModule* m_module;
    const WaysLimit& m_limit;
    std::unique_ptr<Resolution> m_resolution;
    std::vector<RollOnAWay> m_way; ///< the rolls with which the present way ends
    std::optional<LastRoll> m_lastRoll;
    std::optional<LastContest> m_lastContest;
    std::shared_ptr<LastRolls> m_last;
    GatheredRolls m_own;
    GatheredRolls& m_gathered;
    MetRolls m_met;
    int m_decisions = 0;
};

} // namespace

Ways waysOf(const Json& command, const RulePack& rules, const Battle& battle, const GameModule* module,
            const WaysLimit& limit) {
    Walk walk(command, rules, battle, module, limit);
    if (walk.all()) {
        Ways ways = walk.take(true);
        if (limit.foretell) {
            foretell(ways, command, rules, battle, module, limit);
        }
        return ways;
    }
    if (limit.refuse) {
        tooManyWays();
    }
    Walk few(command, rules, battle, module, limit);
    few.few();
    return few.take(false);
}

} // namespace umpire
