// Every error code of the contract, with what earns it; a refused command changes nothing (`refusal` sees to
// that).

#include "support/field.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test::refusals_test {
namespace {

struct Refused {
    const char* name;
    Json command;
    const char* code;
};

void PrintTo(const Refused& r, std::ostream* out) {
    *out << r.name;
}

/// One of each, some in states that take no more.
std::unique_ptr<Session> battle() {
    auto session = Field()
                       .ours("squadron", "cavalry", "british", 4)
                       .ours("car", "armoured-car", "british", 1)
                       .ours("tank", "tank", "british", 1)
                       .ours("plane", "plane", "british", 1)
                       .theirs("battalion", "infantry", "turkish", 10)
                       .theirs("sniper", "sniper", "turkish", 1)
                       .theirs("gone", "infantry", "turkish", 1)
                       .open();
    adjusted(*session, "gone", {{"state", "gone"}, {"lost", 1}, {"gone-as", "destroyed"}});
    adjusted(*session, "pasha", {{"state", "lost"}});
    return session;
}

Json with(Json command, const char* key, const Json& value) {
    command[key] = value;
    return command;
}

Json without(Json command, const char* key) {
    command.erase(key);
    return command;
}

const Json shot = shoot("squadron", "battalion", {7});
const Json fight = melee("squadron", "battalion", 7, 7);

Json unitCheck(const char* check, const char* unit, const Json& dice = {7}) {
    return checkOf(check, "unit", unit, dice);
}

const Refused badJson[] = {
    {"AList", Json::array({1}), "bad-json"},
    {"AText", "undo", "bad-json"},
    {"ANumber", 3, "bad-json"},
    {"Null", nullptr, "bad-json"},
};

const Refused unknown[] = {
    {"Command", {{"do", "shout"}}, "unknown-command"},
    {"Unit", shoot("nobody", "battalion", {7}), "unknown-id"},
    {"Target", shoot("squadron", "nobody", {7}), "unknown-id"},
    {"FormationAsUnit", shoot("brigade", "battalion", {7}), "unknown-id"},
    {"OfficerAsUnit", unitCheck("morale", "colonel"), "unknown-id"},
    {"UnitAsFormation", checkOf("knackered", "formation", "battalion", {7}), "unknown-id"},
    {"SideAsFormation", checkOf("knackered", "formation", "ottoman", {7}), "unknown-id"},
    {"UnitAsSide", checkOf("air-support", "side", "battalion", {1, 1}), "unknown-id"},
    {"FirerInFacts", morale("battalion", 7, {{"fired-on-by", {"nobody"}}}), "unknown-id"},
    {"ChargerInFacts", morale("battalion", 7, {{"charged-by", "nobody"}}), "unknown-id"},
    {"Shown", {{"do", "show"}, {"subject", "nobody"}}, "unknown-id"},
    {"Fact", morale("battalion", 7, {{"in-covr", true}}), "unknown-fact"},
    {"FactOfAnotherCheck", morale("battalion", 7, {{"leading", true}}), "unknown-fact"},
    {"FactOfAMeleeSide", melee("squadron", "battalion", 7, 7, {{"x", true}}), "unknown-fact"},
    {"DerivedFact", morale("battalion", 7, {{"car-sum", 3}}), "unknown-fact"},
};

const Refused badValue[] = {
    {"NoCommand", Json::object(), "bad-value"},
    {"CommandIsNoText", {{"do", 3}}, "bad-value"},
    {"UnitMissing", without(shot, "unit"), "bad-value"},
    {"TargetMissing", without(shot, "target"), "bad-value"},
    {"UnitIsANumber", with(shot, "unit", 3), "bad-value"},
    {"DiceIsNoList", with(shot, "dice", 7), "bad-value"},
    {"FactsIsNoObject", with(shot, "facts", Json::array()), "bad-value"},
    {"FactIsNoFlag", with(shot, "facts", {{"in-cover", 1}}), "bad-value"},
    {"FactIsNoNumber", with(shot, "facts", {{"enemies-within-8", true}}), "bad-value"},
    {"FactIsNegative", with(shot, "facts", {{"enemies-within-8", -1}}), "bad-value"},
    {"FactIsAFraction", with(shot, "facts", {{"firer-elements", 2.5}}), "bad-value"},
    {"FirersAreNoList", with(shot, "facts", {{"fired-on-by", "car"}}), "bad-value"},
    {"UnknownWeapon", with(shot, "facts", {{"fire", {"slingshot"}}}), "bad-value"},
    {"NoJamDice", with(shoot("car", "battalion", {7}), "jam-dice", 0), "bad-value"},
    {"JamDiceIsAText", with(shoot("car", "battalion", {1, 7}), "jam-dice", "1"), "bad-value"},
    {"CheckMissing", {{"do", "check"}, {"unit", "battalion"}}, "bad-value"},
    {"CheckUnknown", unitCheck("moral", "battalion"), "bad-value"},
    {"CheckNotToBeAsked", unitCheck("vehicle-hit", "car"), "bad-value"},
    {"MeleeWithoutASide", without(fight, "b"), "bad-value"},
    {"MeleeSideIsNoObject", with(fight, "a", "squadron"), "bad-value"},
    {"MeleeSideWithoutUnit", with(fight, "a", Json::object()), "bad-value"},
    {"AdjustWithoutSet", {{"do", "adjust"}, {"subject", "car"}}, "bad-value"},
    {"ShowWithoutSubject", {{"do", "show"}}, "bad-value"},
    {"CorrectWithoutRecord", {{"do", "correct"}}, "bad-value"},
};

const Refused badDice[] = {
    {"None", with(shot, "dice", Json::array()), "bad-dice"},
    {"TooMany", with(shot, "dice", {7, 7}), "bad-dice"},
    {"Nine", with(shot, "dice", {9}), "bad-dice"},
    {"Zero", with(shot, "dice", {0}), "bad-dice"},
    {"Negative", with(shot, "dice", {-1}), "bad-dice"},
    {"Fraction", with(shot, "dice", {7.5}), "bad-dice"},
    {"Text", with(shot, "dice", {"7"}), "bad-dice"},
    {"JamForD8", with(shot, "dice", {"jam"}), "bad-dice"},
    {"D6ForD8", with(shot, "dice", {{{"d6", 4}}}), "bad-dice"},
    {"FourOnAJamDie", unitCheck("tank-move", "tank", {4}), "bad-dice"},
    {"D6Seven", unitCheck("tank-move", "tank", {{{"d6", 7}}}), "bad-dice"},
    {"D6AndMore", unitCheck("tank-move", "tank", {{{"d6", 1}, {"d8", 1}}}), "bad-dice"},
    {"MissingMoraleAfterDriveOff", with(shoot("plane", "battalion", {1}), "attack", "bombing"), "bad-dice"},
    {"NeedlessMoraleAfterDriveOff", with(shoot("plane", "battalion", {7, 7}), "attack", "bombing"),
     "bad-dice"},
    {"NeedlessMoraleAfterJams", shoot("car", "battalion", {"jam", 7}), "bad-dice"},
    {"MissingDamage", shoot("car", "tank", {1, "jam"}), "bad-dice"},
    {"NeedlessDamage", shoot("car", "tank", {1, 1, 1}), "bad-dice"},
    {"DiceForACommandWithoutRoll", {{"do", "reform"}, {"unit", "squadron"}, {"dice", {1}}}, "bad-dice"},
    {"DiceForTheTurn", {{"do", "next-phase"}, {"dice", {1}}}, "bad-dice"},
    {"OneDieOfTwo", with(fight, "dice", {7}), "bad-dice"},
};

const Refused notPossible[] = {
    {"GoneFires", shoot("gone", "squadron", {7}), "not-possible"},
    {"GoneIsShotAt", shoot("squadron", "gone", {7}), "not-possible"},
    {"GoneChecks", morale("gone", 7), "not-possible"},
    {"GoneFights", melee("squadron", "gone", 7, 7), "not-possible"},
    {"GoneCharges", charge("gone", "squadron", {7}), "not-possible"},
    {"GoneIsCharged", charge("squadron", "gone", {7}), "not-possible"},
    {"GoneReforms", {{"do", "reform"}, {"unit", "gone"}}, "not-possible"},
    {"GoneLoses", {{"do", "automatic-loss"}, {"unit", "gone"}}, "not-possible"},
    {"LostOfficer", checkOf("officer-casualty", "officer", "pasha", {1}), "not-possible"},
    {"MoraleOfACar", unitCheck("morale", "car"), "not-possible"},
    {"MoraleOfATank", unitCheck("morale", "tank"), "not-possible"},
    {"MoraleOfAPlane", unitCheck("morale", "plane"), "not-possible"},
    {"ResponseOfACar", unitCheck("charge-response", "car"), "not-possible"},
    {"ResponseOfAPlane", unitCheck("charge-response", "plane"), "not-possible"},
    {"ResponseOfASniper", unitCheck("charge-response", "sniper"), "not-possible"},
    {"TankMoveOfACar", unitCheck("tank-move", "car", {1}), "not-possible"},
    {"OffRoadOfInfantry", unitCheck("off-road", "battalion", {1}), "not-possible"},
    {"OffRoadOfATank", unitCheck("off-road", "tank", {1}), "not-possible"},
    {"RepairOfASoundGun", unitCheck("repair", "car", {1, 1}), "not-possible"},
    {"FreshBrigade", checkOf("knackered", "formation", "brigade", {7}), "not-possible"},
    {"FightsItself", melee("squadron", "squadron", 7, 7), "not-possible"},
    {"NothingToUndoTwice", {{"do", "redo"}}, "not-possible"},
};

std::vector<Refused> all() {
    std::vector<Refused> cases;
    const auto append = [&cases](const auto& part) {
        cases.insert(cases.end(), std::begin(part), std::end(part));
    };
    append(badJson);
    append(unknown);
    append(badValue);
    append(badDice);
    append(notPossible);
    return cases;
}

class Refusals : public testing::TestWithParam<Refused> {};

TEST_P(Refusals, HaveTheirCode) {
    const auto session = battle();
    const int before = session->cursor();
    EXPECT_EQ(refusal(*session, GetParam().command), GetParam().code);
    EXPECT_EQ(session->cursor(), before);
}

TEST_P(Refusals, AreTheSameForOdds) {
    const auto session = battle();
    const Odds odds = oddsOf(*session, GetParam().command);
    const std::string code = GetParam().code;
    if (code != "bad-dice" && GetParam().command.is_object()) {
        const std::string name =
            GetParam().command.value("do", Json("")).is_string() ? GetParam().command.value("do", "") : "";
        const bool rollsNothing = name == "show" || name == "redo" || name == "correct";
        const bool aboutDice = GetParam().command.contains("dice") && !GetParam().command["dice"].is_array();
        EXPECT_TRUE(rollsNothing || aboutDice || odds.refusal.code == code)
            << odds.refusal.code << ": " << odds.refusal.message;
    }
}

INSTANTIATE_TEST_SUITE_P(Table, Refusals, testing::ValuesIn(all()), [](const auto& tested) {
    std::string name = std::string(tested.param.code) + "_" + tested.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(RefusalMessages, ProposeTheNearestSpelling) {
    const auto session = battle();
    RandomDice dice(1);
    EXPECT_NE(session->execute(shoot("squadrn", "battalion", {7}), dice).refusal.message.find("squadron"),
              std::string::npos);
    EXPECT_NE(session->execute({{"do", "shoott"}}, dice).refusal.message.find("shoot"), std::string::npos);
    EXPECT_NE(session->execute(morale("battalion", 7, {{"suported", true}}), dice)
                  .refusal.message.find("supported"),
              std::string::npos);
}

} // namespace
} // namespace umpire::test::refusals_test
