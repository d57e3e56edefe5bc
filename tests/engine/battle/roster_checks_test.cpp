// Every check of the shipped roster: broken, told in words, and mended by its fix.

#include "roster_session.h"

#include "umpire/program/evaluation_watch.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::roster_checks_test {
namespace {

/// Two sides with commanders, a brigade each, a battalion in each: nothing to find.
Json cleanBattle() {
    Json battle = plainBattle();
    addUnit(battle, "foot", "brigade", "infantry", "british", 5, {{"order", "goin-nowhere"}});
    addUnit(battle, "guard", "regiment", "infantry", "turkish", 5, {{"order", "goin-nowhere"}});
    return battle;
}

struct Broken {
    const char* check;
    const char* subject;
    const char* patch; ///< what spoils the clean battle, as JSON Patch
    const char* text;
    const char* fix;       ///< the button, or ""
    const char* command;   ///< what it sends
    const char* also = ""; ///< another check that must find something too, then
};

void PrintTo(const Broken& broken, std::ostream* out) {
    *out << broken.check;
}

constexpr Broken brokens[] = {
    {"empty-side", "arab", R"([{"op": "add", "path": "/sides/-", "value": {"id": "arab", "name": "Arabs"}}])",
     "Arabs has no units", "", ""},
    {"both-camps", "ottoman",
     R"([{"op": "add", "path": "/units/-", "value": {"id": "strays", "name": "Strays", "formation": "regiment", "type": "infantry", "nation": "british", "elements": 5, "order": "goin-nowhere"}}])",
     "Ottoman has nations that fought each other: some of its units belong under the other side", "", ""},
    {"both-attack", "empire",
     R"([{"op": "add", "path": "/sides/0/attacker", "value": true}, {"op": "add", "path": "/sides/1/attacker", "value": true}])",
     "Empire attacks, and so does the enemy", "It defends",
     R"({"do": "amend", "subjects": ["empire"], "set": {"attacker": false}})"},
    {"same-edge", "empire",
     R"([{"op": "add", "path": "/sides/0/edge", "value": "north"}, {"op": "add", "path": "/sides/1/edge", "value": "north"}])",
     "Empire shares its table edge with the enemy", "", ""},
    {"empty-formation", "third",
     R"([{"op": "add", "path": "/formations/-", "value": {"id": "third", "name": "Third", "side": "empire"}}])",
     "Third has no units", "Strike it off", R"({"do": "strike", "subjects": ["third"]})"},
    {"no-commander", "brigade", R"([{"op": "remove", "path": "/officers/0"}])", "Nobody commands Brigade",
     "Add a commander",
     R"({"do": "enlist", "under": "brigade", "officers": [{"name": "Commander, Brigade"}]})"},
    {"line-broken", "division",
     R"([{"op": "add", "path": "/formations/-", "value": {"id": "division", "name": "Division", "kind": "division", "side": "empire"}},
         {"op": "add", "path": "/formations/0/parent", "value": "division"}])",
     "The line of command is broken at Division: nobody commands it", "Add a commander",
     R"({"do": "enlist", "under": "division", "officers": [{"name": "Commander, Division"}]})"},
    {"same-formation", "brigade",
     R"([{"op": "add", "path": "/formations/-", "value": {"id": "third", "name": "Brigade", "side": "empire"}}])",
     "Another formation is called Brigade too", "Give the next number",
     R"({"do": "amend", "subjects": ["brigade"], "set": {"name": "Brigade 2"}})", "empty-formation"},
    {"same-officer", "general", R"([{"op": "replace", "path": "/officers/0/name", "value": "General"}])",
     "Another officer is called General too", "Give the next number",
     R"({"do": "amend", "subjects": ["general"], "set": {"name": "General 2"}})"},
    {"no-officer", "foot",
     R"([{"op": "remove", "path": "/officers/1"}, {"op": "replace", "path": "/units/0/formation", "value": "empire"},
         {"op": "remove", "path": "/officers/0"}])",
     "foot stands under no officer at all", "", "", "empty-formation"},
    {"too-few", "foot", R"([{"op": "replace", "path": "/units/0/elements", "value": 3}])",
     "foot is small for its type: 3 elements", "Set its usual size",
     R"({"do": "amend", "subjects": ["foot"], "set": {"elements": 4}})"},
    {"too-many", "foot", R"([{"op": "replace", "path": "/units/0/elements", "value": 7}])",
     "foot is large for its type: 7 elements", "Set its usual size",
     R"({"do": "amend", "subjects": ["foot"], "set": {"elements": 6}})"},
    {"many-models", "foot",
     R"([{"op": "replace", "path": "/units/0/type", "value": "tank"}, {"op": "replace", "path": "/units/0/elements", "value": 2}])",
     "foot is a single model; give a second one an entry of its own", "Set its usual size",
     R"({"do": "amend", "subjects": ["foot"], "set": {"elements": 1}})"},
    {"arab-gun", "foot",
     R"([{"op": "replace", "path": "/units/0/nation", "value": "arab-independent"}, {"op": "add", "path": "/units/0/machine-gun", "value": true}])",
     "foot: independent Arabs have no gun attached", "Take the gun away",
     R"({"do": "amend", "subjects": ["foot"], "set": {"machine-gun": false}})"},
    {"arab-battery", "foot",
     R"([{"op": "replace", "path": "/units/0/nation", "value": "arab-independent"}, {"op": "replace", "path": "/units/0/type", "value": "mortar"},
         {"op": "replace", "path": "/units/0/elements", "value": 2}])",
     "foot: independent Arabs bring no guns of their own", "", ""},
    {"no-order", "foot", R"([{"op": "remove", "path": "/units/0/order"}])", "foot has no order",
     "Order it to stay put", R"({"do": "amend", "subjects": ["foot"], "set": {"order": "goin-nowhere"}})"},
    {"no-objective", "foot", R"([{"op": "replace", "path": "/units/0/order", "value": "shes-mine"}])",
     "foot is to take an objective, but none is named", "", ""},
    {"no-battery", "eyes",
     R"([{"op": "add", "path": "/units/-", "value": {"id": "eyes", "name": "Eyes", "formation": "regiment", "type": "artillery-observer", "nation": "turkish", "elements": 1}}])",
     "Eyes has no battery in its brigade to spot for", "Add a battery",
     R"({"do": "enlist", "under": "regiment", "units": [{"name": "Battery with Regiment", "type": "artillery", "nation": "turkish", "elements": 2}]})"},
    {"unusual-quality", "guard", R"([{"op": "add", "path": "/units/1/quality", "value": "veteran"}])",
     "guard: Veteran is unusual for Turkish", "Set the usual quality",
     R"({"do": "amend", "subjects": ["guard"], "set": {"quality": "mixed"}})"},
    {"camelry-quality", "foot",
     R"([{"op": "replace", "path": "/units/0/type", "value": "camelry"}, {"op": "add", "path": "/units/0/quality", "value": "green"}])",
     "foot: camelry of British is Veteran, and here it is Green", "Set the usual quality",
     R"({"do": "amend", "subjects": ["foot"], "set": {"quality": "veteran"}})"},
    {"same-name", "foot", R"([{"op": "replace", "path": "/units/0/name", "value": "guard"}])",
     "Another unit is called guard too", "Give the next number",
     R"({"do": "amend", "subjects": ["foot"], "set": {"name": "guard 2"}})"},
    {"same-number", "foot",
     R"([{"op": "add", "path": "/units/0/number", "value": 7}, {"op": "add", "path": "/units/1/number", "value": 7}])",
     "Another unit has the number 7 too", "Let the program number it",
     R"({"do": "amend", "subjects": ["foot"], "set": {"number": null}})"},
};

