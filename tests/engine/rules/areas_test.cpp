// A game on a map of areas: in packs, in conditions, in commands; with lists of all words, tables that are
// the same both ways, and fields that hold only what may be chosen.

#include "small_game.h"
#include "umpire/checks/map_way.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::areas_test {
namespace {

using Lines = std::vector<std::string>;

/// Farm, lane and wood in a row, an isle apart; units have a `spot`, and go up to so many areas as they say.
SmallPack areaPack() {
    SmallPack pack;
    pack.file("pack")["files"]["map"] = "map.json";
    pack.file("pack")["files"]["roles"] = "roles.json";
    pack.file("map") = Json::parse(R"({"map": {"border": "Way", "areas": [
        {"id": "farm", "spot": [100, 200], "next": ["lane"]}, {"id": "isle", "spot": [500, 900]},
        {"id": "wood", "spot": [900, 200], "next": ["lane"]}, {"id": "lane", "spot": [500, 200]}]}})");
    pack.file("vocabulary")["vocabularies"].push_back(Json::parse(
        R"({"id": "place", "name": "Area", "traits": [{"id": "cover", "kind": "count"}], "words": [
            {"id": "farm", "name": "the Farm", "cover": 2}, {"id": "lane", "name": "the Lane"},
            {"id": "wood", "name": "the Wood", "cover": 1}, {"id": "isle", "name": "the Isle"}]})"));
    pack.file("attributes")["attributes"].push_back(
        Json::parse(R"({"id": "spot", "of": "unit", "name": "Spot", "kind": "place", "roster": "spot"})"));
    pack.file("actions")["actions"].push_back(Json::parse(R"j({"id": "go", "name": "Go", "section": "1",
        "text": "{self.name} goes to {field.to}", "fields": [
            {"id": "unit", "kind": "subject", "party": "self"},
            {"id": "to", "name": "To", "kind": "place", "among": "neighbours($self.spot)"},
            {"id": "men", "name": "Men", "kind": "count", "from": 1, "to": 9, "default": 6,
             "among": "$field.men <= $self.left and $field.men % 2 = 0"},
            {"id": "creep", "name": "Creep", "kind": "flag", "among": "$field.to.cover > 0"}],
        "effects": [{"set": "spot", "to": "$field.to"}]})j"));
    pack.file("roles") = Json::parse(R"j({"map": {"unit": "spot", "move": "go", "way": {"paths":
        "reach($self.spot, 2) as to through not some $units where $each.side != $self.side and $each.spot = $as.to",
        "points": 2}}})j");
    return pack;
}

std::unique_ptr<Session> areaGame(const SmallPack& pack, const std::string& owl = "isle") {
    Json roster = Json::parse(R"({"units": [
        {"id": "fox", "name": "Fox", "formation": "band", "sort": "rider", "size": 5, "spot": "farm"},
        {"id": "hen", "name": "Hen", "formation": "band", "sort": "walker", "spot": "farm"},
        {"id": "owl", "name": "Owl", "formation": "gang", "sort": "walker"}]})");
    roster["units"][2]["spot"] = owl;
    return smallGame(pack, roster);
}

Value given(SmallPack pack, const std::string& kind, const std::string& expression) {
    pack.probe(kind, expression);
    const auto session = areaGame(pack, "wood");
    if (!session) {
        for (const std::string& line : pack.problems()) {
            ADD_FAILURE() << line;
        }
        return {};
    }
    const Scope scope{session->rules(), session->battle(), "fox", "owl"};
    return evaluate(*session->rules().fact("probe")->derived, scope);
}

TEST(Areas, AreAskedInConditionsAsHexesAre) {
    EXPECT_EQ(given(areaPack(), "places", "neighbours($self.spot)").list(), Ids{"lane"});
    EXPECT_EQ(given(areaPack(), "places", "near($other.spot, 1)").list(), (Ids{"wood", "lane"}));
    EXPECT_EQ(given(areaPack(), "count", "distance($self.spot, $other.spot)"), Value(2));
    EXPECT_EQ(given(areaPack(), "count", "distance($self.spot, isle)"), Value(HexGrid::nowhere));
    EXPECT_EQ(given(areaPack(), "flag", "adjacent(lane, $other.spot)"), Value(true));
    EXPECT_EQ(given(areaPack(), "flag", "border(lane, $self.spot) = 'farm--lane'"), Value(true));
    EXPECT_EQ(given(areaPack(), "places", "reach($self.spot, 5) through $each.cover = 0").list(),
              (Ids{"farm", "lane"}));
    EXPECT_EQ(given(areaPack(), "count", "column-of($self.spot)"), Value(0)) << "there are no columns";
}

