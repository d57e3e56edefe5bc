// What the hits of a volley come to on those without saves: horses, men struck, the leader.

#include "fort.h"

#include <gtest/gtest.h>

namespace umpire::test::losses_test {
namespace {

using namespace fort;

struct Spread {
    std::vector<int> hits; ///< faces of the volley of ten legionnaires
    std::vector<int> faces;
    int men;
};

std::vector<int> hitting(int hits) {
    std::vector<int> dice(10, 1);
    std::fill_n(dice.begin(), hits, 6);
    return dice;
}

std::vector<int> joined(std::vector<int> first, const std::vector<int>& then) {
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

TEST(DesertLosses, EqualFacesOfAGroupOfSixAreOneMan) {
    const std::vector<std::pair<std::vector<int>, int>> cases{
        {{3}, 1},
        {{3, 3}, 1},
        {{1, 2}, 2},
        {{1, 2, 2, 5, 5, 5}, 3},
        {{1, 2, 3, 4, 5, 6}, 6},
        {{4, 4, 4, 4, 4, 4, 4}, 2},
        {{1, 1, 2, 2, 3, 3, 1, 2, 3, 3}, 6},
    };
    for (const auto& [faces, men] : cases) {
        const auto session = at();
        const auto dice = joined(joined(hitting(static_cast<int>(faces.size())), faces), {1});
        play(*session, fire("legion-squad", "bedouin-warriors"), dice);
        EXPECT_EQ(count(*session, "bedouin-warriors", "figures"), 20 - men) << faces.size();
        EXPECT_EQ(count(*session, "bedouin-warriors", "new-losses"), men);
    }
}

TEST(DesertLosses, NoMoreThanAreThereFall) {
    const auto session = at();
    adjust(*session, "bedouin-warriors", {{"lost", 18}});
    play(*session, fire("legion-squad", "bedouin-warriors"), joined(hitting(4), {1, 2, 3, 4}));
    EXPECT_EQ(count(*session, "bedouin-warriors", "lost"), 20);
    EXPECT_EQ(word(*session, "bedouin-warriors", "state"), "destroyed");
}

TEST(DesertLosses, OnHorsesEachHitIsTheHorseOrTheRider) {
    for (int face = 1; face <= 10; ++face) {
        const auto session = at();
        std::vector<int> dice = joined(hitting(1), {face});
        dice[0] = 6;
        if (face >= 7) {
            dice = joined(dice, {2, 1});
        }
        play(*session, fire("legion-squad", "bedouin-cavalry"), dice);
        EXPECT_EQ(count(*session, "bedouin-cavalry", "lost"), face >= 7 ? 1 : 0) << face;
        EXPECT_EQ(count(*session, "bedouin-cavalry", "horses-lost"), face >= 7 ? 0 : 1) << face;
        EXPECT_EQ(count(*session, "bedouin-cavalry", "unhorsed"), face >= 7 ? 0 : 1) << face;
    }
}

TEST(DesertLosses, TheLeaderIsHitByTheHighestNumber) {
    for (int face = 1; face <= 20; ++face) {
        const auto session = at();
        const Json answer =
            play(*session, fire("legion-squad", "taureg-rifles"), joined(hitting(2), {1, 2, face}));
        EXPECT_EQ(stepOf(answer, "officer-hit")["outcome"], face == 20 ? "leader-hit" : "leader-unhurt");
        EXPECT_EQ(flag(*session, "taureg-rifles", "leader"), face != 20);
    }
}

TEST(DesertLosses, TheDieOfTwelveIsARuling) {
    const std::vector<std::pair<const char*, int>> readings{{"d10", 10}, {"d12", 12}, {"d20", 20}};
    for (const auto& [reading, highest] : readings) {
        for (const int face : {highest - 1, highest}) {
            const auto session = at({{"s-moraledie", reading}});
            play(*session, fire("legion-squad", "taureg-cavalry", {{"target-on-foot", true}}),
                 joined(hitting(1), {1, face}));
            EXPECT_EQ(flag(*session, "taureg-cavalry", "leader"), face != highest) << reading << face;
        }
    }
}

TEST(DesertLosses, OrHeIsInDangerForEachManWhoFalls) {
    const auto session = at({{"s-officercheck", "per-hit"}});
    const Json answer =
        play(*session, fire("legion-squad", "taureg-rifles"), joined(hitting(4), {1, 2, 3, 3, 7, 20}));
    EXPECT_EQ(stepOf(answer, "officer-hit", 1)["outcome"], "leader-hit");
    EXPECT_TRUE(stepOf(answer, "officer-hit", 2).is_null()); // he is down: no third roll for three men
}

TEST(DesertLosses, FrenchmenHaveNoLeaderToLose) {
    const auto session = at();
    Json command = fire("bedouin-rifles", "turcos-squad");
    command["figures"] = 2;
    play(*session, command, {8, 1, 4}); // nothing else is thrown
    EXPECT_EQ(count(*session, "turcos-squad", "lost"), 1);
}

} // namespace
} // namespace umpire::test::losses_test
