// Section J: planes that come, attack, are driven off, fight one another, leave and crash.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::air_test {
namespace {

using Outcomes = std::vector<std::string>;

std::unique_ptr<Session> airBattle(int ours = 1, int theirs = 0) {
    Field field;
    field.theirs("battalion", "infantry", "turkish", 5).ours("squadron", "cavalry", "anzac", 5);
    for (int i = 1; i <= ours; ++i) {
        field.ours("our-" + std::to_string(i), "plane", "british", 1);
    }
    for (int i = 1; i <= theirs; ++i) {
        field.theirs("their-" + std::to_string(i), "plane", "german", 1);
    }
    return field.open();
}

Json attack(const Json& dice, const char* how = "bombing") {
    Json command = shoot("our-1", "battalion", dice);
    command["attack"] = how;
    return command;
}

Json support(const Id& side, const Json& dice) {
    return checkOf("air-support", "side", side, dice);
}

bool onTable(const Session& session, const Id& plane) {
    return shown(session, plane, "on-table").get<bool>();
}

TEST(DriveOff, EveryDieHasItsOutcome) {
    const Outcomes first{"unmoved", "unmoved", "unmoved", "unmoved", "distracted", "distracted"};
    for (int die = 1; die <= 6; ++die) {
        const auto session = airBattle();
        const Json answer = done(*session, attack({die, 8}));
        EXPECT_EQ(answer["steps"][0]["check"], Json("drive-off"));
        EXPECT_EQ(answer["steps"][0]["subject"], Json("battalion"));
        EXPECT_EQ(answer["steps"][0]["total"], Json(die));
        EXPECT_EQ(outcomesOf(answer).front(), first[static_cast<std::size_t>(die - 1)]) << die;
        EXPECT_EQ(answer["steps"].size(), 2U);
        EXPECT_EQ(linesOf(answer["steps"][1]), die <= 4 ? Lines({{"shelled", -1}}) : Lines());
    }
}

TEST(DriveOff, SevenEndsTheAttackAndThePlaneStays) {
    const auto session = airBattle();
    adjusted(*session, "our-1", {{"last-attack-told", true}});
    EXPECT_EQ(outcomesOf(done(*session, attack({7}))), Outcomes{"driven-off"});
    EXPECT_EQ(shown(*session, "our-1", "state"), Json("steady"));
    EXPECT_TRUE(onTable(*session, "our-1"));
    EXPECT_EQ(shown(*session, "our-1", "last-attack-told"), Json(true)) << "no check: the mark stays";
}

TEST(DriveOff, EightShootsItDown) {
    const auto session = airBattle();
    EXPECT_EQ(outcomesOf(done(*session, attack({8}))), Outcomes{"shot-down"});
    EXPECT_EQ(shown(*session, "our-1", "gone-as"), Json("shot-down"));
    EXPECT_FALSE(onTable(*session, "our-1"));
    EXPECT_EQ(refusal(*session, attack({1, 1})), "not-possible");
}

TEST(DriveOff, AnAttackThatTellsIsMarked) {
    const auto session = airBattle();
    done(*session, attack({1, 4}));
    EXPECT_EQ(shown(*session, "our-1", "last-attack-told"), Json(true));
}

TEST(PlaneAttack, MustBeBombingOrStrafing) {
    const auto session = airBattle();
    EXPECT_EQ(refusal(*session, shoot("our-1", "battalion", {1, 1})), "bad-value");
    EXPECT_EQ(refusal(*session, attack({1, 1}, "shouting")), "bad-value");
}

TEST(PlaneAttack, OfAPlaneNotOnTheTableIsWarnedOf) {
    const auto session = airBattle();
    adjusted(*session, "our-1", {{"on-table", false}});
    EXPECT_TRUE(warns(done(*session, attack({1, 8})), "not on the table"));
}

TEST(AirSupport, IsOwedFromTheStartByWhoHasPlanes) {
    using Names = std::vector<std::string>;
    EXPECT_EQ(owed(*airBattle(0, 0)), Names{});
    EXPECT_EQ(owed(*airBattle(2, 0)), Names{"air-support-empire"});
    const auto session = airBattle(1, 1);
    EXPECT_EQ(owed(*session), (Names{"air-support-empire", "air-support-ottoman"}));
    EXPECT_EQ(session->show("due")["due"][0]["command"],
              (Json{{"do", "check"}, {"check", "air-support"}, {"side", "empire"}}));
    done(*session, support("empire", {1, 2}));
    EXPECT_EQ(owed(*session), Names{"air-support-ottoman"});
    EXPECT_TRUE(warns(done(*session, {{"do", "next-phase"}}), "Still owed"));
    done(*session, {{"do", "waive"}, {"due", "air-support-ottoman"}, {"reason", "it circles above"}});
    EXPECT_EQ(owed(*session), Names{});
    EXPECT_TRUE(onTable(*session, "their-1"));
}

TEST(AirSupport, IsOwedNoLongerOnceTheFirstTurnIsOver) {
    const auto session = airBattle(1, 0);
    done(*session, {{"do", "end-turn"}});
    EXPECT_EQ(owed(*session), std::vector<std::string>{"air-support-empire"});
    done(*session, {{"do", "end-turn"}});
    EXPECT_EQ(owed(*session), std::vector<std::string>{});
}

TEST(AirSupport, PlanesTakeNoAutomaticLoss) {
    const auto session = airBattle(1);
    EXPECT_EQ(refusal(*session, {{"do", "automatic-loss"}, {"unit", "our-1"}}), "not-possible");
    EXPECT_EQ(shown(*session, "our-1", "elements"), Json(1));
}

TEST(AirSupport, AJamBringsNobodyAndSendsTheRosterHome) {
    const auto session = airBattle(1);
    const Json step = done(*session, support("empire", {"jam"}))["steps"][0];
    EXPECT_EQ(step["outcome"], Json("none"));
    EXPECT_EQ(step["dice"], Json::array({"jam"}));
    EXPECT_FALSE(onTable(*session, "our-1"));
    EXPECT_EQ(shown(*session, "our-1", "arrives-turn"), Json(nullptr));
}

TEST(AirSupport, BothDiceAreOneStep) {
    const auto session = airBattle(1);
    const Json answer = done(*session, support("empire", {2, 3}));
    ASSERT_EQ(answer["steps"].size(), 1U);
    const Json& step = answer["steps"][0];
    EXPECT_EQ(step["dice"], (Json{2, 3}));
    EXPECT_EQ(step["outcome"], Json("arrives"));
    EXPECT_EQ(step["total"], Json(2));
    EXPECT_EQ(step["turn"], Json(3));
    EXPECT_EQ(step["subject"], Json("empire"));
}

TEST(AirSupport, MissingPlanesAreMadeInOrder) {
    const auto session = airBattle(1);
    done(*session, support("empire", {3, 2}));
    for (const char* plane : {"our-1", "empire-plane-1", "empire-plane-2"}) {
        EXPECT_EQ(shown(*session, plane, "arrives-turn"), Json(2)) << plane;
        EXPECT_FALSE(onTable(*session, plane)) << plane;
    }
    EXPECT_TRUE(session->show("empire-plane-3").is_null());
    EXPECT_EQ(shown(*session, "empire-plane-1", "type"), Json("plane"));
}

TEST(AirSupport, TheRostersPlanesComeInFileOrder) {
    const auto session = airBattle(3);
    done(*session, support("empire", {1, 1}));
    EXPECT_TRUE(onTable(*session, "our-1")) << "turn 1 is now";
    EXPECT_FALSE(onTable(*session, "our-2"));
    EXPECT_FALSE(onTable(*session, "our-3"));
}

/// Ends half-turns until the side's turn is the one wanted, at its start.
void playTo(Session& session, int turn, const Id& side) {
    for (int i = 0; i < 40; ++i) {
        const Json now = session.show("turn");
        if (now["turn"] == Json(turn) && now["side"] == Json(side)) {
            return;
        }
        done(session, {{"do", "end-turn"}});
    }
    FAIL() << "never came to turn " << turn;
}

TEST(AirSupport, PlanesStayThreeOwnTurns) {
    const auto session = airBattle(1);
    done(*session, support("empire", {1, 2}));
    playTo(*session, 1, "ottoman");
    EXPECT_FALSE(onTable(*session, "our-1"));
    for (int turn = 2; turn <= 4; ++turn) {
        playTo(*session, turn, "empire");
        EXPECT_TRUE(onTable(*session, "our-1")) << turn;
        EXPECT_EQ(shown(*session, "our-1", "turns-flown"), Json(turn - 1));
    }
    playTo(*session, 4, "ottoman");
    EXPECT_EQ(shown(*session, "our-1", "state"), Json("gone"));
    EXPECT_EQ(shown(*session, "our-1", "gone-as"), Json("removed"));
}

TEST(AirSupport, PlanesOfTheSecondSideComeInItsHalfTurn) {
    const auto session = airBattle(0, 1);
    done(*session, support("ottoman", {1, 1}));
    EXPECT_FALSE(onTable(*session, "their-1")) << "the other side moves";
    playTo(*session, 1, "ottoman");
    EXPECT_TRUE(onTable(*session, "their-1"));
    playTo(*session, 4, "empire");
    EXPECT_EQ(shown(*session, "their-1", "state"), Json("gone"));
}

TEST(RosterPlanes, StayWithoutLimit) {
    const auto session = airBattle(1);
    playTo(*session, 6, "empire");
    EXPECT_TRUE(onTable(*session, "our-1"));
    EXPECT_EQ(shown(*session, "our-1", "state"), Json("steady"));
}

Outcomes left(const Session& session) {
    Outcomes ids;
    for (const Subject* unit : session.battle().all(SubjectKind::Unit)) {
        if (shown(session, unit->id, "type") == Json("plane") &&
            shown(session, unit->id, "state") != Json("gone")) {
            ids.push_back(unit->id);
        }
    }
    return ids;
}

Json dogfight(const Json& stay = Json()) {
    Json command{{"do", "dogfight"}};
    if (!stay.is_null()) {
        command["stay"] = stay;
    }
    return command;
}

TEST(Dogfight, PairsAreLostAndTheRestStay) {
    const auto session = airBattle(3, 1);
    done(*session, dogfight());
    EXPECT_EQ(left(*session), (Outcomes{"our-2", "our-3"}));
    EXPECT_EQ(shown(*session, "our-1", "gone-as"), Json("removed"));
    EXPECT_EQ(shown(*session, "their-1", "gone-as"), Json("removed"));
}

TEST(Dogfight, TheLargerSideChoosesWhoStays) {
    const auto session = airBattle(3, 1);
    done(*session, dogfight({"our-1"}));
    EXPECT_EQ(left(*session), (Outcomes{"our-1", "our-3"}));
}

TEST(Dogfight, EqualSidesLoseAll) {
    const auto session = airBattle(2, 2);
    done(*session, dogfight());
    EXPECT_EQ(left(*session), Outcomes{});
}

TEST(Dogfight, OnlyThoseOnTheTableFight) {
    const auto session = airBattle(2, 1);
    adjusted(*session, "our-1", {{"on-table", false}});
    done(*session, dogfight());
    EXPECT_EQ(left(*session), Outcomes{"our-1"});
}

TEST(Dogfight, WrongChoicesAreBadValues) {
    const auto session = airBattle(3, 1);
    EXPECT_EQ(refusal(*session, dogfight({"their-1"})), "bad-value") << "not of the larger side";
    EXPECT_EQ(refusal(*session, dogfight({"our-1", "our-2", "our-3"})), "bad-value") << "only two may stay";
    EXPECT_EQ(refusal(*session, dogfight({"nobody"})), "unknown-id");
    EXPECT_EQ(refusal(*session, dogfight("our-1")), "bad-value");
}

TEST(Dogfight, NeedsPlanesOfBothSides) {
    const auto session = airBattle(2, 0);
    EXPECT_EQ(refusal(*session, dogfight()), "not-possible");
}

Json crashSite(const Id& plane) {
    return {{"do", "crash-site"}, {"plane", plane}, {"dice", {2, 5, 8}}};
}

TEST(Crash, TheWreckFallsThreeDiceFar) {
    const auto session = airBattle();
    done(*session, attack({8}));
    const Json step = done(*session, crashSite("our-1"))["steps"][0];
    EXPECT_EQ(step["outcome"], Json("falls"));
    EXPECT_EQ(step["total"], Json(15));
    EXPECT_EQ(step["subject"], Json("our-1"));
    EXPECT_EQ(step["dice"], (Json{2, 5, 8}));
}

TEST(Crash, OnlyOfAPlaneShotDown) {
    const auto session = airBattle(1, 1);
    EXPECT_EQ(refusal(*session, crashSite("our-1")), "not-possible");
    EXPECT_EQ(refusal(*session, crashSite("squadron")), "not-possible");
    done(*session, dogfight());
    EXPECT_EQ(refusal(*session, crashSite("our-1")), "not-possible") << "lost in a dogfight";
}

TEST(Crash, TheCheckUnderItChangesAsMoraleDoes) {
    const auto session = airBattle();
    adjusted(*session, "battalion", {{"lost", 2}, {"state", "spittin-the-dummy"}});
    const Json step =
        done(*session, checkOf("crash", "unit", "battalion", {3}, {{"in-cover", true}}))["steps"][0];
    EXPECT_EQ(step["total"], Json(3));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(3));
}

