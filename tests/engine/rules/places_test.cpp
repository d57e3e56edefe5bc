// Places of a map: in packs, in battles, in conditions.

#include "mapped_pack.h"
#include "umpire/storage/battle_file.h"
#include "umpire/storage/csv_roster.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::places_test {
namespace {

using Lines = std::vector<std::string>;

/// What an expression gives for the fox at 0203, the owl (at 0303) being the other party.
Value given(const std::string& kind, const std::string& expression, const Json& more = Json::object()) {
    SmallPack pack = mappedPack();
    pack.probe(kind, Json::parse(expression));
    const auto session = mappedGame(pack, more);
    if (!session) {
        return {};
    }
    const Scope scope{session->rules(), session->battle(), "fox", "owl"};
    return evaluate(*session->rules().fact("probe")->derived, scope);
}

Ids places(const std::string& expression, const Json& more = Json::object()) {
    return given("places", expression, more).list();
}

TEST(PlacesInConditions, TouchAndAreSoFarApart) {
    EXPECT_EQ(places(R"({"neighbours": "$self.spot"})"),
              (Ids{"0202", "0303", "0304", "0204", "0104", "0103"}));
    EXPECT_EQ(places(R"({"neighbours": "0101"})"), (Ids{"0201", "0102"}));
    EXPECT_EQ(given("count", R"({"distance": ["$self.spot", "$other.spot"]})"), Value(1));
    EXPECT_EQ(given("count", R"({"distance": ["0101", "0605"]})"), Value(7));
    EXPECT_EQ(given("count", R"({"distance": ["$self.spot", "$self.spot"]})"), Value(0));
    EXPECT_EQ(given("flag", R"({"adjacent": ["$self.spot", "$other.spot"]})"), Value(true));
    EXPECT_EQ(given("flag", R"({"adjacent": ["$self.spot", "$self.spot"]})"), Value(false));
    EXPECT_EQ(places(R"({"near": "0101", "most": 1})"), (Ids{"0101", "0102", "0201"}));
    EXPECT_EQ(places("\"$places\"").size(), 30U);
}

TEST(PlacesInConditions, AreNowhereFarFromAll) {
    const std::string nowhere = R"({"place-at": [7, 1]})";
    EXPECT_EQ(given("count", R"({"distance": ["$self.spot", )" + nowhere + "]}"), Value(HexGrid::nowhere));
    EXPECT_EQ(given("flag", R"({"adjacent": [)" + nowhere + ", " + nowhere + "]}"), Value(false));
    EXPECT_EQ(places(R"({"neighbours": )" + nowhere + "}"), Ids{});
    EXPECT_EQ(places(R"({"near": )" + nowhere + R"(, "most": 3})"), Ids{});
    EXPECT_EQ(places(R"({"reach": )" + nowhere + R"(, "most": 3})"), Ids{});
    EXPECT_EQ(given("flag", R"({"=": [{"border": ["0101", "0103"]}, null]})"), Value(true));
    EXPECT_EQ(given("count", R"({"row-of": )" + nowhere + "}"), Value(0));
}

TEST(PlacesInConditions, HaveColumnAndRow) {
    EXPECT_EQ(given("count", R"({"column-of": "$self.spot"})"), Value(2));
    EXPECT_EQ(given("count", R"({"row-of": "$self.spot"})"), Value(3));
    EXPECT_EQ(given("place",
                    R"({"place-at": [{"column-of": "$self.spot"}, {"-": [{"row-of": "$self.spot"}, 1]}]})"),
              Value("0202"));
}

TEST(PlacesInConditions, SayWhatLiesThereAndBetween) {
    const Json filled = Json::parse(R"({"tables": {"lie": {"0203": "hill", "0304": "lake"},
        "rims": {"0303-0203": "stream"}}})");
    SmallPack pack = mappedPack();
    pack.probe("choice", Json::parse(R"({"table": "lie", "row": "$self.spot"})"), {{"vocabulary", "ground"}});
    const auto session = mappedGame(pack, filled);
    const Scope scope{session->rules(), session->battle(), "fox", "owl"};
    EXPECT_EQ(evaluate(*session->rules().fact("probe")->derived, scope), Value("hill"));
    EXPECT_EQ(given("flag", R"({"trait": "bars", "of": {"table": "rims",
                            "row": {"border": ["$self.spot", "$other.spot"]}}})",
                    filled),
              Value(true));
    EXPECT_EQ(given("count", R"({"sum": {"neighbours": "$self.spot"},
                             "of": {"trait": "toil", "of": {"table": "lie", "row": "$each"}}})",
                    filled),
              Value(14));
}

