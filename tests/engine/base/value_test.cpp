#include "umpire/base/value.h"

#include "umpire/base/halves.h"

#include <gtest/gtest.h>

#include <limits>

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

TEST(Value, TellsItsPayloadAsANumber) {
    EXPECT_EQ(Value().payload(), 0);
    EXPECT_EQ(Value(true).payload(), 1);
    EXPECT_EQ(Value(-7).payload(), -7);
    EXPECT_EQ(Value("a word").payload(), Symbol("a word").number());
    EXPECT_EQ(Value("a word").symbol(), Symbol("a word"));
    EXPECT_EQ(Value(Ids{"a"}).payload(), 0);
    EXPECT_EQ(Value(3).symbol(), Symbol());
}

TEST(Value, OfAListIsSharedByItsCopies) {
    const Value list(Ids{"a", "b"});
    Value copy = list;
    EXPECT_EQ(&copy.list(), &list.list());
    ASSERT_EQ(copy.symbols().size(), 2U);
    EXPECT_EQ(copy.symbols()[1], Symbol("b"));
    EXPECT_EQ(Value(copy.symbols()), list);
    EXPECT_EQ(Value(Ids{"a", "b"}), list);
    EXPECT_FALSE(Value(Ids{"b", "a"}) == list);
    copy = Value("a");
    EXPECT_EQ(list.list(), (Ids{"a", "b"}));
    const Value moved = std::move(copy);
    EXPECT_EQ(moved.text(), "a");
}

TEST(Halves, AreThoseOfNumbersThatTotalsComeTo) {
    EXPECT_EQ(halvesOf(10.5), 21);
    EXPECT_EQ(halvesOf(-3), -6);
    for (const Json& none :
         {Json("10.5"), Json(), Json(2e300), Json(std::numeric_limits<std::int64_t>::max())}) {
        EXPECT_EQ(halvesOf(none), 0) << none;
    }
}

} // namespace
} // namespace umpire::value_test
