// Who moves first under Morschauser's rules, and who after.

#include "morschauser_bridge.h"
#include "morschauser_cases.h"

#include <gtest/gtest.h>

namespace umpire::test::first_move_test {
namespace {

using namespace morschauser;
using morschauser::Verb;

Battlefield notBegun(Mark mark) {
    Battlefield field = evenField(mark, 3);
    field.first.reset();
    return field;
}

Json throwFor(const Battlefield& field, const std::vector<int>& dice) {
    Json command = commandOf(field, [] {
        Order order;
        order.verb = Verb::rollFirst;
        return order;
    }());
    command["dice"] = dice;
    return command;
}

TEST(MorschauserFirstMove, TheHigherDieAndTiesAgain) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        const Battlefield field = notBegun(mark);
        for (const FirstCase& each : firstCases()) {
            SCOPED_TRACE(titleOf(mark, testing::PrintToString(each.dice)));
            const auto session = standingAs(field);
            const Json command = throwFor(field, each.dice);
            if (each.first < 0) {
                EXPECT_EQ(refusal(*session, command), "bad-dice");
                continue;
            }
            EXPECT_EQ(done(*session, command)["warnings"], Json::array());
            EXPECT_EQ(session->battle().firstSide, field.armyAt(each.first).id);
            EXPECT_EQ(session->show("turn")["side"], field.armyAt(each.first).id);
        }
    }
}

TEST(MorschauserFirstMove, SidesAlternateFromThenOn) {
    const Battlefield field = notBegun(Mark::two);
    const auto session = standingAs(field);
    done(*session, throwFor(field, {2, 5}));
    for (const char* side : {"red", "blue", "red", "blue"}) {
        EXPECT_EQ(session->show("turn")["side"], side);
        done(*session, {{"do", "end-turn"}});
    }
    EXPECT_EQ(session->show("turn")["turn"], 3);
}

TEST(MorschauserFirstMove, IsDueUntilItIsKnown) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        const Battlefield field = notBegun(mark);
        const auto session = standingAs(field);
        const auto due = [&] {
            int count = 0;
            for (const Due& each : session->battle().due) {
                count += each.check == "dice-for-first-move" ? 1 : 0;
            }
            return count;
        };
        EXPECT_EQ(due(), 1);
        done(*session, throwFor(field, {3, 1}));
        EXPECT_EQ(due(), 0);
    }
}

} // namespace
} // namespace umpire::test::first_move_test
