// Saves of the Legion, its markers and how they wear off.

#include "fort.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::wounds_test {
namespace {

using namespace fort;

/// A squad with hits to save.
std::unique_ptr<Session> struck(int hits, const std::string& unit = "legion-squad") {
    auto session = at();
    adjust(*session, unit, {{"hits", hits}});
    return session;
}

Json saves(int red = 0) {
    return {{"do", "take-hits"}, {"unit", "legion-squad"}, {"red", red}};
}

TEST(DesertWounds, TheTableOfSaves) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = struck(1);
        play(*session, saves(), {4, face});
        EXPECT_EQ(count(*session, "legion-squad", "light"), face <= 3 ? 1 : 0) << face;
        EXPECT_EQ(count(*session, "legion-squad", "serious"), face >= 4 && face <= 6 ? 1 : 0) << face;
        EXPECT_EQ(count(*session, "legion-squad", "lost"), face >= 7 ? 1 : 0) << face;
        EXPECT_EQ(count(*session, "legion-squad", "able"), 9);
    }
}

TEST(DesertWounds, TwoHitsOnOneManAreTwoSaves) {
    for (int a = 1; a <= 10; ++a) {
        for (int b = 1; b <= 10; ++b) {
            const auto session = struck(2);
            const Json answer = play(*session, saves(), {3, 3, a, b});
            const int serious = (a >= 4 && a <= 6 ? 1 : 0) + (b >= 4 && b <= 6 ? 1 : 0);
            const bool dead = std::max(a, b) >= 7 || serious == 2;
            EXPECT_EQ(stepOf(answer, "save-together")["outcome"], dead           ? "dead"
                                                                  : serious == 1 ? "serious"
                                                                                 : "light")
                << a << ' ' << b;
            EXPECT_EQ(count(*session, "legion-squad", "lost"), dead ? 1 : 0);
        }
    }
}

TEST(DesertWounds, ASecondSeriousWoundKills) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = struck(1);
        adjust(*session, "legion-squad", {{"serious", 1}});
        play(*session, saves(1), {2, face});
        EXPECT_EQ(count(*session, "legion-squad", "lost"), face >= 4 ? 1 : 0) << face;
        EXPECT_EQ(count(*session, "legion-squad", "serious"), face >= 4 ? 0 : 1) << face;
    }
}

TEST(DesertWounds, EveryManOfAVolleySaves) {
    const auto session = struck(8);
    // Six: once, once, twice, twice; two: once each.
    const Json answer = play(*session, saves(), {1, 2, 3, 3, 4, 4, 5, 6, 1, 4, 7, 3, 2, 3, 5, 5});
    EXPECT_EQ(stepOf(answer, "save")["dice"].size(), 4U);
    EXPECT_EQ(stepOf(answer, "save-together")["outcome"], "light");
    EXPECT_EQ(stepOf(answer, "save-together", 1)["outcome"], "dead");
    EXPECT_EQ(stepOf(answer, "toll")["total"], 2);
    EXPECT_EQ(count(*session, "legion-squad", "light"), 3);
    EXPECT_EQ(count(*session, "legion-squad", "serious"), 1);
    EXPECT_EQ(count(*session, "legion-squad", "hits"), 0);
}

TEST(DesertWounds, ALoneManTakesThemAll) {
    const auto session = struck(3, "colonel");
    play(*session, {{"do", "take-hits"}, {"unit", "colonel"}}, {1, 4, 5});
    EXPECT_EQ(word(*session, "colonel", "state"), "destroyed");
}

TEST(DesertWounds, ALoneManWithARedMarkerDiesOfASecond) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = struck(1, "colonel");
        adjust(*session, "colonel", {{"serious", 1}});
        play(*session, {{"do", "take-hits"}, {"unit", "colonel"}}, {face});
        EXPECT_EQ(word(*session, "colonel", "state"), face >= 4 ? "destroyed" : "steady") << face;
    }
}

TEST(DesertWounds, MoreAreNotStruckThanAreThere) {
    const auto session = at();
    adjust(*session, "machine-gun-section", {{"hits", 4}});
    // Struck: one man twice, two once; of two men the one struck twice and one more.
    const Json answer =
        play(*session, {{"do", "take-hits"}, {"unit", "machine-gun-section"}}, {1, 1, 2, 3, 1, 2, 2});
    EXPECT_EQ(stepOf(answer, "save")["dice"].size(), 1U);
    EXPECT_EQ(count(*session, "machine-gun-section", "light"), 2);
}

TEST(DesertWounds, YellowMarkersComeOffAtTheEndOfTheNextTurn) {
    const auto session = struck(1);
    play(*session, saves(), {1, 1});
    EXPECT_EQ(count(*session, "legion-squad", "able"), 9);
    endTurn(*session);
    EXPECT_EQ(count(*session, "legion-squad", "able"), 9);
    endTurn(*session);
    EXPECT_EQ(count(*session, "legion-squad", "able"), 10);
}

