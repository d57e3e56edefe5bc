// Tables whose rows and columns are headed by bands and ratios, which a battle may fill in too.

#include "mapped_pack.h"
#include "umpire/battle/record_audit.h"
#include "umpire/rules/table_heads.h"
#include "umpire/sheets/record_text.h"
#include "umpire/state/tables_in_battle.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::lookups_test {
namespace {

using Heads = Table::Axis::Heads;
using Lines = std::vector<std::string>;

const Lines ratios{"1:3", "1:2", "1:1", "3:2", "2:1", "3:1"};

std::string columnOf(std::int64_t attack, std::int64_t defence, std::int64_t shift = 0) {
    return headFor(Heads::Ratios, ratios, ratioOf(attack, defence), shift);
}

TEST(Ratios, AreRoundedDownToOneThatIsPrinted) {
    EXPECT_EQ(columnOf(7, 15), "1:3");
    EXPECT_EQ(columnOf(1, 2), "1:2");
    EXPECT_EQ(columnOf(299, 200), "1:1");
    EXPECT_EQ(columnOf(300, 200), "3:2");
    EXPECT_EQ(columnOf(5, 2), "2:1");
    EXPECT_EQ(columnOf(90, 1), "3:1") << "beyond the last it is the last";
    EXPECT_EQ(columnOf(1, 4), "") << "below the first it is off the table";
    EXPECT_EQ(columnOf(2, 0), "3:1");
    EXPECT_EQ(columnOf(0, 3), "");
    EXPECT_EQ(columnOf(0, 0), "");
}

/// Against fractions worked out one by one.
TEST(Ratios, AreTheGreatestThatIsNotAboveForAllNumbers) {
    const std::pair<int, int> printed[] = {{1, 3}, {1, 2}, {1, 1}, {3, 2}, {2, 1}, {3, 1}};
    for (int attack = 1; attack <= 40; ++attack) {
        for (int defence = 1; defence <= 40; ++defence) {
            std::string expected;
            for (std::size_t i = 0; i < ratios.size(); ++i) {
                // In hundred-and-twentieths of the defence every printed ratio is whole.
                const int ratio = 120 * printed[i].first / printed[i].second;
                expected = ratio * defence <= 120 * attack ? ratios[i] : expected;
            }
            EXPECT_EQ(columnOf(attack, defence), expected) << attack << " to " << defence;
        }
    }
}

TEST(Ratios, AreShiftedButNotBeyondTheEnds) {
    EXPECT_EQ(columnOf(1, 1, 1), "3:2");
    EXPECT_EQ(columnOf(2, 1, 2), "3:1");
    EXPECT_EQ(columnOf(3, 1, 1), "3:1");
    EXPECT_EQ(columnOf(1, 2, -3), "1:3");
    EXPECT_EQ(columnOf(1, 4, 2), "") << "what is off the table stays there";
}

TEST(Bands, HoldTheirNumbers) {
    const Lines bands{"1-3", "4", "6-8", "10+"};
    const auto bandOf = [&](std::int64_t number) { return headFor(Heads::Bands, bands, number, 0); };
    EXPECT_EQ(bandOf(0), "");
    EXPECT_EQ(bandOf(1), "1-3");
    EXPECT_EQ(bandOf(3), "1-3");
    EXPECT_EQ(bandOf(4), "4");
    EXPECT_EQ(bandOf(5), "");
    EXPECT_EQ(bandOf(8), "6-8");
    EXPECT_EQ(bandOf(10), "10+");
    EXPECT_EQ(bandOf(5000), "10+");
    EXPECT_EQ(bandOf(-1), "");
}

TEST(Headings, AreRefusedWhenTheyAreNone) {
    EXPECT_EQ(wrongHeads(Heads::Ratios, ratios), "");
    EXPECT_EQ(wrongHeads(Heads::Bands, {"0-2", "3", "4+"}), "");
    EXPECT_EQ(wrongHeads(Heads::Ratios, {"1:1", "2:2"}),
              "\"2:2\" does not lie above \"1:1\"; write them in rising order");
    EXPECT_EQ(wrongHeads(Heads::Bands, {"1-3", "3-4"}),
              "\"3-4\" does not lie above \"1-3\"; write them in rising order");
    EXPECT_EQ(wrongHeads(Heads::Bands, {"4+", "5"}),
              "\"5\" does not lie above \"4+\"; write them in rising order");
    EXPECT_EQ(wrongHeads(Heads::Bands, {}), "a table has 1 to 100 rows and columns");
    for (const char* wrong :
         {"", "1:0", "0:1", "1-2", "x", "1:1:1", "1 : 2", "-1:2", "01:2", "9999999999:1"}) {
        EXPECT_NE(wrongHeads(Heads::Ratios, {wrong}).find("is no ratio"), std::string::npos) << wrong;
    }
    for (const char* wrong : {"", "3-3", "5-4", "+", "-3", "1:2", "a+", "1-", "1-2-3"}) {
        EXPECT_NE(wrongHeads(Heads::Bands, {wrong}).find("is no band"), std::string::npos) << wrong;
    }
}

/// Two numbers are looked up, and the mood they lead to is what becomes of the other.
SmallPack duel(bool asks = true) {
    SmallPack pack = mappedPack();
    pack.file("facts")["facts"].push_back(
        Json::parse(R"({"id": "behind", "kind": "flag", "question": "From behind", "checks": ["duel"]})"));
    pack.file("facts")["facts"].push_back(
        Json::parse(R"({"id": "attack", "kind": "count", "checks": ["duel"]})"));
    Json& checks = pack.file("checks");
    checks["outcomes"].push_back(Json::parse(R"({"id": "wavers", "name": "Wavers"})"));
    const Json column{"$fact.attack", "$other.size"};
    const Json attack = Json::parse(R"({"+": ["$self.size", {"sum": "$field.help", "of": "$each.size"}]})");
    const Json cell{
        {"table", "odds"}, {"row", "$dice"}, {"column", column}, {"shift", {{"if", {"$fact.behind", 1, 0}}}}};
    Json tables = Json::array();
    tables.push_back({{"when", {{"=", {cell, "bold"}}}}, {"bands", {{{"outcome", "stays"}}}}});
    tables.push_back({{"when", {{"=", {cell, "shy"}}}}, {"bands", {{{"outcome", "runs"}}}}});
    tables.push_back({{"bands", {{{"outcome", "wavers"}}}}});
    pack.file("dice")["dice"].push_back(
        Json::parse(R"({"id": "plain", "name": "D6", "faces": [1, 2, 3, 4, 5, 6]})"));
    checks["checks"].push_back({{"id", "duel"},
                                {"name", "Duel"},
                                {"section", "2"},
                                {"form", "banded"},
                                {"die", "plain"},
                                {"tables", tables}});
    checks["checks"].push_back(
        Json::parse(R"({"id": "duel-stated", "name": "Duel", "section": "2", "form": "stated",
        "choices": ["stays", "runs", "wavers"]})"));
    const Json known{{"known", {{"table", "odds"}, {"column", Json::array({attack, "$other.size"})}}}};
    Json does = Json::array();
    if (asks) {
        does.push_back({{"one-of",
                         {{{"when", known}, {"roll", "duel"}, {"facts", {{"attack", attack}}}},
                          {{"roll", "duel-stated"}}}}});
    } else {
        does.push_back({{"roll", "duel"}, {"facts", {{"attack", attack}}}});
    }
    pack.file("actions")["actions"].push_back(
        {{"id", "duel"},
         {"name", "Duel"},
         {"section", "2"},
         {"checks", {"duel"}},
         {"text", "{self.name} fights"},
         {"fields",
          {{{"id", "unit"}, {"kind", "subject"}, {"party", "self"}},
           {{"id", "target"}, {"kind", "subject"}, {"party", "other"}},
           {{"id", "help"},
            {"kind", "subjects"},
            {"optional", true},
            {"among", {{"all", {{{"=", {"$self.side", "$other.side"}}}, {{"!=", {"$self", "$other"}}}}}}}},
           {{"id", "facts"}, {"kind", "facts"}}}},
         {"does", does}});
    return pack;
}

const Json fight{{"do", "duel"}, {"unit", "fox"}, {"target", "owl"}, {"facts", Json::object()}};
const Json columns{{"do", "fill"}, {"table", "odds"}, {"columns", {"1:2", "1:1", "2:1"}}};

Answer tried(Session& session, const Json& command) {
    RandomDice dice(1);
    return session.execute(command, dice);
}

Json column(const char* head, int bold) {
    Json cells = Json::object();
    for (int die = 1; die <= 6; ++die) {
        cells[std::to_string(die)][head] = die <= bold ? "bold" : "shy";
    }
    return cells;
}

/// 1:2 runs always, 1:1 stays on 1 to 3, 2:1 on 1 to 5.
void fillAll(Session& session) {
    Json all{{"*columns", {"1:2", "1:1", "2:1"}}};
    for (const auto& [head, bold] : {std::pair("1:2", 0), std::pair("1:1", 3), std::pair("2:1", 5)}) {
        all.merge_patch(column(head, bold));
    }
    done(session, {{"do", "fill"}, {"table", "odds"}, {"all", all}});
}

TEST(BlankTables, LetTheResultBeStatedInTheirPlace) {
    const auto session = mappedGame(duel());
    const Worksheet asked = worksheet(*session, fight);
    ASSERT_NE(asked.open(), nullptr);
    EXPECT_EQ(asked.open()->id, "outcome");
    EXPECT_EQ(asked.open()->choices.size(), 3U);
    Json command = fight;
    command["outcome"] = "runs";
    const Answer answer = tried(*session, command);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    EXPECT_EQ(answer.steps.at(0)["outcome"], "runs");
}

TEST(BlankTables, SayWhatHasToBeFilledIn) {
    const auto session = mappedGame(duel(false));
    Json command = fight;
    command["dice"] = {4};
    EXPECT_EQ(tried(*session, command).refusal.message,
              "nothing heads the columns of the table Odds yet: See the chart. Type it in with "
              "{\"do\":\"fill\",\"table\":\"odds\",\"row\":\"*columns\"}");
    const WorksheetField open = *worksheet(*session, command).open();
    EXPECT_EQ(open.name, "Odds: columns");
    EXPECT_EQ(open.kind, AskKind::Text);
    Json filling = open.command;
    filling["value"] = "1:2, 1:1, 2:1";
    ASSERT_TRUE(tried(*session, filling).ok) << tried(*session, filling).refusal.message;
    EXPECT_EQ(tried(*session, command).refusal.message,
              "the table Odds is blank at 4, 1:1: See the chart. Type it in with "
              "{\"do\":\"fill\",\"table\":\"odds\",\"row\":\"4\",\"column\":\"1:1\"}");
}

TEST(FilledTables, DecideARollAndItsOdds) {
    const auto session = mappedGame(duel());
    fillAll(*session);
    Json command = fight; // 5 against 4: 1:1
    command["dice"] = {3};
    EXPECT_EQ(tried(*session, command).steps.at(0)["outcome"], "stays");
    command["dice"] = {4};
    EXPECT_EQ(tried(*session, command).steps.at(0)["outcome"], "runs");
    command["facts"]["behind"] = true;
    command["dice"] = {4};
    EXPECT_EQ(tried(*session, command).steps.at(0)["outcome"], "stays") << "a column further right";
    EXPECT_TRUE(auditRecords(*session).inOrder());
}

TEST(FilledTables, GiveExactOddsAndWhatAColumnMoreWouldChange) {
    const auto session = mappedGame(duel());
    fillAll(*session);
    const auto staying = [&](const Json& command) {
        const Worksheet sheet = worksheet(*session, command);
        for (const WorksheetOutcome& each : sheet.rolls.at(0).odds) {
            if (each.outcome == "stays") {
                return each.chance;
            }
        }
        return 0.0;
    };
    EXPECT_EQ(staying(fight), 3.0 / 6);
    Json behind = fight;
    behind["facts"]["behind"] = true;
    EXPECT_EQ(staying(behind), 5.0 / 6);
}

TEST(FillingHeadings, IsUndoneAndTakesWhatItLeavesWithoutOne) {
    const auto session = mappedGame(duel());
    fillAll(*session);
    const Battle before = session->battle();
    done(*session, {{"do", "fill"}, {"table", "odds"}, {"columns", {"1:1", "3:1"}}});
    EXPECT_EQ(session->battle().cell({"odds", "1", "1:1"}), Value("bold"));
    EXPECT_TRUE(session->battle().cell({"odds", "1", "2:1"}).isNone());
    EXPECT_EQ(sheets::RecordText(*session).who(session->records().back()), "Odds: its columns are 1:1, 3:1");
    readAgain(*session);
    done(*session, {{"do", "undo"}});
    EXPECT_TRUE(session->battle() == before);
    EXPECT_TRUE(auditRecords(*session).inOrder());
    done(*session, {{"do", "fill"}, {"table", "odds"}, {"columns", nullptr}});
    EXPECT_TRUE(filledIn(session->battle(), "odds").empty());
}

TEST(FillingTables, TakesAllTheRestAtOnce) {
    const auto session = mappedGame(mappedPack());
    done(*session, {{"do", "fill"}, {"table", "lie"}, {"row", "*"}, {"value", "hill"}});
    EXPECT_EQ(session->show("fox")["ground"], "hill");
    done(*session, {{"do", "fill"}, {"table", "lie"}, {"all", {{"0203", "lake"}, {"0101", "grass"}}}});
    EXPECT_EQ(session->show("fox")["ground"], "lake");
    EXPECT_EQ(session->show("owl")["ground"], "hill");
    done(*session, {{"do", "fill"}, {"table", "rims"}, {"row", "0303-0203"}, {"value", "stream"}});
    EXPECT_EQ(session->battle().cell({"rims", "0203-0303", ""}), Value("stream"));
    const Json shown = session->show("tables")["tables"];
    EXPECT_EQ(shown[0]["rest"], "hill");
    EXPECT_EQ(shown[0]["blank-count"], 0);
    EXPECT_EQ(shown[2]["columns"], nullptr);
    EXPECT_EQ(shown[2]["blank"], Json::parse(R"([{"do": "fill", "table": "odds", "row": "*columns"}])"));
    readAgain(*session);
}

TEST(FillingTables, ChangesNothingWhenAnythingIsWrong) {
    const auto session = mappedGame(mappedPack());
    const auto refusal = [&](const char* text) {
        Json command = Json::parse(text);
        command["do"] = "fill";
        return tried(*session, command).refusal.message;
    };
    EXPECT_NE(refusal(R"({"table": "lie", "all": {"0203": "lake", "0706": "lake"}})").find("\"0706\""),
              std::string::npos);
    EXPECT_NE(refusal(R"({"table": "lie", "all": {"0203": "sea"}})").find("\"sea\""), std::string::npos);
    EXPECT_EQ(refusal(R"({"table": "odds", "columns": ["2:1", "1:1"]})"),
              "\"1:1\" does not lie above \"2:1\"; write them in rising order");
    EXPECT_EQ(refusal(R"({"table": "odds", "rows": ["1-2"]})"), "Odds has no such headings to be filled in");
    EXPECT_EQ(refusal(R"({"table": "odds", "row": 1, "column": "1:1", "value": "shy"})"),
              "nothing heads the columns of Odds yet; fill that in before");
    EXPECT_NE(refusal(R"({"table": "lie", "row": "*", "column": 1, "value": "hill"})"), "");
    EXPECT_NE(refusal(R"({"table": "lie", "all": [1]})").find("object is expected"), std::string::npos);
    EXPECT_EQ(session->cursor(), 0);
}

/// One unit more brings another column.
TEST(FilledTables, TellWhatOneMoreWouldChange) {
    const auto session = mappedGame(duel());
    fillAll(*session);
    const Odds odds = oddsOf(*session, fight);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    const Json told = odds.toJson();
    EXPECT_EQ(told["odds"][0]["outcomes"], Json({{"stays", 3.0 / 6}, {"runs", 3.0 / 6}})) << told;
    EXPECT_EQ(told["if"]["behind"], Json({{"stays", 5.0 / 6}, {"runs", 1.0 / 6}}));
    EXPECT_EQ(told["one-more"], Json({{"help", {{"hen", {{"stays", 5.0 / 6}, {"runs", 1.0 / 6}}}}}}));
    Json aided = fight;
    aided["help"] = {"hen"};
    EXPECT_FALSE(oddsOf(*session, aided).toJson().contains("one-more"));
}

/// The same, where columns are counted, and whoever stands at 0204 had better stay out of it.
TEST(FilledTables, TellWhatAColumnMoreWouldChangeAndNameNobodyWhomTheRulesWarnOf) {
    SmallPack pack = duel();
    pack.file("facts")["facts"].push_back(Json::parse(
        R"({"id": "push", "kind": "count", "question": "Columns to the right", "checks": ["duel"]})"));
    for (Json& check : pack.file("checks")["checks"]) {
        for (std::size_t i = 0; check["id"] == "duel" && i < 2; ++i) {
            check["tables"][i]["when"]["="][0]["shift"] =
                Json::parse(R"({"+": ["$fact.push", {"if": ["$fact.behind", 1, 0]}]})");
        }
    }
    pack.file("texts")["texts"]["stay-out"] = "The hen had better stay out of it";
    pack.file("actions")["actions"].back()["warns"] = Json::parse(R"([{"text": "stay-out",
        "when": {"some": "$field.help", "where": {"=": ["$each.spot", "0204"]}}}])");
    const auto session = mappedGame(pack);
    ASSERT_TRUE(session);
    fillAll(*session);
    const Json told = oddsOf(*session, fight).toJson();
    EXPECT_EQ(told["one-higher"], Json({{"push", {{"stays", 5.0 / 6}, {"runs", 1.0 / 6}}}})) << told;
    EXPECT_FALSE(told.contains("one-more")) << told;
    Json pushed = fight;
    pushed["facts"]["push"] = 1;
    EXPECT_EQ(oddsOf(*session, pushed).toJson()["one-higher"]["push"],
              Json({{"stays", 5.0 / 6}, {"runs", 1.0 / 6}}))
        << "the last column stays the last";
    const Odds apart = OddsQuestion(*session, fight).oneMore();
    ASSERT_EQ(apart.higher.size(), 1U);
    EXPECT_EQ(apart.rolls.size(), 1U);
    EXPECT_FALSE(OddsQuestion(*session, fight).oneMore([] { return false; }).ok) << "stopped";
}

