// What can be wrong with maps, places, and tables that a battle fills in.

#include "rules/bad_packs.h"

namespace umpire::test {

namespace {

std::vector<BadPack> badMapFiles() {
    const std::string file = "map.json";
    return {
        {"MapOfManyColumns",
         file,
         "\"columns\": 22",
         "\"columns\": «100",
         {"\"columns\" is 100; it goes from 1 to 99 (at map.columns)"}},
        {"MapThatIsLowerNowhere",
         file,
         "\"lower\": \"even\"",
         "\"lower\": «\"eaven\"",
         {"\"eaven\" is none of even and odd; did you mean \"even\"? (at map.lower)"}},
        {"MapWhosePlacesHaveNoName",
         file,
         "\"map\": {\n    \"columns\": 22,\n    \"rows\": 18,\n    \"lower\": \"even\",\n    \"place\": "
         "\"Hex\",",
         "\"map\": «{\n    \"columns\": 22,\n    \"rows\": 18,\n    \"lower\": \"even\",",
         {"the key \"place\" is missing (at map)"}},
    };
}

std::vector<BadPack> badHeadings() {
    const std::string file = "checks.json";
    const std::string bands = "\"rows\": { \"bands\": true, \"name\": \"Strength\" }";
    const std::string ratios = "\"columns\": { \"ratios\": true, \"name\": \"Odds\" }";
    const std::string shared = "{ \"as\": \"combat-defender\", \"name\": \"Odds\" }";
    return {
        {"BandsThatAreNoList",
         file,
         bands,
         "\"rows\": { \"bands\": «\"1-3\", \"name\": \"Strength\" }",
         {"found the text \"1-3\" where a list of headings is expected (at tables[1].rows.bands)"}},
        {"BandsOfNothing",
         file,
         bands,
         "\"rows\": { \"bands\": «[], \"name\": \"Strength\" }",
         {"a table has 1 to 100 rows and columns (at tables[1].rows.bands)"}},
        {"BandThatIsNone",
         file,
         bands,
         "\"rows\": { \"bands\": «[\"1-3\", \"four\"], \"name\": \"Strength\" }",
         {"\"four\" is no band of numbers; write them as \"1-3\", \"4\", \"5+\" (at tables[1].rows.bands)"}},
        {"BandsThatOverlap",
         file,
         bands,
         "\"rows\": { \"bands\": «[\"1-3\", \"3+\"], \"name\": \"Strength\" }",
         {"\"3+\" does not lie above \"1-3\"; write them in rising order (at tables[1].rows.bands)"}},
        {"RatioThatIsNone",
         file,
         ratios,
         "\"columns\": { \"ratios\": «[\"1:2\", \"1:0\"], \"name\": \"Odds\" }",
         {"\"1:0\" is no ratio; write them as \"1:2\", \"1:1\", \"3:2\" (at tables[2].columns.ratios)"}},
        {"RatiosThatFall",
         file,
         ratios,
         "\"columns\": { \"ratios\": «[\"2:1\", \"4:2\"], \"name\": \"Odds\" }",
         {"\"4:2\" does not lie above \"2:1\"; write them in rising order (at tables[2].columns.ratios)"}},
        {"HeadingsWithoutAName",
         file,
         ratios,
         "\"columns\": «{ \"ratios\": true }",
         {"the key \"name\" is missing (at tables[2].columns)"}},
        {"HeadingsOfAnUnknownTable",
         file,
         shared,
         "{ \"as\": «\"combat-defenders\", \"name\": \"Odds\" }",
         {"unknown table \"combat-defenders\"; did you mean \"combat-defender\"? (at tables[3].columns.as)"}},
        {"HeadingsOfALaterTable",
         file,
         shared,
         "{ \"as\": «\"ground\", \"name\": \"Odds\" }",
         {"the table \"ground\" must stand before this one (at tables[3].columns.as)"}},
        {"HeadingsOfATableWithoutAny",
         file,
         shared,
         "{ \"as\": «\"air\", \"name\": \"Odds\" }",
         {"the table \"air\" has no \"columns\" of its own that a battle fills in (at "
          "tables[3].columns.as)"}},
        {"NumbersThatFall",
         file,
         "\"rows\": { \"name\": \"Die\", \"from\": 1, \"to\": 6 },\n      \"columns\": { \"vocabulary\"",
         "\"rows\": { \"name\": \"Die\", \"from\": 1, \"to\": «0 },\n      \"columns\": { \"vocabulary\"",
         {"expected 1 to 1000 numbers, from 1 up (at tables[0].rows.to)"}},
    };
}

/// Before what is printed of the terrain.
BadPack badCells(const std::string& name, const std::string& cells, const std::string& message) {
    const std::string rows = "\"rows\": { \"vocabulary\": \"place\" },";
    return {name, "checks.json", rows, "\"cells\": " + cells + ", " + rows, {message}};
}

std::vector<BadPack> badPrintedCells() {
    const std::string bands = "\"rows\": { \"bands\": true, \"name\": \"Strength\" }";
    return {
        badCells("CellsThatAreNoObject", "«[]",
                 "found an empty list where an object is expected, by rows and columns (at tables[4].cells)"),
        badCells("CellOfAPlaceOffTheMap", "{ \"2399\": «\"land\" }",
                 "\"2399\" is no word of the vocabulary \"place\" (at tables[4].cells.2399)"),
        badCells("CellOfAnUnknownWord", "{ \"0101\": «\"sea\" }",
                 "\"sea\" is no word of the vocabulary \"terrain\"; there are land, trench, impassable, "
                 "water and off-the-map (at tables[4].cells.0101)"),
        badCells("RestOfAnUnknownWord", "{ \"*\": «\"sea\" }",
                 "\"sea\" is no word of the vocabulary \"terrain\"; there are land, trench, impassable, "
                 "water and off-the-map (at tables[4].cells.*)"),
        badCells(
            "HeadingsForWordsOfAVocabulary", "{ \"*rows\": «[\"0101\"] }",
            "nobody fills in what heads these rows or columns; remove this key (at tables[4].cells.*rows)"),
        {"RowThatIsNoObject",
         "checks.json",
         bands,
         "\"cells\": { \"*rows\": [\"1-3\"], \"1-3\": «\"d\" }, " + bands,
         {"found the text \"d\" where an object is expected, by rows and columns (at tables[1].cells.1-3)"}},
        {"HeadThatIsNotThere",
         "checks.json",
         bands,
         "\"cells\": { \"*rows\": [\"1-3\"], \"4+\": «{} }, " + bands,
         {"\"4+\" heads nothing of this table; there is only 1-3 (at tables[1].cells.4+)"}},
        {"HeadsThatAreNoList",
         "checks.json",
         bands,
         "\"cells\": { \"*rows\": «\"1-3\" }, " + bands,
         {"found the text \"1-3\" where a list of headings is expected (at tables[1].cells.*rows)"}},
    };
}

/// The condition of a fact-free modifier of the game's, changed.
BadPack badExpression(const std::string& name, const std::string& expression, const std::string& message) {
    return {name,
            "attributes.json",
            "\"derived\": \"$self.side.camp = turkish\"",
            "\"derived\": " + expression,
            {message}};
}

std::vector<BadPack> badLookups() {
    const std::string known = "{ \"known\": { \"table\": ";
    return {
        badExpression("PlaceOffTheMap", "{ \"=\": [\"$self.hex\", «\"2599\"] }",
                      "\"2599\" is no word of the vocabulary \"place\" (at attributes[18].derived.=[1])"),
        badExpression(
            "DistanceOfOne", "{ \"<\": [ { \"distance\": «[\"$self.hex\"] }, 3 ] }",
            "expected a list of 2 operands, found 1 item (at attributes[18].derived.<[0].distance)"),
        badExpression("DistanceOfNumbers",
                      "{ \"<\": [ { \"distance\": [«\"$self.combat\", \"$self.hex\"] }, 3 ] }",
                      "\"$self.combat\" gives a number where a word is expected (at "
                      "attributes[18].derived.<[0].distance[0])"),
        badExpression("NearWithoutSteps", "{ \"in\": [ \"$self.hex\", «{ \"near\": \"$self.hex\" } ] }",
                      "the key \"most\" is missing (at attributes[18].derived.in[1])"),
        badExpression(
            "ReachThroughANumber",
            "{ \"in\": [ \"$self.hex\", { \"reach\": \"$self.hex\", \"most\": 2, \"through\": «3 } ] }",
            "the number 3 gives a number where a yes or no is expected (at "
            "attributes[18].derived.in[1].through)"),
        badExpression("NameOfNoList",
                      "{ \"some\": \"$places\", \"where\": { \"=\": [ «\"$as.there\", \"$each\" ] } }",
                      "no list around this calls its items \"there\"; say it there as \"as\": \"there\" (at "
                      "attributes[18].derived.where.=[0])"),
        badExpression("NameOfTwoLists",
                      "{ \"some\": \"$places\", \"as\": \"there\", \"where\": { \"some\": \"$places\", "
                      "\"as\": «\"there\" } }",
                      "the items of a list around this are called \"there\" already; choose another name (at "
                      "attributes[18].derived.where.as)"),
        badExpression(
            "TraitThatATerrainHasNot",
            "«{ \"trait\": \"no-lend\", \"of\": { \"table\": \"ground\", \"row\": \"$self.hex\" } }",
            "the vocabulary \"terrain\" has no trait \"no-lend\"; did you mean \"no-land\"? (at "
            "attributes[18].derived)"),
        badExpression(
            "ColumnOfATableWithoutAny", known + "\"ground\", \"row\": \"$self.hex\", \"column\": «1 } }",
            "the table \"ground\" has no columns; remove this key (at attributes[18].derived.known.column)"),
        badExpression("ShiftOfWords",
                      known + "\"air\", \"row\": 1, \"column\": \"british\", \"shift\": «1 } }",
                      "only columns that are bands or ratios are shifted; remove this key (at "
                      "attributes[18].derived.known.shift)"),
        badExpression("RatioOfOneNumber",
                      known + "\"combat-defender\", \"row\": 1, \"column\": «[\"$self.combat\"] } }",
                      "expected a list of 2 operands, found 1 item (at attributes[18].derived.known.column)"),
        badExpression(
            "HeadingOfWords",
            "{ \"=\": [ { \"heading\": { \"table\": «\"ground\", \"row\": \"$self.hex\" } }, \"\" ] }",
            "only rows and columns that are bands or ratios have headings to ask for; give \"row\" or "
            "\"column\" of such a table (at attributes[18].derived.=[0].heading.table)"),
        {"PlacesThatAreStored",
         "attributes.json",
         "{ \"id\": \"turk\", \"of\": \"unit\"",
         "{ \"id\": \"spots\", \"of\": \"unit\", \"name\": \"Spots\", \"kind\": «\"places\" }, { \"id\": "
         "\"turk\", \"of\": "
         "\"unit\"",
         {"several places are derived, never stored; give \"derived\" (at attributes[18].kind)"}},
    };
}

std::vector<BadPack> badMapRoles() {
    const std::string file = "roles.json";
    return {
        {"MapOfUnitsNowhere",
         file,
         "\"unit\": \"at\"",
         "\"unit\": «\"status\"",
         {"\"status\" of a unit is no place; there are hex, at, bombarded-at, aim, fell-at and "
          "garrison-start (at "
          "map.unit)"}},
        {"MapOfThingsNowhere",
         file,
         "\"thing\": \"place\"",
         "\"thing\": «\"vp\"",
         {"\"vp\" of a thing is no place; there is only place (at map.thing)"}},
        {"MapOfUnknownUnits",
         file,
         "\"unit\": \"at\"",
         "\"unit\": «\"hax\"",
         {"no unit has an attribute \"hax\"; did you mean \"hex\"? (at map.unit)"}},
        {"GroundOfBorders",
         file,
         "\"ground\": \"ground\"",
         "\"ground\": «\"hexsides\"",
         {"unknown table with a row for each place \"hexsides\"; there is only ground (at map.ground)"}},
        {"BordersOfGround",
         file,
         "\"border\": \"hexsides\"",
         "\"border\": «\"ground\"",
         {"unknown table with a row for each border \"ground\"; there is only hexsides (at map.border)"}},
        {"MoveWithoutAPlace",
         file,
         "\"move\": \"move\"",
         "\"move\": «\"straggle\"",
         {"unknown action of a unit with a place \"straggle\"; there are set-up, fly-to, fall-back, move and "
          "retreat (at map.move)"}},
        {"LayerOfNoPlaces",
         file,
         "\"places\": \"$self.zone\"",
         "\"places\": «\"$self.status\"",
         {"\"$self.status\" gives a word where a list of words is expected (at map.shows[0].places)"}},
        {"LayerWithoutPlaces",
         file,
         "{ \"name\": \"Zone of control\", \"places\": \"$self.zone\", \"everywhere\": true }",
         "«{ \"name\": \"Zone of control\" }",
         {"the key \"places\" is missing (at map.shows[0])"}},
    };
}

std::vector<BadPack> ofThePack(const std::string& pack, std::vector<BadPack> all) {
    for (BadPack& bad : all) {
        bad.pack = pack;
    }
    return all;
}

} // namespace

std::vector<BadPack> badMaps() {
    std::vector<BadPack> all = badMapFiles();
    for (const auto& more : {badHeadings(), badPrintedCells(), badLookups(), badMapRoles()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return ofThePack("allenbys-blitzkrieg", all);
}

std::vector<BadPack> badForetelling() {
    return ofThePack("death-in-the-desert",
                     {{"ForetellsAnUnknownCheck",
                       "actions.json",
                       "\"foretells\": [\"toll\"]",
                       "\"foretells\": [«\"tolls\"]",
                       {"unknown check \"tolls\"; did you mean \"toll\"? (at actions[3].foretells[0])"}}});
}

} // namespace umpire::test
