// A turn played on paper, typed in as one record.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::catch_up_test {
namespace {

std::unique_ptr<Session> smallBattle() {
    return Field()
        .ours("squadron", "cavalry", "british", 4, {{"machine-gun", true}})
        .theirs("battalion", "infantry", "turkish", 5)
        .open();
}

Json catchUp(const Json& set) {
    return {{"do", "catch-up"}, {"set", set}, {"reason", "the laptop died"}};
}

const Json turnOnPaper{{"squadron", {{"lost", 2}, {"in-melee", true}}},
                       {"battalion", {{"state", "spittin-the-dummy"}, {"captured", 1}}},
                       {"brigadier", {{"state", "lost"}, {"returns-turn", 4}}},
                       {"regiment", {{"state", "bonza"}}},
                       {"turn", {{"turn", 3}, {"side", "ottoman"}, {"phase", "shooting"}}}};

std::string messageOf(Session& session, const Json& command) {
    PhysicalDice none({});
    const Answer answer = session.execute(command, none);
    EXPECT_FALSE(answer.ok) << command;
    return answer.refusal.code + ": " + answer.refusal.message;
}

TEST(CatchUp, SetsManySubjectsAndTheClockInOneRecord) {
    const auto session = smallBattle();
    const Json answer = done(*session, catchUp(turnOnPaper));
    EXPECT_EQ(session->cursor(), 1);
    EXPECT_EQ(answer["steps"], Json::array());
    for (const auto& [subject, fields] : turnOnPaper.items()) {
        for (const auto& [field, value] : fields.items()) {
            EXPECT_EQ(shown(*session, subject, field), value) << subject << ' ' << field;
            EXPECT_EQ(answer["changes"][subject][field], value) << subject << ' ' << field;
        }
    }
}

TEST(CatchUp, DoesWhatSingleAdjustmentsDo) {
    const auto session = smallBattle();
    const auto single = smallBattle();
    done(*session, catchUp(turnOnPaper));
    for (const auto& [subject, fields] : turnOnPaper.items()) {
        adjusted(*single, subject, fields);
    }
    EXPECT_TRUE(session->battle() == single->battle());
}

TEST(CatchUp, NamesTheSubjectOfWhichNothingIsSet) {
    const auto session = smallBattle();
    const std::string message = messageOf(*session, catchUp({{"squadron", Json::object()}}));
    EXPECT_EQ(message.substr(0, 10), "bad-value:");
    EXPECT_NE(message.find("\"squadron\""), std::string::npos) << message;
}

TEST(CatchUp, IsUndoneWhole) {
    const auto session = smallBattle();
    const Battle before = session->battle();
    done(*session, catchUp(turnOnPaper));
    const Battle after = session->battle();
    done(*session, {{"do", "undo"}});
    EXPECT_TRUE(session->battle() == before);
    done(*session, {{"do", "redo"}});
    EXPECT_TRUE(session->battle() == after);
}

TEST(CatchUp, IsAllOrNothingAndNamesTheSubjectThatIsWrong) {
    const auto session = smallBattle();
    const Battle before = session->battle();
    EXPECT_EQ(messageOf(*session, catchUp({{"squadron", {{"lost", 1}}}, {"battalion", {{"losst", 1}}}})),
              "bad-value: \"battalion\": a unit has no field \"losst\"; did you mean \"lost\"?");
    EXPECT_EQ(messageOf(*session, catchUp({{"squadron", {{"lost", 1}}}, {"battalion", {{"lost", 9}}}})),
              "bad-value: \"battalion\": \"lost\" of " + session->battle().find("battalion")->name +
                  " can be 5 at most");
    EXPECT_EQ(messageOf(*session, catchUp({{"squadron", {{"lost", 1}}}, {"turn", {{"turn", 0}}}})),
              "bad-value: \"turn\": game turns are counted from 1");
    EXPECT_EQ(
        messageOf(*session, catchUp({{"squadrn", {{"lost", 1}}}})),
        "unknown-id: \"squadrn\": nothing in this battle is called \"squadrn\"; did you mean \"squadron\"?");
    EXPECT_TRUE(session->battle() == before);
    EXPECT_EQ(session->cursor(), 0);
}

TEST(CatchUp, RefusesWhatSetsNothing) {
    const auto session = smallBattle();
    for (const Json& set : {Json::object(), Json(nullptr), Json::array(), Json(3)}) {
        EXPECT_EQ(refusal(*session, catchUp(set)), "bad-value") << set;
    }
    EXPECT_EQ(refusal(*session, {{"do", "catch-up"}}), "bad-value");
    EXPECT_EQ(refusal(*session, catchUp({{"squadron", 3}})), "bad-value");
    EXPECT_EQ(refusal(*session, {{"do", "catch-up"}, {"set", turnOnPaper}, {"reason", 3}}), "bad-value");
    EXPECT_EQ(refusal(*session, {{"do", "catch-up"}, {"set", turnOnPaper}, {"dice", {3}}}), "bad-dice");
}

TEST(CatchUp, IsCorrectedLikeOtherRecordsAndSaved) {
    const auto session = smallBattle();
    done(*session, catchUp({{"squadron", {{"lost", 2}}}, {"battalion", {{"lost", 1}}}}));
    done(*session, {{"do", "correct"}, {"record", 1}, {"set", {{"squadron", {{"lost", 3}}}}}});
    EXPECT_EQ(shown(*session, "squadron", "lost"), 3);
    EXPECT_EQ(shown(*session, "battalion", "lost"), 1);
    const LoadedBattle again = battleFiles().parse(BattleFiles::write(*session), "again");
    ASSERT_TRUE(again.session);
    EXPECT_TRUE(again.session->battle() == session->battle());
    EXPECT_EQ(again.session->records().size(), 2U);
}

} // namespace
} // namespace umpire::test::catch_up_test
