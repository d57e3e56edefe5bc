// Retreats, advances and fragments.

#include "hills.h"

#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::retreats_test {
namespace {

using namespace hills;

/// 54 Division attacks 0809 from the south, so that it must retreat: 6 against 6, a five.
std::unique_ptr<Session> beaten(const std::vector<std::pair<std::string, std::string>>& others = {},
                                const Json& facts = Json::object()) {
    auto session = at();
    put(*session, {"a54", "b54"}, "0810");
    put(*session, {"t16", "t19"}, "0809");
    for (const auto& [id, hex] : others) {
        put(*session, {id}, hex);
    }
    begin(*session, "british-army-1");
    play(*session, attack("a54", "t16", {"b54"}, {{"facts", facts}}), {5});
    return session;
}

Json retreat(const std::string& unit, const std::string& to, const std::vector<std::string>& with = {}) {
    Json command{{"do", "retreat"}, {"unit", unit}, {"to", to}};
    if (!with.empty()) {
        command["with"] = with;
    }
    return command;
}

/// A hex is asked for before anything is ready; that there is none has to be said.
TEST(Retreats, AreNotReadyWithoutAHex) {
    const auto session = beaten();
    const Worksheet open = worksheet(*session, {{"do", "retreat"}, {"unit", "t16"}});
    EXPECT_FALSE(open.complete);
    ASSERT_NE(open.open(), nullptr);
    EXPECT_EQ(open.open()->id, "to");
    ASSERT_GT(open.open()->suits, 0U);
    for (std::size_t i = 0; i < open.open()->suits; ++i) {
        EXPECT_TRUE(warnings(*session, retreat("t16", open.open()->choices[i].id)).empty());
    }
    EXPECT_FALSE(warnings(*session, retreat("t16", open.open()->choices[open.open()->suits].id)).empty());
    const Worksheet none = worksheet(*session, {{"do", "retreat"}, {"unit", "t16"}, {"to", nullptr}});
    EXPECT_TRUE(none.complete);
    EXPECT_EQ(none.changes["t16"]["status"], "eliminated");
}

/// A unit that lacks something before it can do anything to anybody is told what.
TEST(Retreats, WhatIsMissingIsSaidWhereNothingCanBeDone) {
    const auto session = beaten();
    for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
        if (session->show(unit->id).value("hex", Json()).is_null()) {
            EXPECT_NE(whyNothing(*session, unit->id), "") << unit->id;
            return;
        }
    }
    FAIL() << "all are on the map";
}

TEST(Retreats, AreOwedByAllAndGoOneHex) {
    const auto session = beaten();
    EXPECT_TRUE(owes(*session, "retreat", "t16"));
    EXPECT_TRUE(owes(*session, "retreat", "t19"));
    EXPECT_TRUE(warnings(*session, retreat("t16", "0808")).empty());
    EXPECT_TRUE(warns(*session, retreat("t16", "0807"), "one hex"));
    EXPECT_TRUE(warns(*session, retreat("t16", "0810"), "enemy stands"));
    play(*session, retreat("t16", "0808", {"t19"}));
    EXPECT_FALSE(owes(*session, "retreat", "t19"));
    EXPECT_EQ(stands(*session, "t19"), "undisrupted 0808");
    EXPECT_TRUE(warns(*session, retreat("t16", "0807"), "need not retreat"));
}

TEST(Retreats, CrossNoWaterAndNoRiverWithoutABridge) {
    for (const char* edge : {"open", "bridge", "river", "water"}) {
        const auto session = beaten();
        done(*session, {{"do", "fill"}, {"table", "hexsides"}, {"row", "0808-0809"}, {"value", edge}});
        const bool barred = std::string(edge) == "river" || std::string(edge) == "water";
        EXPECT_EQ(!warnings(*session, retreat("t16", "0808")).empty(), barred) << edge;
    }
    for (const char* ground : {"land", "trench", "impassable", "water", "off-the-map"}) {
        const auto session = beaten();
        done(*session, {{"do", "fill"}, {"table", "ground"}, {"row", "0808"}, {"value", ground}});
        const bool land = std::string(ground) == "land" || std::string(ground) == "trench";
        EXPECT_EQ(warnings(*session, retreat("t16", "0808")).empty(), land) << ground;
    }
}

