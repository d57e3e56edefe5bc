#include "told_attributes.h"

#include <set>

namespace umpire::program {

namespace {

using Op = Expression::Op;

/// What is behind an attribute, through derived facts and attributes.
class Behind {
  public:
    explicit Behind(const RulePack& rules) : m_rules(rules) {}

    void follow(const Attribute& attribute) {
        m_names.insert(attribute.id);
        follow(attribute.derived);
        follow(attribute.shownIf);
    }
    /// The names of attributes, derived ones and what every subject has among them.
    const std::set<Id>& names() const { return m_names; }
    bool moment() const { return m_moment; }

  private:
    void follow(const std::optional<Expression>& expression) {
        if (expression) {
            visit(*expression, [this](const Expression& each) { followOne(each); });
        }
    }

    void followOne(const Expression& expression) {
        if (expression.op == Op::Of) {
            followNamed(expression.word);
        } else if (expression.op == Op::Fact) {
            const Fact* fact = m_rules.fact(expression.word);
            if (fact && m_facts.insert(expression.word).second) {
                follow(fact->derived);
            }
        } else if (expression.op == Op::Context) {
            m_moment = true;
        }
    }

    /// Of whatever kind the subject may be.
    void followNamed(const Id& name) {
        if (!m_names.insert(name).second) {
            return;
        }
        for (const Attribute& attribute : m_rules.attributes) {
            if (attribute.id == name) {
                follow(attribute.derived);
            }
        }
    }

    const RulePack& m_rules;
    std::set<Id> m_names;
    std::set<Id> m_facts;
    bool m_moment = false;
};

} // namespace

ToldAttributes::ToldAttributes(const RulePack& rules) {
    for (std::uint32_t number = 0; number < rules.attributes.size(); ++number) {
        const Attribute& attribute = rules.attributes[number];
        if (!attribute.shown || !attribute.reported) {
            continue;
        }
        m_all.push_back(number);
        Behind behind(rules);
        behind.follow(attribute);
        for (const Id& name : behind.names()) {
            m_reading[Symbol(name)].push_back(number);
        }
        if (behind.moment()) {
            m_readingMoment.push_back(number);
        }
    }
}

const ToldAttributes::Numbers& ToldAttributes::reading(Symbol attribute) const {
    static const Numbers none;
    const auto found = m_reading.find(attribute);
    return found == m_reading.end() ? none : found->second;
}

} // namespace umpire::program
