// What is said when an expression does not fit.

#include "small_pack.h"

#include <gtest/gtest.h>

namespace umpire::test::expression_types_test {
namespace {

struct Misfit {
    std::string kind;
    std::string expression;
    std::string message; ///< with the path below `derived`
};

TEST(ExpressionTypes, MisfitsAreToldApart) {
    const std::vector<Misfit> misfits{
        {"flag", "3", "the number 3 gives a number where a yes or no is expected (at facts[3].derived)"},
        {"flag", "\"near\"",
         "the text \"near\" gives a word where a yes or no is expected; did you mean \"$fact.near\"? (at "
         "facts[3].derived)"},
        {"flag", "\"$self\"",
         "\"$self\" gives a subject where a yes or no is expected (at facts[3].derived)"},
        {"count", "true", "true gives a yes or no where a number is expected (at facts[3].derived)"},
        {"count", "\"$fact.watchers\"",
         "\"$fact.watchers\" gives a list of subjects where a number is expected (at facts[3].derived)"},
        {"count", "[\"bold\"]",
         "this gives a list of words where a number is expected (at facts[3].derived)"},
        {"count", R"({"not": true})",
         "this gives a yes or no where a number is expected (at facts[3].derived)"},
        {"flag", R"({"all": [1]})",
         "the number 1 gives a number where a yes or no is expected (at facts[3].derived.all[0])"},
        {"flag", R"({"<": ["$self.sort", 1]})",
         "\"$self.sort\" gives a word where a number is expected (at facts[3].derived.<[0])"},
        {"flag", R"({"=": ["$self.size", true]})",
         "a number is never equal to a yes or no (at facts[3].derived.=)"},
        {"flag", R"({"in": ["$self.size", ["a"]]})",
         "\"$self.size\" gives a number where a word is expected (at facts[3].derived.in[0])"},
        {"flag", R"({"in": ["$self.sort", []]})", "nothing is in an empty list (at facts[3].derived.in)"},
        {"count", R"({"if": [1, 2, 3]})",
         "the number 1 gives a number where a yes or no is expected (at facts[3].derived.if[0])"},
        {"count", R"({"if": [true, 2, "x"]})",
         "the text \"x\" gives a word where a number is expected (at facts[3].derived.if[2])"},
        {"flag", R"({"some": "$self.size"})",
         "\"$self.size\" gives a number where a list of words is expected (at facts[3].derived.some)"},
        {"count", R"({"sum": "$fact.watchers", "of": "$each"})",
         "\"$each\" gives a subject where a number is expected (at facts[3].derived.of)"},
        {"count", R"({"sum": "$fact.watchers"})", "the key \"of\" is missing (at facts[3].derived)"},
        {"flag", R"({"every": "$fact.watchers"})", "the key \"where\" is missing (at facts[3].derived)"},
        {"flag", R"({"some": "$fact.watchers", "when": true})",
         "unknown key \"when\"; there are some and where (at facts[3].derived.when)"},
        {"flag", R"({"all": []})",
         "expected a list of at least 1 operand, found 0 items (at facts[3].derived.all)"},
        {"flag", R"({"=": "x"})",
         "expected a list of 2 operands, found the text \"x\" (at facts[3].derived.=)"},
        {"count", R"({"if": [true, 1]})",
         "expected a list of 3 operands, found 2 items (at facts[3].derived.if)"},
        {"count", "1.5",
         "found the number 1.5 where a whole number is expected; write it without a fraction (at "
         "facts[3].derived)"},
        {"flag", "\"$\"", "there is nothing called \"$\" (at facts[3].derived)"},
        {"count", "\"$turn.size\"",
         "nothing can follow here, but \".size\" does: only subjects and words of a vocabulary have parts "
         "(at "
         "facts[3].derived)"},
        {"flag", "\"$self.formation.size\"",
         "no formation has an attribute \"size\"; did you mean \"side\"? (at facts[3].derived)"},
    };
    for (const Misfit& misfit : misfits) {
        SmallPack pack;
        pack.probe(misfit.kind, Json::parse(misfit.expression));
        EXPECT_EQ(pack.problems(), std::vector<std::string>{"facts.json: error: " + misfit.message})
            << misfit.expression;
    }
}

TEST(ExpressionTypes, SubjectsMustBeOfTheRightKind) {
    SmallPack pack;
    pack.probe("subject", "$self.side", {{"subject", "unit"}});
    EXPECT_EQ(pack.problems(),
              std::vector<std::string>{"facts.json: error: this gives a side where a unit is "
                                       "expected (at facts[3].derived)"});
}

TEST(ExpressionTypes, OperatorsMayStandAnywhereAmongTheirKeys) {
    SmallPack pack;
    pack.probe("count", Json::parse(R"({"of": 2, "where": true, "sum": "$fact.watchers"})"));
    EXPECT_EQ(probed(pack.load()).number(), 4);
}

TEST(ExpressionTypes, FactsOfOneKindOfSubjectAreNotReadForAnother) {
    SmallPack pack;
    pack.probe("count", "$self.size");
    Json nerve = pack.file("checks")["checks"][0];
    nerve["id"] = "nerve";
    nerve["subject"] = "officer";
    pack.file("checks")["checks"].push_back(nerve);
    pack.file("modifiers")["modifiers"].push_back({{"id", "misread"},
                                                   {"label", "M"},
                                                   {"section", "1"},
                                                   {"checks", {"nerve"}},
                                                   {"value", "$fact.probe"}});
    EXPECT_EQ(pack.problems(),
              std::vector<std::string>{"modifiers.json: error: the fact \"probe\" is derived for a unit, but "
                                       "$self is an officer here (at modifiers[3].value)"});
}

} // namespace
} // namespace umpire::test::expression_types_test