TEST(Retreats, WithoutAWayEliminate) {
    const std::vector<std::pair<std::string, std::string>> ring{
        {"a60", "0808"}, {"guns", "0909"}, {"hq-xxi", "0910"}, {"cars", "0710"}, {"a4c", "0709"}};
    const auto session = at();
    put(*session, {"a54", "b54"}, "0810");
    put(*session, {"t16", "t19"}, "0809");
    for (const auto& [id, hex] : ring) {
        put(*session, {id}, hex);
    }
    begin(*session, "british-army-1");
    play(*session, attack("a54", "t16", {"b54"}, {{"facts", {{"surrounding", "open"}}}}), {5});
    EXPECT_EQ(stands(*session, "t16"), "eliminated");
    EXPECT_EQ(stands(*session, "t19"), "eliminated");
    EXPECT_EQ(count(*session, "turkish", "fragments-due"), 2);
}

TEST(Retreats, GoOffTheMapByHand) {
    const auto session = beaten();
    EXPECT_TRUE(warns(*session, {{"do", "retreat"}, {"unit", "t16"}}, "has a hex to retreat to"));
    play(*session, {{"do", "retreat"}, {"unit", "t16"}, {"reason", "pushed off the map"}});
    EXPECT_EQ(stands(*session, "t16"), "eliminated");
}

TEST(Retreats, HeedEnemyZonesOnlyOfTheSurrounded) {
    // The zone of the cavalry at 0807 lies on 0808.
    const auto open = beaten({{"a4c", "0807"}}, {{"surrounding", "open"}});
    EXPECT_TRUE(warnings(*open, retreat("t16", "0808", {"t19"})).empty());
    // Surrounded, 6 against 6 is in the next column for the defenders: a four retreats.
    const auto session = at();
    put(*session, {"a54", "b54"}, "0810");
    put(*session, {"t16", "t19", "hq-asia"}, "0809");
    put(*session, {"a4c"}, "0807");
    adjust(*session, "hq-asia", {{"combat", 0}});
    begin(*session, "british-army-1");
    play(*session, attack("a54", "t16", {"b54"}, {{"facts", {{"surrounding", "surrounded"}}}}), {4});
    EXPECT_TRUE(warnings(*session, retreat("t16", "0808")).empty());
    EXPECT_TRUE(warns(*session, retreat("t16", "0808", {"t19", "hq-asia"}), "At most 2 units"));
    EXPECT_TRUE(warnings(*session, retreat("t16", "0909", {"t19", "hq-asia"})).empty());
    play(*session, retreat("t16", "0808", {"t19"}));
    EXPECT_TRUE(warns(*session, retreat("hq-asia", "0808"), "closed")); // two are all
    EXPECT_TRUE(warnings(*session, retreat("hq-asia", "0909")).empty());
}

TEST(Retreats, IntoFriendsShareTheirFateAndDoNotDefend) {
    const auto session = beaten({{"t7", "0808"}, {"a60", "0807"}});
    play(*session, retreat("t16", "0808", {"t19"}));
    EXPECT_TRUE(flag(*session, "t16", "among-friends"));
    play(*session, attack("a60", "t7"), {4}); // 3 against 3, all eliminated
    EXPECT_EQ(count(*session, "a60", "defence-sum"), 3);
    EXPECT_EQ(stands(*session, "t16"), "eliminated");
    EXPECT_EQ(stands(*session, "t7"), "eliminated");
}

TEST(Retreats, IntoAnEmptyHexDefendAgain) {
    const auto session = beaten({{"a60", "0807"}});
    play(*session, retreat("t16", "0808", {"t19"}));
    EXPECT_FALSE(flag(*session, "t16", "among-friends"));
    Json command = attack("a60", "t16");
    play(*session, command, {4});
    EXPECT_EQ(count(*session, "a60", "defence-sum"), 6);
}

