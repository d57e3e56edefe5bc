// Tables that the rules leave blank and a battle fills in.

#include "small_pack.h"
#include "umpire/battle/record_audit.h"
#include "umpire/battle/session.h"
#include "umpire/sheets/record_text.h"
#include "umpire/storage/battle_file.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::tables_test {
namespace {

using Lines = std::vector<std::string>;

/// Courage is helped by what a table says of sort and turn.
SmallPack tabled(const Json& more = Json::object()) {
    SmallPack pack;
    Json table = Json::parse(R"({"id": "grit", "name": "Grit", "text": "See the back cover.",
        "rows": {"vocabulary": "sort"}, "columns": {"name": "Turn", "from": 1, "to": 3}, "kind": "count",
        "least": -3, "most": 3, "cells": {"rider": {"1": 2, "3": null}}})");
    table.update(more);
    pack.file("checks")["tables"].push_back(table);
    pack.file("modifiers")["modifiers"].push_back(
        Json::parse(R"({"id": "grit", "label": "Grit", "section": "2",
        "checks": ["courage"], "value": {"table": "grit", "row": "$self.sort", "column": "$turn"}})"));
    return pack;
}

Session open(const SmallPack& pack) {
    const LoadedPack loaded = pack.load();
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    return Session(loaded.pack, nullptr, smallBattle());
}

Answer done(Session& session, const Json& command) {
    RandomDice dice(1);
    return session.execute(command, dice);
}

const Json roll{{"do", "check"}, {"check", "courage"}, {"unit", "fox"}, {"dice", {1}}};
const Json filling{{"do", "fill"}, {"table", "grit"}, {"row", "rider"}, {"column", 3}, {"value", 1}};

Json fillingWith(const Json& more) {
    Json command = filling;
    command.update(more);
    return command;
}

TEST(TablesOfABattle, ThatAreBlankRefuseWhatNeedsThem) {
    Session session = open(tabled());
    const Answer answer = done(session, roll);
    EXPECT_EQ(answer.refusal.code, "not-possible");
    EXPECT_EQ(answer.refusal.message,
              "the table Grit is blank at rider, 3: See the back cover. Type it in with "
              "{\"do\":\"fill\",\"table\":\"grit\",\"row\":\"rider\",\"column\":\"3\"}");
    EXPECT_EQ(session.cursor(), 0);
}

TEST(TablesOfABattle, AreFilledInAndEmptiedAgain) {
    Session session = open(tabled());
    ASSERT_TRUE(done(session, filling).ok) << done(session, filling).refusal.message;
    EXPECT_EQ(sheets::RecordText(session).who(session.records().back()), "Grit: Rider, 3 is 1");
    const Answer rolled = done(session, roll);
    ASSERT_TRUE(rolled.ok) << rolled.refusal.message;
    EXPECT_EQ(rolled.steps.at(0)["total"], 2);
    EXPECT_TRUE(auditRecords(session).inOrder());
    done(session, {{"do", "undo"}});
    done(session, {{"do", "undo"}});
    EXPECT_EQ(done(session, roll).refusal.code, "not-possible");
    done(session, {{"do", "redo"}});
    EXPECT_TRUE(done(session, roll).ok);
    ASSERT_TRUE(done(session, fillingWith({{"value", nullptr}})).ok);
    EXPECT_EQ(done(session, roll).refusal.code, "not-possible");
}

TEST(TablesOfABattle, MayBeFilledInOverWhatIsPrinted) {
    Session session = open(tabled({{"cells", {{"rider", {{"3", 2}}}}}}));
    EXPECT_EQ(done(session, roll).steps.at(0)["total"], 3);
    ASSERT_TRUE(done(session, fillingWith({{"value", -2}})).ok);
    EXPECT_EQ(done(session, roll).steps.at(0)["total"], -1);
}

TEST(TablesOfABattle, AreAskedForAsAnOpenField) {
    const Session session = open(tabled());
    const Json asked = worksheet(session, roll).toJson();
    EXPECT_EQ(asked["ok"], true) << asked;
    EXPECT_EQ(asked["complete"], false);
    ASSERT_EQ(asked["open"].size(), 1U);
    EXPECT_EQ(asked["open"][0]["name"], "Grit: Rider, 3");
    EXPECT_EQ(asked["open"][0]["kind"], "count");
    EXPECT_EQ(asked["open"][0]["from"], -3);
    EXPECT_EQ(asked["open"][0]["to"], 3);
    EXPECT_EQ(asked["open"][0]["command"],
              Json({{"do", "fill"}, {"table", "grit"}, {"row", "rider"}, {"column", "3"}}));
}

TEST(TablesOfABattle, ThatAFollowUpNeedsLeaveTheOddsOfTheRollBefore) {
    SmallPack pack = tabled();
    Json& checks = pack.file("checks")["checks"];
    Json nerve = checks[0];
    nerve.update({{"id", "nerve"}, {"direct", false}});
    checks[0]["then"] = Json::parse(R"([{"check": "nerve", "subject": "$self"}])");
    checks.push_back(nerve);
    pack.file("modifiers")["modifiers"][2]["checks"] = {"nerve"};
    const Session session = open(pack);
    Json command = roll;
    command.erase("dice");
    const Worksheet sheet = worksheet(session, command);
    ASSERT_TRUE(sheet.ok) << sheet.refusal.message;
    ASSERT_EQ(sheet.rolls.size(), 1U);
    EXPECT_EQ(sheet.rolls[0].odds.at(0).chance, 2.0 / 6);
    EXPECT_EQ(worksheet(session, roll).open()->name, "Grit: Rider, 3");
}

