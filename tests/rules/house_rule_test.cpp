// A club changes a copy of the pack; nothing is rebuilt.

#include "rules/pack_copy.h"
#include "support/battles.h"
#include "umpire/battle/balance.h"
#include "umpire/battle/roster.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test::house_rule_test {
namespace {

std::unique_ptr<Session> sessionWith(const PackCopy& pack, const Json& battle) {
    const BattleFiles files(PackSearchPath({}), findGame);
    LoadedBattle loaded = files.parse(battle.dump(), "battle", pack.folder().string());
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    return std::move(loaded.session);
}

Json twoUnits(const std::string& type = "infantry") {
    Json battle = plainBattle();
    addUnit(battle, "firer", "brigade", type, "british", 4);
    addUnit(battle, "target", "regiment", "infantry", "turkish", 4, {{"quality", "green"}});
    return battle;
}

Json shot(int die, const Json& facts = Json::object()) {
    return {{"do", "shoot"}, {"unit", "firer"}, {"target", "target"}, {"facts", facts}, {"dice", {die}}};
}

TEST(HouseRule, AChangedNumberChangesPlay) {
    PackCopy pack;
    pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                 R"("when": "$self.raw", "value": -2)");
    const auto session = sessionWith(pack, twoUnits());
    ASSERT_TRUE(session);
    EXPECT_EQ(done(*session, shot(5))["steps"][0]["total"], 3);
    EXPECT_EQ(done(*sessionOf(twoUnits()), shot(5))["steps"][0]["total"], 4);
}

TEST(HouseRule, ANewModifierAsksItsQuestionAndCounts) {
    PackCopy pack;
    pack.replace("facts.json", R"("facts": [)",
                 R"("facts": [
    { "id": "at-the-wells", "kind": "flag", "question": "Fights for the wells", "key": "Z", "checks": ["morale"] },)");
    pack.replace("modifiers.json", R"("modifiers": [)",
                 R"("modifiers": [
    { "id": "thirst", "label": "Fights for the wells", "section": "house rule", "checks": ["morale"], "when": "$fact.at-the-wells", "value": 3 },)");
    const auto session = sessionWith(pack, twoUnits());
    ASSERT_TRUE(session);
    const Json command{{"do", "shoot"}, {"unit", "firer"}, {"target", "target"}};
    const Json odds = oddsOf(*session, command).toJson();
    EXPECT_FALSE(odds["odds"][0]["outcomes"].contains("mad-as-a-cut-snake")) << odds;
    EXPECT_DOUBLE_EQ(odds["if"]["at-the-wells"]["mad-as-a-cut-snake"].get<double>(), 3.0 / 8) << odds;
    EXPECT_EQ(done(*session, shot(5, {{"at-the-wells", true}}))["steps"][0]["outcome"], "stick-it-up-em");
    EXPECT_EQ(refusal(*sessionOf(twoUnits()), shot(5, {{"at-the-wells", true}})), "unknown-fact");
}

TEST(HouseRule, ANewUnitTypePlays) {
    PackCopy pack;
    pack.replace(
        "vocabulary.json", R"({ "id": "mortar", "name": "Mortar")",
        R"({ "id": "rocket-battery", "name": "Rocket battery", "short": "Rkt", "stands": true, "in-elements": true, "weapon": "artillery", "move": 4, "road": 6, "range": 30, "most": 2 },
        { "id": "mortar", "name": "Mortar")");
    const auto session = sessionWith(pack, twoUnits("rocket-battery"));
    ASSERT_TRUE(session);
    EXPECT_EQ(shown(*session, "firer", "range"), 30);
    EXPECT_EQ(done(*session, shot(5))["steps"][0]["total"], 3) << "shelled and green";
}

double heldByTheTarget(const Session& session) {
    for (const auto& unit : balanceOf(session.rules(), session.module(), session.battle()).units) {
        if (unit.unit == "target") {
            return unit.holds.front().value_or(-1);
        }
    }
    return -1;
}

TEST(HouseRule, AChangedModifierChangesTheBalance) {
    PackCopy pack;
    pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                 R"("when": "$self.raw", "value": -2)");
    const auto session = sessionWith(pack, twoUnits());
    ASSERT_TRUE(session);
    EXPECT_DOUBLE_EQ(heldByTheTarget(*session), 2.0 / 8);
    EXPECT_DOUBLE_EQ(heldByTheTarget(*sessionOf(twoUnits())), 3.0 / 8);
}

