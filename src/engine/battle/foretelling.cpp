#include "foretelling.h"

#include "../program/program.h"
#include "dice_so_far.h"
#include "gathered_rolls.h"
#include "stand_still.h"
#include "umpire/base/listed.h"
#include "umpire/battle/decide.h"

#include <algorithm>

namespace umpire {

namespace {

/// A state in which a command may end, and what is owed then that is foretold.
struct End {
    Whereabouts where;
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
    bool find(const WaysLimit& limit) {
        DiceAhead dice(givenSoFar(m_command), [](const RollAtHand&, const std::vector<Face>&) {});
        if (!m_module) {
            dice.keepStanding();
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
    void walk(DiceAhead& dice) {
        const StandStill* stand = dice.stand();
        auto resolution =
            stand ? stand->resolution->again() : std::make_unique<Resolution>(m_rules, m_battle, dice);
        resolution->sayNothing();
        dice.serve(*resolution);
        if (isDecided(*resolution, stand)) {
            take(*resolution, dice.weight());
        }
    }

    /// True when it came to its end. What is owed rolls after all that it rolls itself.
    bool isDecided(Resolution& resolution, const StandStill* stand) const {
        const Resolution::Remaining remaining(resolution, StillToRoll::ByRules);
        try {
            if (stand) {
                goOnWithSteps(resolution, *stand->at);
                resolution.dropWhatIsOver();
            } else {
                decide(m_command, resolution, m_module);
            }
            return true;
        } catch (const DiceAhead::GoesOnLater&) {
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
        Whereabouts where = stateOf(resolution, m_later.atEnd());
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
    const program::LaterReads& m_later;
    std::vector<End> m_ends;
    int m_decisions = 0;
};

} // namespace

void foretell(Ways& ways, const Json& command, const RulePack& rules, const Battle& battle,
              const GameModule* module, const WaysLimit& limit) {
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
    WaysLimit owedLimit = limit;
    owedLimit.refuse = true;
    owedLimit.foretell = false;
    owedLimit.into = &gathered;
    try {
        for (const End& end : ends.all()) {
            owedLimit.before = &end.weight;
            for (const Json& owed : end.owed) {
                ways.decisions += waysOf(owed, rules, end.battle, module, owedLimit).decisions;
            }
        }
    } catch (const Refused&) {
        return; // it takes too long; the odds of the command itself hold all the same
    }
    for (RollAhead& roll : gathered.take(rules)) {
        if (listed(action->foretells, roll.odds.check)) {
            ways.foretold.push_back(std::move(roll));
        }
    }
}

} // namespace umpire
