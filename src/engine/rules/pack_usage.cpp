// What uses what in a pack.

#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

using Op = Expression::Op;

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
            for (const auto& [fact, value] : effect.facts) {
                walk(value);
            }
            walk(effect.effects);
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
        for (const auto* part : {&check.count, &check.total, &check.threshold}) {
            walk(*part);
        }
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
    void walk(const SheetPlan& plan) {
        walk(plan.orders.when);
        for (const auto& [kind, out] : plan.out) {
            walk(out);
        }
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
        }
        if (balance.rehearsal) {
            walk(balance.rehearsal->when);
        }
    }

  private:
    const std::function<void(const Expression&)>& m_visitor;
};

bool namesFact(const Expression& e) {
    return e.op == Op::Fact || e.op == Op::Stated;
}

/// Facts that some expression or text reads, other than the derivation of the fact itself.
std::set<Id> factsUsed(const RulePack& pack) {
    std::set<Id> used;
    visitPack(pack, [&used](const Expression& e) {
        if (namesFact(e)) {
            used.insert(e.word);
        }
    });
    const auto addText = [&used](const std::string& text) {
        const std::vector<Id> facts = factsIn(text);
        used.insert(facts.begin(), facts.end());
    };
    for (const auto& [id, text] : pack.texts) {
        addText(text);
    }
    for (const Modifier& modifier : pack.modifiers) {
        addText(modifier.label);
    }
    for (const Outcome& outcome : pack.outcomes) {
        addText(outcome.text);
    }
    return used;
}

std::set<Id> vocabulariesUsed(const RulePack& pack) {
    std::set<Id> used;
    for (const Attribute& attribute : pack.attributes) {
        used.insert(attribute.type.vocabulary);
    }
    for (const Fact& fact : pack.facts) {
        used.insert(fact.type.vocabulary);
    }
    for (const Vocabulary& vocabulary : pack.vocabularies) {
        for (const Trait& trait : vocabulary.traits) {
            used.insert(trait.type.vocabulary);
        }
    }
    for (const ReferencePart& part : pack.sheets.reference.parts) {
        used.insert(part.vocabulary);
    }
    return used;
}

/// Collects the questions behind an expression, through derived facts and attributes.
class QuestionFinder {
  public:
    explicit QuestionFinder(const RulePack& pack) : m_pack(pack) {}

    void follow(const Expression& expression) {
        visit(expression, [this](const Expression& e) {
            if (namesFact(e) && m_facts.insert(e.word).second) {
                const Fact* fact = m_pack.fact(e.word);
                if (fact && fact->derived) {
                    follow(*fact->derived);
                }
            } else if (e.op == Op::Of) {
                const Attribute* attribute = m_pack.attribute(e.operands[0].type.subject, e.word);
                if (attribute && attribute->derived && m_attributes.insert(attribute).second) {
                    follow(*attribute->derived);
                }
            }
        });
    }

    std::vector<Id> questions() const {
        std::vector<Id> asked;
        for (const Fact& fact : m_pack.facts) {
            if (fact.asked && m_facts.contains(fact.id)) {
                asked.push_back(fact.id);
            }
        }
        return asked;
    }

  private:
    const RulePack& m_pack;
    std::set<Id> m_facts;
    std::set<const Attribute*> m_attributes;
};

} // namespace

void visitPack(const RulePack& pack, const std::function<void(const Expression&)>& visitor) {
    Walker walker(visitor);
    for (const Attribute& attribute : pack.attributes) {
        walker.walk(attribute);
    }
    for (const Note& note : pack.notes) {
        walker.walk(note.when);
    }
    for (const Fact& fact : pack.facts) {
        walker.walk(fact);
    }
    for (const Modifier& modifier : pack.modifiers) {
        walker.walk(modifier.when);
        walker.walk(modifier.value);
    }
    for (const Outcome& outcome : pack.outcomes) {
        walker.walk(outcome.says);
    }
    for (const Check& check : pack.checks) {
        walker.walk(check);
    }
    for (const Contest& contest : pack.contests) {
        walker.walk(contest);
    }
    for (const auto& [id, effects] : pack.routines) {
        walker.walk(effects);
    }
    for (const Action& action : pack.actions) {
        for (const ActionField& field : action.fields) {
            walker.walk(field.needed);
            walker.walk(field.among);
        }
        walker.walk(action.needs);
        walker.walk(action.warns);
        walker.walk(action.effects);
    }
    for (const RosterCheck& check : pack.rosterChecks) {
        walker.walk(check.when);
        walker.walk(check.fix);
    }
    walker.walk(pack.carryOver.leaves);
    walker.walk(pack.carryOver.set);
    for (const Moment& moment : pack.moments) {
        walker.walk(moment.when);
        walker.walk(moment.effects);
    }
    walker.walk(pack.balance);
    walker.walk(pack.sheets);
}

void checkUsage(const RulePack& pack, const PackReport& report) {
    const std::set<Id> facts = factsUsed(pack);
    for (std::size_t i = 0; i < pack.facts.size(); ++i) {
        if (!facts.contains(pack.facts[i].id)) {
            report({"facts", {{"facts", i}}, "id"},
                   "the fact " + inQuotes(pack.facts[i].id) +
                       " is never used; use it in a condition or a value, or remove it");
        }
    }
    const std::set<Id> vocabularies = vocabulariesUsed(pack);
    for (std::size_t i = 0; i < pack.vocabularies.size(); ++i) {
        if (!vocabularies.contains(pack.vocabularies[i].id)) {
            report({"vocabulary", {{"vocabularies", i}}, "id"},
                   "the vocabulary " + inQuotes(pack.vocabularies[i].id) +
                       " is never used; give an attribute or a fact words from it, or remove it");
        }
    }
    for (std::size_t i = 0; i < pack.dice.size(); ++i) {
        const Id& id = pack.dice[i].id;
        if (std::none_of(pack.checks.begin(), pack.checks.end(),
                         [&id](const Check& check) { return check.die == id; })) {
            report({"dice", {{"dice", i}}, "id"},
                   "no check throws the die " + inQuotes(id) + "; use it in a check, or remove it");
        }
    }
}

void checkTexts(const RulePack& pack, const TextUses& uses,
                const std::function<void(const Id& text, const std::string& problem)>& report) {
    std::set<Id> shown;
    std::set<std::pair<Id, std::string>> told;
    for (const TextUse& use : uses) {
        const auto text = pack.texts.find(use.text);
        if (text == pack.texts.end()) {
            continue;
        }
        shown.insert(use.text);
        const std::string problem = placeProblem(text->second, use.roles, pack);
        if (!problem.empty() && told.emplace(use.text, problem).second) {
            report(use.text, problem);
        }
    }
    for (const auto& [id, text] : pack.texts) {
        const std::string problem = shown.contains(id) ? std::string() : placeProblem(text, pack);
        if (!problem.empty()) {
            report(id, problem);
        }
    }
}

void findQuestions(RulePack& pack) {
    for (Modifier& modifier : pack.modifiers) {
        QuestionFinder finder(pack);
        if (modifier.when) {
            finder.follow(*modifier.when);
        }
        finder.follow(modifier.value);
        modifier.asks = finder.questions();
    }
}

} // namespace umpire
