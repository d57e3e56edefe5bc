// Melee: two dice and more, ties, wounds, and what the second man has to beat.

#include "fort.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <algorithm>

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
    EXPECT_EQ(stepOf(answer, "melee", 2)["total"], 8);
    EXPECT_EQ(stepOf(answer, "melee", 3)["total"], 8) << "the first throw stands";
    EXPECT_EQ(stepOf(answer, "melee", 3)["dice"], Json::array());
    EXPECT_EQ(stepOf(answer, "melee", 4)["total"], 9);
    EXPECT_EQ(lost(*session, "legion-squad"), 1);
    EXPECT_EQ(lost(*session, "taureg-warriors"), 1);
}

/// Further attackers included, whichever throw they have to beat.
TEST(DesertMelee, TheResultIsThatOfTheLastThrow) {
    const Json two = melee(Json::object(), Json::object(), 2);
    const Json attackers{{"result", "won"}, {"by", "taureg-warriors"}};
    const Json defenders{{"result", "won"}, {"by", "legion-squad"}};
    const Json nobody{{"result", "locked"}, {"by", nullptr}};
    const auto result = [&two](const char* reading, const std::vector<int>& dice) {
        const Json answer = play(*at({{"s-defender", reading}}), two, dice);
        EXPECT_EQ(stepOf(answer, "melee-end")["outcome"], answer["melee"]["result"] == "locked" ? "locked"
                                                          : answer["melee"]["by"] == Json("legion-squad")
                                                              ? "attacker-dies"
                                                              : "defender-dies");
        return answer["melee"];
    };
    EXPECT_EQ(result("roll-stands", {1, 1, 4, 4, 6, 6, 6}), attackers);
    EXPECT_EQ(result("roll-stands", {1, 1, 4, 4, 1, 1, 1}), defenders);
    EXPECT_EQ(result("roll-stands", {1, 1, 4, 4, 4, 3, 1}), nobody);
    EXPECT_EQ(result("roll-stands", {4, 4, 4, 4, 4, 3, 2}), attackers) << "the first tied";
    EXPECT_EQ(result("new-roll", {1, 1, 4, 4, 6, 6, 6, 1, 1}), attackers);
    EXPECT_EQ(result("new-roll", {1, 1, 4, 4, 1, 1, 1, 6, 6}), defenders);
}

TEST(DesertMelee, OddsTellWhoDies) {
    const Odds odds = oddsOf(*at(), melee());
    ASSERT_FALSE(odds.rolls.empty());
    const RollOdds& end = odds.rolls.back();
    EXPECT_EQ(end.check, "melee-end");
    EXPECT_NEAR(end.of("locked"), 146.0 / 1296, 1e-12);
    EXPECT_NEAR(end.of("attacker-dies"), 575.0 / 1296, 1e-12);
    EXPECT_NEAR(end.of("defender-dies"), 575.0 / 1296, 1e-12);
}

TEST(DesertMelee, TwoOfALadderAttackInATurn) {
    const auto warned = [](const Session& session, const Json& facts, int attackers) {
        const auto texts = session.preview(melee(facts, Json::object(), attackers)).warnings;
        return std::count(texts.begin(), texts.end(), "Only the first 2 on a ladder can attack in a turn");
    };
    const auto session = at();
    goTo(*session, "melee");
    EXPECT_EQ(warned(*session, {{"on-ladder", true}}, 2), 0);
    EXPECT_EQ(warned(*session, {{"on-ladder", true}}, 3), 1);
    EXPECT_EQ(warned(*session, Json::object(), 3), 0);
    play(*session, melee({{"on-ladder", true}}, Json::object(), 2), {6, 6, 1, 1});
    EXPECT_EQ(warned(*session, {{"on-ladder", true}}, 1), 1) << "two attacked already";
    EXPECT_EQ(warned(*session, Json::object(), 1), 0);
    endTurn(*session);
    goTo(*session, "melee");
    EXPECT_EQ(warned(*session, {{"on-ladder", true}}, 2), 0);
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
