// Melee: two dice and more, ties, wounds, and what the second man has to beat.

#include "fort.h"

#include <gtest/gtest.h>

namespace umpire::test::man_to_man_test {
namespace {

using namespace fort;

Json melee(const Json& attackersFacts = Json::object(), const Json& defendersFacts = Json::object(),
           int attackers = 1) {
    return {{"do", "melee"},
            {"a", {{"unit", "taureg-warriors"}, {"facts", attackersFacts}}},
            {"b", {{"unit", "legion-squad"}, {"facts", defendersFacts}}},
            {"attackers", attackers}};
}

int lost(const Session& session, const char* unit) {
    return count(session, unit, "lost");
}

TEST(DesertMelee, TheHigherTotalWinsAndTheLoserDies) {
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) {
            const auto session = at();
            play(*session, melee(), {a, 3, b, 3});
            EXPECT_EQ(lost(*session, "taureg-warriors"), a < b ? 1 : 0);
            EXPECT_EQ(lost(*session, "legion-squad"), a > b ? 1 : 0);
            EXPECT_EQ(flag(*session, "legion-squad", "locked-in-melee"), a == b);
            EXPECT_EQ(flag(*session, "taureg-warriors", "locked-in-melee"), a == b);
        }
    }
}

TEST(DesertMelee, TheExampleOfTheRules) {
    const auto session = at();
    // 7 against 8: the Arab dies. The second throws three dice for 13 against a new roll.
    const Json answer = play(*session, melee(Json::object(), Json::object(), 2), {3, 4, 4, 4, 6, 4, 3, 6, 6});
    EXPECT_EQ(stepOf(answer, "melee", 2)["dice"].size(), 3U);
    EXPECT_EQ(lost(*session, "taureg-warriors"), 1);
    EXPECT_EQ(lost(*session, "legion-squad"), 1);
}

TEST(DesertMelee, ThreeAtMostAndNoneAfterHisDeath) {
    const auto session = at();
    const Json answer = play(*session, melee(Json::object(), Json::object(), 3),
                             {1, 1, 6, 6, 1, 1, 1, 6, 6, 6, 6, 6, 6, 1, 1});
    EXPECT_EQ(stepOf(answer, "melee", 4)["dice"].size(), 4U);
    EXPECT_EQ(lost(*session, "taureg-warriors"), 2);
    EXPECT_EQ(lost(*session, "legion-squad"), 1);
    EXPECT_EQ(refusal(*at(), melee(Json::object(), Json::object(), 4)), "bad-value");
}

TEST(DesertMelee, OrTheDefendersRollStands) {
    const auto session = at({{"s-defender", "roll-stands"}});
    const Json answer =
        play(*session, melee(Json::object(), Json::object(), 3), {1, 1, 4, 4, 4, 3, 1, 6, 1, 1, 1});
    EXPECT_EQ(stepOf(answer, "further-attack")["outcome"], "locked");
    EXPECT_EQ(stepOf(answer, "further-attack", 1)["total"], 1);
    EXPECT_EQ(stepOf(answer, "further-attack", 1)["outcome"], "cuts-down");
    EXPECT_EQ(lost(*session, "legion-squad"), 1);
    EXPECT_EQ(lost(*session, "taureg-warriors"), 1);
}

TEST(DesertMelee, NobodyIsLockedWithADeadMan) {
    const auto locked = [](const Session& session) {
        return std::pair(flag(session, "taureg-warriors", "locked-in-melee"),
                         flag(session, "legion-squad", "locked-in-melee"));
    };
    const Json two = melee(Json::object(), Json::object(), 2);
    const auto anew = at();
    play(*anew, two, {3, 3, 3, 3, 6, 6, 6, 1, 1});
    EXPECT_EQ(lost(*anew, "legion-squad"), 1);
    EXPECT_EQ(locked(*anew), std::pair(false, false)) << "the second killed him with whom the first tied";
    const auto standing = at({{"s-defender", "roll-stands"}});
    play(*standing, two, {3, 3, 3, 3, 6, 6, 6});
    EXPECT_EQ(lost(*standing, "legion-squad"), 1);
    EXPECT_EQ(locked(*standing), std::pair(false, false));
    const auto alive = at();
    play(*alive, two, {3, 3, 3, 3, 1, 1, 1, 6, 6});
    EXPECT_EQ(lost(*alive, "taureg-warriors"), 1);
    EXPECT_EQ(locked(*alive), std::pair(true, true)) << "the first still fights with him";
}

TEST(DesertMelee, LinesOfEither) {
    const std::vector<std::pair<const char*, int>> lines{
        {"from-behind", -2}, {"on-ladder", -4}, {"on-rope", -1}, {"light-wound", -1}, {"serious-wound", -2}};
    for (const auto& [fact, value] : lines) {
        const auto session = at();
        const Json answer = play(*session, melee({{fact, true}}), {6, 6, 1, 1});
        EXPECT_EQ(stepOf(answer, "melee")["total"], 12 + value) << fact;
        const Json other = play(*at(), melee(Json::object(), {{fact, true}}), {6, 6, 5, 5});
        EXPECT_EQ(stepOf(other, "melee", 1)["total"], 10 + value) << fact;
    }
}

TEST(DesertMelee, SkillCountsTwo) {
    const std::vector<std::pair<const char*, int>> skills{{"poor", -2}, {"average", 0}, {"great", 2}};
    for (const auto& [skill, value] : skills) {
        Json battle = field();
        unitIn(battle, "taureg-warriors")["melee-skill"] = skill;
        const auto session = at(Json::object(), battle);
        EXPECT_EQ(stepOf(play(*session, melee(), {4, 4, 1, 1}), "melee")["total"], 8 + value);
    }
}

TEST(DesertMelee, TheMarkerGoesWithTheMan) {
    const auto session = at();
    adjust(*session, "legion-squad", {{"serious", 2}, {"light-new", 1}});
    play(*session, melee(Json::object(), {{"serious-wound", true}}), {6, 6, 1, 1});
    EXPECT_EQ(count(*session, "legion-squad", "serious"), 1);
    play(*session, melee(Json::object(), {{"light-wound", true}}), {6, 6, 1, 1});
    EXPECT_EQ(count(*session, "legion-squad", "light"), 0);
    EXPECT_EQ(count(*session, "legion-squad", "able"), 7);
}

TEST(DesertMelee, TheMarkerGoesWithTheManWhoeverKillsHim) {
    const auto session = at({{"s-defender", "roll-stands"}});
    adjust(*session, "legion-squad", {{"serious", 2}});
    play(*session, melee(Json::object(), {{"serious-wound", true}}, 2), {1, 1, 4, 4, 6, 6, 6});
    EXPECT_EQ(count(*session, "legion-squad", "serious"), 1);
    EXPECT_EQ(count(*session, "legion-squad", "figures"), 9);
}

TEST(DesertMelee, ALeaderWhoFightsMayFall) {
    const auto session = at();
    play(*session, melee({{"leader-fights", true}}), {1, 1, 6, 6});
    EXPECT_FALSE(flag(*session, "taureg-warriors", "leader"));
}

} // namespace
} // namespace umpire::test::man_to_man_test
