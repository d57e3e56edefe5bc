// What the reader makes of the forms that the shipped packs do not use.

#include "small_game.h"
#include "umpire/battle/roster.h"
#include "umpire/sheets/record_text.h"
#include "umpire/storage/csv_roster.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test::pack_forms_test {
namespace {

using Lines = std::vector<std::string>;

TEST(SmallPackForms, LoadWithoutAnIssue) {
    EXPECT_EQ(SmallPack().problems(), Lines{});
}

TEST(SmallPackForms, PoolsCountDiceAgainstAThreshold) {
    SmallPack pack;
    Json& check = pack.file("checks")["checks"][0];
    check["form"] = "pool";
    check["count"] = "$self.left";
    check["threshold"] = 4;
    check["counts-low"] = true;
    check["modifies"] = "dice";
    const LoadedPack loaded = pack.load();
    ASSERT_NE(loaded.pack, nullptr);
    EXPECT_EQ(loaded.pack->checks[0].form, Check::Form::Pool);
    EXPECT_TRUE(loaded.pack->checks[0].countsLow);
    EXPECT_TRUE(loaded.pack->checks[0].movesDice);
    check["total"] = Json::parse(R"({"-": ["$successes", "$faces.1"]})");
    EXPECT_EQ(pack.problems(), Lines{});
    check["form"] = "banded";
    check.erase("threshold");
    check.erase("counts-low");
    check.erase("modifies");
    EXPECT_EQ(pack.problems(),
              Lines{"checks.json: error: only the dice of a pool count or not; $successes is "
                    "nothing here (at checks[0].total)"});
}

/// Before the throw none of the tables applies, for no die shows anything yet.
TEST(SmallPackForms, TablesMayHangOnTheDiceAlone) {
    SmallPack pack;
    pack.file("dice")["dice"][0]["faces"] = {1, 2, 3, 4, 5, 6};
    Json& check = pack.file("checks")["checks"][0];
    check.erase("symbols");
    check.erase("bands");
    check["tables"] = Json::parse(R"([{"when": {"=": ["$faces.1", 1]}, "bands": [{"outcome": "runs"}]},
        {"when": {">=": ["$dice", 2]}, "bands": [{"to": 2, "outcome": "runs"}, {"from": 3, "outcome": "stays"}]}])");
    ASSERT_EQ(pack.problems(), Lines{});
    const auto game = smallGame(pack);
    const Json roll{{"do", "check"}, {"check", "courage"}, {"unit", "fox"}};
    EXPECT_TRUE(game->preview(roll).ok);
    const Odds odds = oddsOf(*game, roll);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_EQ(odds.rolls.size(), 1U);
    EXPECT_NEAR(odds.rolls[0].of("stays"), 4.0 / 6, 1e-12);
    for (int face = 1; face <= 6; ++face) {
        Json thrown = roll;
        thrown["dice"] = {face};
        EXPECT_EQ(done(*game, thrown)["steps"][0]["outcome"], face < 3 ? "runs" : "stays") << face;
    }
}

TEST(SmallPackForms, EditorsMayBePointedToTheSchemas) {
    SmallPack pack;
    for (const char* part : {"pack", "dice", "vocabulary", "attributes", "facts", "checks", "modifiers",
                             "effects", "turn", "rulings", "actions", "texts"}) {
        pack.file(part)["$schema"] = "../schema/x.schema.json";
    }
    EXPECT_EQ(pack.problems(), Lines{});
    pack.file("dice")["$schema"] = 3;
    EXPECT_EQ(pack.problems(),
              Lines{"dice.json: error: found the number 3 where a text is expected (at $schema)"});
}

