// What the rules ask about the dice of each check.

#include "pack_judges.h"

#include <set>

namespace umpire {

namespace {

using Op = Expression::Op;

/// Collects what is asked of a roll, through derived facts and attributes and through routines.
class Asking {
  public:
    explicit Asking(const RulePack& pack) : m_pack(pack) {}

    void follow(const Expression& expression) {
        visit(expression, [this](const Expression& e) { ask(e); });
    }
    void follow(const std::optional<Expression>& expression) {
        if (expression) {
            follow(*expression);
        }
    }
    void follow(const Effects& effects) {
        for (const Effect& effect : effects) {
            follow(effect.when);
            follow(effect.target);
            follow(effect.value);
            follow(effect.facts);
            follow(effect.fields);
            follow(effect.under);
            follow(effect.given);
            follow(effect.effects);
            if (effect.kind == Effect::Kind::Do && m_routines.insert(effect.word).second) {
                followRoutine(effect.word);
            }
        }
    }
    void follow(const FollowUp& next) {
        follow(next.subject);
        for (const auto* part : {&next.other, &next.when, &next.times}) {
            follow(*part);
        }
        follow(next.facts);
    }
    void follow(const std::vector<std::pair<Id, Expression>>& values) {
        for (const auto& [name, value] : values) {
            follow(value);
        }
    }
    void follow(const std::vector<ActionStep>& steps) {
        for (const ActionStep& step : steps) {
            for (const auto* part : {&step.when, &step.subject, &step.other, &step.times, &step.again}) {
                follow(*part);
            }
            follow(step.facts);
            follow(step.enemyFacts);
            follow(step.effects);
            follow(step.steps);
        }
    }
    void follow(const Contest& contest) {
        for (const Contest::Cell& cell : contest.cells) {
            follow(cell.when);
            follow(cell.ownEffects);
            follow(cell.enemyEffects);
        }
        follow(contest.bothEffects);
    }

    bool anything() const { return m_anything; }
    AskedOfDice asked() const { return m_asked; }

  private:
    void ask(const Expression& e) {
        if (e.op == Op::Faces || e.op == Op::Symbols) {
            m_asked.faces.insert(e.word);
            m_anything = true;
        } else if (e.op == Op::Context) {
            askForNumber(e.word);
        } else if (e.op == Op::Fact && m_facts.insert(e.word).second) {
            const Fact* fact = m_pack.fact(e.word);
            follow(fact ? fact->derived : std::nullopt);
        } else if (e.op == Op::Of) {
            const Attribute* attribute = m_pack.attribute(e.operands[0].type.subject, e.word);
            if (attribute && m_attributes.insert(attribute).second) {
                follow(attribute->derived);
            }
        }
    }

    void askForNumber(const std::string& word) {
        m_asked.sum = m_asked.sum || word == "dice";
        m_asked.highest = m_asked.highest || word == "highest";
        m_asked.lowest = m_asked.lowest || word == "lowest";
        m_asked.successes = m_asked.successes || word == "successes";
        m_anything = m_anything || word == "dice" || word == "highest" || word == "lowest" ||
                     word == "successes" || word == "total" || word == "outcome";
    }

    void followRoutine(const Id& id) {
        if (const Effects* effects = m_pack.routine(id)) {
            follow(*effects);
        }
    }

    const RulePack& m_pack;
    AskedOfDice m_asked;
    bool m_anything = false;
    std::set<Id> m_facts;
    std::set<Id> m_routines;
    std::set<const Attribute*> m_attributes;
};

/// What the total is made of.
void askForTotal(Asking& asking, const Check& check) {
    Expression made;
    made.op = Op::Context;
    made.word = check.form == Check::Form::Pool ? "successes" : "dice";
    asking.follow(check.total ? *check.total : made);
}

/// A threshold that hangs on the dice themselves is no number they could be measured by.
bool thresholdHangsOnDice(const RulePack& pack, const Check& check) {
    Asking asking(pack);
    asking.follow(check.threshold);
    return asking.anything();
}

AskedOfDice askedOf(const RulePack& pack, const Check& check) {
    Asking asking(pack);
    askForTotal(asking, check);
    for (const BandTable& table : check.tables) {
        asking.follow(table.when);
    }
    for (const OutcomeEffects& effects : check.effects) {
        asking.follow(effects.effects);
    }
    for (const FollowUp& next : check.then) {
        asking.follow(next);
    }
    for (const Contest& contest : pack.contests) {
        if (contest.check == check.id) {
            asking.follow(contest);
        }
    }
    for (const Action& action : pack.actions) {
        asking.follow(action.does);
        asking.follow(action.effects);
    }
    AskedOfDice asked = asking.asked();
    asked.everything = thresholdHangsOnDice(pack, check);
    return asked;
}

} // namespace

void findAsked(RulePack& pack) {
    for (Check& check : pack.checks) {
        check.asked = askedOf(pack, check);
    }
}

} // namespace umpire
