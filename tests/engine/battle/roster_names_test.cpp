// Names and ids that are made for what joins the roster.

#include "roster_session.h"

#include "umpire/battle/roster.h"

#include <gtest/gtest.h>

#include <set>

namespace umpire::test::roster_names_test {
namespace {

struct Next {
    const char* name;
    const char* next;
};

constexpr Next nexts[] = {
    {"1st Light Horse Regiment", "2nd Light Horse Regiment"},
    {"2nd Light Horse Regiment", "3rd Light Horse Regiment"},
    {"3rd Light Horse Regiment", "4th Light Horse Regiment"},
    {"10th Light Horse", "11th Light Horse"},
    {"20th Battalion", "21st Battalion"},
    {"112th Battalion", "113th Battalion"},
    {"1/4th Battalion", "2/4th Battalion"},
    {"No. 1 Company", "No. 2 Company"},
    {"Tank 9", "Tank 10"},
    {"I/67th Battalion", "II/67th Battalion"},
    {"III/67th Battalion", "IV/67th Battalion"},
    {"XIX/3rd", "XX/3rd"},
    {"V", "VI"},
    {"A Battery RHA", "B Battery RHA"},
    {"Y Squadron", "Z Squadron"},
    {"Z Squadron", "Z Squadron 2"},
    {"Scouts", "Scouts 2"},
    {"Commander, 1st Brigade", "Commander, 2nd Brigade"},
    {"", " 2"},
};

std::string nextName(const std::string& name, const std::set<std::string>& taken) {
    FreeNames names;
    for (const std::string& each : taken) {
        names.take(each);
    }
    return names.next(name);
}

TEST(NextName, RaisesTheFirstNumber) {
    for (const Next& pair : nexts) {
        EXPECT_EQ(nextName(pair.name, {pair.name}), pair.next);
    }
}

TEST(NextName, LeavesAFreeNameAlone) {
    EXPECT_EQ(nextName("1st Regiment", {}), "1st Regiment");
    EXPECT_EQ(nextName("1st Regiment", {"2nd Regiment"}), "1st Regiment");
}

TEST(NextName, GoesOnUntilANameIsFree) {
    EXPECT_EQ(nextName("1st Regiment", {"1st Regiment", "2nd Regiment", "3rd Regiment", "5th Regiment"}),
              "4th Regiment");
    EXPECT_EQ(nextName("Scouts", {"Scouts", "Scouts 2"}), "Scouts 3");
}

TEST(NextName, AHugeNumberStaysAsItIs) {
    EXPECT_EQ(nextName("99999999999999999999 men", {"99999999999999999999 men"}),
              "99999999999999999999 men 2");
    EXPECT_EQ(nextName("1000000", {"1000000"}), "1000000 2");
}

TEST(IdFor, WritesTheNameAsIdsAreWritten) {
    const Battle none;
    EXPECT_EQ(FreeIds().idFor("12th Light Horse Regiment", none), "12th-light-horse-regiment");
    EXPECT_EQ(FreeIds().idFor("Brig.-Gen. Grant's Own", none), "brig-gen-grants-own");
    EXPECT_EQ(FreeIds().idFor("  II/67th -- Battalion! ", none), "ii-67th-battalion");
    EXPECT_EQ(FreeIds().idFor("Bir es-Seba\u02bf", none), "bir-es-seba");
    EXPECT_EQ(FreeIds().idFor("\U0001f42a", none), "nameless");
    EXPECT_EQ(FreeIds().idFor("", none), "nameless");
}

TEST(IdFor, IsNeverTaken) {
    Battle battle;
    battle.add({"scouts", SubjectKind::Unit, "Scouts", "", "", {}});
    battle.add({"scouts-2", SubjectKind::Unit, "Scouts", "", "", {}});
    EXPECT_EQ(FreeIds().idFor("Scouts", battle), "scouts-3");
    EXPECT_EQ(FreeIds().idFor("Turn", battle), "turn-2");
    EXPECT_EQ(FreeIds().idFor("due", battle), "due-2");
}

TEST(FreeNames, AreThoseThatComeNext) {
    FreeNames names;
    std::set<std::string> taken;
    const std::vector<std::string> asked{"1st Horse", "3rd Horse", "Scouts",
                                         "1st Horse", "Scouts 2",  "I/4th"};
    for (int i = 0; i < 200; ++i) {
        const std::string& name = asked[static_cast<std::size_t>(i * i + i / 7) % asked.size()];
        const std::string next = nextName(name, taken);
        ASSERT_EQ(names.next(name), next);
        names.take(next);
        taken.insert(next);
    }
}

TEST(FreeIds, AreThoseThatComeNext) {
    Battle battle;
    battle.add({"horse-3", SubjectKind::Unit, "Horse", "", "", {}});
    FreeIds ids;
    for (int i = 0; i < 100; ++i) {
        const std::string name = i % 3 == 0 ? "Turn" : i % 7 == 0 ? "Horse 2" : "Horse";
        const Id id = FreeIds().idFor(name, battle);
        ASSERT_EQ(ids.idFor(name, battle), id);
        battle.add({id, SubjectKind::Unit, name, "", "", {}});
    }
}

std::unique_ptr<Session> newSession() {
    const auto session = emptySession();
    edited(*session, {{"do", "enlist"},
                      {"sides", {{{"id", "red"}, {"name", "Red"}}}},
                      {"formations",
                       {{{"id", "b"}, {"name", "1st Brigade"}, {"side", "red"}},
                        {{"id", "other"}, {"name", "Other"}, {"side", "red"}}}},
                      {"officers", {{{"id", "c"}, {"name", "Commander, 1st Brigade"}, {"commands", "b"}}}},
                      {"units",
                       {battalion("1st Battalion", "b", {{"id", "x"}, {"quality", "green"}, {"number", 7}}),
                        battalion("2nd Battalion", "b", {{"id", "y"}, {"machine-gun", true}}),
                        battalion("Scouts", "other", {{"id", "z"}})}}});
    auto moved = sessionOn(session->battle());
    return moved;
}

void carryOut(Session& session, const std::vector<Json>& commands) {
    for (const Json& command : commands) {
        edited(session, command);
    }
}

TEST(Duplicates, OfAUnitStandBehindItWithTheNextName) {
    const auto session = newSession();
    carryOut(*session, duplicates(session->rules(), session->battle(), {"x"}));
    EXPECT_EQ(namesOf(*session, SubjectKind::Unit),
              (std::vector<std::string>{"1st Battalion", "3rd Battalion", "2nd Battalion", "Scouts"}));
    const Subject& copy = *session->battle().find("3rd-battalion");
    EXPECT_EQ(copy.parent, "b");
    EXPECT_EQ(copy.values, session->battle().find("x")->values);
}

TEST(Duplicates, OfABrigadeBringAllBelowIt) {
    const auto session = newSession();
    const std::vector<Json> commands = duplicates(session->rules(), session->battle(), {"b", "y", "c"});
    ASSERT_EQ(commands.size(), 1U) << "the unit and the officer come with their brigade";
    carryOut(*session, commands);
    EXPECT_EQ(idsOf(*session, SubjectKind::Formation), (Ids{"b", "2nd-brigade", "other"}));
    EXPECT_EQ(namesOf(*session, SubjectKind::Officer),
              (std::vector<std::string>{"Commander, 1st Brigade", "Commander, 2nd Brigade"}));
    const Battle& battle = session->battle();
    const Ids below = battle.unitsOf(*battle.find("2nd-brigade"));
    ASSERT_EQ(below.size(), 2U);
    EXPECT_EQ(battle.find(below[0])->name, "3rd Battalion");
    EXPECT_EQ(battle.find(below[1])->name, "4th Battalion");
    EXPECT_EQ(battle.find(below[1])->values, battle.find("y")->values);
}

TEST(Duplicates, OfASideAreAnotherSide) {
    const auto session = newSession();
    carryOut(*session, duplicates(session->rules(), session->battle(), {"red"}));
    EXPECT_EQ(namesOf(*session, SubjectKind::Side), (std::vector<std::string>{"Red", "Red 2"}));
    EXPECT_EQ(session->battle().unitsOf(*session->battle().find("red-2")).size(), 3U);
    EXPECT_EQ(session->battle().unitsOf(*session->battle().find("red")).size(), 3U);
}

TEST(Duplicates, OfNobodyAreNone) {
    const auto session = newSession();
    EXPECT_TRUE(duplicates(session->rules(), session->battle(), {"nobody"}).empty());
    EXPECT_TRUE(duplicates(session->rules(), session->battle(), {}).empty());
}

/// What is copied out of one battle can be put into another.
TEST(RosterOf, MakesTheSameElsewhere) {
    const auto session = newSession();
    const auto other = emptySession();
    edited(*other, enlisted("sides", {{"id", "blue"}, {"name", "Blue"}}));
    Json command = rosterOf(session->rules(), session->battle(), {"b", "z"});
    command.update({{"do", "enlist"}, {"under", "blue"}});
    edited(*other, command);
    for (const char* id : {"b", "c", "x", "y", "z"}) {
        ASSERT_TRUE(other->battle().find(id)) << id;
        EXPECT_EQ(other->battle().find(id)->side, "blue") << id;
        EXPECT_EQ(other->battle().find(id)->values, session->battle().find(id)->values) << id;
    }
    EXPECT_EQ(other->battle().find("z")->parent, "blue");
    EXPECT_EQ(other->battle().find("x")->parent, "b");
}

TEST(RosterEntry, IsAsABattleFileHasIt) {
    const auto session = newSession();
    EXPECT_EQ(rosterEntry(session->rules(), *session->battle().find("x")),
              Json::parse(R"({"id": "x", "name": "1st Battalion", "formation": "b", "type": "infantry",
                  "nation": "british", "quality": "green", "elements": 4, "objective": "", "number": 7})"));
}

/// A regiment of two battalions with its battery and observer, as a template has it.
Json regiment() {
    return {{"do", "enlist"},
            {"under", "red"},
            {"renumber", true},
            {"formations", {{{"id", "bde"}, {"name", "67th Infantry Regiment"}, {"kind", "brigade"}}}},
            {"officers", {{{"name", "Commander, 67th Infantry Regiment"}, {"commands", "bde"}}}},
            {"units",
             {{{"name", "I/67th Battalion"},
               {"formation", "bde"},
               {"type", "infantry"},
               {"nation", "turkish"},
               {"elements", 5}},
              {{"name", "II/67th Battalion"},
               {"formation", "bde"},
               {"type", "infantry"},
               {"nation", "turkish"},
               {"elements", 5}},
              {{"name", "A Battery"},
               {"formation", "bde"},
               {"type", "artillery"},
               {"nation", "turkish"},
               {"elements", 2}},
              {{"name", "Observer, A Battery"},
               {"formation", "bde"},
               {"type", "artillery-observer"},
               {"nation", "turkish"},
               {"elements", 1}}}}};
}

TEST(Renumbered, WhatIsNamedAfterAFormationFollowsIt) {
    const auto session = newSession();
    edited(*session, regiment());
    edited(*session, regiment());
    edited(*session, regiment());
    std::set<std::string> names;
    for (const Subject* subject : session->battle().all()) {
        names.insert(subject->name);
    }
    for (const char* name :
         {"68th Infantry Regiment", "Commander, 68th Infantry Regiment", "I/68th Battalion",
          "II/68th Battalion", "B Battery", "Observer, B Battery", "69th Infantry Regiment",
          "I/69th Battalion", "C Battery", "Observer, C Battery"}) {
        EXPECT_TRUE(names.contains(name)) << name;
    }
    for (const std::string& name : names) {
        EXPECT_FALSE(name.starts_with("IV/")) << name;
        EXPECT_FALSE(name.ends_with(" 2")) << name;
    }
}

} // namespace
} // namespace umpire::test::roster_names_test
