// What every operator and every reference of the condition language gives.

#include "small_pack.h"

#include <gtest/gtest.h>

namespace umpire::test::expression_values_test {
namespace {

struct Example {
    std::string kind;
    std::string expression;
    Value expected;
};

void expectValues(const std::vector<Example>& examples, const Json& more = Json::object()) {
    for (const Example& example : examples) {
        SmallPack pack;
        pack.probe(example.kind, Json::parse(example.expression), more);
        const Value found = probed(pack.load());
        EXPECT_TRUE(found.same(example.expected)) << example.expression << " gives " << toJson(found);
    }
}

TEST(Expression, LiteralsAreThemselves) {
    expectValues({{"flag", "true", true}, {"flag", "false", false}, {"count", "-4", -4}});
}

TEST(Expression, LogicalOperators) {
    expectValues({{"flag", R"({"all": [true, "$fact.near"]})", true},
                  {"flag", R"({"all": [true, false, true]})", false},
                  {"flag", R"({"any": [false, "$fact.near"]})", true},
                  {"flag", R"({"any": [false, false]})", false},
                  {"flag", R"({"not": "$fact.near"})", false},
                  {"flag", R"({"not": {"not": true}})", true}});
}

TEST(Expression, Comparisons) {
    expectValues({{"flag", R"({"=": ["$self.sort", "rider"]})", true},
                  {"flag", R"({"=": ["$self.sort", "walker"]})", false},
                  {"flag", R"({"!=": ["$self.sort", "walker"]})", true},
                  {"flag", R"({"=": ["$self.prey", "$other"]})", true},
                  {"flag", R"({"=": ["$other.prey", null]})", true},
                  {"flag", R"({"=": ["$self.prey", null]})", false},
                  {"flag", R"({"<": ["$self.lost", 2]})", false},
                  {"flag", R"({"<=": ["$self.lost", 2]})", true},
                  {"flag", R"({">": ["$self.lost", 2]})", false},
                  {"flag", R"({">=": ["$self.lost", 2]})", true},
                  {"flag", R"({"<": ["$self.lost", 3]})", true},
                  {"flag", R"({">": ["$self.lost", 1]})", true}});
}

TEST(Expression, Arithmetic) {
    expectValues({{"count", R"({"+": [1, 2, "$self.size"]})", 8},
                  {"count", R"({"-": [10, 2, "$self.size"]})", 3},
                  {"count", R"({"-": ["$self.size"]})", -5},
                  {"count", R"({"*": [2, 3, "$self.size"]})", 30},
                  {"count", R"({"min": [7, "$self.size", 9]})", 5},
                  {"count", R"({"max": [1, "$self.size", 3]})", 5},
                  {"count", R"({"abs": {"-": ["$self.size"]}})", 5},
                  {"count", R"({"abs": "$self.size"})", 5}});
}

TEST(Expression, DivisionIsWholeAndRoundedDown) {
    expectValues({{"count", R"({"/": ["$self.size", 2]})", 2},
                  {"count", R"({"/": [{"-": ["$self.size"]}, 2]})", -3},
                  {"count", R"({"/": ["$self.size", -2]})", -3},
                  {"count", R"({"/": [{"-": ["$self.size"]}, -2]})", 2},
                  {"count", R"({"/": [6, "$self.lost"]})", 3},
                  {"count", R"({"/": [-6, "$self.lost"]})", -3},
                  {"count", R"({"/": ["$self.size", {"-": ["$self.lost", 2]}]})", 0},
                  {"count", R"({"%": ["$self.size", 3]})", 2},
                  {"count", R"({"%": [{"-": ["$self.size"]}, 3]})", 1},
                  {"count", R"({"%": ["$self.size", -3]})", -1},
                  {"count", R"({"%": ["$self.size", {"-": ["$self.lost", 2]}]})", 0}});
}

TEST(Expression, Membership) {
    expectValues({{"flag", R"({"in": ["$self.sort", ["walker", "rider"]]})", true},
                  {"flag", R"({"in": ["$self.sort", ["walker"]]})", false},
                  {"flag", R"({"in": ["$self", "$fact.watchers"]})", true},
                  {"flag", R"({"in": ["$self", "$other.formation.units"]})", false}});
}

TEST(Expression, Choice) {
    expectValues({{"count", R"({"if": ["$fact.near", 1, 2]})", 1},
                  {"count", R"({"if": [{"not": "$fact.near"}, 1, {"if": [false, 2, 3]}]})", 3}});
    expectValues({{"choice", R"({"if": ["$fact.near", "bold", "shy"]})", "bold"}}, {{"vocabulary", "mood"}});
}

TEST(Expression, Lists) {
    expectValues(
        {{"flag", R"({"some": "$fact.watchers"})", true},
         {"flag", R"({"some": "$fact.watchers", "where": {">": ["$each.size", 5]}})", false},
         {"flag", R"({"some": "$fact.watchers", "where": "$each.sort.quick"})", true},
         {"flag", R"({"every": "$fact.watchers", "where": {">": ["$each.size", 2]}})", true},
         {"flag", R"({"every": "$fact.watchers", "where": "$each.sort.quick"})", false},
         {"count", R"({"count": "$self.formation.units"})", 2},
         {"count", R"({"count": "$self.formation.units", "where": {"=": ["$each.mood", "shy"]}})", 1},
         {"count", R"({"sum": "$self.formation.units", "of": "$each.left"})", 7},
         {"count", R"({"sum": "$self.formation.units", "where": "$each.sort.quick", "of": "$each.left"})", 3},
         {"count", R"({"min": "$fact.watchers", "of": "$each.size"})", 3},
         {"count", R"({"max": "$fact.watchers", "of": {"-": ["$each.size"]}})", -3},
         {"count", R"({"max": "$fact.watchers", "where": {"<": ["$each.size", 5]}, "of": "$each.size"})", 3},
         {"count", R"({"count": ["bold", "shy"]})", 2}});
    expectValues(
        {{"choices", R"({"each": "$self.formation.units", "gives": "$each.mood"})", Ids{"bold", "shy"}},
         {"choices",
          R"({"each": "$self.formation.units", "where": "$each.sort.quick", "gives": "$each.mood"})",
          Ids{"bold"}}},
        {{"vocabulary", "mood"}});
}

TEST(Expression, NothingIsInAnEmptyList) {
    expectValues({{"flag", R"({"some": "$fact.moods"})", false},
                  {"flag", R"({"every": "$fact.moods", "where": false})", true},
                  {"count", R"({"count": "$fact.moods"})", 0},
                  {"count", R"({"min": "$other.formation.officers", "of": 1})", 0},
                  {"count", R"({"max": "$other.formation.officers", "of": -1})", 0},
                  {"count", R"({"sum": "$other.formation.officers", "of": 1})", 0}});
}

TEST(Expression, Parties) {
    const Json unit{{"subject", "unit"}};
    expectValues({{"subject", "\"$self\"", "fox"}, {"subject", "\"$other\"", "owl"}}, unit);
}

TEST(Expression, AttributesEverySubjectHas) {
    expectValues({{"choice", "\"$self.mood\"", "bold"}}, {{"vocabulary", "mood"}});
    expectValues(
        {{"flag", R"({"=": ["$self.id", "fox"]})", true},
         {"flag", R"({"=": ["$self.name", "The fox"]})", true},
         {"flag", R"({"=": ["$self.side", "$other.side"]})", false},
         {"flag", R"({"=": ["$self.formation.side.id", "red"]})", true},
         {"flag", R"({"=": ["$self.formation.parent.id", "red"]})", true},
         {"flag", "\"$self.formation.proud\"", true},
         {"flag", R"({"some": "$self.officers", "where": {"=": ["$each.commands", "$self.formation"]}})",
          true},
         {"count", R"({"count": "$self.side.units"})", 2},
         {"count", R"({"count": "$self.formation.officers"})", 1},
         {"count", R"({"count": "$self.side.officers"})", 0},
         {"count", "\"$self.left\"", 3}});
}

TEST(Expression, TraitsOfWords) {
    expectValues({{"flag", "\"$self.sort.quick\"", true},
                  {"flag", "\"$other.sort.quick\"", false},
                  {"count", "\"$self.sort.pace\"", 6},
                  {"count", "\"$other.sort.pace\"", 4},
                  {"flag", R"({"=": ["$self.sort.cry", "ho"]})", true}});
    expectValues({{"choice", "\"$self.sort.usual-mood\"", "bold"}}, {{"vocabulary", "mood"}});
}

TEST(Expression, FactsAndWhetherTheyWereStated) {
    expectValues({{"flag", "\"$fact.near\"", true},
                  {"flag", "\"$stated.near\"", true},
                  {"flag", "\"$stated.moods\"", false}});
}

TEST(Expression, RulingsNumbersAndTheMoment) {
    expectValues({{"flag", R"({"=": ["$ruling.weather", "dry"]})", true},
                  {"count", "\"$number.limit\"", 3},
                  {"count", "\"$turn\"", 3},
                  {"count", "\"$half-turn\"", 4},
                  {"flag", R"({"=": ["$phase", "dusk"]})", true},
                  {"flag", R"({"=": ["$active-side", "$other.side"]})", true},
                  {"flag", R"({"=": ["$check", "courage"]})", true}});
}

TEST(Expression, TheRoll) {
    expectValues({{"count", "\"$dice\"", 7},
                  {"count", "\"$dice-count\"", 3},
                  {"count", "\"$modifiers\"", -2},
                  {"count", "\"$total\"", 5},
                  {"count", "\"$symbols.star\"", 2},
                  {"count", "\"$faces.star\"", 1},
                  {"count", "\"$faces.4\"", 2},
                  {"count", "\"$faces.5\"", 0},
                  {"count", "\"$highest\"", 4},
                  {"count", "\"$lowest\"", 1},
                  {"count", "\"$successes\"", 3},
                  {"count", "\"$enemy-total\"", 9},
                  {"flag", R"({"=": ["$outcome", "runs"]})", true},
                  {"flag", R"({"=": ["$enemy-outcome", "stays"]})", true},
                  {"flag", R"({"=": ["$result", "draw"]})", true}});
}

} // namespace
} // namespace umpire::test::expression_values_test
