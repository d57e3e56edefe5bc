// Placing formations, officers and units elsewhere in the order of battle.

#include "roster_session.h"

#include <gtest/gtest.h>

namespace umpire::test::regroup_test {
namespace {

/// Empire: division (brigade: a, b; second: c); Ottoman: regiment (d).
std::unique_ptr<Session> newSession() {
    Json battle = plainBattle();
    battle["formations"] = Json::parse(R"([
        {"id": "division", "name": "Division", "kind": "division", "side": "empire"},
        {"id": "brigade", "name": "Brigade", "parent": "division"},
        {"id": "second", "name": "Second", "parent": "division"},
        {"id": "regiment", "name": "Regiment", "side": "ottoman"}])");
    const std::pair<const char*, const char*> units[] = {
        {"a", "brigade"}, {"b", "brigade"}, {"c", "second"}, {"d", "regiment"}};
    for (const auto& [id, formation] : units) {
        addUnit(battle, id, formation, "infantry", "british", 4);
    }
    return sessionOf(battle);
}

Ids units(const Session& session) {
    return idsOf(session, SubjectKind::Unit);
}

TEST(Regroup, PutsAUnitUnderAnotherFormationAtTheEndOfTheList) {
    const auto session = newSession();
    const Json answer = edited(*session, regrouped({"a"}, {{"under", "second"}}));
    EXPECT_EQ(session->battle().find("a")->parent, "second");
    EXPECT_EQ(units(*session), (Ids{"b", "c", "d", "a"}));
    EXPECT_EQ(answer["changes"]["brigade"]["elements-start"], 4) << answer;
    EXPECT_EQ(answer["changes"]["second"]["elements-start"], 8) << answer;
}

TEST(Regroup, MovesAFormationWithAllBelowItToTheOtherSide) {
    const auto session = newSession();
    edited(*session, regrouped({"division"}, {{"under", "ottoman"}}));
    for (const char* id : {"division", "brigade", "second", "a", "b", "c", "brigadier"}) {
        EXPECT_EQ(session->battle().find(id)->side, "ottoman") << id;
    }
    EXPECT_EQ(session->battle().find("a")->parent, "brigade");
    EXPECT_EQ(session->battle().unitsOf(*session->battle().find("empire")), Ids{});
}

TEST(Regroup, WhoStandsBelowAnotherOfThemGoesWithIt) {
    const auto session = newSession();
    edited(*session, regrouped({"a", "brigade", "c"}, {{"under", "ottoman"}}));
    EXPECT_EQ(session->battle().find("a")->parent, "brigade");
    EXPECT_EQ(session->battle().find("c")->parent, "ottoman");
    EXPECT_EQ(session->battle().find("brigade")->parent, "ottoman");
}

TEST(Regroup, MovesAnOfficerToAnotherPost) {
    const auto session = newSession();
    edited(*session, regrouped({"brigadier"}, {{"under", "ottoman"}}));
    EXPECT_EQ(session->battle().find("brigadier")->parent, "ottoman");
    EXPECT_EQ(session->battle().find("brigadier")->side, "ottoman");
}

TEST(Regroup, SeveralKeepTheirOrderWhereverTheyGo) {
    auto session = newSession();
    edited(*session, regrouped({"c", "b"}, {{"before", "a"}}));
    EXPECT_EQ(units(*session), (Ids{"b", "c", "a", "d"}));
    session = newSession();
    edited(*session, regrouped({"a", "b"}, {{"after", "c"}}));
    EXPECT_EQ(units(*session), (Ids{"c", "a", "b", "d"}));
    session = newSession();
    edited(*session, regrouped({"a", "d"}, {{"under", "second"}, {"before", "c"}}));
    EXPECT_EQ(units(*session), (Ids{"b", "a", "d", "c"}));
    EXPECT_EQ(session->battle().find("d")->side, "empire");
}

TEST(Regroup, BesideItselfAUnitStays) {
    const auto session = newSession();
    for (const char* neighbour : {"before", "after"}) {
        edited(*session, regrouped({"b"}, {{neighbour, "b"}}));
        EXPECT_EQ(units(*session), (Ids{"a", "b", "c", "d"})) << neighbour;
    }
}

/// A neighbour that is moved too keeps its place as far as it can.
TEST(Regroup, ANeighbourMayBeAmongTheMoved) {
    for (const char* neighbour : {"before", "after"}) {
        auto session = newSession();
        edited(*session, regrouped({"a", "b"}, {{neighbour, "b"}}));
        EXPECT_EQ(units(*session), (Ids{"a", "b", "c", "d"})) << neighbour;
        session = newSession();
        edited(*session, regrouped({"a", "c"}, {{neighbour, "c"}}));
        EXPECT_EQ(units(*session), (Ids{"b", "a", "c", "d"})) << neighbour;
        session = newSession();
        edited(*session, regrouped({"b", "d"}, {{neighbour, "d"}}));
        EXPECT_EQ(units(*session), (Ids{"a", "c", "b", "d"})) << neighbour;
        session = newSession();
        edited(*session, regrouped({"a", "b", "c", "d"}, {{neighbour, "b"}, {"under", "second"}}));
        EXPECT_EQ(units(*session), (Ids{"a", "b", "c", "d"})) << neighbour;
    }
}

TEST(Regroup, ANeighbourOfAnotherKindChangesNoOrder) {
    const auto session = newSession();
    edited(*session, regrouped({"b"}, {{"before", "brigade"}}));
    EXPECT_EQ(units(*session), (Ids{"a", "b", "c", "d"}));
}

TEST(Regroup, SidesChangePlacesAndTheFirstBegins) {
    Json battle = plainBattle();
    battle.erase("first-side");
    const auto session = sessionOf(battle);
    EXPECT_EQ(session->battle().clock.side, "empire");
    edited(*session, regrouped({"ottoman"}, {{"before", "empire"}}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Side), (Ids{"ottoman", "empire"}));
    EXPECT_EQ(session->battle().clock.side, "ottoman");
}

TEST(Regroup, InMidBattleTouchesNothingElse) {
    const auto session = newSession();
    adjusted(*session, "a", {{"lost", 2}});
    done(*session, {{"do", "end-turn"}});
    const Clock clock = session->battle().clock;
    edited(*session, regrouped({"a"}, {{"under", "second"}}));
    EXPECT_EQ(shown(*session, "a", "lost"), 2);
    EXPECT_EQ(shown(*session, "second", "lost"), 2);
    EXPECT_TRUE(session->battle().clock == clock);
}

constexpr Refusing refusals[] = {
    {"Nowhere", R"({"do": "regroup", "subjects": ["a"]})",
     R"(bad-value: "regroup" needs "under", "before" or "after")"},
    {"Nobody", R"({"do": "regroup", "under": "second"})",
     R"(bad-value: "regroup" needs "subjects": a list of ids)"},
    {"UnderItself", R"({"do": "regroup", "subjects": ["division"], "under": "division"})",
     "not-possible: Division cannot stand under itself"},
    {"UnderWhatStandsBelow", R"({"do": "regroup", "subjects": ["c", "division"], "under": "brigade"})",
     "not-possible: Division cannot stand under itself"},
    {"ASideUnderAnother", R"({"do": "regroup", "subjects": ["empire"], "under": "ottoman"})",
     "bad-value: Empire is a side and stands under nobody"},
    {"UnderAUnit", R"({"do": "regroup", "subjects": ["a"], "under": "b"})",
     "bad-value: b is no formation or side, so nothing can stand under it"},
    {"UnderNobody", R"({"do": "regroup", "subjects": ["a"], "under": "secnod"})",
     R"(unknown-id: nothing in this battle is called "secnod"; did you mean "second"?)"},
    {"UnderANumber", R"({"do": "regroup", "subjects": ["a"], "under": 3})",
     R"(bad-value: "under" is the number 3 where an id in quotes is expected)"},
    {"TwoNeighbours", R"({"do": "regroup", "subjects": ["a"], "before": "b", "after": "c"})",
     R"(bad-value: give "before" or "after", not both)"},
    {"AnUnknownField", R"({"do": "regroup", "subjects": ["a"], "beneath": "second"})",
     R"(bad-value: the field "beneath" means nothing to "regroup")"},
};

TEST(Regroup, RefusesWithTheReason) {
    const auto session = newSession();
    for (const Refusing& bad : refusals) {
        EXPECT_EQ(refused(*session, Json::parse(bad.command)), bad.refusal) << bad.name;
    }
}

} // namespace
} // namespace umpire::test::regroup_test
