// Problems of a battle file: each is found, with its words and its place, and all in one pass.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::roster_problems_test {
namespace {

/// A battle file a person might write, one thing a line; `edit` changes lines of it.
const char* const roster = R"({
  "format": "desert-umpire-battle",
  "version": 1,
  "rules": "sand-sweat-and-camels",
  "rulings": {"s-driven": "leaves"},
  "title": "Test",
  "first-side": "red",
  "sides": [
    {"id": "red", "name": "Red"},
    {"id": "blue", "name": "Blue"}
  ],
  "formations": [
    {"id": "division", "name": "Division", "kind": "division", "side": "red"},
    {"id": "brigade", "name": "Brigade", "kind": "brigade", "parent": "division"}
  ],
  "officers": [
    {"id": "head", "name": "Head", "kind": "officer", "commands": "brigade"}
  ],
  "units": [
    {"id": "horse", "name": "Horse", "formation": "brigade", "type": "cavalry", "nation": "anzac", "elements": 4},
    {"id": "foot", "name": "Foot", "formation": "blue", "type": "infantry", "nation": "turkish", "elements": 5}
  ]
})";

struct Problem {
    const char* name;
    const char* from;
    const char* to;
    int line;
    std::vector<const char*> words; ///< all of them stand in the message
};

void PrintTo(const Problem& p, std::ostream* out) {
    *out << p.name;
}

std::string edited(const Problem& problem) {
    std::string text = roster;
    const std::size_t at = text.find(problem.from);
    EXPECT_NE(at, std::string::npos) << problem.from;
    return text.replace(at, std::string(problem.from).size(), problem.to);
}

bool says(const Issue& issue, const Problem& problem) {
    return std::all_of(problem.words.begin(), problem.words.end(),
                       [&issue](const char* word) { return issue.line().find(word) != std::string::npos; });
}

class RosterProblem : public testing::TestWithParam<Problem> {};

TEST_P(RosterProblem, IsFoundWithItsPlaceAndWords) {
    const LoadedBattle loaded = battleFiles().parse(edited(GetParam()), "file.json");
    EXPECT_FALSE(loaded.session);
    ASSERT_FALSE(loaded.issues.empty());
    const auto found = std::find_if(loaded.issues.begin(), loaded.issues.end(),
                                    [](const Issue& issue) { return says(issue, GetParam()); });
    std::string all;
    for (const Issue& issue : loaded.issues) {
        all += issue.line() + "\n";
    }
    ASSERT_NE(found, loaded.issues.end()) << all;
    EXPECT_EQ(found->at.line, GetParam().line) << all;
    EXPECT_GT(found->at.column, 0);
    EXPECT_EQ(found->file, "file.json");
    EXPECT_EQ(found->severity, Severity::Error);
}