TEST(HouseRule, AChangedBandChangesTheRehearsal) {
    PackCopy pack;
    pack.replace("checks.json", R"({ "to": 5, "outcome": "goin-walkabout" }, { "from": 6, )",
                 R"({ "to": 7, "outcome": "goin-walkabout" }, { "from": 8, )");
    const auto session = sessionWith(pack, twoUnits());
    ASSERT_TRUE(session);
    const auto rehearsal = rehearse(session->rules(), session->module(), session->battle(), "regiment", 1);
    ASSERT_TRUE(rehearsal && rehearsal->points.size() == 2U);
    EXPECT_EQ(rehearsal->points[1].once, (std::vector<double>{0, 0, 1.0 / 8, 7.0 / 8, 0}));
}

TEST(HouseRule, APackNeedNotCompareAnything) {
    PackCopy pack;
    pack.replace("pack.json", ",\n    \"balance\": \"balance.json\"", "");
    const auto session = sessionWith(pack, twoUnits());
    ASSERT_TRUE(session);
    const BalanceReading sheet = balanceOf(session->rules(), session->module(), session->battle());
    EXPECT_EQ(sheet.rows.size(), 4U);
    EXPECT_TRUE(sheet.rows.front().measures.empty());
    EXPECT_TRUE(sheet.rows.front().mix.empty());
    EXPECT_FALSE(rehearse(session->rules(), session->module(), session->battle(), "regiment", 1));
}

TEST(HouseRule, ANewCheckOfTheRosterFindsAndMends) {
    PackCopy pack;
    pack.replace("roster.json", R"("checks": [)", R"("checks": [
    {
      "id": "far-from-water", "of": "unit", "text": "roster-far-from-water",
      "when": { "all": [ "$self.type.rides", { ">": ["$self.elements-given", 5] } ] },
      "fix": { "text": "fix-water", "set": { "elements-given": 5 } }
    },)");
    pack.replace("texts.json", R"("texts": {)", R"("texts": {
    "roster-far-from-water": "{self.name} is more than the wells can water",
    "fix-water": "Leave some behind",)");
    Json battle = plainBattle();
    addUnit(battle, "horse", "brigade", "cavalry", "anzac", 6, {{"order", "goin-nowhere"}});
    addUnit(battle, "foot", "regiment", "infantry", "turkish", 6, {{"order", "goin-nowhere"}});
    const auto session = sessionWith(pack, battle);
    ASSERT_TRUE(session);
    const std::vector<Finding> findings = inspectRoster(session->rules(), session->battle());
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].text, "horse is more than the wells can water");
    EXPECT_EQ(findings[0].fix, "Leave some behind");
    done(*session, findings[0].command);
    EXPECT_EQ(shown(*session, "horse", "elements"), 5);
    EXPECT_TRUE(inspectRoster(session->rules(), session->battle()).empty());
}

/// A pack may do without checks of the roster and without templates.
TEST(HouseRule, RosterAndTemplatesAreOptional) {
    PackCopy pack;
    pack.replace("pack.json", ",\n    \"roster\": \"roster.json\",\n    \"templates\": \"templates.json\"",
                 "");
    pack.remove("roster.json");
    pack.remove("templates.json");
    for (const std::string& problem : pack.problems()) {
        EXPECT_NE(problem.find("warning: the text "), std::string::npos)
            << "only their texts are left: " << problem;
    }
    const LoadedPack loaded = pack.load();
    ASSERT_TRUE(loaded.pack);
    EXPECT_TRUE(loaded.pack->rosterChecks.empty() && loaded.pack->templates.empty());
}

} // namespace
} // namespace umpire::test::house_rule_test
