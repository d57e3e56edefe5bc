// Movement dice.

#include "fort.h"

#include <gtest/gtest.h>

#include <algorithm>

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

std::string thrownBy(const Session& session, const char* type) {
    return firstThrow(session, {{"do", "move"}, {"unit", type}});
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
    EXPECT_EQ(refusal(*session, fire("bedouin-rifles", "legion-squad")), "not-possible");
    Json all = fire("bedouin-rifles", "legion-squad");
    all["figures"] = 20;
    EXPECT_FALSE(session->preview(all).warnings.empty());
}

/// Of a squad that splits some may fire, and no more than those without a word.
TEST(DesertMoves, ThoseOfASquadWhoChargeDoNotFire) {
    const auto session = at();
    goTo(*session, "movement");
    play(*session,
         {{"do", "charge"}, {"unit", "legion-squad"}, {"target", "bedouin-warriors"}, {"figures", 3}},
         {1, 1, 1});
    goTo(*session, "fire");
    const auto warnings = [&](int figures) {
        Json some = fire("legion-squad", "bedouin-warriors");
        some["figures"] = figures;
        return session->preview(some).warnings;
    };
    EXPECT_EQ(firstThrow(*session, fire("legion-squad", "bedouin-warriors")), "7 d10");
    EXPECT_TRUE(warnings(7).empty());
    EXPECT_EQ(warnings(8),
              std::vector<std::string>{"Of legion-squad only 7 may still fire: the others fired, "
                                       "charged, climbed or were busy otherwise"});
}

TEST(DesertMoves, ThoseWhoClimbDoNotFire) {
    const auto session = at();
    goTo(*session, "movement");
    play(*session, {{"do", "place-ladder"}, {"unit", "bedouin-rifles"}});
    play(*session, {{"do", "climb"}, {"unit", "bedouin-rifles"}});
    goTo(*session, "fire");
    EXPECT_EQ(firstThrow(*session, fire("bedouin-rifles", "legion-squad")), "15 d10");
    Json all = fire("bedouin-rifles", "legion-squad");
    all["figures"] = 20;
    EXPECT_FALSE(session->preview(all).warnings.empty());
}

TEST(DesertMoves, WithoutHorsesTheyAreOnFoot) {
    const auto session = at();
    adjust(*session, "legion-cavalry", {{"unhorsed", 5}});
    EXPECT_EQ(thrownBy(*session, "legion-cavalry"), d6(6)) << "one still rides";
    adjust(*session, "legion-cavalry", {{"unhorsed", 6}});
    EXPECT_EQ(thrownBy(*session, "legion-cavalry"), d6(2));
}

TEST(DesertMoves, FriendsWhoFightAreNotPassedOnAWall) {
    const auto session = at();
    goTo(*session, "movement");
    const auto warned = [&](const Json& facts) {
        return !session->preview({{"do", "move"}, {"unit", "legion-squad"}, {"facts", facts}})
                    .warnings.empty();
    };
    EXPECT_FALSE(warned({{"ground", "fort"}}));
    EXPECT_TRUE(warned({{"ground", "fort"}, {"past-fighters", true}}));
}

/// Each act is warned of in a phase that it does not belong to, and only there.
TEST(DesertMoves, ActsOutOfTheirPhaseAreWarnedOf) {
    const std::vector<std::pair<Json, std::vector<std::string>>> acts{
        {fire("legion-squad", "bedouin-rifles"), {"immediate-fire", "fire"}},
        {{{"do", "move"}, {"unit", "legion-squad"}}, {"movement"}},
        {{{"do", "charge"}, {"unit", "legion-squad"}, {"target", "bedouin-rifles"}}, {"movement"}},
        {{{"do", "carry"}, {"unit", "cannon"}}, {"movement"}},
        {{{"do", "place-ladder"}, {"unit", "bedouin-rifles"}}, {"movement"}},
        {{{"do", "climb"}, {"unit", "bedouin-warriors"}}, {"movement"}},
        {{{"do", "throw-grapple"}, {"unit", "bedouin-rifles"}}, {"movement"}},
        {{{"do", "scale"}, {"unit", "bedouin-warriors"}}, {"movement"}},
        {{{"do", "lock"}, {"unit", "legion-squad"}, {"door", "gate"}, {"inside", true}}, {"movement"}},
        {{{"do", "unlock"}, {"unit", "legion-squad"}, {"door", "gate"}, {"inside", true}}, {"movement"}},
        {{{"do", "bash"}, {"unit", "bedouin-rifles"}, {"door", "gate"}}, {"movement"}},
        {{{"do", "push-ladder"}, {"unit", "legion-squad"}, {"target", "bedouin-warriors"}},
         {"immediate-fire", "movement"}},
        {{{"do", "cut-rope"}, {"unit", "legion-squad"}, {"target", "bedouin-warriors"}},
         {"immediate-fire", "movement"}},
        {{{"do", "reload"}, {"unit", "colonel"}}, {"immediate-fire", "movement"}},
        {{{"do", "melee"}, {"a", {{"unit", "bedouin-rifles"}}}, {"b", {{"unit", "legion-squad"}}}},
         {"melee"}},
        {{{"do", "check"}, {"check", "morale"}, {"unit", "taureg-rifles"}}, {"morale"}}};
    const auto session = at();
    adjust(*session, "bedouin-warriors", {{"ladders-up", 1}, {"ropes", 1}});
    adjust(*session, "cannon", {{"serious", 1}});
    for (const char* phase : {"immediate-fire", "movement", "fire", "melee", "morale"}) {
        goTo(*session, phase);
        for (const auto& [act, phases] : acts) {
            const bool fits = std::find(phases.begin(), phases.end(), phase) != phases.end();
            const Preview preview = session->preview(act);
            EXPECT_TRUE(preview.ok) << preview.refusal.message;
            EXPECT_EQ(preview.warnings.empty(), fits) << phase << " " << dumpLine(act);
        }
    }
}

TEST(DesertMoves, WhoMovesFiresAfterwards) {
    const auto session = at();
    play(*session, {{"do", "move"}, {"unit", "bedouin-rifles"}}, {1, 1, 1});
    goTo(*session, "fire");
    EXPECT_EQ(firstThrow(*session, fire("bedouin-rifles", "legion-squad")), "20 d10");
}

} // namespace
} // namespace umpire::test::moves_test