const Problem problems[] = {
    {"FormatWrong", "desert-umpire-battle", "desert-umpire-pack", 2, {"desert-umpire-pack"}},
    {"FormatMissing", "\"format\": \"desert-umpire-battle\",", "", 1, {"format", "missing"}},
    {"VersionOfALaterProgram", "\"version\": 1", "\"version\": 2", 3, {"version 1", "later program"}},
    {"VersionIsAText", "\"version\": 1", "\"version\": \"1\"", 3, {"\"1\"", "whole number"}},
    {"RulesUnknown",
     "\"rules\": \"sand-sweat-and-camels\"",
     "\"rules\": \"sand-and-camels\"",
     4,
     {"sand-and-camels", "cannot be used"}},
    {"RulesArePath", "\"rules\": \"sand-sweat-and-camels\"", "\"rules\": \"/etc\"", 4, {"/etc"}},
    {"RulingUnknown", "\"s-driven\": \"leaves\"", "\"s-drivn\": \"leaves\"", 5, {"s-drivn", "s-driven"}},
    {"ReadingUnknown", "\"leaves\"", "\"goes\"", 5, {"goes", "stays", "leaves"}},
    {"TitleMissing", "\"title\": \"Test\",", "", 1, {"title", "missing"}},
    {"TitleIsANumber", "\"Test\"", "3", 6, {"3", "text"}},
    {"KeyMisspelt", "\"first-side\"", "\"frist-side\"", 7, {"frist-side", "first-side"}},
    {"KeyTwice", "\"title\": \"Test\",", "\"title\": \"Test\", \"title\": \"Again\",", 6, {"title"}},
    {"TurnLimitNegative",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"turn-limit\": -1,",
     6,
     {"\"turn-limit\" is -1; it goes from 1 to 1000, or 0 for none"}},
    {"TurnLimitTooFar",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"turn-limit\": 1001,",
     6,
     {"\"turn-limit\" is 1001; it goes from 1 to 1000, or 0 for none"}},
    {"TurnLimitIsAText",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"turn-limit\": \"9\",",
     6,
     {"\"9\"", "whole number"}},
    {"TurnMinutesTooMany",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"turn-minutes\": 601,",
     6,
     {"\"turn-minutes\" is 601; it goes from 1 to 600, or 0 for none"}},
    {"ObjectivesAreAText",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"objectives\": \"wells\",",
     6,
     {"\"wells\"", "list"}},
    {"ObjectiveWithoutName",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"objectives\": [{\"id\": \"wells\"}],",
     6,
     {"name", "missing"}},
    {"ObjectiveOfNoSide",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"objectives\": [{\"id\": \"w\", \"name\": \"W\", \"holder\": \"bleu\"}],",
     6,
     {"\"bleu\"", "could hold it", "blue"}},
    {"ObjectiveWorthTooMuch",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"objectives\": [{\"id\": \"w\", \"name\": \"W\", \"worth\": 1001}],",
     6,
     {"\"worth\" is 1001; it goes from 0 to 1000"}},
    {"ObjectiveTwice",
     "\"title\": \"Test\",",
     "\"title\": \"Test\", \"objectives\": [{\"id\": \"w\", \"name\": \"W\"}, "
     "{\"id\": \"w\", \"name\": \"V\"}],",
     6,
     {"another objective has the id \"w\" already"}},
    {"EdgeUnknown", "\"name\": \"Red\"", "\"name\": \"Red\", \"edge\": \"up\"", 9, {"up", "north"}},
    {"NumberZero", "\"elements\": 4", "\"elements\": 4, \"number\": 0", 20, {"number", "0", "1 to 1000"}},
    {"ArrivesNever", "\"elements\": 4", "\"elements\": 4, \"arrives\": 0", 20, {"arrives", "0", "1 to 1000"}},
    {"FirstSideUnknown", "\"first-side\": \"red\"", "\"first-side\": \"green\"", 7, {"green"}},
    {"FirstSideIsAUnit", "\"first-side\": \"red\"", "\"first-side\": \"horse\"", 7, {"horse"}},
    {"SidesMissing", "\"sides\"", "\"sides-of\"", 1, {"sides", "missing"}},
    {"SideWithoutName",
     "{\"id\": \"blue\", \"name\": \"Blue\"}",
     "{\"id\": \"blue\"}",
     10,
     {"name", "missing"}},
    {"IdTwice", "\"id\": \"foot\"", "\"id\": \"horse\"", 21, {"horse", "taken", "line 20"}},
    {"IdTwiceAcrossKinds", "\"id\": \"foot\"", "\"id\": \"red\"", 21, {"red", "taken", "line 9"}},
    {"IdWithCapitals", "\"id\": \"foot\"", "\"id\": \"Foot\"", 21, {"Foot"}},
    {"IdWithSpaces", "\"id\": \"foot\"", "\"id\": \"the foot\"", 21, {"the foot"}},
    {"IdEmpty", "\"id\": \"foot\"", "\"id\": \"\"", 21, {"id"}},
    {"IdIsANumber", "\"id\": \"foot\"", "\"id\": 7", 21, {"7"}},
    {"IdReservedTurn", "\"id\": \"foot\"", "\"id\": \"turn\"", 21, {"turn", "word of the program"}},
    {"IdReservedDue", "\"id\": \"red\"", "\"id\": \"due\"", 9, {"due", "word of the program"}},
    {"FormationKindUnknown", "\"kind\": \"division\"", "\"kind\": \"army\"", 13, {"army", "division"}},
    {"FormationOfNobody", "\"side\": \"red\"}", "\"side\": \"green\"}", 13, {"green"}},
    {"FormationWithoutPlace", ", \"parent\": \"division\"", "", 14, {"brigade", "side", "parent"}},
    {"ParentUnknown", "\"parent\": \"division\"", "\"parent\": \"divison\"", 14, {"divison", "division"}},
    {"ParentIsAUnit", "\"parent\": \"division\"", "\"parent\": \"horse\"", 14, {"horse"}},
    {"CommandTreeInACircle", "\"side\": \"red\"}", "\"parent\": \"brigade\"}", 13, {"circle"}},
    {"OwnParent", "\"parent\": \"division\"", "\"parent\": \"brigade\"", 14, {"circle"}},
    {"SideMismatch",
     "\"parent\": \"division\"",
     "\"parent\": \"division\", \"side\": \"blue\"",
     14,
     {"brigade", "blue", "red"}},
    {"OfficerOfNobody", "\"commands\": \"brigade\"", "\"commands\": \"brigad\"", 17, {"brigad", "brigade"}},
    {"OfficerOfAUnit", "\"commands\": \"brigade\"", "\"commands\": \"horse\"", 17, {"horse"}},
    {"OfficerWithoutPost", ", \"commands\": \"brigade\"", "", 17, {"commands", "missing"}},
    {"OfficerKindUnknown", "\"kind\": \"officer\"", "\"kind\": \"general\"", 17, {"general", "chieftain"}},
    {"UnitOfNobody", "\"formation\": \"brigade\"", "\"formation\": \"brgade\"", 20, {"brgade", "brigade"}},
    {"UnitWithoutFormation", "\"formation\": \"brigade\", ", "", 20, {"formation", "missing"}},
    {"TypeUnknown", "\"type\": \"cavalry\"", "\"type\": \"calvary\"", 20, {"calvary", "cavalry"}},
    {"TypeMissing", "\"type\": \"cavalry\", ", "", 20, {"type", "missing"}},
    {"NationUnknown", "\"nation\": \"anzac\"", "\"nation\": \"french\"", 20, {"french"}},
    {"QualityUnknown",
     "\"elements\": 4",
     "\"elements\": 4, \"quality\": \"elite\"",
     20,
     {"elite", "veteran"}},
    {"OrderUnknown",
     "\"elements\": 4",
     "\"elements\": 4, \"order\": \"shes-min\"",
     20,
     {"shes-min", "shes-mine"}},
    {"CompositionUnknown",
     "\"kind\": \"brigade\"",
     "\"kind\": \"brigade\", \"composition\": \"bad\"",
     14,
     {"bad", "green"}},
    {"ElementsMissing", ", \"elements\": 4", "", 20, {"elements", "missing"}},
    {"NoElements", "\"elements\": 4", "\"elements\": 0", 20, {"elements", "0", "1"}},
    {"NegativeElements", "\"elements\": 4", "\"elements\": -2", 20, {"-2"}},
    {"HalfAnElement", "\"elements\": 4", "\"elements\": 1.5", 20, {"1.5", "whole number"}},
    {"TooManyElements", "\"elements\": 4", "\"elements\": 5000", 20, {"5000", "1000"}},
    {"HugeElements", "\"elements\": 4", "\"elements\": 99999999999999999999999", 20, {"9999"}},
    {"GunIsAText",
     "\"elements\": 4",
     "\"elements\": 4, \"machine-gun\": \"yes\"",
     20,
     {"yes", "true or false"}},
    {"KeyOfAUnitMisspelt",
     "\"nation\": \"anzac\"",
     "\"nation\": \"anzac\", \"objectve\": \"x\"",
     20,
     {"objectve", "objective"}},
    {"UnitsAreNoList", "\"units\": [", "\"unit\": [", 19, {"unit", "units"}},
    {"AUnitIsNoObject", "{\"id\": \"foot\"", "3, {\"id\": \"foot\"", 21, {"3", "object"}},
};

