#include "umpire/base/object_reader.h"

#include <gtest/gtest.h>

namespace umpire::object_reader_test {
namespace {

using Read = std::function<void(ObjectReader&)>;

/// The lines that reading a text gives.
std::vector<std::string> problems(const std::string& text, const Read& read) {
    Issues issues;
    const JsonDocument document("f", parseJson(text, "f", issues));
    {
        ObjectReader reader(document.root(), {document, issues});
        read(reader);
    }
    std::vector<std::string> lines;
    for (const Issue& issue : issues) {
        lines.push_back(issue.line());
    }
    return lines;
}

using Lines = std::vector<std::string>;

TEST(ObjectReader, ReadsEveryKindOfValue) {
    const Lines lines = problems(
        R"({"text": "x", "id": "a-1", "whole": -5, "flag": true, "choice": "b", "texts": ["p", "q"]})",
        [](ObjectReader& reader) {
            EXPECT_EQ(reader.text("text"), "x");
            EXPECT_EQ(reader.id("id"), "a-1");
            EXPECT_EQ(reader.whole("whole"), -5);
            EXPECT_TRUE(reader.flag("flag", false));
            EXPECT_EQ(reader.choice("choice", {"a", "b"}), "b");
            EXPECT_EQ(reader.texts("texts"), (Lines{"p", "q"}));
        });
    EXPECT_EQ(lines, Lines{});
}

TEST(ObjectReader, MissingKeysTakeTheirFallback) {
    const Lines lines = problems("{}", [](ObjectReader& reader) {
        EXPECT_EQ(reader.text("a", "x"), "x");
        EXPECT_EQ(reader.id("b", "y"), "y");
        EXPECT_EQ(reader.whole("c", 4), 4);
        EXPECT_TRUE(reader.flag("d", true));
        EXPECT_EQ(reader.choice("e", {"p", "q"}, "q"), "q");
        EXPECT_EQ(reader.texts("f"), Lines{});
    });
    EXPECT_EQ(lines, Lines{});
}

TEST(ObjectReader, MissingKeysAreReportedAtTheirObject) {
    EXPECT_EQ(problems("\n {}", [](ObjectReader& reader) { reader.text("name"); }),
              Lines{"f:2:2: error: the key \"name\" is missing"});
}

TEST(ObjectReader, UnknownKeysAreReportedAtTheKeyWithTheNearest) {
    EXPECT_EQ(problems(R"({"nam": 1, "zzz": 2})",
                       [](ObjectReader& reader) {
                           reader.text("name", "");
                           reader.skip("other");
                       }),
              (Lines{"f:1:2: error: unknown key \"nam\"; did you mean \"name\"? (at nam)",
                     "f:1:12: error: unknown key \"zzz\"; there are name and other (at zzz)"}));
}

TEST(ObjectReader, NumbersOutOfReachAreReportedNotCut) {
    const auto whole = [](const std::string& number) {
        return problems("{\"n\": " + number + "}", [](ObjectReader& reader) { reader.whole("n", 0); });
    };
    EXPECT_EQ(whole("2147483647"), Lines{});
    EXPECT_EQ(whole("-2147483647"), Lines{});
    EXPECT_EQ(
        whole("4294967297"),
        Lines{"f:1:7: error: the number 4294967297 is out of reach; numbers go up to 2147483647 (at n)"});
    EXPECT_EQ(whole("18446744073709551615"), Lines{"f:1:7: error: the number 18446744073709551615 is out of "
                                                   "reach; numbers go up to 2147483647 (at n)"});
    EXPECT_EQ(whole("1.9"),
              Lines{"f:1:7: error: found the number 1.9 where a whole number is expected; write "
                    "it without a fraction (at n)"});
    EXPECT_EQ(whole("true"), Lines{"f:1:7: error: found true where a whole number is expected (at n)"});
    EXPECT_EQ(whole("null"), Lines{"f:1:7: error: found null where a whole number is expected (at n)"});
}

TEST(ObjectReader, WrongTypesSayWhatWasFoundAndExpected) {
    EXPECT_EQ(problems(R"({"a": 1, "b": "x", "c": {}, "d": ["p", 2], "e": "x", "f": [3]})",
                       [](ObjectReader& reader) {
                           EXPECT_EQ(reader.text("a", "fallback"), "fallback");
                           EXPECT_TRUE(reader.flag("b", true));
                           reader.texts("c");
                           EXPECT_EQ(reader.texts("d"), Lines{"p"});
                           reader.objects("e", true, [](ObjectReader&) {});
                           reader.objects("f", true,
                                          [](ObjectReader&) { ADD_FAILURE() << "3 is no object"; });
                       }),
              (Lines{"f:1:7: error: found the number 1 where a text is expected (at a)",
                     "f:1:15: error: found the text \"x\" where true or false is expected (at b)",
                     "f:1:25: error: found an object where a list of texts is expected (at c)",
                     "f:1:40: error: found the number 2 where a text is expected (at d[1])",
                     "f:1:49: error: found the text \"x\" where a list is expected (at e)",
                     "f:1:60: error: found the number 3 where an object is expected (at f[0])"}));
}

TEST(ObjectReader, ChoicesOfferTheNearest) {
    const auto choice = [](ObjectReader& reader) { EXPECT_EQ(reader.choice("c", {"unit", "side"}), "unit"); };
    EXPECT_EQ(problems(R"({"c": "sides"})", choice),
              Lines{"f:1:7: error: \"sides\" is none of unit and side; did you mean \"side\"? (at c)"});
    EXPECT_EQ(problems("{}", choice), Lines{"f:1:1: error: the key \"c\" is missing"});
    EXPECT_EQ(problems(R"({"c": "x"})", [](ObjectReader& reader) { reader.choice("c", {"only"}); }),
              Lines{"f:1:7: error: found \"x\" where \"only\" is expected (at c)"});
}

TEST(ObjectReader, IdsAreKebab) {
    EXPECT_EQ(problems(R"({"id": "No Id"})", [](ObjectReader& reader) { reader.id("id"); }),
              Lines{"f:1:8: error: \"No Id\" is no id; use small letters, digits and single hyphens, as in "
                    "\"4th-company\" (at id)"});
}

TEST(ObjectReader, WhatIsNoObjectIsReportedOnce) {
    EXPECT_EQ(problems("[1]",
                       [](ObjectReader& reader) {
                           EXPECT_FALSE(reader.valid());
                           EXPECT_EQ(reader.text("name"), "");
                       }),
              Lines{"f:1:1: error: found a list where an object is expected"});
}

TEST(ObjectReader, StopsListingWhenNothingFits) {
    std::string text = "{\"a\": [";
    for (int i = 0; i < 3000; ++i) {
        text += i == 0 ? "1" : ",1";
    }
    const Lines lines = problems(text + "]}", [](ObjectReader& reader) { reader.texts("a"); });
    ASSERT_EQ(lines.size(), ReadContext::mostIssues + 1);
    EXPECT_EQ(lines.back(), "f: error: too many problems; the rest is not listed");
}

} // namespace
} // namespace umpire::object_reader_test
