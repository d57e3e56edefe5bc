// The switches of the register that change a check, its losses or its lines: what the default does, and what
// each other value does instead.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::rulings_of_morale_test {
namespace {

Field arms(const Id& switchId, const Id& reading) {
    Field field;
    field.ruling(switchId, reading)
        .theirs("tester", "infantry", "turkish", 6)
        .theirs("veteran", "infantry", "german", 6)
        .theirs("sniper", "sniper", "turkish", 1)
        .ours("rifles", "infantry", "british", 6)
        .ours("marksman", "sniper", "british", 1)
        .ours("fords", "patrol-cars", "british", 4)
        .ours("plane", "plane", "british", 1);
    return field;
}

Lines lines(Session& session, const Json& command, std::size_t step = 0) {
    return linesOf(done(session, command)["steps"][step]);
}

const Json near{{"officer-within-9", true}};

TEST(SOffboth, ExclusiveDropsTheOfficerNearWhileOneIsLost) {
    for (const auto& [reading, expected] :
         {std::pair{"both", Lines{{"officer-lost", -1}, {"officer-near", 1}}},
          std::pair{"exclusive", Lines{{"officer-lost", -1}}}}) {
        const auto session = arms("s-offboth", reading).open();
        EXPECT_EQ(lines(*session, morale("tester", 6, near)), (Lines{{"officer-near", 1}}));
        adjusted(*session, "colonel", {{"state", "lost"}});
        EXPECT_EQ(lines(*session, morale("tester", 6, near)), expected) << reading;
    }
}

TEST(SOffboth, ExclusiveHoldsForChieftainsToo) {
    const auto session = Field()
                             .ruling("s-offboth", "exclusive")
                             .theirs("levy", "infantry", "arab-allied", 6)
                             .chieftain("sheikh", "regiment")
                             .open();
    adjusted(*session, "sheikh", {{"state", "lost"}});
    EXPECT_EQ(lines(*session, morale("levy", 8, near)), (Lines{{"chieftain-lost", -2}}));
}

std::string stateAfter(const Id& reading, const Json& command) {
    const auto session = arms("s-spitend", reading).open();
    adjusted(*session, "tester", {{"state", "spittin-the-dummy"}});
    done(*session, command);
    return shown(*session, "tester", "state").get<std::string>();
}

TEST(SSpitend, ReformOnlyLeavesFourToSevenSpitting) {
    const std::string spits = "spittin-the-dummy";
    for (const int die : {5, 8}) {
        EXPECT_EQ(stateAfter("check-or-reform", morale("tester", die)), "steady") << die;
        EXPECT_EQ(stateAfter("one-turn", morale("tester", die)), "steady") << die;
        EXPECT_EQ(stateAfter("reform-only", morale("tester", die)), spits) << die;
    }
    EXPECT_EQ(stateAfter("reform-only", melee("tester", "rifles", 7, 3)), spits);
    EXPECT_EQ(stateAfter("reform-only", morale("tester", 8, {{"in-cover", true}})), "mad-as-a-cut-snake");
    EXPECT_EQ(stateAfter("reform-only", {{"do", "reform"}, {"unit", "tester"}}), "steady");
}

TEST(SSpitend, OneTurnEndsItWithTheOwnersHalfTurn) {
    for (const auto& [reading, state] :
         {std::pair{"check-or-reform", "spittin-the-dummy"}, std::pair{"one-turn", "steady"},
          std::pair{"reform-only", "spittin-the-dummy"}}) {
        const auto session = arms("s-spitend", reading).open();
        done(*session, morale("tester", 2));
        done(*session, {{"do", "end-turn"}});
        EXPECT_EQ(shown(*session, "tester", "state"), Json("spittin-the-dummy")) << "the enemy's half-turn";
        done(*session, {{"do", "end-turn"}});
        EXPECT_EQ(shown(*session, "tester", "state"), Json(state)) << reading;
    }
}

TEST(SSpitend, OneTurnSparesWhatThatHalfTurnGave) {
    const auto session = arms("s-spitend", "one-turn").open();
    done(*session, {{"do", "end-turn"}});
    done(*session, morale("tester", 2));
    done(*session, {{"do", "end-turn"}});
    EXPECT_EQ(shown(*session, "tester", "state"), Json("spittin-the-dummy"));
}

TEST(SReformcont, YesCountsInTheSecondRound) {
    for (const auto& [reading, expected] :
         {std::pair{"no", Lines{}}, std::pair{"yes", Lines{{"not-reformed", -1}}}}) {
        const auto session = arms("s-reformcont", reading).open();
        EXPECT_EQ(lines(*session, melee("tester", "rifles", 7, 7)), Lines{});
        EXPECT_EQ(lines(*session, melee("tester", "rifles", 7, 7)), expected) << reading;
        EXPECT_EQ(lines(*session, morale("tester", 7)), Lines{}) << "only in a melee round";
    }
}

TEST(SPatrolmg, MachineGunUnitIsHeavyFire) {
    EXPECT_EQ(lines(*arms("s-patrolmg", "attached").open(), shoot("fords", "tester", {7})), Lines{});
    EXPECT_EQ(lines(*arms("s-patrolmg", "machine-gun-unit").open(), shoot("fords", "tester", {7})),
              (Lines{{"heavy-fire", -2}}));
}

TEST(SWeakmodel, OnCountsSingleModelsAsOne) {
    const Lines weak{{"weak-firer", 1}};
    EXPECT_EQ(lines(*arms("s-weakmodel", "off").open(), shoot("marksman", "tester", {7})), Lines{});
    EXPECT_EQ(lines(*arms("s-weakmodel", "on").open(), shoot("marksman", "tester", {7})), weak);
    const Json both{{"fired-on-by", {"marksman", "rifles"}}};
    EXPECT_EQ(lines(*arms("s-weakmodel", "on").open(), morale("tester", 7, both)), Lines{}) << "7 of 6";
    EXPECT_FALSE(
        lines(*arms("s-weakmodel", "on").open(), shoot("rifles", "sniper", {8})).contains("weak-firer"));
}

TEST(SNominus, AttackOnlyDropsTheAttacksOwnLine) {
    const std::pair<const char*, Lines> readings[] = {{"all", {}}, {"attack-only", {{"elements-lost", -2}}}};
    for (const auto& [reading, expected] : readings) {
        for (const char* attack : {"bombing", "strafing"}) {
            const auto session = arms("s-nominus", reading).open();
            adjusted(*session, "tester", {{"lost", 2}});
            Json command = shoot("plane", "tester", {6, 8});
            command["attack"] = attack;
            EXPECT_EQ(lines(*session, command, 1), expected) << reading << ' ' << attack;
        }
    }
}

int lostAtOne(const Id& switchId, const Id& reading, const Id& unit) {
    const auto session = arms(switchId, reading).open();
    done(*session, morale(unit, 1));
    EXPECT_EQ(shown(*session, unit, "state"), Json("buggering-off"));
    return shown(*session, unit, "lost").get<int>();
}

TEST(SVetrout, NoLossSparesVeteransAtTheCheckAndAfterwards) {
    EXPECT_EQ(lostAtOne("s-vetrout", "one-a-turn", "veteran"), 1);
    EXPECT_EQ(lostAtOne("s-vetrout", "no-loss", "veteran"), 0);
    EXPECT_EQ(lostAtOne("s-vetrout", "no-loss", "tester"), 1) << "no Veteran";
    for (const auto& [reading, lost] : {std::pair{"one-a-turn", 1}, std::pair{"no-loss", 0}}) {
        const auto session = arms("s-vetrout", reading).open();
        adjusted(*session, "veteran", {{"state", "buggering-off"}});
        done(*session, {{"do", "end-turn"}});
        done(*session, {{"do", "end-turn"}});
        EXPECT_EQ(shown(*session, "veteran", "lost"), Json(lost)) << reading;
    }
}

TEST(SRoutfirst, NextMoveCostsNothingAtTheCheck) {
    EXPECT_EQ(lostAtOne("s-routfirst", "at-check", "tester"), 1);
    EXPECT_EQ(lostAtOne("s-routfirst", "next-move", "tester"), 0);
    const auto session = arms("s-routfirst", "next-move").open();
    done(*session, morale("tester", 1));
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    EXPECT_EQ(shown(*session, "tester", "lost"), Json(1));
}

/// Whatever the switches spare others, a sniper at 1 or less is lost.
TEST(SnipersAtOne, AreLostUnderEverySwitch) {
    for (const auto& [id, reading] :
         {std::pair{"s-vetrout", "no-loss"}, std::pair{"s-routfirst", "next-move"}}) {
        const auto session = arms(id, reading).open();
        adjusted(*session, "sniper", {{"state", "spittin-the-dummy"}, {"unreformed", true}});
        done(*session, morale("sniper", 1, {{"friends-buggering-off-within-18", true}}));
        EXPECT_EQ(shown(*session, "sniper", "gone-as"), Json("destroyed")) << id;
    }
}

TEST(SRoutcheck, RallyOnSixEndsTheRun) {
    for (const int die : {6, 8}) {
        for (const auto& [reading, state, unreformed] :
             {std::tuple{"loss-only", "buggering-off", false}, std::tuple{"rally-on-6", "steady", true}}) {
            const auto session = arms("s-routcheck", reading).open();
            adjusted(*session, "tester", {{"state", "buggering-off"}});
            done(*session, morale("tester", die));
            EXPECT_EQ(shown(*session, "tester", "state"), Json(state)) << reading << die;
            EXPECT_EQ(shown(*session, "tester", "unreformed"), Json(unreformed)) << reading << die;
        }
    }
    const auto session = arms("s-routcheck", "rally-on-6").open();
    adjusted(*session, "tester", {{"state", "buggering-off"}});
    done(*session, melee("tester", "rifles", 7, 7));
    EXPECT_EQ(shown(*session, "tester", "state"), Json("steady")) << "in a melee too";
}

TEST(SRoutcheck, NoChecksLeavesTheRunningAlone) {
    const auto session = arms("s-routcheck", "no-checks").open();
    adjusted(*session, "tester", {{"state", "buggering-off"}});
    EXPECT_EQ(refusal(*session, morale("tester", 6)), "not-possible");
    EXPECT_EQ(refusal(*session, checkOf("crash", "unit", "tester", {6})), "not-possible");
    EXPECT_EQ(refusal(*session, charge("rifles", "tester", {6})), "not-possible");
    EXPECT_EQ(refusal(*session, melee("rifles", "tester", 6, 6)), "not-possible");
    const Json answer = done(*session, shoot("rifles", "tester", Json::array()));
    EXPECT_EQ(answer["steps"], Json::array());
    EXPECT_FALSE(answer["warnings"].empty());
    EXPECT_EQ(refusal(*session, shoot("rifles", "tester", {6})), "bad-dice");
}

TEST(SChargeloss, MovementOnlyCostsNoElement) {
    const std::pair<int, const char*> results[] = {
        {1, "buggering-off"}, {3, "spittin-the-dummy"}, {5, "steady"}};
    for (const auto& [die, state] : results) {
        for (const auto& [reading, lost] : {std::pair{"as-table", 1}, std::pair{"movement-only", 0}}) {
            const auto session = arms("s-chargeloss", reading).open();
            done(*session, charge("rifles", "tester", {die}));
            EXPECT_EQ(shown(*session, "tester", "state"), Json(state)) << reading;
            EXPECT_EQ(shown(*session, "tester", "lost"), Json(lost)) << reading << die;
        }
    }
    const auto session = arms("s-chargeloss", "movement-only").open();
    done(*session, morale("tester", 5));
    EXPECT_EQ(shown(*session, "tester", "lost"), Json(1)) << "fire costs as always";
}

} // namespace
} // namespace umpire::test::rulings_of_morale_test