TEST(Retreats, AreClosedWhereFriendsWereAttacked) {
    const auto session = at();
    put(*session, {"a54", "b54"}, "0810");
    put(*session, {"a60"}, "0807");
    put(*session, {"t7"}, "0808");
    put(*session, {"t16"}, "0809");
    begin(*session, "british-army-1");
    play(*session, attack("a60", "t7"), {3}); // eliminated? no: E of one unit
    EXPECT_EQ(stands(*session, "t7"), "eliminated");
    put(*session, {"t1"}, "0709");
    adjust(*session, "t1", {{"attacked", true}});
    play(*session, attack("a54", "t16", {"b54"}), {4}); // 2:1, a four retreats
    EXPECT_TRUE(warns(*session, retreat("t16", "0709"), "closed"));
}

TEST(Advances, GoIntoTheVacatedHexOnly) {
    const auto session = beaten();
    EXPECT_EQ(refusal(*session, {{"do", "advance"}, {"unit", "a54"}}), "not-possible");
    play(*session, retreat("t16", "0808", {"t19"}));
    EXPECT_EQ(refusal(*session, {{"do", "advance"}, {"unit", "a60"}}), "not-possible");
    play(*session, {{"do", "advance"}, {"unit", "a54"}, {"with", {"b54"}}});
    EXPECT_EQ(stands(*session, "a54"), "undisrupted 0809");
    EXPECT_EQ(stands(*session, "b54"), "undisrupted 0809");
}

TEST(Advances, AreForWhoStayedWhereItAttackedFrom) {
    const auto session = beaten();
    play(*session, retreat("t16", "0808", {"t19"}));
    play(*session, march("a54", "0811"));
    EXPECT_EQ(refusal(*session, {{"do", "advance"}, {"unit", "a54"}}), "not-possible");
}

TEST(Advances, AreNotMadeIntoAHexThatWasBombarded) {
    const auto session = beaten({{"guns", "0810"}, {"t1", "0910"}});
    play(*session, attack("guns", "t16", {}, {{"facts", {{"attack-added", 4}}}}), {3});
    play(*session, bombard("guns", "t1"), {6});
    EXPECT_EQ(stands(*session, "t1"), "eliminated");
    EXPECT_EQ(refusal(*session, {{"do", "advance"}, {"unit", "guns"}}), "not-possible");
}

/// What falls in one combat, all in 0809, and how many fragments are left.
struct Fall {
    std::vector<std::string> units;
    std::vector<std::string> disrupted;
    int fragments;
};

TEST(Fragments, AreOneForThreeFullFactorsOfFootAndHorse) {
    for (const Fall& fall : std::vector<Fall>{{{"t16"}, {}, 1},
                                              {{"t16", "t19"}, {}, 2},
                                              {{"t16", "t19"}, {"t19"}, 2},
                                              {{"tcav"}, {}, 0},
                                              {{"tcav", "t16"}, {}, 1},
                                              {{"art-asia", "hq-asia"}, {}, 0}}) {
        const auto session = at();
        put(*session, {"a54", "b54"}, "0810");
        put(*session, fall.units, "0809");
        std::vector<int> dice;
        for (const std::string& id : fall.disrupted) {
            disrupt(*session, id);
            dice.push_back(2);
        }
        begin(*session, "british-army-1");
        // Enough to be in the last column: a two takes all.
        dice.push_back(2);
        play(*session, attack("a54", fall.units[0], {"b54"}, {{"facts", {{"attack-added", 30}}}}), dice);
        EXPECT_EQ(count(*session, "turkish", "fragments-due"), fall.fragments) << fall.units[0];
        EXPECT_EQ(owes(*session, "place-fragment", "turkish"), fall.fragments > 0);
    }
}

