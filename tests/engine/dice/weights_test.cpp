// Chances counted exactly: the double nearest to the fraction, whatever the dice.

#include "../../../src/engine/battle/odds/outcome_tree.h"
#include "../../../src/engine/dice/throw_outcomes.h"
#include "umpire/base/natural.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace umpire::test::weights_test {
namespace {

Natural power(std::uint32_t base, int exponent) {
    Natural number = 1;
    for (int i = 0; i < exponent; ++i) {
        number *= base;
    }
    return number;
}

TEST(Natural, GivesTheNearestDouble) {
    EXPECT_EQ(ratioOf(0, 7), 0.0);
    EXPECT_EQ(ratioOf(1, 2), 0.5);
    EXPECT_EQ(ratioOf(1, 3), 1.0 / 3);
    EXPECT_EQ(ratioOf(2, 3), 2.0 / 3);
    EXPECT_EQ(ratioOf(5, 7), 5.0 / 7);
    EXPECT_EQ(ratioOf(7, 7), 1.0);
    for (std::uint32_t whole = 1; whole < 200; ++whole) {
        for (std::uint32_t part = 1; part <= whole; ++part) {
            ASSERT_EQ(ratioOf(part, whole), static_cast<double>(part) / whole) << part << "/" << whole;
        }
    }
}

TEST(Natural, DoesSoForNumbersOfAnySize) {
    Natural part = power(7, 300);
    Natural whole = power(7, 301);
    EXPECT_EQ(ratioOf(part, whole), 1.0 / 7);
    part *= 3;
    EXPECT_EQ(ratioOf(part, whole), 3.0 / 7);
    Natural sum = power(2, 100);
    sum += 1;
    EXPECT_EQ(ratioOf(sum, power(2, 101)), 0.5) << "a rest too small to matter";
    Natural product = power(10, 30);
    product *= power(10, 40);
    EXPECT_EQ(product, power(10, 70));
    product /= 10;
    EXPECT_EQ(product, power(10, 69));
}

TEST(Natural, DoesSoWhereTwoDigitsDoAndWhereTheyDoNot) {
    std::mt19937_64 random(3);
    const Natural common = power(7, 60);
    for (int i = 0; i < 2'000; ++i) {
        const std::uint64_t parts[]{random(), random() >> (2 + random() % 62)};
        const std::uint64_t wholes[]{random(), random() >> (2 + random() % 62)};
        Natural part;
        import_bits(part, parts, parts + 1 + random() % 2, 0, false);
        Natural whole;
        import_bits(whole, wholes, wholes + 1 + random() % 2, 0, false);
        const double ratio = ratioOf(part, whole);
        part *= common;
        whole *= common;
        ASSERT_EQ(ratioOf(part, whole), ratio) << i;
    }
}

TEST(Weights, CountEveryWayOfRowsOfDice) {
    const Die d6{"d6", "D6", {{1, ""}, {2, ""}, {3, ""}, {4, ""}, {5, ""}, {6, ""}}, {}};
    WeightSum all;
    WeightSum high;
    for (const ThrowOutcome& way : everyThrow(d6, 5)) {
        WeightSum weight = WeightSum::certain();
        weight.take(6, 5, way.ways);
        all.add(weight);
        std::int64_t total = 0;
        for (const Face& face : way.faces) {
            total += face.number;
        }
        if (total > 17) {
            high.add(weight);
        }
    }
    EXPECT_EQ(all.chance(), 1.0);
    EXPECT_EQ(high.chance(), 0.5) << "five dice are above 17.5 as often as below";
    EXPECT_EQ(high.shareOf(all), 0.5);
}

TEST(Weights, AddUpThrowsOfDifferentDice) {
    WeightSum head = WeightSum::certain();
    head.take(2, 1, 1);
    WeightSum tailAndOne = head;
    tailAndOne.take(3, 1, 1);
    WeightSum ones;
    ones.add(head);
    ones.add(tailAndOne);
    EXPECT_EQ(ones.chance(), 2.0 / 3) << "a half and a sixth";
    EXPECT_EQ(tailAndOne.times(5).shareOf(tailAndOne), 5.0);
}

} // namespace
} // namespace umpire::test::weights_test
