#include "dice_of_tests.h"

#include <gtest/gtest.h>

namespace umpire::test::die_test {
namespace {

TEST(Die, ListsItsFacesForMessages) {
    EXPECT_EQ(symbolDie().faceList(), "1, 2, 3 or jam");
    EXPECT_EQ(d8().faceList(), "1, 2, 3, 4, 5, 6, 7 or 8");
}

TEST(Die, KnowsItsFaces) {
    EXPECT_TRUE(symbolDie().has({3, ""}));
    EXPECT_TRUE(symbolDie().has({0, "jam"}));
    EXPECT_FALSE(symbolDie().has({0, ""}));
    EXPECT_FALSE(symbolDie().has({4, ""}));
    EXPECT_FALSE(d8().has({0, "jam"}));
}

TEST(Die, DistinctFacesKeepTheirOrder) {
    EXPECT_EQ(symbolDie().distinct(), (std::vector<Face>{{1, ""}, {2, ""}, {3, ""}, {0, "jam"}}));
}

TEST(Die, FacesAreWrittenAsTheyAreRead) {
    EXPECT_EQ(toJson(Face{3, ""}), Json(3));
    EXPECT_EQ(toJson(Face{0, "jam"}), Json("jam"));
}

} // namespace
} // namespace umpire::test::die_test
