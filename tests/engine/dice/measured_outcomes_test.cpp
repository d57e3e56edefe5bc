// Dice that matter by some numbers only, against counting every set of faces.

#include "../../../src/engine/dice/throw_outcomes.h"
#include "dice_of_tests.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

namespace umpire::test::measured_outcomes_test {
namespace {

using Kind = DiceMeasure::Kind;
using Numbers = std::vector<std::int64_t>;

/// What faces come to, worked out as it is said.
Numbers measured(const std::vector<Face>& faces, const Die& die, const DiceMeasures& measures) {
    const std::vector<Face> kinds = die.distinct();
    Numbers numbers;
    for (const DiceMeasure& measure : measures) {
        std::int64_t sum = 0;
        Numbers worths;
        for (const Face& face : faces) {
            const auto kind = std::find(kinds.begin(), kinds.end(), face) - kinds.begin();
            worths.push_back(measure.worth[static_cast<std::size_t>(kind)]);
            sum += worths.back();
        }
        std::sort(worths.begin(), worths.end());
        numbers.push_back(measure.kind == Kind::Sum       ? sum
                          : worths.empty()                ? 0
                          : measure.kind == Kind::Largest ? worths.back()
                                                          : worths.front());
    }
    return numbers;
}

/// The sets of faces that come to the same, in the order in which they first come up.
struct Expected {
    Numbers numbers;
    std::vector<Face> first;
    Natural ways;
};

std::vector<Expected> grouped(const Die& die, int count, const DiceMeasures& measures) {
    std::vector<Expected> groups;
    for (const ThrowOutcome& way : everyThrow(die, count)) {
        const Numbers numbers = measured(way.faces, die, measures);
        const auto known = std::find_if(groups.begin(), groups.end(),
                                        [&](const Expected& each) { return each.numbers == numbers; });
        if (known == groups.end()) {
            groups.push_back({numbers, way.faces, way.ways});
        } else {
            known->ways += way.ways;
        }
    }
    return groups;
}

std::size_t below(std::mt19937& random, std::size_t bound) {
    return random() % bound;
}

Die randomDie(std::mt19937& random) {
    Die die{"die", "Die", {}, {}};
    for (std::size_t sides = 1 + below(random, 6); sides > 0; --sides) {
        const auto number = static_cast<std::int64_t>(below(random, 7)) - 1;
        die.faces.push_back(below(random, 5) == 0 ? Face{0, "star"} : Face{number, ""});
    }
    return die;
}

DiceMeasures randomMeasures(std::mt19937& random, const Die& die) {
    DiceMeasures measures(below(random, 4));
    for (DiceMeasure& measure : measures) {
        measure.kind = static_cast<Kind>(below(random, 3));
        for (std::size_t i = 0; i < die.distinct().size(); ++i) {
            measure.worth.push_back(static_cast<std::int64_t>(below(random, 4)) - 1);
        }
    }
    return measures;
}

TEST(MeasuredThrows, AreTheSetsOfFacesThatComeToTheSame) {
    std::mt19937 random(16);
    for (int i = 0; i < 1000; ++i) {
        const Die die = randomDie(random);
        const DiceMeasures measures = randomMeasures(random, die);
        const int count = static_cast<int>(below(random, 7));
        const std::vector<Expected> expected = grouped(die, count, measures);
        const std::vector<ThrowOutcome> found = throwsByMeasures(die, count, measures);
        ASSERT_EQ(found.size(), expected.size()) << i;
        for (std::size_t j = 0; j < found.size(); ++j) {
            ASSERT_EQ(found[j].faces, expected[j].first) << i << ' ' << j;
            ASSERT_EQ(found[j].ways, expected[j].ways) << i << ' ' << j;
        }
    }
}

Die plain(std::int64_t sides) {
    Die die{"die", "Die", {}, {}};
    for (std::int64_t side = 1; side <= sides; ++side) {
        die.faces.push_back({side, ""});
    }
    return die;
}

DiceMeasure sumOf(const Die& die) {
    DiceMeasure sum;
    for (const Face& face : die.distinct()) {
        sum.worth.push_back(face.number);
    }
    return sum;
}

Natural sumOf(const std::vector<ThrowOutcome>& ways) {
    Natural sum;
    for (const ThrowOutcome& way : ways) {
        sum += way.ways;
    }
    return sum;
}

TEST(MeasuredThrows, OfRowsOfDiceAreAsManyAsTheNumbersTheyComeTo) {
    const auto successes = throwsByMeasures(plain(10), 40, {{Kind::Sum, {0, 0, 0, 0, 0, 0, 1, 1, 1, 1}}});
    EXPECT_EQ(successes.size(), 41U);
    EXPECT_EQ(sumOf(successes), countOfThrows(plain(10), 40));
    EXPECT_NEAR(ratioOf(successes.front().ways, countOfThrows(plain(10), 40)), std::pow(0.4, 40), 1e-28);
    const auto sums = throwsByMeasures(plain(6), 100, {sumOf(plain(6))});
    EXPECT_EQ(sums.size(), 501U);
    EXPECT_EQ(sumOf(sums), countOfThrows(plain(6), 100));
    EXPECT_EQ(throwsByMeasures(plain(2), 1000, {{Kind::Sum, {0, 1}}}).size(), 1001U);
    const auto jams =
        throwsByMeasures(symbolDie(), 30, {{Kind::Sum, {1, 2, 3, 0}}, {Kind::Largest, {0, 0, 0, 1}}});
    EXPECT_EQ(jams.size(), 61U + 88U) << "30 to 90 without a jam, 0 to 87 with one";
}

TEST(MeasuredThrows, OfMoreNumbersThanAreWorkedOutAreRefused) {
    Die die = plain(5);
    const DiceMeasure sum{Kind::Sum, {1, 100, 10'000, 1'000'000, 100'000'000}};
    EXPECT_THROW(throwsByMeasures(die, 40, {sum}), BadDice);
    EXPECT_EQ(throwsByMeasures(die, 10, {sum}).size(), 1001U);
}

TEST(MeasuredThrows, OfNumbersBeyondCountingAreEverySetOfFaces) {
    const Die die = plain(3);
    const DiceMeasure wide{Kind::Sum, {0, 1'000'000'000'000, 2'000'000'000'000}};
    EXPECT_EQ(throwsByMeasures(die, 4, {wide, wide}).size(), everyThrow(die, 4).size());
}

} // namespace
} // namespace umpire::test::measured_outcomes_test
