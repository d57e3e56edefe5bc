// What the lines of a check come to while facts change, against working all of them out each time.

#include "../../../src/engine/checks/kept_rows.h"
#include "../../../src/engine/program/program.h"
#include "support/battles.h"
#include "support/test_scale.h"
#include "umpire/program/evaluation_watch.h"

#include <gtest/gtest.h>

#include <random>

namespace umpire::test::kept_rows_test {
namespace {

/// States facts of a battle's pack at random.
class RandomFacts {
  public:
    explicit RandomFacts(const Session& session) : m_rules(session.rules()), m_battle(session.battle()) {}

    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(m_random);
    }

    /// Nothing: it is not stated.
    std::optional<Value> valueFor(const Fact& fact) {
        if (below(4) == 0) {
            return std::nullopt;
        }
        switch (fact.type.kind) {
        case Type::Kind::Number:
            return Value(static_cast<std::int64_t>(below(5)));
        case Type::Kind::Text:
            return Value(word(fact));
        case Type::Kind::Texts:
            return Value(Ids{word(fact)});
        case Type::Kind::Subject:
            return Value(subject(fact));
        case Type::Kind::Subjects:
            return Value(Ids{subject(fact)});
        default:
            return Value(below(2) == 0);
        }
    }

  private:
    Id word(const Fact& fact) {
        const Vocabulary* words = m_rules.vocabulary(fact.type.vocabulary);
        return words ? words->words[below(words->words.size())].id : "none";
    }
    Id subject(const Fact& fact) {
        const auto all = m_battle.symbolsOf(fact.type.subject);
        return all.empty() ? "nobody" : all[below(all.size())].text();
    }

    const RulePack& m_rules;
    const Battle& m_battle;
    std::mt19937 m_random{testSeed32()};
};

/// A check of somebody, its facts stated one after the other.
class Kept {
  public:
    Kept(const Session& session, const Check& check, Id self, Id other)
        : m_session(session), m_check(check), m_self(std::move(self)), m_other(std::move(other)),
          m_slots(session.rules(), m_facts) {}

    void state(std::uint32_t number, const std::optional<Value>& value) {
        const Id& fact = m_session.rules().facts[number].id;
        if (value) {
            Value& kept = m_facts[fact];
            kept = *value;
            m_slots.put(number, kept);
        } else {
            m_facts.erase(fact);
            m_slots.drop(number);
        }
        m_rows.changed(number);
    }

    void expectSame() {
        Scope scope{m_session.rules(), m_session.battle(), m_self, m_other, &m_facts};
        scope.check = m_check.id;
        const std::int64_t anew = modifiersOf(m_check, scope, m_byHand);
        scope.slots = m_slots.data();
        EXPECT_EQ(m_rows.sum(m_check, scope, m_byHand), anew) << m_check.id << " of " << m_self;
    }

  private:
    const Session& m_session;
    const Check& m_check;
    Id m_self;
    Id m_other;
    Facts m_facts;
    Overrides m_byHand;
    FactSlots m_slots;
    KeptRows m_rows;
};

void expectSameThroughout(const Session& session, RandomFacts& random) {
    const RulePack& rules = session.rules();
    for (const Check& check : rules.checks) {
        const auto takers = session.battle().symbolsOf(check.subject);
        if (takers.empty() || rules.modifiersOf(check.id).empty()) {
            continue;
        }
        for (int turn = 0; turn < 5; ++turn) {
            Kept kept(session, check, takers[random.below(takers.size())].text(),
                      takers[random.below(takers.size())].text());
            kept.expectSame();
            for (int i = 0; i < 60; ++i) {
                const auto fact = static_cast<std::uint32_t>(random.below(rules.facts.size()));
                kept.state(fact, random.valueFor(rules.facts[fact]));
                kept.expectSame();
            }
        }
    }
}

TEST(KeptRows, ComeToWhatAllLinesComeToAnew) {
    for (const char* battle : {"beersheba-1917", "second-gaza-1917", "semakh-1918"}) {
        SCOPED_TRACE(battle);
        const auto session = exampleBattle(battle);
        RandomFacts random(*session);
        expectSameThroughout(*session, random);
    }
}

TEST(KeptRows, AreNotLookedAtAgainForAFactThatHasNoSay) {
    const auto session = exampleBattle("beersheba-1917");
    const Check& morale = *session->rules().check("morale");
    const Facts facts;
    const FactSlots slots(session->rules(), facts);
    Scope scope{session->rules(), session->battle(), "ii-48", "12lhr", &facts};
    scope.slots = slots.data();
    KeptRows rows;
    rows.sum(morale, scope, {});
    const auto& known = session->rules().facts;
    for (std::uint32_t fact = 0; fact < known.size(); ++fact) {
        if (known[fact].id == "jam-dice") {
            rows.changed(fact);
        }
    }
    const EvaluationWatch watch;
    rows.sum(morale, scope, {});
    EXPECT_EQ(watch.runs(), 0);
}

} // namespace
} // namespace umpire::test::kept_rows_test