std::vector<Finding> found(const Session& session) {
    return inspectRoster(session.rules(), session.battle());
}

const Finding* find(const std::vector<Finding>& findings, const std::string& check, const Id& subject) {
    const auto it = std::find_if(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.check == check && finding.subject == subject;
    });
    return it == findings.end() ? nullptr : &*it;
}

std::set<std::string> checksOf(const std::vector<Finding>& findings) {
    std::set<std::string> checks;
    for (const Finding& finding : findings) {
        checks.insert(finding.check);
    }
    return checks;
}

class RosterChecks : public testing::TestWithParam<Broken> {};

TEST_P(RosterChecks, TellWhatIsBrokenAndMendIt) {
    const Broken& broken = GetParam();
    const auto session = sessionOf(cleanBattle().patch(Json::parse(broken.patch)));
    ASSERT_TRUE(session);
    const std::vector<Finding> before = found(*session);
    std::set<std::string> expected{broken.check};
    if (*broken.also) {
        expected.insert(broken.also);
    }
    EXPECT_EQ(checksOf(before), expected);
    const Finding* finding = find(before, broken.check, broken.subject);
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->text, broken.text);
    EXPECT_EQ(finding->fix, broken.fix);
    if (finding->fix.empty()) {
        EXPECT_TRUE(finding->command.is_null()) << finding->command;
        return;
    }
    EXPECT_EQ(finding->command, Json::parse(broken.command));
    edited(*session, finding->command);
    EXPECT_FALSE(find(found(*session), broken.check, broken.subject)) << "the fix mends nothing";
    EXPECT_TRUE(found(*session).size() < before.size());
}

