// A map of hexes against what can be seen of it: who touches whom, how far it is, what lies between.

#include "umpire/rules/game_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace umpire::test::hex_grid_test {
namespace {

/// Where the middle of a hex lies, in quarters of its height from the top: neighbours lie exactly one height
/// above or below, or three quarters of a width aside and half a height up or down.
struct Middle {
    int across;
    int down;
};

Middle middleOf(Hex hex, bool evenLower) {
    const bool lower = (hex.column % 2 == 0) == evenLower;
    return {hex.column, 2 * hex.row + (lower ? 1 : 0)};
}

bool seenToTouch(Hex a, Hex b, bool evenLower) {
    const Middle one = middleOf(a, evenLower);
    const Middle other = middleOf(b, evenLower);
    const int across = std::abs(one.across - other.across);
    const int down = std::abs(one.down - other.down);
    return (across == 0 && down == 2) || (across == 1 && down == 1);
}

class Grids : public testing::TestWithParam<bool> {
  protected:
    GameMap grid{HexGrid(21, 19, GetParam())};
};

TEST_P(Grids, TouchWhomTheySeeBesideThem) {
    for (const Hex hex : grid.all()) {
        std::set<Hex> seen;
        for (const Hex other : grid.all()) {
            if (seenToTouch(hex, other, GetParam())) {
                seen.insert(other);
            }
        }
        const std::vector<Hex> found = grid.neighbours(hex);
        EXPECT_EQ(std::set<Hex>(found.begin(), found.end()), seen) << HexGrid::nameOf(hex);
        EXPECT_EQ(found.size(), seen.size()) << HexGrid::nameOf(hex);
    }
}

TEST_P(Grids, HaveAllSixInsideAndFewerOnTheirRim) {
    for (const Hex hex : grid.all()) {
        const bool inside = hex.column > 1 && hex.column < 21 && hex.row > 1 && hex.row < 19;
        const bool rim = hex.column == 1 || hex.column == 21;
        const std::size_t count = grid.neighbours(hex).size();
        EXPECT_TRUE(inside ? count == 6 : rim ? count <= 4 : count >= 3) << HexGrid::nameOf(hex);
    }
}

TEST_P(Grids, KnowHowFarItIs) {
    for (const Hex from : {Hex{1, 1}, Hex{21, 19}, Hex{10, 9}, Hex{11, 9}, Hex{2, 19}}) {
        std::map<Hex, int> steps{{from, 0}};
        std::vector<Hex> open{from};
        for (std::size_t at = 0; at < open.size(); ++at) {
            for (const Hex next : grid.neighbours(open[at])) {
                if (steps.emplace(next, steps[open[at]] + 1).second) {
                    open.push_back(next);
                }
            }
        }
        for (const Hex to : grid.all()) {
            EXPECT_EQ(grid.distance(from, to), steps.at(to)) << HexGrid::nameOf(from) << HexGrid::nameOf(to);
            EXPECT_EQ(grid.distance(to, from), steps.at(to));
        }
    }
}

TEST_P(Grids, HaveABorderForEveryTwoThatTouch) {
    std::set<std::string> names;
    for (const auto& [one, other] : grid.borders()) {
        EXPECT_LT(one, other);
        const std::string name = grid.borderOf(other, one);
        EXPECT_EQ(name, HexGrid::nameOf(one) + "-" + HexGrid::nameOf(other));
        EXPECT_EQ(grid.sidesOf(name), std::pair(one, other));
        names.insert(name);
    }
    std::size_t touching = 0;
    for (const Hex hex : grid.all()) {
        touching += grid.neighbours(hex).size();
    }
    EXPECT_EQ(names.size() * 2, touching);
    EXPECT_EQ(names.size(), grid.borders().size());
}

TEST_P(Grids, FindWhatIsNear) {
    for (const Hex hex : {Hex{1, 1}, Hex{10, 9}, Hex{21, 1}}) {
        for (const int steps : {-1, 0, 1, 3, 60}) {
            const std::vector<Hex> near = grid.near(hex, steps);
            EXPECT_TRUE(std::is_sorted(near.begin(), near.end(), [&](Hex a, Hex b) {
                return grid.distance(hex, a) < grid.distance(hex, b);
            }));
            const std::vector<Hex> all = grid.all();
            EXPECT_EQ(std::ssize(near), std::count_if(all.begin(), all.end(), [&](Hex each) {
                          return grid.distance(hex, each) <= steps;
                      }));
        }
    }
    EXPECT_EQ(grid.near({10, 9}, 2).size(), 19U);
}

INSTANTIATE_TEST_SUITE_P(Lower, Grids, testing::Bool());

std::set<std::string> around(const GameMap& grid, const char* name) {
    std::set<std::string> names;
    for (const Hex each : grid.neighbours(*grid.hexOf(name))) {
        names.insert(HexGrid::nameOf(each));
    }
    return names;
}

/// A stack in 1513 is attacked from 1512, 1612 and 1514 and has three sides left.
TEST(AGrid, TouchesAsInTheExample) {
    const GameMap grid(HexGrid(21, 19, true));
    EXPECT_EQ(around(grid, "1513"), (std::set<std::string>{"1512", "1514", "1412", "1413", "1612", "1613"}));
    EXPECT_EQ(around(grid, "1612"), (std::set<std::string>{"1611", "1613", "1512", "1513", "1712", "1713"}));
}

TEST(AGrid, GoesRoundClockwiseFromAbove) {
    const GameMap grid(HexGrid(21, 19, true));
    std::vector<std::string> names;
    for (const Hex each : grid.neighbours({15, 13})) {
        names.push_back(HexGrid::nameOf(each));
    }
    EXPECT_EQ(names, (std::vector<std::string>{"1512", "1612", "1613", "1514", "1413", "1412"}));
}

TEST(AGrid, ReadsPrintedNumbers) {
    const GameMap grid(HexGrid(21, 19, true));
    EXPECT_EQ(grid.hexOf("0812"), (Hex{8, 12}));
    EXPECT_EQ(HexGrid::nameOf({8, 12}), "0812");
    for (const char* wrong : {"", "812", "0800", "2201", "0120", "08 2", "08123", "-812", "0x12"}) {
        EXPECT_EQ(grid.hexOf(wrong), std::nullopt) << wrong;
    }
    EXPECT_EQ(grid.sidesOf("0813-0812"), std::pair(Hex({8, 12}), Hex({8, 13})));
    for (const char* wrong : {"", "0812", "0812-0814", "0812-0812", "0812 0813", "0101-0100", "0812-0813-"}) {
        EXPECT_EQ(grid.sidesOf(wrong), std::nullopt) << wrong;
    }
    EXPECT_EQ(grid.borderOf({8, 12}, {8, 14}), "");
    EXPECT_EQ(grid.borderOf({8, 1}, {8, 0}), "");
}

} // namespace
} // namespace umpire::test::hex_grid_test