using Names = std::vector<std::string>;

/// What is owed before the first turn is settled.
std::unique_ptr<Session> flyingBattle(int ours, int theirs) {
    auto session = airBattle(ours, theirs);
    for (const std::string& due : owed(*session)) {
        done(*session, {{"do", "waive"}, {"due", due}});
    }
    return session;
}

void toShooting(Session& session) {
    done(session, {{"do", "next-phase"}});
    done(session, {{"do", "next-phase"}});
    ASSERT_EQ(shown(session, "turn", "phase"), Json("shooting"));
}

TEST(DogfightDue, AtTheEndOfTheMovesWhilePlanesOfBothSidesAreUp) {
    const auto session = flyingBattle(2, 1);
    done(*session, {{"do", "next-phase"}});
    EXPECT_EQ(owed(*session), Names{});
    done(*session, {{"do", "next-phase"}});
    EXPECT_EQ(owed(*session), Names{"dogfight"});
    Json command = session->show("due")["due"][0]["command"];
    EXPECT_EQ(command, (Json{{"do", "dogfight"}}));
    EXPECT_TRUE(warns(done(*session, attack({1, 8})), "dogfight comes before"));
    done(*session, command);
    EXPECT_EQ(owed(*session), Names{});
}

TEST(DogfightDue, NotWithPlanesOfOneSideOnly) {
    const auto session = flyingBattle(2, 0);
    toShooting(*session);
    EXPECT_EQ(owed(*session), Names{});
    EXPECT_EQ(done(*session, attack({1, 8}))["warnings"], Json::array());
}