TEST(SmallPackForms, RoutinesAreForOneKindOfSubject) {
    SmallPack pack;
    pack.file("effects")["routines"].push_back(Json::parse(R"({"id": "rally", "of": "formation", "effects": [
            {"for": "$self.units", "effects": [{"do": "loses-one"}]}, {"do": "loses-one"}]})"));
    EXPECT_EQ(pack.problems(),
              Lines{"effects.json: error: the routine \"loses-one\" is for a unit, but $self "
                    "is a formation here (at routines[1].effects[1].do)"});
}

TEST(SmallPackForms, EffectsForNobodyAreReported) {
    SmallPack pack;
    pack.file("effects")["routines"][0]["effects"] = Json::parse(
        R"([{"for": null, "effects": []}, {"for": "$self.size", "effects": []}, {"for": "$other"}])");
    EXPECT_EQ(pack.problems(),
              (Lines{"effects.json: error: null is nobody, so these effects never happen (at "
                     "routines[0].effects[0].for)",
                     "effects.json: error: expected a subject or a list of subjects, such as \"$other\" or "
                     "\"$self.units\" (at routines[0].effects[1].for)",
                     "effects.json: error: the key \"effects\" is missing (at routines[0].effects[2])"}));
}

TEST(SmallPackForms, DueChecksAreTakenByTheRightKind) {
    SmallPack pack;
    pack.file("turn")["moments"] = Json::parse(R"([{"at": "half-turn-start", "for-each": "formation",
        "effects": [{"due": "courage", "text": "hello"}]}])");
    EXPECT_EQ(pack.problems(),
              Lines{"turn.json: error: the check \"courage\" is taken by a unit, but $self is "
                    "a formation here (at moments[0].effects[0].due)"});
}

TEST(SmallPackForms, MomentsDoSomething) {
    SmallPack pack;
    pack.file("turn")["moments"] = Json::parse(R"([{"at": "half-turn-start", "for-each": "unit"}])");
    EXPECT_EQ(pack.problems(),
              Lines{"turn.json: error: nothing happens at this moment; give it \"effects\" or "
                    "a \"text\" (at moments[0])"});
}

TEST(SmallPackForms, TextsFitWhereverTheyAreShown) {
    SmallPack pack;
    pack.file("texts")["texts"]["hello"] = "{self.left} of {self.size}";
    EXPECT_EQ(pack.problems(), Lines{});
    pack.file("turn")["moments"] =
        Json::parse(R"([{"at": "half-turn-start", "for-each": "formation", "text": "hello"}])");
    EXPECT_EQ(pack.problems(),
              Lines{"texts.json: error: the place {self.left} cannot be filled: no formation "
                    "has an attribute \"left\"; there are id, name, side, parent, officers, "
                    "units, formations and proud (at texts.hello)"});
}

TEST(SmallPackForms, OutcomeTextsFitTheirChecks) {
    SmallPack pack;
    pack.file("checks")["outcomes"][0]["text"] = "{self.proud}";
    EXPECT_EQ(
        pack.problems(),
        Lines{"checks.json: error: the text of its outcome \"stays\" does not fit: the place {self.proud} "
              "cannot be filled: no unit has an attribute \"proud\"; there are id, name, side, formation, "
              "officers, sort, size, lost, mood, left and prey (at checks[0].id)"});
}

TEST(SmallPackForms, AttributesAreReadFromOneKeyEach) {
    SmallPack pack;
    Json& attributes = pack.file("attributes")["attributes"];
    attributes[2]["roster"] = "size";
    attributes[5]["roster"] = "prey";
    attributes[7]["roster"] = "name";
    EXPECT_EQ(pack.problems(),
              (Lines{"attributes.json: error: another unit attribute is read from \"size\" already (at "
                     "attributes[2].roster)",
                     "attributes.json: error: \"name\" means something else in a battle file; choose another "
                     "key (at attributes[7].roster)"}));
}

