// Mounting, limbering and another order: records of their own, with what they cost. Artillery and its
// observer.

#include "umpire/battle/turn_actions.h"

#include "support/field.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test::posture_test {
namespace {

std::unique_ptr<Session> field() {
    auto session = Field()
                       .ours("squadron", "cavalry", "british", 5, {{"order", "goin-nowhere"}})
                       .ours("guns", "artillery", "british", 2)
                       .ours("vickers", "machine-guns", "british", 2)
                       .ours("spotter", "artillery-observer", "british", 1)
                       .theirs("battalion", "infantry", "turkish", 6)
                       .theirs("panzer", "tank", "german", 1)
                       .theirs("watcher", "artillery-observer", "turkish", 1)
                       .open();
    adjusted(*session, "turn", {{"phase", "normal-moves"}});
    return session;
}

Json of(const char* what, const Id& unit) {
    return {{"do", what}, {"unit", unit}};
}

TEST(Mounting, TakesHalfAMoveEachTime) {
    const auto session = field();
    EXPECT_EQ(refusal(*session, of("mount", "squadron")), "not-possible");
    const Json answer = done(*session, of("dismount", "squadron"));
    EXPECT_EQ(answer["changes"]["squadron"]["mounted"], Json(false));
    ASSERT_EQ(answer["warnings"].size(), 1U);
    EXPECT_TRUE(warns(answer, "half its move"));
    EXPECT_EQ(turnActionsOf(session->rules(), session->battle(), "squadron").size(), 1U) << "it has moved";
    EXPECT_EQ(refusal(*session, of("dismount", "squadron")), "not-possible");
    EXPECT_EQ(done(*session, of("mount", "squadron"))["changes"]["squadron"]["mounted"], Json(true));
    EXPECT_EQ(refusal(*session, of("dismount", "guns")), "not-possible");
}

TEST(Mounting, OutOfItsPhaseOrInAMeleeWarns) {
    const auto session = field();
    adjusted(*session, "squadron", {{"in-melee", true}});
    adjusted(*session, "turn", {{"phase", "shooting"}});
    const Json answer = done(*session, of("dismount", "squadron"));
    EXPECT_TRUE(warns(answer, "normal moves"));
    EXPECT_TRUE(warns(answer, "in melee"));
}

TEST(Limbering, TakesTheWholeTurn) {
    for (const char* unit : {"guns", "vickers"}) {
        const auto session = field();
        EXPECT_EQ(refusal(*session, of("unlimber", unit)), "not-possible");
        EXPECT_TRUE(warns(done(*session, of("limber", unit)), "whole turn"));
        EXPECT_EQ(shown(*session, unit, "limbered"), Json(true));
        const Json shot = done(*session, shoot(unit, "battalion", {7}));
        EXPECT_TRUE(warns(shot, "is limbered")) << unit;
        done(*session, of("unlimber", unit));
        EXPECT_TRUE(warns(done(*session, shoot(unit, "battalion", {7})), "takes all of it")) << unit;
        done(*session, {{"do", "end-turn"}});
        done(*session, {{"do", "end-turn"}});
        adjusted(*session, "turn", {{"phase", "shooting"}});
        EXPECT_EQ(done(*session, shoot(unit, "battalion", {7}))["warnings"], Json::array());
    }
}

TEST(Limbering, IsForGunsOnly) {
    const auto session = field();
    EXPECT_EQ(refusal(*session, of("limber", "squadron")), "not-possible");
    EXPECT_FALSE(session->show("squadron").contains("limbered"));
}

TEST(Order, AnotherOneIsARecordAndWarns) {
    const auto session = field();
    const Json answer =
        done(*session, {{"do", "give-order"}, {"unit", "squadron"}, {"order", "lets-get-the-buggers"}});
    EXPECT_EQ(answer["changes"]["squadron"]["order"], Json("lets-get-the-buggers"));
    EXPECT_TRUE(warns(answer, "before the game"));
    EXPECT_EQ(session->records().back().command["do"], Json("give-order"));
}

TEST(Order, AnObjectiveGoesWithIt) {
    const auto session = field();
    const Json order{{"do", "give-order"}, {"unit", "squadron"}, {"order", "shes-mine"}};
    EXPECT_TRUE(warns(done(*session, order), "none is named"));
    Json named = order;
    named["objective"] = "the wells";
    const Json answer = done(*session, named);
    EXPECT_FALSE(warns(answer, "none is named"));
    EXPECT_EQ(answer["changes"]["squadron"]["objective"], Json("the wells"));
}

TEST(Order, RefusesWhatMeansNothing) {
    const auto session = field();
    const auto order = [](const char* unit, const Json& word) {
        return Json{{"do", "give-order"}, {"unit", unit}, {"order", word}};
    };
    EXPECT_EQ(refusal(*session, order("guns", "shes-mine")), "not-possible");
    EXPECT_EQ(refusal(*session, order("squadron", "shes-yours")), "bad-value");
    EXPECT_EQ(refusal(*session, {{"do", "give-order"}, {"unit", "squadron"}}), "bad-value");
    Json objective = order("squadron", "shes-mine");
    objective["objective"] = 3;
    EXPECT_EQ(refusal(*session, objective), "bad-value");
}

Json barrage(const char* firer, const Json& facts, const char* target = "battalion") {
    return shoot(firer, target, {7}, facts);
}

class Indirect : public testing::Test {
  protected:
    void SetUp() override { adjusted(*m_session, "turn", {{"phase", "shooting"}}); }
    Json warnings(const Json& command) {
        const Json answer = done(*m_session, command);
        done(*m_session, {{"do", "undo"}});
        return answer;
    }
    std::unique_ptr<Session> m_session = field();
};

TEST_F(Indirect, NeedsAnObserverOfTheBrigade) {
    EXPECT_EQ(warnings(barrage("guns", {{"aim", "direct"}}))["warnings"], Json::array());
    EXPECT_EQ(warnings(barrage("guns", {{"aim", "indirect"}, {"observer", "spotter"}}))["warnings"],
              Json::array());
    EXPECT_TRUE(warns(warnings(barrage("guns", {{"aim", "indirect"}})), "needs an observer"));
    EXPECT_TRUE(warns(warnings(barrage("guns", {{"aim", "indirect"}, {"observer", "watcher"}})),
                      "not of the brigade"));
    EXPECT_TRUE(warns(warnings(barrage("guns", {{"aim", "indirect"}, {"observer", "vickers"}})),
                      "no artillery observer"));
    EXPECT_TRUE(warns(warnings(barrage("vickers", {{"aim", "indirect"}, {"observer", "spotter"}})),
                      "only artillery"));
}

TEST_F(Indirect, TheObserverMustBeThere) {
    adjusted(*m_session, "spotter", {{"state", "gone"}, {"gone-as", "destroyed"}});
    EXPECT_TRUE(warns(warnings(barrage("guns", {{"aim", "indirect"}, {"observer", "spotter"}})), "is gone"));
    EXPECT_EQ(refusal(*m_session, barrage("guns", {{"observer", "nobody"}})), "unknown-id");
    EXPECT_EQ(refusal(*m_session, barrage("guns", {{"aim", "sideways"}})), "bad-value");
}

TEST_F(Indirect, ChangesNoLineAndNoOdds) {
    const Json direct = warnings(barrage("guns", Json::object()));
    const Json indirect = warnings(barrage("guns", {{"aim", "indirect"}, {"observer", "spotter"}}));
    EXPECT_EQ(direct["steps"], indirect["steps"]);
    Json command = barrage("guns", Json::object());
    command.erase("dice");
    EXPECT_FALSE(oddsOf(*m_session, command).toJson()["if"].contains("aim"));
}

TEST_F(Indirect, AtArmourToo) {
    const Json command = shoot("guns", "panzer", {1}, {{"aim", "indirect"}});
    EXPECT_TRUE(warns(warnings(command), "needs an observer"));
}

TEST(Heads, SayHowFarEachCommandReaches) {
    const auto session = field();
    const auto head = [&](const char* action, const Id& unit) {
        const Scope scope{session->rules(), session->battle(), unit};
        return fillText(session->rules().text(session->rules().action(action)->head), scope);
    };
    EXPECT_EQ(head("shoot", "squadron"), "range 6\"");
    EXPECT_EQ(head("charge", "squadron"), "charge reach 12\"");
    EXPECT_EQ(head("charge", "battalion"), "charge reach 8\"");
    EXPECT_EQ(head("melee", "squadron"), "in contact");
}

} // namespace
} // namespace umpire::test::posture_test
