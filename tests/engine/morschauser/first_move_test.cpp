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

/// Each die is said to be whose it is, and the result names who begins.
TEST(MorschauserFirstMove, TheResultNamesWhoBegins) {
    const Battlefield field = notBegun(Mark::one);
    const auto session = standingAs(field);
    const Json answer = done(*session, throwFor(field, {4, 4, 2, 5}));
    EXPECT_EQ(answer["first-move"], (Json{{"result", "first"}, {"by", "red"}}));
    const std::vector<std::string> said{"blue: 4, the same; both throw again.",
                                        "red: 4, the same; both throw again.", "blue: 2.",
                                        "red: 5, and moves first."};
    for (std::size_t i = 0; i < said.size(); ++i) {
        EXPECT_EQ(answer["steps"][i]["text"], said[i]);
    }
}

TEST(MorschauserFirstMove, ASecondThrowWarnsAndChangesNothing) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        for (const int side : {0, 1}) {
            const Battlefield field = notBegun(mark);
            const auto session = standingAs(field);
            done(*session, throwFor(field, side == 0 ? std::vector{6, 1} : std::vector{1, 6}));
            const Battle before = session->battle();
            for (const std::vector<int>& dice : {std::vector{1, 6}, std::vector{6, 1}, std::vector{3, 3}}) {
                const Json answer = done(*session, throwFor(field, dice));
                EXPECT_EQ(answer["warnings"], Json{"Who moves first is known already"});
                EXPECT_EQ(answer["changes"], Json::object());
                EXPECT_EQ(answer["first-move"], (Json{{"result", "settled"}, {"by", nullptr}}));
            }
            EXPECT_EQ(session->battle().firstSide, before.firstSide);
            EXPECT_EQ(session->show("turn")["side"], field.armyAt(side).id);
            done(*session, {{"do", "end-turn"}});
            EXPECT_EQ(session->show("turn")["side"], field.armyAt(1 - side).id);
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