/// Units have a leader, friends and gear, which the roster gives.
SmallPack packOfGear() {
    SmallPack pack;
    Json& attributes = pack.file("attributes")["attributes"];
    for (const char* attribute :
         {R"({"id": "leader", "of": "unit", "name": "Leader", "kind": "subject", "subject": "officer",
              "roster": "leader"})",
          R"({"id": "friends", "of": "unit", "name": "Friends", "kind": "subjects", "roster": "friends"})",
          R"({"id": "gear", "of": "unit", "name": "Gear", "kind": "choices", "vocabulary": "gear",
              "roster": "gear", "default": ["rope"]})",
          R"({"id": "load", "of": "unit", "name": "Load", "kind": "count",
              "derived": "sum $self.gear of $each.weight"})"}) {
        attributes.push_back(Json::parse(attribute));
    }
    pack.file("vocabulary")["vocabularies"].push_back(Json::parse(R"({"id": "gear", "name": "Gear",
        "traits": [{"id": "weight", "kind": "count", "default": 1}],
        "words": [{"id": "rope", "name": "Rope"}, {"id": "wire-cutters", "name": "Wire-cutters", "weight": 2},
                  {"id": "flag", "name": "Flag"}]})"));
    pack.file("actions")["actions"].push_back(Json::parse(R"({"id": "cuts", "name": "Cuts", "section": "1",
        "text": "{self.name} with {self.gear}, led by {self.leader.name}, beside {self.friends}",
        "fields": [{"id": "unit", "kind": "subject", "subject": "unit", "party": "self"}],
        "needs": [{"that": "wire-cutters in $self.gear", "else": "hello"}],
        "effects": [{"take": "wire-cutters", "out-of": "gear"}, {"put": "flag", "in": "gear"},
                    {"for": "$self.friends", "effects": [{"set": "gear", "to": ["flag", "rope"]}]}]})"));
    return pack;
}

const char* const ofGear = R"({"units": [
    {"id": "fox", "name": "Fox", "formation": "band", "sort": "rider", "leader": "chief",
     "friends": ["owl", "hen"], "gear": ["wire-cutters", "rope"]},
    {"id": "hen", "name": "Hen", "formation": "band", "sort": "walker", "gear": []},
    {"id": "owl", "name": "Owl", "formation": "gang", "sort": "walker"}]})";

TEST(SmallPackForms, RostersGiveSubjectsAndListsOfWords) {
    const SmallPack pack = packOfGear();
    ASSERT_EQ(pack.problems(), Lines{});
    const auto game = smallGame(pack, Json::parse(ofGear));
    readAgain(*game);
    EXPECT_EQ(shown(*game, "fox", "load"), 3);
    EXPECT_EQ(shown(*game, "hen", "load"), 0);
    EXPECT_EQ(shown(*game, "owl", "gear"), Json::parse(R"(["rope"])")) << "its default";
    EXPECT_EQ(refusal(*game, {{"do", "cuts"}, {"unit", "owl"}}), "not-possible");
    done(*game, {{"do", "cuts"}, {"unit", "fox"}});
    EXPECT_EQ(sheets::RecordText(*game).who(game->records().back()),
              "Fox with Rope and Flag, led by Chief, beside Owl and Hen");
    EXPECT_EQ(shown(*game, "fox", "gear"), Json::parse(R"(["rope", "flag"])"));
    EXPECT_EQ(shown(*game, "owl", "load"), 2);
    readAgain(*game);
    done(*game, {{"do", "undo"}});
    EXPECT_EQ(shown(*game, "fox", "load"), 3);
}

