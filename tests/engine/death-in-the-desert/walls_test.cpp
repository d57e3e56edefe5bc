// Ladders, grapples and doors.

#include "fort.h"

#include <gtest/gtest.h>

namespace umpire::test::walls_test {
namespace {

using namespace fort;

Json command(const char* what, const char* unit, const Json& more = Json::object()) {
    Json all{{"do", what}, {"unit", unit}};
    all.update(more);
    return all;
}

TEST(DesertWalls, RifleTribesCarryTwoLaddersOthersThree) {
    const auto session = at();
    for (const auto& [type, ladders] : std::vector<std::pair<const char*, int>>{{"bedouin-rifles", 2},
                                                                                {"bedouin-warriors", 3},
                                                                                {"bedouin-fanatics", 3},
                                                                                {"bedouin-cavalry", 2},
                                                                                {"taureg-rifles", 2},
                                                                                {"taureg-warriors", 3},
                                                                                {"taureg-cavalry", 2},
                                                                                {"legion-squad", 0},
                                                                                {"sheik", 0}}) {
        EXPECT_EQ(count(*session, type, "ladders"), ladders) << type;
    }
}

TEST(DesertWalls, LaddersArePushedOverOnEightOrMore) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = at();
        play(*session, command("place-ladder", "bedouin-warriors"));
        EXPECT_EQ(count(*session, "bedouin-warriors", "ladders"), 2);
        play(*session, command("push-ladder", "legion-squad", {{"target", "bedouin-warriors"}}), {face});
        EXPECT_EQ(count(*session, "bedouin-warriors", "ladders-up"), face >= 8 ? 0 : 1) << face;
        // The man who tries does not fire.
        EXPECT_EQ(firstThrow(*session, fire("legion-squad", "bedouin-warriors")), "9 d10");
    }
}

TEST(DesertWalls, AnEmptyLadderGoesByItself) {
    const auto session = at();
    play(*session, command("place-ladder", "bedouin-warriors"));
    play(*session,
         command("push-ladder", "legion-squad", {{"target", "bedouin-warriors"}, {"unmanned", true}}));
    EXPECT_EQ(count(*session, "bedouin-warriors", "ladders-up"), 0);
    EXPECT_EQ(refusal(*session, command("push-ladder", "legion-squad", {{"target", "bedouin-warriors"}})),
              "not-possible");
}

TEST(DesertWalls, FiveClimbAndTwoWhereTheTopIsHeld) {
    const auto session = at();
    goTo(*session, "movement");
    play(*session, command("place-ladder", "bedouin-warriors"));
    const auto warned = [&](int figures, bool opposed) {
        return !session
                    ->preview(
                        command("climb", "bedouin-warriors", {{"figures", figures}, {"opposed", opposed}}))
                    .warnings.empty();
    };
    EXPECT_FALSE(warned(5, false));
    EXPECT_TRUE(warned(6, false));
    EXPECT_FALSE(warned(2, true));
    EXPECT_TRUE(warned(3, true));
    play(*session, command("climb", "bedouin-warriors"));
    EXPECT_EQ(count(*session, "bedouin-warriors", "inside"), 5);
    EXPECT_EQ(count(*session, "bedouin-warriors", "no-fire"), 5);
    EXPECT_EQ(refusal(*session, command("climb", "taureg-warriors")), "not-possible");
}

TEST(DesertWalls, NoLadderIsPlacedOnACharge) {
    const auto session = at();
    play(*session, command("charge", "bedouin-warriors", {{"target", "cannon"}}), {1, 1, 1, 1});
    EXPECT_FALSE(session->preview(command("place-ladder", "bedouin-warriors")).warnings.empty());
}

TEST(DesertWalls, ARopeTakesOneTurnAndSevenOrMore) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = at();
        EXPECT_EQ(refusal(*session, command("scale", "bedouin-fanatics")), "not-possible");
        play(*session, command("throw-grapple", "bedouin-fanatics"));
        play(*session, command("scale", "bedouin-fanatics"), {face});
        EXPECT_EQ(count(*session, "bedouin-fanatics", "inside"), face >= 7 ? 1 : 0) << face;
        EXPECT_EQ(count(*session, "bedouin-fanatics", "no-fire"), 2);
    }
}

TEST(DesertWalls, ARopeIsCutOnThreeOrMore) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = at();
        play(*session, command("throw-grapple", "bedouin-fanatics"));
        play(*session, command("cut-rope", "legion-squad", {{"target", "bedouin-fanatics"}}), {face});
        EXPECT_EQ(count(*session, "bedouin-fanatics", "ropes"), face >= 3 ? 0 : 1) << face;
    }
}

TEST(DesertWalls, DoorsAreLockedFromInside) {
    const auto session = at();
    goTo(*session, "movement");
    const auto warned = [&](const char* door, bool inside) {
        return !session->preview(command("unlock", "legion-squad", {{"door", door}, {"inside", inside}}))
                    .warnings.empty();
    };
    EXPECT_FALSE(warned("gate", true));
    EXPECT_TRUE(warned("gate", false));
    EXPECT_FALSE(warned("hatch", false));
    play(*session, command("unlock", "legion-squad", {{"door", "gate"}, {"inside", true}}));
    EXPECT_FALSE(flag(*session, "gate", "locked"));
    play(*session, command("lock", "legion-squad", {{"door", "gate"}, {"inside", true}}));
    EXPECT_TRUE(flag(*session, "gate", "locked"));
}

TEST(DesertWalls, UnitsAreToldWhatHoldsForThem) {
    const auto session = at();
    const auto notes = [&](const char* unit, const char* words) {
        return dumpLine(session->show(unit)["notes"]).find(words) != std::string::npos;
    };
    EXPECT_TRUE(notes("bedouin-fanatics", "a side has one such tribe"));
    EXPECT_FALSE(notes("bedouin-warriors", "a side has one such tribe"));
    EXPECT_FALSE(notes("bedouin-warriors", "On the wall it moves past friends"));
    adjust(*session, "bedouin-warriors", {{"inside", 1}});
    EXPECT_TRUE(notes("bedouin-warriors", "On the wall it moves past friends"));
}

TEST(DesertWalls, DoorsAreBashedOpenOnSevenOrMore) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = at();
        play(*session, command("bash", "bedouin-warriors", {{"door", "gate"}}), {face});
        EXPECT_EQ(flag(*session, "gate", "broken"), face >= 7) << face;
        EXPECT_EQ(flag(*session, "gate", "locked"), face < 7);
        EXPECT_EQ(count(*session, "bedouin-warriors", "idle"), 19);
    }
}

} // namespace
} // namespace umpire::test::walls_test
