// Every line of the morale check that comes from the tester itself, its officers and the ground, with its
// exceptions, in a check by fire, a charge response and a melee.

#include "support/field.h"

#include <gtest/gtest.h>

#include <optional>

namespace umpire::test::modifiers_of_state_test {
namespace {

struct Tester {
    const char* type = "infantry";
    const char* nation = "turkish";
    const char* quality = "mixed";
    int elements = 4;
    bool gun = false;
};

struct LineCase {
    const char* name;
    Tester tester;
    Json set; ///< {subject: fields} adjusted before the check
    Json facts;
    std::optional<Lines> shot; ///< nothing where the type never takes this check
    std::optional<Lines> charged;
    std::optional<Lines> fighting;
};

void PrintTo(const LineCase& c, std::ostream* out) {
    *out << c.name;
}

/// The same lines in all three checks.
LineCase always(const char* name, Tester tester, Json set, Json facts, const Lines& lines) {
    return {name, tester, std::move(set), std::move(facts), lines, lines, lines};
}

std::unique_ptr<Session> battleOf(const LineCase& c) {
    Json more{{"quality", c.tester.quality}, {"machine-gun", c.tester.gun}};
    auto session = Field()
                       .theirs("tester", c.tester.type, c.tester.nation, c.tester.elements, more)
                       .ours("enemy", "infantry", "british", 4)
                       .chieftain("sheikh", "regiment")
                       .chieftain("emir", "ottoman")
                       .open();
    for (const auto& [subject, fields] : c.set.items()) {
        adjusted(*session, subject, fields);
    }
    return session;
}

const Json none = Json::object();
const Json lostOfficer{{"state", "lost"}, {"returns-turn", 4}};
const Tester anzac{"infantry", "anzac", "veteran"};
const Tester allied{"infantry", "arab-allied", "mixed"};
const Tester revolt{"infantry", "arab-revolt", "veteran"};
const Tester independent{"infantry", "arab-independent", "green"};
const Tester turks{};
const Tester sniper{"sniper", "turkish", "mixed", 1};
const Tester car{"armoured-car", "turkish", "mixed", 1};

Json fact(const char* id) {
    return {{id, true}};
}

Json village(const char* id) {
    return {{id, true}, {"both-in-village", true}};
}

Json obstacle() {
    return {{"in-cover", true}, {"linear-obstacle", true}};
}

Json set(const char* field, const Json& value) {
    return {{"tester", {{field, value}}}};
}

std::vector<LineCase> officerCases() {
    return {
        always("BrigadierLost", turks, {{"colonel", lostOfficer}}, none, {{"officer-lost", -1}}),
        always("SideCommanderLost", turks, {{"pasha", lostOfficer}}, none, {{"officer-lost", -1}}),
        always("TwoLostAreOneLine", turks, {{"pasha", lostOfficer}, {"colonel", lostOfficer}}, none,
               {{"officer-lost", -1}}),
        always("EnemyOfficersDoNotCount", turks, {{"brigadier", lostOfficer}, {"general", lostOfficer}}, none,
               {}),
        always("LostAndAnotherNear", turks, {{"colonel", lostOfficer}}, fact("officer-within-9"),
               {{"officer-lost", -1}, {"officer-near", 1}}),
        always("AnzacIgnoreOfficersLost", anzac, {{"colonel", lostOfficer}}, none, {{"anzac", 1}}),
        always("AlliedArabsIgnoreOfficersLost", allied, {{"colonel", lostOfficer}}, none, {}),
        always("RevoltIgnoresOfficersLost", revolt, {{"colonel", lostOfficer}}, none, {}),
        always("IndependentsIgnoreOfficersLost", independent, {{"colonel", lostOfficer}}, none,
               {{"green-troops", -1}}),
        always("ChieftainOfAlliedLost", allied, {{"sheikh", lostOfficer}}, none, {{"chieftain-lost", -2}}),
        always("ChieftainOfRevoltLost", revolt, {{"sheikh", lostOfficer}}, none, {{"chieftain-lost", -2}}),
        always("ChieftainOfIndependentsLost", independent, {{"emir", lostOfficer}}, none,
               {{"chieftain-lost", -2}, {"green-troops", -1}}),
        always("TwoChieftainsLostAreOneLine", allied, {{"sheikh", lostOfficer}, {"emir", lostOfficer}}, none,
               {{"chieftain-lost", -2}}),
        always("ChieftainsMeanNothingToTurks", turks, {{"sheikh", lostOfficer}}, none, {}),
        always("ArabChieftainLostAndAnotherNear", allied, {{"sheikh", lostOfficer}}, fact("officer-within-9"),
               {{"chieftain-lost", -2}, {"officer-near", 1}}),
        always("OfficerNear", turks, none, fact("officer-within-9"), {{"officer-near", 1}}),
        always("AnzacIgnoreOfficersNear", anzac, none, fact("officer-within-9"), {{"anzac", 1}}),
        always("ArabsHeedChieftainsNear", revolt, none, fact("officer-within-9"), {{"officer-near", 1}}),
    };
}

std::vector<LineCase> stateCases() {
    const Lines gun{{"machine-gun-attached", 1}};
    return {
        always("NothingCounts", turks, none, none, {}),
        always("ElementsLost", turks, set("lost", 2), none, {{"elements-lost", -2}}),
        always("CapturedCountAsLost", turks, {{"tester", {{"lost", 1}, {"captured", 2}}}}, none,
               {{"elements-lost", -3}}),
        always("Green", {"infantry", "turkish", "green"}, none, none, {{"green-troops", -1}}),
        always("Militia", {"infantry", "turkish", "militia"}, none, none, {{"green-troops", -1}}),
        always("VeteransHaveNoLine", {"infantry", "turkish", "veteran"}, none, none, {}),
        always("GreenPatrolCarsAreVeteran", {"patrol-cars", "turkish", "green"}, none, none, gun),
        always("AlreadySpittin", turks, set("state", "spittin-the-dummy"), none, {{"already-spittin", -1}}),
        always("RunningIsNotSpittin", turks, set("state", "buggering-off"), none, {}),
        always("NotReformed", turks, set("unreformed", true), none, {{"not-reformed", -1}}),
        always("InMeleeIsNotUnreformed", turks, set("in-melee", true), none, {}),
        always("FriendsBuggeringOff", turks, none, fact("friends-buggering-off-within-18"),
               {{"friends-buggering-off", -1}}),
        always("Anzac", anzac, none, none, {{"anzac", 1}}),
        always("AttachedGun", {"infantry", "turkish", "mixed", 4, true}, none, none, gun),
        always("AttachedGunLivesWithTwoLeft", {"infantry", "turkish", "mixed", 4, true}, set("lost", 2), none,
               {{"machine-gun-attached", 1}, {"elements-lost", -2}}),
        always("AttachedGunIsGoneWithOneLeft", {"infantry", "turkish", "mixed", 4, true}, set("lost", 3),
               none, {{"elements-lost", -3}}),
        always("MachineGunUnitsHaveNoneAttached", {"machine-guns", "turkish", "mixed", 3}, none, none, {}),
        always("PatrolCarsAlwaysHaveOne", {"patrol-cars", "turkish", "mixed"}, set("lost", 3), none,
               {{"machine-gun-attached", 1}, {"elements-lost", -3}}),
        always("LastAttackTold", turks, set("last-attack-told", true), none, {{"last-attack-told", 1}}),
    };
}

std::vector<LineCase> arabCases() {
    const Json three{{"enemies-within-8", 3}};
    return {
        always("AlliedFearCrowds", allied, none, three, {{"arab-enemies-near", -3}}),
        always("IndependentsFearCrowds", independent, none, three,
               {{"arab-enemies-near", -3}, {"green-troops", -1}}),
        always("RevoltIgnoresCrowds", revolt, none, three, {}),
        always("OthersIgnoreCrowds", turks, none, three, {}),
        always("NobodyNearIsNoLine", allied, none, {{"enemies-within-8", 0}}, {}),
        always("CrowdsHaveNoCap", allied, none, {{"enemies-within-8", 12}}, {{"arab-enemies-near", -12}}),
    };
}

std::vector<LineCase> groundCases() {
    const Tester horse{"cavalry", "turkish", "mixed"};
    const Tester camels{"camelry", "turkish", "mixed"};
    const Tester riders{"mounted-infantry", "turkish", "mixed"};
    const Json afoot = set("mounted", false);
    const Lines cover{{"in-cover", 1}};
    return {
        always("Supported", turks, none, fact("supported"), {{"supported", 1}}),
        always("NoSupportInAVillageOfBoth", turks, none, village("supported"), {}),
        always("IndependentsAreNeverSupported", independent, none, fact("supported"), {{"green-troops", -1}}),
        always("InCover", turks, none, fact("in-cover"), cover),
        always("Uphill", turks, none, fact("uphill"), cover),
        always("UphillInCoverCountsOnce", turks, none, Json{{"uphill", true}, {"in-cover", true}}, cover),
        always("UphillInAVillageOfBoth", turks, none, village("uphill"), cover),
        always("MountedUphillAtAnObstacle", horse, none, Json{{"uphill", true}, {"linear-obstacle", true}},
               cover),
        always("NoCoverInAVillageOfBoth", turks, none, village("in-cover"), {}),
        always("InfantryAtAnObstacle", turks, none, obstacle(), cover),
        always("CavalryMountedAtAnObstacle", horse, none, obstacle(), {}),
        always("CamelryMountedAtAnObstacle", camels, none, obstacle(), {}),
        always("MountedInfantryMountedAtAnObstacle", riders, none, obstacle(), {}),
        always("CavalryOnFootAtAnObstacle", horse, afoot, obstacle(), cover),
        always("CamelryOnFootAtAnObstacle", camels, afoot, obstacle(), cover),
        always("MountedInfantryOnFootAtAnObstacle", riders, afoot, obstacle(), cover),
        always("CavalryMountedInAWood", horse, none, fact("in-cover"), cover),
        always("AnObstacleAloneIsNoCover", turks, none, fact("linear-obstacle"), {}),
    };
}

std::vector<LineCase> loneCases() {
    const Lines shot{{"supported", 1}, {"officer-near", 1}, {"in-cover", 1}};
    const Lines fights{{"supported", 1}, {"officer-near", 1}};
    const Lines anzacShot{{"supported", 1}, {"anzac", 1}, {"in-cover", 1}};
    const Lines anzacFights{{"supported", 1}, {"anzac", 1}};
    const Json bothIn = fact("both-in-village");
    const Lines independentShot{{"supported", 1}, {"officer-near", 1}, {"in-cover", 1}, {"green-troops", -1}};
    const Lines independentFights{{"supported", 1}, {"officer-near", 1}, {"green-troops", -1}};
    const Tester observer{"artillery-observer", "turkish", "mixed", 1};
    const Tester tank{"tank", "turkish", "green", 1};
    return {
        {"Sniper", sniper, none, none, shot, {}, fights},
        {"SniperInAVillageOfBoth", sniper, none, bothIn, shot, {}, fights},
        {"Observer", observer, none, none, shot, {}, fights},
        {"AnzacSniper", {"sniper", "anzac", "veteran", 1}, none, none, anzacShot, {}, anzacFights},
        {"IndependentSniper",
         {"sniper", "arab-independent", "green", 1},
         none,
         none,
         independentShot,
         {},
         independentFights},
        {"ArmouredCar", car, none, none, {}, {}, fights},
        {"ArmouredCarInAVillageOfBoth", car, none, bothIn, {}, {}, fights},
        {"GreenTankIsVeteran", tank, none, none, {}, {}, fights},
        {"AnzacArmouredCar", {"armoured-car", "anzac", "veteran", 1}, none, none, {}, {}, anzacFights},
    };
}

Lines bonus(int value) {
    return value == 0 ? Lines{} : Lines{{"charge-bonus", value}};
}

LineCase charging(const char* name, Tester tester, int value, const Lines& usual = {}) {
    Lines fighting = bonus(value);
    fighting.insert(usual.begin(), usual.end());
    const bool armour = std::string(tester.type) == "tank";
    const std::optional<Lines> other = armour ? std::nullopt : std::optional<Lines>(usual);
    return {name, tester, none, fact("charging"), other, other, fighting};
}

std::vector<LineCase> chargeCases() {
    return {
        charging("AnzacCharge", anzac, 2, {{"anzac", 1}}),
        charging("BritishCharge", {"infantry", "british"}, 1),
        charging("IndianCharge", {"infantry", "indian"}, 1),
        charging("GermanCharge", {"infantry", "german", "veteran"}, 1),
        charging("AustrianCharge", {"infantry", "austrian", "veteran"}, 1),
        charging("IndependentCharge", independent, 1, {{"green-troops", -1}}),
        charging("TurkishCharge", turks, 0),
        charging("AlliedCharge", allied, 0),
        charging("RevoltCharge", revolt, 0),
        charging("EvenGunsGetIt", {"artillery", "british", "mixed", 3}, 1),
    };
}

std::vector<LineCase> allCases() {
    std::vector<LineCase> all;
    for (const auto& part :
         {officerCases(), stateCases(), arabCases(), groundCases(), loneCases(), chargeCases()}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

class StateLines : public testing::TestWithParam<LineCase> {};

TEST_P(StateLines, CountWhenShotAt) {
    const LineCase& c = GetParam();
    const auto session = battleOf(c);
    if (c.shot) {
        const Json answer = done(*session, shoot("enemy", "tester", {4}, c.facts));
        EXPECT_EQ(linesOf(answer["steps"][0]), *c.shot);
    } else {
        EXPECT_EQ(refusal(*session, morale("tester", 4, c.facts)), "not-possible");
    }
}

TEST_P(StateLines, CountWhenCharged) {
    const LineCase& c = GetParam();
    const auto session = battleOf(c);
    if (c.charged) {
        const Json answer = done(*session, charge("enemy", "tester", {4}, c.facts));
        EXPECT_EQ(linesOf(answer["steps"][0]), *c.charged);
    } else {
        EXPECT_EQ(refusal(*session, checkOf("charge-response", "unit", "tester", {4}, c.facts)),
                  "not-possible");
    }
}

TEST_P(StateLines, CountInMelee) {
    const LineCase& c = GetParam();
    const auto session = battleOf(c);
    const Json answer = done(*session, melee("tester", "enemy", 4, 4, c.facts));
    EXPECT_EQ(linesOf(answer["steps"][0]), *c.fighting);
}

INSTANTIATE_TEST_SUITE_P(Table, StateLines, testing::ValuesIn(allCases()),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(Leading, TakesOneFromTheOfficersRoll) {
    const auto session = Field().open();
    const Json answer =
        done(*session, checkOf("officer-casualty", "officer", "colonel", {3}, {{"leading", true}}));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"leading", -1}}));
    EXPECT_EQ(answer["steps"][0]["total"], Json(2));
}

} // namespace
} // namespace umpire::test::modifiers_of_state_test
