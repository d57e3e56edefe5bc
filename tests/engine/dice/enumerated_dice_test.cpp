#include "dice_of_tests.h"
#include "umpire/dice/dice_source.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace umpire::test::enumerated_dice_test {
namespace {

using Shares = std::map<std::string, double>;

/// Dice thrown together as a text in which their order does not matter.
std::string setOf(std::vector<Face> faces) {
    std::vector<std::string> words;
    for (const Face& face : faces) {
        words.push_back(toJson(face).dump());
    }
    std::sort(words.begin(), words.end());
    std::string result;
    for (const std::string& word : words) {
        result += word + " ";
    }
    return result;
}

Shares enumerated(const Die& die, int count) {
    Shares shares;
    EnumeratedDice dice;
    do {
        const std::string faces = setOf(dice.roll(die, count, ""));
        EXPECT_FALSE(shares.contains(faces)) << "walked twice: " << faces;
        shares[faces] = dice.probability();
    } while (dice.advance());
    return shares;
}

/// Every ordered way, counted one by one.
Shares counted(const Die& die, int count) {
    Shares shares;
    const auto sides = static_cast<int>(die.faces.size());
    const auto ways = static_cast<int>(std::lround(std::pow(sides, count)));
    for (int way = 0; way < ways; ++way) {
        std::vector<Face> faces;
        for (int rest = way, i = 0; i < count; ++i, rest /= sides) {
            faces.push_back(die.faces[static_cast<std::size_t>(rest % sides)]);
        }
        shares[setOf(faces)] += 1.0 / ways;
    }
    return shares;
}

double sum(const Shares& shares) {
    double result = 0;
    for (const auto& [faces, share] : shares) {
        result += share;
    }
    return result;
}

class EnumeratedThrow : public testing::TestWithParam<int> {};

TEST_P(EnumeratedThrow, AgreesWithCountingEveryWay) {
    const Shares found = enumerated(symbolDie(), GetParam());
    const Shares expected = counted(symbolDie(), GetParam());
    ASSERT_EQ(found.size(), expected.size());
    for (const auto& [faces, share] : expected) {
        ASSERT_TRUE(found.contains(faces)) << faces;
        EXPECT_NEAR(found.at(faces), share, 1e-12) << faces;
    }
    EXPECT_NEAR(sum(found), 1, 1e-12);
}

INSTANTIATE_TEST_SUITE_P(Dice, EnumeratedThrow, testing::Range(1, 7));

TEST(EnumeratedDice, EveryFaceOfAD8HasAnEighth) {
    const Shares shares = enumerated(d8(), 1);
    ASSERT_EQ(shares.size(), 8U);
    for (const auto& [faces, share] : shares) {
        EXPECT_DOUBLE_EQ(share, 0.125) << faces;
    }
}

TEST(EnumeratedDice, ThirtyDiceStillSumToOne) {
    EXPECT_NEAR(sum(enumerated(symbolDie(), 30)), 1, 1e-9);
}

TEST(EnumeratedDice, NoDieHasOneWay) {
    EXPECT_EQ(enumerated(d8(), 0), (Shares{{"", 1.0}}));
}

TEST(EnumeratedDice, WalksRollsThatOnlySometimesCome) {
    // A symbol asks for a D8; nothing else does.
    EnumeratedDice dice;
    double total = 0;
    double withSecond = 0;
    int runs = 0;
    do {
        const bool second = !dice.roll(symbolDie(), 1, "").front().symbol.empty();
        if (second) {
            EXPECT_NEAR(dice.probability(), 1.0 / 6, 1e-12);
            dice.roll(d8(), 1, "");
        }
        total += dice.probability();
        withSecond += second ? dice.probability() : 0;
        ++runs;
    } while (dice.advance());
    EXPECT_EQ(runs, 3 + 8);
    EXPECT_NEAR(total, 1, 1e-12);
    EXPECT_NEAR(withSecond, 1.0 / 6, 1e-12);
}

TEST(EnumeratedDice, StopsAThrowThatIsRepeatedWithoutEnd) {
    EnumeratedDice dice;
    dice.roll(d8(), 1, "");
    EXPECT_THROW(dice.again(), EnumeratedDice::Stop);
}

} // namespace
} // namespace umpire::test::enumerated_dice_test
