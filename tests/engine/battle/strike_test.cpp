// Taking sides, formations, officers and units off the roster.

#include "roster_session.h"

#include <gtest/gtest.h>

namespace umpire::test::strike_test {
namespace {

std::unique_ptr<Session> newSession() {
    return Field()
        .ours("lh", "cavalry", "anzac", 4)
        .ours("foot", "infantry", "british", 5)
        .theirs("tribe", "camelry", "arab-independent", 5)
        .theirs("guard", "infantry", "turkish", 4)
        .open();
}

TEST(Strike, TakesAUnitOff) {
    const auto session = newSession();
    const Json answer = edited(*session, struck({"lh"}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Unit), (Ids{"foot", "tribe", "guard"}));
    EXPECT_EQ(answer["changes"]["brigade"]["elements-start"], 5) << answer;
}

TEST(Strike, TakesWhatStandsBelowWithIt) {
    const auto session = newSession();
    edited(*session, struck({"brigade", "lh"}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Unit), (Ids{"tribe", "guard"}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Officer), (Ids{"general", "colonel", "pasha"}));
}

TEST(Strike, TakesAWholeSideAndThenTheLast) {
    const auto session = newSession();
    edited(*session, struck({"empire"}));
    EXPECT_EQ(idsOf(*session, SubjectKind::Unit), (Ids{"tribe", "guard"}));
    EXPECT_EQ(session->battle().firstSide, "") << "it was the empire";
    EXPECT_EQ(session->battle().clock.side, "ottoman");
    edited(*session, struck({"ottoman"}));
    EXPECT_TRUE(session->battle().all().empty());
    EXPECT_EQ(session->battle().clock.side, "");
    EXPECT_EQ(refused(*session, {{"do", "end-turn"}}),
              "not-possible: the battle has no side yet, so \"end-turn\" means nothing; put a side on the "
              "roster first");
    EXPECT_EQ(refused(*session, {{"do", "next-phase"}}),
              "not-possible: the battle has no side yet, so \"next-phase\" means nothing; put a side on the "
              "roster first");
    EXPECT_EQ(refused(*session, {{"do", "check"}, {"check", "initiative"}}),
              "not-possible: the battle has no side yet, so \"check\" means nothing; put a side on the "
              "roster first");
}

TEST(Strike, WhoIsStruckOwesNothing) {
    const auto session = newSession();
    done(*session, scenarioOf({{"first-side", "ottoman"}}));
    ASSERT_EQ(owed(*session), std::vector<std::string>{"charge-tribe"});
    edited(*session, struck({"tribe"}));
    EXPECT_EQ(owed(*session), std::vector<std::string>{});
}

TEST(Strike, BeforeTheFirstTurnAChargeIsOwedToTheNextEnemy) {
    const auto session = newSession();
    done(*session, scenarioOf({{"first-side", "ottoman"}}));
    EXPECT_EQ(session->battle().due.front().command["target"], "lh");
    edited(*session, struck({"lh"}));
    ASSERT_EQ(owed(*session), std::vector<std::string>{"charge-tribe"});
    EXPECT_EQ(session->battle().due.front().command["target"], "foot");
    edited(*session, struck({"foot"}));
    EXPECT_EQ(owed(*session), std::vector<std::string>{}) << "nobody is left to be charged";
}

TEST(Strike, InMidBattleNobodyOwesAnythingToTheStruck) {
    const auto session = newSession();
    done(*session, {{"do", "end-turn"}});
    ASSERT_EQ(session->battle().findDue("charge-tribe")->command["target"], "lh");
    edited(*session, struck({"lh"}));
    EXPECT_FALSE(session->battle().findDue("charge-tribe"));
}

TEST(Strike, ASideWhoseTurnItIsLeavesTheClockToTheOther) {
    const auto session = newSession();
    done(*session, {{"do", "end-turn"}});
    ASSERT_EQ(session->battle().clock.side, "ottoman");
    edited(*session, struck({"ottoman"}));
    EXPECT_EQ(session->battle().clock.side, "empire");
    EXPECT_EQ(session->battle().clock.turn, 1);
    done(*session, {{"do", "end-turn"}});
    EXPECT_EQ(session->battle().clock.turn, 2);
}

TEST(Strike, NobodyNamesTheStruckAnyMore) {
    auto session = newSession();
    done(*session, shoot("guard", "foot", {8}));
    Battle battle = session->battle();
    battle.set("foot", "goaded-by", "guard");
    session = sessionOn(battle);
    RandomDice dice(1);
    done(*session, struck({"guard"}));
    EXPECT_EQ(valueOf(*session, "foot", "goaded-by"), Json());
    done(*session, {{"do", "undo"}});
    EXPECT_TRUE(session->battle() == session->start());
}

constexpr Refusing refusals[] = {
    {"Nobody", R"({"do": "strike"})", R"(bad-value: "strike" needs "subjects": a list of ids)"},
    {"NoList", R"({"do": "strike", "subjects": "lh"})",
     R"(bad-value: "strike" needs "subjects": a list of ids)"},
    {"AnEmptyList", R"({"do": "strike", "subjects": []})",
     R"(bad-value: "strike" needs "subjects": a list of ids)"},
    {"SomebodyUnknown", R"({"do": "strike", "subjects": ["foot", "foo"]})",
     R"(unknown-id: nothing in this battle is called "foo"; did you mean "foot"?)"},
    {"ANumber", R"({"do": "strike", "subjects": [3]})",
     R"(bad-value: an entry of "subjects" is the number 3 where an id in quotes is expected)"},
    {"AnUnknownField", R"({"do": "strike", "subject": ["foot"]})",
     R"(bad-value: the field "subject" means nothing to "strike"; did you mean "subjects"?)"},
};

TEST(Strike, RefusesWithTheReason) {
    const auto session = newSession();
    for (const Refusing& bad : refusals) {
        EXPECT_EQ(refused(*session, Json::parse(bad.command)), bad.refusal) << bad.name;
    }
}

} // namespace
} // namespace umpire::test::strike_test
