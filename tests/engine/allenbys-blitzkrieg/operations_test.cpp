// The ten phases and their owners, Groups, actions, and moves.

#include "hills.h"
#include "umpire/checks/scope.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace umpire::test::operations_test {
namespace {

using namespace hills;

TEST(TheTurn, HasTenPhasesWithTheirOwners) {
    const std::vector<std::pair<std::string, std::string>> phases{{"british-bombardment", "british"},
                                                                  {"turkish-bombardment", "turkish"},
                                                                  {"british-army-1", "british"},
                                                                  {"turkish-1", "turkish"},
                                                                  {"british-cavalry", "british"},
                                                                  {"turkish-2", "turkish"},
                                                                  {"british-army-2", "british"},
                                                                  {"turkish-3", "turkish"},
                                                                  {"recovery", "turkish"},
                                                                  {"victory-points", ""}};
    const auto session = at();
    for (int turn = 1; turn <= 2; ++turn) {
        for (const auto& [phase, owner] : phases) {
            EXPECT_EQ(session->battle().clock.phase, phase);
            EXPECT_EQ(session->battle().clock.turn, turn);
            const Json shown = done(*session, {{"do", "show"}, {"subject", "turn"}});
            EXPECT_EQ(shown["subject"]["owner"], owner.empty() ? Json() : Json(owner)) << phase;
            done(*session, {{"do", "next-phase"}});
        }
    }
}

TEST(TheTurn, TakesEachTurkishGroupOnceInAnyOrder) {
    const auto session = at();
    goTo(*session, "turkish-1");
    EXPECT_TRUE(owes(*session, "choose-group", "turkish"));
    const Json eighth{{"do", "choose-group"}, {"side", "turkish"}, {"group", "t8"}};
    EXPECT_EQ(refusal(*session, {{"do", "choose-group"}, {"side", "turkish"}, {"group", "asia"}}),
              "not-possible");
    EXPECT_EQ(refusal(*session, {{"do", "choose-group"}, {"side", "turkish"}, {"group", "tcmd"}}),
              "not-possible");
    EXPECT_EQ(refusal(*session, {{"do", "choose-group"}, {"side", "british"}, {"group", "xxi"}}),
              "not-possible");
    EXPECT_TRUE(warns(*session, march("t16", "0203"), "No Group is chosen"));
    play(*session, {{"do", "choose-group"}, {"side", "turkish"}, {"group", "t7g"}});
    EXPECT_FALSE(owes(*session, "choose-group", "turkish"));
    EXPECT_TRUE(warns(*session, eighth, "Another Group"));
    goTo(*session, "turkish-2");
    EXPECT_TRUE(warns(*session, {{"do", "choose-group"}, {"side", "turkish"}, {"group", "t7g"}},
                      "has had its phase"));
    EXPECT_TRUE(warnings(*session, eighth).empty());
    play(*session, eighth);
    goTo(*session, "turkish-3");
    EXPECT_FALSE(owes(*session, "choose-group", "turkish")); // nobody is left
    endTurn(*session);
    goTo(*session, "turkish-1");
    EXPECT_TRUE(warnings(*session, eighth).empty());
}

struct Actor {
    const char* phase;
    const char* unit;
    const char* to;
    const char* warned; ///< "" when it may
};

TEST(Operations, AreForWhoseUnitsTheyAre) {
    // The British stand in row 16, in columns 1, 3, 5 ...; the Turks in row 2.
    const std::vector<Actor> actors{{"british-bombardment", "a54", "0515", "no operations phase"},
                                    {"british-army-1", "a54", "0515", ""},
                                    {"british-army-1", "a4c", "1115", ""},
                                    {"british-army-1", "guns", "0315", ""},
                                    {"british-army-1", "t16", "1103", "phase of the other side"},
                                    {"turkish-1", "a54", "0515", "phase of the other side"},
                                    {"turkish-1", "t16", "1103", ""},
                                    {"turkish-1", "hq-8", "0503", ""},
                                    {"turkish-1", "t1", "1903", "another Group"},
                                    {"turkish-1", "german", "0303", ""},
                                    {"british-cavalry", "a54", "0515", "Only cavalry"},
                                    {"british-cavalry", "guns", "0315", "Only cavalry"},
                                    {"british-cavalry", "a4c", "1115", ""},
                                    {"british-cavalry", "cars", "1515", ""},
                                    {"british-cavalry", "dummy-cav", "0610", ""},
                                    {"turkish-3", "hq-yiderim", "0103", ""}};
    for (const Actor& actor : actors) {
        const auto session = at();
        put(*session, {"dummy-cav"}, "0611");
        if (std::string(actor.phase) != "british-bombardment") {
            begin(*session, actor.phase);
        }
        const auto told = warnings(*session, march(actor.unit, actor.to));
        EXPECT_EQ(told.empty(), *actor.warned == '\0')
            << actor.phase << actor.unit << (told.empty() ? "" : told[0]);
        EXPECT_TRUE(told.empty() || told[0].find(actor.warned) != std::string::npos) << told[0];
    }
}

TEST(Operations, GiveTheBritishTwoActionsAndTheirCavalryThree) {
    const auto session = at();
    int ofFoot = 0;
    int ofHorse = 0;
    for (const char* phase : {"british-army-1", "turkish-1", "british-cavalry", "british-army-2"}) {
        begin(*session, phase);
        ofFoot += warnings(*session, march("a54", "0515")).empty() ? 1 : 0;
        ofHorse += warnings(*session, march("a4c", "1115")).empty() ? 1 : 0;
    }
    EXPECT_EQ(ofFoot, 2);
    EXPECT_EQ(ofHorse, 3);
}

TEST(Operations, GiveATurkOneActionATurn) {
    const auto session = at();
    begin(*session, "turkish-1");
    play(*session, march("german", "0303"));
    EXPECT_TRUE(warns(*session, march("german", "0304"), "had its action in this phase"));
    begin(*session, "turkish-2", "combat-first", "t7g");
    EXPECT_TRUE(warns(*session, march("german", "0304"), "one action of this turn"));
    endTurn(*session);
    begin(*session, "turkish-1");
    EXPECT_TRUE(warnings(*session, march("german", "0304")).empty());
}

TEST(Operations, AreTheSameForAllOfAFormation) {
    const auto session = at();
    put(*session, {"a54"}, "0810");
    put(*session, {"t16"}, "0809");
    put(*session, {"b54", "guns"}, "0812");
    begin(*session, "british-army-1");
    play(*session, attack("a54", "t16"), {4});
    EXPECT_TRUE(warns(*session, march("b54", "0811"), "same action"));
    EXPECT_TRUE(warnings(*session, march("guns", "0811")).empty()); // of its Group, not of the formation
    begin(*session, "british-army-2", "moves-first");
    play(*session, march("b54", "0811"));
    put(*session, {"t19"}, "0809");
    EXPECT_TRUE(warns(*session, attack("a54", "t19"), "same action", {4}));
}

TEST(Operations, KeepTheOrderThatWasSaid) {
    for (const char* order : {"moves-first", "combat-first"}) {
        const bool moves = std::string(order) == "moves-first";
        const auto session = at();
        put(*session, {"a54"}, "0810");
        put(*session, {"t16"}, "0809");
        goTo(*session, "british-army-1");
        EXPECT_TRUE(owes(*session, "announce", "british"));
        EXPECT_TRUE(warns(*session, march("a60", "0715"), "was not said"));
        play(*session, {{"do", "announce"}, {"side", "british"}, {"order", order}});
        play(*session, march("guns", "0315"));
        EXPECT_EQ(warns(*session, attack("a54", "t16"), "moves have begun", {4}), !moves);
        done(*session, {{"do", "undo"}});
        play(*session, attack("a54", "t16"), {4});
        EXPECT_EQ(warns(*session, march("guns", "0315"), "combat has begun"), moves);
        EXPECT_TRUE(
            warns(*session, {{"do", "announce"}, {"side", "british"}, {"order", order}}, "before anybody"));
    }
}

struct Way {
    const char* to;
    Json more;
    const char* warned;
};

TEST(Moves, GoAsFarAsTheirPointsAndAroundTheEnemy) {
    const std::vector<Way> ways{{"0806", Json::object(), ""},
                                {"0805", Json::object(), "farther"},
                                {"0805", {{"road", true}}, ""},
                                {"0808", {{"points", 5}}, "farther"},
                                {"0806", {{"points", 4}}, ""},
                                {"0909", Json::object(), "enemy stands"},
                                {"0612", Json::object(), "Nobody can enter"},
                                {"0709", Json::object(), ""}};
    for (const Way& way : ways) {
        const auto session = at();
        put(*session, {"a54"}, "0810");
        put(*session, {"t16"}, "0909");
        done(*session, {{"do", "fill"}, {"table", "ground"}, {"row", "0612"}, {"value", "water"}});
        begin(*session, "british-army-1");
        const auto told = warnings(*session, march("a54", way.to, way.more));
        EXPECT_EQ(told.empty(), *way.warned == '\0') << way.to << way.more << (told.empty() ? "" : told[0]);
        EXPECT_TRUE(told.empty() || told[0].find(way.warned) != std::string::npos) << told[0];
    }
}

TEST(Moves, StopInEnemyZonesAndLeaveThemFreely) {
    const auto session = at();
    put(*session, {"a54"}, "0812");
    adjust(*session, "a54", {{"movement", 3}});
    put(*session, {"tcav"}, "0910"); // its zone: 0909, 0911, 0809, 0810, 1009, 1010
    begin(*session, "british-army-1");
    EXPECT_TRUE(warnings(*session, march("a54", "0811")).empty());
    EXPECT_TRUE(warnings(*session, march("a54", "0810")).empty()); // and stops
    EXPECT_TRUE(warns(*session, march("a54", "0809"), "no way there"));
    put(*session, {"a54"}, "0810");
    EXPECT_TRUE(warnings(*session, march("a54", "0809")).empty()); // from zone to zone
    EXPECT_TRUE(warnings(*session, march("a54", "0709")).empty());
    put(*session, {"tcav"}, "0202");
    put(*session, {"t16"}, "0910");
    put(*session, {"a54"}, "0812");
    EXPECT_TRUE(warnings(*session, march("a54", "0809")).empty()); // infantry has no zone
}

TEST(Moves, CrossNoRiverWithoutABridge) {
    for (const char* edge : {"river", "bridge"}) {
        const auto session = at();
        put(*session, {"a54"}, "0810");
        adjust(*session, "a54", {{"movement", 1}});
        done(*session, {{"do", "fill"}, {"table", "hexsides"}, {"row", "0809-0810"}, {"value", edge}});
        begin(*session, "british-army-1");
        EXPECT_EQ(warns(*session, march("a54", "0809"), "no way"), std::string(edge) == "river");
    }
}

TEST(Moves, RevealDummyCavalryThatStopsThem) {
    for (const bool freely : {false, true}) {
        const auto session = at();
        put(*session, {"dummy-cav", "dummy"}, "0910");
        put(*session, {"t16"}, "0808");
        begin(*session, "turkish-1");
        play(*session, march("t16", "0809", freely ? Json{{"freely", true}} : Json::object()));
        EXPECT_EQ(stands(*session, "dummy-cav"), freely ? "undisrupted 0910" : "removed");
        EXPECT_EQ(stands(*session, "dummy"), "undisrupted 0910");
    }
}

TEST(Moves, OfSeveralStartFromOneHex) {
    const auto session = at();
    put(*session, {"a54", "b54"}, "0810");
    begin(*session, "british-army-1");
    const Json together = march("a54", "0809", {{"with", {"b54"}}});
    EXPECT_TRUE(warnings(*session, together).empty());
    EXPECT_TRUE(warns(*session, march("a54", "0809", {{"with", {"a60"}}}), "one hex"));
    play(*session, together);
    EXPECT_EQ(stands(*session, "b54"), "undisrupted 0809");
    EXPECT_TRUE(flag(*session, "b54", "acted"));
}

TEST(Moves, OfTheDisruptedAreOwedThrownForAndGoHome) {
    const auto session = at();
    put(*session, {"t16"}, "0810");
    put(*session, {"hq-asia"}, "1110");
    disrupt(*session, "t16");
    begin(*session, "turkish-1");
    EXPECT_TRUE(owes(*session, "move", "t16"));
    EXPECT_EQ(refusal(*session, march("t16", "0809")), "not-possible");
    play(*session, {{"do", "straggle"}, {"unit", "t16"}}, {2});
    EXPECT_TRUE(warnings(*session, march("t16", "0809")).empty()); // to the top of the map
    EXPECT_TRUE(warnings(*session, march("t16", "1010")).empty()); // to its headquarters
    EXPECT_TRUE(warnings(*session, march("t16", "0710")).empty()); // half a hex up, too
    EXPECT_TRUE(warns(*session, march("t16", "0811"), "on the way to neither"));
    EXPECT_TRUE(warns(*session, march("t16", "0807"), "farther"));
    put(*session, {"a60"}, "0808");
    EXPECT_TRUE(warns(*session, march("t16", "0809"), "keeps away"));
    play(*session, march("t16", "1010"));
    EXPECT_FALSE(owes(*session, "move", "t16"));
}

TEST(Moves, OfADisruptedHeadquartersAndGroupUnitGoToOtherHeadquartersOfTheirGroup) {
    for (const auto& [unit, headquarters] :
         std::vector<std::pair<std::string, std::string>>{{"hq-asia", "hq-8"}, {"art-8", "hq-asia"}}) {
        const auto session = at();
        put(*session, {unit}, "0810");
        put(*session, {headquarters}, "1110");
        disrupt(*session, unit);
        begin(*session, "turkish-1", "moves-first");
        play(*session, {{"do", "straggle"}, {"unit", unit}}, {2});
        EXPECT_TRUE(warnings(*session, march(unit, "0911")).empty()) << unit;
        EXPECT_TRUE(warns(*session, march(unit, "0811"), "on the way to neither")) << unit;
    }
}

TEST(Moves, OfABThatThrewOddGoNowhere) {
    const auto session = at();
    put(*session, {"t19"}, "0810");
    disrupt(*session, "t19");
    begin(*session, "turkish-1");
    play(*session, {{"do", "straggle"}, {"unit", "t19"}}, {3});
    EXPECT_TRUE(warns(*session, march("t19", "0809"), "farther"));
    EXPECT_TRUE(warnings(*session, march("t19", "0810")).empty());
    EXPECT_TRUE(warns(*session, {{"do", "straggle"}, {"unit", "t19"}}, "has thrown", {4}));
    play(*session, march("t19", "0810"));
    EXPECT_FALSE(owes(*session, "move", "t19"));
}

TEST(Moves, OfTheDisruptedAreNotOwedByWhoAttacks) {
    const auto session = at();
    put(*session, {"t16"}, "0809");
    put(*session, {"a54"}, "0810");
    disrupt(*session, "t16");
    disrupt(*session, "german");
    begin(*session, "turkish-1");
    play(*session, attack("t16", "a54", {}, {{"facts", {{"attack-added", 1}}}}), {2, 4});
    EXPECT_FALSE(owes(*session, "move", "t16"));
    EXPECT_FALSE(owes(*session, "move", "german"));
    goTo(*session, "turkish-3");
    EXPECT_TRUE(owes(*session, "move", "german")); // its last chance
}

TEST(DivisionMarkers, StandForUnitsOfOneHex) {
    const auto session = at();
    EXPECT_EQ(refusal(*session, {{"do", "put-marker"}, {"formation", "d54"}}), "not-possible");
    put(*session, {"a54", "b54"}, "0810");
    EXPECT_EQ(refusal(*session, {{"do", "put-marker"}, {"formation", "xxi"}}), "not-possible");
    EXPECT_EQ(refusal(*session, {{"do", "put-marker"}, {"formation", "asia"}}), "not-possible");
    play(*session, {{"do", "put-marker"}, {"formation", "d54"}});
    begin(*session, "british-army-1");
    EXPECT_TRUE(warns(*session, march("a54", "0809"), "Division marker"));
    EXPECT_TRUE(warnings(*session, march("a54", "0809", {{"with", {"b54"}}})).empty());
    play(*session, {{"do", "lift-marker"}, {"formation", "d54"}});
    EXPECT_TRUE(warnings(*session, march("a54", "0809")).empty());
    EXPECT_EQ(refusal(*session, {{"do", "lift-marker"}, {"formation", "d54"}}), "not-possible");
    adjust(*session, "b54", {{"status", "eliminated"}, {"hex", "0101"}});
    play(*session, {{"do", "put-marker"}, {"formation", "d54"}}); // all that survive
}

/// Ground of its own cost on the way from 0910 to 0907.
Json costly() {
    Json battle = field();
    battle["tables"]["entry-points"] = {{"*", 2}, {"0909", 3}};
    return battle;
}

/// With the movement points filled in the way is reckoned by them, whatever is stated.
TEST(Moves, CostWhatTheTableOfTheGroundSays) {
    const auto session = at(Json::object(), costly());
    begin(*session, "british-army-1", "moves-first");
    put(*session, {"hq-xxi", "a54"}, "0910"); // both have 4 points
    const Json near = march("a54", "0911");
    EXPECT_FALSE(warns(*session, near, "that is farther"));
    EXPECT_NE(dumpLine(play(*session, near)).find("a54 spends 2 of 4 movement points."), std::string::npos);
    const Json far = march("hq-xxi", "0907");
    EXPECT_TRUE(warns(*session, far, "hq-xxi has 4 movement points; that is farther"));
    EXPECT_TRUE(warns(*session, march("hq-xxi", "0907", {{"points", 3}}), "that is farther"));
    EXPECT_FALSE(
        warns(*session, march("hq-xxi", "0907", {{"points", 3}, {"road", true}}), "that is farther"));
    const Worksheet sheet = worksheet(*session, far);
    const auto points = std::find_if(sheet.fields.begin(), sheet.fields.end(),
                                     [](const WorksheetField& each) { return each.id == "points"; });
    ASSERT_NE(points, sheet.fields.end());
    EXPECT_EQ(points->value, Json(7)); // over the 3 of 0909
    EXPECT_NE(dumpLine(play(*session, far)).find("hq-xxi spends 7 of 4 movement points."), std::string::npos);
}

TEST(Moves, TakeThePointsThatAreStatedWhereNoTableTellsThem) {
    const auto session = at();
    begin(*session, "british-army-1", "moves-first");
    put(*session, {"a54"}, "0910");
    EXPECT_TRUE(warns(*session, march("a54", "0909", {{"points", 5}}), "that is farther"));
    EXPECT_FALSE(warns(*session, march("a54", "0909", {{"points", 4}}), "that is farther"));
    EXPECT_EQ(dumpLine(play(*session, march("a54", "0909"))).find("movement points."), std::string::npos);
}

/// What belongs to a phase is due in that phase only.
TEST(TheTurn, DropsFromTheListWhatCanNoLongerBeDone) {
    const auto session = at();
    done(*session, {{"do", "next-phase"}});
    for (const char* side : {"british", "turkish"}) {
        EXPECT_FALSE(owes(*session, "scramble", side));
    }
    goTo(*session, "british-army-1");
    EXPECT_TRUE(owes(*session, "announce", "british"));
    goTo(*session, "turkish-1");
    EXPECT_FALSE(owes(*session, "announce", "british"));
    EXPECT_TRUE(owes(*session, "announce", "turkish"));
    done(*session, {{"do", "choose-group"}, {"side", "turkish"}, {"group", "t8"}});
    goTo(*session, "british-cavalry");
    EXPECT_FALSE(owes(*session, "announce", "turkish"));
    EXPECT_FALSE(owes(*session, "choose-group", "turkish"));
    disrupt(*session, "t16");
    goTo(*session, "recovery");
    EXPECT_TRUE(owes(*session, "recover", "t16"));
    EXPECT_FALSE(owes(*session, "choose-group", "turkish"));
    EXPECT_FALSE(owes(*session, "announce", "turkish"));
    goTo(*session, "victory-points");
    EXPECT_TRUE(session->battle().due.empty());
}

/// Sides have a number, by their name or as the battle says.
TEST(TheTurn, TellsOfSidesInTheirNumber) {
    for (const auto& [name, many, told] :
         {std::tuple{"Turks", Json(), "Turks choose the Group of this phase"},
          std::tuple{"Empire", Json(), "Empire chooses the Group of this phase"},
          std::tuple{"Allies", Json(true), "Allies choose the Group of this phase"},
          std::tuple{"Turks", Json(false), "Turks chooses the Group of this phase"}}) {
        Json battle = field();
        battle["sides"][1]["name"] = name;
        if (!many.is_null()) {
            battle["sides"][1]["plural"] = many;
        }
        const auto session = at(Json::object(), battle);
        goTo(*session, "turkish-1");
        const auto& due = session->battle().due;
        EXPECT_TRUE(std::any_of(due.begin(), due.end(), [&told = told](const Due& each) {
            return each.text == told;
        })) << told;
    }
}

/// German and French have grammar of their own.
TEST(TheTurn, TellsOfSidesInTheirNumberInOtherLanguages) {
    const auto pack = shippedRules().find("allenbys-blitzkrieg").pack;
    const auto session = at();
    const Scope scope{*pack, session->battle(), "turkish"};
    const std::pair<const char*, const char*> expected[]{{"", "Turks have no fragment to place"},
                                                         {"de", "Turks: kein Splitter zu setzen"},
                                                         {"fr", "Turks n’ont pas de débris à poser"}};
    for (const auto& [language, told] : expected) {
        const auto speaking = localizedPack(pack, shippedRules(), {language, Lengths::Inches});
        EXPECT_EQ(fillText(speaking->text("no-fragments"), scope), told);
    }
}

/// Whoever is named in vain is called by name.
TEST(Operations, NameWhomTheyRefuse) {
    const auto session = at();
    begin(*session, "british-army-1", "moves-first");
    put(*session, {"a54", "b54", "dummy"}, "0910");
    put(*session, {"t16"}, "0909");
    PhysicalDice none({});
    const Answer refused = session->execute(attack("a54", "t16", {"b54", "dummy"}), none);
    EXPECT_EQ(refused.refusal.message,
              "dummy cannot attack with a54: only combat units of its side on the map do");
}

} // namespace
} // namespace umpire::test::operations_test