/// Round a lake: 0303 and 0304 are wet, the stream bars the way from 0203 to 0202.
TEST(PlacesInConditions, AreReachedByPaths) {
    const Json filled = Json::parse(R"({"tables": {"lie": {"0303": "lake", "0304": "lake"},
        "rims": {"0202-0203": "stream"}}})");
    const std::string dry = R"("through": {"not": {"trait": "wet", "of": {"table": "lie", "row": "$each"}}})";
    const std::string fords =
        R"("across": {"not": {"trait": "bars", "of": {"table": "rims", "row": "$each"}}})";
    EXPECT_EQ(places(R"({"reach": "$self.spot", "most": 1, )" + dry + "}", filled),
              (Ids{"0203", "0202", "0204", "0104", "0103"}));
    EXPECT_EQ(places(R"({"reach": "$self.spot", "most": 1, )" + dry + ", " + fords + "}", filled),
              (Ids{"0203", "0204", "0104", "0103"}));
    const auto comesIn = [&](int steps) {
        return given("flag",
                     R"({"in": ["0202", {"reach": "$self.spot", "most": )" + std::to_string(steps) + ", " +
                         dry + ", " + fords + "}]}",
                     filled)
            .flag();
    };
    EXPECT_FALSE(comesIn(1));
    EXPECT_TRUE(comesIn(2));
}

/// Who stops at the neighbours of the owl goes no further.
TEST(PlacesInConditions, EndPathsWhereTheyStop) {
    const std::string stops = R"("stops": {"adjacent": ["$each", "$other.spot"]})";
    EXPECT_EQ(places(R"({"reach": "0104", "most": 2, )" + stops + "}"),
              (Ids{"0104", "0103", "0203", "0204", "0105", "0102", "0202", "0304", "0305", "0205"}));
    EXPECT_EQ(places(R"({"reach": "$self.spot", "most": 1, )" + stops + "}").size(), 7U)
        << "the start never stops";
}

/// The owl and the fox stand in the way of paths from 0202; a list within the conditions knows the place.
TEST(PlacesInConditions, CallThePlacesOfPathsByName) {
    const std::string empty =
        R"("through": {"not": {"some": "$units", "where": {"=": ["$each.spot", "$as.way"]}}})";
    EXPECT_EQ(places(R"({"reach": "0202", "most": 1, "as": "way", )" + empty + "}"),
              (Ids{"0202", "0201", "0302", "0103", "0102"}));
    const std::string stops =
        R"("stops": {"some": "$units", "where": {"adjacent": ["$each.spot", "$as.way"]}})";
    EXPECT_EQ(places(R"({"reach": "0101", "most": 3, "as": "way", )" + stops + "}"),
              (Ids{"0101", "0201", "0102", "0301", "0302", "0202", "0103", "0401"}));
    const std::string across =
        R"("across": {"some": "$places", "where": {"=": [{"border": ["0202", "$each"]}, "$as.way"]}})";
    EXPECT_EQ(places(R"({"reach": "0202", "most": 2, "as": "way", )" + across + "}").size(), 7U);
}

TEST(PlacesInConditions, CallThePlacesOfPathsOtherwiseThanThoseOfListsAround) {
    SmallPack pack = mappedPack();
    pack.probe("flag", Json::parse(R"({"every": "$units", "as": "there", "where": {"some": {"reach":
        "$as.there.spot", "most": 2, "as": "there", "through": {"=": ["$as.there", "0101"]}}}})"));
    const Lines problems = pack.problems();
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_TRUE(problems.front().find("are called \"there\" already") != std::string::npos)
        << problems.front();
}