INSTANTIATE_TEST_SUITE_P(Shipped, RosterChecks, testing::ValuesIn(brokens), [](const auto& tested) {
    std::string name = tested.param.check;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(RosterChecks, NameTheFieldThatMends) {
    const std::map<std::string, std::string> fields{{"no-objective", "objective"},
                                                    {"no-officer", "formation"},
                                                    {"arab-battery", "type"},
                                                    {"same-edge", "edge"},
                                                    {"too-few", "elements"},
                                                    {"same-name", "name"},
                                                    {"empty-side", ""},
                                                    {"no-commander", ""}};
    for (const Broken& broken : brokens) {
        if (const auto field = fields.find(broken.check); field != fields.end()) {
            const auto session = sessionOf(cleanBattle().patch(Json::parse(broken.patch)));
            const std::vector<Finding> findings = found(*session);
            EXPECT_EQ(find(findings, broken.check, broken.subject)->field, field->second) << broken.check;
        }
    }
}

TEST(RosterChecks, AreAllBrokenAbove) {
    const auto session = emptySession();
    for (const RosterCheck& check : session->rules().rosterChecks) {
        EXPECT_TRUE(std::any_of(std::begin(brokens), std::end(brokens), [&check](const Broken& broken) {
            return check.id == broken.check;
        })) << check.id;
    }
}

TEST(RosterChecks, FindNothingInACleanBattleOrAnEmptyOne) {
    EXPECT_EQ(checksOf(found(*sessionOf(cleanBattle()))), std::set<std::string>{});
    EXPECT_EQ(checksOf(found(*emptySession())), std::set<std::string>{});
}

/// Who asks all others for their name and number finds them by these.
TEST(RosterChecks, CostWhatTheyLookAtInALargeBattle) {
    const auto itemsOf = [](int units) {
        Json battle = cleanBattle();
        for (int i = 0; i < units; ++i) {
            const Id id = "u" + std::to_string(i);
            addUnit(battle, id, i % 2 == 0 ? "brigade" : "regiment", "infantry",
                    i % 2 == 0 ? "british" : "turkish", 5, {{"order", "goin-nowhere"}, {"number", i + 100}});
        }
        battle["units"][10]["name"] = battle["units"][20]["name"];
        battle["units"][30]["number"] = battle["units"][40]["number"];
        const auto session = sessionOf(battle);
        const EvaluationWatch watch;
        EXPECT_EQ(checksOf(found(*session)), (std::set<std::string>{"same-name", "same-number"}));
        EXPECT_EQ(found(*session).size(), 4U);
        return watch.items();
    };
    const std::int64_t some = itemsOf(200);
    const std::int64_t more = itemsOf(800);
    EXPECT_GT(some, 200) << "it is counted";
    EXPECT_LT(more, some * 5) << "four times the units, four times the work";
}

TEST(RosterChecks, SpeakInTheOrderOfTheTree) {
    Json battle = cleanBattle();
    battle["sides"][0]["edge"] = battle["sides"][1]["edge"] = "north";
    battle["officers"].erase(0);
    for (Json& unit : battle["units"]) {
        unit.erase("order");
    }
    std::vector<std::string> order;
    for (const Finding& finding : found(*sessionOf(battle))) {
        order.push_back(finding.check + " " + finding.subject);
    }
    EXPECT_EQ(order, (std::vector<std::string>{"same-edge empire", "no-commander brigade", "no-order foot",
                                               "same-edge ottoman", "no-order guard"}));
}

/// What is usual is no fault: any regulars of the empire, green Turks, camelry as its nation, any quality of
/// armour.
TEST(RosterChecks, LetUsualQualitiesPass) {
    const char* const usual[][3] = {{"infantry", "british", "green"},      {"infantry", "indian", "veteran"},
                                    {"infantry", "turkish", "green"},      {"camelry", "turkish", "mixed"},
                                    {"armoured-car", "turkish", "green"},  {"infantry", "anzac", "veteran"},
                                    {"infantry", "arab-revolt", "veteran"}};
    for (const auto& [type, nation, quality] : usual) {
        Json battle = cleanBattle();
        battle["units"][0].update({{"type", type}, {"nation", nation}, {"quality", quality}});
        EXPECT_FALSE(find(found(*sessionOf(battle)), "unusual-quality", "foot")) << nation << ' ' << quality;
    }
    const char* const unusual[][3] = {{"infantry", "british", "militia"},
                                      {"infantry", "anzac", "green"},
                                      {"infantry", "turkish", "veteran"},
                                      {"camelry", "turkish", "veteran"}};
    for (const auto& [type, nation, quality] : unusual) {
        Json battle = cleanBattle();
        battle["units"][0].update({{"type", type}, {"nation", nation}, {"quality", quality}});
        EXPECT_TRUE(find(found(*sessionOf(battle)), "unusual-quality", "foot")) << nation << ' ' << quality;
    }
}

TEST(RosterChecks, TheCamelCorpsIsVeteran) {
    for (const char* nation : {"anzac", "british", "indian"}) {
        for (const char* quality : {"veteran", "mixed", "green"}) {
            Json battle = cleanBattle();
            battle["units"][0].update({{"type", "camelry"}, {"nation", nation}, {"quality", quality}});
            const auto session = sessionOf(battle);
            EXPECT_EQ(find(found(*session), "camelry-quality", "foot") == nullptr,
                      std::string(quality) == "veteran")
                << nation << ' ' << quality;
            EXPECT_FALSE(find(found(*session), "unusual-quality", "foot")) << "told once";
        }
    }
}

TEST(CamelryWithoutAQuality, IsTheCamelCorpsOrAsItsNation) {
    const std::pair<const char*, const char*> qualities[] = {
        {"anzac", "veteran"},       {"british", "veteran"},       {"indian", "veteran"},
        {"turkish", "mixed"},       {"german", "veteran"},        {"arab-allied", "mixed"},
        {"arab-revolt", "veteran"}, {"arab-independent", "green"}};
    for (const auto& [nation, quality] : qualities) {
        Json battle = cleanBattle();
        battle["units"][0].update({{"type", "camelry"}, {"nation", nation}});
        battle["units"][0].erase("quality");
        EXPECT_EQ(shown(*sessionOf(battle), "foot", "quality"), Json(quality)) << nation;
    }
}

/// A template is put under a side as the window does it.
Json enlistingOf(const ArmyTemplate& army, const Id& under) {
    Json command{{"do", "enlist"}, {"under", under}, {"renumber", true}};
    command.update(army.roster);
    return command;
}

TEST(Templates, ComeCleanUnderASideWithACommander) {
    const auto shipped = emptySession();
    ASSERT_GE(shipped->rules().templates.size(), 10U);
    for (const ArmyTemplate& army : shipped->rules().templates) {
        const auto session = emptySession();
        done(*session, {{"do", "enlist"},
                        {"sides", {{{"id", "side"}, {"name", "Side"}}}},
                        {"officers", {{{"name", "Head"}, {"commands", "side"}}}}});
        edited(*session, enlistingOf(army, "side"));
        for (const Finding& finding : found(*session)) {
            EXPECT_EQ(finding.check, "no-objective") << army.id << ": " << finding.text;
        }
    }
}

TEST(Templates, WithoutAHighCommandMissAtMostTheirOfficer) {
    const auto shipped = emptySession();
    for (const ArmyTemplate& army : shipped->rules().templates) {
        const auto session = emptySession();
        done(*session, enlisted("sides", {{"id", "side"}, {"name", "Side"}}));
        done(*session, enlistingOf(army, "side"));
        for (const Finding& finding : found(*session)) {
            EXPECT_TRUE(finding.check == "no-objective" ||
                        (finding.check == "no-officer" && army.roster.value("formations", Json()).is_null()))
                << army.id << ": " << finding.text;
        }
    }
}

TEST(Templates, TwiceGetOtherNames) {
    const auto shipped = emptySession();
    for (const ArmyTemplate& army : shipped->rules().templates) {
        const auto session = emptySession();
        done(*session, enlisted("sides", {{"id", "side"}, {"name", "Side"}}));
        done(*session, enlistingOf(army, "side"));
        done(*session, enlistingOf(army, "side"));
        for (const Finding& finding : found(*session)) {
            EXPECT_FALSE(finding.check.starts_with("same-")) << army.id << ": " << finding.text;
        }
    }
}

} // namespace
} // namespace umpire::test::roster_checks_test
