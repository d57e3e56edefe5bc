#include "outcome_search.h"

#include "../../program/program.h"
#include "../commands/command_fields.h"
#include "final_rolls.h"
#include "gathered_rolls.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"

#include <algorithm>

namespace umpire {

namespace {

[[noreturn]] void tooManyWays() {
    throw Refused("not-possible",
                  fill(say("odds", "the dice can fall in more than {n} ways; their odds are not worked out"),
                       {{"n", std::to_string(SearchLimit::mostEver)}}));
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

    void takeInto(std::vector<RollOnPath>& way, const WeightSum& before) const {
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
         const SearchLimit& limit)
        : m_command(command), m_rules(rules), m_battle(battle), m_module(module), m_limit(limit),
          m_last(std::make_shared<FinalRolls>(rules, command)), m_gathered(limit.into ? *limit.into : m_own) {
    }

    /// False when there are too many ways.
    bool all() {
        TrialDice dice(
            givenSoFar(m_command),
            [&](const RollAtHand& hand, const std::vector<Face>& given) { end(dice, hand, given); },
            m_limit.before ? *m_limit.before : WeightSum::certain());
        if (!m_module) {
            dice.keepResumePoints();
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
            std::vector<RollOnPath> way;
            for (const Step& step : m_resolution->steps()) {
                way.push_back({&step});
                way.back().reached = WeightSum::certain();
            }
            m_gathered.add(way);
            m_met.add(way);
        }
    }

    OutcomeSearch take(bool all) {
        OutcomeSearch ways;
        ways.all = all;
        ways.decisions = m_decisions;
        ways.met = m_met.take();
        ways.rolls = m_own.take(m_rules);
        ways.last = all ? m_last : nullptr;
        for (PossibleRoll& roll : ways.rolls) {
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

    void once(TrialDice& dice) {
        if (const ResumePoint* stand = dice.stand()) {
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
        std::vector<RollOnPath> way;
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
    bool decideIt(const ResumePoint* stand) {
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
        } catch (const TrialDice::FinalRoll&) {
            refuseWhatAsksTooMuch(watch);
            return true;
        } catch (const TrialDice::Merged&) {
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
    void end(const TrialDice& dice, const RollAtHand& hand, const std::vector<Face>& given) {
        if (hand.both) {
            m_lastContest.emplace(*m_resolution, *hand.both);
            m_lastContest->takeInto(m_way, dice.weight());
            return;
        }
        m_lastRoll.emplace(*m_resolution, hand, given, dice);
        RollOnPath roll{&*m_resolution->pending()};
        const bool totals = totalMatters(*hand.request->check);
        const auto wanted = totals ? FinalRoll::Wanted::Everything : FinalRoll::Wanted::Outcomes;
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
    const SearchLimit& m_limit;
    std::unique_ptr<Resolution> m_resolution;
    std::vector<RollOnPath> m_way; ///< the rolls with which the present way ends
    std::optional<FinalRoll> m_lastRoll;
    std::optional<LastContest> m_lastContest;
    std::shared_ptr<FinalRolls> m_last;
    GatheredRolls m_own;
    GatheredRolls& m_gathered;
    MetRolls m_met;
    int m_decisions = 0;
};

/// A state in which a command may end, and what is owed then that is foretold.
struct End {
    SearchState where;
    WeightSum weight;
    Battle battle;
    std::vector<Json> owed;
};

/// Finds them.
class Ends {
  public:
    Ends(const Json& command, const RulePack& rules, const Battle& battle, const GameModule* module,
         const Action& action)
        : m_command(command), m_rules(rules), m_battle(battle), m_module(module),
          m_later(laterReadsOf(action, {rules, battle, partyIn(command, action, "self"),
                                        partyIn(command, action, "other")})) {}

    bool any() const { return m_later.foretellsAny(); }

    /// False where there are too many ways.
    bool find(const SearchLimit& limit) {
        TrialDice dice(givenSoFar(m_command), [](const RollAtHand&, const std::vector<Face>&) {});
        if (!m_module) {
            dice.keepResumePoints();
        }
        int ways = 0;
        do {
            if (++ways > limit.most || (limit.goOn && !limit.goOn())) {
                return false;
            }
            walk(dice);
        } while (dice.advance());
        m_decisions = ways;
        return true;
    }

    const std::vector<End>& all() const { return m_ends; }
    int decisions() const { return m_decisions; }

  private:
    void walk(TrialDice& dice) {
        const ResumePoint* stand = dice.stand();
        auto resolution =
            stand ? stand->resolution->again() : std::make_unique<Resolution>(m_rules, m_battle, dice);
        resolution->sayNothing();
        dice.serve(*resolution);
        if (isDecided(*resolution, stand)) {
            take(*resolution, dice.weight());
        }
    }

    /// True when it came to its end. What is owed rolls after all that it rolls itself.
    bool isDecided(Resolution& resolution, const ResumePoint* stand) const {
        const Resolution::Remaining remaining(resolution, StillToRoll::ByRules);
        try {
            if (stand) {
                goOnWithSteps(resolution, *stand->at);
                resolution.dropWhatIsOver();
            } else {
                decide(m_command, resolution, m_module);
            }
            return true;
        } catch (const TrialDice::Merged&) {
            // Together with others.
        } catch (const EnumeratedDice::Stop&) {
            // Repeated without end.
        } catch (const Unstated&) {
            // What the umpire has to see has no odds.
        } catch (const BlankNeeded&) {
            // Nor has what nobody has looked up.
        }
        return false;
    }

    void take(const Resolution& resolution, const WeightSum& weight) {
        std::vector<Json> owed = foretoldIn(resolution);
        if (owed.empty()) {
            return;
        }
        SearchState where = stateOf(resolution, m_later.atEnd());
        const auto known = std::find_if(m_ends.begin(), m_ends.end(),
                                        [&where](const End& end) { return end.where == where; });
        if (known != m_ends.end()) {
            known->weight.add(weight);
            return;
        }
        m_ends.push_back({std::move(where), weight, resolution.battle(), std::move(owed)});
    }

    std::vector<Json> foretoldIn(const Resolution& resolution) const {
        std::vector<Json> owed;
        for (const Event& event : resolution.events()) {
            const auto* raised = std::get_if<DueRaised>(&event);
            const Action* action = raised ? m_rules.action(raised->due.check) : nullptr;
            if (action && m_later.foretells(*action) && resolution.battle().findDue(raised->due.id)) {
                owed.push_back(raised->due.command);
            }
        }
        return owed;
    }

    const Json& m_command;
    const RulePack& m_rules;
    const Battle& m_battle;
    const GameModule* m_module;
    const program::Liveness& m_later;
    std::vector<End> m_ends;
    int m_decisions = 0;
};

/// Adds what the pack foretells of a command: the odds of rolls in what is owed once it is done, over all
/// ways in which its own dice can fall. The states in which it may end are found first, those alike together;
/// then what is owed is looked at in each of them. Where the dice can fall in too many ways, nothing is
/// added.
void foretell(OutcomeSearch& ways, const Json& command, const RulePack& rules, const Battle& battle,
              const GameModule* module, const SearchLimit& limit) {
    const Action* action = rules.action(command.value("do", std::string()));
    if (!action || action->foretells.empty()) {
        return;
    }
    Ends ends(command, rules, battle, module, *action);
    if (!ends.any() || !ends.find(limit)) {
        return;
    }
    ways.decisions += ends.decisions();
    GatheredRolls gathered;
    SearchLimit owedLimit = limit;
    owedLimit.refuse = true;
    owedLimit.foretell = false;
    owedLimit.into = &gathered;
    try {
        for (const End& end : ends.all()) {
            owedLimit.before = &end.weight;
            for (const Json& owed : end.owed) {
                ways.decisions += searchOutcomes(owed, rules, end.battle, module, owedLimit).decisions;
            }
        }
    } catch (const Refused&) {
        return; // it takes too long; the odds of the command itself hold all the same
    }
    for (PossibleRoll& roll : gathered.take(rules)) {
        if (listed(action->foretells, roll.odds.check)) {
            ways.foretold.push_back(std::move(roll));
        }
    }
}

} // namespace

OutcomeSearch searchOutcomes(const Json& command, const RulePack& rules, const Battle& battle,
                             const GameModule* module, const SearchLimit& limit) {
    Walk walk(command, rules, battle, module, limit);
    if (walk.all()) {
        OutcomeSearch ways = walk.take(true);
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
