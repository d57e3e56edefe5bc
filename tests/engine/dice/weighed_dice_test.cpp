// Chances counted exactly: the double nearest to the fraction, whatever the dice.

#include "../../../src/engine/base/natural.h"
#include "../../../src/engine/battle/weighed_dice.h"

#include <gtest/gtest.h>

#include <cmath>

namespace umpire::test::weighed_dice_test {
namespace {

Natural power(std::uint32_t base, int exponent) {
    Natural number = 1;
    for (int i = 0; i < exponent; ++i) {
        number *= base;
    }
    return number;
}

TEST(Natural, GivesTheNearestDouble) {
    EXPECT_EQ(Natural::ratio(0, 7), 0.0);
    EXPECT_EQ(Natural::ratio(1, 2), 0.5);
    EXPECT_EQ(Natural::ratio(1, 3), 1.0 / 3);
    EXPECT_EQ(Natural::ratio(2, 3), 2.0 / 3);
    EXPECT_EQ(Natural::ratio(5, 7), 5.0 / 7);
    EXPECT_EQ(Natural::ratio(7, 7), 1.0);
    for (std::uint32_t whole = 1; whole < 200; ++whole) {
        for (std::uint32_t part = 1; part <= whole; ++part) {
            ASSERT_EQ(Natural::ratio(part, whole), static_cast<double>(part) / whole) << part << "/" << whole;
        }
    }
}

TEST(Natural, DoesSoForNumbersOfAnySize) {
    Natural part = power(7, 300);
    Natural whole = power(7, 301);
    EXPECT_EQ(Natural::ratio(part, whole), 1.0 / 7);
    part *= 3;
    EXPECT_EQ(Natural::ratio(part, whole), 3.0 / 7);
    Natural sum = power(2, 100);
    sum += 1;
    EXPECT_EQ(Natural::ratio(sum, power(2, 101)), 0.5) << "a rest too small to matter";
    Natural product = power(10, 30);
    product *= power(10, 40);
    EXPECT_EQ(product, power(10, 70));
    product /= 10;
    EXPECT_EQ(product, power(10, 69));
}

TEST(WeighedDice, CountEveryWayOfRowsOfDice) {
    const Die d6{"d6", "D6", {{1, ""}, {2, ""}, {3, ""}, {4, ""}, {5, ""}, {6, ""}}, {}};
    WeighedDice dice;
    WeightSum all;
    WeightSum high;
    do {
        const std::vector<Face> faces = dice.roll(d6, 5, "");
        all.add(dice.weight());
        std::int64_t total = 0;
        for (const Face& face : faces) {
            total += face.number;
        }
        if (total > 17) {
            high.add(dice.weight());
        }
    } while (dice.advance());
    EXPECT_EQ(all.chance(), 1.0);
    EXPECT_EQ(high.chance(), 0.5) << "five dice are above 17.5 as often as below";
    EXPECT_EQ(high.shareOf(all), 0.5);
}

TEST(WeighedDice, AddUpThrowsOfDifferentDice) {
    const Die coin{"coin", "Coin", {{1, ""}, {0, ""}}, {}};
    const Die three{"three", "D3", {{1, ""}, {2, ""}, {3, ""}}, {}};
    WeighedDice dice;
    WeightSum ones;
    do {
        const bool head = dice.roll(coin, 1, "").front().number == 1;
        const bool one = !head && dice.roll(three, 1, "").front().number == 1;
        if (head || one) {
            ones.add(dice.weight());
        }
    } while (dice.advance());
    EXPECT_EQ(ones.chance(), 2.0 / 3) << "a half and a sixth";
}

} // namespace
} // namespace umpire::test::weighed_dice_test
