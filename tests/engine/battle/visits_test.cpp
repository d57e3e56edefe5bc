// What a command costs is what it touches: as many subjects are looked at in a
// battle of thousands as in one of a hundred.

#include "roster_session.h"
#include "umpire/state/visits.h"

#include <gtest/gtest.h>

namespace umpire::test::visits_test {
namespace {

/// A battle with as many units as that beside those of `shooter` and `target`,
/// under formations of their own.
std::unique_ptr<Session> battleOf(int others) {
    Field field;
    field.ours("shooter", "infantry", "british", 6).theirs("target", "infantry", "turkish", 6);
    field.ours("tribe", "camelry", "arab-independent", 6); // mad from the beginning
    for (int i = 0; i < others; ++i) {
        const std::string name = "x" + std::to_string(i);
        field.ours(name, "infantry", "british", 4, {{"formation", "crowd-" + std::to_string(i % 40)}});
    }
    Json battle = field.json();
    battle["formations"].push_back(
        {{"id", "reserve"}, {"name", "Reserve"}, {"side", "empire"}, {"kind", "brigade"}});
    for (int i = 0; i < 40; ++i) {
        const std::string id = "crowd-" + std::to_string(i);
        battle["formations"].push_back({{"id", id}, {"name", id}, {"side", "empire"}, {"kind", "brigade"}});
    }
    return sessionOf(battle);
}

std::uint64_t visitsOf(Session& session, const Json& command) {
    RandomDice dice(1);
    const std::uint64_t before = Visits::counted();
    const Answer answer = session.execute(command, dice);
    EXPECT_TRUE(answer.ok) << answer.refusal.message;
    return Visits::counted() - before;
}

TEST(Visits, OfACommandDoNotGrowWithTheBattle) {
    const std::vector<Json> commands{
        adjustment("shooter", {{"lost", 1}}),
        {{"do", "undo"}},
        {{"do", "redo"}},
        {{"do", "shoot"}, {"unit", "shooter"}, {"target", "target"}},
        {{"do", "undo"}},
        {{"do", "redo"}},
        {{"do", "note"}, {"record", 1}, {"text", "a breeze"}},
        {{"do", "undo"}},
    };
    const auto small = battleOf(100);
    const auto large = battleOf(2000);
    for (Session* session : {small.get(), large.get()}) {
        visitsOf(*session, adjustment("target", {{"lost", 1}})); // with it the battle begins for everybody
    }
    for (const Json& command : commands) {
        EXPECT_EQ(visitsOf(*small, command), visitsOf(*large, command)) << command;
    }
}

/// What is told of a formation is summed up from its units, so that theirs are as many in both battles.
TEST(Visits, OfARosterCommandDoNotGrowWithTheBattle) {
    const std::vector<Json> commands{
        enlisted("units", {battalion("Another", "brigade")}),
        amended({"shooter"}, {{"elements", 5}}),
        amended({"target"}, {{"name", "The Target"}}),
        regrouped({"shooter"}, {{"under", "reserve"}}),
        regrouped({"shooter"}, {{"before", "x1"}}),
        regrouped({"shooter"}, {{"under", "regiment"}}),
        struck({"shooter"}),
        scenarioOf({{"title", "At the ford"}}),
    };
    const auto small = battleOf(100);
    const auto large = battleOf(2000);
    ASSERT_FALSE(large->battle().due.empty()) << "what is owed at the start is kept";
    for (Session* session : {small.get(), large.get()}) {
        visitsOf(*session, commands.front()); // with it the code of the pack is written
        session->link(); // the first play after an undo works out where the chain begins, once
        visitsOf(*session, {{"do", "undo"}});
    }
    for (const Json& command : commands) {
        for (const Json& each : {command, Json{{"do", "undo"}}, Json{{"do", "redo"}}}) {
            EXPECT_EQ(visitsOf(*small, each), visitsOf(*large, each)) << command << each;
        }
    }
}

TEST(Visits, OfManyWithLikeNamesGrowWithTheirNumber) {
    std::vector<std::uint64_t> visits;
    for (const int count : {100, 1000}) {
        Json units = Json::array();
        for (int i = 0; i < count; ++i) {
            units.push_back(battalion("Scouts", "crowd-1"));
        }
        visits.push_back(visitsOf(*battleOf(0), enlisted("units", units)));
    }
    EXPECT_LT(visits[1], 11 * visits[0]);
}

} // namespace
} // namespace umpire::test::visits_test
