// A declared charge stands until it is fought, waived, called off or broken; its melee falls due by itself.

#include "umpire/battle/turn_actions.h"

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::declared_charge_test {
namespace {

using Names = std::vector<std::string>;

const Json endTurn{{"do", "end-turn"}};
const Json nextPhase{{"do", "next-phase"}};

Field forces() {
    return Field()
        .ours("squadron", "cavalry", "british", 5, {{"order", "lets-get-the-buggers"}})
        .ours("guns", "artillery", "british", 2)
        .theirs("battalion", "infantry", "turkish", 6)
        .theirs("reserve", "infantry", "turkish", 6)
        .theirs("picket", "infantry", "turkish", 1)
        .theirs("sniper", "sniper", "turkish", 1)
        .theirs("panzer", "tank", "german", 1);
}

Id chargeOf(const Session& session, const Id& unit) {
    for (const Tie& tie : tiesOf(session.rules(), session.battle())) {
        if (tie.id == "charges-at" && tie.from == unit) {
            return tie.to;
        }
    }
    return {};
}

void toCloseCombatOfTheOthers(Session& session) {
    done(session, endTurn);
    for (int i = 0; i < 3; ++i) {
        done(session, nextPhase);
    }
    ASSERT_EQ(shown(session, "turn", "phase"), Json("close-combat"));
}

Json dueCommand(const Session& session, const Id& id) {
    const Due* due = session.battle().findDue(id);
    return due ? due->command.json() : Json();
}

/// What is owed of charges: the charges and melees due, whatever else falls due beside them.
Names owedOfCharges(const Session& session) {
    Names ids = owed(session);
    std::erase_if(ids, [](const Id& id) { return !id.starts_with("charge-") && !id.starts_with("melee-"); });
    return ids;
}

TEST(DeclaredCharge, IsFoughtInTheNextCloseCombatAfterItMoved) {
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {6}));
    for (int i = 0; i < 4; ++i) {
        done(*session, nextPhase);
        EXPECT_EQ(owedOfCharges(*session), Names{}) << "chargers move after their own close combat";
    }
    done(*session, nextPhase);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(owedOfCharges(*session), Names{});
        done(*session, nextPhase);
    }
    EXPECT_EQ(owedOfCharges(*session), Names{"melee-squadron"});
    EXPECT_EQ(dueCommand(*session, "melee-squadron"),
              (Json{{"do", "melee"},
                    {"a", {{"unit", "squadron"}, {"facts", {{"charging", true}}}}},
                    {"b", {{"unit", "battalion"}}}}));
}

TEST(DeclaredCharge, ItsMeleeKnowsWhoCountercharged) {
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {8}));
    toCloseCombatOfTheOthers(*session);
    EXPECT_EQ(owedOfCharges(*session), Names{"melee-squadron"}) << "no second charge of the defender";
    Json command = dueCommand(*session, "melee-squadron");
    EXPECT_EQ(command["b"], (Json{{"unit", "battalion"}, {"facts", {{"charging", true}}}}));
    command["dice"] = {6, 6};
    const Json answer = done(*session, command);
    EXPECT_EQ(answer["warnings"], Json::array());
    EXPECT_TRUE(linesOf(answer["steps"][0]).contains("charge-bonus"));
    EXPECT_EQ(owedOfCharges(*session), Names{});
    EXPECT_TRUE(tiesOf(session->rules(), session->battle()).empty()) << "fought";
}

TEST(DeclaredCharge, AMadUnitThatCountercharedOwesNoChargeOfItsOwn) {
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {8}));
    EXPECT_EQ(shown(*session, "battalion", "state"), Json("mad-as-a-cut-snake"));
    const Json answer = done(*session, endTurn);
    EXPECT_EQ(owedOfCharges(*session), Names{});
    EXPECT_FALSE(warns(answer, "charges this turn"));
    // Broken by fire, the charger comes no more: now the mad unit has to go and get it.
    adjusted(*session, "turn", {{"phase", "shooting"}});
    done(*session, shoot("battalion", "squadron", {1}));
    EXPECT_TRUE(tiesOf(session->rules(), session->battle()).empty());
    done(*session, endTurn);
    done(*session, endTurn);
    EXPECT_EQ(owedOfCharges(*session), Names{"charge-battalion"});
}

