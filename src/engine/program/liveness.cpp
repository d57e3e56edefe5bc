#include "liveness.h"

#include "../rules/judging/expressions_within.h"
#include "../rules/judging/pack_judges.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire::program {

namespace {

using Op = Expression::Op;

bool rolls(const ActionStep& step) {
    return step.kind == ActionStep::Kind::Roll || step.kind == ActionStep::Kind::Contest;
}

/// Those that the step itself rolls.
std::vector<const Check*> checksOf(const RulePack& rules, const ActionStep& step) {
    if (step.kind != ActionStep::Kind::Contest) {
        return {rules.check(step.word)};
    }
    const Contest& contest = *rules.contest(step.word);
    return {rules.check(contest.check), rules.check(contest.enemyCheck)};
}

/// Walks an action from its end to its beginning and gathers what is read. An effect counts where it sets
/// what is read later, or does more than set something.
class BackThrough {
  public:
    BackThrough(const RulePack& rules, const std::set<const void*>& off)
        : m_rules(rules), m_off(off), m_within(
                                          rules, [this](const Expression& e) { follow(e); },
                                          [this](const Effect& effect) { return matters(effect); }) {}

    const std::unordered_set<Id>& read() const { return m_read; }
    void takeDues() { m_dues = true; }

    /// With all that an action looks at before its first step.
    void walkAll(const Action& action) {
        again([&] {
            m_within.showAll(action.needs, action.owedWhile, action.states);
            show(action.effects);
            walk(action.does, [](const ActionStep&) {});
        });
    }

    void walk(const std::vector<ActionStep>& steps, const auto& atRoll) {
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            walk(*step, atRoll);
        }
    }

    void show(const Effects& effects) {
        again([&] { ExpressionsWithin(m_within).show(effects); });
    }

    bool matters(const Effect& effect) {
        if (m_off.contains(&effect)) {
            return false;
        }
        switch (effect.kind) {
        case Effect::Kind::Set:
        case Effect::Kind::Put:
        case Effect::Kind::Take:
            return isRead(effect.word);
        case Effect::Kind::Due:
        case Effect::Kind::Settle:
            return m_dues;
        case Effect::Kind::For:
            return anyMatters(effect.effects);
        case Effect::Kind::Do: {
            const Effects* routine = m_rules.routine(effect.word);
            if (!routine || !m_inside.insert(effect.word).second) {
                return false;
            }
            const bool any = anyMatters(*routine);
            m_inside.erase(effect.word);
            return any;
        }
        default:
            return true;
        }
    }

  private:
    bool anyMatters(const Effects& effects) {
        return std::any_of(effects.begin(), effects.end(),
                           [this](const Effect& effect) { return matters(effect); });
    }

    /// Setting an attribute may leave a stamp in another, or be held there.
    bool isRead(const Id& attribute) const {
        return m_read.contains(attribute) ||
               std::any_of(m_rules.attributes.begin(), m_rules.attributes.end(), [&](const Attribute& each) {
                   return each.id == attribute &&
                          (m_read.contains(each.stamp) || m_read.contains(each.heldIn));
               });
    }

    /// What is read by one part may be set by another: until nothing more is found.
    void again(const auto& walk) {
        for (std::size_t before = m_read.size() + 1; before != m_read.size();) {
            before = m_read.size();
            walk();
        }
    }

    void walk(const ActionStep& step, const auto& atRoll) {
        if (m_off.contains(&step)) {
            return;
        }
        if (step.kind == ActionStep::Kind::ForEach) {
            again([&] { walk(step.steps, atRoll); });
        } else {
            walk(step.steps, atRoll);
        }
        show(step.effects);
        if (rolls(step)) {
            again([&] { showRoll(step); });
            atRoll(step);
        }
        m_within.showAll(step.when, step.subject, step.times);
    }

    /// All that is looked at each time; how often it is rolled was seen before the first.
    void showRoll(const ActionStep& step) {
        m_within.showAll(step.when, step.subject, step.other, step.again, step.facts, step.enemyFacts);
        show(step);
    }

