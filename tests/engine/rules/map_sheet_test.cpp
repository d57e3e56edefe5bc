// What a map shows of a battle, and the command that moves units on it.

#include "mapped_pack.h"
#include "umpire/worksheet/map_sheet.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::map_sheet_test {
namespace {

/// The pack with a map whose roles are told, and two ways to move on it.
SmallPack drawnPack(const std::string& move = "march") {
    SmallPack pack = mappedPack();
    pack.file("actions")["actions"].push_back(Json::parse(R"({"id": "march", "name": "March", "section": "1",
        "text": "{self.name} marches", "fields": [{"id": "unit", "kind": "subject", "party": "self"},
        {"id": "with", "kind": "subjects", "optional": true}, {"id": "to", "name": "To", "kind": "place"}],
        "effects": [{"set": "spot", "to": "$field.to"},
                    {"for": "$field.with", "effects": [{"set": "spot", "to": "$field.to"}]}]})"));
    pack.file("actions")["actions"].push_back(Json::parse(R"({"id": "walk", "name": "Walk", "section": "1",
        "text": "{self.name} walks", "fields": [{"id": "unit", "kind": "subject", "party": "self"},
        {"id": "to", "name": "To", "kind": "place"}], "effects": [{"set": "spot", "to": "$field.to"}]})"));
    Json map = Json::parse(R"({"unit": "spot", "thing": "spot", "ground": "lie", "border": "rims",
        "shows": [{"name": "Round about", "places": {"neighbours": "$self.spot"}}]})");
    if (!move.empty()) {
        map["move"] = move;
    }
    pack.file("pack")["files"]["roles"] = "roles.json";
    pack.file("roles")["map"] = map;
    return pack;
}

Json roster() {
    return Json::parse(R"({"tables": {"lie": {"0203": "hill", "0101": "lake"},
                                      "rims": {"0203-0204": "stream"}}})");
}

TEST(MapSheet, ListsPlacesWithWhatStandsThere) {
    const auto session = mappedGame(drawnPack(), roster());
    const auto places = placesInUse(session->rules(), session->battle());
    ASSERT_EQ(places.size(), 4U);
    EXPECT_EQ(places[0].place, "0101");
    EXPECT_EQ(places[0].things, Ids{"well"});
    EXPECT_EQ(places[0].ground, "lake");
    EXPECT_EQ(places[1].place, "0203");
    EXPECT_EQ(places[1].units, Ids{"fox"});
    EXPECT_EQ(places[1].ground, "hill");
    EXPECT_EQ(places[2].units, Ids{"hen"});
    EXPECT_EQ(places[2].ground, "");
    EXPECT_EQ(placeOf(session->rules(), session->battle(), "owl"), "0303");
    EXPECT_EQ(placeOf(session->rules(), session->battle(), "well"), "") << "no unit";
}

TEST(MapSheet, ListsBordersOfWhichSomethingIsTold) {
    const auto session = mappedGame(drawnPack(), roster());
    const auto borders = bordersInUse(session->rules(), session->battle());
    ASSERT_EQ(borders.size(), 1U);
    EXPECT_EQ(borders[0].border, "0203-0204");
    EXPECT_EQ(borders[0].word, "stream");
}

TEST(MapSheet, ShowsRoundAUnitWhatThePackHas) {
    const auto session = mappedGame(drawnPack(), roster());
    const auto layers = layersOf(session->rules(), session->battle(), "hen");
    ASSERT_EQ(layers.size(), 1U);
    EXPECT_EQ(layers[0].name, "Round about");
    EXPECT_EQ(layers[0].places, (Ids{"0203", "0304", "0305", "0205", "0105", "0104"}));
    EXPECT_TRUE(layersOf(session->rules(), session->battle(), "nobody").empty());
}

/// What is shown round a unit also tells whence, about whom it aims at, and in a sentence.
SmallPack tellingPack() {
    SmallPack pack = drawnPack();
    pack.file("texts")["texts"]["beset"] = "{other.name} is beset";
    pack.file("texts")["texts"]["free"] = "Nobody besets anybody";
    pack.file("roles")["map"]["shows"] = Json::parse(R"([{"name": "Beset",
        "places": {"neighbours": {"if": [{"!=": ["$other.spot", null]}, "$other.spot", "$self.spot"]}},
        "from": {"each": {"neighbours": "$other.spot"}, "as": "post",
                 "where": {"some": "$units", "where": {"=": ["$each.spot", "$as.post"]}}},
        "says": [{"when": {"adjacent": ["$self.spot", "$other.spot"]}, "text": "beset"}, {"text": "free"}]}])");
    return pack;
}

