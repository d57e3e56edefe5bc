// Section K: snipers and artillery observers.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::lone_models_test {
namespace {

std::unique_ptr<Session> watchers() {
    return Field()
        .theirs("sniper", "sniper", "turkish", 1)
        .theirs("observer", "artillery-observer", "turkish", 1)
        .theirs("battalion", "infantry", "turkish", 5)
        .ours("squadron", "cavalry", "british", 5, {{"order", "lets-get-the-buggers"}})
        .open();
}

class Watcher : public testing::TestWithParam<const char*> {};

TEST_P(Watcher, IsRemovedWhenCharged) {
    const auto session = watchers();
    const Json answer = done(*session, {{"do", "charge"}, {"unit", "squadron"}, {"target", GetParam()}});
    EXPECT_EQ(answer["steps"], Json::array());
    EXPECT_EQ(shown(*session, GetParam(), "state"), Json("gone"));
    EXPECT_EQ(shown(*session, GetParam(), "gone-as"), Json("removed"));
    EXPECT_EQ(shown(*session, GetParam(), "elements"), Json(0));
    EXPECT_EQ(shown(*session, "squadron", "last-attack-told"), Json(true));
}

TEST_P(Watcher, HasNoUseForDiceWhenCharged) {
    const auto session = watchers();
    EXPECT_EQ(refusal(*session, charge("squadron", GetParam(), {5})), "bad-dice");
}

TEST_P(Watcher, TakesNoChargeResponse) {
    const auto session = watchers();
    EXPECT_EQ(refusal(*session, checkOf("charge-response", "unit", GetParam(), {5})), "not-possible");
}

/// +3 always: only natural 1 and 2 kill.
TEST_P(Watcher, DiesOfOnesAndTwosOnly) {
    for (int die = 1; die <= 8; ++die) {
        const auto session = watchers();
        done(*session, shoot("squadron", GetParam(), {die}));
        EXPECT_EQ(shown(*session, GetParam(), "state"), Json(die <= 2 ? "gone" : "steady")) << die;
    }
}

INSTANTIATE_TEST_SUITE_P(Both, Watcher, testing::Values("sniper", "observer"));

TEST(Snipers, FireIsOrdinary) {
    const auto session = watchers();
    EXPECT_EQ(linesOf(done(*session, shoot("sniper", "squadron", {7}))["steps"][0]), Lines{});
}

TEST(Observers, DoNotShootSaysAWarning) {
    const auto session = watchers();
    EXPECT_TRUE(warns(done(*session, shoot("observer", "squadron", {7})), "observers do not shoot"));
}

} // namespace
} // namespace umpire::test::lone_models_test
