#include "dice_of_tests.h"
#include "umpire/dice/dice_source.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace umpire::test::random_dice_test {
namespace {

/// How far the faces thrown are from what their shares of the die let expect.
double chiSquare(const Die& die, std::uint64_t seed, int throws) {
    RandomDice dice(seed);
    std::map<std::string, int> seen;
    for (const Face& face : dice.roll(die, throws, "")) {
        ++seen[toJson(face).dump()];
    }
    double result = 0;
    for (const Face& face : die.distinct()) {
        const auto sides = static_cast<double>(std::count(die.faces.begin(), die.faces.end(), face));
        const double expected = throws * sides / static_cast<double>(die.faces.size());
        const double off = seen[toJson(face).dump()] - expected;
        result += off * off / expected;
    }
    return result;
}

std::string faces(std::uint64_t seed, const Die& die, int count) {
    RandomDice dice(seed);
    std::string result;
    for (const Face& face : dice.roll(die, count, "")) {
        result += (result.empty() ? "" : " ") + toJson(face).dump();
    }
    return result;
}

TEST(RandomDice, EveryFaceOfAD8IsEquallyLikely) {
    // 7 degrees of freedom: 99.9 % of fair dice stay below 24.3.
    for (const std::uint64_t seed : {1U, 2U, 1917U}) {
        EXPECT_LT(chiSquare(d8(), seed, 1'000'000), 24.3) << seed;
    }
}

TEST(RandomDice, FacesThatStandTwiceComeTwiceAsOften) {
    // 3 degrees of freedom: 99.9 % of fair dice stay below 16.3.
    for (const std::uint64_t seed : {1U, 2U, 1917U}) {
        EXPECT_LT(chiSquare(symbolDie(), seed, 1'000'000), 16.3) << seed;
    }
}

TEST(RandomDice, SeedReplaysEverywhere) {
    EXPECT_EQ(faces(1, d8(), 20), "8 7 5 4 3 1 6 7 4 1 5 3 1 3 4 8 6 8 8 6");
    EXPECT_EQ(faces(1, symbolDie(), 20), "2 2 1 1 1 2 2 3 2 2 3 3 1 2 1 1 1 \"jam\" \"jam\" 1");
}

TEST(RandomDice, SameSeedGivesTheSameFacesHoweverTheyAreAskedFor) {
    RandomDice one(7);
    RandomDice many(7);
    std::vector<Face> single;
    for (int i = 0; i < 100; ++i) {
        single.push_back(one.roll(d8(), 1, "").front());
    }
    EXPECT_EQ(many.roll(d8(), 100, ""), single);
    EXPECT_NE(faces(7, d8(), 100), faces(8, d8(), 100));
}

TEST(RandomDice, DrawsCanBeAudited) {
    RandomDice dice(5);
    dice.roll(d8(), 3, "");
    dice.roll(symbolDie(), 2, "");
    EXPECT_EQ(dice.seed(), 5U);
    EXPECT_EQ(dice.position(), 5U);
    EXPECT_EQ(dice.left(), 0);
}

} // namespace
} // namespace umpire::test::random_dice_test
