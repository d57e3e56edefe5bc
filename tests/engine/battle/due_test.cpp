// What is owed: raised by play, settled by the check, waived with a reason, named when a phase is left.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::due_test {
namespace {

using Ids = std::vector<std::string>;

const Json endTurn{{"do", "end-turn"}};
const Json knackeredDue{{"do", "check"}, {"check", "knackered"}, {"formation", "regiment"}};

std::unique_ptr<Session> wornBattle() {
    return Field()
        .theirs("battalion", "infantry", "turkish", 10)
        .theirs("reserve", "infantry", "turkish", 10)
        .ours("squadron", "cavalry", "british", 5)
        .open();
}

TEST(KnackeredDue, FallsAtTheEndOfTheSidesOwnTurn) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    EXPECT_EQ(owed(*session), Ids{});
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{}) << "losses in the enemy's half-turn wait";
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
}

TEST(KnackeredDue, NotBelowTwentyPercent) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 3}});
    done(*session, endTurn);
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{});
}

TEST(KnackeredDue, IsACommandReadyToSend) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    done(*session, endTurn);
    done(*session, endTurn);
    const Json due = done(*session, {{"do", "show"}, {"subject", "due"}})["subject"]["due"][0];
    EXPECT_EQ(due["id"], Json("knackered-regiment"));
    EXPECT_EQ(due["command"], knackeredDue);
    EXPECT_FALSE(due["text"].get<std::string>().empty());
    done(*session, due["command"]);
    EXPECT_EQ(owed(*session), Ids{});
}

void testAndComeRound(Session& session) {
    done(session, endTurn);
    done(session, endTurn);
    ASSERT_EQ(owed(session), Ids{"knackered-regiment"});
    Json command = knackeredDue;
    command["dice"] = {8};
    done(session, command);
    done(session, endTurn);
}

TEST(KnackeredDue, ComesAgainOnlyWithNewLosses) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    testAndComeRound(*session);
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{});
    done(*session, endTurn);
    adjusted(*session, "battalion", {{"lost", 5}});
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
}

TEST(KnackeredDue, ComesAgainWhenALossReplacesARecovery) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"state", "spittin-the-dummy"}});
    testAndComeRound(*session);
    adjusted(*session, "battalion", {{"state", "steady"}, {"lost", 4}});
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"}) << "4 instead of 10, but destroyed";
}

TEST(KnackeredDue, IsNotRaisedTwice) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    for (int i = 0; i < 6; ++i) {
        done(*session, endTurn);
    }
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
}

TEST(KnackeredDue, NeverForADivisionNorAfterBuggeringOff) {
    Json battle = Field().theirs("battalion", "infantry", "turkish", 10).json();
    battle["formations"][1]["kind"] = "division";
    for (const char* kind : {"division", "brigade"}) {
        battle["formations"][1]["kind"] = kind;
        const auto session = sessionOf(battle);
        adjusted(*session, "battalion", {{"lost", 8}});
        if (std::string(kind) == "brigade") {
            adjusted(*session, "regiment", {{"state", "buggering-off"}});
        }
        done(*session, endTurn);
        done(*session, endTurn);
        EXPECT_EQ(owed(*session), Ids{}) << kind;
    }
}

TEST(Owed, LeavingAPhaseNamesIt) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    done(*session, endTurn);
    done(*session, endTurn);
    for (const char* command : {"next-phase", "end-turn"}) {
        const Json answer = done(*session, {{"do", command}});
        EXPECT_TRUE(warns(answer, "Still owed")) << command;
        EXPECT_TRUE(warns(answer, "Knackered")) << command;
    }
}

TEST(Owed, EntriesStandApartWhateverTheyHold) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    adjusted(*session, "squadron", {{"lost", 2}});
    done(*session, endTurn);
    done(*session, endTurn);
    const Json due = done(*session, {{"do", "show"}, {"subject", "due"}})["subject"]["due"];
    ASSERT_EQ(due.size(), 2U);
    const std::string first = due[0]["text"];
    const std::string second = due[1]["text"];
    EXPECT_EQ(done(*session, endTurn)["warnings"][0], "Still owed: " + first + "; " + second);
}

TEST(Waive, TakesItOffWithAReason) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    done(*session, endTurn);
    done(*session, endTurn);
    const Json waive{{"do", "waive"}, {"due", "knackered-regiment"}, {"reason", "out of sight"}};
    const Json answer = done(*session, waive);
    EXPECT_EQ(owed(*session), Ids{});
    EXPECT_EQ(answer["warnings"], Json::array());
    EXPECT_EQ(session->records().back().command, waive) << "the reason is kept";
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
    EXPECT_TRUE(warns(done(*session, {{"do", "waive"}, {"due", "knackered-regiment"}}), "without a reason"));
}

