// Maps of areas: what touches, how far it is, and what lies between.

#include "umpire/rules/game_map.h"

#include <gtest/gtest.h>

#include <deque>
#include <random>
#include <set>

namespace umpire::test::game_map_test {
namespace {

/// An island apart from a farm, a lane and a wood in a row.
GameMap countryside() {
    return GameMap({{"farm", 100, 200, {"lane"}},
                    {"lane", 500, 200, {}},
                    {"dark-wood", 900, 200, {"lane"}},
                    {"isle", 500, 900, {}}});
}

std::vector<std::string> named(const GameMap& map, const std::vector<Hex>& places) {
    std::vector<std::string> names;
    for (const Hex place : places) {
        names.push_back(map.nameOf(place));
    }
    return names;
}

using Names = std::vector<std::string>;

TEST(AreasOfAMap, TouchWhicheverOfTheTwoSaysSo) {
    const GameMap map = countryside();
    EXPECT_EQ(named(map, map.all()), (Names{"farm", "lane", "dark-wood", "isle"}));
    EXPECT_EQ(named(map, map.neighbours(*map.hexOf("lane"))), (Names{"farm", "dark-wood"}));
    EXPECT_EQ(named(map, map.neighbours(*map.hexOf("dark-wood"))), (Names{"lane"}));
    EXPECT_TRUE(map.neighbours(*map.hexOf("isle")).empty());
    EXPECT_TRUE(map.neighbours({}).empty()) << "of what is no place";
    EXPECT_FALSE(map.hexOf("0101"));
}

TEST(AreasOfAMap, AreSoManyStepsApart) {
    const GameMap map = countryside();
    const auto steps = [&map](const char* from, const char* to) {
        return map.distance(*map.hexOf(from), *map.hexOf(to));
    };
    EXPECT_EQ(steps("farm", "dark-wood"), 2);
    EXPECT_EQ(steps("lane", "lane"), 0);
    EXPECT_EQ(steps("farm", "isle"), HexGrid::nowhere);
    EXPECT_EQ(named(map, map.near(*map.hexOf("dark-wood"), 1)), (Names{"dark-wood", "lane"}));
    EXPECT_EQ(map.near(*map.hexOf("farm"), 99).size(), 3U) << "the isle is out of reach";
    EXPECT_TRUE(map.near(*map.hexOf("farm"), -1).empty());
}

TEST(AreasOfAMap, NameWhatLiesBetweenThem) {
    const GameMap map = countryside();
    const Hex lane = *map.hexOf("lane");
    const Hex wood = *map.hexOf("dark-wood");
    EXPECT_EQ(map.borderOf(wood, lane), "lane--dark-wood");
    EXPECT_EQ(map.sidesOf("dark-wood--lane"), HexGrid::Sides(lane, wood));
    EXPECT_EQ(map.borderOf(lane, *map.hexOf("isle")), "");
    EXPECT_FALSE(map.sidesOf("lane--isle"));
    EXPECT_FALSE(map.sidesOf("lane-dark-wood"));
    EXPECT_EQ(map.borders().size(), 2U);
}

/// Step by step from a place, as one counts with a finger.
std::vector<int> counted(const GameMap& map, Hex from) {
    std::vector<int> steps(map.all().size(), HexGrid::nowhere);
    std::deque<Hex> open{from};
    steps[static_cast<std::size_t>(from.row) - 1] = 0;
    while (!open.empty()) {
        const Hex at = open.front();
        open.pop_front();
        for (const Hex next : map.neighbours(at)) {
            int& there = steps[static_cast<std::size_t>(next.row) - 1];
            if (there == HexGrid::nowhere) {
                there = steps[static_cast<std::size_t>(at.row) - 1] + 1;
                open.push_back(next);
            }
        }
    }
    return steps;
}

TEST(AreasOfAMap, AreAsFarApartAsPathsAreLong) {
    std::mt19937 random(38);
    for (int round = 0; round < 50; ++round) {
        std::vector<MapArea> areas(2 + random() % 12);
        for (std::size_t i = 0; i < areas.size(); ++i) {
            areas[i].id = "a" + std::to_string(i);
            areas[i].next = {"a" + std::to_string(random() % areas.size())};
        }
        const GameMap map(areas);
        for (const Hex from : map.all()) {
            const std::vector<int> steps = counted(map, from);
            for (const Hex to : map.all()) {
                EXPECT_EQ(map.distance(from, to), steps[static_cast<std::size_t>(to.row) - 1]);
            }
        }
    }
}

} // namespace
} // namespace umpire::test::game_map_test