TEST(MapSheet, ShowsWhomAUnitAimsAtAndSaysWhatComesOfIt) {
    const auto session = mappedGame(tellingPack(), roster());
    const MapLayer aimed = layersOf(session->rules(), session->battle(), "fox", "owl").front();
    EXPECT_EQ(aimed.places, (Ids{"0302", "0402", "0403", "0304", "0203", "0202"}));
    EXPECT_EQ(aimed.from, Ids{"0203"});
    EXPECT_EQ(aimed.says, session->battle().find("owl")->name + " is beset");
    const MapLayer alone = layersOf(session->rules(), session->battle(), "fox").front();
    EXPECT_EQ(alone.places.front(), "0202");
    EXPECT_EQ(alone.from, Ids{});
    EXPECT_EQ(alone.says, "Nobody besets anybody");
}

/// Paths go round lakes and not past the owl; what entering costs is filled in by whoever plays.
SmallPack wayPack() {
    SmallPack pack = drawnPack();
    pack.file("checks")["tables"].push_back(
        Json::parse(R"({"id": "dues", "name": "Dues", "rows": {"vocabulary": "place"}, "kind": "count"})"));
    pack.file("roles")["map"]["way"] = Json::parse(R"({"points": "$self.size", "cost": "dues",
        "known": {">": ["$self.size", 4]}, "paths": {"reach": "$self.spot", "most": 99, "as": "way",
        "through": {"not": {"trait": "wet", "of": {"table": "lie", "row": "$each"}}},
        "across": {"not": {"trait": "bars", "of": {"table": "rims", "row": "$each"}}},
        "stops": {"some": "$units", "where": {"all": [{"!=": ["$each.side", "$self.side"]},
                                                      {"adjacent": ["$each.spot", "$as.way"]}]}}}})");
    pack.file("roles")["map"]["masked"] = Json::parse(R"({"=": ["$self.size", 5]})");
    return pack;
}

std::optional<MapWay> wayIn(const Json& tables, const Ids& units, const std::string& to) {
    const auto session = mappedGame(wayPack(), {{"tables", tables}});
    return session ? wayOf(session->rules(), session->battle(), units, to) : std::nullopt;
}

TEST(MapWays, GoRoundWhatTheyMayNotEnter) {
    const Json lakes = Json::parse(R"({"lie": {"0104": "lake"}, "rims": {"0203-0204": "stream"}})");
    const auto straight = wayIn(Json::object(), {"hen"}, "0103");
    ASSERT_TRUE(straight);
    EXPECT_EQ(straight->places, (Ids{"0204", "0104", "0103"}));
    EXPECT_EQ(straight->steps(), 2);
    EXPECT_FALSE(straight->costKnown) << "nobody has filled in what it costs";
    const auto round = wayIn(lakes, {"hen"}, "0103");
    ASSERT_TRUE(round);
    EXPECT_NE(round->places, straight->places);
}

TEST(MapWays, EndWhereTheyStopAndLeadNowhereBeyond) {
    const auto session =
        mappedGame(wayPack(), Json::parse(R"({"tables": {"lie": {"*": "lake", "0204": "grass"}}})"));
    ASSERT_TRUE(session);
    const auto none = wayOf(session->rules(), session->battle(), {"hen"}, "0203");
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->places.empty());
    EXPECT_FALSE(wayOf(session->rules(), session->battle(), {}, "0203")) << "nobody goes";
    EXPECT_FALSE(wayOf(session->rules(), session->battle(), {"hen"}, "9999")) << "no place";
}

TEST(MapWays, CostWhatIsFilledInAndTakeTheCheapest) {
    const auto direct = wayIn(Json::parse(R"({"dues": {"*": 2}})"), {"hen"}, "0103");
    ASSERT_TRUE(direct);
    EXPECT_TRUE(direct->costKnown);
    EXPECT_EQ(direct->cost, 4);
    const auto round = wayIn(Json::parse(R"({"dues": {"*": 1, "0104": 40}})"), {"hen"}, "0103");
    ASSERT_TRUE(round);
    EXPECT_GT(round->steps(), 2);
    EXPECT_EQ(round->cost, round->steps());
}

TEST(MapWays, AreMeasuredByTheSlowestAsFarAsThatIsKnown) {
    const auto fox = wayIn(Json::object(), {"fox"}, "0201");
    ASSERT_TRUE(fox);
    EXPECT_TRUE(fox->pointsKnown);
    EXPECT_EQ(fox->points, 5);
    EXPECT_TRUE(fox->isWithin());
    const auto both = wayIn(Json::object(), {"fox", "hen"}, "0201");
    ASSERT_TRUE(both);
    EXPECT_FALSE(both->pointsKnown) << "nobody knows how large the hen is";
    const auto dear = wayIn(Json::parse(R"({"dues": {"*": 3}})"), {"fox"}, "0201");
    ASSERT_TRUE(dear);
    EXPECT_FALSE(dear->isWithin());
}

