// The chances of one roll, made without carrying anything out, against judging every set of faces.

#include "../../../src/engine/dice/throw_outcomes.h"
#include "support/field.h"
#include "umpire/checks/distribution.h"

#include <gtest/gtest.h>

#include <map>

namespace umpire::test::distribution_test {
namespace {

/// A check of no pack, taken by nobody in particular.
struct Table {
    std::unique_ptr<Session> session = Field().ours("horse", "cavalry", "anzac", 4).open();
    Check check;
    Die die{"die", "Die", {{1, ""}, {1, ""}, {2, ""}, {3, ""}, {0, "jam"}}, {}};

    Table() {
        check.id = "of-no-pack";
        check.asked.always.sum = true;
        check.asked.plainly = true;
        check.tables.push_back({std::nullopt, {{std::nullopt, 4, "low"}, {5, 9, "even"}}});
    }
    Scope scope() const { return {session->rules(), session->battle(), "horse"}; }
};

Expression number(std::int64_t value) {
    Expression expression;
    expression.literal = value;
    return expression;
}

Expression ofRoll(const char* word) {
    Expression expression;
    expression.op = Expression::Op::Context;
    expression.word = word;
    return expression;
}

void expectJudged(const Table& table, const DiceToThrow& dice, std::int64_t modifiers) {
    std::map<Id, Natural> outcomes;
    std::map<std::int64_t, Natural> totals;
    for (const ThrowOutcome& way : everyThrow(dice.die, dice.open)) {
        std::vector<Face> faces = dice.given;
        faces.insert(faces.end(), way.faces.begin(), way.faces.end());
        const RollSoFar roll = judge(table.check, faces, modifiers, table.scope());
        outcomes[roll.outcome] += way.ways;
        totals[roll.total] += way.ways;
    }
    const Distribution found = distributionOf(table.check, dice, modifiers, table.scope());
    EXPECT_EQ(found.all, countOfThrows(dice.die, dice.open));
    EXPECT_EQ((std::map<Id, Natural>(found.outcomes.begin(), found.outcomes.end())), outcomes);
    EXPECT_EQ((std::map<std::int64_t, Natural>(found.totals.begin(), found.totals.end())), totals);
    EXPECT_TRUE(std::is_sorted(found.totals.begin(), found.totals.end(),
                               [](const auto& a, const auto& b) { return a.first < b.first; }));
}

void expectJudged(const Table& table) {
    for (const std::int64_t modifiers : {-2, 0, 3}) {
        for (const int open : {0, 1, 2, 5}) {
            SCOPED_TRACE(std::to_string(open) + " dice, " + std::to_string(modifiers));
            expectJudged(table, {table.die, open}, modifiers);
            expectJudged(table, {table.die, open, {{3, ""}}}, modifiers);
        }
    }
}

TEST(Distributions, OfSumsAreThoseOfEverySet) {
    expectJudged(Table());
}

TEST(Distributions, OfSymbolsAreThoseOfEverySet) {
    Table table;
    table.check.symbols = {{"jam", "jammed"}};
    expectJudged(table);
}

TEST(Distributions, OfPoolsAreThoseOfEverySet) {
    Table table;
    table.check.form = Check::Form::Pool;
    table.check.threshold = number(2);
    table.check.asked.always.successes = true;
    expectJudged(table);
    table.check.countsLow = true;
    expectJudged(table);
}

TEST(Distributions, OfWhatTheRulesMakeOfTheDiceAreThoseOfEverySet) {
    Table table;
    table.check.asked.plainly = false;
    table.check.asked.always.highest = true;
    Expression total = ofRoll("dice");
    total.op = Expression::Op::Minus;
    total.operands = {ofRoll("dice"), ofRoll("highest")};
    table.check.total = total;
    expectJudged(table);
}

TEST(Distributions, OfAThousandDiceAreWorkedOut) {
    Table table;
    table.check.form = Check::Form::Pool;
    table.check.threshold = number(3);
    const Distribution found = distributionOf(table.check, {table.die, 1000}, 0, table.scope());
    ASSERT_EQ(found.totals.size(), 1001U);
    Natural all;
    for (const auto& [total, ways] : found.totals) {
        all += ways;
    }
    EXPECT_EQ(all, found.all);
    EXPECT_EQ(found.totals.back().second, Natural(1)) << "one face of five counts";
}

TEST(Falls, AreToldApartByWhatIsAskedAlone) {
    Table table;
    EXPECT_EQ(fallsOf(table.check, {table.die, 30}, 0, table.scope()).size(), 91U) << "sums of 0 to 90";
    table.check.asked.always.shown = {"jam"};
    EXPECT_EQ(fallsOf(table.check, {table.die, 30}, 0, table.scope()).size(), 61U + 88U)
        << "30 to 90 without a jam, 0 to 87 with one";
}

TEST(ModifiersOf, AreTheSumOfTheLines) {
    const auto session = Field().ours("horse", "cavalry", "anzac", 4, {{"machine-gun", true}}).open();
    const RulePack& rules = session->rules();
    const Check& morale = *rules.check("morale");
    for (const bool covered : {false, true}) {
        for (const bool dropped : {false, true}) {
            const Facts facts{{"in-cover", covered},
                              {"no-minus-modifiers", dropped},
                              {"friends-buggering-off-within-18", true}};
            Scope scope{rules, session->battle(), "horse", {}, &facts};
            scope.check = morale.id;
            for (const Overrides& overrides :
                 {Overrides{}, Overrides{.values = {{"anzac", 3}}}, Overrides{.values = {{"shelled", -4}}},
                  Overrides{.values = {{"anzac", 0}}}}) {
                EXPECT_EQ(modifiersOf(morale, scope, overrides), sumOf(linesOf(morale, scope, overrides)));
            }
        }
    }
}

} // namespace
} // namespace umpire::test::distribution_test
