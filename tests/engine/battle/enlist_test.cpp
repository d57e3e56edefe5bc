// Putting sides, formations, officers and units on the roster.

#include "roster_session.h"

#include <gtest/gtest.h>

namespace umpire::test::enlist_test {
namespace {

std::unique_ptr<Session> newSession() {
    return Field().ours("lh", "cavalry", "anzac", 4).ours("foot", "infantry", "british", 5).open();
}

TEST(Enlist, BuildsAWholeBattleFromNothing) {
    const auto session = emptySession();
    edited(*session, enlisted("sides", {{{"name", "Empire"}, {"edge", "south"}}, {{"name", "Ottoman"}}}));
    edited(*session, enlisted("formations", {{"name", "4th Light Horse Brigade"}}, {{"under", "empire"}}));
    edited(*session, enlisted("officers", {{"name", "Grant"}, {"commands", "4th-light-horse-brigade"}}));
    edited(*session, enlisted("units", {{"name", "12th Light Horse"},
                                        {"formation", "4th-light-horse-brigade"},
                                        {"type", "cavalry"},
                                        {"nation", "anzac"},
                                        {"elements", 4},
                                        {"machine-gun", true}}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Side), (Ids{"empire", "ottoman"}));
    const Subject& unit = *session->battle().find("12th-light-horse");
    EXPECT_EQ(unit.parent, "4th-light-horse-brigade");
    EXPECT_EQ(unit.side, "empire");
    EXPECT_EQ(session->battle().find("grant")->side, "empire");
    EXPECT_EQ(valueOf(*session, "12th-light-horse", "quality"), "veteran") << "the nation's default";
    EXPECT_EQ(valueOf(*session, "empire", "edge"), "south");
    EXPECT_EQ(session->battle().clock.side, "empire") << "the first side begins";
}

TEST(Enlist, AnswersWithWhatIsNew) {
    const auto session = newSession();
    const Json answer = edited(*session, enlisted("units", battalion("Reserve", "brigade")));
    EXPECT_EQ(answer["changes"]["reserve"]["elements"], 4) << answer;
    EXPECT_EQ(answer["changes"]["brigade"]["elements-start"], 13) << answer;
    EXPECT_EQ(answer["steps"], Json::array());
}

TEST(Enlist, OneCommandMayBringAWholeTree) {
    const auto session = emptySession();
    edited(*session, {{"do", "enlist"},
                      {"sides", {{{"id", "red"}, {"name", "Red"}}}},
                      {"formations",
                       {{{"id", "b"}, {"name", "Brigade"}, {"parent", "d"}},
                        {{"id", "d"}, {"name", "Division"}, {"kind", "division"}, {"side", "red"}}}},
                      {"units", {battalion("One", "b")}}});
    EXPECT_EQ(session->battle().find("one")->side, "red");
    EXPECT_EQ(session->battle().line(*session->battle().find("one")), (Ids{"b", "d", "red"}));
}

TEST(Enlist, WhatNamesNoPlaceStandsUnder) {
    const auto session = newSession();
    edited(*session, {{"do", "enlist"},
                      {"under", "regiment"},
                      {"officers", {{{"name", "Imam"}}}},
                      {"units", {battalion("Here"), battalion("There", "brigade")}}});
    EXPECT_EQ(session->battle().find("here")->side, "ottoman");
    EXPECT_EQ(session->battle().find("there")->side, "empire");
    EXPECT_EQ(session->battle().find("imam")->parent, "regiment");
}

TEST(Enlist, AnIdThatIsTakenIsMadeAnewAndReferencesFollow) {
    const auto session = newSession();
    edited(
        *session,
        {{"do", "enlist"},
         {"under", "ottoman"},
         {"formations", {{{"id", "brigade"}, {"name", "Second"}}}},
         {"units", {battalion("Foot", "brigade", {{"id", "foot"}}), battalion("Turn"), battalion("Due")}}});
    EXPECT_EQ(session->battle().find("second")->parent, "ottoman");
    EXPECT_EQ(session->battle().find("foot-2")->parent, "second") << "its own brigade, not the old one";
    EXPECT_TRUE(session->battle().find("turn-2") && session->battle().find("due-2"))
        << "words of the program are no ids";
}

TEST(Enlist, RenumberGivesNamesThatAreFree) {
    const auto session = emptySession();
    edited(*session, enlisted("sides", {{"name", "Red"}}));
    const Json twice = {battalion("I/67th Battalion", "red"), battalion("II/67th Battalion", "red")};
    edited(*session, enlisted("units", twice, {{"renumber", true}}));
    edited(*session, enlisted("units", twice, {{"renumber", true}}));
    edited(*session, enlisted("units", twice, {{"renumber", false}}));
    EXPECT_EQ(namesOf(*session, SubjectKind::Unit),
              (std::vector<std::string>{"I/67th Battalion", "II/67th Battalion", "III/67th Battalion",
                                        "IV/67th Battalion", "I/67th Battalion", "II/67th Battalion"}));
}

TEST(Enlist, PutsSeveralBeforeOrAfterANeighbourInTheirOrder) {
    const auto session = newSession();
    const Json two = {battalion("A", "brigade"), battalion("B", "brigade")};
    edited(*session, enlisted("units", two, {{"before", "lh"}}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Unit), (Ids{"a", "b", "lh", "foot"}));
    edited(*session, enlisted("units", two, {{"after", "lh"}}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Unit), (Ids{"a", "b", "lh", "a-2", "b-2", "foot"}));
}

TEST(Enlist, OtherKindsThanTheNeighbourGoToTheEndOfTheirLists) {
    const auto session = newSession();
    edited(*session, {{"do", "enlist"},
                      {"under", "empire"},
                      {"after", "brigade"},
                      {"formations", {{{"name", "New"}}}},
                      {"units", {battalion("Last", "new")}}});
    EXPECT_EQ(idsOf(*session, SubjectKind::Formation), (Ids{"brigade", "new", "regiment"}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Unit).back(), "last");
}

TEST(Enlist, NothingStandsForTheDefault) {
    const auto session = newSession();
    edited(*session,
           enlisted("units", battalion("A", "brigade", {{"quality", nullptr}, {"order", nullptr}})));
    EXPECT_EQ(valueOf(*session, "a", "quality"), "mixed");
    EXPECT_EQ(valueOf(*session, "a", "order"), Json());
}

TEST(Enlist, InMidBattleReinforcesAndMovesNoClock) {
    const auto session = newSession();
    done(*session, {{"do", "end-turn"}});
    const Clock clock = session->battle().clock;
    edited(*session, enlisted("units", battalion("Late", "brigade", {{"arrives", 3}})));
    EXPECT_TRUE(session->battle().clock == clock);
    EXPECT_EQ(shown(*session, "late", "in-reserve"), true);
    EXPECT_EQ(shown(*session, "late", "arrives-turn"), 3);
}

/// B1 and C, 28: what is owed before the first turn follows the roster.
TEST(Enlist, OwesTheFirstMoveOnceThereAreTwoSides) {
    const auto session = emptySession();
    edited(*session, enlisted("sides", {{"name", "Red"}}));
    EXPECT_EQ(owed(*session), std::vector<std::string>{});
    edited(*session, enlisted("sides", {{"name", "Blue"}}));
    EXPECT_EQ(owed(*session), std::vector<std::string>{"initiative"});
}

TEST(Enlist, IndependentArabsOweTheirChargeInTheOrderOfTheRoster) {
    const auto session = emptySession();
    edited(*session, enlisted("sides", {{{"name", "Red"}}, {{"name", "Blue"}}}));
    edited(*session, enlisted("units", battalion("Target", "blue")));
    edited(*session, enlisted("units", battalion("Tribe", "red", {{"nation", "arab-independent"}})));
    EXPECT_EQ(valueOf(*session, "tribe", "state"), "mad-as-a-cut-snake");
    EXPECT_EQ(owed(*session), (std::vector<std::string>{"charge-tribe", "initiative"}));
    EXPECT_EQ(session->battle().due.front().command["target"], "target");
}

TEST(Enlist, RespectsWhatTheUmpireHasWaived) {
    const auto session = emptySession();
    done(*session, enlisted("sides", {{{"name", "Red"}}, {{"name", "Blue"}}}));
    done(*session, {{"do", "waive"}, {"due", "initiative"}, {"reason", "tossed a coin"}});
    edited(*session, enlisted("units", battalion("One", "red")));
    EXPECT_EQ(owed(*session), std::vector<std::string>{});
}

TEST(Enlist, KeepsWhatElseIsOwedAtTheStart) {
    const auto session = newSession();
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "undo"}});
    adjusted(*session, "foot", {{"lost", 3}});
    edited(*session, enlisted("units", battalion("One", "brigade")));
    EXPECT_EQ(shown(*session, "foot", "lost"), 3);
}

