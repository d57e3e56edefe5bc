// Texts of which the process keeps one copy.

#include "umpire/base/symbol.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace umpire::test::symbol_test {
namespace {

TEST(Symbol, IsTheSameForTheSameText) {
    const Symbol one("a battery");
    const Symbol two(std::string("a bat") + "tery");
    EXPECT_EQ(one, two);
    EXPECT_EQ(one.number(), two.number());
    EXPECT_NE(one, Symbol("a battery "));
    EXPECT_EQ(one.text(), "a battery");
    EXPECT_EQ(Symbol::numbered(one.number()), one);
}

TEST(Symbol, OfNothingIsNumberZero) {
    EXPECT_EQ(Symbol().number(), 0U);
    EXPECT_EQ(Symbol(""), Symbol());
    EXPECT_EQ(Symbol().text(), "");
    EXPECT_EQ(Symbol::find(""), Symbol());
}

TEST(Symbol, IsNotMadeByLookingForIt) {
    EXPECT_EQ(Symbol::find("nobody ever says this"), std::nullopt);
    EXPECT_EQ(Symbol::find("nobody ever says this"), std::nullopt);
    const Symbol said("nobody says this either");
    EXPECT_EQ(Symbol::find("nobody says this either"), said);
}

TEST(Symbol, KeepsItsTextInPlaceHoweverManyCome) {
    const Symbol first("the first of many");
    const std::string* text = &first.text();
    std::vector<Symbol> many;
    for (int i = 0; i < 20000; ++i) {
        many.emplace_back("one of many " + std::to_string(i));
    }
    EXPECT_EQ(&first.text(), text);
    for (int i = 0; i < 20000; ++i) {
        const std::string said = "one of many " + std::to_string(i);
        ASSERT_EQ(many[static_cast<std::size_t>(i)].text(), said);
        ASSERT_EQ(Symbol::find(said), many[static_cast<std::size_t>(i)]);
    }
}

TEST(Symbol, IsTheSameInAllThreads) {
    constexpr std::size_t count = 4;
    std::vector<std::vector<Symbol>> made(count);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < count; ++t) {
        threads.emplace_back([&mine = made[t]] {
            for (int i = 0; i < 10000; ++i) {
                mine.emplace_back("said by all " + std::to_string(i));
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (std::size_t t = 1; t < count; ++t) {
        EXPECT_EQ(made[t], made[0]);
    }
}

} // namespace
} // namespace umpire::test::symbol_test
