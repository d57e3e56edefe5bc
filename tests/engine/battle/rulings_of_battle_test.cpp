// The switches of the register beyond the morale check: officers, Knackered, planes, armour, rosters; and how
// a ruling is chosen, kept and named.

#include "support/field.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::rulings_of_battle_test {
namespace {

using Outcomes = std::vector<std::string>;

TEST(SOffrepl, TwoTurnsBringHimSooner) {
    for (const auto& [reading, turn] : {std::pair{"three-turns", 4}, std::pair{"two-turns", 3}}) {
        const auto session = Field().ruling("s-offrepl", reading).open();
        done(*session, checkOf("officer-casualty", "officer", "brigadier", {1}));
        EXPECT_EQ(shown(*session, "brigadier", "returns-turn"), Json(turn)) << reading;
        for (int i = 0; i < 2 * (turn - 1); ++i) {
            EXPECT_EQ(shown(*session, "brigadier", "state"), Json("lost"));
            done(*session, {{"do", "end-turn"}});
        }
        EXPECT_EQ(shown(*session, "brigadier", "state"), Json("present"));
    }
}

/// Row of the Knackered table for a Veteran brigade of 10: 0 below 20 %.
int rowWith(const Id& switchId, const Id& reading, const char* stateOfFour) {
    const Json veteran{{"quality", "veteran"}};
    const auto session = Field()
                             .ruling(switchId, reading)
                             .theirs("six", "infantry", "turkish", 6, veteran)
                             .theirs("four", "infantry", "turkish", 4, veteran)
                             .open();
    adjusted(*session, "six", {{"lost", 1}});
    adjusted(*session, "four", {{"state", stateOfFour}});
    RandomDice unused(1);
    const Answer answer = session->execute(checkOf("knackered", "formation", "regiment", {1}), unused);
    const Outcomes rows{"stunned-mullets", "goin-walkabout", "buggering-off"};
    const std::string outcome = answer.ok ? answer.steps[0]["outcome"].get<std::string>() : "";
    return answer.ok ? static_cast<int>(std::find(rows.begin(), rows.end(), outcome) - rows.begin()) + 1 : 0;
}

TEST(SKnspit, CountsElementsNothingOrUnits) {
    EXPECT_EQ(rowWith("s-knspit", "elements", "spittin-the-dummy"), 2) << "5 of 10";
    EXPECT_EQ(rowWith("s-knspit", "none", "spittin-the-dummy"), 0) << "1 of 10";
    EXPECT_EQ(rowWith("s-knspit", "one-a-unit", "spittin-the-dummy"), 1) << "2 of 10";
}

TEST(SKnrout, CountedAddsWhatRuns) {
    EXPECT_EQ(rowWith("s-knrout", "not-counted", "buggering-off"), 0);
    EXPECT_EQ(rowWith("s-knrout", "counted", "buggering-off"), 2);
}

TEST(SKnratchet, WorsenOnlyKeepsTheWorst) {
    for (const auto& [reading, state] :
         {std::pair{"replace", "stunned-mullets"}, std::pair{"worsen-only", "goin-walkabout"}}) {
        const auto session =
            Field().ruling("s-knratchet", reading).theirs("ten", "infantry", "turkish", 10).open();
        adjusted(*session, "ten", {{"lost", 4}});
        done(*session, checkOf("knackered", "formation", "regiment", {1}));
        const Json step = done(*session, checkOf("knackered", "formation", "regiment", {8}))["steps"][0];
        EXPECT_EQ(step["outcome"], Json("stunned-mullets")) << "the step shows what was rolled";
        EXPECT_EQ(shown(*session, "regiment", "state"), Json(state)) << reading;
        adjusted(*session, "ten", {{"lost", 8}});
        done(*session, checkOf("knackered", "formation", "regiment", {1}));
        EXPECT_EQ(shown(*session, "regiment", "state"), Json("buggering-off")) << "worse always counts";
    }
}

Field motors(const Id& switchId, const Id& reading) {
    Field field;
    field.ruling(switchId, reading)
        .ours("car", "armoured-car", "british", 1)
        .ours("guns", "artillery", "british", 3)
        .ours("gunned", "infantry", "british", 5, {{"machine-gun", true}})
        .ours("plane", "plane", "british", 1)
        .theirs("battalion", "infantry", "turkish", 6)
        .theirs("tank", "tank", "german", 1);
    return field;
}

TEST(SDriven, LeavesTakesThePlaneOff) {
    for (const auto& [reading, state] : {std::pair{"stays", "steady"}, std::pair{"leaves", "gone"}}) {
        const auto session = motors("s-driven", reading).open();
        Json command = shoot("plane", "battalion", {7});
        command["attack"] = "bombing";
        done(*session, command);
        EXPECT_EQ(shown(*session, "plane", "state"), Json(state)) << reading;
    }
    const auto session = motors("s-driven", "leaves").open();
    Json command = shoot("plane", "tank", {7});
    command["attack"] = "bombing";
    done(*session, command);
    EXPECT_EQ(shown(*session, "plane", "gone-as"), Json("removed"));
}

Json burst(const Id& target, const Json& dice, int count) {
    Json command = shoot("car", target, dice);
    command["jam-dice"] = count;
    return command;
}

TEST(SAcjam, CancelsEndsTheBurst) {
    EXPECT_EQ(
        outcomesOf(done(*motors("s-acjam", "numbers-count").open(), burst("battalion", {3, "jam", 8}, 2))),
        (Outcomes{"gun-jammed", "gettin-a-bit-hot"}));
    const auto session = motors("s-acjam", "cancels").open();
    EXPECT_EQ(outcomesOf(done(*session, burst("battalion", {3, "jam"}, 2))), Outcomes{"gun-jammed"});
    EXPECT_EQ(outcomesOf(done(*session, burst("tank", {3, "jam"}, 2))), Outcomes{"gun-jammed"});
    EXPECT_EQ(shown(*session, "car", "gun-jammed"), Json(true));
    EXPECT_EQ(done(*session, burst("battalion", {3, 1, 8}, 2))["steps"].size(), 2U) << "no jam: as always";
}

TEST(SActotal, OnlyMinusDropsTheOtherMinuses) {
    const Lines all{{"armoured-car-fire", -3}, {"elements-lost", -2}, {"in-cover", 1}};
    const Lines only{{"armoured-car-fire", -3}, {"in-cover", 1}};
    for (const auto& [reading, expected] :
         {std::pair{"replaces-gun-line", all}, std::pair{"only-minus", only}}) {
        const auto session = motors("s-actotal", reading).open();
        adjusted(*session, "battalion", {{"lost", 2}});
        Json command = burst("battalion", {3, 8}, 1);
        command["facts"] = {{"in-cover", true}};
        EXPECT_EQ(linesOf(done(*session, command)["steps"][1]), expected) << reading;
        EXPECT_TRUE(
            linesOf(done(*session, shoot("guns", "battalion", {8}))["steps"][0]).contains("elements-lost"))
            << "only under armoured-car fire";
    }
}

TEST(SHitdie, PerElementThrowsOneForEach) {
    EXPECT_EQ(outcomesOf(done(*motors("s-hitdie", "per-unit").open(), shoot("guns", "tank", {"jam", 1}))),
              (Outcomes{"hit", "raked"}));
    const auto session = motors("s-hitdie", "per-element").open();
    const Json answer = done(*session, shoot("guns", "tank", {"jam", 1, "jam", 1, 2}));
    EXPECT_EQ(outcomesOf(answer), (Outcomes{"hit", "raked", "crew-shaken"}));
    EXPECT_EQ(answer["steps"][0]["dice"], (Json{"jam", 1, "jam"}));
    EXPECT_EQ(outcomesOf(done(*session, shoot("guns", "tank", {1, 2, 3}))), Outcomes{"missed"});
}

TEST(SHitdie, PerElementCountsThoseStandingAndOneForAnAttachedGun) {
    const auto session = motors("s-hitdie", "per-element").open();
    EXPECT_EQ(outcomesOf(done(*session, shoot("gunned", "tank", {1}))), Outcomes{"missed"});
    adjusted(*session, "guns", {{"lost", 2}});
    EXPECT_EQ(outcomesOf(done(*session, shoot("guns", "tank", {1}))), Outcomes{"missed"});
}

TEST(SHitdie, PerElementSetsTheMarkWhenAnyOfThemRakes) {
    for (const Json& dice :
         {Json{"jam", "jam", 1, 1, 2}, Json{"jam", "jam", 1, 2, 1}, Json{"jam", 1, 1, 1}}) {
        const auto session = motors("s-hitdie", "per-element").open();
        done(*session, shoot("guns", "tank", dice));
        EXPECT_EQ(shown(*session, "guns", "last-attack-told"), Json(true)) << dumpLine(dice);
    }
    for (const Json& dice : {Json{"jam", "jam", 1, 2, 3}, Json{1, 1, 1}}) {
        const auto session = motors("s-hitdie", "per-element").open();
        adjusted(*session, "guns", {{"last-attack-told", true}});
        done(*session, shoot("guns", "tank", dice));
        EXPECT_EQ(shown(*session, "guns", "last-attack-told"), Json(false)) << dumpLine(dice);
    }
}

TEST(SHitdie, PerElementStopsWhenTheVehicleIsGone) {
    const auto session = motors("s-hitdie", "per-element").open();
    EXPECT_EQ(refusal(*session, shoot("guns", "tank", {"jam", "jam", "jam", "jam", 1})), "bad-dice");
    EXPECT_EQ(outcomesOf(done(*session, shoot("guns", "tank", {"jam", "jam", "jam", 1, "jam"}))),
              (Outcomes{"hit", "raked", "destroyed"}));
}

TEST(SMgcount, ExtraAddsTheGun) {
    for (const auto& [reading, strength] : {std::pair{"included", 5}, std::pair{"extra", 6}}) {
        const auto session = motors("s-mgcount", reading).open();
        EXPECT_EQ(shown(*session, "gunned", "elements"), Json(strength)) << reading;
        EXPECT_EQ(shown(*session, "guns", "elements"), Json(3)) << "no attached gun";
        EXPECT_EQ(shown(*session, "brigade", "elements-start"), Json(strength + 4)) << reading;
        adjusted(*session, "gunned", {{"lost", strength - 1}});
        EXPECT_EQ(shown(*session, "gunned", "machine-gun"), Json(false)) << "one left is no gun";
    }
}

TEST(SDismount, CavalryProfileKeepsMoveAndRange) {
    for (const auto& [reading, move, range] :
         {std::tuple{"infantry-profile", 4, 8}, std::tuple{"cavalry-profile", 6, 6}}) {
        for (const char* type : {"cavalry", "mounted-infantry", "camelry"}) {
            const auto session =
                Field().ruling("s-dismount", reading).ours("riders", type, "anzac", 4).open();
            EXPECT_EQ(shown(*session, "riders", "move"), Json(6));
            EXPECT_EQ(shown(*session, "riders", "range"), Json(6));
            adjusted(*session, "riders", {{"mounted", false}});
            EXPECT_EQ(shown(*session, "riders", "move"), Json(move)) << reading;
            EXPECT_EQ(shown(*session, "riders", "range"), Json(range)) << reading;
        }
    }
}

TEST(Rulings, EveryValueOfTheRegisterIsAReading) {
    const std::map<std::string, Outcomes> registered{
        {"s-offboth", {"both", "exclusive"}},
        {"s-spitend", {"check-or-reform", "one-turn", "reform-only"}},
        {"s-reformcont", {"no", "yes"}},
        {"s-patrolmg", {"attached", "machine-gun-unit"}},
        {"s-weakmodel", {"off", "on"}},
        {"s-nominus", {"all", "attack-only"}},
        {"s-vetrout", {"one-a-turn", "no-loss"}},
        {"s-routfirst", {"at-check", "next-move"}},
        {"s-routcheck", {"loss-only", "rally-on-6", "no-checks"}},
        {"s-chargeloss", {"as-table", "movement-only"}},
        {"s-offrepl", {"three-turns", "two-turns"}},
        {"s-knspit", {"elements", "none", "one-a-unit"}},
        {"s-knrout", {"not-counted", "counted"}},
        {"s-knratchet", {"replace", "worsen-only"}},
        {"s-driven", {"stays", "leaves"}},
        {"s-acjam", {"numbers-count", "cancels"}},
        {"s-actotal", {"replaces-gun-line", "only-minus"}},
        {"s-hitdie", {"per-unit", "per-element"}},
        {"s-mgcount", {"included", "extra"}},
        {"s-dismount", {"infantry-profile", "cavalry-profile"}},
        {"s-checks", {"per-firer", "per-phase"}},
        {"s-firememory", {"that-check", "half-turn"}},
        {"s-support", {"no-enemy-behind", "friends-too"}},
        {"s-chargebonus", {"first-round", "every-round"}},
        {"s-chargetest", {"declaration", "both", "phase-5"}},
        {"s-contactfire", {"target", "anyone", "nobody"}},
        {"s-meleerate", {"every-half-turn", "chargers-turn"}},
        {"s-madtiming", {"next-turn", "at-once"}},
        {"s-autoloss", {"after", "before"}},
        {"s-offrolls", {"per-event", "per-phase"}},
        {"s-offorder", {"after", "before"}},
        {"s-knhold", {"that-turn", "for-good"}},
        {"s-planeroll", {"per-side", "per-plane"}},
        {"s-acmax", {"none", "3", "4", "6"}},
        {"s-patrolshoot", {"when-bogged", "always"}},
        {"s-tankroll", {"when-moving", "every-turn"}},
        {"s-obs24", {"to-artillery", "to-target", "both"}},
    };
    const auto session = Field().open();
    for (const auto& [id, values] : registered) {
        const Ruling* ruling = session->rules().ruling(id);
        ASSERT_NE(ruling, nullptr) << id;
        Outcomes readings;
        for (const Ruling::Reading& reading : ruling->readings) {
            readings.push_back(reading.id);
            EXPECT_FALSE(reading.text.empty()) << id;
        }
        EXPECT_EQ(readings, values) << id;
        EXPECT_EQ(ruling->standard(), values.front()) << id;
        for (const std::string& value : values) {
            EXPECT_TRUE(Field().ruling(id, value).open()) << id << ' ' << value;
        }
    }
}

TEST(Rulings, AreNamedInTheRecordOfEachCheckTheyTouched) {
    const auto session = motors("s-acjam", "cancels").open();
    const auto named = [&](const char* id) {
        const auto& touched = session->records().back().rulings;
        return std::count(touched.begin(), touched.end(), id) > 0;
    };
    done(*session, burst("battalion", {3, 8}, 1));
    EXPECT_FALSE(named("s-acjam")) << "without a jam it makes no difference";
    done(*session, burst("battalion", {3, "jam"}, 2));
    EXPECT_TRUE(named("s-acjam"));
    EXPECT_FALSE(named("s-knspit"));
}

TEST(Rulings, MayBeChangedDuringPlayAndUndone) {
    const auto session = motors("s-driven", "stays").open();
    done(*session, {{"do", "ruling"}, {"ruling", "s-driven"}, {"reading", "leaves"}});
    Json command = shoot("plane", "battalion", {7});
    command["attack"] = "bombing";
    done(*session, command);
    EXPECT_EQ(shown(*session, "plane", "state"), Json("gone"));
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "undo"}});
    done(*session, command);
    EXPECT_EQ(shown(*session, "plane", "state"), Json("steady"));
    EXPECT_EQ(refusal(*session, {{"do", "ruling"}, {"ruling", "s-x"}, {"reading", "y"}}), "unknown-id");
    EXPECT_EQ(refusal(*session, {{"do", "ruling"}, {"ruling", "s-driven"}, {"reading", "y"}}), "bad-value");
}

} // namespace
} // namespace umpire::test::rulings_of_battle_test