TEST(MapSheet, MasksWhomThePackSays) {
    const auto session = mappedGame(wayPack(), roster());
    for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
        EXPECT_EQ(isMasked(session->rules(), session->battle(), unit->id), unit->id == "fox") << unit->id;
    }
    EXPECT_FALSE(isMasked(session->rules(), session->battle(), "nobody"));
}

TEST(MapSheet, MovesAStackByTheActionThatThePackNames) {
    const auto session = mappedGame(drawnPack(), roster());
    const Json command = moveCommand(session->rules(), {"fox", "hen"}, "0202");
    EXPECT_EQ(command, Json::parse(R"({"do": "march", "unit": "fox", "to": "0202", "with": ["hen"]})"));
    done(*session, command);
    EXPECT_EQ(placeOf(session->rules(), session->battle(), "fox"), "0202");
    EXPECT_EQ(placeOf(session->rules(), session->battle(), "hen"), "0202");
    EXPECT_TRUE(moveCommand(session->rules(), {}, "0202").is_null());
}

TEST(MapSheet, MovesOneAfterTheOtherWhereAnActionTakesOneAlone) {
    for (const char* move : {"walk", ""}) {
        const auto session = mappedGame(drawnPack(move), roster());
        done(*session, moveCommand(session->rules(), {"fox", "hen"}, "0305"));
        EXPECT_EQ(placeOf(session->rules(), session->battle(), "fox"), "0305") << move;
        EXPECT_EQ(placeOf(session->rules(), session->battle(), "hen"), "0305") << move;
        EXPECT_EQ(session->records().size(), 1U) << "one record, one undo";
    }
}

/// Nests are where one is set up, and who came to blows may follow into what it looks at.
SmallPack fullPack() {
    SmallPack pack = wayPack();
    pack.file("attributes")["attributes"].push_back(
        {{"id", "eyes"}, {"of", "unit"}, {"name", "Eyes"}, {"kind", "place"}, {"roster", "eyes"}});
    pack.file("actions")["actions"].push_back(Json::parse(R"({"id": "nest", "name": "Nest", "section": "1",
        "text": "{self.name} nests", "fields": [{"id": "unit", "kind": "subject", "party": "self",
        "among": {"=": ["$self.spot", null]}}, {"id": "to", "name": "To", "kind": "place"}],
        "effects": [{"set": "spot", "to": "$field.to"}]})"));
    pack.file("actions")["actions"].push_back(
        Json::parse(R"({"id": "follow", "name": "Follow", "section": "1",
        "text": "{self.name} follows", "fields": [{"id": "unit", "kind": "subject", "party": "self"},
        {"id": "with", "kind": "subjects", "optional": true}],
        "needs": [{"that": {"!=": ["$self.eyes", null]}, "else": "free"}],
        "effects": [{"set": "spot", "to": "$self.eyes"}]})"));
    pack.file("texts")["texts"]["free"] = "Nobody besets anybody";
    pack.file("texts")["texts"]["large"] = "{self.size}!";
    Json& map = pack.file("roles")["map"];
    map["set-up"] = "nest";
    map["advance"] = {{"by", "follow"}, {"into", "eyes"}};
    map["printed"] = Json::parse(R"([{"when": {">": ["$self.size", 4]}, "text": "large"}])");
    map["shows"][0]["everywhere"] = true;
    return pack;
}

/// Only the places that the pack names are offered; the umpire may state any other.
TEST(MapSheet, OffersThePlacesThatThePackNames) {
    SmallPack pack = fullPack();
    for (Json& action : pack.file("actions")["actions"]) {
        if (action["id"] == "nest") {
            action["fields"][1]["among"] = {{"neighbours", "0202"}};
        }
    }
    const auto session = mappedGame(pack, roster());
    const Worksheet sheet = worksheet(*session, {{"do", "nest"}, {"unit", "fox"}});
    const WorksheetField* to = sheet.field("to");
    ASSERT_NE(to, nullptr);
    EXPECT_EQ(to->choices.size(), 6U);
    done(*session, {{"do", "nest"}, {"unit", "fox"}, {"to", "0505"}});
    EXPECT_EQ(placeOf(session->rules(), session->battle(), "fox"), "0505");
}

TEST(MapSheet, PrintsOnACounterWhatThePackHas) {
    const auto session = mappedGame(fullPack(), roster());
    ASSERT_TRUE(session);
    EXPECT_EQ(printedOn(session->rules(), session->battle(), "fox"), "5!");
    EXPECT_EQ(printedOn(session->rules(), session->battle(), "hen"), "") << "it is no larger than all";
}

