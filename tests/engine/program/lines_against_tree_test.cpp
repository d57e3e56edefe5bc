// The lines of whole checks, in every manner in which code for them is written, are what the expressions of
// their modifiers and drop rules mean: all checks of every shipped pack, in the states of whole battles.

#include "random_facts.h"
#include "support/battles.h"
#include "support/plain_evaluate.h"
#include "support/scripts.h"
#include "support/test_scale.h"
#include "umpire/base/text.h"
#include "umpire/checks/roll.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace umpire::test::lines_against_tree_test {
namespace {

using Values = std::vector<std::int64_t>;

void drop(const DropRule& rule, const std::vector<const Modifier*>& modifiers, Values& values) {
    for (std::size_t i = 0; i < modifiers.size(); ++i) {
        const bool meant = (rule.only.empty() || listed(rule.only, modifiers[i]->id)) &&
                           !listed(rule.except, modifiers[i]->id);
        if (meant && (!rule.onlyNegative || values[i] < 0)) {
            values[i] = 0;
        }
    }
}

Values plainValues(const Check& check, const Scope& scope) {
    const std::vector<const Modifier*> modifiers = scope.rules.modifiersOf(check.id);
    Values values;
    for (const Modifier* modifier : modifiers) {
        const bool counts = !modifier->when || plainEvaluate(*modifier->when, scope).flag();
        values.push_back(counts ? plainEvaluate(modifier->value, scope).number() : 0);
    }
    for (const DropRule& rule : check.drops) {
        if (plainEvaluate(rule.when, scope).flag()) {
            drop(rule, modifiers, values);
        }
    }
    return values;
}

Values valuesOf(const std::vector<Line>& lines, const Check& check, const RulePack& rules) {
    Values values;
    for (const Modifier* modifier : rules.modifiersOf(check.id)) {
        const auto line = std::find_if(lines.begin(), lines.end(),
                                       [&](const Line& each) { return each.id == modifier->id; });
        values.push_back(line == lines.end() ? 0 : line->value);
    }
    return values;
}

class LinesAgainstTree : public testing::TestWithParam<std::string> {
  protected:
    /// Every check of the pack, by somebody against somebody.
    void compareAll(const Session& session, Battle battle) {
        for (const Ruling& ruling : session.rules().rulings) {
            if (m_random() % 3 == 0) {
                battle.rulings.set(ruling.id, ruling.readings[m_random() % ruling.readings.size()].id);
            }
        }
        RandomFacts random(session.rules(), battle, m_random, m_random() % 3 == 0);
        for (const Check& check : session.rules().checks) {
            const Facts facts = random.draw();
            Scope scope{session.rules(), battle, random.somebody(check.subject)};
            scope.other = m_random() % 4 == 0 ? Id() : random.somebody(check.other);
            scope.facts = &facts;
            scope.check = m_random() % 4 == 0 ? Id() : check.id;
            compare(check, scope);
        }
    }

    void compare(const Check& check, Scope scope) {
        const Values plain = plainValues(check, scope);
        EXPECT_EQ(valuesOf(linesOf(check, scope), check, scope.rules), plain) << check.id;
        EXPECT_EQ(modifiersOf(check, scope), std::accumulate(plain.begin(), plain.end(), std::int64_t{0}))
            << check.id;
        RulingsRead read;
        scope.rulingsRead = &read;
        EXPECT_EQ(valuesOf(linesOf(check, scope), check, scope.rules), plain) << check.id << ", told";
        m_lines += static_cast<int>(
            std::count_if(plain.begin(), plain.end(), [](std::int64_t value) { return value != 0; }));
    }

    std::mt19937 m_random{testSeed32()};
    int m_lines = 0;
};

TEST_P(LinesAgainstTree, AreTheSameInEveryManner) {
    const auto session = exampleBattle(GetParam());
    RandomDice dice(5);
    for (int round = 0; round < std::max(20, scaled(40)); ++round) {
        compareAll(*session, session->battle());
    }
    int commands = 0;
    for (const Json& command : commandsOf(GetParam())) {
        session->execute(command, dice);
        if (++commands % every() == 0) {
            compareAll(*session, session->battle());
        }
    }
    if (!session->battle().all(SubjectKind::Unit).empty()) {
        EXPECT_GT(m_lines, 0) << "lines that count were among them";
    }
}

INSTANTIATE_TEST_SUITE_P(Battle, LinesAgainstTree, testing::ValuesIn(scriptedBattles()),
                         [](const auto& battle) {
                             std::string name = battle.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace umpire::test::lines_against_tree_test
