#include "../../checks/setting.h"
#include "umpire/battle/balance.h"
#include "umpire/battle/decide.h"
#include "umpire/checks/scope.h"

#include <algorithm>

namespace umpire {

namespace {

std::int64_t strengthOf(const RulePack& rules, const Setting& setting) {
    for (const Balance::Measure& measure : rules.balance.measures) {
        if (measure.id == rules.balance.strength) {
            return setting.value(measure.value).number();
        }
    }
    return 0;
}

/// Units of no strength, such as single models, are none of the formation's losses.
bool mayLose(const RulePack& rules, const Battle& battle, const Subject& unit) {
    const Scope scope{rules, battle, unit.symbol};
    const Setting setting(scope);
    const Id& losses = rules.balance.rehearsal->losses;
    const Attribute& attribute = *rules.attribute(SubjectKind::Unit, losses);
    return strengthOf(rules, setting) > 0 &&
           (!attribute.most || unit.value(losses).number() < setting.value(*attribute.most).number());
}

/// Takes an element off the first unit of a formation that has one to lose; false when none has.
bool loseOne(const RulePack& rules, Battle& battle, const Id& formation) {
    const Id& losses = rules.balance.rehearsal->losses;
    std::vector<Symbol> units;
    battle.unitsOf(*battle.find(formation), units);
    for (const Symbol id : units) {
        const Subject& unit = *battle.find(id);
        if (mayLose(rules, battle, unit)) {
            const std::int64_t lost = unit.value(losses).number();
            battle.set(id, Symbol(losses), lost + 1);
            return true;
        }
    }
    return false;
}

/// A battle that may have come about, and how likely it is.
struct Branch {
    Battle battle;
    double chance = 1;
};
using Branches = std::vector<Branch>;

/// Branches that led to equal battles are merged, so that their number stays small.
void addBranch(Branches& branches, Battle battle, double chance) {
    for (Branch& branch : branches) {
        if (branch.battle == battle) {
            branch.chance += chance;
            return;
        }
    }
    branches.push_back({std::move(battle), chance});
}

/// Carries each test out on a copy of the battle, once for every way in which its dice can fall.
class Rehearser {
  public:
    Rehearser(const RulePack& rules, const GameModule* module, const Subject& formation)
        : m_rules(rules), m_module(module), m_formation(formation.id), m_plan(*rules.balance.rehearsal),
          m_counts(*rules.attribute(SubjectKind::Formation, m_plan.counts)),
          m_command(checkCommand(rules, m_plan.check, formation.id)) {}

    Rehearsal run(const Battle& battle, std::int64_t most) {
        Rehearsal rehearsal{m_formation, number(battle, m_counts.shareOf), states(), {}};
        Battle losing = battle;
        Branches tested{{battle, 1}};
        rehearsal.points.push_back(pointOf(rehearsal, losing, {{battle, 1}}, tested));
        for (std::int64_t n = 1; n <= most && loseOne(m_rules, losing, m_formation); ++n) {
            tested = loseAndTest(tested);
            rehearsal.points.push_back(pointOf(rehearsal, losing, test({losing, 1}), tested));
        }
        return rehearsal;
    }

  private:
    Scope about(const Battle& battle, const Id& subject) const { return {m_rules, battle, subject}; }

    std::int64_t number(const Battle& battle, const Id& attribute) const {
        return attributeValue(m_formation, attribute, about(battle, m_formation)).number();
    }

    std::vector<Id> states() const {
        const Attribute& state = *m_rules.attribute(SubjectKind::Formation, m_plan.state);
        const Vocabulary* words = m_rules.vocabulary(state.type.vocabulary);
        return words ? words->ids() : std::vector<Id>{};
    }

    Rehearsal::Point pointOf(const Rehearsal& rehearsal, const Battle& losing, const Branches& once,
                             const Branches& each) const {
        return {static_cast<std::int64_t>(rehearsal.points.size()), number(losing, m_counts.id),
                chances(rehearsal.states, once), chances(rehearsal.states, each)};
    }

    std::vector<double> chances(const std::vector<Id>& states, const Branches& branches) const {
        std::vector<double> result(states.size());
        for (const Branch& branch : branches) {
            const Id state = branch.battle.find(m_formation)->value(m_plan.state).text();
            const auto place = std::find(states.begin(), states.end(), state);
            if (place != states.end()) {
                result[static_cast<std::size_t>(place - states.begin())] += branch.chance;
            }
        }
        return result;
    }

    Branches loseAndTest(const Branches& branches) {
        Branches after;
        for (Branch branch : branches) {
            loseOne(m_rules, branch.battle, m_formation);
            for (Branch& tested : test(branch)) {
                addBranch(after, std::move(tested.battle), tested.chance);
            }
        }
        return after;
    }

    bool testIsOwed(const Battle& battle) const {
        const std::int64_t whole = number(battle, m_counts.shareOf);
        return whole > 0 && number(battle, m_counts.id) >= m_counts.marks.front().reachedAt(whole);
    }

    /// What a battle becomes with every way the dice of the test can fall.
    Branches test(const Branch& branch) {
        if (!testIsOwed(branch.battle)) {
            return {branch};
        }
        Branches after;
        EnumeratedDice dice;
        try {
            do {
                Resolution resolution(m_rules, branch.battle, dice);
                resolution.sayNothing();
                try {
                    decide(m_command, resolution, m_module);
                } catch (const EnumeratedDice::Stop&) {
                    // The throw is repeated without end; what came before it counts.
                }
                addBranch(after, resolution.battle(), branch.chance * dice.probability());
            } while (dice.advance());
        } catch (const Refused&) {
            return {branch}; // as after a result that is final
        } catch (const BadDice&) {
            return {branch}; // more dice than can be worked out
        }
        return after;
    }

    const RulePack& m_rules;
    const GameModule* m_module;
    Id m_formation;
    const Balance::Rehearsal& m_plan;
    const Attribute& m_counts;
    Json m_command;
};

} // namespace

std::optional<Rehearsal> rehearse(const RulePack& rules, const GameModule* module, const Battle& battle,
                                  const Id& formation, std::int64_t most) {
    const Subject* subject = battle.find(formation);
    const Scope scope{rules, battle, formation};
    if (!rules.balance.rehearsal || !subject || subject->kind != SubjectKind::Formation ||
        !holds(rules.balance.rehearsal->when, scope)) {
        return std::nullopt;
    }
    return Rehearser(rules, module, *subject).run(battle, most);
}

} // namespace umpire
