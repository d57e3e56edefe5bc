// What copies share until one of them is changed.

#include "umpire/base/shared.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace umpire::test::shared_test {
namespace {

/// An item that counts how many of its kind there are.
struct Counted {
    Counted() { ++alive; }
    Counted(const Counted& other) : value(other.value) {
        ++alive;
        ++copies;
    }
    Counted& operator=(const Counted&) = default;
    ~Counted() { --alive; }
    int value = 0;
    static inline int alive = 0;
    static inline int copies = 0;
};

SharedArray<Counted> filled(std::uint32_t count) {
    SharedArray<Counted> array;
    for (std::uint32_t i = 0; i < count; ++i) {
        array.own(i).value = static_cast<int>(i);
    }
    return array;
}

TEST(SharedArray, HasWhatWasPutIntoItAndNothingElse) {
    SharedArray<std::string> array;
    EXPECT_EQ(array.find(0), nullptr);
    EXPECT_EQ(array.find(4000000000U), nullptr);
    array.own(5) = "five";
    array.own(70000) = "far";
    EXPECT_EQ(*array.find(5), "five");
    EXPECT_EQ(*array.find(70000), "far");
    EXPECT_EQ(array.find(6), nullptr);
    array.erase(70000);
    array.erase(6);
    EXPECT_EQ(array.find(70000), nullptr);
    EXPECT_EQ(*array.find(5), "five");
}

TEST(SharedArray, ACopySharesAllButWhatChanged) {
    const auto array = filled(10000);
    const int before = Counted::alive;
    auto copy = array;
    EXPECT_EQ(Counted::alive, before);
    Counted::copies = 0;
    copy.own(4711).value = -1;
    EXPECT_EQ(Counted::copies, 1);
    EXPECT_EQ(Counted::alive, before + 1);
    EXPECT_EQ(array.find(4711)->value, 4711);
    for (std::uint32_t i = 0; i < 10000; ++i) {
        ASSERT_EQ(copy.find(i) == array.find(i), i != 4711);
    }
}

TEST(SharedArray, ChangesInPlaceWhatNobodyShares) {
    auto array = filled(100);
    const Counted* item = array.find(42);
    array.own(42).value = 7;
    EXPECT_EQ(array.find(42), item);
    {
        const auto copy = array;
        array.own(42).value = 8;
        EXPECT_NE(array.find(42), item);
        EXPECT_EQ(copy.find(42)->value, 7);
    }
    item = array.find(42);
    array.own(42).value = 9;
    EXPECT_EQ(array.find(42), item);
}

TEST(SharedArray, LeavesNothingBehind) {
    const int before = Counted::alive;
    {
        auto array = filled(1000);
        auto copy = array;
        copy.own(5000).value = 1;
        array.erase(3);
        copy = array;
    }
    EXPECT_EQ(Counted::alive, before);
}

TEST(SharedArray, BehavesAsManyMaps) {
    std::mt19937 random(17);
    std::vector<SharedArray<int>> arrays(4);
    std::vector<std::map<std::uint32_t, int>> maps(4);
    for (int turn = 0; turn < 20000; ++turn) {
        const std::size_t which = random() % 4;
        const auto number = static_cast<std::uint32_t>(random() % 600 * (random() % 3 + 1));
        switch (random() % 8) {
        case 0:
            arrays[which] = arrays[turn % 4];
            maps[which] = maps[turn % 4];
            break;
        case 1:
            arrays[which].erase(number);
            maps[which].erase(number);
            break;
        default:
            arrays[which].own(number) = turn;
            maps[which][number] = turn;
        }
        const auto found = maps[which].find(number);
        const int* item = arrays[which].find(number);
        ASSERT_EQ(item != nullptr, found != maps[which].end());
        ASSERT_TRUE(!item || *item == found->second);
    }
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::uint32_t number = 0; number < 1800; ++number) {
            const auto found = maps[i].find(number);
            const int* item = arrays[i].find(number);
            ASSERT_EQ(item ? *item : -1, found == maps[i].end() ? -1 : found->second);
        }
    }
}

TEST(Shared, IsSharedUntilItIsChanged) {
    Shared<std::vector<int>> one;
    EXPECT_TRUE(one.empty());
    one.own().push_back(3);
    Shared<std::vector<int>> two = one;
    EXPECT_TRUE(two.sharedWith(one));
    two.own().push_back(4);
    EXPECT_FALSE(two.sharedWith(one));
    EXPECT_EQ(one, std::vector<int>{3});
    EXPECT_EQ(two, (std::vector<int>{3, 4}));
    one = std::vector<int>{3, 4};
    EXPECT_EQ(one, two);
}

} // namespace
} // namespace umpire::test::shared_test
