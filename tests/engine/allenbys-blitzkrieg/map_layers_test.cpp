// What the map shows round a unit: concentric surroundings, the reach of headquarters, ways of garrisons, and
// how far a stack gets.

#include "hills.h"

#include "umpire/worksheet/map_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace umpire::test::map_layers_test {
namespace {

using namespace hills;

MapLayer layer(const Session& session, const std::string& name, const std::string& unit,
               const std::string& target = {}) {
    for (const MapLayer& each : layersOf(session.rules(), session.battle(), unit, target)) {
        if (each.name == name) {
            return each;
        }
    }
    ADD_FAILURE() << "no layer " << name;
    return {};
}

std::set<std::string> inOrder(const Ids& places) {
    return {places.begin(), places.end()};
}

/// Four stand next to it; the zone of the cars behind closes the two that are left (4.1, 9.2.1).
TEST(ConcentricSurrounding, ShowsWhoClosesATargetIn) {
    const auto session = at();
    put(*session, {"t16"}, "0808");
    put(*session, {"a54"}, "0807");
    put(*session, {"b54"}, "0908");
    put(*session, {"a60"}, "0909");
    put(*session, {"guns"}, "0809");
    begin(*session, "british-army-1");
    const MapLayer open = layer(*session, "Concentric surrounding", "a54", "t16");
    EXPECT_EQ(inOrder(open.places), (std::set<std::string>{"0807", "0908", "0909", "0809"}));
    EXPECT_EQ(inOrder(open.from), inOrder(open.places));
    EXPECT_NE(open.says.find("2 hexes round it are open"), std::string::npos) << open.says;
    put(*session, {"cars"}, "0608");
    const MapLayer shut = layer(*session, "Concentric surrounding", "a54", "t16");
    EXPECT_EQ(shut.places.size(), 6U);
    EXPECT_TRUE(inOrder(shut.from).contains("0608"));
    EXPECT_NE(shut.says.find("is surrounded"), std::string::npos) << shut.says;
    EXPECT_TRUE(flag(*session, "t16", "surrounded")) << "as the attack reckons";
    EXPECT_EQ(layer(*session, "Concentric surrounding", "t16").places, shut.places) << "of the chosen itself";
}

TEST(ConcentricSurrounding, TellsThatZonesDoNotCountOutsideOperations) {
    const auto session = at();
    put(*session, {"t16"}, "0808");
    put(*session, {"cars"}, "0608");
    goTo(*session, "turkish-bombardment");
    const MapLayer none = layer(*session, "Concentric surrounding", "t16");
    EXPECT_EQ(none.places, Ids{});
    EXPECT_NE(none.says.find("operations phases only"), std::string::npos) << none.says;
}

TEST(ReachOfHeadquarters, IsAHexRoundItAndNamesItsOwn) {
    const auto session = at();
    put(*session, {"hq-asia"}, "0808");
    put(*session, {"t16"}, "0807");
    put(*session, {"t19"}, "0606");
    put(*session, {"t1"}, "0908"); // of another Group
    const MapLayer reach = layer(*session, "Reach of headquarters", "hq-asia");
    EXPECT_EQ(reach.places.size(), 7U);
    EXPECT_EQ(reach.from, Ids{"0807"});
    EXPECT_EQ(layer(*session, "Reach of headquarters", "t16").from, Ids{"0808"});
    EXPECT_NE(layer(*session, "Reach of headquarters", "t19").says.find("No headquarters"),
              std::string::npos);
    EXPECT_EQ(layer(*session, "Reach of headquarters", "t1").from, Ids{});
    put(*session, {"hq-yiderim"}, "1008");
    put(*session, {"t1"}, "1007");
    EXPECT_EQ(layer(*session, "Reach of headquarters", "t1").from, Ids{"1008"}) << "it helps all Turks";
}

/// Its Group's headquarters reaches the units of its formations only where that is the reading.
TEST(ReachOfHeadquarters, FollowsTheRulingOnGroups) {
    for (const auto& [reading, reached] : {std::pair("own-level", false), std::pair("whole-group", true)}) {
        const auto session = at({{"s-hqreach", reading}});
        put(*session, {"hq-8"}, "0808");
        put(*session, {"t16"}, "0807");
        EXPECT_EQ(!layer(*session, "Reach of headquarters", "t16").from.empty(), reached) << reading;
        EXPECT_EQ(!layer(*session, "Reach of headquarters", "hq-8").from.empty(), reached) << reading;
    }
}

TEST(GarrisonWays, AreSixHexesLongAndGoRoundEnemies) {
    const auto session = at();
    put(*session, {"a54"}, "0810");
    put(*session, {"t16"}, "0809");
    const auto ways = inOrder(layer(*session, "Garrisons: six hexes", "a54").places);
    EXPECT_TRUE(ways.contains("0810"));
    EXPECT_TRUE(ways.contains("0816"));
    EXPECT_FALSE(ways.contains("0817"));
    EXPECT_FALSE(ways.contains("0809")) << "an enemy stands there";
    EXPECT_EQ(layer(*session, "Garrisons: six hexes", "t16").places, Ids{}) << "only the British leave them";
}

TEST(GarrisonWays, StopInEnemyZonesWhereThatIsTheReading) {
    for (const auto& [reading, beyond] : {std::pair("zones", false), std::pair("hexes-only", true)}) {
        const auto session = at({{"s-garrison", reading}});
        put(*session, {"a54"}, "0812");
        put(*session, {"tcav"}, "0808");
        begin(*session, "british-army-1");
        const auto ways = inOrder(layer(*session, "Garrisons: six hexes", "a54").places);
        EXPECT_TRUE(ways.contains("0709")) << reading;
        EXPECT_EQ(ways.contains("0707"), beyond) << reading;
    }
}

TEST(WaysOfStacks, AreMeasuredByMovementAndByWhatIsFilledIn) {
    const auto session = at();
    put(*session, {"a54", "b54"}, "0810");
    begin(*session, "british-army-1");
    const auto way = wayOf(session->rules(), session->battle(), {"a54", "b54"}, "0812");
    ASSERT_TRUE(way);
    EXPECT_EQ(way->steps(), 2);
    EXPECT_FALSE(way->costKnown);
    EXPECT_TRUE(way->pointsKnown);
    play(*session, {{"do", "fill"}, {"table", "entry-points"}, {"row", "*"}, {"value", 3}});
    const auto dear = wayOf(session->rules(), session->battle(), {"a54", "b54"}, "0812");
    ASSERT_TRUE(dear);
    EXPECT_TRUE(dear->costKnown);
    EXPECT_EQ(dear->cost, 6);
    EXPECT_FALSE(dear->isWithin());
    play(*session, march("a54", "0812", {{"with", {"b54"}}})); // it keeps nobody back
}

TEST(Masks, HideWhoBritishCountersAre) {
    const auto session = at();
    put(*session, {"dummy", "a54", "t16"}, "0810");
    EXPECT_TRUE(isMasked(session->rules(), session->battle(), "dummy"));
    EXPECT_TRUE(isMasked(session->rules(), session->battle(), "a54"));
    EXPECT_FALSE(isMasked(session->rules(), session->battle(), "t16"));
}

} // namespace
} // namespace umpire::test::map_layers_test