    void show(const ActionStep& step) {
        if (step.kind == ActionStep::Kind::Contest) {
            ExpressionsWithin(m_within).show(*m_rules.contest(step.word));
        }
        std::set<const Check*> shown;
        for (const Check* check : checksOf(m_rules, step)) {
            show(check, shown);
        }
    }

    void show(const Check* check, std::set<const Check*>& shown) {
        if (!check || !shown.insert(check).second) {
            return;
        }
        m_within.showRoll(*check);
        for (const OutcomeEffects& effects : check->effects) {
            show(effects.effects);
        }
        for (const FollowUp& next : check->then) {
            m_within.showWithoutFacts(next);
            m_within.show(next.facts);
            show(m_rules.check(next.check), shown);
        }
    }

    void follow(const Expression& expression) {
        visit(expression, [this](const Expression& e) {
            if (e.op == Op::Of) {
                followAttribute(e);
            } else if ((e.op == Op::Fact || e.op == Op::Stated) && m_facts.insert(e.word).second) {
                followFact(m_rules.fact(e.word));
            }
        });
    }

    void followAttribute(const Expression& e) {
        m_read.insert(e.word);
        const Attribute* attribute = m_rules.attribute(e.operands[0].type.subject, e.word);
        if (attribute && m_attributes.insert(attribute).second) {
            m_within.showAnywhere(attribute->derived);
        }
    }

    void followFact(const Fact* fact) {
        for (const auto part : {&Fact::derived, &Fact::among, &Fact::amongIf, &Fact::order}) {
            if (fact) {
                m_within.showAnywhere(fact->*part);
            }
        }
    }

    const RulePack& m_rules;
    const std::set<const void*>& m_off;
    ExpressionsWithin m_within;
    bool m_dues = false; ///< what is owed afterwards matters
    std::unordered_set<Id> m_read;
    std::set<const Attribute*> m_attributes;
    std::set<Id> m_facts;
    std::set<Id> m_inside; ///< routines that are being looked into
};

bool makes(const RulePack& rules, const std::vector<ActionStep>& steps, const std::vector<Id>& checks) {
    return std::any_of(steps.begin(), steps.end(), [&](const ActionStep& step) {
        const bool here = step.kind == ActionStep::Kind::Roll && listed(checks, step.word);
        return here || makes(rules, step.steps, checks);
    });
}

/// Checks that a step rolls, and those that may follow.
void addChecks(const RulePack& rules, const Check* check, std::set<const Check*>& checks) {
    if (check && checks.insert(check).second) {
        for (const FollowUp& next : check->then) {
            addChecks(rules, rules.check(next.check), checks);
        }
    }
}

LiveReads readAt(const RulePack& rules, const ActionStep& step, BackThrough& back) {
    LiveReads later{back.read(), {}, {}};
    const auto matters = [&back](const Effect& effect) { return back.matters(effect); };
    std::set<const Check*> checks;
    for (const Check* check : checksOf(rules, step)) {
        addChecks(rules, check, checks);
    }
    for (const Check* check : checks) {
        later.asked.emplace(check, askedOf(rules, *check, matters));
        for (const OutcomeEffects& effects : check->effects) {
            if (std::any_of(effects.effects.begin(), effects.effects.end(), matters)) {
                later.effects.insert(&effects);
            }
        }
    }
    return later;
}

/// Whether an action may come to be owed by what an action does.
class MayOwe {
  public:
    MayOwe(const RulePack& rules, const Id& owed, const std::set<const void*>& off)
        : m_rules(rules), m_owed(owed), m_off(off) {}

    bool operator()(const std::vector<ActionStep>& steps) {
        return std::any_of(steps.begin(), steps.end(), [this](const ActionStep& step) {
            return !m_off.contains(&step) && ((*this)(step.effects) || (*this)(step.steps));
        });
    }
    bool operator()(const Effects& effects) {
        return std::any_of(effects.begin(), effects.end(), [this](const Effect& effect) {
            return !m_off.contains(&effect) && (*this)(effect);
        });
    }