TEST(DogfightDue, IsDroppedWhenOneSideHasNoneLeft) {
    const auto session = flyingBattle(1, 1);
    toShooting(*session);
    EXPECT_EQ(owed(*session), Names{"dogfight"});
    adjusted(*session, "their-1", {{"on-table", false}});
    EXPECT_EQ(owed(*session), Names{});
}

TEST(SecondAttack, OfAPlaneInOnePhaseWarns) {
    const auto session = flyingBattle(1, 0);
    toShooting(*session);
    EXPECT_EQ(done(*session, attack({1, 8}))["warnings"], Json::array());
    EXPECT_TRUE(warns(done(*session, attack({1, 8})), "has shot in this phase already"));
}

TEST(ShotDown, OwesItsCrashSiteAndThenTheCheckOfOneUnit) {
    const auto session = flyingBattle(1, 0);
    toShooting(*session);
    done(*session, attack({8}));
    EXPECT_EQ(owed(*session), Names{"crash-site-our-1"});
    Json site = session->show("due")["due"][0]["command"];
    EXPECT_EQ(site, (Json{{"do", "crash-site"}, {"plane", "our-1"}}));
    site["dice"] = {3, 4, 5};
    EXPECT_EQ(done(*session, site)["warnings"], Json::array());
    EXPECT_EQ(owed(*session), Names{"crash-our-1"});
    const Json check = session->show("due")["due"][0];
    EXPECT_EQ(check["command"], (Json{{"do", "check"}, {"check", "crash"}, {"unit", "battalion"}}));
    EXPECT_EQ(check["optional"], Json(true)) << "it may fall on nobody";
    done(*session, checkOf("crash", "unit", "squadron", {6}));
    EXPECT_EQ(owed(*session), Names{}) << "whichever unit it was";
    EXPECT_TRUE(warns(done(*session, site), "come down already"));
}

TEST(ShotDown, ItsEntriesStayThoughThePlaneIsGone) {
    const auto session = flyingBattle(1, 0);
    done(*session, attack({8}));
    done(*session, {{"do", "next-phase"}});
    EXPECT_EQ(owed(*session), Names{"crash-site-our-1"});
    EXPECT_EQ(refusal(*session, attack({1, 8})), "not-possible");
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(owed(*session), Names{});
}

TEST(ShotDown, TheUnitItFlewAtMayBeGone) {
    const auto session = flyingBattle(1, 0);
    done(*session, attack({8}));
    adjusted(*session, "battalion", {{"lost", 5}, {"state", "gone"}});
    done(*session, {{"do", "crash-site"}, {"plane", "our-1"}, {"dice", {1, 1, 1}}});
    EXPECT_EQ(session->show("due")["due"][0]["command"]["unit"], Json("squadron"));
}

} // namespace
} // namespace umpire::test::air_test