TEST(SmallPackForms, RostersKeepWhomTheyNameAsPeopleComeAndGo) {
    const auto game = smallGame(packOfGear(), Json::parse(ofGear));
    done(*game, {{"do", "amend"}, {"subjects", {"hen"}}, {"set", {{"leader", "chief"}, {"gear", {"flag"}}}}});
    EXPECT_EQ(refusal(*game, {{"do", "amend"}, {"subjects", {"hen"}}, {"set", {{"leader", "cheif"}}}}),
              "unknown-id");
    EXPECT_EQ(refusal(*game, {{"do", "amend"}, {"subjects", {"hen"}}, {"set", {{"gear", {"flags"}}}}}),
              "bad-value");
    Json copies = rosterOf(game->rules(), game->battle(), {"band"});
    EXPECT_EQ(copies["units"][0]["friends"], Json::array({"hen"})) << "the owl does not come along";
    copies.update({{"do", "enlist"}, {"under", "blue"}});
    done(*game, copies);
    const Subject& copy = *game->battle().all(SubjectKind::Unit).back();
    EXPECT_EQ(game->battle().find(copy.value("leader").text())->side, "blue") << "its own, not the first";
    done(*game, {{"do", "strike"}, {"subjects", {"chief", "owl"}}});
    EXPECT_EQ(game->battle().find("fox")->value("friends").list(), Ids{"hen"});
    EXPECT_TRUE(game->battle().find("fox")->value("leader").isNone());
    readAgain(*game);
}

TEST(SmallPackForms, SheetsGiveSubjectsAndListsByIdOrName) {
    const LoadedPack pack = packOfGear().load();
    const auto game = smallGame(packOfGear(), Json::parse(ofGear));
    const std::string sheet = writeRosterCsv(*pack.pack, game->battle());
    EXPECT_NE(sheet.find(",chief,\"owl; hen\",\"wire-cutters; rope\"\n"), std::string::npos) << sheet;
    const Json again = readRosterCsv(sheet, "list.csv", *pack.pack, nullptr).roster["units"];
    EXPECT_EQ(again[0]["friends"], Json::array({"owl", "hen"}));
    EXPECT_EQ(again[1]["gear"], Json::array()) << "nothing, where something is usual";
    const Json roster = readRosterCsv("what,name,under,sort,leader,friends,gear\nunit,Ape,band,rider,Chief,"
                                      "Ant;fox,\"Rope, flag\"\nunit,Ant,band,rider,,,\n",
                                      "list.csv", *pack.pack, &game->battle())
                            .roster;
    ASSERT_EQ(roster.size(), 4U);
    EXPECT_EQ(roster["units"][0]["leader"], "chief");
    EXPECT_EQ(roster["units"][0]["friends"], Json::array({"ant", "fox"}));
    EXPECT_EQ(roster["units"][0]["gear"], Json::array({"rope", "flag"}));
    EXPECT_EQ(roster["units"][1]["id"], "ant");
    const auto wrong = readRosterCsv("name,under,sort,leader\nApe,band,rider,Cheif\n", "list.csv", *pack.pack,
                                     &game->battle());
    ASSERT_EQ(wrong.issues.size(), 1U);
    EXPECT_EQ(wrong.issues[0].text,
              "row 2, column \"leader\": there is no officer \"Cheif\"; did you mean \"Chief\"?");
}

TEST(SmallPackForms, BattleFilesNameWhoIsThere) {
    const LoadedPack pack = packOfGear().load();
    const auto game = smallGame(packOfGear(), Json::parse(ofGear));
    Json file = Json::parse(BattleFiles::write(*game));
    file.erase("history");
    file["units"][0]["leader"] = "cheif";
    file["units"][0]["friends"] = Json::array({"hen", "chief"});
    file["units"][1]["gear"] = Json::array({"ropes"});
    const auto noModule = [](const std::string&) -> const GameModule* { return nullptr; };
    const LoadedBattle read = BattleFiles(game->sharedRules(), noModule).parse(file.dump(), "b.json");
    Lines texts;
    for (const Issue& issue : read.issues) {
        texts.push_back(issue.text + " " + issue.path);
    }
    EXPECT_EQ(
        texts,
        (Lines{"\"ropes\" is no word of the vocabulary \"gear\"; did you mean \"rope\"? units[1].gear[0]",
               "there is no officer \"cheif\"; did you mean \"chief\"? units[0].leader",
               "there is no unit \"chief\" units[0].friends[1]"}));
}

