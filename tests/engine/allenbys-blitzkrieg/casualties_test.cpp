// What disruption and elimination do to either side, who is the strongest, and what the disrupted count.

#include "hills.h"

#include <gtest/gtest.h>

namespace umpire::test::casualties_test {
namespace {

using namespace hills;

struct Blow {
    const char* unit;
    bool disruptedBefore;
    const char* after;
};

TEST(Casualties, OfTheTurksGoByStatusAndRearSide) {
    const std::vector<Blow> blows{{"t16", false, "disrupted 0809"}, {"t19", false, "disrupted 0809"},
                                  {"t7", false, "eliminated"},      {"t16", true, "eliminated"},
                                  {"t19", true, "eliminated"},      {"t7", true, "eliminated"}};
    for (const Blow& blow : blows) {
        const auto session = at();
        put(*session, {"guns"}, "0810");
        put(*session, {blow.unit}, "0809");
        adjust(*session, blow.unit, {{"status", blow.disruptedBefore ? "disrupted" : "undisrupted"}});
        play(*session, bombard("guns", blow.unit), {4});
        EXPECT_EQ(stands(*session, blow.unit), blow.after) << blow.unit << blow.disruptedBefore;
        EXPECT_EQ(count(*session, "british", "tally"), 0);
    }
}

TEST(Casualties, OfARearSideNotTypedInAreDisruptedWithAWord) {
    Json battle = field();
    unitIn(battle, "t16").erase("rear");
    const auto session = at(Json::object(), battle);
    put(*session, {"guns"}, "0810");
    put(*session, {"t16"}, "0809");
    EXPECT_TRUE(warns(*session, bombard("guns", "t16"), "rear side of t16", {4}));
    play(*session, bombard("guns", "t16"), {4});
    EXPECT_EQ(stands(*session, "t16"), "disrupted 0809");
}

TEST(Casualties, OfTheBritishAreTalliedUntilEliminated) {
    const auto session = at();
    goTo(*session, "turkish-bombardment");
    put(*session, {"a54", "b54", "guns"}, "0910");
    put(*session, {"art-asia"}, "0809");
    play(*session, bombard("art-asia", "a54", {}, {{"strongest", "a54"}}), {2});
    EXPECT_EQ(count(*session, "british", "tally"), 1);
    EXPECT_EQ(stands(*session, "a54"), "undisrupted 0910");
    endTurn(*session);
    goTo(*session, "turkish-bombardment");
    // E eliminates one and disrupts two.
    play(*session, bombard("art-asia", "a54", {}, {{"strongest", "a54"}}), {6});
    EXPECT_EQ(count(*session, "british", "tally"), 3);
    EXPECT_EQ(stands(*session, "a54"), "eliminated");
    EXPECT_EQ(stands(*session, "guns"), "undisrupted 0910");
}

/// Two units in one hex, changed as said; the one that is called the strongest.
struct Pair {
    const char* a;
    Json ofA;
    const char* b;
    Json ofB;
    const char* byStrength;
    const char* byStatus;
};

const std::vector<Pair>& pairs() {
    static const std::vector<Pair> all{
        // of unequal strength
        {"t16", {{"combat", 2}}, "t19", {{"combat", 3}}, "t19", "t19"},
        {"hq-asia", {{"combat", 2}}, "tcav", {{"combat", 1}}, "hq-asia", "hq-asia"},
        // equal: status, garrisons and fragments last (A throws 2 here)
        {"t16", {{"combat", 4}, {"status", "disrupted"}}, "tcav", {{"combat", 2}}, "tcav", "tcav"},
        {"t16", {{"combat", 4}, {"status", "disrupted"}}, "tcav", {{"combat", 1}}, "t16", "tcav"},
        {"t16", {{"combat", 2}, {"type", "garrison"}}, "t19", {{"combat", 2}}, "t19", "t19"},
        {"t16",
         {{"combat", 2}, {"type", "garrison"}},
         "t19",
         {{"combat", 2}, {"type", "fragment"}},
         "t16",
         "t16"},
        {"t16", {{"combat", 3}, {"type", "garrison"}}, "t19", {{"combat", 2}}, "t16", "t19"},
        // equal: type
        {"tcav", {{"combat", 3}}, "t16", Json::object(), "tcav", "tcav"},
        {"tcav", {{"combat", 2}}, "art-asia", Json::object(), "tcav", "tcav"},
        {"art-asia", {{"combat", 3}}, "t16", Json::object(), "art-asia", "art-asia"},
        {"t16", {{"combat", 1}}, "hq-asia", Json::object(), "t16", "t16"},
    };
    return all;
}

std::string struck(Session& session, const Pair& pair) {
    for (const char* id : {pair.a, pair.b}) {
        if (word(session, id, "status") != "undisrupted" || stands(session, id) != "undisrupted 0809") {
            return id;
        }
    }
    return "nobody";
}

TEST(TheStrongest, IsFoundByStrengthOrStatusThenTypeAndRearSide) {
    for (const char* reading : {"strength-first", "status-first"}) {
        for (const Pair& pair : pairs()) {
            SCOPED_TRACE(std::string(reading) + " " + pair.a + pair.ofA.dump() + " " + pair.b +
                         pair.ofB.dump());
            Json battle = field();
            unitIn(battle, pair.a).update(pair.ofA);
            unitIn(battle, pair.b).update(pair.ofB);
            const auto session = at({{"s-strong", reading}}, battle);
            put(*session, {"guns"}, "0810");
            put(*session, {pair.a, pair.b}, "0809");
            const bool throws = pair.ofA.value("status", "") == "disrupted";
            const std::string expected =
                std::string(reading) == "strength-first" ? pair.byStrength : pair.byStatus;
            const std::string before = stands(*session, expected);
            play(*session, bombard("guns", pair.a), throws ? std::vector<int>{3, 2} : std::vector<int>{3});
            EXPECT_NE(stands(*session, expected), before) << struck(*session, pair);
        }
    }
}

TEST(TheStrongest, OfTheDisruptedIsAnABeforeAB) {
    const auto session = at();
    put(*session, {"guns"}, "0810");
    put(*session, {"t16", "t19"}, "0809");
    disrupt(*session, "t16");
    disrupt(*session, "t19");
    play(*session, bombard("guns", "t19"), {3, 1, 4}); // both come to 1
    EXPECT_EQ(stands(*session, "t16"), "eliminated");
    EXPECT_EQ(stands(*session, "t19"), "disrupted 0809");
}

struct Throw {
    const char* unit;
    int die;
    int counts;
};

TEST(TheDisrupted, CountAndMoveByOddAndEven) {
    for (const Throw& each : std::vector<Throw>{{"t16", 1, 1},
                                                {"t16", 2, 2},
                                                {"t16", 3, 1},
                                                {"t16", 4, 2},
                                                {"t16", 5, 1},
                                                {"t16", 6, 2},
                                                {"t19", 1, 0},
                                                {"t19", 2, 1},
                                                {"t19", 3, 0},
                                                {"t19", 4, 1},
                                                {"t19", 5, 0},
                                                {"t19", 6, 1}}) {
        const auto session = at();
        put(*session, {"a54"}, "0810");
        put(*session, {each.unit, "hq-asia"}, "0809");
        disrupt(*session, each.unit);
        begin(*session, "british-army-1");
        play(*session, attack("a54", each.unit), {each.die, 1});
        EXPECT_EQ(count(*session, "a54", "defence-sum"), each.counts + 1) << each.unit << each.die;
        const auto other = at();
        disrupt(*other, each.unit);
        begin(*other, "turkish-1");
        play(*other, {{"do", "straggle"}, {"unit", each.unit}}, {each.die});
        EXPECT_EQ(count(*other, each.unit, "allowance"), each.counts) << each.unit << each.die;
    }
}

TEST(TheDisrupted, ThrowAnewEachTime) {
    const auto session = at();
    put(*session, {"a54"}, "0810");
    put(*session, {"a60"}, "0910");
    put(*session, {"t16", "hq-asia"}, "0809");
    disrupt(*session, "t16");
    begin(*session, "british-army-1");
    play(*session, attack("a54", "t16"), {2, 1});
    EXPECT_EQ(count(*session, "a54", "defence-sum"), 3);
    play(*session, attack("a60", "t16"), {1, 1});
    EXPECT_EQ(count(*session, "a60", "defence-sum"), 2);
}

} // namespace
} // namespace umpire::test::casualties_test
