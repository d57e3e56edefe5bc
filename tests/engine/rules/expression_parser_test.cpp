// Expressions that are written out: what they say as objects, and what is said of those that cannot be read.

#include "../../../src/engine/rules/expression_parser.h"
#include "small_pack.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/written_expressions.h"

#include <gtest/gtest.h>

namespace umpire::test::expression_parser_test {
namespace {

struct Pair {
    std::string text;
    std::string object;
};

const std::vector<Pair>& pairs() {
    static const std::vector<Pair> list{
        {"$self.lost >= 2 and not $fact.cover",
         R"({"all": [{">=": ["$self.lost", 2]}, {"not": "$fact.cover"}]})"},
        {"$a or $b and $c or $d", R"({"any": ["$a", {"all": ["$b", "$c"]}, "$d"]})"},
        {"($a or $b) and $c", R"({"all": [{"any": ["$a", "$b"]}, "$c"]})"},
        {"($a or $b) or $c", R"({"any": [{"any": ["$a", "$b"]}, "$c"]})"},
        {"not $a = $b", R"({"not": {"=": ["$a", "$b"]}})"},
        {"(not $a) = $b", R"({"=": [{"not": "$a"}, "$b"]})"},
        {"not (not $a and $b)", R"({"not": {"all": [{"not": "$a"}, "$b"]}})"},
        {"$self.state != gone", R"({"!=": ["$self.state", "gone"]})"},
        {"$turn < 3 or $turn > 6 or $turn <= -1",
         R"({"any": [{"<": ["$turn", 3]}, {">": ["$turn", 6]}, {"<=": ["$turn", -1]}]})"},
        {"$self.name = '12th Light Horse'", R"({"=": ["$self.name", "12th Light Horse"]})"},
        {"$self.name = 'd''Artagnan'", R"({"=": ["$self.name", "d'Artagnan"]})"},
        {"$self.spot = '0812'", R"({"=": ["$self.spot", "0812"]})"},
        {"$self.rank = 'first'", R"({"=": ["$self.rank", "first"]})"},
        {"$self.name = '' or $self.spot = nothing",
         R"({"any": [{"=": ["$self.name", ""]}, {"=": ["$self.spot", null]}]})"},
        {"$a = true or $a = false", R"({"any": [{"=": ["$a", true]}, {"=": ["$a", false]}]})"},
        {"$outcome in [hit, missed, 'out of sight']",
         R"({"in": ["$outcome", ["hit", "missed", "out of sight"]]})"},
        {"$outcome not in [hit]", R"({"not": {"in": ["$outcome", ["hit"]]}})"},
        {"$a + $b + 1 - $c - $d + 2", R"({"+": [{"-": [{"+": ["$a", "$b", 1]}, "$c", "$d"]}, 2]})"},
        {"($a + $b) + $c", R"({"+": [{"+": ["$a", "$b"]}, "$c"]})"},
        {"$a - ($b - $c)", R"({"-": ["$a", {"-": ["$b", "$c"]}]})"},
        {"$a * $b * 2 / 3 % 4 + 1", R"({"+": [{"%": [{"/": [{"*": ["$a", "$b", 2]}, 3]}, 4]}, 1]})"},
        {"$a / 2 / 3 * ($b / 4)", R"({"*": [{"/": [{"/": ["$a", 2]}, 3]}, {"/": ["$b", 4]}]})"},
        {"($a + 1) * 2", R"({"*": [{"+": ["$a", 1]}, 2]})"},
        {"-$a * -5 - -(5)", R"({"-": [{"*": [{"-": ["$a"]}, -5]}, {"-": [5]}]})"},
        {"-($a + 1)", R"({"-": [{"+": ["$a", 1]}]})"},
        {"min($a, $b - 1, 3) + max(0) + abs($a - $b)",
         R"({"+": [{"min": ["$a", {"-": ["$b", 1]}, 3]}, {"max": [0]}, {"abs": {"-": ["$a", "$b"]}}]})"},
        {"if $a then 1 else if $b then 2 else 3 + $c",
         R"({"if": ["$a", 1, {"if": ["$b", 2, {"+": [3, "$c"]}]}]})"},
        {"(if $a then 1 else 2) + 3", R"({"+": [{"if": ["$a", 1, 2]}, 3]})"},
        {"some $fact.fired-on-by", R"({"some": "$fact.fired-on-by"})"},
        {"some $units as there where $each.x = $as.there and $a",
         R"({"some": "$units", "as": "there", "where": {"all": [{"=": ["$each.x", "$as.there"]}, "$a"]}})"},
        {"(some $units where $each.x) and $a", R"({"all": [{"some": "$units", "where": "$each.x"}, "$a"]})"},
        {"$a and every $units where $each.x or $b",
         R"({"all": ["$a", {"every": "$units", "where": {"any": ["$each.x", "$b"]}}]})"},
        {"(count $self.units where $each.veteran) >= 3",
         R"({">=": [{"count": "$self.units", "where": "$each.veteran"}, 3]})"},
        {"sum $units where (some $each.foes where $each.mad) of $each.elements * 2",
         R"({"sum": "$units", "where": {"some": "$each.foes", "where": "$each.mad"}, "of": {"*": ["$each.elements", 2]}})"},
        {"min $units of $each.elements", R"({"min": "$units", "of": "$each.elements"})"},
        {"max (each $units where $each.x) where $each.y of $each.z",
         R"({"max": {"each": "$units", "where": "$each.x"}, "where": "$each.y", "of": "$each.z"})"},
        {"first $units where $each.side != $self.side",
         R"({"first": "$units", "where": {"!=": ["$each.side", "$self.side"]}})"},
        {"each $fact.fired-on-by as it gives $as.it.weapon",
         R"({"each": "$fact.fired-on-by", "as": "it", "gives": "$as.it.weapon"})"},
        {"table ranges[$self.weapon, 2]", R"({"table": "ranges", "row": "$self.weapon", "column": 2})"},
        {"table odds[$self.type, $attack : $defence + 1 shift -$a]",
         R"({"table": "odds", "row": "$self.type", "column": ["$attack", {"+": ["$defence", 1]}], "shift": {"-": ["$a"]}})"},
        {"known ranges and known ranges[$a] and not known ranges[*, 2]",
         R"({"all": [{"known": {"table": "ranges"}}, {"known": {"table": "ranges", "row": "$a"}}, {"not": {"known": {"table": "ranges", "column": 2}}}]})"},
        {"heading odds[*, $a : $b shift 1] = heading odds[$a]",
         R"({"=": [{"heading": {"table": "odds", "column": ["$a", "$b"], "shift": 1}}, {"heading": {"table": "odds", "row": "$a"}}]})"},
        {"table terrain[$self.spot].wet",
         R"({"trait": "wet", "of": {"table": "terrain", "row": "$self.spot"}})"},
        {"(if $a then hill else $b).wet.deep",
         R"({"trait": "deep", "of": {"trait": "wet", "of": {"if": ["$a", "hill", "$b"]}}})"},
        {"($self.type).armour + (tank).armour",
         R"({"+": [{"trait": "armour", "of": "$self.type"}, {"trait": "armour", "of": "tank"}]})"},
        {"some neighbours($self.spot) where adjacent($each, $other.spot)",
         R"({"some": {"neighbours": "$self.spot"}, "where": {"adjacent": ["$each", "$other.spot"]}})"},
        {"distance($a, $b) = column-of($a) - row-of(place-at(8, 12))",
         R"({"=": [{"distance": ["$a", "$b"]}, {"-": [{"column-of": "$a"}, {"row-of": {"place-at": [8, 12]}}]}]})"},
        {"border($a, $b).bars or $a in near($b, 2)",
         R"({"any": [{"trait": "bars", "of": {"border": ["$a", "$b"]}}, {"in": ["$a", {"near": "$b", "most": 2}]}]})"},
        {"$a in reach($b, 6) as there through not $each.wet across $as.there != sea stops $each.foe",
         R"({"in": ["$a", {"reach": "$b", "most": 6, "as": "there", "through": {"not": "$each.wet"}, "across": {"!=": ["$as.there", "sea"]}, "stops": "$each.foe"}]})"},
        {"some (reach($a, 1)) as there where $as.there = $b",
         R"({"some": {"reach": "$a", "most": 1}, "as": "there", "where": {"=": ["$as.there", "$b"]}})"},
    };
    return list;
}

TEST(ExpressionParser, SaysWhatTheObjectSays) {
    for (const Pair& pair : pairs()) {
        ASSERT_TRUE(isFormula(pair.text)) << pair.text;
        const auto read = parseFormula(pair.text, {1, 1});
        const auto* problem = std::get_if<FormulaProblem>(&read);
        ASSERT_FALSE(problem) << pair.text << ": " << problem->text;
        EXPECT_EQ(canonicalLine(std::get<JsonNode>(read).toJson()), canonicalLine(Json::parse(pair.object)))
            << pair.text;
        EXPECT_EQ(printFormula(Json::parse(pair.object)).value_or(""), pair.text);
    }
}

TEST(ExpressionParser, MayBeWrittenWithMoreThanItNeeds) {
    const std::vector<Pair> list{
        {" ( ($a) )and((not($b)))", "$a and not $b"},
        {"not $a in $b", "$a not in $b"},
        {"$a -3", "$a - 3"},
        {"if ($a) then ([x]) else $b", "if $a then [x] else $b"},
        {"table t[($a), $b]", "table t[$a, $b]"},
    };
    for (const auto& [text, plain] : list) {
        const auto read = parseFormula(text, {1, 1});
        ASSERT_TRUE(std::holds_alternative<JsonNode>(read)) << text;
        EXPECT_EQ(printFormula(std::get<JsonNode>(read).toJson()), plain);
    }
}

TEST(ExpressionParser, WhatHasNoReferenceIsAWord) {
    for (const char* text : {"", "gone", "12th Light Horse", "costs 5$", "$", "$5", "½", "$self",
                             "$self.lost-1", "$faces.6", "(none)"}) {
        EXPECT_FALSE(isFormula(text)) << text;
    }
    for (const char* text : {"-$self.lost", "$self.lost +1", "($self)", "it$self"}) {
        EXPECT_TRUE(isFormula(text)) << text;
    }
    EXPECT_FALSE(printFormula(Json::parse(R"({"all": []})")));
    EXPECT_FALSE(printFormula(Json::parse(R"({"mad": [1, 2]})")));
    EXPECT_FALSE(printFormula(Json::parse(R"({"some": "$units", "when": true})")));
    EXPECT_EQ(printFormula(Json::parse(R"({"all": [{"any": ["$a"]}]})")), "$a");
    EXPECT_EQ(printFormula(Json::parse(R"({"all": ["$a or $b", "$c"]})")), "($a or $b) and $c");
}

struct Mistake {
    std::string text;
    int column;
    std::string message;
};

TEST(ExpressionParser, TellsWhatWasExpectedWhere) {
    const std::vector<Mistake> mistakes{
        {"$a and", 7, "expected a value, found the end"},
        {"$a and or $b", 8, "expected a value, found \"or\""},
        {"$a >= ) 3", 7, "expected a value, found \")\""},
        {"($a or $b", 10, "expected \")\", found the end"},
        {"$a or $b)", 9, "expected an operator or the end, found \")\""},
        {"$a $b", 4, "expected an operator or the end, found \"$b\""},
        {"$a = Light Horse", 12,
         "expected an operator or the end, found \"Horse\"; words with blanks stand in single quotes"},
        {"near $a, 2", 6,
         "expected an operator or the end, found \"$a\"; what \"near\" takes stands in parentheses"},
        {"self.lost >= $a", 1, "a reference starts with $: did you mean \"$self.lost\"?"},
        {"$a == 2", 4, "write = in place of =="},
        {"$a && $b", 4, "write and in place of &&"},
        {"!$a", 1, "write not in place of !"},
        {"$a = \"x\"", 6, "write ' in place of \""},
        {"$a \xE2\x89\xA5 2", 4, "write >= in place of \xE2\x89\xA5"},
        {"$a = T\xC3\xBCrken", 7,
         "\"\xC3\xBC\" has no meaning here; words with such letters stand in single quotes"},
        {"$a = 'open", 6, "the quote ' that ends this is missing"},
        {"$a < $b < $c", 9, "two are compared at a time; join two comparisons by \"and\""},
        {"if $a then 3", 13, "expected \"else\", found the end"},
        {"if $a 3", 7, "expected \"then\", found \"3\""},
        {"$a = first", 6,
         "behind \"first\" stands the list that it goes through; as a word of its own it stands in single "
         "quotes, "
         "'first'"},
        {"$a = where", 6,
         "expected a value, found \"where\", which is a word of the grammar; as a word of the game it stands "
         "in single "
         "quotes, 'where'"},
        {"$a in [b c]", 10, "expected \",\" or \"]\", found \"c\""},
        {"$a in [b, (c)]", 11, "expected a word, found \"(\""},
        {"distance($a)", 1, "\"distance\" takes 2 values in parentheses, found 1"},
        {"distanc($a, $b)", 1, "there is no function \"distanc\"; did you mean \"distance\"?"},
        {"min($a 3)", 8, "expected \",\" or \")\", found \"3\""},
        {"table [$a]", 7, "expected the name of a table, found \"[\""},
        {"table t[$a, 2", 14, "expected \"]\", found the end"},
        {"some $units as $a where $b", 16, "expected a name, found \"$a\""},
        {"($a).(b)", 6, "expected the name of a trait, found \"(\""},
        {"$a = $", 7, "a name is missing behind the $"},
        {"$a = 007", 6, "\"007\" is no number; a word of digits stands in single quotes"},
        {"$a = 9999999999999999999", 6,
         "the number \"9999999999999999999\" is too long; numbers go up to 2147483647"},
    };
    for (const Mistake& mistake : mistakes) {
        const auto read = parseFormula(mistake.text, {7, 21});
        ASSERT_TRUE(std::holds_alternative<FormulaProblem>(read)) << mistake.text;
        const auto& problem = std::get<FormulaProblem>(read);
        EXPECT_EQ(problem.text, mistake.message) << mistake.text;
        EXPECT_EQ(problem.at, (Position{7, 20 + mistake.column})) << mistake.text;
    }
}

TEST(ExpressionParser, RefusesWhatIsNestedTooDeep) {
    const auto many = [](const std::string& text) {
        std::string all;
        for (int i = 0; i < 100'000; ++i) {
            all += text;
        }
        return all;
    };
    for (const std::string& text :
         {"$a = " + many("("), "$a and " + many("not "), "$a" + many(" - 1 + 2"), "$a = " + many("-"),
          "$a" + many(" / 2"), many("if $a then "), many("some $a where "), "($a)" + many(".wet"),
          many("abs(") + "$a", many("table t[") + "$a"}) {
        const auto read = parseFormula(text, {1, 1});
        ASSERT_TRUE(std::holds_alternative<FormulaProblem>(read)) << text.substr(0, 20);
        EXPECT_EQ(std::get<FormulaProblem>(read).text, "nested more than 64 levels deep");
    }
    const auto wide = parseFormula("$a" + many(" and $a") + many(" or $a"), {1, 1});
    EXPECT_TRUE(std::holds_alternative<JsonNode>(wide));
}

TEST(ExpressionParser, IsReadWhereverAnExpressionStands) {
    SmallPack pack;
    pack.probe("count", "if $fact.near and $self.lost + 1 >= 3 then $self.size * 2 else 0");
    EXPECT_EQ(probed(pack.load()), Value(10));
}

TEST(ExpressionParser, MeansTheSameRulesAsTheObject) {
    SmallPack objects;
    objects.probe("flag", Json::parse(R"({"all": [{">=": ["$self.lost", 2]}, {"not": "$fact.near"}]})"));
    SmallPack texts;
    texts.probe("flag", "$self.lost >= 2 and not $fact.near");
    texts.file("modifiers")["modifiers"][1]["when"] = "(some $fact.watchers) and some $fact.moods";
    texts.file("attributes")["attributes"][4]["derived"] = "$self.size - $self.lost";
    texts.file("effects")["routines"][0]["effects"][0]["to"] = "$self.lost + 1";
    EXPECT_EQ(fingerprintOf(*texts.load().pack), fingerprintOf(*objects.load().pack));
}

TEST(ExpressionParser, IsToldByLineAndColumn) {
    const std::vector<std::pair<std::string, std::string>> texts{
        {"$self.lost >= 2 and $self.sort", "facts.json:30:36: error: \"$self.sort\" gives a word where a yes "
                                           "or no is expected (at facts[3].derived)"},
        {"$self.lost >= 2 and",
         "facts.json:30:35: error: expected a value, found the end (at facts[3].derived)"},
        {"$self.lost-1 > 3", "facts.json:30:16: error: no unit has an attribute \"lost-1\"; did you mean "
                             "\"lost\", less something? A minus has "
                             "a blank on each side (at facts[3].derived)"},
        {"$self.name = '\"\\' and $self.mood = glad", "facts.json:30:53: error: \"glad\" is no word of the "
                                                      "vocabulary \"mood\"; there are bold and shy (at "
                                                      "facts[3].derived)"},
    };
    for (const auto& [text, line] : texts) {
        SmallPack pack;
        pack.probe("flag", text);
        const LoadedPack loaded = pack.load();
        ASSERT_FALSE(loaded.issues.empty()) << text;
        const std::string told = loaded.issues.front().line();
        EXPECT_EQ(told.substr(told.find("facts.json")), line);
    }
}

} // namespace
} // namespace umpire::test::expression_parser_test
