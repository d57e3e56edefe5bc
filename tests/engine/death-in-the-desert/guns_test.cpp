// Machine gun, cannon and pistols.

#include "fort.h"
#include "umpire/worksheet/offers.h"

#include <gtest/gtest.h>

#include <set>

namespace umpire::test::guns_test {
namespace {

using namespace fort;

TEST(DesertGuns, ThreeTensJamAndFourBreak) {
    const std::vector<std::pair<std::vector<int>, std::string>> bursts{
        {{10, 10, 1, 2}, "hits"},     {{10, 10, 10, 2}, "jams"}, {{10, 10, 10, 9}, "jams"},
        {{10, 10, 10, 10}, "breaks"}, {{1, 2, 3, 4}, "missed"},
    };
    for (const auto& [dice, outcome] : bursts) {
        const auto session = at();
        Json command = fire("machine-gun-section", "bedouin-rifles");
        command["dice"] = dice;
        const Preview preview = session->preview(command);
        EXPECT_EQ(preview.steps.front().outcome, outcome);
    }
}

TEST(DesertGuns, TensThatJamAreNatural) {
    const auto session = at();
    // With long range and cover a ten still hits as an eight.
    Json command = fire("machine-gun-section", "bedouin-rifles", {{"long-range", true}, {"cover", true}});
    const Json answer = play(*session, command, {10, 10, 10, 8, 1, 2, 3, 1});
    EXPECT_EQ(stepOf(answer, "burst")["outcome"], "jams");
    EXPECT_EQ(stepOf(answer, "burst")["total"], 3);
    EXPECT_TRUE(flag(*session, "machine-gun-section", "jammed"));
}

TEST(DesertGuns, TheSeriouslyWoundedServeItWithAMinus) {
    const auto session = at();
    adjust(*session, "machine-gun-section", {{"serious", 2}});
    EXPECT_EQ(refusal(*session, fire("machine-gun-section", "bedouin-rifles")), "not-possible");
    Json command = fire("machine-gun-section", "bedouin-rifles");
    command["wounded"] = 1;
    const Json answer = play(*session, command, {7, 7, 7, 8, 1, 10});
    EXPECT_EQ(stepOf(answer, "burst")["modifiers"],
              Json::parse(R"([{"id": "seriously-wounded", "value": -1}])"));
    EXPECT_EQ(stepOf(answer, "burst")["total"], 1);
    const Json sound = play(*at(), fire("machine-gun-section", "bedouin-rifles"), {7, 1, 1, 1, 1, 10});
    EXPECT_EQ(stepOf(sound, "burst")["modifiers"], Json::array());
}

TEST(DesertGuns, AJamLastsATurn) {
    const auto session = at();
    play(*session, fire("machine-gun-section", "bedouin-rifles"), {10, 10, 10, 1, 1, 2, 3, 1});
    endTurn(*session);
    EXPECT_TRUE(flag(*session, "machine-gun-section", "jammed"));
    EXPECT_FALSE(session->preview(fire("machine-gun-section", "bedouin-rifles")).warnings.empty());
    endTurn(*session);
    EXPECT_FALSE(flag(*session, "machine-gun-section", "jammed"));
}

TEST(DesertGuns, ABrokenGunIsSilentForGood) {
    const auto session = at();
    play(*session, fire("machine-gun-section", "bedouin-rifles"), {10, 10, 10, 10, 1, 2, 3, 4, 1});
    endTurn(*session);
    endTurn(*session);
    EXPECT_EQ(refusal(*session, fire("machine-gun-section", "bedouin-rifles")), "not-possible");
}

TEST(DesertGuns, TheBlindSpotIsWarnedOf) {
    const auto session = at();
    EXPECT_TRUE(session->preview(fire("machine-gun-section", "bedouin-rifles")).warnings.empty());
    EXPECT_FALSE(session->preview(fire("machine-gun-section", "bedouin-rifles", {{"blind-spot", true}}))
                     .warnings.empty());
}

TEST(DesertGuns, ACannonThrowsADieAGunnerOrOne) {
    EXPECT_EQ(firstThrow(*at(), fire("cannon", "bedouin-rifles")), "4 d10");
    EXPECT_EQ(firstThrow(*at({{"s-artrof", "one"}}), fire("cannon", "bedouin-rifles")), "1 d10");
    const auto session = at();
    adjust(*session, "cannon", {{"lost", 1}});
    EXPECT_EQ(firstThrow(*session, fire("cannon", "bedouin-rifles")), "3 d10");
}

TEST(DesertGuns, AnyFrenchmanMansAnEmptyGun) {
    const auto session = at();
    adjust(*session, "machine-gun-section", {{"lost", 1}});
    play(*session,
         {{"do", "melee"}, {"a", {{"unit", "taureg-warriors"}}}, {"b", {{"unit", "machine-gun-section"}}}},
         {6, 6, 1, 1});
    EXPECT_EQ(word(*session, "machine-gun-section", "state"), "unmanned");
    const Json man{{"do", "man-gun"}, {"unit", "machine-gun-section"}, {"from", "legion-squad"}};
    play(*session, man);
    EXPECT_EQ(word(*session, "machine-gun-section", "state"), "steady");
    EXPECT_EQ(count(*session, "machine-gun-section", "figures"), 1);
    EXPECT_EQ(count(*session, "legion-squad", "figures"), 9);
    EXPECT_EQ(firstThrow(*session, fire("machine-gun-section", "bedouin-rifles")), "4 d10");
    EXPECT_EQ(refusal(*session, {{"do", "man-gun"}, {"unit", "cannon"}, {"from", "sheik"}}), "not-possible");
}

/// What may be done by one to another.
std::set<Id> offered(const Session& session, const Id& unit, const Id& target) {
    std::set<Id> ids;
    for (const Offer& offer : offersFor(session, unit, target)) {
        if (offer.two) {
            ids.insert(offer.id);
        }
    }
    return ids;
}

TEST(DesertGuns, ADoorIsNoUnitAndAUnitNoDoor) {
    const auto session = at();
    EXPECT_TRUE(offered(*session, "machine-gun-section", "bedouin-rifles").contains("fire"));
    EXPECT_TRUE(offered(*session, "legion-squad", "gate").contains("lock"));
    EXPECT_FALSE(offered(*session, "legion-squad", "bedouin-rifles").contains("lock"));
    EXPECT_FALSE(offered(*session, "legion-squad", "gate").contains("fire")) << "a door is no unit";
}

TEST(DesertGuns, APistolHasSixRounds) {
    const auto session = at();
    for (int turn = 0; turn < 3; ++turn) {
        EXPECT_TRUE(session->preview(fire("colonel", "bedouin-rifles")).warnings.empty());
        play(*session, fire("colonel", "bedouin-rifles"), {1, 1});
        endTurn(*session);
    }
    EXPECT_EQ(count(*session, "colonel", "rounds"), 0);
    EXPECT_FALSE(session->preview(fire("colonel", "bedouin-rifles")).warnings.empty());
    play(*session, {{"do", "reload"}, {"unit", "colonel"}});
    EXPECT_TRUE(flag(*session, "colonel", "acted"));
    endTurn(*session);
    EXPECT_TRUE(session->preview(fire("colonel", "bedouin-rifles")).warnings.empty());
}

} // namespace
} // namespace umpire::test::guns_test
