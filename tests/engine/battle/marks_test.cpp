// Whose attack told: set and cleared by fire, by checks with firers named, by charges; never by what is not
// its own attack.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::marks_test {
namespace {

std::unique_ptr<Session> line() {
    return Field()
        .ours("one", "infantry", "british", 4)
        .ours("two", "infantry", "british", 4)
        .ours("plane", "plane", "british", 1)
        .theirs("battalion", "infantry", "turkish", 8)
        .open();
}

bool told(const Session& session, const Id& unit) {
    return shown(session, unit, "last-attack-told").get<bool>();
}

class ByDie : public testing::TestWithParam<int> {};

TEST_P(ByDie, FireTellsAtFiveOrLess) {
    for (const bool before : {false, true}) {
        const auto session = line();
        adjusted(*session, "one", {{"last-attack-told", before}});
        adjusted(*session, "two", {{"last-attack-told", before}});
        done(*session, shoot("one", "battalion", {GetParam()}));
        EXPECT_EQ(told(*session, "one"), GetParam() <= 5);
        EXPECT_EQ(told(*session, "two"), before) << "it did not fire";
        EXPECT_FALSE(told(*session, "battalion"));
    }
}

TEST_P(ByDie, FirersNamedInACheckAreMarked) {
    const auto session = line();
    done(*session, morale("battalion", GetParam(), {{"fired-on-by", {"one", "two"}}}));
    EXPECT_EQ(told(*session, "one"), GetParam() <= 5);
    EXPECT_EQ(told(*session, "two"), GetParam() <= 5);
}

TEST_P(ByDie, AChargeTellsAtFiveOrLess) {
    const auto session = line();
    done(*session, charge("one", "battalion", {GetParam()}, {{"fired-on-by", {"two"}}}));
    EXPECT_EQ(told(*session, "one"), GetParam() <= 5);
    EXPECT_FALSE(told(*session, "two")) << "fire counts in morale checks only";
}

TEST_P(ByDie, AChargerNamedInAResponseIsMarked) {
    const auto session = line();
    done(*session, checkOf("charge-response", "unit", "battalion", {GetParam()}, {{"charged-by", "two"}}));
    EXPECT_EQ(told(*session, "two"), GetParam() <= 5);
}

INSTANTIATE_TEST_SUITE_P(D8, ByDie, testing::Range(1, 9));

TEST(Marks, OfTheOtherChecksMeanNothing) {
    const auto session = line();
    done(*session, morale("battalion", 2, {{"charged-by", "two"}}));
    done(*session, checkOf("crash", "unit", "battalion", {2}, {{"fired-on-by", {"one"}}}));
    EXPECT_FALSE(told(*session, "two"));
    EXPECT_FALSE(told(*session, "one"));
}

TEST(Marks, ATargetDestroyedStillTells) {
    const auto session =
        Field().ours("one", "infantry", "british", 4).theirs("last", "infantry", "turkish", 1).open();
    done(*session, shoot("one", "last", {4}));
    EXPECT_EQ(shown(*session, "last", "state"), Json("gone"));
    EXPECT_TRUE(told(*session, "one"));
}

TEST(Marks, FireAtTheRunningTellsByTheTotal) {
    const auto session = line();
    adjusted(*session, "battalion", {{"state", "buggering-off"}});
    done(*session, shoot("one", "battalion", {4}));
    EXPECT_TRUE(told(*session, "one"));
    done(*session, shoot("one", "battalion", {8}));
    EXPECT_FALSE(told(*session, "one")) << "8 in all";
}

} // namespace
} // namespace umpire::test::marks_test
