// Movement dice.

#include "fort.h"

#include <gtest/gtest.h>

namespace umpire::test::moves_test {
namespace {

using namespace fort;

struct Mover {
    const char* type;
    int sand;
    int onFoot; ///< dice when it has dismounted
};

const std::vector<Mover>& movers() {
    static const std::vector<Mover> all{{"legion-squad", 2, 2},
                                        {"machine-gun-section", 2, 2},
                                        {"legion-cavalry", 6, 2},
                                        {"cannon", 2, 2},
                                        {"colonel", 6, 2},
                                        {"turcos-squad", 2, 2},
                                        {"german-squad", 2, 2},
                                        {"bedouin-rifles", 3, 3},
                                        {"bedouin-warriors", 3, 3},
                                        {"bedouin-fanatics", 3, 3},
                                        {"bedouin-cavalry", 6, 3},
                                        {"taureg-rifles", 3, 3},
                                        {"taureg-warriors", 3, 3},
                                        {"taureg-cavalry", 6, 3},
                                        {"sheik", 6, 3}};
    return all;
}

std::string thrownFor(const char* type, const Json& facts, bool charge = false) {
    const auto session = at();
    Json command{{"do", charge ? "charge" : "move"}, {"unit", type}, {"facts", facts}};
    if (charge) {
        command["target"] = std::string(type) == "cannon" ? "sheik" : "cannon";
    }
    return firstThrow(*session, command);
}

std::string d6(int count) {
    return std::to_string(count) + " d6";
}

TEST(DesertMoves, DiceOfEveryTypeOnEveryGround) {
    for (const Mover& each : movers()) {
        SCOPED_TRACE(each.type);
        EXPECT_EQ(thrownFor(each.type, Json::object()), d6(each.sand));
        EXPECT_EQ(thrownFor(each.type, {{"ground", "fort"}}), d6(2));
        EXPECT_EQ(thrownFor(each.type, {{"ground", "road"}}), d6(std::max(3, each.sand)));
        EXPECT_EQ(thrownFor(each.type, {{"crawling", true}}), d6(1));
        EXPECT_EQ(thrownFor(each.type, {{"on-foot", true}}), d6(each.onFoot));
        EXPECT_EQ(thrownFor(each.type, Json::object(), true), d6(each.sand + 1));
        EXPECT_EQ(thrownFor(each.type, {{"ground", "fort"}}, true), d6(3));
    }
}

TEST(DesertMoves, RoughGroundLosesTheHighDie) {
    const auto session = at();
    const Json open = play(*session, {{"do", "move"}, {"unit", "sheik"}}, {1, 2, 6, 6, 3, 4});
    EXPECT_EQ(stepOf(open, "move")["total"], 22);
    const Json rough =
        play(*session, {{"do", "move"}, {"unit", "bedouin-rifles"}, {"facts", {{"rough", true}}}}, {5, 2, 5});
    EXPECT_EQ(stepOf(rough, "move")["total"], 7);
}

TEST(DesertMoves, WhoChargesDoesNotFire) {
    const auto session = at();
    play(*session, {{"do", "charge"}, {"unit", "bedouin-rifles"}, {"target", "cannon"}}, {1, 1, 1, 1});
    EXPECT_EQ(word(*session, "bedouin-rifles", "charging"), "cannon");
    goTo(*session, "fire");
    const Preview preview = session->preview(fire("bedouin-rifles", "legion-squad"));
    EXPECT_FALSE(preview.warnings.empty());
    EXPECT_FALSE(preview.wanted); // nobody is left to fire
}

TEST(DesertMoves, WhoMovesFiresAfterwards) {
    const auto session = at();
    play(*session, {{"do", "move"}, {"unit", "bedouin-rifles"}}, {1, 1, 1});
    goTo(*session, "fire");
    EXPECT_EQ(firstThrow(*session, fire("bedouin-rifles", "legion-squad")), "20 d10");
}

} // namespace
} // namespace umpire::test::moves_test
