// Taking a battle back to before the first turn: the roster as it was edited, and nothing that was played.

#include "roster_session.h"

#include <gtest/gtest.h>

namespace umpire::test::reset_test {
namespace {

const Json reset{{"do", "reset"}};

std::unique_ptr<Session> newSession() {
    return Field()
        .ours("foot", "infantry", "british", 5)
        .ours("lh", "cavalry", "anzac", 4)
        .theirs("guard", "infantry", "turkish", 4)
        .noFirstSide()
        .open();
}

void play(Session& session) {
    done(session, checkOf("initiative", "side", "empire", {7, 2}));
    done(session, shoot("foot", "guard", {1}));
    done(session, checkOf("air-support", "side", "empire", {3, 2}));
    done(session, {{"do", "end-turn"}});
    adjusted(session, "lh", {{"lost", 1}, {"machine-gun", true}});
}

TEST(Reset, OfABattleJustBegunChangesNothing) {
    const auto session = newSession();
    edited(*session, reset);
    EXPECT_TRUE(session->battle() == session->start());
}

TEST(Reset, TakesBackAllThatWasPlayed) {
    const auto session = newSession();
    play(*session);
    const Json answer = edited(*session, reset);
    EXPECT_TRUE(session->battle() == session->start());
    EXPECT_EQ(owed(*session), std::vector<std::string>{"initiative"});
    EXPECT_EQ(answer["record"], session->cursor());
    EXPECT_EQ(answer["changes"]["lh"]["elements"], 4) << answer;
}

TEST(Reset, KeepsTheRosterAsItWasEditedEvenInMidBattle) {
    const auto session = newSession();
    const std::vector<Json> edits{enlisted("units", battalion("Reserve", "brigade"), {{"before", "foot"}}),
                                  amended({"foot"}, {{"name", "Fusiliers"}, {"elements", 6}}),
                                  regrouped({"guard"}, {{"under", "ottoman"}}),
                                  scenarioOf({{"title", "Romani"}, {"turn-limit", 9}}),
                                  {{"do", "ruling"}, {"ruling", "s-nominus"}, {"reading", "attack-only"}},
                                  struck({"colonel"})};
    const auto expected = newSession();
    done(*session, edits[0]);
    play(*session);
    for (const Json& edit : edits) {
        done(*expected, edit);
        if (edit != edits[0]) {
            done(*session, edit);
        }
    }
    edited(*session, reset);
    EXPECT_TRUE(session->battle() == expected->battle());
}

TEST(Reset, APlaneThatCameInPlayGoes) {
    const auto session = newSession();
    play(*session);
    ASSERT_TRUE(session->battle().find("empire-plane-1"));
    done(*session, amended({"empire-plane-1"}, {{"name", "Bristol Fighter"}}));
    edited(*session, reset);
    EXPECT_FALSE(session->battle().find("empire-plane-1"));
}

TEST(Reset, IsPlayedOnAndResetAgain) {
    const auto session = newSession();
    play(*session);
    done(*session, reset);
    play(*session);
    edited(*session, amended({"foot"}, {{"elements", 3}}));
    edited(*session, reset);
    EXPECT_EQ(shown(*session, "foot", "elements"), 3);
    EXPECT_EQ(shown(*session, "lh", "lost"), 0);
    EXPECT_EQ(session->battle().clock.halfTurn, 0);
}

TEST(Reset, KeepsNotesBesideTheRecord) {
    const auto session = newSession();
    play(*session);
    done(*session, {{"do", "note"}, {"record", 2}, {"text", "a good volley"}});
    edited(*session, reset);
    EXPECT_EQ(session->battle().recordNotes.at(2).text, "a good volley");
}

TEST(Reset, NothingBeforeItIsCorrected) {
    const auto session = newSession();
    play(*session);
    done(*session, reset);
    EXPECT_EQ(refused(*session, {{"do", "correct"}, {"record", 2}, {"dice", {8}}, {"reason", "misread"}}),
              "not-possible: the battle was taken back to its start by record 6, so nothing follows from "
              "record 2; undo that first");
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "correct"}, {"record", 2}, {"dice", {8}}, {"reason", "misread"}});
}

TEST(Reset, RefusesWhatMeansNothingToIt) {
    const auto session = newSession();
    EXPECT_EQ(refused(*session, {{"do", "reset"}, {"to", 3}}),
              "bad-value: the field \"to\" means nothing to \"reset\"; did you mean \"do\"?");
    EXPECT_EQ(refused(*session, {{"do", "reset"}, {"dice", {3}}}),
              "bad-dice: 1 die is given that nothing asks for");
}

/// The lists of a saved battle show the roster as it was set up before anything was played.
TEST(SetUp, IsWhatASavedFileLists) {
    const auto session = emptySession();
    done(*session, enlisted("sides", {{{"name", "Red"}}, {{"name", "Blue"}}}));
    done(*session, enlisted("units", {battalion("One", "red"), battalion("Two", "blue")}));
    EXPECT_EQ(session->setUpRecords(), 2);
    done(*session, {{"do", "waive"}, {"due", "initiative"}, {"reason", "agreed"}});
    done(*session, enlisted("units", battalion("Late", "red")));
    EXPECT_EQ(session->setUpRecords(), 2);
    const Json file = Json::parse(BattleFiles::write(*session));
    EXPECT_EQ(file["history"]["roster-at"], 2);
    ASSERT_EQ(file["units"].size(), 2U);
    EXPECT_EQ(file["units"][1]["id"], "two");
    const auto again = reloaded(*session);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->battle() == session->battle());
    EXPECT_TRUE(again->start() == emptyBattle(session->rules()));
}

} // namespace
} // namespace umpire::test::reset_test
