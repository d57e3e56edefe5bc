#include "pack_judges.h"

namespace umpire {

namespace {

/// Walks through every expression of parts of a pack once.
class Walker {
  public:
    explicit Walker(const std::function<void(const Expression&)>& visitor) : m_visitor(visitor) {}

    template <typename... Parts>
    void walkAll(const Parts&... parts) {
        (walk(parts), ...);
    }

  private:
    template <typename Part>
    void walk(const std::optional<Part>& part) {
        if (part) {
            walk(*part);
        }
    }
    template <typename Part>
    void walk(const std::vector<Part>& parts) {
        for (const Part& part : parts) {
            walk(part);
        }
    }
    template <typename Key, typename Part, typename Order>
    void walk(const std::map<Key, Part, Order>& parts) {
        for (const auto& [key, part] : parts) {
            walk(part);
        }
    }

    void walk(const Expression& expression) {
        visit(expression, [this](const Expression& e) { m_visitor(e); });
    }
    void walk(const std::pair<Id, Expression>& value) { walk(value.second); }
    void walk(const Clause& clause) { walk(clause.when); }
    void walk(const Effect& effect) {
        walkAll(effect.when, effect.target, effect.value, effect.facts, effect.fields, effect.under,
                effect.given, effect.effects);
    }
    void walk(const ActionStep& step) {
        walkAll(step.when, step.subject, step.other, step.times, step.again, step.facts, step.enemyFacts,
                step.effects, step.steps);
    }
    void walk(const OutcomeText& text) { walkAll(text.when, text.becomes); }

    // What the words of the pack mean.
    void walk(const Attribute& attribute) {
        walkAll(attribute.fallback, attribute.derived, attribute.shownIf, attribute.most);
    }
    void walk(const Note& note) { walk(note.when); }
    void walk(const Fact& fact) {
        walkAll(fact.tickedIf, fact.askedIf, fact.derived, fact.among, fact.amongIf, fact.order);
    }

    // Rolls.
    void walk(const Modifier& modifier) { walkAll(modifier.when, modifier.value); }
    void walk(const Outcome& outcome) { walk(outcome.says); }
    void walk(const Check& check) {
        for (const Expression* part : check.ofDice()) {
            walk(*part);
        }
        walkAll(check.owedWhile, check.tables, check.drops, check.needs, check.warns, check.effects,
                check.texts, check.then);
    }
    void walk(const BandTable& table) { walk(table.when); }
    void walk(const DropRule& drop) { walk(drop.when); }
    void walk(const OutcomeEffects& effects) { walk(effects.effects); }
    void walk(const FollowUp& follow) {
        walkAll(follow.subject, follow.other, follow.when, follow.times, follow.facts);
    }
    void walk(const Contest& contest) { walkAll(contest.cells, contest.bothEffects); }
    void walk(const Contest::Cell& cell) {
        walkAll(cell.when, cell.says, cell.enemySays, cell.ownEffects, cell.enemyEffects);
    }

    // Commands and the turn.
    void walk(const Action& action) {
        walkAll(action.fields, action.needs, action.warns, action.states, action.does, action.effects,
                action.owedWhile, action.waived);
    }
    void walk(const ActionField& field) { walkAll(field.needed, field.among); }
    void walk(const Phase& phase) { walkAll(phase.side, phase.among); }
    void walk(const Moment& moment) { walkAll(moment.when, moment.effects); }

    // Rosters, and what is compared of them.
    void walk(const RosterCheck& check) { walkAll(check.when, check.fix); }
    void walk(const RosterFix& fix) { walkAll(fix.set, fix.enlists); }
    void walk(const RosterFix::Entry& entry) { walk(entry.set); }
    void walk(const CarryOver& carryOver) { walkAll(carryOver.leaves, carryOver.set); }
    void walk(const Balance& balance) { walkAll(balance.measures, balance.examples, balance.rehearsal); }
    void walk(const Balance::Measure& measure) { walk(measure.value); }
    void walk(const Balance::Example& example) { walkAll(example.when, example.enemy); }
    void walk(const Balance::Rehearsal& rehearsal) { walk(rehearsal.when); }

    // What is shown and printed.
    void walk(const PackRoles& roles) {
        walkAll(roles.orders.when, roles.board.when, roles.secretRolls, roles.cards, roles.map, roles.out);
    }
    void walk(const PackRoles::Secret& secret) { walk(secret.until); }
    void walk(const PackRoles::Cards& cards) {
        walkAll(cards.adds, cards.over, cards.covered.ties, cards.covered.lost);
    }
    void walk(const PackRoles::Map& map) { walkAll(map.layers, map.printed, map.masked, map.way); }
    void walk(const PackRoles::MapLayer& layer) { walkAll(layer.places, layer.from, layer.says); }
    void walk(const PackRoles::MapSaying& saying) { walk(saying.when); }
    void walk(const PackRoles::MapWay& way) { walkAll(way.paths, way.points, way.known); }
    void walk(const ReferencePart& part) { walkAll(part.additions, part.texts); }
    void walk(const SheetAddition& addition) { walk(addition.text); }
    void walk(const SheetText& text) { walk(text.when); }

    const std::function<void(const Expression&)>& m_visitor;
};

} // namespace

bool namesFact(const Expression& e) {
    return e.op == Expression::Op::Fact || e.op == Expression::Op::Stated;
}

void visitEffects(const Effects& effects, const std::function<void(const Effect&)>& visitor) {
    for (const Effect& effect : effects) {
        visitor(effect);
        visitEffects(effect.effects, visitor);
    }
}

void visitEffects(const std::vector<ActionStep>& steps, const std::function<void(const Effect&)>& visitor) {
    for (const ActionStep& step : steps) {
        visitEffects(step.effects, visitor);
        visitEffects(step.steps, visitor);
    }
}

void visitCommandEffects(const RulePack& pack, const std::function<void(const Effect&)>& visitor) {
    for (const Check& check : pack.checks) {
        for (const OutcomeEffects& effects : check.effects) {
            visitEffects(effects.effects, visitor);
        }
    }
    for (const Contest& contest : pack.contests) {
        for (const Contest::Cell& cell : contest.cells) {
            visitEffects(cell.ownEffects, visitor);
            visitEffects(cell.enemyEffects, visitor);
        }
        visitEffects(contest.bothEffects, visitor);
    }
    for (const auto& [id, effects] : pack.routines) {
        visitEffects(effects, visitor);
    }
    for (const Action& action : pack.actions) {
        visitEffects(action.does, visitor);
        visitEffects(action.effects, visitor);
    }
}

void visitPack(const RulePack& pack, const std::function<void(const Expression&)>& visitor) {
    Walker(visitor).walkAll(pack.attributes, pack.notes, pack.facts, pack.modifiers, pack.outcomes,
                            pack.checks, pack.contests, pack.routines, pack.actions, pack.rosterChecks,
                            pack.carryOver, pack.phases, pack.moments, pack.balance, pack.roles,
                            pack.sheets.reference.parts);
}

} // namespace umpire