TEST(MapSheet, ShowsALayerOfAllUnitsSideBySide) {
    const auto session = mappedGame(fullPack(), roster());
    ASSERT_TRUE(session);
    const auto all = layersEverywhere(session->rules(), session->battle());
    ASSERT_EQ(all.size(), 1U);
    ASSERT_EQ(all[0].sides.size(), 2U);
    EXPECT_EQ(all[0].sides[1].second.size(), 6U) << "round the owl";
    EXPECT_GT(all[0].sides[0].second.size(), 6U) << "round fox and hen";
}

TEST(MapWays, ReachAllThatTheySuffice) {
    const auto session = mappedGame(fullPack(), Json::parse(R"({"tables": {"dues": {"*": 3}}})"));
    ASSERT_TRUE(session);
    const auto places = reachOf(session->rules(), session->battle(), {"fox"});
    ASSERT_FALSE(places.empty());
    for (const MapReach& place : places) {
        EXPECT_EQ(place.cost, 3) << place.place << " of five points";
    }
    EXPECT_TRUE(reachOf(session->rules(), session->battle(), {"hen"}).empty());
}

TEST(MapSheet, TakesUnitsByWhatThePackHasForThem) {
    const auto session = mappedGame(fullPack(), Json::parse(R"({"units": [
            {"id": "fox", "name": "Fox", "formation": "band", "sort": "rider", "size": 5, "spot": "0203", "eyes": "0202"},
            {"id": "cub", "name": "Cub", "formation": "band", "sort": "rider", "size": 5}]})"));
    ASSERT_TRUE(session);
    EXPECT_EQ(toSetUp(*session), Ids{"cub"});
    EXPECT_EQ(placeCommand(*session, {"cub"}, "0101"),
              Json::parse(R"({"do": "nest", "unit": "cub", "to": "0101"})"));
    EXPECT_EQ(placeCommand(*session, {"fox"}, "0204")["do"], "march");
    EXPECT_EQ(placeCommand(*session, {"fox"}, "0202"), Json::parse(R"({"do": "follow", "unit": "fox"})"));
    EXPECT_EQ(advanceCommand(*session), Json::parse(R"({"do": "follow", "unit": "fox"})"));
    EXPECT_TRUE(placeCommand(*session, {}, "0202").is_null());
}

TEST(MapSheet, IsThereWhereUnitsHavePlaces) {
    EXPECT_TRUE(hasMap(*drawnPack().load().pack));
    EXPECT_FALSE(hasMap(*mappedPack().load().pack));
}

TEST(MapRoles, AreJudged) {
    const auto problems = [](const std::string& key, const Json& value) {
        SmallPack pack = drawnPack();
        pack.file("roles")["map"][key] = value;
        return pack.problems();
    };
    using Lines = std::vector<std::string>;
    EXPECT_EQ(problems("unit", "size"),
              Lines{"roles.json: error: \"size\" of a unit is no place; there is only spot (at map.unit)"});
    EXPECT_EQ(
        problems("ground", "rims"),
        Lines{"roles.json: error: unknown table with a row for each place \"rims\"; there is only lie (at "
              "map.ground)"});
    EXPECT_EQ(
        problems("move", "stroll"),
        Lines{"roles.json: error: unknown action of a unit with a place \"stroll\"; there are march and walk "
              "(at map.move)"});
    EXPECT_EQ(problems("shows", Json::parse(R"([{"name": "All", "places": 3}])")).size(), 1U);
    EXPECT_EQ(problems("way", Json::parse(R"({"paths": {"near": "$self.spot", "most": 2}})")),
              Lines{"roles.json: error: paths are told by {\"reach\": ...} (at map.way.paths)"});
    EXPECT_EQ(problems("way", Json::parse(R"({"paths": {"reach": "$self.spot", "most": 2}, "cost": "lie"})"))
                  .size(),
              1U);
    EXPECT_EQ(problems("masked", 3).size(), 1U);
    EXPECT_EQ(
        problems("set-up", "stroll"),
        Lines{"roles.json: error: unknown action of a unit with a place \"stroll\"; there are march and walk "
              "(at map.set-up)"});
    EXPECT_EQ(problems("opens", 3).size(), 1U);
    EXPECT_EQ(problems("printed", Json::parse(R"([{"text": "nothing-such"}])")).size(), 1U);
    EXPECT_EQ(problems("advance", Json::parse(R"({"by": "stroll", "into": "spot"})")).size(), 1U);
    EXPECT_EQ(problems("advance", Json::parse(R"({"by": "walk", "into": "size"})")).size(), 1U);
}

} // namespace
} // namespace umpire::test::map_sheet_test
