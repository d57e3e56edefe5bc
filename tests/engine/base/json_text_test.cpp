// JSON that is changed in place, and JSON for people.

#include "umpire/base/json_text.h"

#include <gtest/gtest.h>

namespace umpire::test::json_text_test {
namespace {

JsonText text(const std::string& written) {
    const auto read = JsonText::of(written);
    EXPECT_TRUE(read) << written;
    return *read;
}

TEST(JsonPage, IsOneLineWhereThatIsShort) {
    EXPECT_EQ(jsonPage({{"id", "a"}, {"checks", {"x", "y"}}}), R"({ "id": "a", "checks": ["x", "y"] })");
    EXPECT_EQ(jsonPage(Json::array({Json{{"id", "a"}}, 1})), R"([ { "id": "a" }, 1 ])");
    EXPECT_EQ(jsonPage(Json::object()) + jsonPage(Json::array()), "{}[]");
    EXPECT_EQ(jsonPage("a\nb\u00e9"), "\"a\\nb\u00e9\"");
}

TEST(JsonPage, HasALineForEachEntryWhereItIsLong) {
    const std::string word(60, 'w');
    EXPECT_EQ(jsonPage({{"a", word}, {"b", Json::array({word, word})}}),
              "{\n  \"a\": \"" + word + "\",\n  \"b\": [\n    \"" + word + "\",\n    \"" + word +
                  "\"\n  ]\n}");
}

TEST(JsonPage, IsOpenAsDeepAsIsAskedFor) {
    const Json value{{"list", Json::array({Json{{"id", "a"}}})}};
    EXPECT_EQ(jsonPage(value, {0, 0, 2}), "{\n  \"list\": [\n    { \"id\": \"a\" }\n  ]\n}");
}

TEST(JsonPage, ReadsBackAsItWas) {
    const Json value = Json::parse(R"({"a":[{"b":{"c":[1,2,{"d":null}]}}],"":"","x":[[],{}]})");
    for (int open = 0; open < 5; ++open) {
        EXPECT_EQ(Json::parse(jsonPage(value, {0, 0, open})), value) << open;
    }
}

TEST(JsonTextTest, IsNothingWhereTheStrictReaderTakesNothing) {
    for (const char* wrong : {"", "{", R"({"a":1,"a":2})", "\xff", R"({"a":1} x)"}) {
        EXPECT_FALSE(JsonText::of(wrong)) << wrong;
    }
}

constexpr const char* written = R"({
  "modifiers": [
    {"id":"wet" , "value" :  -1},
    { "id": "dry", "of": "unit",
      "value": 2, "note": "a \"}] b" }
  ],
  "numbers": { "range": 9 }
}
)";

TEST(JsonTextTest, FindsValuesByKeysAndNames) {
    const JsonText given = text(written);
    EXPECT_EQ(given.at({"modifiers", "wet", "value"}), Json(-1));
    EXPECT_EQ(given.at({"modifiers", "unit.dry", "value"}), Json(2));
    EXPECT_EQ(given.at({"modifiers", "dry", "note"}), Json("a \"}] b"));
    EXPECT_EQ(given.at({"numbers", "range"}), Json(9));
    EXPECT_FALSE(given.at({"modifiers", "side.dry"}));
    EXPECT_FALSE(given.at({"numbers", "range", "deeper"}));
    EXPECT_EQ(given.at({"modifiers", "side.wet", "value"}), Json(-1)) << "it says no kind";
}

TEST(JsonTextTest, KeepsEveryOtherByte) {
    JsonText given = text(written);
    given.replace({"modifiers", "wet", "value"}, -2);
    std::string expected = written;
    expected.replace(expected.find("-1"), 2, "-2");
    EXPECT_EQ(given.text(), expected);
}

TEST(JsonTextTest, AddsAsTheOthersAreWritten) {
    JsonText given = text(written);
    given.addItem({"modifiers"}, {{"id", "hot"}});
    given.addMember({"numbers"}, "crowd", 8);
    EXPECT_NE(given.text().find("b\" },\n    { \"id\": \"hot\" }\n  ],"), std::string::npos) << given.text();
    EXPECT_NE(given.text().find(R"("numbers": { "range": 9, "crowd": 8 })"), std::string::npos);
}

TEST(JsonTextTest, BreaksALineThatGrowsTooLong) {
    JsonText given = text(R"({"list":[{"id":"a"}]})");
    given.addMember({"list", "a"}, "text", std::string(120, 'x'));
    EXPECT_EQ(given.at({"list", "a", "text"}), Json(std::string(120, 'x')));
    EXPECT_NE(given.text().find("\n  \"id\": \"a\",\n  \"text\""), std::string::npos) << given.text();
}

TEST(JsonTextTest, AddsToWhatIsEmpty) {
    JsonText given = text("{}\n");
    given.addMember({}, "list", Json::array());
    given.addItem({"list"}, {{"id", "a"}});
    EXPECT_EQ(given.text(), "{\n  \"list\": [\n    { \"id\": \"a\" }\n  ]\n}\n");
}

TEST(JsonTextTest, TakesAwayWithTheComma) {
    for (const char* key : {"a", "b", "c"}) {
        JsonText given = text(R"({ "a": 1, "b": [2], "c": {"d": 3} })");
        Json expected = Json::parse(given.text());
        expected.erase(key);
        given.remove({key});
        EXPECT_EQ(Json::parse(given.text()), expected) << given.text();
    }
    JsonText one = text(R"({"a":[{"id":"x"}]})");
    one.remove({"a", "x"});
    EXPECT_EQ(one.text(), R"({"a":[]})");
    one.remove({"no", "such"});
    EXPECT_EQ(one.text(), R"({"a":[]})");
}

TEST(JsonTextTest, KnowsWhereThingsStand) {
    const JsonText given = text(written);
    EXPECT_EQ(given.positionOf({"modifiers", "wet", "value"}), (Position{3, 19}));
    EXPECT_EQ(given.positionOf({"numbers"}), (Position{7, 3}));
    EXPECT_EQ(given.positionOf({"nothing"}), Position());
    EXPECT_EQ(given.stepsAt({3, 27}), (JsonSteps{"modifiers", "wet", "value"}));
    EXPECT_EQ(given.stepsAt({5, 9}), (JsonSteps{"modifiers", "unit.dry", "value"}));
    EXPECT_EQ(given.stepsAt({7, 17}), (JsonSteps{"numbers", "range"}));
    EXPECT_EQ(given.stepsAt({1, 1}), JsonSteps());
    EXPECT_EQ(given.stepsAt({99, 1}), JsonSteps());
}

} // namespace
} // namespace umpire::test::json_text_test
