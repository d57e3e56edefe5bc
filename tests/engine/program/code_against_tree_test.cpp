// What a pack's code gives is what its expressions mean: every expression of every shipped pack, in the
// states of whole battles, by everybody against somebody, with facts that are stated at random.

#include "random_facts.h"
#include "support/battles.h"
#include "support/plain_evaluate.h"
#include "support/scripts.h"
#include "support/test_scale.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace umpire::test::code_against_tree_test {
namespace {

/// Where an expression of a pack stands, and who may be meant by its $self and $other.
struct Asked {
    const Expression* expression = nullptr;
    std::string place;
    SubjectKind self = SubjectKind::Unit;
    SubjectKind other = SubjectKind::Unit;
    bool each = false; ///< $each is given from outside
};

class AskedOf {
  public:
    explicit AskedOf(const RulePack& rules) {
        for (const Attribute& attribute : rules.attributes) {
            add(attribute.derived, attribute.id, attribute.of, attribute.of);
            add(attribute.shownIf, attribute.id, attribute.of, attribute.of);
            add(attribute.most, attribute.id, attribute.of, attribute.of);
        }
        for (const Fact& fact : rules.facts) {
            add(fact.derived, fact.id, fact.of, fact.other);
            add(fact.askedIf, fact.id, fact.of, fact.other);
            add(fact.tickedIf, fact.id, fact.of, fact.other);
        }
        for (const Check& check : rules.checks) {
            addCheck(rules, check);
        }
        for (const Action& action : rules.actions) {
            for (const Clause& clause : action.needs) {
                add(clause.when, action.id, kindOf(action, "self"), kindOf(action, "other"));
            }
        }
    }

    const std::vector<Asked>& all() const { return m_all; }

  private:
    static SubjectKind kindOf(const Action& action, std::string_view party) {
        const auto field = std::find_if(action.fields.begin(), action.fields.end(),
                                        [&](const ActionField& one) { return one.party == party; });
        return field == action.fields.end() ? SubjectKind::Unit : field->subject;
    }

    void addCheck(const RulePack& rules, const Check& check) {
        for (const Modifier* modifier : rules.modifiersOf(check.id)) {
            add(modifier->when, modifier->id, check.subject, check.other);
            add(modifier->value, modifier->id, check.subject, check.other);
        }
        for (const DropRule& drop : check.drops) {
            add(drop.when, check.id, check.subject, check.other);
        }
        for (const BandTable& table : check.tables) {
            add(table.when, check.id, check.subject, check.other);
        }
        for (const Clause& clause : check.needs) {
            add(clause.when, check.id, check.subject, check.other);
        }
        add(check.count, check.id, check.subject, check.other);
        add(check.total, check.id, check.subject, check.other);
        add(check.threshold, check.id, check.subject, check.other);
        add(check.dieBy, check.id, check.subject, check.other);
    }

    void add(const std::optional<Expression>& expression, const Id& place, SubjectKind self,
             SubjectKind other) {
        if (expression) {
            add(*expression, place, self, other);
        }
    }
    void add(const Expression& expression, const Id& place, SubjectKind self, SubjectKind other) {
        m_all.push_back({&expression, place, self, other});
    }

    std::vector<Asked> m_all;
};

class Comparison {
  public:
    explicit Comparison(const Session& session) : m_rules(session.rules()), m_asked(m_rules) {}

    void at(const Battle& battle) {
        RandomFacts random(m_rules, battle, m_random);
        const Facts facts = random.draw();
        for (const Asked& asked : m_asked.all()) {
            RollSoFar roll;
            roll.total = static_cast<std::int64_t>(m_random() % 9);
            roll.outcome = m_rules.outcomes[m_random() % m_rules.outcomes.size()].id;
            Scope scope{m_rules, battle, random.somebody(asked.self)};
            scope.other = m_random() % 4 == 0 ? Id() : random.somebody(asked.other);
            scope.facts = &facts;
            scope.roll = m_random() % 2 == 0 ? &roll : nullptr;
            scope.check = m_rules.checks[m_random() % m_rules.checks.size()].id;
            compare(asked, scope);
        }
    }

    int compared() const { return m_compared; }

  private:
    void compare(const Asked& asked, Scope scope) {
        RulingsRead byCode;
        RulingsRead byTree;
        Known known;
        scope.rulingsRead = &byCode;
        scope.known = m_random() % 2 == 0 ? &known : nullptr;
        const Value coded = evaluate(*asked.expression, scope);
        scope.rulingsRead = &byTree;
        const Value plain = plainEvaluate(*asked.expression, scope);
        EXPECT_EQ(coded, plain) << asked.place << ": " << coded.text() << coded.number() << " for "
                                << plain.text() << plain.number() << " of " << scope.self.id();
        EXPECT_EQ(byCode.ids(m_rules), byTree.ids(m_rules)) << asked.place;
        ++m_compared;
    }

    const RulePack& m_rules;
    AskedOf m_asked;
    std::mt19937 m_random{testSeed32()};
    int m_compared = 0;
};

class CodeAgainstTree : public testing::TestWithParam<std::string> {};

TEST_P(CodeAgainstTree, GivesTheSameAllThroughABattle) {
    const auto session = exampleBattle(GetParam());
    Comparison comparison(*session);
    comparison.at(session->battle());
    RandomDice dice(5);
    int commands = 0;
    for (const Json& command : commandsOf(GetParam())) {
        session->execute(command, dice);
        if (++commands % every(4) == 0) {
            comparison.at(session->battle());
        }
    }
    EXPECT_GT(comparison.compared(), 100);
}

/// Switches put otherwise take other ways through the code.
TEST_P(CodeAgainstTree, GivesTheSameWhateverTheSwitches) {
    const auto session = exampleBattle(GetParam());
    Comparison comparison(*session);
    Battle battle = session->battle();
    std::mt19937 random(testSeed32());
    for (int round = 0; round < scaled(20); ++round) {
        for (const Ruling& ruling : session->rules().rulings) {
            battle.rulings.set(ruling.id, ruling.readings[random() % ruling.readings.size()].id);
        }
        comparison.at(battle);
    }
}

INSTANTIATE_TEST_SUITE_P(Battle, CodeAgainstTree, testing::ValuesIn(scriptedBattles()),
                         [](const auto& battle) {
                             std::string name = battle.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace umpire::test::code_against_tree_test