/// All neighbours of the owl are held by others, or barred.
TEST(PlacesInConditions, CallTheItemsOfListsByName) {
    const std::string held =
        R"({"count": {"neighbours": "$other.spot"}, "as": "there", "where": {"some": "$units",
        "where": {"all": [{"=": ["$each.spot", "$as.there"]}, {"!=": ["$each.side", "$other.side"]}]}}})";
    EXPECT_EQ(given("count", held), Value(1));
    EXPECT_EQ(given("flag", R"({"every": "$units", "as": "one", "where": {"every": "$units", "where":
        {"<=": [{"distance": ["$as.one.spot", "$each.spot"]}, 2]}}})"),
              Value(true));
    EXPECT_EQ(given("subjects", R"({"each": "$units", "where": {"adjacent": ["$each.spot", "$self.spot"]}})"),
              Value(Ids{"hen", "owl"}));
    EXPECT_EQ(
        given("place", R"({"first": "$places", "where": {"=": [{"distance": ["$each", "$self.spot"]}, 3]}})"),
        Value("0101"));
}

TEST(PlacesInPacks, AreChecked) {
    const auto problem = [](const std::string& kind, const std::string& expression) {
        SmallPack pack = mappedPack();
        pack.probe(kind, Json::parse(expression));
        const Lines problems = pack.problems();
        return problems.empty() ? std::string() : problems.front();
    };
    EXPECT_NE(problem("flag", R"({"=": ["$self.spot", "0706"]})")
                  .find("\"0706\" is no word of the vocabulary \"place\""),
              std::string::npos);
    EXPECT_NE(problem("count", R"({"distance": ["$self.spot"]})").find("expected a list of 2 operands"),
              std::string::npos);
    EXPECT_NE(problem("count", R"({"row-of": "$self.size"})").find("gives a number where a word is expected"),
              std::string::npos);
    EXPECT_NE(problem("flag", R"({"some": "$places", "where": {"=": ["$as.here", "$each"]}})")
                  .find("no list around this calls its items \"here\"; say it there as \"as\": \"here\""),
              std::string::npos);
    EXPECT_NE(problem("flag", R"({"some": "$places", "as": "a", "where": {"some": "$places", "as": "a"}})")
                  .find("called \"a\" already"),
              std::string::npos);
}

TEST(PlacesInPacks, NeedAMap) {
    SmallPack pack;
    pack.probe("count", Json::parse(R"({"distance": ["$self.id", "$other.id"]})"));
    EXPECT_EQ(pack.problems().front(),
              "facts.json: error: there are no places here: the pack has no map; name one "
              "among its files (at facts[3].derived.distance)");
    SmallPack other;
    other.file("attributes")["attributes"].push_back(
        {{"id", "spot"}, {"of", "unit"}, {"name", "Spot"}, {"kind", "place"}});
    EXPECT_EQ(other.problems().front(),
              "attributes.json: error: there are no places: the pack has no map; name one "
              "among its files (at attributes[8].kind)");
}

TEST(PlacesInPacks, HaveAMapOfSomeSize) {
    SmallPack pack = mappedPack();
    pack.file("map")["map"]["columns"] = 100;
    EXPECT_EQ(pack.problems().front(),
              "map.json: error: \"columns\" is 100; it goes from 1 to 99 (at map.columns)");
    SmallPack tilted = mappedPack();
    tilted.file("map")["map"]["lower"] = "all";
    EXPECT_EQ(tilted.problems().size(), 1U);
    SmallPack stored = mappedPack();
    stored.file("attributes")["attributes"].push_back(
        {{"id", "spots"}, {"of", "unit"}, {"name", "Spots"}, {"kind", "places"}});
    EXPECT_NE(stored.problems().front().find("several places are derived, never stored"), std::string::npos);
    SmallPack taken = mappedPack();
    taken.file("vocabulary")["vocabularies"].push_back(
        Json::parse(R"({"id": "border", "name": "Border", "words": [{"id": "a", "name": "A"}]})"));
    EXPECT_FALSE(taken.problems().empty());
}

