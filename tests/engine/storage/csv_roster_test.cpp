// Rosters as CSV: what is written is read again the same, lists as people have them are understood, and each
// slip gets a message with its row and column.

#include "support/field.h"
#include "umpire/storage/csv_roster.h"

#include <gtest/gtest.h>

namespace umpire::test::roster_csv_test {
namespace {

const RulePack& rules() {
    static const std::shared_ptr<const RulePack> pack = shippedRules().load("sand-sweat-and-camels").pack;
    return *pack;
}

CsvRoster sheetOf(std::string_view text, const Battle* existing = nullptr) {
    return readRosterCsv(text, "list.csv", rules(), existing);
}

/// The roster of a sheet that must be in order.
Json rosterOf(std::string_view text, const Battle* existing = nullptr) {
    const CsvRoster sheet = sheetOf(text, existing);
    EXPECT_TRUE(sheet.issues.empty()) << text << '\n' << sheet.issues.front().line();
    return sheet.roster;
}

/// The texts of the issues of a sheet that must have some.
std::vector<std::string> problemsOf(std::string_view text, const Battle* existing = nullptr) {
    const CsvRoster sheet = sheetOf(text, existing);
    EXPECT_EQ(sheet.roster, Json::object()) << text;
    EXPECT_TRUE(hasErrors(sheet.issues)) << text;
    std::vector<std::string> texts;
    for (const Issue& issue : sheet.issues) {
        EXPECT_EQ(issue.file, "list.csv");
        texts.push_back(issue.text);
    }
    return texts;
}

using Texts = std::vector<std::string>;

/// The battle file of a roster.
Json battleFile(const Battle& like, const Json& roster) {
    Json file{{"format", "desert-umpire-battle"},
              {"version", 1},
              {"rules", like.rules},
              {"rulings", Json::object()},
              {"title", like.title},
              {"date", like.date},
              {"notes", like.notes},
              {"turn-limit", like.turnLimit}};
    for (const auto& [ruling, reading] : like.rulings) {
        file["rulings"][ruling] = reading;
    }
    if (!like.firstSide.empty()) {
        file["first-side"] = like.firstSide;
    }
    file.update(roster);
    return file;
}

void expectSameAfterTheTrip(const RulePack& game, const Battle& battle) {
    const std::string text = writeRosterCsv(game, battle);
    const CsvRoster sheet = readRosterCsv(text, "list.csv", game, nullptr);
    EXPECT_TRUE(sheet.issues.empty()) << text << '\n' << sheet.issues.front().line();
    const LoadedBattle loaded =
        battleFiles().parse(battleFile(battle, sheet.roster).dump(1), "from-sheet.json");
    ASSERT_TRUE(loaded.session) << loaded.issues.front().line();
    EXPECT_TRUE(loaded.session->battle() == battle);
    EXPECT_EQ(writeRosterCsv(game, loaded.session->battle()), text);
}

class ExampleSheet : public testing::TestWithParam<const char*> {};

TEST_P(ExampleSheet, ReadsAgainAsItWasWritten) {
    const auto session = exampleBattle(GetParam());
    expectSameAfterTheTrip(session->rules(), session->battle());
}

INSTANTIATE_TEST_SUITE_P(All, ExampleSheet,
                         testing::Values("beersheba-1917", "ford-at-holm", "marrow-ridge", "romani-1916",
                                         "second-gaza-1917", "semakh-1918", "tafileh-1918"));

TEST(CsvRoster, IsWrittenInOneTable) {
    const auto session = Field()
                             .ours("squadron", "cavalry", "british", 4,
                                   {{"machine-gun", true}, {"secret", false}, {"order", "shes-mine"}})
                             .theirs("foot", "infantry", "turkish", 6, {{"objective", "the wells, by noon"}})
                             .open();
    const std::string expected = "what,id,name,under,type,nation,quality,elements,machine-gun,order,secret,"
                                 "objective,number,arrives,kind,composition,edge,attacker\n"
                                 "side,empire,Empire,,,,,,,,,,,,,,,\n"
                                 "side,ottoman,Ottoman,,,,,,,,,,,,,,,\n"
                                 "formation,brigade,Brigade,empire,,,,,,,,,,,brigade,auto,,\n"
                                 "formation,regiment,Regiment,ottoman,,,,,,,,,,,brigade,auto,,\n";
    const std::string units =
        "unit,squadron,squadron,brigade,cavalry,british,mixed,4,yes,shes-mine,no,,,,,,,\n"
        "unit,foot,foot,regiment,infantry,turkish,mixed,6,,,,\"the wells, by noon\",,,,,,\n";
    const std::string text = writeRosterCsv(rules(), session->battle());
    EXPECT_EQ(text.substr(0, expected.size()), expected);
    EXPECT_EQ(text.substr(text.size() - units.size()), units);
}

TEST(CsvRoster, PutsParentsBeforeChildren) {
    Json battle = plainBattle();
    battle["formations"].insert(
        battle["formations"].begin(),
        Json{{"id", "child"}, {"name", "Child"}, {"kind", "brigade"}, {"parent", "parent"}});
    battle["formations"].push_back(
        Json{{"id", "parent"}, {"name", "Parent"}, {"kind", "division"}, {"side", "empire"}});
    const std::string text = writeRosterCsv(rules(), sessionOf(battle)->battle());
    EXPECT_LT(text.find("formation,parent,"), text.find("formation,child,"));
    EXPECT_LT(text.find("formation,child,"), text.find("formation,brigade,"));
}

/// A text of a unit after it was written and read, and its cell in between.
std::pair<std::string, std::string> trip(const std::string& objective) {
    const auto session = Field().ours("squadron", "cavalry", "british", 4, {{"objective", objective}}).open();
    const std::string text = writeRosterCsv(rules(), session->battle());
    const auto from = text.find("mixed,4,,,,");
    EXPECT_NE(from, std::string::npos);
    const std::string cell = text.substr(from + 11, text.size() - from - 11 - 7);
    return {rosterOf(text)["units"][0].value("objective", ""), cell};
}

TEST(CsvRoster, GuardsWhatASpreadsheetWouldTakeForAFormula) {
    const std::pair<const char*, const char*> cells[] = {
        {"=1+1", "'=1+1"},   {"+44", "'+44"},     {"-", "'-"},
        {"@home", "'@home"}, {"\tx", "\"'\tx\""}, {"\rx", "\"'\rx\""},
        {"'=1", "''=1"},     {"''@x", "'''@x"},   {"'", "'"},
        {"''", "''"},        {"'tis", "'tis"},    {"' =x", "' =x"},
        {" =x", "\" =x\""},  {"a=b", "a=b"},      {"=\"a\",b", "\"'=\"\"a\"\",b\""}};
    for (const auto& [text, cell] : cells) {
        EXPECT_EQ(trip(text), std::pair(std::string(text), std::string(cell)));
    }
}

TEST(CsvRoster, KeepsEveryText) {
    for (const std::string text : {"two\nlines", "two\r\nlines", "say \"go\"", " blanks ", "a;b", "a\tb",
                                   "\"", "Bir es-Seba\u02bf \U0001f42a", " "}) {
        EXPECT_EQ(trip(text).first, text);
    }
}

constexpr const char* plainList = "name,type,nation,elements\n12th Light Horse,cavalry,anzac,4\n";

Json plainUnit() {
    return {{"name", "12th Light Horse"}, {"type", "cavalry"}, {"nation", "anzac"}, {"elements", 4}};
}

TEST(RosterList, NeedsNoPlaceAndNoId) {
    const Json expected{{"sides", Json::array()},
                        {"formations", Json::array()},
                        {"officers", Json::array()},
                        {"units", {plainUnit()}}};
    EXPECT_EQ(rosterOf(plainList), expected);
}

TEST(RosterList, ComesAsSpreadsheetsSaveIt) {
    const std::string list = plainList;
    for (const auto& [from, to] :
         {std::pair{",", ";"}, std::pair{",", "\t"}, std::pair{"\n", "\r\n"}, std::pair{"\n", "\r"},
          std::pair{"\n", "\n\n"}, std::pair{",", " , "}, std::pair{",", ",\""}}) {
        std::string text;
        for (const char c : list) {
            text += c == *from ? std::string(to) : std::string(1, c);
        }
        if (std::string(to) == ",\"") {
            text =
                "\"name\",\"type\",\"nation\",\"elements\"\n\"12th Light Horse\",\"cavalry\",\"anzac\",\"4\"";
        }
        EXPECT_EQ(rosterOf(text)["units"], Json::array({plainUnit()})) << text;
    }
    EXPECT_EQ(rosterOf("\xEF\xBB\xBF" + list)["units"], Json::array({plainUnit()})) << "byte-order mark";
    EXPECT_EQ(rosterOf("\n\n" + list)["units"], Json::array({plainUnit()})) << "blank rows first";
    EXPECT_EQ(rosterOf(list.substr(0, list.size() - 1))["units"], Json::array({plainUnit()})) << "no end";
}

TEST(RosterList, TakesThePasteOfASpreadsheet) {
    const Json units = rosterOf("Elements\tNAME\t type \tNation\tFormation\tMachine-Gun\tOrder\n"
                                "4\t12th Light Horse\tCavalry\tANZAC\t4th Brigade\tx\tshe's mine!\n"
                                "1\t\"Tank\n\"\"Tiger\"\"\"\ttank\tbritish\t\t\t\n"
                                "3\tNotts 9\" battery\tartillery\tbritish\t4th brigade\tNo\t\n")["units"];
    ASSERT_EQ(units.size(), 3U);
    EXPECT_EQ(units[0], Json({{"name", "12th Light Horse"},
                              {"formation", "4th-brigade"},
                              {"type", "cavalry"},
                              {"nation", "anzac"},
                              {"elements", 4},
                              {"machine-gun", true},
                              {"order", "shes-mine"}}));
    EXPECT_EQ(units[1]["name"], Json("Tank\n\"Tiger\""));
    EXPECT_FALSE(units[1].contains("formation"));
    EXPECT_FALSE(units[1].contains("machine-gun"));
    EXPECT_EQ(units[2]["name"], Json("Notts 9\" battery"));
    EXPECT_EQ(units[2]["formation"], Json("4th-brigade"));
    EXPECT_EQ(units[2]["machine-gun"], Json(false));
}

TEST(RosterList, ReadsEveryWayToSayYesAndNo) {
    for (const auto& [cell, flag] :
         {std::pair{"yes", true}, std::pair{"TRUE", true}, std::pair{"1", true}, std::pair{"X", true},
          std::pair{"No", false}, std::pair{"false", false}, std::pair{"0", false}}) {
        const std::string text =
            std::string("name,type,nation,elements,secret\nA,cavalry,anzac,4,") + cell + "\n";
        EXPECT_EQ(rosterOf(text)["units"][0]["secret"], Json(flag)) << cell;
    }
}

TEST(RosterList, MayHoldAWholeOrderOfBattleWithoutIds) {
    const Json roster = rosterOf("what,name,under,kind,type,nation,elements\n"
                                 "officer,Grant,4th Brigade,,,,\n"
                                 "unit,12th,4th brigade,,cavalry,anzac,4\n"
                                 "formation,4th Brigade,Mounted Division,brigade,,,\n"
                                 "formation,Mounted Division,Empire,Division,,,\n"
                                 "side,Empire,,,,,\n"
                                 "side,Due,,,,,\n"
                                 "formation,Rearguard,due,,,,\n");
    const Json expected{
        {"sides", {{{"id", "empire"}, {"name", "Empire"}}, {{"id", "due-2"}, {"name", "Due"}}}},
        {"formations",
         {{{"id", "4th-brigade"},
           {"name", "4th Brigade"},
           {"parent", "mounted-division"},
           {"kind", "brigade"}},
          {{"id", "mounted-division"},
           {"name", "Mounted Division"},
           {"side", "empire"},
           {"kind", "division"}},
          {{"name", "Rearguard"}, {"side", "due-2"}}}},
        {"officers", {{{"name", "Grant"}, {"commands", "4th-brigade"}}}},
        {"units",
         {{{"name", "12th"},
           {"formation", "4th-brigade"},
           {"type", "cavalry"},
           {"nation", "anzac"},
           {"elements", 4}}}}};
    EXPECT_EQ(roster, expected);
}

/// A row a line: name, formation and side of a cavalry unit.
Json listOf(const std::string& rows, const Battle* existing = nullptr) {
    std::string text = "type,nation,elements,name,formation,side\n";
    std::size_t from = 0;
    while (from < rows.size()) {
        const std::size_t to = rows.find('\n', from);
        text += "cavalry,anzac,4," + rows.substr(from, to - from) + "\n";
        from = to == std::string::npos ? rows.size() : to + 1;
    }
    return rosterOf(text, existing);
}

TEST(RosterList, MakesTheFormationsAndSidesItNames) {
    const Json roster =
        listOf("A,1st Brigade,Empire\nB,1st Brigade,Ottoman\nC,1st Brigade,empire\nD,,Ottoman\n");
    EXPECT_EQ(roster["sides"], Json::parse(R"([{"id": "empire", "name": "Empire"},
                                               {"id": "ottoman", "name": "Ottoman"}])"));
    EXPECT_EQ(roster["formations"],
              Json::parse(R"([{"id": "1st-brigade", "name": "1st Brigade", "side": "empire"},
                              {"id": "1st-brigade-2", "name": "1st Brigade", "side": "ottoman"}])"));
    const char* places[] = {"1st-brigade", "1st-brigade-2", "1st-brigade", "ottoman"};
    for (std::size_t i = 0; i < std::size(places); ++i) {
        EXPECT_EQ(roster["units"][i]["formation"], Json(places[i])) << i;
    }
}

TEST(RosterList, MakesFormationsUnderTheOnlySide) {
    EXPECT_EQ(listOf("A,1st Brigade,\n")["formations"],
              Json::parse(R"([{"id": "1st-brigade", "name": "1st Brigade"}])"))
        << "no side at all";
    Json battle = plainBattle();
    EXPECT_EQ(listOf("A,1st Brigade,\n", &sessionOf(battle)->battle())["formations"],
              Json::parse(R"([{"id": "1st-brigade", "name": "1st Brigade"}])"))
        << "two sides: whoever enlists says under which";
    battle["sides"].erase(1);
    battle["formations"].erase(1);
    battle["officers"] = Json::array();
    EXPECT_EQ(listOf("A,1st Brigade,\n", &sessionOf(battle)->battle())["formations"],
              Json::parse(R"([{"id": "1st-brigade", "name": "1st Brigade", "side": "empire"}])"));
    EXPECT_EQ(listOf("A,1st Brigade,\nB,2nd Brigade,Empire\n")["formations"],
              Json::parse(R"([{"id": "1st-brigade", "name": "1st Brigade", "side": "empire"},
                              {"id": "2nd-brigade", "name": "2nd Brigade", "side": "empire"}])"));
}

TEST(RosterList, FindsPlacesOfTheBattleByIdAndName) {
    const auto session = Field().open();
    const Battle& battle = session->battle();
    const Json roster = listOf("A,brigade,\nB,Regiment,\nC,,ottoman\nD,empire,\n", &battle);
    const char* places[] = {"brigade", "regiment", "ottoman", "empire"};
    for (std::size_t i = 0; i < std::size(places); ++i) {
        EXPECT_EQ(roster["units"][i]["formation"], Json(places[i])) << i;
    }
    EXPECT_EQ(roster["sides"].size() + roster["formations"].size(), 0U);
}

TEST(RosterList, PrefersItsOwnNamesToThoseOfTheBattle) {
    Json file = plainBattle();
    file["formations"][0]["name"] = "1st Brigade";
    const auto session = sessionOf(file);
    const Json roster = rosterOf("what,name,under,type,nation,elements\nformation,1st Brigade,Ottoman,,,\n"
                                 "unit,A,1st Brigade,cavalry,anzac,4\n",
                                 &session->battle());
    EXPECT_EQ(roster["formations"][0]["id"], Json("1st-brigade"));
    EXPECT_EQ(roster["units"][0]["formation"], Json("1st-brigade"));
}

TEST(RosterList, GivesASideToAFormationWhoseUnitsStateOne) {
    const Json roster = rosterOf("what,name,under,side,type,nation,elements\nformation,1st,,,,,\n"
                                 "unit,A,1st,Empire,cavalry,anzac,4\n");
    EXPECT_EQ(roster["formations"][0], Json({{"id", "1st"}, {"name", "1st"}, {"side", "empire"}}));
}

TEST(RosterList, MakesIdsThatAreFree) {
    const auto session = Field().ours("1st-brigade", "cavalry", "anzac", 4).open();
    const Json roster =
        rosterOf("id,name,formation,type,nation,elements\n1st-brigade-2,A,1st Brigade,cavalry,anzac,4\n",
                 &session->battle());
    EXPECT_EQ(roster["units"][0]["formation"], Json("1st-brigade-3"));
}

struct Slip {
    const char* name;
    const char* text;
    const char* problem;
};

void PrintTo(const Slip& slip, std::ostream* out) {
    *out << slip.name;
}

class SlipInASheet : public testing::TestWithParam<Slip> {};

TEST_P(SlipInASheet, GetsItsMessage) {
    static const auto session = Field().open();
    EXPECT_EQ(problemsOf(GetParam().text, &session->battle()), Texts{GetParam().problem});
}

const Slip slips[] = {
    {"Empty", "", "the sheet is empty; its first row names the columns"},
    {"Blank", "\n ,\t\n\n", "the sheet is empty; its first row names the columns"},
    {"HeaderOnly", "name,type\n", "the sheet has no row below its header"},
    {"NoNames", "id,type\na,b\n", "row 1: the column \"name\" is missing; the first row names the columns"},
    {"ColumnUnknown", "what,name,oder\nside,A,\n",
     "row 1, column \"oder\": there is no such column; did you mean \"order\"?"},
    {"ColumnStrange", "what,name,Schlachtross\nside,A,\n",
     "row 1, column \"Schlachtross\": there is no such column; there are what, id, name, under, formation, "
     "side, "
     "type, nation, quality, elements, machine-gun, order, secret, objective, number, arrives, kind, "
     "composition, "
     "edge and attacker"},
    {"ColumnTwice", "what,name,Name\nside,A,A\n",
     "row 1, column \"Name\": column 2 holds this already; leave one of them out"},
    {"PlaceTwice", "what,name,under,formation\nside,A,,\n",
     "row 1, column \"formation\": column 3 holds this already; leave one of them out"},
    {"CellWithoutColumn", "what,name\nside,A,,x\n",
     "row 2, column 4: \"x\" stands under no column; name the column in row 1, or empty the cell"},
    {"CellUnderNamelessColumn", "what,,name\nside,x,A\n",
     "row 2, column 2: \"x\" stands under no column; name the column in row 1, or empty the cell"},
    {"ColumnMissing", "name,type,nation\nA,cavalry,anzac\nB,cavalry,anzac\n",
     "row 1: the column \"elements\" is missing; every unit needs one"},
    {"CellMissing", "name,type,nation,elements\n\nA,cavalry, ,4\n",
     "row 3, column \"nation\": the cell is empty; every unit needs one"},
    {"NameMissing", "what,name,id\nside, ,a\n", "row 2, column \"name\": the side has no name; write one"},
    {"KindUnknown", "what,name,type,nation,elements\nunits,A,cavalry,anzac,4\n",
     "row 2, column \"what\": \"units\" is none of side, formation, officer, unit and thing; did you mean "
     "\"unit\"?"},
    {"NoNumber", "name,type,nation,Elements\nA,cavalry,anzac,lots\n",
     "row 2, column \"Elements\": \"lots\" is no whole number; write one from 1 to 1000"},
    {"Fraction", "name;type;nation;elements\nA;cavalry;anzac;1,5\n",
     "row 2, column \"elements\": \"1,5\" is no whole number; write one from 1 to 1000"},
    {"TooFew", "name,type,nation,elements\nA,cavalry,anzac,0\n",
     "row 2, column \"elements\": \"0\" is out of reach; write one from 1 to 1000"},
    {"TooMany", "name,type,nation,elements\nA,cavalry,anzac,1001\n",
     "row 2, column \"elements\": \"1001\" is out of reach; write one from 1 to 1000"},
    {"FarTooMany", "name,type,nation,elements\nA,cavalry,anzac,99999999999999999999\n",
     "row 2, column \"elements\": \"99999999999999999999\" is out of reach; write one from 1 to 1000"},
    {"NoFlag", "name,type,nation,elements,secret\nA,cavalry,anzac,4,maybe\n",
     "row 2, column \"secret\": \"maybe\" is neither yes nor no; write yes or no"},
    {"WordUnknown", "name,type,nation,elements,quality\nA,cavalry,anzac,4,Vetran\n",
     "row 2, column \"quality\": \"Vetran\" is none of veteran, mixed, green and militia; did you mean "
     "\"veteran\"?"},
    {"WordStrange", "name,type,nation,elements,quality\nA,cavalry,anzac,4,elite\n",
     "row 2, column \"quality\": \"elite\" is none of veteran, mixed, green and militia"},
    {"ValueOfAnotherKind", "what,name,elements\nofficer,A,3\n",
     "row 2, column \"elements\": an officer has no \"elements\"; leave the cell empty"},
    {"IdIsNone", "what,name,id\nside,A,Big Army\n",
     "row 2, column \"id\": \"Big Army\" is no id; use small letters, digits and single hyphens, as in "
     "\"big-army\", or leave the cell empty"},
    {"IdIsAWord", "what,name,id\nside,A,turn\n",
     "row 2, column \"id\": \"turn\" is a word of the program; choose another id"},
    {"IdTwice", "what,name,id\nside,A,a\nside,B,a\n",
     "row 3, column \"id\": the id \"a\" is taken already (row 2); choose another, or leave the cell empty"},
    {"IdInTheBattle", "what,name,id\nside,A,regiment\n",
     "row 2, column \"id\": the id \"regiment\" is taken already by \"Regiment\"; choose another, or leave "
     "the cell "
     "empty"},
    {"SideUnderSomething", "what,name,under\nside,A,empire\n",
     "row 2, column \"under\": a side belongs to nothing; leave the cell empty"},
    {"PlaceUnknown", "what,name,under\nofficer,A,regimant\n",
     "row 2, column \"under\": there is no formation or side \"regimant\"; did you mean \"regiment\"?"},
    {"PlaceAmbiguous", "what,name,under\nformation,X,\nformation,x,\nofficer,A,X\n",
     "row 4, column \"under\": \"X\" may be row 2 or row 3; write the id of the one that is meant"},
    {"PlaceAmbiguousWithIds", "what,id,name,under\nformation,x1,X,\nformation,x2,x,\nofficer,,A,X\n",
     "row 4, column \"under\": \"X\" may be \"x1\" or \"x2\"; write the id of the one that is meant"},
    {"PlaceVeryAmbiguous",
     "what,name,under\nformation,X,\nformation,X,\nformation,X,\nformation,X,\n"
     "formation,X,\nformation,X,\nofficer,A,X\n",
     "row 8, column \"under\": \"X\" may be row 2, row 3, row 4, row 5, row 6 or 1 other; write the id of "
     "the one "
     "that is meant"},
    {"SideAmbiguous", "what,name,side\nside,X,\nside,x,\nofficer,A,X\n",
     "row 4, column \"side\": \"X\" may be row 2 or row 3; write the id of the one that is meant"},
    {"SidesDiffer", "what,name,under,side\nofficer,A,regiment,empire\n",
     "row 2, column \"side\": \"regiment\" fights for \"ottoman\", not for \"empire\""},
    {"QuoteOpen", "what,name\nside,A\nside,\"B\nside,C\n",
     "row 3: a quote opens a cell and no quote closes it"},
    {"QuoteWithTextBehind", "what,name\nside,\"A\" B\n",
     "row 2: text stands behind the closing quote of a cell; write a quote inside a quoted cell twice"},
    {"ControlCharacter", "what,name\nside,A\x01\n",
     "row 2, column \"name\": the cell \"A?\" holds a control character (shown as ?); take it out"},
    {"Delete", "what,name\nside,A\x7F\n",
     "row 2, column \"name\": the cell \"A?\" holds a control character (shown as ?); take it out"},
    {"NoUtf8",
     "what,name\nside,Gr\xF6\xDF"
     "e\n",
     "row 2, column \"name\": the cell is no UTF-8; save the sheet as CSV in UTF-8"},
};

INSTANTIATE_TEST_SUITE_P(Table, SlipInASheet, testing::ValuesIn(slips),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(CsvProblems, SayWhereTheyAre) {
    const Issues issues =
        sheetOf("name,type,nation,elements\nA,cavalry,anzac,4\n\"two\nlines\",cavalry,anzac,x\n").issues;
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].line(),
              "list.csv:3:4: error: row 3, column \"elements\": \"x\" is no whole number; write "
              "one from 1 to 1000");
}

TEST(CsvProblems, CirclesAreTold) {
    EXPECT_EQ(
        problemsOf("what,id,name,under\nformation,a,A,b\nformation,b,B,a\nformation,c,C,c\nformation,d,D,\n"),
        (Texts{"row 2, column \"under\": the line of command of \"a\" runs in a circle",
               "row 3, column \"under\": the line of command of \"b\" runs in a circle",
               "row 4, column \"under\": the line of command of \"c\" runs in a circle"}));
}

TEST(CsvProblems, NulIsNoText) {
    using namespace std::string_literals;
    EXPECT_EQ(
        problemsOf("what,name\nside,A\0B\n"s),
        Texts{"row 2, column \"name\": the cell holds a NUL byte, so this is no text; save the sheet as CSV "
              "in UTF-8"});
}

TEST(CsvProblems, SheetsInAnotherEncodingAreTold) {
    using namespace std::string_literals;
    const Texts problems = problemsOf("\xFF\xFEn\0a\0m\0e\0\n\0A\0\n\0"s);
    EXPECT_EQ(problems.front(), "row 1: the column \"name\" is missing; the first row names the columns");
    EXPECT_EQ(problems[1],
              "row 1, column 1: the cell holds a NUL byte, so this is no text; save the sheet as CSV "
              "in UTF-8");
}

TEST(CsvProblems, AreAllFoundAtOnce) {
    EXPECT_EQ(problemsOf("what,name,under,type,nation,elements\nunit,,,horse,anzac,4\nofficer,A,x,,,\n"
                         "unit,B,,cavalry,anzac,0\n")
                  .size(),
              4U);
}

std::string sidesSheet(int rows, const std::string& name) {
    std::string text = "what,name\n";
    for (int i = 0; i < rows; ++i) {
        text += "side," + name + "\n";
    }
    return text;
}

TEST(CsvProblems, AreListedUpToAHundred) {
    const Texts hundred = problemsOf(sidesSheet(100, ""));
    EXPECT_EQ(hundred.size(), 100U);
    EXPECT_EQ(hundred.back(), "row 101, column \"name\": the side has no name; write one");
    const Texts more = problemsOf(sidesSheet(117, ""));
    EXPECT_EQ(more.size(), 101U);
    EXPECT_EQ(more.back(), "... and 17 more");
}

TEST(SheetLimits, AreTenThousandRows) {
    EXPECT_EQ(rosterOf(sidesSheet(10'000, "A"))["sides"].size(), 10'000U);
    EXPECT_EQ(problemsOf(sidesSheet(10'001, "A")),
              Texts{"row 10002: there are more than 10000 rows below the header"});
}

TEST(SheetLimits, AreTwoHundredCells) {
    EXPECT_EQ(rosterOf(sidesSheet(1, "A" + std::string(198, ',')))["sides"].size(), 1U);
    EXPECT_EQ(problemsOf(sidesSheet(1, "A" + std::string(199, ','))),
              Texts{"row 2: the row has more than 200 cells"});
}

TEST(SheetLimits, AreTenThousandCharacters) {
    std::string umlauts;
    for (int i = 0; i < 10'000; ++i) {
        umlauts += "\u00e4";
    }
    EXPECT_EQ(rosterOf(sidesSheet(1, umlauts))["sides"][0]["name"], Json(umlauts));
    EXPECT_EQ(problemsOf(sidesSheet(1, umlauts + "a")),
              Texts{"row 2, column \"name\": the cell has 10001 characters; a cell has at most 10000"});
}

/// Whatever bytes come, there is a roster or a message.
TEST(SheetLimits, NoBytesCrashIt) {
    const std::string bytes = "\",;\t\r\n'=a\x80\xC3\xA4name";
    std::uint32_t state = 1;
    for (int round = 0; round < 3000; ++round) {
        std::string text = round % 2 == 0 ? "what,name,under\n" : "";
        for (int i = 0; i < round % 60; ++i) {
            state = state * 1664525U + 1013904223U;
            text += bytes[(state >> 16U) % bytes.size()];
        }
        const CsvRoster sheet = sheetOf(text);
        EXPECT_NE(sheet.roster.empty(), sheet.issues.empty()) << text;
    }
}

} // namespace
} // namespace umpire::test::roster_csv_test
