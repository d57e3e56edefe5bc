#include "umpire/base/lengths.h"

#include "umpire/base/text.h"

#include <gtest/gtest.h>

namespace umpire::lengths_test {
namespace {

TEST(Lengths, AreTwoAndAHalfCentimetresToTheInch) {
    EXPECT_EQ(inCentimetres(0), "0 cm");
    EXPECT_EQ(inCentimetres(1), "2.5 cm");
    EXPECT_EQ(inCentimetres(12), "30 cm");
    EXPECT_EQ(inCentimetres(9), "22.5 cm");
}

TEST(Lengths, WrittenOutInATextAreReckoned) {
    EXPECT_EQ(withCentimetres("Within 6\" of it, or 9″ by road."), "Within 15 cm of it, or 22.5 cm by road.");
    EXPECT_EQ(withCentimetres("8/12\" and 8\", 6-9\" or 6–10\""),
              "20/30 cm and 20 cm, 15-22.5 cm or 15–25 cm");
    EXPECT_EQ(withCentimetres("2.5\" and 1,5\""), "2.5\" and 1,5\"") << "what is no whole number stays";
    EXPECT_EQ(withCentimetres("99999999999999999999\""), "99999999999999999999\"");
    EXPECT_EQ(withCentimetres("6 of 12 men"), "6 of 12 men");
    EXPECT_EQ(withCentimetres(""), "");
}

TEST(Lengths, InPlacesAreReckonedWhenTheyAreFilled) {
    const std::string text = withCentimetres("{self.name} moves {total}\" of {fact.left}″, {n} times");
    EXPECT_EQ(text, "{self.name} moves {total:cm} of {fact.left:cm}, {n} times");
    const auto filledIn = filled(text, [](std::string_view place) {
        return place == "self.name" ? std::string("The tank") : place == "n" ? "2" : "7";
    });
    EXPECT_EQ(filledIn, "The tank moves 17.5 cm of 17.5 cm, 2 times");
}

TEST(Lengths, AreNoQuotations) {
    EXPECT_EQ(withCentimetres("called \"{name}\" and \"12\""), "called \"{name}\" and \"12\"");
    EXPECT_EQ(withCentimetres("a \"6\" and 6\""), "a \"6\" and 15 cm");
}

TEST(Lengths, ThatAreNoNumberStayAsTheyAre) {
    EXPECT_EQ(measuredPlace("self.range:cm", ""), "");
    EXPECT_EQ(measuredPlace("self.range:cm", "all"), "all");
    EXPECT_EQ(measuredPlace("self.range", "12"), "12");
    EXPECT_EQ(placeName("self.range:cm"), "self.range");
    EXPECT_EQ(placeName("self.range"), "self.range");
}

TEST(Lengths, HaveASignOfTheirOwnBehindNumbers) {
    EXPECT_EQ(measured(12, "″"), "12″");
    EXPECT_EQ(measured(12, ""), "12");
    EXPECT_EQ(measured(12, withCentimetres("″")), "30 cm");
    EXPECT_EQ(measured(3, withCentimetres("\"")), "7.5 cm");
}

} // namespace
} // namespace umpire::lengths_test
