#include "umpire/base/json.h"

#include <gtest/gtest.h>

namespace umpire::json_test {
namespace {

TEST(JsonValues, GoThereAndBack) {
    for (const Value& value :
         {Value(), Value(true), Value(-7), Value("word"), Value(Ids{}), Value(Ids{"a", "b"})}) {
        EXPECT_EQ(toValue(toJson(value)), value) << toJson(value);
    }
}

TEST(JsonValues, WhatNoValueCanHoldIsRefused) {
    for (const char* text : {"{}", "1.5", "1.0", "18446744073709551615", "[1]", "[\"a\", null]", "[[]]"}) {
        EXPECT_EQ(toValue(Json::parse(text)), std::nullopt) << text;
    }
}

TEST(JsonValues, LargestWholeNumberKeepsItsSign) {
    EXPECT_EQ(toValue(Json::parse("9223372036854775807")), Value(std::int64_t{9223372036854775807}));
    EXPECT_EQ(toValue(Json::parse("9223372036854775808")), std::nullopt);
}

TEST(JsonText, KeepsTheOrderOfKeys) {
    EXPECT_EQ(dumpLine(Json{{"z", 1}, {"a", 2}}), "{\"z\":1,\"a\":2}");
}

TEST(JsonText, BytesThatAreNoUtf8AreReplaced) {
    EXPECT_EQ(dumpLine(Json("a\xFF")), "\"a\uFFFD\"");
}

TEST(JsonText, DescriptionsSayWhatWasFound) {
    EXPECT_EQ(describe(Json("x")), "the text \"x\"");
    EXPECT_EQ(describe(Json(3)), "the number 3");
    EXPECT_EQ(describe(Json(1.5)), "the number 1.5");
    EXPECT_EQ(describe(Json(true)), "true");
    EXPECT_EQ(describe(Json(nullptr)), "null");
    EXPECT_EQ(describe(Json::object()), "an object");
    EXPECT_EQ(describe(Json::array()), "an empty list");
    EXPECT_EQ(describe(Json::array({1})), "a list");
}

TEST(JsonText, LongTextsAreCutBetweenCharacters) {
    for (std::size_t lead = 50; lead < 62; ++lead) {
        const std::string description = describe(Json(std::string(lead, 'a') + "\u20ac\u20ac\u20ac\u20ac"));
        EXPECT_LT(description.size(), 80U);
        EXPECT_NO_THROW(Json(description).dump()) << description;
    }
}

} // namespace
} // namespace umpire::json_test
