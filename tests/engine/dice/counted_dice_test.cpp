#include "umpire/dice/die.h"

#include <gtest/gtest.h>

namespace umpire::test::counted_dice_test {
namespace {

Json laidOut(const char* dice) {
    return oneByOne(Json::parse(dice));
}

TEST(CountedDice, FacesThatFellOftenStandOneByOne) {
    EXPECT_EQ(laidOut(R"([{"face": 10, "times": 3}, 7, {"face": 1, "times": 2}])"),
              Json::parse("[10, 10, 10, 7, 1, 1]"));
    EXPECT_EQ(laidOut(R"([{"face": "jam", "times": 2}, {"face": {"d6": 4}, "times": 1}])"),
              Json::parse(R"(["jam", "jam", {"d6": 4}])"));
}

TEST(CountedDice, WhatIsNoSuchEntryStays) {
    for (const char* dice :
         {R"([{"face": 3, "times": 0}])", R"([{"face": 3, "times": -2}])", R"([{"face": 3, "times": 1001}])",
          R"([{"face": 3, "times": 1.5}])", R"([{"face": 3, "times": "2"}])", R"([{"face": 3}])",
          R"([{"face": 3, "times": 2, "die": "d6"}])", R"([{"d6": 4}])", R"(7)", "null"}) {
        EXPECT_EQ(laidOut(dice), Json::parse(dice)) << dice;
    }
}

TEST(CountedDice, NoMoreAreLaidOutThanOneThrowHas) {
    Json dice = Json::array({5});
    for (int i = 0; i < 30'000; ++i) {
        dice.push_back({{"face", 1}, {"times", 999}});
    }
    const Json all = oneByOne(dice);
    EXPECT_EQ(all.size(), 1000U + 29'999U) << "the others stay, to be refused";
    EXPECT_EQ(all[999], Json(1));
    EXPECT_EQ(all[1000], dice[2]);
    const Json plain(std::vector<int>(1200, 3));
    EXPECT_EQ(oneByOne(plain), plain);
}

TEST(CountedDice, ACommandKeepsAllElse) {
    EXPECT_EQ(withDiceOneByOne(Json::parse(R"({"do": "fire", "dice": [{"face": 2, "times": 2}]})")),
              Json::parse(R"({"do": "fire", "dice": [2, 2]})"));
    EXPECT_EQ(withDiceOneByOne(Json::parse(R"({"do": "fire"})")), Json::parse(R"({"do": "fire"})"));
    EXPECT_EQ(withDiceOneByOne(Json(3)), Json(3));
}

} // namespace
} // namespace umpire::test::counted_dice_test
