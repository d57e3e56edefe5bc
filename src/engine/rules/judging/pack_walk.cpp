#include "pack_judges.h"

namespace umpire {

namespace {

/// Walks through every expression of a pack once.
class Walker {
  public:
    explicit Walker(const std::function<void(const Expression&)>& visitor) : m_visitor(visitor) {}

    void walk(const Expression& expression) {
        visit(expression, [this](const Expression& e) { m_visitor(e); });
    }
    void walk(const std::optional<Expression>& expression) {
        if (expression) {
            walk(*expression);
        }
    }
    void walk(const std::vector<Clause>& clauses) {
        for (const Clause& clause : clauses) {
            walk(clause.when);
        }
    }
    void walk(const Effects& effects) {
        for (const Effect& effect : effects) {
            walk(effect.when);
            walk(effect.target);
            walk(effect.value);
            walk(effect.facts);
            walk(effect.fields);
            walk(effect.under);
            walk(effect.given);
            walk(effect.effects);
        }
    }
    void walk(const std::vector<ActionStep>& steps) {
        for (const ActionStep& step : steps) {
            for (const auto* part : {&step.when, &step.subject, &step.other, &step.times, &step.again}) {
                walk(*part);
            }
            walk(step.facts);
            walk(step.enemyFacts);
            walk(step.effects);
            walk(step.steps);
        }
    }
    void walk(const std::vector<OutcomeText>& texts) {
        for (const OutcomeText& text : texts) {
            walk(text.when);
            walk(text.becomes);
        }
    }
    void walk(const RosterSet& set) {
        for (const auto& [attribute, value] : set) {
            walk(value);
        }
    }
    void walk(const std::optional<RosterFix>& fix) {
        if (!fix) {
            return;
        }
        walk(fix->set);
        for (const RosterFix::Entry& entry : fix->enlists) {
            walk(entry.set);
        }
    }
    void walk(const Attribute& attribute) {
        for (const auto* part :
             {&attribute.fallback, &attribute.derived, &attribute.shownIf, &attribute.most}) {
            walk(*part);
        }
    }
    void walk(const Fact& fact) {
        for (const auto* part :
             {&fact.tickedIf, &fact.askedIf, &fact.derived, &fact.among, &fact.amongIf, &fact.order}) {
            walk(*part);
        }
    }
    void walk(const Check& check) {
        for (const Expression* part : check.ofDice()) {
            walk(*part);
        }
        walk(check.owedWhile);
        for (const BandTable& table : check.tables) {
            walk(table.when);
        }
        for (const DropRule& drop : check.drops) {
            walk(drop.when);
        }
        walk(check.needs);
        walk(check.warns);
        for (const OutcomeEffects& effects : check.effects) {
            walk(effects.effects);
        }
        walk(check.texts);
        for (const FollowUp& follow : check.then) {
            walk(follow);
        }
    }
    void walk(const FollowUp& follow) {
        walk(follow.subject);
        for (const auto* part : {&follow.other, &follow.when, &follow.times}) {
            walk(*part);
        }
        for (const auto& [fact, value] : follow.facts) {
            walk(value);
        }
    }
    void walk(const Contest& contest) {
        for (const Contest::Cell& cell : contest.cells) {
            walk(cell.when);
            walk(cell.says);
            walk(cell.enemySays);
            walk(cell.ownEffects);
            walk(cell.enemyEffects);
        }
        walk(contest.bothEffects);
    }
    void walk(const PackRoles::MapLayer& layer) {
        walk(layer.places);
        walk(layer.from);
        for (const PackRoles::MapSaying& saying : layer.says) {
            walk(saying.when);
        }
    }
    void walk(const PackRoles& roles) {
        walk(roles.orders.when);
        walk(roles.board.when);
        for (const PackRoles::Secret& secret : roles.secretRolls) {
            walk(secret.until);
        }
        walk(roles.cards.adds);
        walk(roles.cards.over);
        walk(roles.cards.covered.ties);
        walk(roles.cards.covered.lost);
        for (const PackRoles::MapLayer& layer : roles.map.layers) {
            walk(layer);
        }
        for (const PackRoles::MapSaying& saying : roles.map.printed) {
            walk(saying.when);
        }
        walk(roles.map.masked);
        if (roles.map.way) {
            walk(roles.map.way->paths);
            walk(roles.map.way->points);
            walk(roles.map.way->known);
        }
        for (const auto& [kind, out] : roles.out) {
            walk(out);
        }
    }
    void walk(const SheetPlan& plan) {
        for (const ReferencePart& part : plan.reference.parts) {
            for (const SheetAddition& addition : part.additions) {
                walk(addition.text.when);
            }
            for (const SheetText& text : part.texts) {
                walk(text.when);
            }
        }
    }
    void walk(const Balance& balance) {
        for (const Balance::Measure& measure : balance.measures) {
            walk(measure.value);
        }
        for (const Balance::Example& example : balance.examples) {
            walk(example.when);
            walk(example.enemy);
        }
        if (balance.rehearsal) {
            walk(balance.rehearsal->when);
        }
    }

    void walkMeanings(const RulePack& pack) {
        for (const Attribute& attribute : pack.attributes) {
            walk(attribute);
        }
        for (const Note& note : pack.notes) {
            walk(note.when);
        }
        for (const Fact& fact : pack.facts) {
            walk(fact);
        }
    }
    void walkRolls(const RulePack& pack) {
        for (const Modifier& modifier : pack.modifiers) {
            walk(modifier.when);
            walk(modifier.value);
        }
        for (const Outcome& outcome : pack.outcomes) {
            walk(outcome.says);
        }
        for (const Check& check : pack.checks) {
            walk(check);
        }
        for (const Contest& contest : pack.contests) {
            walk(contest);
        }
    }
    void walkCommands(const RulePack& pack) {
        for (const auto& [id, effects] : pack.routines) {
            walk(effects);
        }
        for (const Action& action : pack.actions) {
            for (const ActionField& field : action.fields) {
                walk(field.needed);
                walk(field.among);
            }
            walk(action.needs);
            walk(action.warns);
            walk(action.states);
            walk(action.does);
            walk(action.effects);
            walk(action.owedWhile);
            walk(action.waived);
        }
    }
    void walkRosters(const RulePack& pack) {
        for (const RosterCheck& check : pack.rosterChecks) {
            walk(check.when);
            walk(check.fix);
        }
        walk(pack.carryOver.leaves);
        walk(pack.carryOver.set);
    }

  private:
    const std::function<void(const Expression&)>& m_visitor;
};

} // namespace

bool namesFact(const Expression& e) {
    return e.op == Expression::Op::Fact || e.op == Expression::Op::Stated;
}

void visitPack(const RulePack& pack, const std::function<void(const Expression&)>& visitor) {
    Walker walker(visitor);
    walker.walkMeanings(pack);
    walker.walkRolls(pack);
    walker.walkCommands(pack);
    walker.walkRosters(pack);
    for (const Phase& phase : pack.phases) {
        walker.walk(phase.side);
        walker.walk(phase.among);
    }
    for (const Moment& moment : pack.moments) {
        walker.walk(moment.when);
        walker.walk(moment.effects);
    }
    walker.walk(pack.balance);
    walker.walk(pack.roles);
    walker.walk(pack.sheets);
}

} // namespace umpire