TEST(PlacesOfUnits, AreReadShownAdjustedAndSaved) {
    const auto session = mappedGame(mappedPack());
    ASSERT_NE(session, nullptr);
    EXPECT_EQ(session->show("fox")["spot"], "0203");
    EXPECT_EQ(session->show("well")["spot"], "0101");
    done(*session, {{"do", "adjust"}, {"subject", "fox"}, {"set", {{"spot", "0605"}}}});
    EXPECT_EQ(session->show("fox")["spot"], "0605");
    done(*session, {{"do", "adjust"}, {"subject", "hen"}, {"set", {{"spot", nullptr}}}});
    EXPECT_EQ(session->show("hen")["spot"], nullptr);
    readAgain(*session);
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(session->show("hen")["spot"], "0204");
}

TEST(PlacesOfUnits, StandInSheets) {
    const auto session = mappedGame(mappedPack());
    const std::string sheet = writeRosterCsv(session->rules(), session->battle());
    EXPECT_NE(sheet.find("0203"), std::string::npos);
    const auto spotIn = [&](const std::string& cell) {
        const CsvRoster read =
            readRosterCsv("name,formation,sort,size,spot\nElk,Band,walker,4," + cell + "\n", "list.csv",
                          session->rules(), &session->battle());
        return read.issues.empty() ? read.roster["units"][0].value("spot", "none")
                                   : read.issues.front().line();
    };
    EXPECT_EQ(spotIn("0203"), "0203");
    EXPECT_EQ(spotIn("203"), "0203") << "as spreadsheets cut it";
    EXPECT_EQ(spotIn(""), "none");
    EXPECT_NE(spotIn("0706").find("\"0706\" is none of 0101, 0102"), std::string::npos) << spotIn("0706");
}

TEST(PlacesOfUnits, AreNoOthersThanThoseOfTheMap) {
    const LoadedPack loaded = mappedPack().load();
    const BattleFiles files(loaded.pack, [](const Id&) { return nullptr; });
    Json roster = mappedRoster();
    roster.update(
        Json::parse(R"({"format": "desert-umpire-battle", "version": 1, "rules": "small", "title": "T",
        "sides": [{"id": "red", "name": "Red"}], "formations": [{"id": "band", "name": "Band", "side": "red"}]})"));
    roster["units"] = Json::array({roster["units"][0]});
    roster["units"][0]["spot"] = "0206";
    const LoadedBattle battle = files.parse(roster.dump(), "t.battle.json");
    ASSERT_FALSE(battle.issues.empty());
    EXPECT_NE(battle.issues.front().text.find("\"0206\""), std::string::npos) << battle.issues.front().line();
    const auto session = mappedGame(mappedPack());
    RandomDice dice(1);
    const Answer answer =
        session->execute({{"do", "adjust"}, {"subject", "fox"}, {"set", {{"spot", "0206"}}}}, dice);
    EXPECT_EQ(answer.refusal.code, "bad-value");
    EXPECT_NE(answer.refusal.message.find("\"0206\", which is none of 0101"), std::string::npos)
        << answer.refusal.message;
    EXPECT_EQ(session->show("fox")["spot"], "0203");
}

/// A command that goes somewhere.
TEST(PlacesOfUnits, AreFieldsOfCommands) {
    SmallPack pack = mappedPack();
    pack.file("actions")["actions"].push_back(Json::parse(R"({"id": "step", "name": "Step", "section": "1",
        "text": "{self.name} steps", "fields": [{"id": "unit", "kind": "subject", "party": "self"},
        {"id": "to", "name": "To", "kind": "place"}],
        "needs": [{"that": {"adjacent": ["$self.spot", "$field.to"]}, "else": "hello"}],
        "effects": [{"set": "spot", "to": "$field.to"}]})"));
    const auto session = mappedGame(pack);
    done(*session, {{"do", "step"}, {"unit", "fox"}, {"to", "0202"}});
    EXPECT_EQ(session->show("fox")["spot"], "0202");
    RandomDice dice(1);
    EXPECT_EQ(session->execute({{"do", "step"}, {"unit", "fox"}, {"to", "0205"}}, dice).refusal.code,
              "not-possible");
    EXPECT_EQ(session->execute({{"do", "step"}, {"unit", "fox"}, {"to", "0206"}}, dice).refusal.code,
              "bad-value");
    const Json asked = worksheet(*session, {{"do", "step"}, {"unit", "fox"}}).toJson();
    EXPECT_NE(asked.dump().find("\"0605\""), std::string::npos);
}

} // namespace
} // namespace umpire::test::places_test