  private:
    bool operator()(const Effect& effect) {
        if (effect.kind == Effect::Kind::Due) {
            return effect.action && effect.word == m_owed;
        }
        const Effects* routine = effect.kind == Effect::Kind::Do ? m_rules.routine(effect.word) : nullptr;
        const bool runs = routine && m_looked.insert(effect.word).second && (*this)(*routine);
        return runs || (*this)(effect.effects);
    }

    const RulePack& m_rules;
    const Id& m_owed;
    const std::set<const void*>& m_off;
    std::set<Id> m_looked;
};

/// All that any command of a game may set.
std::set<Id> everSet(const RulePack& rules) {
    std::set<Id> set;
    visitCommandEffects(rules, [&set](const Effect& effect) { set.insert(effect.word); });
    for (const Attribute& attribute : rules.attributes) {
        if (set.contains(attribute.id)) {
            set.insert({attribute.stamp, attribute.heldIn});
        }
    }
    return set;
}

/// Finds the conditions of an action that nothing changes, and what stands under them.
class Cases {
  public:
    explicit Cases(const RulePack& rules) : m_rules(rules), m_set(everSet(rules)) {}

    void take(const std::vector<ActionStep>& steps) {
        for (const ActionStep& step : steps) {
            take(step.when, &step);
            for (const Effect& effect : step.effects) {
                take(effect.when, &effect);
            }
            if (step.kind != ActionStep::Kind::ForEach) {
                take(step.steps);
            }
        }
    }

    std::vector<const Expression*> conditions;
    std::vector<const void*> under;

  private:
    void take(const std::optional<Expression>& when, const void* what) {
        if (when) {
            take(*when, what);
        }
    }
    void take(const Expression& when, const void* what) {
        if (when.op == Op::All) {
            for (const Expression& part : when.operands) {
                take(part, what);
            }
        } else if (lasts(when, m_set, true, m_rules)) {
            conditions.push_back(&when);
            under.push_back(what);
        }
    }
    const RulePack& m_rules;
    std::set<Id> m_set;
};

} // namespace

/// A cell that is blank has a say wherever it is read.
Liveness::Liveness(const RulePack& rules, const Action& action, const std::set<const void*>& off)
    : m_known(rules.tables.empty()) {
    BackThrough back(rules, off);
    for (const Action& owed : rules.actions) {
        MayOwe mayOwe(rules, owed.id, off);
        if (makes(rules, owed.does, action.foretells) && (mayOwe(action.does) || mayOwe(action.effects))) {
            m_foretold.insert(&owed);
            back.takeDues();
            back.walkAll(owed);
        }
    }
    if (!m_known) {
        return;
    }
    back.show(action.effects);
    back.walk(action.does, [&](const ActionStep& step) { m_steps[&step] = readAt(rules, step, back); });
}

const LiveReads* Liveness::at(const ActionStep& step) const {
    const auto known = m_steps.find(&step);
    return known == m_steps.end() ? nullptr : &known->second;
}

LivenessByCase::LivenessByCase(const RulePack& rules, const Action& action)
    : m_rules(&rules), m_action(&action), m_known(std::make_unique<Known>()) {
    Cases cases(rules);
    cases.take(action.does);
    m_conditions = std::move(cases.conditions);
    m_under = std::move(cases.under);
}

const Liveness& LivenessByCase::where(const std::vector<bool>& hold) const {
    const std::lock_guard lock(m_known->finding);
    const auto known = m_known->cases.find(hold);
    if (known != m_known->cases.end()) {
        return known->second;
    }
    std::set<const void*> off;
    for (std::size_t i = 0; i < m_under.size(); ++i) {
        if (!hold[i]) {
            off.insert(m_under[i]);
        }
    }
    return m_known->cases.emplace(hold, Liveness(*m_rules, *m_action, off)).first->second;
}

} // namespace umpire::program
