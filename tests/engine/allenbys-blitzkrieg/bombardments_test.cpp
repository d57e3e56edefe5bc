// Artillery and air units bombard: who may, what comes of it, and what of it is asked.

#include "hills.h"

#include <gtest/gtest.h>

namespace umpire::test::bombardments_test {
namespace {

using namespace hills;

/// The guns of XXI Corps stand south of a Turkish stack.
std::unique_ptr<Session> before(const Json& rulings = Json::object()) {
    auto session = at(rulings);
    put(*session, {"guns"}, "0810");
    put(*session, {"t16", "t19"}, "0809");
    return session;
}

struct Blow {
    int die;
    const char* outcome;
    const char* strongest; ///< how the strongest and the other stand afterwards
    const char* other;
};

TEST(Bombardments, AreReadOffTheTableByStrengthAndDieWithUnits) {
    const std::vector<Blow> blows{{1, "none", "undisrupted 0809", "undisrupted 0809"},
                                  {2, "none", "undisrupted 0809", "undisrupted 0809"},
                                  {3, "d", "disrupted 0809", "undisrupted 0809"},
                                  {4, "d", "disrupted 0809", "undisrupted 0809"},
                                  {5, "e", "eliminated", "disrupted 0809"},
                                  {6, "e", "eliminated", "disrupted 0809"}};
    for (const Blow& blow : blows) {
        const auto session = before();
        const Json answer = play(*session, bombard("guns", "t16", {}, {{"strongest", "t16"}}), {blow.die});
        EXPECT_EQ(stepOf(answer, "bombard")["outcome"], blow.outcome) << blow.die;
        EXPECT_EQ(stands(*session, "t16"), blow.strongest) << blow.die;
        EXPECT_EQ(stands(*session, "t19"), blow.other) << blow.die;
    }
}

TEST(Bombardments, OfFourFactorsComeToMore) {
    const auto session = before();
    put(*session, {"sq1", "sq2"}, "0810");
    adjust(*session, "sq1", {{"up", true}});
    adjust(*session, "sq2", {{"up", true}});
    play(*session, bombard("guns", "t16", {"sq1", "sq2"}), {5});
    EXPECT_EQ(stands(*session, "t16"), "eliminated");
    EXPECT_EQ(stands(*session, "t19"), "eliminated");
}

TEST(Bombardments, AskWhoIsStrongestOnlyOfEquals) {
    const auto session = before();
    EXPECT_TRUE(warns(*session, bombard("guns", "t16"), "equally strong", {3}));
    EXPECT_FALSE(warns(*session, bombard("guns", "t16"), "equally strong", {1}));
    EXPECT_FALSE(warns(*session, bombard("guns", "t16", {}, {{"strongest", "t19"}}), "equally strong", {3}));
    adjust(*session, "t19", {{"combat", 2}});
    EXPECT_FALSE(warns(*session, bombard("guns", "t16"), "equally strong", {3}));
}

TEST(Bombardments, StrikeAHexOnceATurn) {
    const auto session = before();
    put(*session, {"sq1"}, "0710");
    play(*session, bombard("guns", "t16"), {1});
    EXPECT_TRUE(warns(*session, bombard("sq1", "t19"), "was bombarded", {1}));
    put(*session, {"t7"}, "0809");
    EXPECT_TRUE(warns(*session, bombard("sq1", "t7"), "was bombarded", {1}));
    put(*session, {"t16"}, "0609");
    EXPECT_FALSE(warns(*session, bombard("sq1", "t16"), "was bombarded", {1}));
    EXPECT_TRUE(warns(*session, bombard("guns", "t7"), "has bombarded", {1}));
    endTurn(*session);
    EXPECT_FALSE(warns(*session, bombard("guns", "t7"), "bombarded", {1}));
}

struct Fault {
    const char* what;
    std::vector<std::string> with;
    const char* warned;
};

TEST(Bombardments, AreOfFourNextToTheHexAndToEachOther) {
    const auto session = before();
    put(*session, {"sq1", "sq2", "sq3"}, "0810");
    const std::vector<Fault> faults{{"three more", {"sq1", "sq2", "sq3"}, ""},
                                    {"four more", {"sq1", "sq2", "sq3", "sq4"}, "At most 4"}};
    put(*session, {"sq4"}, "0710");
    for (const Fault& fault : faults) {
        const auto told = warnings(*session, bombard("guns", "t16", fault.with, {{"strongest", "t16"}}), {1});
        EXPECT_EQ(told.empty(), std::string(fault.warned).empty()) << fault.what;
        EXPECT_TRUE(told.empty() || told[0].find(fault.warned) == 0) << told[0];
    }
    put(*session, {"sq4"}, "0808");
    EXPECT_TRUE(warns(*session, bombard("guns", "t16", {"sq4"}), "not next to each other", {1}));
    put(*session, {"sq4"}, "0811");
    EXPECT_TRUE(warns(*session, bombard("guns", "t16", {"sq4"}), "not next to the target", {1}));
}

TEST(Bombardments, AreRefusedToWhoCannot) {
    const auto session = before();
    put(*session, {"a54"}, "0810");
    EXPECT_EQ(refusal(*session, bombard("a54", "t16")), "not-possible");
    EXPECT_EQ(refusal(*session, bombard("guns", "t16", {"a54"})), "not-possible");
    EXPECT_EQ(refusal(*session, bombard("guns", "a54")), "not-possible");
    put(*session, {"art-8"}, "0808");
    disrupt(*session, "art-8");
    EXPECT_EQ(refusal(*session, bombard("art-8", "a54")), "not-possible");
}

TEST(Bombardments, BelongIntoTheirPhaseAndSide) {
    const auto session = before();
    put(*session, {"art-asia"}, "0809");
    EXPECT_TRUE(warnings(*session, bombard("guns", "t16"), {1}).empty());
    EXPECT_TRUE(warns(*session, bombard("art-asia", "guns"), "phase of the other side", {1}));
    goTo(*session, "turkish-bombardment");
    EXPECT_TRUE(warns(*session, bombard("guns", "t16"), "phase of the other side", {1}));
    EXPECT_TRUE(warnings(*session, bombard("art-asia", "guns"), {1}).empty());
    goTo(*session, "british-army-1");
    EXPECT_TRUE(warns(*session, bombard("guns", "t16"), "no phase for bombardments", {1}));
}

TEST(Bombardments, AreStatedWhileTheTableIsBlank) {
    const auto session = before();
    done(*session,
         {{"do", "fill"}, {"table", "bombardment"}, {"row", "1-3"}, {"column", "7+"}, {"value", nullptr}});
    Json command = bombard("guns", "t16", {}, {{"strongest", "t16"}});
    command["outcome"] = "e";
    play(*session, command);
    EXPECT_EQ(stands(*session, "t16"), "eliminated");
    EXPECT_EQ(stands(*session, "t19"), "disrupted 0809");
}

TEST(Bombardments, ThrowForTheStrengthOfTheDisruptedWhenItMatters) {
    const auto session = before();
    disrupt(*session, "t16");
    adjust(*session, "t19", {{"combat", 1}});
    // A throws 4: it counts 2 and is stronger than the other's 1.
    const Json answer = play(*session, bombard("guns", "t16"), {3, 4});
    EXPECT_EQ(stepOf(answer, "scatter")["outcome"], "even");
    EXPECT_EQ(stands(*session, "t16"), "eliminated");
    EXPECT_EQ(stands(*session, "t19"), "undisrupted 0809");
}

TEST(Bombardments, TurnDummiesOver) {
    const auto session = before();
    goTo(*session, "turkish-bombardment");
    put(*session, {"dummy"}, "0910");
    put(*session, {"art-asia"}, "0809");
    play(*session, bombard("art-asia", "dummy"));
    EXPECT_EQ(stands(*session, "dummy"), "removed");
    EXPECT_TRUE(flag(*session, "art-asia", "bombarded"));
}

TEST(Bombardments, LetSurvivorsFallBackOneHex) {
    const auto session = before();
    EXPECT_EQ(refusal(*session, {{"do", "fall-back"}, {"unit", "t16"}, {"to", "0808"}}), "not-possible");
    play(*session, bombard("guns", "t16"), {1});
    const Json back{{"do", "fall-back"}, {"unit", "t16"}, {"with", {"t19"}}, {"to", "0808"}};
    EXPECT_TRUE(warnings(*session, back).empty());
    EXPECT_TRUE(warns(*session, {{"do", "fall-back"}, {"unit", "t16"}, {"to", "0807"}}, "one hex"));
    EXPECT_TRUE(warns(*session, {{"do", "fall-back"}, {"unit", "t16"}, {"to", "0810"}}, "enemy stands"));
    play(*session, back);
    EXPECT_EQ(stands(*session, "t19"), "undisrupted 0808");
}

TEST(Bombardments, AreTalliedOfTheBritish) {
    const auto session = before();
    goTo(*session, "turkish-bombardment");
    put(*session, {"a54", "b54"}, "0910");
    put(*session, {"art-asia"}, "0809");
    play(*session, bombard("art-asia", "a54", {}, {{"strongest", "b54"}}), {5});
    EXPECT_EQ(stands(*session, "b54"), "eliminated");
    EXPECT_EQ(stands(*session, "a54"), "undisrupted 0910");
    EXPECT_EQ(count(*session, "british", "tally"), 1);
}

struct Flight {
    int die;
    std::vector<int> draws;
    std::vector<std::string> up;
    bool turkish;
};

TEST(AirUnits, AreThrownForAndDrawn) {
    const std::vector<Flight> flights{{1, {}, {}, false},
                                      {2, {3}, {"sq3"}, true},
                                      {3, {3, 3}, {"sq3", "sq4"}, false},
                                      {4, {1, 1, 1}, {"sq1", "sq2", "sq3"}, false},
                                      {5, {}, {"sq1", "sq2", "sq3", "sq4"}, false},
                                      {6, {}, {"sq1", "sq2", "sq3", "sq4"}, false}};
    for (const Flight& flight : flights) {
        const auto session = at();
        std::vector<int> dice{flight.die};
        dice.insert(dice.end(), flight.draws.begin(), flight.draws.end());
        play(*session, {{"do", "scramble"}, {"side", "british"}}, dice);
        for (const std::string id : {"sq1", "sq2", "sq3", "sq4"}) {
            const bool drawn = std::count(flight.up.begin(), flight.up.end(), id) == 1;
            EXPECT_EQ(flag(*session, id, "up"), drawn) << flight.die << id;
        }
        EXPECT_EQ(flag(*session, "tsq", "up"), flight.turkish) << flight.die;
    }
}

TEST(AirUnits, AreOwedFlyAndLand) {
    const auto session = at();
    play(*session, {{"do", "announce"}, {"side", "british"}, {"order", "moves-first"}});
    EXPECT_TRUE(owes(*session, "scramble", "british"));
    EXPECT_EQ(refusal(*session, {{"do", "fly-to"}, {"unit", "sq1"}, {"to", "0810"}}), "not-possible");
    play(*session, {{"do", "scramble"}, {"side", "british"}, {"british", 4}, {"turkish", 1}});
    EXPECT_FALSE(owes(*session, "scramble", "british"));
    play(*session, {{"do", "fly-to"}, {"unit", "sq1"}, {"to", "0810"}});
    play(*session, {{"do", "fly-to"}, {"unit", "tsq"}, {"to", "0809"}});
    goTo(*session, "turkish-bombardment");
    EXPECT_EQ(stands(*session, "sq1"), "undisrupted");
    EXPECT_EQ(stands(*session, "tsq"), "undisrupted 0809");
    goTo(*session, "british-army-1");
    EXPECT_EQ(stands(*session, "tsq"), "undisrupted");
}

} // namespace
} // namespace umpire::test::bombardments_test
