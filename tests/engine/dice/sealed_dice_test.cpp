// Dice from a secret: settled beforehand, told by nothing, checked by anybody.

#include "dice_of_tests.h"
#include "umpire/dice/sealed_dice.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>

namespace umpire::test::sealed_dice_test {
namespace {

constexpr const char* someSecret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

DiceSecret secret() {
    return *DiceSecret::fromHex(someSecret);
}

std::string faces(SealedDice dice, const Die& die, int count) {
    std::string text;
    for (const Face& face : dice.roll(die, count, "")) {
        text += face.symbol.empty() ? std::to_string(face.number) : face.symbol.substr(0, 1);
    }
    return text;
}

TEST(DiceSecret, IsReadBackFromItsDigitsOnly) {
    EXPECT_EQ(secret().hex(), someSecret);
    EXPECT_FALSE(DiceSecret::fromHex(""));
    EXPECT_FALSE(DiceSecret::fromHex(std::string(someSecret).substr(1)));
    EXPECT_FALSE(DiceSecret::fromHex(std::string(64, 'g')));
}

// hashlib.blake2b(bytes(range(32)), digest_size=32).hexdigest()
TEST(DiceSecret, IsPledgedByItsHash) {
    EXPECT_EQ(secret().pledge(), "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
}

TEST(DiceSecret, IsAnotherEachTime) {
    EXPECT_NE(DiceSecret::fromSystem().hex(), DiceSecret::fromSystem().hex());
}

// int(hashlib.blake2b(b"die 0", digest_size=32, key=bytes(range(32))).hexdigest()[:16], 16) % 8 + 1, and so
// on
TEST(SealedDice, AreWhatAnybodyWorksOutFromTheSecret) {
    EXPECT_EQ(faces(SealedDice(secret(), 1), d8(), 16), "2181617726437182");
}

TEST(SealedDice, AreOthersWithANumberThatWasCalled) {
    EXPECT_EQ(faces(SealedDice(secret(), 1, {{0, 1917, "", 0}}), d8(), 16), "7476267346144565");
    EXPECT_EQ(faces(SealedDice(secret(), 1, {{4, 5, "", 0}, {8, 1917, "", 0}}), d8(), 16).substr(0, 4),
              "2181");
    EXPECT_EQ(faces(SealedDice(secret(), 1, {{4, 5, "", 0}, {8, 1917, "", 0}}), d8(), 16).substr(8),
              "46144565");
}

TEST(SealedDice, HaveOneFaceAtAPosition) {
    SealedDice dice(secret(), 3, {}, 10);
    EXPECT_EQ(faces(dice, d8(), 3), "437");
    dice.roll(d8(), 3, "");
    EXPECT_EQ(dice.position(), 13U);
    dice.moveTo(2);
    EXPECT_EQ(dice.roll(d8(), 1, "").front().number, 8);
    EXPECT_EQ(dice.series(), (DrawSeries{"sealed", 3}));
}

TEST(SealedDice, FallEvenly) {
    constexpr int throws = 200'000;
    SealedDice dice(secret(), 1);
    std::map<std::int64_t, int> counts;
    for (const Face& face : dice.roll(d8(), throws, "")) {
        ++counts[face.number];
    }
    double chiSquare = 0;
    for (const auto& [number, count] : counts) {
        chiSquare += (count - throws / 8.0) * (count - throws / 8.0) / (throws / 8.0);
    }
    EXPECT_EQ(counts.size(), 8U);
    EXPECT_LT(chiSquare, 24.3); // 99.9 % of fair dice
}

TEST(SealedDice, PassOverNumbersThatWouldFavourAFace) {
    constexpr std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
    EXPECT_EQ(fairSide(last, 8), 7U);
    // 2^64 mod 6 is 4.
    EXPECT_FALSE(fairSide(last, 6));
    EXPECT_FALSE(fairSide(last - 3, 6));
    EXPECT_EQ(fairSide(last - 4, 6), 5U);
    EXPECT_EQ(fairSide(7, 6), 1U);
}

} // namespace
} // namespace umpire::test::sealed_dice_test