TEST(SmallPackForms, KeysWithoutEffectAreReported) {
    SmallPack pack;
    Json& attributes = pack.file("attributes")["attributes"];
    attributes[2].update({{"required", true}, {"least", 1}, {"mark", true}, {"adjusts", "size"}});
    attributes[6].update({{"most", 3}, {"shown", false}, {"shown-when", true}});
    const auto idle = [](const std::string& key, int index, const std::string& why) {
        return "attributes.json: error: \"" + key + "\" has no effect here: " + why +
               "; remove it (at attributes[" + std::to_string(index) + "]." + key + ")";
    };
    EXPECT_EQ(
        pack.problems(),
        (Lines{idle("required", 2, "there is no \"roster\" key to require"),
               idle("least", 2, "it limits a count that is given in a battle file"),
               idle("mark", 2, "only a flag can be a mark"), idle("adjusts", 2, "the value is stored itself"),
               idle("most", 6, "it limits a count"), idle("shown-when", 6, "it is never shown")}));
}

TEST(SmallPackForms, VocabulariesDoNotHideOtherNames) {
    SmallPack pack;
    pack.file("vocabulary")["vocabularies"][1]["id"] = "weather";
    const Lines found = pack.problems();
    ASSERT_FALSE(found.empty());
    EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const std::string& line) {
        return line == "vocabulary.json: error: \"weather\" means the pack's phases, outcomes, checks, dice "
                       "or a ruling; choose another id (at vocabularies[1].id)";
    })) << found.front();
}

TEST(SmallPackForms, ContestCellsNameTheOutcomesOfTheirCheck) {
    SmallPack pack;
    pack.file("checks")["contests"] = Json::parse(R"([{"id": "duel", "name": "Duel", "section": "2",
        "check": "courage", "cells": [
            {"own": ["stays", "runs"], "enemy": [], "result": "draw", "text": "hello"},
            {"enemy": ["stays", "runs"], "result": "draw", "text": "hello"}]}])");
    EXPECT_EQ(pack.problems(),
              (Lines{"checks.json: error: an empty list fits no outcome (at contests[0].cells[0].enemy)",
                     "checks.json: error: the key \"own\" is missing (at contests[0].cells[1])",
                     "checks.json: error: no cell without a condition holds runs against runs; add one (at "
                     "contests[0].cells)",
                     "checks.json: error: no cell without a condition holds runs against stays; add one (at "
                     "contests[0].cells)",
                     "checks.json: error: no cell without a condition holds stays against stays; add one (at "
                     "contests[0].cells)"}));
}

/// An action that names somebody and a word in its fields, and tells of them.
SmallPack packOfVisits(const std::string& text) {
    SmallPack pack;
    Json action = Json::parse(R"({"id": "visits", "name": "Visits", "section": "1", "fields": [
        {"id": "unit", "kind": "subject", "subject": "unit", "party": "self"},
        {"id": "host", "kind": "subject", "subject": "unit"},
        {"id": "mood", "kind": "choice", "vocabulary": "mood", "optional": true},
        {"id": "days", "name": "Days", "kind": "count", "from": 1, "to": 9}],
        "effects": [{"set": "lost", "to": 1}]})");
    action["text"] = text;
    pack.file("actions")["actions"].push_back(action);
    return pack;
}