TEST(Fragments, AreCountedAttackByAttack) {
    const auto session = at();
    put(*session, {"a54"}, "0810");
    put(*session, {"a60"}, "1110");
    put(*session, {"tcav"}, "0809");
    put(*session, {"t1"}, "1109");
    adjust(*session, "t1", {{"combat", 1}});
    begin(*session, "british-army-1");
    play(*session, attack("a54", "tcav", {}, {{"facts", {{"attack-added", 9}}}}), {2});
    play(*session, attack("a60", "t1", {}, {{"facts", {{"attack-added", 9}}}}), {2});
    EXPECT_EQ(count(*session, "turkish", "fragments-due"), 0); // 2 and 1, not 3
}

TEST(Fragments, ArePlacedInTheRowToTheNorthAndNeverMove) {
    const auto session = at();
    put(*session, {"a54", "b54"}, "0810");
    put(*session, {"t16", "t19"}, "0809");
    begin(*session, "british-army-1");
    play(*session, attack("a54", "t16", {"b54"}), {4});
    const Json place{{"do", "place-fragment"}, {"side", "turkish"}, {"hex", "0908"}};
    EXPECT_TRUE(
        warns(*session, {{"do", "place-fragment"}, {"side", "turkish"}, {"hex", "0807"}}, "hexrow 8"));
    play(*session, place);
    EXPECT_TRUE(owes(*session, "place-fragment", "turkish"));
    EXPECT_TRUE(warns(*session, place, "fragment is there"));
    play(*session, {{"do", "place-fragment"}, {"side", "turkish"}, {"hex", "0808"}});
    EXPECT_FALSE(owes(*session, "place-fragment", "turkish"));
    EXPECT_EQ(refusal(*session, place), "not-possible");
    EXPECT_EQ(stands(*session, "tcmd-name-fragment-1"), "undisrupted 0908");
    EXPECT_EQ(refusal(*session, march("tcmd-name-fragment-1", "0907")), "not-possible");
}

TEST(Fragments, GatherNorthOfTheLastThatFellWhateverItWas) {
    const auto session = at();
    put(*session, {"a54", "b54", "a60"}, "0910");
    put(*session, {"t16"}, "0809");
    put(*session, {"art-asia"}, "0911");
    begin(*session, "turkish-1");
    play(*session, attack("t16", "a54", {"art-asia"}), {1}); // 1:2, a one takes all attackers
    EXPECT_EQ(stands(*session, "art-asia"), "eliminated");
    const Json at10{{"do", "place-fragment"}, {"side", "turkish"}, {"hex", "0810"}};
    EXPECT_FALSE(warns(*session, at10, "hexrow"));
}

TEST(Fragments, AreNineAtMost) {
    const auto session = at();
    adjust(*session, "turkish", {{"fragments-due", 10}, {"fragment-row", 8}});
    for (int n = 0; n < 9; ++n) {
        const std::string column = std::to_string(n + 1);
        play(*session, {{"do", "place-fragment"}, {"side", "turkish"}, {"hex", "0" + column + "08"}});
    }
    const Json tenth{{"do", "place-fragment"}, {"side", "turkish"}, {"hex", "1008"}};
    EXPECT_EQ(refusal(*session, tenth), "not-possible");
    adjust(*session, "tcmd-name-fragment-1", {{"status", "eliminated"}});
    EXPECT_EQ(warnings(*session, tenth).size(), 0U);
}

TEST(Fragments, OfBombardmentsAreARuling) {
    for (const char* reading : {"combat", "bombardment-too"}) {
        const auto session = at({{"s-frag", reading}});
        put(*session, {"guns"}, "0810");
        put(*session, {"t7"}, "0809");
        play(*session, bombard("guns", "t7"), {4});
        EXPECT_EQ(stands(*session, "t7"), "eliminated");
        EXPECT_EQ(count(*session, "turkish", "fragments-due"), std::string(reading) == "combat" ? 0 : 1);
    }
}

} // namespace
} // namespace umpire::test::retreats_test