INSTANTIATE_TEST_SUITE_P(Table, RosterProblem, testing::ValuesIn(problems),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(Roster, AsItStandsHasNoProblem) {
    const LoadedBattle loaded = battleFiles().parse(roster, "file.json");
    EXPECT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
}

TEST(Roster, WithoutASideIsAWarningAndABattle) {
    const LoadedBattle loaded = battleFiles().parse(R"({
  "format": "desert-umpire-battle", "version": 1, "rules": "sand-sweat-and-camels", "title": "New",
  "sides": []
})",
                                                    "file.json");
    ASSERT_TRUE(loaded.session);
    ASSERT_EQ(loaded.issues.size(), 1U);
    EXPECT_EQ(loaded.issues[0].line(), "file.json:3:12: warning: the battle has no side yet (at sides)");
    EXPECT_EQ(loaded.session->battle().clock.side, "");
    EXPECT_TRUE(loaded.session->battle().due.empty());
}

TEST(Roster, TooManyEntriesAreOneProblem) {
    Json battle = plainBattle();
    for (int i = 0; i < 10'010; ++i) {
        addUnit(battle, "u" + std::to_string(i), "brigade", "infantry", "british", 4);
    }
    const Issues issues = battleFiles().parse(battle.dump(), "file.json").issues;
    ASSERT_EQ(issues.size(), 1U) << issues.back().line();
    EXPECT_EQ(issues[0].text, "more than 10000 sides, formations, officers and units");
}

