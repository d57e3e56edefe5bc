#include "umpire/base/value.h"

#include <gtest/gtest.h>

namespace umpire::value_test {
namespace {

TEST(Value, NothingReadsAsTheEmptyOneOfEveryKind) {
    const Value nothing;
    EXPECT_TRUE(nothing.isNone());
    EXPECT_FALSE(nothing.flag());
    EXPECT_EQ(nothing.number(), 0);
    EXPECT_EQ(nothing.text(), "");
    EXPECT_EQ(nothing.list(), Ids{});
}

TEST(Value, AnotherKindReadsAsEmpty) {
    EXPECT_FALSE(Value(1).flag());
    EXPECT_EQ(Value("3").number(), 0);
    EXPECT_EQ(Value(3).text(), "");
    EXPECT_EQ(Value("a").list(), Ids{});
}

TEST(Value, NothingIsTheSameAsFalseZeroAndEmpty) {
    for (const Value& empty : {Value(false), Value(0), Value(""), Value(Ids{}), Value()}) {
        EXPECT_TRUE(Value().same(empty));
        EXPECT_TRUE(empty.same(Value()));
    }
    for (const Value& full : {Value(true), Value(1), Value("a"), Value(Ids{"a"})}) {
        EXPECT_FALSE(Value().same(full));
    }
}

TEST(Value, EmptyOnesOfDifferentKindsDiffer) {
    EXPECT_FALSE(Value(0).same(Value(false)));
    EXPECT_FALSE(Value("").same(Value(Ids{})));
}

} // namespace
} // namespace umpire::value_test
