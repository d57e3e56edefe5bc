#include "outcome_search.h"

#include "../../program/program.h"
#include "../commands/command_fields.h"
#include "final_roll.h"
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

/// What is owed after an action and is looked at with it. Null: only the command itself is.
struct Foretelling {
    const Action* action = nullptr;
    const program::Liveness* later = nullptr;
};

/// Decides one command again and again, and gathers what comes of it.
class Walk {
  public:
    Walk(const Json& command, const RulePack& rules, const Battle& battle, const GameModule* module,
         const SearchLimit& limit, const Foretelling& foretelling = {})
        : m_command(command), m_rules(rules), m_battle(battle), m_module(module), m_limit(limit),
          m_foretelling(foretelling) {}

    /// False when there are too many ways.
    bool all() {
        TrialDice dice(
            givenSoFar(m_command),
            [&](const RollAtHand& hand, const std::vector<Face>& given) { end(dice, hand, given); },
            wanted());
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
        ways.rolls = m_gathered.take(m_rules);
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
        if (wanted() || (!m_limit.words && givenSoFar(m_command).empty())) {
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
        m_lastContest.reset();
        const bool ended = decideIt(&dice);
        std::vector<RollOnPath> way;
        for (std::size_t place = 0; place < m_resolution->steps().size(); ++place) {
            const Step& step = m_resolution->steps()[place];
            if (isWanted(step.check)) {
                way.push_back(rollOn(dice, step, place));
            }
        }
        if (ended) {
            way.insert(way.end(), m_way.begin(), m_way.end());
        }
        m_gathered.add(way);
        if (wanted()) {
            return;
        }
        m_met.add(way);
    }

    /// The checks of whose rolls the odds are asked for; null: all.
    const std::vector<Id>* wanted() const {
        return m_foretelling.action ? &m_foretelling.action->foretells : nullptr;
    }
    bool isWanted(const Id& check) const { return !wanted() || listed(*wanted(), check); }

    /// What is owed now of which rolls are foretold.
    std::vector<Json> owedNow() const {
        std::vector<Json> owed;
        for (const Event& event : m_resolution->events()) {
            const auto* raised = std::get_if<DueRaised>(&event);
            const Action* action = raised ? m_rules.action(raised->due.check) : nullptr;
            if (action && m_foretelling.later->foretells(*action) &&
                m_resolution->battle().findDue(raised->due.id)) {
                owed.push_back(raised->due.command);
            }
        }
        return owed;
    }

    void decideOwn(const ResumePoint* stand) {
        if (!stand) {
            umpire::decide(m_command, *m_resolution, m_module);
            return;
        }
        goOnWithSteps(*m_resolution, *stand->at);
        if (wanted() && !m_resolution->ended()) {
            m_resolution->dropWhatIsOver();
        }
    }

    /// The command, and then what is owed after it as long as its rolls are foretold.
    void decideWithOwed(const ResumePoint* stand) {
        const auto still = [&](bool more) { return more ? StillToRoll::ByRules : StillToRoll::Nothing; };
        {
            const bool own = !stand || stand->at->call->action == m_foretelling.action;
            const Resolution::Remaining remaining(*m_resolution, still(own || !owedNow().empty()));
            decideOwn(stand);
        }
        std::vector<Json> owed = m_resolution->ended() ? std::vector<Json>{} : owedNow();
        for (std::size_t before = owed.size() + 1; !owed.empty() && owed.size() < before;) {
            before = owed.size();
            const Resolution::Remaining remaining(*m_resolution, still(before > 1));
            umpire::decide(owed.front(), *m_resolution, m_module);
            owed = m_resolution->ended() ? std::vector<Json>{} : owedNow();
        }
    }

    /// True when it was left at its last roll. Null: the dice are others.
    bool decideIt(const TrialDice* dice) {
        const ResumePoint* stand = dice ? dice->stand() : nullptr;
        const EvaluationWatch watch;
        try {
            if (wanted()) {
                decideWithOwed(stand);
            } else {
                decideOwn(stand);
            }
            if (m_resolution->ended()) {
                refuseWhatAsksTooMuch(watch);
                return !dice || !dice->merged();
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
        if (!isWanted(hand.request->check->id)) {
            return;
        }
        if (hand.both) {
            m_lastContest.emplace(*m_resolution, *hand.both);
            m_lastContest->takeInto(m_way, dice.weight());
            return;
        }
        FinalRoll last(*m_resolution, hand, given, dice);
        RollOnPath roll{&*m_resolution->pending()};
        const bool totals = totalMatters(*hand.request->check);
        for (const Distribution& distribution : last.distributions(totals)) {
            roll.take(distribution, last.weight(), totals);
        }
        if (roll.outcomes.empty()) {
            return; // whatever falls, it needs what nobody has looked up
        }
        if (m_limit.words && !wanted()) {
            roll.lines = last.commonLines();
        }
        m_way.push_back(std::move(roll));
    }

    const Json& m_command;
    const RulePack& m_rules;
    const Battle& m_battle;
    const GameModule* m_module;
    const SearchLimit& m_limit;
    Foretelling m_foretelling;
    std::unique_ptr<Resolution> m_resolution;
    std::vector<RollOnPath> m_way; ///< the rolls with which the present way ends
    std::optional<LastContest> m_lastContest;
    GatheredRolls m_gathered;
    MetRolls m_met;
    int m_decisions = 0;
};

/// Adds what the pack foretells of a command: the odds of rolls in what is owed once it is done, over all
/// ways in which its own dice can fall. Where the dice can fall in too many ways, nothing is added.
void foretell(OutcomeSearch& ways, const Json& command, const RulePack& rules, const Battle& battle,
              const GameModule* module, const SearchLimit& limit) {
    const Action* action = rules.action(command.value("do", std::string()));
    if (!action || action->foretells.empty()) {
        return;
    }
    const program::Liveness& later = laterReadsOf(
        *action, {rules, battle, partyIn(command, *action, "self"), partyIn(command, *action, "other")});
    if (!later.foretellsAny()) {
        return;
    }
    try {
        Walk walk(command, rules, battle, module, limit, {action, &later});
        if (walk.all()) {
            OutcomeSearch found = walk.take(true);
            ways.decisions += found.decisions;
            ways.foretold = std::move(found.rolls);
        }
    } catch (const Refused&) {
        // It takes too long; the odds of the command itself hold all the same.
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
