// Towns, victory points, the end, garrisons, and the scenarios.

#include "hills.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

namespace umpire::test::victories_test {
namespace {

using namespace hills;

int points(const Session& session, const char* side) {
    return count(session, side, "vp");
}

void eliminate(Session& session, const std::string& id) {
    adjust(session, id, {{"status", "eliminated"}, {"hex", nullptr}});
}

TEST(Towns, AreTurkishUnlessTheBritishStandThere) {
    const auto session = at();
    EXPECT_EQ(word(*session, "asur", "control"), "turkish");
    put(*session, {"a54"}, "0708");
    EXPECT_EQ(word(*session, "asur", "control"), "british");
    put(*session, {"a54"}, "0709");
    EXPECT_EQ(word(*session, "asur", "control"), "turkish"); // vacated, and lost at once
    put(*session, {"dummy"}, "0708");
    EXPECT_EQ(word(*session, "asur", "control"), "turkish");
}

TEST(Towns, WithoutAHexAreHeldByWhomTheUmpireNames) {
    Json battle = field();
    battle["things"][0].erase("hex");
    const auto session = at(Json::object(), battle);
    EXPECT_EQ(word(*session, "asur", "control"), "turkish");
    adjust(*session, "asur", {{"holder", "british"}});
    EXPECT_EQ(word(*session, "asur", "control"), "british");
}

struct Score {
    std::vector<std::pair<std::string, std::string>> british; ///< who stands in which town
    bool turkFalls;
    const char* reading;
    int forBritish;
    int forTurks;
};

TEST(VictoryPoints, AreForTownsAndAgainstIdleness) {
    const std::vector<Score> scores{{{}, false, "none-eliminated", -7, 2},
                                    {{}, true, "none-eliminated", 0, 2},
                                    {{{"a54", "0708"}}, true, "none-eliminated", 1, 1},
                                    {{{"a54", "0708"}, {"b54", "1208"}}, false, "none-eliminated", -5, 0},
                                    {{{"a54", "1609"}}, true, "none-eliminated", 0, 2}, // no VP town
                                    {{}, false, "any-left", -7, 2},
                                    {{}, true, "any-left", -7, 2}};
    for (const Score& score : scores) {
        const auto session = at({{"s-minus7", score.reading}});
        for (const auto& [id, hex] : score.british) {
            put(*session, {id}, hex);
        }
        if (score.turkFalls) {
            put(*session, {"guns"}, "0810");
            put(*session, {"t7"}, "0809");
            play(*session, bombard("guns", "t7"), {4});
        }
        goTo(*session, "victory-points");
        EXPECT_EQ(points(*session, "british"), score.forBritish) << score.reading;
        EXPECT_EQ(points(*session, "turkish"), score.forTurks) << score.reading;
    }
}

TEST(VictoryPoints, AreNotTakenOnceNoTurkIsLeft) {
    const auto session = at({{"s-minus7", "any-left"}});
    const Json battle = field();
    for (const Json& unit : battle["units"]) {
        if (unit.contains("rear")) {
            eliminate(*session, unit["id"]);
        }
    }
    goTo(*session, "victory-points");
    EXPECT_EQ(points(*session, "british"), 0);
}

TEST(VictoryPoints, AreTakenForATurkWhoHasNoHexYet) {
    const auto session = at({{"s-minus7", "any-left"}});
    const Json battle = field();
    for (const Json& unit : battle["units"]) {
        if (unit.contains("rear") && unit["id"] != "t16") {
            eliminate(*session, unit["id"]);
        }
    }
    adjust(*session, "t16", {{"hex", nullptr}});
    goTo(*session, "victory-points");
    EXPECT_EQ(points(*session, "british"), -7);
}

TEST(VictoryPoints, OfCasualtiesComeAtTheEnd) {
    const auto session = at();
    for (const char* id : {"hq-8", "art-8", "t16", "a54", "guns"}) {
        eliminate(*session, id);
    }
    adjust(*session, "british", {{"tally", 14}});
    put(*session, {"b54"}, "0708"); // or the Turks win after turn 6
    for (int turn = 1; turn <= 6; ++turn) {
        endTurn(*session);
        EXPECT_EQ(points(*session, "british"), turn * (1 - 7)) << turn;
        EXPECT_EQ(points(*session, "turkish"), turn) << turn;
    }
    endTurn(*session);
    EXPECT_EQ(points(*session, "british"), 7 * (1 - 7) + 2); // a headquarters and artillery
    EXPECT_EQ(points(*session, "turkish"), 7 + 2 + 2);       // two units, and fourteen disruptions
    EXPECT_EQ(word(*session, "turkish", "victory"), "minor");
}

TEST(Victories, OfTheTurksAreMajorWithTwoTownsAfterTurnSix) {
    const auto session = at();
    for (int turn = 1; turn <= 5; ++turn) {
        endTurn(*session);
        EXPECT_EQ(word(*session, "turkish", "victory"), "") << turn;
    }
    endTurn(*session);
    EXPECT_EQ(word(*session, "turkish", "victory"), "major");
    const int before = points(*session, "turkish");
    endTurn(*session);
    EXPECT_EQ(points(*session, "turkish"), before + 2); // nothing is counted at the end any more
    EXPECT_EQ(word(*session, "turkish", "victory"), "major");
}

TEST(Victories, OfTheBritishAreMajorWithAllTownsAfterAnyTurn) {
    const auto session = at();
    put(*session, {"a54"}, "0708");
    put(*session, {"b54"}, "1208");
    endTurn(*session);
    EXPECT_EQ(word(*session, "british", "victory"), "");
    put(*session, {"a60"}, "1609"); // the one without points as well
    endTurn(*session);
    EXPECT_EQ(word(*session, "british", "victory"), "major");
}

TEST(Victories, NeedTowns) {
    Json battle = field();
    battle.erase("things");
    const auto session = at(Json::object(), battle);
    endTurn(*session);
    EXPECT_EQ(word(*session, "british", "victory"), "");
}

TEST(Victories, ByPointsAreMinorAndEqualPointsADraw) {
    for (const int more : {-1, 0, 1}) {
        const auto session = at();
        put(*session, {"b54"}, "0708");
        for (int turn = 1; turn <= 6; ++turn) {
            endTurn(*session);
        }
        // The last turn brings the British 1 − 7 and the Turks 1.
        adjust(*session, "british", {{"vp", 20 + 6 + more}});
        adjust(*session, "turkish", {{"vp", 20 - 1}});
        endTurn(*session);
        EXPECT_EQ(word(*session, "british", "victory"), more > 0 ? "minor" : more == 0 ? "draw" : "");
        EXPECT_EQ(word(*session, "turkish", "victory"), more < 0 ? "minor" : more == 0 ? "draw" : "");
    }
}

Json garrisonAt(const char* town) {
    return {{"do", "place-garrison"}, {"side", "british"}, {"town", town}};
}

TEST(Garrisons, AreAsManyAsTheStrengthOfTheUnit) {
    const auto session = at();
    put(*session, {"a54"}, "0708");
    put(*session, {"b54"}, "0808");
    begin(*session, "british-army-1");
    play(*session, {{"do", "form-garrisons"}, {"unit", "b54"}});
    EXPECT_EQ(stands(*session, "b54"), "removed");
    for (int n = 0; n < 3; ++n) {
        EXPECT_TRUE(owes(*session, "place-garrison", "british"));
        EXPECT_TRUE(warnings(*session, garrisonAt("asur")).empty());
        play(*session, garrisonAt("asur"));
    }
    EXPECT_FALSE(owes(*session, "place-garrison", "british"));
    EXPECT_EQ(refusal(*session, garrisonAt("asur")), "not-possible");
    put(*session, {"a54"}, "0709");
    EXPECT_EQ(word(*session, "asur", "control"), "british");
    EXPECT_EQ(refusal(*session, march("bcmd-name-garrison-1", "0709")), "not-possible");
    EXPECT_EQ(refusal(*session, {{"do", "form-garrisons"}, {"unit", "bcmd-name-garrison-1"}}),
              "not-possible");
    EXPECT_EQ(refusal(*session, {{"do", "form-garrisons"}, {"unit", "t16"}}), "not-possible");
    endTurn(*session);
    EXPECT_EQ(points(*session, "turkish"), 1); // a unit split up is not eliminated
}

struct Way {
    const char* what;
    const char* from;
    std::vector<std::pair<std::string, std::string>> enemies;
    const char* reading;
    bool near;
};

TEST(Garrisons, GoAWayOfSixHexes) {
    const std::vector<Way> ways{{"six hexes", "0714", {}, "zones", true},
                                {"seven", "0715", {}, "zones", false},
                                {"a cavalry zone across the way", "0714", {{"tcav", "0811"}}, "zones", false},
                                {"which does not matter", "0714", {{"tcav", "0811"}}, "hexes-only", true},
                                {"infantry beside the way", "0714", {{"t16", "0811"}}, "zones", true},
                                {"an enemy on the way", "0714", {{"t16", "0711"}}, "hexes-only", false}};
    for (const Way& way : ways) {
        const auto session = at({{"s-garrison", way.reading}});
        put(*session, {"a54"}, "0708");
        put(*session, {"b54"}, way.from);
        for (const auto& [id, hex] : way.enemies) {
            put(*session, {id}, hex);
        }
        begin(*session, "british-army-1");
        play(*session, {{"do", "form-garrisons"}, {"unit", "b54"}});
        EXPECT_EQ(warns(*session, garrisonAt("asur"), "no way of 6"), !way.near) << way.what;
        EXPECT_TRUE(warns(*session, garrisonAt("fara"), "do not stand in that town"));
    }
}

TEST(Scenarios, SwapCountersAndSendTheFrenchHome) {
    struct Case {
        const char* reading;
        int turk;
        int briton;
        bool french;
    };
    for (const Case& each : std::vector<Case>{{"historical", 3, 3, true},
                                              {"no-lawrence", 5, 3, false},
                                              {"forces-at-hand", 3, 2, true},
                                              {"fair-fight", 5, 2, false}}) {
        Json battle = field();
        unitIn(battle, "t16").update(Json{{"other-combat", 5}, {"other-rear", "blank"}, {"other-move", 9}});
        unitIn(battle, "a54").update(Json{{"other-combat", 2}});
        unitIn(battle, "a60")["french"] = true;
        const auto session = at({{"s-scenario", each.reading}}, battle);
        put(*session, {"a54"}, "0810");
        put(*session, {"t16"}, "0809");
        begin(*session, "british-army-1");
        play(*session, attack("a54", "t16", {}, {{"facts", {{"attack-added", 3}}}}), {2});
        EXPECT_EQ(count(*session, "a54", "attack-sum"), each.briton + 3) << each.reading;
        EXPECT_EQ(count(*session, "a54", "defence-sum"), each.turk) << each.reading;
        EXPECT_EQ(session->preview({{"do", "set-up"}, {"unit", "a60"}, {"hex", "0101"}}).ok, each.french);
    }
}

struct Place {
    const char* unit;
    const char* hex;
    const char* reading;
    const char* warned;
};

TEST(Setup, KeepsToTheTrenchLineAndTheBlocks) {
    const std::vector<Place> places{{"t16", "0808", "historical", "block"},
                                    {"t16", "0808", "free", ""},
                                    {"t16", "1202", "historical", ""},
                                    {"t16", "0810", "free", ""}, // in the trench line
                                    {"t16", "0811", "free", "trench line"},
                                    {"a54", "0810", "free", "trench line"},
                                    {"a54", "0809", "free", "trench line"},
                                    {"a54", "0811", "free", ""},
                                    {"dummy", "0811", "historical", "No real unit"},
                                    {"dummy", "0811", "free", ""},
                                    {"dummy", "0515", "historical", ""}};
    for (const Place& place : places) {
        const auto session = at({{"s-setup", place.reading}});
        done(*session, {{"do", "fill"}, {"table", "ground"}, {"all", {{"*", "land"}, {"0810", "trench"}}}});
        const auto told = warnings(*session, {{"do", "set-up"}, {"unit", place.unit}, {"hex", place.hex}});
        EXPECT_EQ(told.empty(), *place.warned == '\0')
            << place.unit << place.hex << (told.empty() ? "" : told[0]);
        EXPECT_TRUE(told.empty() || told[0].find(place.warned) != std::string::npos) << told[0];
    }
}

TEST(Setup, IsOverOnceTheGameBegins) {
    const auto session = at();
    goTo(*session, "british-army-1");
    EXPECT_TRUE(warns(*session, {{"do", "set-up"}, {"unit", "a54"}, {"hex", "0515"}}, "The game has begun"));
}

/// After the last turn of a scenario the game is over: nothing falls due of itself, and who wants plays on.
TEST(Scenarios, EndWithTheirLastTurn) {
    Json battle = field();
    battle["turn-limit"] = 7;
    const auto session = at(Json::object(), battle);
    done(*session, {{"do", "adjust"}, {"subject", "turn"}, {"set", {{"turn", 7}}}, {"reason", "test"}});
    goTo(*session, "victory-points");
    const Json answer = done(*session, {{"do", "next-phase"}});
    EXPECT_NE(dumpLine(answer).find("wins a minor victory"), dumpLine(answer).find("win a minor victory"))
        << dumpLine(answer);
    EXPECT_EQ(answer["warnings"].back(),
              "Turn 7 was the last of the scenario: the game is over, unless you play on");
    EXPECT_TRUE(session->battle().due.empty());
    sheets::SheetWish wish;
    wish.sheet = "state";
    const std::string state =
        sheets::writeText({sheets::makeSheet({session->rules(), session.get()}, wish)}, 200);
    EXPECT_NE(state.find("Over after turn 7"), std::string::npos) << state;
    EXPECT_EQ(state.find("limit"), std::string::npos) << state;
    begin(*session, "british-army-1");
    EXPECT_TRUE(session->battle().due.empty());
    put(*session, {"a54"}, "0910");
    EXPECT_TRUE(done(*session, march("a54", "0909"))["ok"].get<bool>());
}

} // namespace
} // namespace umpire::test::victories_test