TEST(TablesOfABattle, AreShown) {
    Session session = open(tabled());
    done(session, filling);
    const Json shown = done(session, {{"do", "show"}, {"subject", "tables"}}).toJson();
    const Json& grit = shown["subject"]["tables"][0];
    EXPECT_EQ(grit["cells"], Json({{"rider", {{"1", 2}, {"3", 1}}}}));
    EXPECT_EQ(grit["blank"].size(), 4U);
    EXPECT_EQ(grit["blank"][0], Json({{"do", "fill"}, {"table", "grit"}, {"row", "rider"}, {"column", "2"}}));
}

TEST(TablesOfABattle, TakeNoOtherValues) {
    Session session = open(tabled());
    const auto refusal = [&](const Json& more) { return done(session, fillingWith(more)).refusal.message; };
    EXPECT_EQ(refusal({{"table", "grits"}}), "the rules have no table \"grits\"; did you mean \"grit\"?");
    EXPECT_NE(refusal({{"row", "swimmer"}}).find("\"row\" is \"swimmer\""), std::string::npos);
    EXPECT_EQ(refusal({{"column", 4}}), "\"column\" is 4; it goes from 1 to 3");
    EXPECT_EQ(refusal({{"value", 4}}), "\"value\" is 4; it goes from -3 to 3");
    EXPECT_NE(refusal({{"cell", 4}}), "");
    EXPECT_EQ(session.cursor(), 0);
}

TEST(TablesOfABattle, StandInItsFile) {
    const LoadedPack loaded = tabled().load();
    ASSERT_NE(loaded.pack, nullptr);
    const BattleFiles files(loaded.pack, [](const Id&) { return nullptr; });
    const char* const text =
        R"({"format": "desert-umpire-battle", "version": 1, "rules": "small", "title": "T",
        "tables": {"grit": {"rider": {"3": 1}}},
        "sides": [{"id": "red", "name": "Red"}], "formations": [{"id": "band", "name": "Band", "side": "red"}],
        "units": [{"id": "fox", "name": "Fox", "formation": "band", "sort": "rider"}]})";
    const LoadedBattle battle = files.parse(text, "t.battle.json");
    ASSERT_NE(battle.session, nullptr) << battle.issues.front().line();
    EXPECT_EQ(battle.session->battle().cell({"grit", "rider", "3"}).number(), 1);
    ASSERT_TRUE(done(*battle.session, roll).ok) << "turn 1 is printed";
    ASSERT_TRUE(done(*battle.session, fillingWith({{"column", 2}, {"value", 3}})).ok);
    const LoadedBattle again = files.parse(BattleFiles::write(*battle.session), "t.battle.json");
    ASSERT_NE(again.session, nullptr) << again.issues.front().line();
    EXPECT_EQ(again.session->battle().cells, battle.session->battle().cells);
    EXPECT_EQ(again.session->battle().cell({"grit", "rider", "2"}).number(), 3);
    std::string wrong = text;
    wrong.replace(wrong.find("\"3\": 1"), 6, "\"3\": 9");
    EXPECT_EQ(files.parse(wrong, "t.battle.json").issues.at(0).text,
              "9 is no cell of this table; they go from -3 to 3");
    wrong.replace(wrong.find("grit"), 4, "grid");
    EXPECT_EQ(files.parse(wrong, "t.battle.json").issues.at(0).text,
              "the rules have no table \"grid\"; did you mean \"grit\"?");
}

TEST(TablesOfABattle, AreJudgedWhenThePackIsLoaded) {
    const auto problems = [](const Json& more) { return tabled(more).problems(); };
    EXPECT_EQ(problems({{"cells", {{"rider", {{"4", 1}}}}}}),
              Lines{"checks.json: error: there is no \"4\" here; this goes from 1 to 3 (at "
                    "tables[0].cells.rider.4)"});
    EXPECT_EQ(problems({{"cells", {{"rider", {{"1", 9}}}}}}),
              Lines{"checks.json: error: 9 is no cell of this table; they go from -3 to 3 (at "
                    "tables[0].cells.rider.1)"});
    EXPECT_EQ(problems({{"cells", {{"ryder", {{"1", 1}}}}}}),
              Lines{"checks.json: error: \"ryder\" is no word of the vocabulary \"sort\"; did you mean "
                    "\"rider\"? (at tables[0].cells.ryder)"});
    SmallPack unread = tabled();
    unread.file("modifiers")["modifiers"].erase(2);
    EXPECT_EQ(unread.problems(), Lines{"checks.json: error: nothing reads the table \"grit\"; read it with "
                                       "{\"table\": ...}, or remove it (at tables[0].id)"});
    SmallPack misread = tabled();
    misread.file("modifiers")["modifiers"][2]["value"]["row"] = "$self.mood";
    EXPECT_EQ(misread.problems(), Lines{"modifiers.json: error: a word of the vocabulary \"mood\" is never a "
                                        "word of the vocabulary \"sort\" (at modifiers[2].value.row)"});
    misread.file("modifiers")["modifiers"][2]["value"] = {{"table", "grids"}, {"row", "$self.sort"}};
    EXPECT_EQ(misread.problems(),
              Lines{"modifiers.json: error: unknown table \"grids\"; there is only grit (at "
                    "modifiers[2].value.table)"});
}

} // namespace
} // namespace umpire::test::tables_test
