// A list in one row that copies share until one of them changes it otherwise than at its end.

#include "umpire/base/shared.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace umpire::test::shared_list_test {
namespace {

std::vector<int> itemsOf(const SharedList<int>& list) {
    return {list.begin(), list.end()};
}

SharedList<int> upTo(int count) {
    SharedList<int> list;
    for (int i = 0; i < count; ++i) {
        list.insert(list.size(), i);
    }
    return list;
}

TEST(SharedList, StaysSharedByWhoeverPutsMoreAtItsEnd) {
    const SharedList<int> list = upTo(5);
    SharedList<int> longer = list;
    EXPECT_EQ(longer.begin(), list.begin());
    longer.insert(5, 50);
    EXPECT_EQ(longer.begin(), list.begin()) << "the row has room";
    SharedList<int> other = list;
    other.insert(5, 51);
    EXPECT_NE(other.begin(), list.begin()) << "that place was taken";
    EXPECT_EQ(itemsOf(list), (std::vector<int>{0, 1, 2, 3, 4}));
    EXPECT_EQ(itemsOf(longer), (std::vector<int>{0, 1, 2, 3, 4, 50}));
    EXPECT_EQ(itemsOf(other), (std::vector<int>{0, 1, 2, 3, 4, 51}));
}

TEST(SharedList, OfOthersStaysAsItIs) {
    SharedList<int> list = upTo(4);
    const SharedList<int> copy = list;
    list.erase(3);
    list.insert(3, 9);
    EXPECT_EQ(itemsOf(copy), (std::vector<int>{0, 1, 2, 3}));
    list.insert(0, -1);
    list.erase(2);
    EXPECT_EQ(itemsOf(list), (std::vector<int>{-1, 0, 2, 9}));
    EXPECT_EQ(itemsOf(copy), (std::vector<int>{0, 1, 2, 3}));
}

TEST(SharedList, StaysSharedByWhoeverTakesFromItsEnds) {
    const SharedList<int> list = upTo(5);
    SharedList<int> shorter = list;
    shorter.erase(0);
    shorter.erase(3);
    EXPECT_EQ(shorter.begin(), list.begin() + 1);
    EXPECT_EQ(itemsOf(shorter), (std::vector<int>{1, 2, 3}));
    EXPECT_EQ(itemsOf(list), (std::vector<int>{0, 1, 2, 3, 4}));
}

TEST(SharedList, MovesOnlyTheShorterSide) {
    SharedList<int> list = upTo(100);
    list.erase(2);
    const int* const last = list.end();
    list.insert(1, 7);
    EXPECT_EQ(list.end(), last);
    list.erase(90);
    EXPECT_EQ(list.end(), last - 1);
}

TEST(SharedList, BehavesAsManyVectors) {
    std::mt19937 random(4);
    std::vector<SharedList<int>> lists(4);
    std::vector<std::vector<int>> vectors(4);
    for (int turn = 0; turn < 20000; ++turn) {
        const std::size_t which = random() % 4;
        auto& list = lists[which];
        auto& vector = vectors[which];
        const std::size_t at = random() % 3 == 0 ? vector.size() : random() % (vector.size() + 1);
        if (random() % 10 == 0) {
            list = lists[static_cast<std::size_t>(turn) % 4];
            vector = std::vector<int>(vectors[static_cast<std::size_t>(turn) % 4]);
        } else if (random() % 2 == 0 || vector.empty()) {
            list.insert(at, turn);
            vector.insert(vector.begin() + static_cast<std::ptrdiff_t>(at), turn);
        } else {
            const std::size_t gone = at == vector.size() ? at - 1 : at;
            list.erase(gone);
            vector.erase(vector.begin() + static_cast<std::ptrdiff_t>(gone));
        }
        for (std::size_t i = 0; i < 4; ++i) {
            ASSERT_EQ(itemsOf(lists[i]), vectors[i]);
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
} // namespace umpire::test::shared_list_test
