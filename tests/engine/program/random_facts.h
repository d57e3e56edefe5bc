#pragma once

#include "umpire/checks/scope.h"

#include <random>

namespace umpire::test {

/// Facts of which each is stated now and then.
class RandomFacts {
  public:
    /// `derived`: those that the rules would work out are stated, too.
    RandomFacts(const RulePack& rules, const Battle& battle, std::mt19937& random, bool derived = false)
        : m_rules(rules), m_battle(battle), m_random(random), m_derived(derived) {}

    Facts draw() {
        Facts facts;
        for (const Fact& fact : m_rules.facts) {
            if (m_random() % 3 == 0 && (m_derived || !fact.derived)) {
                facts[fact.id] = valueOf(fact.type);
            }
        }
        return facts;
    }

    Id somebody(SubjectKind kind) {
        const auto all = m_battle.all(kind);
        return all.empty() ? Id() : all[m_random() % all.size()]->id;
    }

  private:
    Value valueOf(const Type& type) {
        switch (type.kind) {
        case Type::Kind::Flag:
            return m_random() % 2 == 0;
        case Type::Kind::Number:
            return static_cast<std::int64_t>(m_random() % 7);
        case Type::Kind::Text:
            return word(type.vocabulary);
        case Type::Kind::Subject:
            return somebody(type.subject);
        case Type::Kind::Texts:
            return Ids{word(type.vocabulary)};
        case Type::Kind::Subjects:
            return Ids{somebody(type.subject), somebody(type.subject)};
        default:
            return {};
        }
    }
    Id word(const std::string& vocabulary) {
        const Vocabulary* words = m_rules.vocabulary(vocabulary);
        return words && !words->words.empty() ? words->words[m_random() % words->words.size()].id : Id();
    }

    const RulePack& m_rules;
    const Battle& m_battle;
    std::mt19937& m_random;
    bool m_derived;
};

} // namespace umpire::test
