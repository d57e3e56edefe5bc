#include "dice_of_tests.h"
#include "umpire/dice/dice_source.h"

#include <gtest/gtest.h>

namespace umpire::test::physical_dice_test {
namespace {

std::vector<Json> listed(const std::string& text) {
    const Json json = Json::parse(text);
    return {json.begin(), json.end()};
}

/// What is said about dice that cannot be used.
std::string refusal(const std::string& dice, const Die& die, int count) {
    try {
        PhysicalDice(listed(dice)).roll(die, count, "Morale of 12th LH");
    } catch (const BadDice& bad) {
        return bad.what();
    }
    return "";
}

TEST(PhysicalDice, GivesTheDiceInTheirOrder) {
    PhysicalDice dice(listed(R"([5, 1, "jam", {"d6": 4}])"));
    EXPECT_EQ(dice.left(), 4);
    EXPECT_EQ(dice.roll(d8(), 1, ""), (std::vector<Face>{{5, ""}}));
    EXPECT_EQ(dice.roll(symbolDie(), 3, ""), (std::vector<Face>{{1, ""}, {0, "jam"}, {2, ""}}));
    EXPECT_EQ(dice.left(), 0);
}

TEST(PhysicalDice, SubstituteStandsForTheFaceOfThatSide) {
    const std::vector<Face> faces = symbolDie().faces;
    for (int side = 1; side <= 6; ++side) {
        PhysicalDice dice(std::vector<Json>{Json{{"d6", side}}});
        EXPECT_EQ(dice.roll(symbolDie(), 1, "").front(), faces[static_cast<std::size_t>(side - 1)]);
    }
}

TEST(PhysicalDice, ThrowingNoDieTakesNone) {
    PhysicalDice dice(listed("[1]"));
    EXPECT_TRUE(dice.roll(d8(), 0, "").empty());
    EXPECT_EQ(dice.left(), 1);
}

TEST(PhysicalDice, TooFewDiceAreNamedWithTheirRoll) {
    EXPECT_EQ(refusal("[]", d8(), 1),
              "Morale of 12th LH needs 1 \u00d7 D8, but no die is left of the 0 given");
    EXPECT_EQ(refusal("[1]", d8(), 2),
              "Morale of 12th LH needs 2 \u00d7 D8, but 1 die is left of the 1 given");
    EXPECT_EQ(refusal("[1, 2]", symbolDie(), 3),
              "Morale of 12th LH needs 3 \u00d7 jam die, but 2 dice are left of the 2 given");
}

TEST(PhysicalDice, FacesADieDoesNotShowAreRefused) {
    const std::string d8Shows = "Morale of 12th LH: the D8 shows 1, 2, 3, 4, 5, 6, 7 or 8, not ";
    for (const char* face : {"9", "0", "-1", "\"jam\"", "true", "1.5", "null", "[]", "{}",
                             "18446744073709551615", "{\"d6\":1}", "\"1\""}) {
        EXPECT_EQ(refusal("[" + std::string(face) + "]", d8(), 1), d8Shows + face);
    }
}

TEST(PhysicalDice, SubstitutesThatDoNotFitAreRefused) {
    const std::string shows = "Morale of 12th LH: the jam die shows 1, 2, 3 or jam, not ";
    for (const char* face : {"{\"d6\":0}", "{\"d6\":7}", "{\"d8\":1}", "{\"d6\":1,\"d8\":1}",
                             "{\"d6\":\"jam\"}", "{\"d6\":1.0}", "4", "\"misfire\""}) {
        EXPECT_EQ(refusal("[" + std::string(face) + "]", symbolDie(), 1), shows + face);
    }
}

} // namespace
} // namespace umpire::test::physical_dice_test