TEST(Waive, RefusesWhatIsNotOwed) {
    const auto session = wornBattle();
    EXPECT_EQ(refusal(*session, {{"do", "waive"}, {"due", "knackered-regiment"}, {"reason", "x"}}),
              "unknown-id");
    EXPECT_EQ(refusal(*session, {{"do", "waive"}, {"reason", "x"}}), "bad-value");
    EXPECT_EQ(refusal(*session, {{"do", "waive"}, {"due", 3}}), "bad-value");
}

std::string textOf(const Session& session, const Id& due) {
    const Due* owed = session.battle().findDue(due);
    return owed ? owed->text : "";
}

TEST(KnackeredDue, TellsTheFiguresOfNow) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    done(*session, endTurn);
    done(*session, endTurn);
    EXPECT_NE(textOf(*session, "knackered-regiment").find("4 of 20"), std::string::npos);
    adjusted(*session, "reserve", {{"lost", 2}});
    EXPECT_NE(textOf(*session, "knackered-regiment").find("6 of 20"), std::string::npos);
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
}

TEST(KnackeredDue, IsDroppedBelowTwentyPercent) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"state", "spittin-the-dummy"}});
    done(*session, endTurn);
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
    done(*session, {{"do", "reform"}, {"unit", "battalion"}});
    EXPECT_EQ(owed(*session), Ids{});
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
}

TEST(KnackeredDue, IsOwedAgainAtTheNextEndOfItsTurnThatWarrantsIt) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    done(*session, endTurn);
    done(*session, endTurn);
    adjusted(*session, "battalion", {{"lost", 3}});
    EXPECT_EQ(owed(*session), Ids{});
    adjusted(*session, "battalion", {{"lost", 4}});
    EXPECT_EQ(owed(*session), Ids{}) << "not before its own turn ends";
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{});
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
}

TEST(KnackeredDue, IsDroppedWithTheLossesSinceTheLastRoll) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    testAndComeRound(*session);
    done(*session, endTurn);
    adjusted(*session, "reserve", {{"state", "spittin-the-dummy"}});
    done(*session, endTurn);
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
    adjusted(*session, "reserve", {{"state", "steady"}});
    EXPECT_EQ(owed(*session), Ids{}) << "no worse than when it was rolled";
}

TEST(KnackeredDue, AWaiverCoversTheLossesCountedThen) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 4}});
    done(*session, endTurn);
    done(*session, endTurn);
    done(*session, {{"do", "waive"}, {"due", "knackered-regiment"}, {"reason", "agreed"}});
    for (int i = 0; i < 4; ++i) {
        done(*session, endTurn);
        EXPECT_EQ(owed(*session), Ids{}) << i;
    }
    adjusted(*session, "battalion", {{"lost", 5}});
    done(*session, endTurn);
    done(*session, endTurn);
    EXPECT_EQ(owed(*session), Ids{"knackered-regiment"});
}

Json near(const Json& officers, const Json& leading = Json::array()) {
    Json facts{{"officers-within-3", officers}};
    if (!leading.empty()) {
        facts["officers-leading"] = leading;
    }
    return facts;
}

TEST(OfficersDue, OfExactlyThoseStated) {
    const auto session = wornBattle();
    done(*session, shoot("squadron", "battalion", {6}, {{"officer-within-9", true}}));
    EXPECT_EQ(owed(*session), Ids{}) << "within 9 inches nobody is at risk";
    done(*session, shoot("squadron", "battalion", {6}, near({"colonel"})));
    EXPECT_EQ(owed(*session), Ids{"officer-casualty-colonel"});
    const Json due = session->show("due")["due"][0];
    EXPECT_EQ(due["command"], (Json{{"do", "check"}, {"check", "officer-casualty"}, {"officer", "colonel"}}));
    EXPECT_EQ(due["optional"], Json(false));
}

TEST(OfficersDue, EachOwesHisOwnWhateverBecomesOfTheOthers) {
    const auto session = wornBattle();
    done(*session, shoot("squadron", "battalion", {6}, near({"colonel", "pasha"})));
    EXPECT_EQ(owed(*session), (Ids{"officer-casualty-colonel", "officer-casualty-pasha"}));
    done(*session, checkOf("officer-casualty", "officer", "colonel", {1}));
    EXPECT_EQ(owed(*session), Ids{"officer-casualty-pasha"});
    done(*session, checkOf("officer-casualty", "officer", "pasha", {5}));
    EXPECT_EQ(owed(*session), Ids{});
}