TEST(SmallPackForms, TextsNameWhatTheFieldsOfACommandHold) {
    const SmallPack pack =
        packOfVisits("{self.name} visits {field.host.name} for {field.days}, {field.mood}");
    ASSERT_EQ(pack.problems(), Lines{});
    const std::string mood = pack.load().pack->vocabulary("mood")->words.front().id;
    const auto game = smallGame(pack);
    done(*game, {{"do", "visits"}, {"unit", "fox"}, {"host", "owl"}, {"mood", mood}, {"days", 3}});
    EXPECT_EQ(sheets::RecordText(*game).who(game->records().back()),
              "Fox visits Owl for 3, " + pack.load().pack->vocabulary("mood")->words.front().name);
    EXPECT_EQ(
        packOfVisits("{self.name} visits {field.hots.name}").problems(),
        Lines{"actions.json: error: the place {field.hots.name} cannot be filled: unknown field \"hots\"; "
              "did you mean \"host\"? (at actions[0].text)"});
    EXPECT_EQ(
        packOfVisits("{self.name} visits {field.host.nmae}").problems(),
        Lines{"actions.json: error: the place {field.host.nmae} cannot be filled: no unit has an attribute "
              "\"nmae\"; did you mean \"name\"? (at actions[0].text)"});
}

TEST(SmallPackForms, TextsWorkOutWhatExpressionsDo) {
    const SmallPack pack = packOfVisits(
        "{$field.host.name}: {$self.size - 1} of {$self.size}, {max($self.size, $field.days)} at most, "
        "{$field.days + 1|day|days}{$field.days > 4||, long}, {$self.mood} or {turn}");
    ASSERT_EQ(pack.problems(), Lines{});
    const auto game = smallGame(pack);
    const auto size = game->battle().find("fox")->value("size").number();
    done(*game, {{"do", "visits"}, {"unit", "fox"}, {"host", "owl"}, {"days", 9}});
    const std::string mood =
        pack.load().pack->vocabulary("mood")->find(game->battle().find("fox")->value("mood").text())->name;
    EXPECT_EQ(sheets::RecordText(*game).who(game->records().back()),
              "Owl: " + std::to_string(size - 1) + " of " + std::to_string(size) +
                  ", 9 at most, days, long, " + mood + " or 1");
    EXPECT_EQ(packOfVisits("{$self.sizee + 1}").problems(),
              Lines{"actions.json: error: the place {$self.sizee + 1} cannot be filled: no unit has an "
                    "attribute \"sizee\"; did you mean \"size\"? (at actions[0].text)"});
}

TEST(SmallPackForms, TextsNameTheItemsOfAConditionAsItDoes) {
    SmallPack pack = packOfVisits("visits");
    pack.file("actions")["actions"].back()["needs"] =
        Json::parse(R"([{"that": "every $units as guest where $as.guest.lost < 9", "else": "hello"}])");
    pack.file("texts")["texts"]["hello"] = "{as.guest.name} lost {$as.guest.lost + 1}";
    EXPECT_EQ(pack.problems(), Lines{});
    const auto game = smallGame(pack);
    done(*game, {{"do", "adjust"}, {"subject", "owl"}, {"set", {{"lost", 9}}}, {"reason", "a test"}});
    RandomDice dice(1);
    const Answer refused =
        game->execute({{"do", "visits"}, {"unit", "fox"}, {"host", "owl"}, {"days", 2}}, dice);
    EXPECT_EQ(refused.refusal.message, "Owl lost 10");
    pack.file("texts")["texts"]["hello"] = "{as.guests.name}";
    EXPECT_EQ(
        pack.problems(),
        Lines{"texts.json: error: the place {as.guests.name} cannot be filled: no list around this calls "
              "its items \"guests\"; say it there as \"as\": \"guests\" (at texts.hello)"});
}

TEST(SmallPackForms, WordsMayBeThoseOfAFieldAlone) {
    SmallPack pack = packOfVisits("{self.name} visits {field.host.name}: {field.mood}");
    Json& action = pack.file("actions")["actions"].back();
    action["fields"][2]["vocabulary"] = "gift";
    action["effects"] = Json::parse(R"([{"set": "lost", "to": 0}])");
    pack.file("vocabulary")["vocabularies"].push_back(
        Json::parse(R"({"id": "gift", "name": "Gift", "words": [{"id": "egg", "name": "An egg"}]})"));
    EXPECT_EQ(pack.problems(), Lines{});
}

