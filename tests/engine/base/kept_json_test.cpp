#include "umpire/base/kept_json.h"

#include <gtest/gtest.h>

namespace umpire::test::kept_json_test {
namespace {

const Json command{{"do", "shoot"},
                   {"unit", "a-1"},
                   {"text", "\"quoted\", \\ and {braces}: −1 ñ"},
                   {"dice", {6, {{"d6", 2}}, "jam"}},
                   {"facts", {{"in-cover", true}, {"none", nullptr}, {"do", "inside"}}},
                   {"empty", Json::object()},
                   {"list", Json::array()}};

TEST(KeptJson, IsItsLine) {
    const KeptJson kept(command);
    EXPECT_EQ(kept.line(), dumpLine(command));
    EXPECT_EQ(kept.json(), command);
    EXPECT_TRUE(kept == command);
}

TEST(KeptJson, FindsMembersWithoutATree) {
    const KeptJson kept(command);
    for (const auto& [key, value] : command.items()) {
        EXPECT_TRUE(kept.contains(key));
        EXPECT_EQ(kept[key], value) << key;
        EXPECT_EQ(kept.lineOf(key), dumpLine(value));
    }
    EXPECT_FALSE(kept.contains("in-cover")) << "of an inner object";
    EXPECT_FALSE(kept.contains("uni"));
    EXPECT_TRUE(kept["target"].is_null());
    EXPECT_EQ(kept.text("do"), "shoot");
    EXPECT_EQ(kept.text("text"), command["text"].get<std::string>());
    EXPECT_EQ(kept.text("dice"), "");
    EXPECT_EQ(kept.value("unit", ""), "a-1");
    EXPECT_EQ(kept.value("record", 7), 7);
}

TEST(KeptJson, OfNothingIsNull) {
    const KeptJson kept;
    EXPECT_TRUE(kept.isNull());
    EXPECT_EQ(kept.line(), "null");
    EXPECT_EQ(kept, KeptJson(Json()));
    EXPECT_FALSE(kept.contains("do"));
    EXPECT_EQ(KeptJson(Json("a text")).text("do"), "") << "it has no members";
}

TEST(KeptJson, SharesItsLineWithItsCopies) {
    const KeptJson kept(command);
    const KeptJson copy = kept;
    EXPECT_EQ(copy.line().data(), kept.line().data());
}

TEST(KeptList, GivesItsValuesOneByOne) {
    const std::vector<Json> values{command, 1, "two", nullptr};
    const KeptList list(values);
    EXPECT_EQ(list.list(), values);
    EXPECT_EQ(list[1], values[1]);
    EXPECT_EQ(list.back(), values.back());
    std::size_t seen = 0;
    for (const Json& value : list) {
        EXPECT_EQ(value, values[seen++]);
    }
    EXPECT_EQ(seen, list.size());
}

TEST(KeptMembers, KeepTheLaterOfTwoOfOneName) {
    const KeptMembers members(KeptMembers::List{{"a", 1}, {"b", "x"}, {"a", 2}});
    EXPECT_EQ(members.line(), R"({"a":2,"b":"x"})");
    EXPECT_EQ(members.list(), (KeptMembers::List{{"a", 2}, {"b", "x"}}));
    EXPECT_TRUE(KeptMembers().empty());
    EXPECT_EQ(KeptMembers().line(), "{}");
    EXPECT_TRUE(KeptMembers(KeptMembers::List()).empty());
}

} // namespace
} // namespace umpire::test::kept_json_test