TEST(DesertWounds, RedOnesStayAndTheirManIsCarried) {
    const auto session = struck(1);
    play(*session, saves(), {1, 5});
    for (int turn = 0; turn < 3; ++turn) {
        endTurn(*session);
    }
    EXPECT_EQ(count(*session, "legion-squad", "serious"), 1);
    for (int face = 1; face <= 6; ++face) {
        const Json answer = play(*session, {{"do", "carry"}, {"unit", "legion-squad"}}, {face});
        EXPECT_EQ(stepOf(answer, "carry")["total"], face);
    }
}

TEST(DesertWounds, RidersMayBeBlownFromTheSaddle) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = at();
        adjust(*session, "legion-cavalry", {{"mounted-hits", 2}});
        // One horse, one rider; he is seriously wounded.
        play(*session, {{"do", "take-hits"}, {"unit", "legion-cavalry"}}, {6, 7, 1, 5, face});
        EXPECT_EQ(count(*session, "legion-cavalry", "unhorsed"), face <= 5 ? 2 : 1) << face;
        EXPECT_EQ(count(*session, "legion-cavalry", "horses-lost"), 1);
    }
}

Json volley(const char* firer, const char* target, int figures, const Json& facts = Json::object()) {
    Json command = fire(firer, target, facts);
    command["figures"] = figures;
    return command;
}

TEST(DesertWounds, HitsOnOneRiderKillOneHorse) {
    const auto session = at();
    play(*session, volley("taureg-rifles", "colonel", 2), {10, 10});
    const Json answer = play(*session, {{"do", "take-hits"}, {"unit", "colonel"}}, {1, 2});
    EXPECT_EQ(stepOf(answer, "horse-or-rider")["outcome"], "horses-only");
    EXPECT_EQ(count(*session, "colonel", "horses-lost"), 1);
    EXPECT_EQ(count(*session, "colonel", "unhorsed"), 1);
    // On foot he is hit himself, and has no saddle to lose.
    play(*session, volley("bedouin-rifles", "colonel", 1), {10});
    const Json wound = play(*session, {{"do", "take-hits"}, {"unit", "colonel"}}, {4});
    EXPECT_EQ(wound["steps"].size(), 2U) << dumpLine(wound);
    EXPECT_EQ(count(*session, "colonel", "serious"), 1);
    EXPECT_EQ(count(*session, "colonel", "horses-lost"), 1);
}

/// The horse of the same volley is gone before the rider could be thrown.
TEST(DesertWounds, WhoLostHisHorseStaysInNoSaddle) {
    const auto session = at();
    play(*session, volley("taureg-rifles", "colonel", 2), {10, 10});
    const Json answer = play(*session, {{"do", "take-hits"}, {"unit", "colonel"}}, {1, 7, 4});
    EXPECT_EQ(stepOf(answer, "saddle"), Json());
    EXPECT_EQ(count(*session, "colonel", "unhorsed"), 1);
}

TEST(DesertWounds, HitsAreGroupedVolleyByVolley) {
    const auto sizes = [](const Json& answer, const char* check) {
        std::vector<std::size_t> dice;
        for (const Json& step : answer["steps"]) {
            if (step["check"] == check) {
                dice.push_back(step["dice"].size());
            }
        }
        return dice;
    };
    using Sizes = std::vector<std::size_t>;
    const auto session = at();
    play(*session, volley("taureg-rifles", "legion-squad", 3), {10, 10, 10});
    play(*session, volley("bedouin-rifles", "legion-squad", 8), std::vector<int>(8, 10));
    // Each volley strikes one man: equal numbers of different groups are different men.
    std::vector<int> dice(11, 1);
    dice.insert(dice.end(), 11, 1);
    const Json answer = play(*session, {{"do", "take-hits"}, {"unit", "legion-squad"}}, dice);
    EXPECT_EQ(sizes(answer, "spread"), (Sizes{3, 6, 2}));
    EXPECT_EQ(sizes(answer, "save-together"), (Sizes{2, 3, 6}));
    EXPECT_EQ(count(*session, "legion-squad", "light"), 3);
    // The same for horses and riders.
    play(*session, volley("taureg-warriors", "legion-cavalry", 2), {10, 10});
    play(*session, volley("bedouin-warriors", "legion-cavalry", 3), {10, 10, 10});
    const Json riders = play(*session, {{"do", "take-hits"}, {"unit", "legion-cavalry"}},
                             {7, 7, 7, 1, 7, 1, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(sizes(riders, "horse-or-rider"), (Sizes{2, 3}));
    EXPECT_EQ(sizes(riders, "spread"), (Sizes{2, 2}));
}

TEST(DesertWounds, OnlyTheLegionSaves) {
    for (const char* target :
         {"legion-squad", "machine-gun-section", "legion-cavalry", "cannon", "colonel"}) {
        const auto session = at();
        Json command = fire("taureg-rifles", target);
        command["figures"] = 1;
        play(*session, command, {10});
        EXPECT_TRUE(owes(*session, "take-hits", target)) << target;
    }
    for (const char* target : {"turcos-squad", "german-squad"}) {
        const auto session = at();
        Json command = fire("taureg-rifles", target);
        command["figures"] = 1;
        play(*session, command, {10, 1});
        EXPECT_EQ(count(*session, target, "lost"), 1) << target;
    }
}

} // namespace
} // namespace umpire::test::wounds_test