/// A table with the headings of another.
TEST(SharedHeadings, AreFilledInOnce) {
    SmallPack pack = mappedPack();
    pack.file("checks")["tables"].push_back(Json::parse(R"({"id": "own-odds", "name": "Own odds",
        "rows": {"name": "Die", "from": 1, "to": 6}, "columns": {"as": "odds"}, "kind": "count"})"));
    pack.file("modifiers")["modifiers"].push_back(Json::parse(R"({"id": "own", "label": "Own", "section": "1",
        "checks": ["courage"], "when": {"known": {"table": "own-odds", "column": [2, 1]}}, "value": 1})"));
    const auto session = mappedGame(pack);
    done(*session, columns);
    done(*session, {{"do", "fill"}, {"table", "own-odds"}, {"row", 2}, {"column", "2:1"}, {"value", 7}});
    EXPECT_EQ(tried(*session, {{"do", "fill"}, {"table", "own-odds"}, {"columns", {"1:1"}}}).refusal.message,
              "Own odds has the headings of Odds; fill them in there");
    readAgain(*session);
    done(*session, {{"do", "fill"}, {"table", "odds"}, {"columns", {"1:1"}}});
    EXPECT_TRUE(session->battle().cell({"own-odds", "2", "2:1"}).isNone());
    SmallPack early = mappedPack();
    Json& tables = early.file("checks")["tables"];
    tables.insert(tables.begin(), Json::parse(R"({"id": "own-odds", "name": "Own odds",
        "rows": {"name": "Die", "from": 1, "to": 6}, "columns": {"as": "odds"}, "kind": "count"})"));
    EXPECT_NE(early.problems().front().find("the table \"odds\" must stand before this one"),
              std::string::npos);
}

TEST(HeadingsOfPacks, AreChecked) {
    SmallPack pack = mappedPack();
    pack.file("checks")["tables"][3]["rows"]["bands"] = {"3", "1-2"};
    EXPECT_NE(pack.problems().front().find("\"1-2\" does not lie above \"3\""), std::string::npos);
    SmallPack strange = mappedPack();
    strange.file("checks")["tables"][3]["cells"]["4"] = 2;
    EXPECT_NE(strange.problems().front().find("\"4\" heads nothing of this table"), std::string::npos);
    SmallPack shifted = mappedPack();
    shifted.probe("count", Json::parse(R"({"table": "weight", "row": "$self.size", "shift": 1})"));
    EXPECT_NE(shifted.problems().front().find("only columns that are bands or ratios are shifted"),
              std::string::npos);
}

} // namespace
} // namespace umpire::test::lookups_test