TEST(DeclaredCharge, EndsWhenTheChargerGivesGround) {
    for (const int die : {1, 3, 5}) {
        const auto session = forces().open();
        done(*session, charge("squadron", "battalion", {6}));
        done(*session, morale("squadron", die));
        EXPECT_EQ(chargeOf(*session, "squadron"), "") << die;
        toCloseCombatOfTheOthers(*session);
        EXPECT_EQ(owedOfCharges(*session), Names{}) << die;
    }
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {6}));
    done(*session, morale("squadron", 6));
    EXPECT_EQ(chargeOf(*session, "squadron"), "battalion");
}

TEST(DeclaredCharge, EndsWithItsMoveWhenTheTargetDidNotStand) {
    for (const int die : {1, 3, 5}) {
        const auto session = forces().open();
        done(*session, charge("squadron", "battalion", {die}));
        EXPECT_EQ(chargeOf(*session, "squadron"), "battalion") << "it still moves";
        toCloseCombatOfTheOthers(*session);
        EXPECT_EQ(chargeOf(*session, "squadron"), "") << die;
        EXPECT_EQ(owedOfCharges(*session), Names{}) << die;
    }
}

TEST(DeclaredCharge, EndsWithEitherParty) {
    for (const char* unit : {"squadron", "battalion"}) {
        const auto session = forces().open();
        done(*session, charge("squadron", "battalion", {6}));
        adjusted(*session, unit, {{"state", "gone"}, {"gone-as", "removed"}});
        EXPECT_TRUE(tiesOf(session->rules(), session->battle()).empty()) << unit;
    }
}

TEST(DeclaredCharge, EndsWithABrigadeThatBuggersOff) {
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {6}));
    adjusted(*session, "brigade", {{"state", "goin-walkabout"}});
    EXPECT_EQ(chargeOf(*session, "squadron"), "battalion");
    adjusted(*session, "brigade", {{"state", "buggering-off"}});
    EXPECT_EQ(chargeOf(*session, "squadron"), "");
}

TEST(DeclaredCharge, EndsWhenItsMeleeIsWaived) {
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {6}));
    toCloseCombatOfTheOthers(*session);
    done(*session, {{"do", "waive"}, {"due", "melee-squadron"}, {"reason", "never got there"}});
    EXPECT_EQ(chargeOf(*session, "squadron"), "");
    EXPECT_EQ(owedOfCharges(*session), Names{});
}

TEST(DeclaredCharge, IsCalledOff) {
    const auto session = forces().open();
    const Json callOff{{"do", "call-off"}, {"unit", "squadron"}};
    EXPECT_EQ(refusal(*session, callOff), "not-possible");
    done(*session, charge("squadron", "battalion", {6}));
    toCloseCombatOfTheOthers(*session);
    done(*session, callOff);
    EXPECT_EQ(chargeOf(*session, "squadron"), "");
    EXPECT_EQ(owedOfCharges(*session), Names{});
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(chargeOf(*session, "squadron"), "battalion");
    EXPECT_EQ(owedOfCharges(*session), Names{"melee-squadron"});
}

TEST(DeclaredCharge, DeclaredAgainItWarnsAndTheTargetDoesNotTest) {
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {6}));
    done(*session, endTurn);
    done(*session, endTurn);
    EXPECT_EQ(refusal(*session, charge("squadron", "battalion", {6})), "bad-dice");
    const Json again = done(*session, {{"do", "charge"}, {"unit", "squadron"}, {"target", "battalion"}});
    EXPECT_EQ(again["steps"], Json::array());
    EXPECT_TRUE(warns(again, "does not test again"));
    const Json other = done(*session, charge("squadron", "reserve", {6}));
    EXPECT_EQ(other["steps"].size(), 1U) << "a new target tests";
    EXPECT_TRUE(warns(other, "had declared a charge on battalion"));
    EXPECT_EQ(chargeOf(*session, "squadron"), "reserve");
}

