// Which questions a modifier depends on.

#include "pack_judges.h"
#include "pack_walk.h"

#include <set>

namespace umpire {

namespace {

using Op = Expression::Op;

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
