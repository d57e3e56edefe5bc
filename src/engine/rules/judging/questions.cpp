// Which questions modifiers, checks and actions depend on.

#include "expressions_within.h"
#include "pack_judges.h"

#include <set>

namespace umpire {

namespace {

using Op = Expression::Op;

/// Collects the questions behind expressions, through derived facts and attributes and through routines.
class QuestionFinder {
  public:
    /// With `countsAll` whatever counts the facts depends on each of them.
    explicit QuestionFinder(const RulePack& pack, bool countsAll = true)
        : m_pack(pack), m_countsAll(countsAll), m_within(pack, [this](const Expression& e) { follow(e); }) {}

    ExpressionsWithin& within() { return m_within; }

    std::vector<Id> questions() const {
        std::set<const Fact*> facts; // as the pack has them
        for (const Id& id : m_facts) {
            facts.insert(m_pack.fact(id));
        }
        for (std::size_t i = 0; m_all && i < m_pack.facts.size(); ++i) {
            facts.insert(&m_pack.facts[i]);
        }
        std::vector<Id> asked;
        for (const Fact* fact : facts) {
            if (fact && fact->asked) {
                asked.push_back(fact->id);
            }
        }
        return asked;
    }

  private:
    void follow(const Expression& expression) {
        visit(expression, [this](const Expression& e) {
            if (namesFact(e) && m_facts.insert(e.word).second) {
                const Fact* fact = m_pack.fact(e.word);
                m_within.show(fact ? fact->derived : std::nullopt);
            } else if (e.op == Op::Of) {
                followAttribute(e.operands[0].type.subject, e.word);
            } else if (e.op == Op::Context && e.word == "facts-stated") {
                m_all = m_countsAll;
            }
        });
    }

    void followAttribute(SubjectKind kind, const Id& id) {
        const Attribute* attribute = m_pack.attribute(kind, id);
        if (attribute && m_attributes.insert(attribute).second) {
            m_within.show(attribute->derived);
        }
    }

    const RulePack& m_pack;
    bool m_countsAll;
    ExpressionsWithin m_within;
    bool m_all = false;
    std::set<Id> m_facts;
    std::set<const Attribute*> m_attributes;
};

/// What it does once the rolls are made is of no account.
std::vector<Id> questionsBehind(const RulePack& pack, const Action& action) {
    QuestionFinder finder(pack);
    for (const ActionField& field : action.fields) {
        finder.within().show(field.needed);
    }
    finder.within().showAll(action.needs, action.states, action.does);
    return finder.questions();
}

} // namespace

void findQuestions(RulePack& pack) {
    for (Modifier& modifier : pack.modifiers) {
        QuestionFinder finder(pack, false);
        finder.within().showAll(modifier.when, modifier.value);
        modifier.asks = finder.questions();
    }
    for (Check& check : pack.checks) {
        QuestionFinder finder(pack);
        finder.within().showRoll(check);
        check.asks = finder.questions();
    }
    for (Action& action : pack.actions) {
        action.asks = questionsBehind(pack, action);
    }
}

} // namespace umpire