/// Copies are called like their entry, with a number behind it.
TEST(SmallPackForms, ATemplateNamesEachOfSeveral) {
    SmallPack pack;
    pack.file("attributes")["attributes"][5]["roster"] = "prey";
    pack.file("pack")["files"]["templates"] = "templates.json";
    pack.file("templates") = Json::parse(R"({"templates": [{"id": "pack", "name": "Pack", "units": [
        {"id": "hare", "times": 3, "name": "Hare", "sort": "walker"},
        {"id": "hound", "name": "Hound", "sort": "rider", "prey": "hare-3"}]}]})");
    EXPECT_EQ(pack.problems(), Lines{});
    const auto game = smallGame(pack);
    Json enlist = game->rules().templates.front().roster;
    enlist.update({{"do", "enlist"}, {"under", "band"}, {"renumber", true}});
    done(*game, enlist);
    EXPECT_EQ(shown(*game, "hound", "prey"), Json("hare-3"));
    pack.file("templates")["templates"][0]["units"][1]["prey"] = "hare-4";
    ASSERT_EQ(pack.problems().size(), 1U);
    EXPECT_TRUE(pack.problems().front().starts_with("templates.json: error: there is no unit \"hare-4\""))
        << pack.problems().front();
    pack.file("templates")["templates"][0]["units"][1].update({{"id", "hare-2"}, {"prey", "hare-3"}});
    ASSERT_EQ(pack.problems().size(), 1U);
    EXPECT_TRUE(
        pack.problems().front().starts_with("templates.json: error: the entry \"hare-2\" is there already"))
        << pack.problems().front();
}

/// Who is kept for other battles takes along whom he cannot do without.
TEST(SmallPackForms, WhomAUnitNeedsIsNotLeftBehind) {
    SmallPack pack;
    pack.file("attributes")["attributes"][5]["roster"] = "prey";
    const Json units{{"units", Json::parse(R"([
        {"id": "fox", "name": "Fox", "formation": "band", "sort": "rider", "prey": "owl"},
        {"id": "owl", "name": "Owl", "formation": "gang", "sort": "walker", "prey": "fox"}])")}};
    const auto free = smallGame(pack, units);
    EXPECT_FALSE(neededStranger(free->rules(), free->battle(), {"fox"}));
    pack.file("attributes")["attributes"][5]["required"] = true;
    const auto game = smallGame(pack, units);
    const auto left = neededStranger(game->rules(), game->battle(), {"band"});
    ASSERT_TRUE(left);
    EXPECT_EQ(left->subject, "fox");
    EXPECT_EQ(left->attribute, "prey");
    EXPECT_EQ(left->named, "owl");
    EXPECT_FALSE(neededStranger(game->rules(), game->battle(), {"band", "gang"}));
}

/// Older packs have the heads of a sheet in the order of its checks; others name each.
TEST(SmallPackForms, HeadsOfASheetAreNamedByTheirCheck) {
    for (const char* heads : {R"(["C"])", R"({"courage": "C"})"}) {
        SmallPack pack;
        Json sheets = Json::parse(R"({"reference": {"parts": [
            {"id": "lines", "kind": "modifiers", "title": "Lines", "checks": ["courage"]}]}})");
        sheets["reference"]["parts"][0]["heads"] = Json::parse(heads);
        pack.file("sheets") = sheets;
        pack.file("pack")["files"]["sheets"] = "sheets.json";
        ASSERT_EQ(pack.problems(), Lines{}) << heads;
        const LoadedPack loaded = pack.load();
        ASSERT_EQ(loaded.pack->sheets.reference.parts.size(), 1U);
        EXPECT_EQ(loaded.pack->sheets.reference.parts.front().columns.front().head, "C");
    }
}

} // namespace
} // namespace umpire::test::pack_forms_test