/// Whatever becomes of the charge that takes its place, whoever was charged before tests anew.
TEST(DeclaredCharge, IsOverOnceAnotherIsDeclared) {
    const std::pair<const char*, Json> others[] = {
        {"reserve", {6}}, {"picket", {1}}, {"sniper", Json::array()}, {"panzer", Json::array()}};
    for (const auto& [other, dice] : others) {
        const auto session = forces().open();
        done(*session, charge("squadron", "battalion", {6}));
        EXPECT_TRUE(warns(done(*session, charge("squadron", other, dice)), "that is over now")) << other;
        EXPECT_NE(chargeOf(*session, "squadron"), "battalion") << other;
        const Json again = done(*session, charge("squadron", "battalion", {6}));
        EXPECT_FALSE(warns(again, "stands already")) << other;
        EXPECT_EQ(again["steps"].size(), 1U) << other;
    }
}

TEST(DeclaredCharge, IsOffAtTheEndOfTheChargersHalfTurnWhenTheTargetFellBackInItsOwn) {
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {6}));
    done(*session, endTurn);
    done(*session, morale("battalion", 5));
    done(*session, endTurn);
    EXPECT_EQ(chargeOf(*session, "squadron"), "battalion") << "the charger's own half-turn is not over";
    done(*session, endTurn);
    EXPECT_EQ(chargeOf(*session, "squadron"), "");
}

TEST(DeclaredCharge, OfASniperIsOverAtOnce) {
    const auto session = forces().open();
    done(*session, charge("squadron", "sniper", Json::array()));
    EXPECT_EQ(shown(*session, "sniper", "state"), Json("gone"));
    EXPECT_TRUE(tiesOf(session->rules(), session->battle()).empty());
}

TEST(DeclaredCharge, OnArmourStandsWithoutATest) {
    const auto session = forces().open();
    done(*session, charge("squadron", "panzer", Json::array()));
    EXPECT_EQ(chargeOf(*session, "squadron"), "panzer");
}

TEST(DeclaredCharge, StandsInASavedBattle) {
    const auto session = forces().open();
    done(*session, charge("squadron", "battalion", {8}));
    Session other(session->sharedRules(), session->module(), session->start());
    EXPECT_EQ(other.restore(session->history()), "");
    EXPECT_EQ(tiesOf(other.rules(), other.battle()), tiesOf(session->rules(), session->battle()));
}

TEST(MadCharge, IsOwedAtAnotherEnemyOnceTheGoaderIsGone) {
    const auto session = forces().open();
    done(*session, shoot("squadron", "battalion", {8}));
    done(*session, endTurn);
    EXPECT_EQ(dueCommand(*session, "charge-battalion")["target"], Json("squadron"));
    adjusted(*session, "squadron", {{"state", "gone"}, {"gone-as", "removed"}});
    EXPECT_EQ(dueCommand(*session, "charge-battalion")["target"], Json("guns"));
    adjusted(*session, "guns", {{"state", "gone"}, {"gone-as", "removed"}});
    EXPECT_EQ(owedOfCharges(*session), Names{}) << "nobody is left";
}

TEST(MadCharge, IsNotOwedInABrigadeThatBuggersOff) {
    const auto session = forces().open();
    done(*session, shoot("squadron", "battalion", {8}));
    done(*session, endTurn);
    EXPECT_EQ(owedOfCharges(*session), Names{"charge-battalion"});
    adjusted(*session, "regiment", {{"state", "goin-walkabout"}});
    EXPECT_EQ(owedOfCharges(*session), Names{"charge-battalion"});
    adjusted(*session, "regiment", {{"state", "buggering-off"}});
    EXPECT_EQ(owedOfCharges(*session), Names{});
    done(*session, endTurn);
    done(*session, endTurn);
    EXPECT_EQ(owedOfCharges(*session), Names{});
}

TEST(MadCharge, WarnsOfTheBrigadeOnlyWhereItForbids) {
    const std::pair<const char*, bool> states[] = {
        {"stunned-mullets", false}, {"goin-walkabout", false}, {"buggering-off", true}};
    for (const auto& [state, forbids] : states) {
        const auto session = forces().open();
        adjusted(*session, "squadron", {{"state", "mad-as-a-cut-snake"}});
        adjusted(*session, "brigade", {{"state", state}});
        const Json answer = done(*session, charge("squadron", "battalion", {6}));
        EXPECT_EQ(answer["warnings"].empty(), !forbids) << state << dumpLine(answer["warnings"]);
    }
}

} // namespace
} // namespace umpire::test::declared_charge_test