TEST(OfficersDue, WhoLeadsTheUnitRollsSo) {
    const auto session = wornBattle();
    done(*session, shoot("squadron", "battalion", {6}, near({"colonel", "pasha"}, {"colonel"})));
    const Json due = session->show("due")["due"];
    EXPECT_EQ(due[0]["command"]["facts"], (Json{{"leading", true}}));
    EXPECT_FALSE(due[1]["command"].contains("facts"));
}

TEST(OfficersDue, OnceForEachTimeByTheDefaultReading) {
    const auto session = wornBattle();
    for (int i = 0; i < 2; ++i) {
        done(*session, shoot("squadron", "battalion", {6}, near({"colonel"})));
    }
    EXPECT_EQ(owed(*session), (Ids{"officer-casualty-colonel", "officer-casualty-colonel-2"}));
    done(*session, checkOf("officer-casualty", "officer", "colonel", {5}));
    EXPECT_EQ(owed(*session), Ids{"officer-casualty-colonel-2"});
    done(*session, checkOf("officer-casualty", "officer", "colonel", {1}));
    EXPECT_EQ(owed(*session), Ids{});
}

TEST(OfficersDue, OnceAPhaseByTheOtherReading) {
    const auto session = Field()
                             .theirs("battalion", "infantry", "turkish", 10)
                             .ours("squadron", "cavalry", "british", 5)
                             .ruling("s-offrolls", "per-phase")
                             .open();
    done(*session, shoot("squadron", "battalion", {6}, near({"colonel"})));
    done(*session, checkOf("officer-casualty", "officer", "colonel", {5}));
    done(*session, shoot("squadron", "battalion", {6}, near({"colonel"})));
    EXPECT_EQ(owed(*session), Ids{});
    done(*session, {{"do", "next-phase"}});
    done(*session, shoot("squadron", "battalion", {6}, near({"colonel"})));
    EXPECT_EQ(owed(*session), Ids{"officer-casualty-colonel"});
}

TEST(OfficersDue, ARollThatKillsHimEndsWhatElseHeOwed) {
    const auto session = wornBattle();
    for (int i = 0; i < 2; ++i) {
        done(*session, shoot("squadron", "battalion", {6}, near({"colonel"})));
    }
    done(*session, checkOf("officer-casualty", "officer", "colonel", {1}));
    EXPECT_EQ(owed(*session), Ids{});
}

TEST(OfficersDue, NotOfThoseLostAlready) {
    const auto session = wornBattle();
    adjusted(*session, "colonel", {{"state", "lost"}});
    const Json answer = done(*session, shoot("squadron", "battalion", {6}, near({"colonel", "pasha"})));
    EXPECT_EQ(owed(*session), Ids{"officer-casualty-pasha"});
    EXPECT_TRUE(warns(answer, "lost already"));
}

TEST(OfficersDue, EvenIfTheUnitIsGone) {
    const auto session = wornBattle();
    adjusted(*session, "battalion", {{"lost", 9}});
    done(*session, shoot("squadron", "battalion", {8}, near({"colonel"})));
    EXPECT_EQ(shown(*session, "battalion", "state"), Json("gone"));
    EXPECT_EQ(owed(*session), Ids{"officer-casualty-colonel"});
}

TEST(OfficersDue, EachSideOfAMeleeHasItsOwn) {
    const auto session = wornBattle();
    done(*session, melee("squadron", "battalion", 7, 7, near({"brigadier"}), near({"colonel"}, {"colonel"})));
    EXPECT_EQ(owed(*session), (Ids{"officer-casualty-brigadier", "officer-casualty-colonel"}));
    EXPECT_EQ(session->show("due")["due"][1]["command"]["facts"], (Json{{"leading", true}}));
}

TEST(OfficersDue, NamesMustBeOfficers) {
    const auto session = wornBattle();
    EXPECT_EQ(refusal(*session, shoot("squadron", "battalion", {6}, near({"reserve"}))), "unknown-id");
    EXPECT_EQ(refusal(*session, shoot("squadron", "battalion", {6}, near("colonel"))), "bad-value");
}

} // namespace
} // namespace umpire::test::due_test