constexpr Refusing refusals[] = {
    {"Nothing", R"({"do": "enlist"})",
     R"(bad-value: "enlist" needs "sides", "formations", "officers", "units" or "things" with an entry)"},
    {"AnEmptyList", R"({"do": "enlist", "units": []})",
     R"(bad-value: "enlist" needs "sides", "formations", "officers", "units" or "things" with an entry)"},
    {"NoList", R"({"do": "enlist", "units": 3})",
     R"(bad-value: "units" is the number 3 where a list is expected)"},
    {"NoObject", R"({"do": "enlist", "units": [3]})",
     R"(bad-value: units[0] is the number 3 where an object is expected)"},
    {"NoName", R"({"do": "enlist", "units": [{"type": "infantry"}]})", R"(bad-value: units[0] needs "name")"},
    {"AnEmptyName", R"({"do": "enlist", "sides": [{"name": ""}]})", "bad-value: sides[0] needs a name"},
    {"ANameThatIsNone", R"({"do": "enlist", "units": [{"name": 7}]})",
     R"(bad-value: "name" is the number 7 where a text is expected)"},
    {"AnIdThatIsNone", R"({"do": "enlist", "sides": [{"name": "A"}, {"id": "Big A", "name": "A"}]})",
     R"(bad-value: sides[1]: the id "Big A" is written otherwise than ids are: small letters, digits and single hyphens)"},
    {"AnIdTwice", R"({"do": "enlist", "sides": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}]})",
     R"(bad-value: sides[1]: the id "a" is given to another entry of this command)"},
    {"NoPlace", R"({"do": "enlist", "units": [{"name": "A"}]})",
     R"(bad-value: units[0] needs "formation": what A belongs to)"},
    {"NoPost", R"({"do": "enlist", "officers": [{"name": "A"}]})",
     R"(bad-value: officers[0] needs "commands": what A belongs to)"},
    {"AnUnknownPlace", R"({"do": "enlist", "units": [{"name": "A", "formation": "brigad"}]})",
     R"(unknown-id: units[0]: there is no formation or side "brigad"; did you mean "brigade"?)"},
    {"AUnitAsPlace", R"({"do": "enlist", "units": [{"name": "A", "formation": "lh"}]})",
     "bad-value: units[0]: lh is a unit; only formations and sides have others under them"},
    {"AnOfficerAsPlace", R"({"do": "enlist", "under": "general", "units": [{"name": "A"}]})",
     R"(bad-value: "under": General is an officer; only formations and sides have others under them)"},
    {"UnderNobody", R"({"do": "enlist", "under": "nobody", "units": [{"name": "A"}]})",
     R"(unknown-id: "under": there is no formation or side "nobody")"},
    {"UnderANumber", R"({"do": "enlist", "under": 3, "units": [{"name": "A"}]})",
     R"(bad-value: "under" is the number 3 where a text is expected)"},
    {"ACircle",
     R"({"do": "enlist", "formations": [{"id": "a", "name": "A", "parent": "b"}, {"id": "b", "name": "B", "parent": "a"}]})",
     R"(bad-value: formations[0]: the line of command of "a" runs in a circle)"},
    {"AnotherSideThanItsParents",
     R"({"do": "enlist", "formations": [{"name": "A", "parent": "brigade", "side": "ottoman"}]})",
     R"(bad-value: formations[0] names the side "ottoman", but stands under "empire")"},
    {"AnUnknownKey",
     R"({"do": "enlist", "units": [{"name": "A", "formation": "brigade", "type": "infantry", "nation": "british", "elements": 4, "objectve": "x"}]})",
     R"(bad-value: units[0] has an unknown key "objectve"; did you mean "objective"?)"},
    {"NoElements",
     R"({"do": "enlist", "units": [{"name": "A", "formation": "brigade", "type": "infantry", "nation": "british"}]})",
     R"(bad-value: units[0] needs "elements")"},
    {"TooFewElements",
     R"({"do": "enlist", "units": [{"name": "A", "formation": "brigade", "type": "infantry", "nation": "british", "elements": 0}]})",
     R"(bad-value: "elements" of units[0] is 0; it goes from 1 to 1000)"},
    {"TooManyElements",
     R"({"do": "enlist", "units": [{"name": "A", "formation": "brigade", "type": "infantry", "nation": "british", "elements": 1001}]})",
     R"(bad-value: "elements" of units[0] is 1001; it goes from 1 to 1000)"},
    {"AMisspeltWord",
     R"({"do": "enlist", "officers": [{"name": "A", "commands": "empire", "kind": "cheiftain"}]})",
     R"(bad-value: "kind" of officers[0] is "cheiftain", which is none of officer and chieftain; did you mean "chieftain"?)"},
    {"AFlagThatIsNone", R"({"do": "enlist", "sides": [{"name": "A", "attacker": "yes"}]})",
     R"(bad-value: "attacker" of sides[0] is the text "yes" where true or false is expected)"},
    {"NothingWhereSomethingMustBe",
     R"({"do": "enlist", "units": [{"name": "A", "formation": "brigade", "type": null}]})",
     R"(bad-value: "type" of units[0] cannot be left out)"},
    {"RenumberThatIsNoFlag", R"({"do": "enlist", "renumber": "yes", "sides": [{"name": "A"}]})",
     R"(bad-value: "renumber" is the text "yes" where true or false is expected)"},
    {"TwoNeighbours", R"({"do": "enlist", "before": "empire", "after": "ottoman", "sides": [{"name": "A"}]})",
     R"(bad-value: give "before" or "after", not both)"},
    {"AnUnknownNeighbour", R"({"do": "enlist", "before": "empir", "sides": [{"name": "A"}]})",
     R"(unknown-id: nothing in this battle is called "empir"; did you mean "empire"?)"},
    {"ANeighbourThatIsNone", R"({"do": "enlist", "after": 3, "sides": [{"name": "A"}]})",
     R"(bad-value: "after" is the number 3 where an id in quotes is expected)"},
    {"AnUnknownField", R"({"do": "enlist", "unitz": []})",
     R"(bad-value: the field "unitz" means nothing to "enlist"; did you mean "units"?)"},
    {"Dice", R"({"do": "enlist", "sides": [{"name": "A"}], "dice": [3]})",
     "bad-dice: 1 die is given that nothing asks for"},
};

TEST(Enlist, RefusesWithTheReason) {
    const auto session = newSession();
    for (const Refusing& bad : refusals) {
        EXPECT_EQ(refused(*session, Json::parse(bad.command)), bad.refusal) << bad.name;
    }
}

TEST(Enlist, ABattleHasALimit) {
    const auto session = emptySession();
    Json sides = Json::array();
    for (int i = 0; i < 10'001; ++i) {
        sides.push_back({{"name", "A"}, {"id", "a" + std::to_string(i)}});
    }
    EXPECT_EQ(refused(*session, enlisted("sides", sides)),
              "not-possible: a battle has at most 10000 sides, formations, officers and units");
}

} // namespace
} // namespace umpire::test::enlist_test