TEST(Roster, AllProblemsAreFoundAtOnce) {
    std::string text = roster;
    for (const auto& [from, to] : {std::pair{"\"leaves\"", "\"goes\""}, std::pair{"\"anzac\"", "\"french\""},
                                   std::pair{"\"elements\": 5", "\"elements\": 0"},
                                   std::pair{"\"commands\": \"brigade\"", "\"commands\": \"x\""}}) {
        text.replace(text.find(from), std::string(from).size(), to);
    }
    EXPECT_EQ(battleFiles().parse(text, "file.json").issues.size(), 4U);
}

class Hostile : public testing::TestWithParam<std::pair<const char*, std::string>> {};

TEST_P(Hostile, TextsGiveAMessageAndNoBattle) {
    const LoadedBattle loaded = battleFiles().parse(GetParam().second, "file.json");
    EXPECT_FALSE(loaded.session);
    EXPECT_TRUE(hasErrors(loaded.issues));
}

INSTANTIATE_TEST_SUITE_P(
    Texts, Hostile,
    testing::Values(std::pair{"Empty", std::string()}, std::pair{"Null", std::string("null")},
                    std::pair{"List", std::string("[]")}, std::pair{"Object", std::string("{}")},
                    std::pair{"Cut", std::string(roster).substr(0, 400)},
                    std::pair{"Trailing", std::string(roster) + "}"}, std::pair{"Zero", std::string("\0", 1)},
                    std::pair{"Deep", std::string(200'000, '[')},
                    std::pair{"NoUtf8", std::string("{\"title\": \"\xff\xfe\"}")}),
    [](const auto& tested) { return std::string(tested.param.first); });

TEST(Places, UnitsMayStandUnderASideOrADivision) {
    const auto session = battleFiles().parse(roster, "file.json").session;
    ASSERT_TRUE(session);
    EXPECT_EQ(session->battle().find("foot")->side, "blue");
    EXPECT_EQ(session->battle().find("horse")->side, "red");
    EXPECT_EQ(session->battle().find("head")->side, "red");
}

TEST(Defaults, OfQualityComeFromTheNation) {
    const std::map<std::string, std::string> usual{
        {"anzac", "veteran"},       {"german", "veteran"},    {"austrian", "veteran"},
        {"arab-revolt", "veteran"}, {"british", "mixed"},     {"indian", "mixed"},
        {"turkish", "mixed"},       {"arab-allied", "mixed"}, {"arab-independent", "green"}};
    for (const auto& [nation, quality] : usual) {
        const auto session =
            Field().ours("unit", "infantry", nation, 4).ours("camels", "camelry", nation, 4).open();
        EXPECT_EQ(shown(*session, "unit", "quality"), Json(quality)) << nation;
        const bool camelCorps = nation == "anzac" || nation == "british" || nation == "indian";
        EXPECT_EQ(shown(*session, "camels", "quality"), Json(camelCorps ? "veteran" : quality)) << nation;
    }
}

} // namespace
} // namespace umpire::test::roster_problems_test
