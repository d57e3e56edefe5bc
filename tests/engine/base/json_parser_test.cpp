#include "umpire/base/json_document.h"

#include <gtest/gtest.h>

namespace umpire::json_parser_test {
namespace {

struct Parsed {
    JsonNode root;
    Issues issues;
};

Parsed parse(const std::string& text, const JsonLimits& limits = {}) {
    Parsed parsed;
    parsed.root = parseJson(text, "file", parsed.issues, limits);
    return parsed;
}

/// The one line a bad text gives.
std::string problem(const std::string& text, const JsonLimits& limits = {}) {
    const Parsed parsed = parse(text, limits);
    EXPECT_EQ(parsed.issues.size(), 1U);
    EXPECT_FALSE(parsed.root.isObject() || parsed.root.isArray()) << "a broken text has no tree";
    return parsed.issues.empty() ? "" : parsed.issues.front().line();
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string result;
    for (std::size_t i = 0; i < times; ++i) {
        result += text;
    }
    return result;
}

/// The positions of a list's items.
std::vector<Position> positionsIn(const std::string& text) {
    const Parsed parsed = parse(text);
    EXPECT_TRUE(parsed.issues.empty()) << text;
    std::vector<Position> positions;
    for (const JsonNode& item : parsed.root.items()) {
        positions.push_back(item.at());
    }
    return positions;
}

TEST(JsonParser, EveryKindOfTokenHasItsLineAndColumn) {
    const auto positions = positionsIn("[null, true,false , \"text\",\n 12, -3, 1.5e3,\n\n{ }, [\n]]");
    const std::vector<Position> expected{{1, 2}, {1, 8},  {1, 13}, {1, 21}, {2, 2},
                                         {2, 6}, {2, 10}, {4, 1},  {4, 6}};
    EXPECT_EQ(positions, expected);
}

TEST(JsonParser, WhatFollowsANumberKeepsItsPlace) {
    EXPECT_EQ(positionsIn("[1,[2],[3],{\"a\":4},5]"),
              (std::vector<Position>{{1, 2}, {1, 4}, {1, 8}, {1, 12}, {1, 20}}));
    const Parsed parsed = parse("{\"a\":{\"b\":1},\"c\":{\"d\":2}}");
    EXPECT_EQ(parsed.root.members()[1].at, (Position{1, 14}));
    EXPECT_EQ(parsed.root.members()[1].value.at(), (Position{1, 18}));
    EXPECT_EQ(parsed.root.members()[1].value.members()[0].at, (Position{1, 19}));
}

TEST(JsonParser, KeysHavePlacesOfTheirOwn) {
    const Parsed parsed = parse("{ \"one\" : 1,\r\n\t\"two\"\n:\n\"zwei\" }");
    ASSERT_TRUE(parsed.issues.empty());
    ASSERT_EQ(parsed.root.members().size(), 2U);
    EXPECT_EQ(parsed.root.members()[0].at, (Position{1, 3}));
    EXPECT_EQ(parsed.root.members()[0].value.at(), (Position{1, 11}));
    EXPECT_EQ(parsed.root.members()[1].at, (Position{2, 2}));
    EXPECT_EQ(parsed.root.members()[1].value.at(), (Position{4, 1}));
}

TEST(JsonParser, KnowsWhereValuesEnd) {
    const Parsed parsed = parse("[ -12 ,3,\"a\\\"]\" , null\n, {\n\"b\" : 1.5 } ,[]\n]");
    ASSERT_TRUE(parsed.issues.empty());
    std::vector<Position> ends;
    for (const JsonNode& item : parsed.root.items()) {
        ends.push_back(item.end());
    }
    EXPECT_EQ(ends, (std::vector<Position>{{1, 6}, {1, 9}, {1, 16}, {1, 23}, {3, 12}, {3, 16}}));
    EXPECT_EQ(parsed.root.items()[4].find("b")->end(), (Position{3, 10}));
    EXPECT_EQ(parsed.root.end(), (Position{4, 2}));
    EXPECT_EQ(parse("12").root.end(), (Position{1, 3}));
}

TEST(JsonParser, ColumnsCountBytes) {
    EXPECT_EQ(positionsIn("[\"\u00e4\u20ac\", 1]"), (std::vector<Position>{{1, 2}, {1, 11}}));
}

TEST(JsonParser, SignsInsideTextsAreNoTokens) {
    EXPECT_EQ(positionsIn("[\"a, [b]: {\\\"c\\\"}\", 7]"), (std::vector<Position>{{1, 2}, {1, 21}}));
}

TEST(JsonParser, KeepsWhatItRead) {
    const std::string text = R"({"a":[1,-2,1.5,"x",true,false,null,{"b":{}}],"c":""})";
    EXPECT_EQ(parse(text).root.toJson().dump(), text);
}

TEST(JsonParser, KeyGivenTwiceIsReportedWithItsPath) {
    const Parsed parsed = parse("{\"a\": [\n {\"b\": 1,\n  \"b\": 2}]}");
    ASSERT_EQ(parsed.issues.size(), 1U);
    EXPECT_EQ(parsed.issues[0].line(),
              "file:3:3: error: the key \"b\" is given twice (first in line 2); remove one (at a[0].b)");
}

TEST(JsonParser, SameKeyInTwoObjectsIsNoProblem) {
    EXPECT_TRUE(parse("[{\"a\": 1}, {\"a\": {\"a\": 2}}]").issues.empty());
}

TEST(JsonParser, GivesUpWhenTooManyKeysComeTwice) {
    JsonLimits limits;
    limits.issues = 3;
    const Parsed parsed = parse("{" + repeated("\"a\":1,", 9) + "\"a\":1}", limits);
    ASSERT_EQ(parsed.issues.size(), 4U);
    EXPECT_EQ(parsed.issues[3].text, "too many keys are given twice; the rest of the file is not read");
}

TEST(JsonParser, DepthHasALimit) {
    EXPECT_TRUE(parse(repeated("[", 64) + repeated("]", 64)).issues.empty());
    EXPECT_EQ(problem(repeated("[", 65) + repeated("]", 65)),
              "file:1:65: error: nested more than 64 levels deep");
    EXPECT_EQ(problem(repeated("{\"a\":", 65) + "1" + repeated("}", 65)),
              "file:1:321: error: nested more than 64 levels deep");
}

TEST(JsonParser, HundredThousandLevelsAreRefusedNotFollowed) {
    EXPECT_EQ(problem(repeated("[", 100'000)), "file:1:65: error: nested more than 64 levels deep");
    EXPECT_EQ(problem(repeated("[{\"a\":", 100'000)), "file:1:193: error: nested more than 64 levels deep");
}

TEST(JsonParser, SizeHasALimit) {
    JsonLimits limits;
    limits.bytes = 10;
    EXPECT_TRUE(parse("[12345678]", limits).issues.empty());
    EXPECT_EQ(problem("[123456789]", limits), "file:1:1: error: the file has 11 bytes; at most 10 are read");
}

TEST(JsonParser, NumberOfValuesHasALimit) {
    JsonLimits limits;
    limits.values = 4;
    EXPECT_TRUE(parse("[1,2,3]", limits).issues.empty());
    EXPECT_EQ(problem("[1,2,3,4,5]", limits),
              "file:1:10: error: more than 4 values; this is too much for one file");
}

TEST(JsonParser, WholeNumbersThatNoIntegerHoldsAreRefused) {
    EXPECT_EQ(problem("[123456789012345678901234567890]"),
              "file:1:2: error: the number \"123456789012345678901234567890\" is too long; numbers go up to "
              "2147483647");
    EXPECT_EQ(parse("[18446744073709551615]").root.items()[0].describe(), "the number 18446744073709551615");
    EXPECT_EQ(parse("[-9223372036854775808]").root.items()[0].describe(), "the number -9223372036854775808");
}

TEST(JsonParser, NumberBeyondADoubleIsRefused) {
    EXPECT_EQ(problem("[1, 1e400]"), "file:1:5: error: the number is too large; numbers go up to 2147483647");
}

struct Broken {
    std::string text;
    std::string start;
};

TEST(JsonParser, BrokenTextsAreRefusedWhereTheyBreak) {
    const std::vector<Broken> cases{
        {"", "file:1:1: error: the file is empty"},
        {" \n\t\r\n", "file:1:1: error: the file is empty"},
        {"\xEF\xBB\xBF{}", "file:1:1: error: the file starts with a byte-order mark; save it as plain UTF-8"},
        {std::string("{}\n \0 x", 7),
         "file:2:2: error: the file holds a NUL byte, so it is no text; save it"},
        {std::string("{\"a\0\": 1}", 9), "file:1:4: error: the file holds a NUL byte"},
        {"{\"a\": 1,\n}",
         "file:2:1: error: this is not JSON: one comma too many before this brace; remove it"},
        {"[1,\n]", "file:2:1: error: this is not JSON: one comma too many before this bracket; remove it"},
        {"{\"a\": 1\n \"b\": 2}", "file:2:2: error: this is not JSON: a comma is missing before this"},
        {"[{} {}]", "file:1:5: error: this is not JSON: a comma is missing before this"},
        {"{\"a\": }", "file:1:7: error: this is not JSON: a value is missing before this brace"},
        {"{\"a\": [1}",
         "file:1:9: error: this is not JSON: the bracket ] that ends the list is missing before"},
        {"{a: 1}",
         "file:1:2: error: this is not JSON: this word stands for nothing; a text stands in double"},
        {"[1.]", "file:1:4: error: this is not JSON: this is no number; write it like 12 or -3"},
        {"[1 2]", "file:1:4: error: this is not JSON: a comma is missing before this"},
        {"{} {}", "file:1:4: error: this is not JSON: the file goes on after its end; remove what follows"},
        {"[tru]",
         "file:1:5: error: this is not JSON: this word stands for nothing; a text stands in double quotes"},
        {"[01]", "file:1:3: error: this is not JSON: a number does not begin with 0; remove it"},
        {"[\"a\nb\"]",
         "file:1:4: error: this is not JSON: a text holds no line breaks, tabs or other control characters"},
        {"[,1]", "file:1:2: error: this is not JSON: a value is missing before this comma"},
        {"{\"a\" 1}", "file:1:6: error: this is not JSON: a colon is missing between the key and its value"},
        {"['a']", "file:1:2: error: this is not JSON: a text stands in double quotes, not in single ones"},
        {"// note\n{}", "file:1:1: error: this is not JSON: JSON has no comments; remove this one"},
        {"[NaN]", "file:1:2: error: this is not JSON: this word stands for nothing"},
        {"[\"\\ud800\"]", "file:1:9: error: this is not JSON: a backslash in a text stands before"},
        {"{\"a\": [1, 2",
         "file:1:11: error: this is not JSON: the file ends too early: a brace, bracket or value is missing"},
    };
    for (const Broken& broken : cases) {
        EXPECT_TRUE(problem(broken.text).starts_with(broken.start)) << problem(broken.text);
    }
}

TEST(JsonParser, BytesThatAreNoUtf8AreRefusedInWordsThatAre) {
    for (const char* bytes :
         {"[\"\xFF\"]", "[\"\xC3\"]", "[\"\xED\xA0\x80\"]", "[\"\xC0\xAF\"]", "\xFF", "[\xE4]"}) {
        const std::string line = problem(bytes);
        EXPECT_TRUE(line.find(": error: this is not JSON: ") != std::string::npos) << line;
        EXPECT_NO_THROW(Json(line).dump()) << "the message itself must be UTF-8";
    }
}

TEST(JsonParser, HugeTokensDoNotFlowIntoTheMessage) {
    EXPECT_LT(problem("[\"" + repeated("a", 100'000)).size(), 300U);
    EXPECT_LT(problem("[" + repeated("9", 100'000) + "]").size(), 300U);
}

TEST(JsonParser, ObjectsWithManyKeysAreReadInReasonableTime) {
    std::string text = "{\"first\":0";
    for (int i = 0; i < 200'000; ++i) {
        text += ",\"k" + std::to_string(i) + "\":0";
    }
    const Parsed parsed = parse(text + "}");
    EXPECT_TRUE(parsed.issues.empty());
    EXPECT_EQ(parsed.root.toJson().size(), 200'001U);
}

TEST(JsonParser, KeyGivenTwiceIsFoundAmongMany) {
    std::string many;
    for (int i = 0; i < 40; ++i) {
        many += "\"k" + std::to_string(i) + "\": " + std::to_string(i) + ", ";
    }
    for (const std::string& members : {std::string(), many}) {
        EXPECT_TRUE(parse("{" + members + "\"end\": 1}").issues.empty());
        const Parsed twice = parse("{" + members + "\"end\": 1,\n\"end\": 2}");
        ASSERT_EQ(twice.issues.size(), 1U);
        EXPECT_EQ(twice.issues.front().line(),
                  "file:2:1: error: the key \"end\" is given twice (first in line 1); remove one (at end)");
    }
}

TEST(JsonParser, LimitsCountListsAndWhatIsInThem) {
    JsonLimits limits;
    limits.depth = 3;
    limits.values = 5;
    EXPECT_TRUE(parse("[[[1]]]", limits).issues.empty());
    EXPECT_EQ(parse("[[[[1]]]]", limits).issues.size(), 1U);
    EXPECT_TRUE(parse("[1, 2, 3, 4]", limits).issues.empty());
    EXPECT_EQ(parse("[1, 2, 3, 4, 5]", limits).issues.size(), 1U);
}

} // namespace
} // namespace umpire::json_parser_test