TEST(Areas, AreAllToldAsAreTheWordsOfAnyVocabulary) {
    EXPECT_EQ(given(areaPack(), "places", "$places").list(), (Ids{"farm", "lane", "wood", "isle"}));
    EXPECT_EQ(given(areaPack(), "places", "each $words.place where $each.cover > 0").list(),
              (Ids{"farm", "wood"}));
    EXPECT_EQ(given(areaPack(), "count", "sum $words.sort of $each.pace"), Value(10));
    SmallPack pack = areaPack();
    pack.probe("flag", "some $words.plaice");
    const Lines problems = pack.problems();
    ASSERT_FALSE(problems.empty());
    EXPECT_NE(problems.front().find("unknown vocabulary \"plaice\"; did you mean \"place\"?"),
              std::string::npos)
        << problems.front();
}

TEST(Areas, AreReachedByWaysThatNobodyBars) {
    const auto session = areaGame(areaPack());
    ASSERT_TRUE(session);
    const auto places = reachOf(session->rules(), session->battle(), {"fox"});
    ASSERT_EQ(places.size(), 2U);
    const auto way = wayOf(session->rules(), session->battle(), {"fox"}, "wood");
    ASSERT_TRUE(way);
    EXPECT_EQ(way->places, (Ids{"farm", "lane", "wood"}));
    EXPECT_TRUE(way->costKnown) << "a step costs one where no table says otherwise";
    const auto barred = areaGame(areaPack(), "lane");
    ASSERT_TRUE(barred);
    EXPECT_TRUE(reachOf(barred->rules(), barred->battle(), {"fox"}).empty());
}

TEST(Areas, NameWhatIsWrongWithThem) {
    SmallPack pack = areaPack();
    pack.file("map")["map"] = Json::parse(R"({"border": "Way", "columns": 3, "picture": "map.bmp", "areas": [
        {"id": "farm", "spot": [100, 1200], "next": ["lane", "lame"]},
        {"id": "lane", "spot": [500], "next": ["farm", "lane"]}, {"id": "wood", "next": []}]})");
    std::string told;
    for (const std::string& line : pack.problems()) {
        told += line + '\n';
    }
    for (const char* part :
         {"\"columns\" has no effect here", "\"map.bmp\" is no picture beside pack.json", "\"spot\" is 1200",
          "did you mean \"lane\"?", "expected two numbers from 0 to 1000",
          "that \"lane\" and \"farm\" touch is said already", "an area does not touch itself",
          "the key \"spot\" is missing", "the place \"isle\" has no area"}) {
        EXPECT_NE(told.find(part), std::string::npos) << part << "\n" << told;
    }
}

SmallPack viewsPack() {
    SmallPack pack = areaPack();
    pack.file("checks")["tables"] = Json::parse(R"([{"id": "views", "name": "Views", "symmetric": true,
        "rows": {"vocabulary": "place"}, "columns": {"vocabulary": "place"}, "kind": "count",
        "cells": {"*": 0, "farm": {"wood": 3}}}])");
    return pack;
}

TEST(SymmetricTables, SayTheSameBothWays) {
    EXPECT_EQ(given(viewsPack(), "count",
                    "table views[$self.spot, wood] + 10 * table views[wood, $self.spot] + table views[isle, lane]"),
              Value(33));
    SmallPack pack = viewsPack();
    pack.file("checks")["tables"][0]["cells"]["wood"] = {{"farm", 2}};
    pack.probe("count", "table views[$self.spot, wood]");
    const Lines problems = pack.problems();
    ASSERT_FALSE(problems.empty());
    EXPECT_NE(problems.front().find("says something else the other way round"), std::string::npos)
        << problems.front();
}

/// Of its five men Fox may send two or four: the usual six are too many.
TEST(FieldsOfACommand, HoldOnlyWhatMayBeChosen) {
    const auto session = areaGame(areaPack());
    ASSERT_TRUE(session);
    const Json go{{"do", "go"}, {"unit", "fox"}};
    const Worksheet sheet = worksheet(*session, go);
    ASSERT_NE(sheet.field("men"), nullptr);
    ASSERT_EQ(sheet.field("men")->choices.size(), 2U);
    EXPECT_EQ(sheet.field("men")->choices[1].id, "4");
    EXPECT_EQ(sheet.field("men")->value, Json(2));
    EXPECT_FALSE(sheet.field("creep")->matters) << "nobody knows where to yet";
    const auto answer = [&](const Json& more) {
        Json command = go;
        command["to"] = "lane";
        command.update(more);
        PhysicalDice none({});
        return session->execute(command, none);
    };
    EXPECT_EQ(answer({{"men", 3}}).refusal.message, "Men cannot be 3 now, only 2 or 4");
    EXPECT_EQ(answer({{"creep", true}}).refusal.message, "Creep cannot be chosen now");
    EXPECT_TRUE(answer({{"men", 4}, {"creep", false}}).ok);
}

} // namespace
} // namespace umpire::test::areas_test
