// What a map shows of a battle, and the command that moves units on it.

#include "mapped_pack.h"
#include "umpire/worksheet/map_sheet.h"

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
    move.empty() ? void() : void(map["move"] = move);
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
}

} // namespace
} // namespace umpire::test::map_sheet_test
