#pragma once

#include "umpire/rules/rule_pack.h"

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace umpire::program {

/// What has a say in whatever is still rolled for an action, as seen when the dice of one of its rolls are
/// about to fall, or at its end.
struct LiveReads {
    /// Stored attributes, whoever has them; any other may hold what it likes.
    std::unordered_set<Id> attributes;
    /// What is asked of the dice of the rolls of this step.
    std::map<const Check*, AskedOfDice> asked;
    /// Those of their effects that change what is read.
    std::set<const OutcomeEffects*> effects;
};

/// The same for every step of an action that rolls. What is set and never read again before the last roll,
/// such as wounds that nobody rolls against, has no say. It is found in the rules alone, so it names too much
/// rather than too little.
class Liveness {
  public:
    /// `off`: steps and effects that cannot come.
    Liveness(const RulePack& rules, const Action& action, const std::set<const void*>& off);

    /// Null where all of the state counts.
    const LiveReads* at(const ActionStep& step) const;
    /// Whether another action may be owed afterwards that makes a roll which this one foretells.
    bool foretells(const Action& owed) const { return m_foretold.contains(&owed); }
    bool foretellsAny() const { return !m_foretold.empty(); }

  private:
    bool m_known;
    std::unordered_map<const ActionStep*, LiveReads> m_steps;
    std::set<const Action*> m_foretold;
};

/// The same by what nothing changes while the action is carried out, such as of what type its parties are:
/// what hangs on that comes or does not come.
class LivenessByCase {
  public:
    LivenessByCase(const RulePack& rules, const Action& action);

    /// Conditions about $self and $other of the action.
    const std::vector<const Expression*>& conditions() const { return m_conditions; }
    /// `hold`: which of them do. Worked out when it is first wanted, by whichever thread wants it.
    const Liveness& where(const std::vector<bool>& hold) const;

  private:
    struct Known {
        std::mutex finding;
        std::map<std::vector<bool>, Liveness> cases;
    };

    const RulePack* m_rules;
    const Action* m_action;
    std::vector<const Expression*> m_conditions;
    std::vector<const void*> m_under; ///< the step or effect that stands under each
    std::unique_ptr<Known> m_known;
};

} // namespace umpire::program
