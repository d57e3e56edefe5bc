// What units may move and what their moves cost, under Morschauser's rules.

#include "morschauser_bridge.h"
#include "morschauser_cases.h"

#include <gtest/gtest.h>

namespace umpire::test::marches_test {
namespace {

using namespace morschauser;
using morschauser::Type;
using morschauser::Verb;

constexpr int marcher = 1;

Battlefield fieldFor(const MoveCase& march) {
    Battlefield field = evenField(march.mark, 3);
    field.unitAt(marcher).type = march.type;
    makeFresh(field, marcher);
    field.commands[0].shaken = march.march.shaken;
    return field;
}

Order orderFor(const MoveCase& march, const Path& path) {
    Order order;
    order.verb = Verb::move;
    order.unit = marcher;
    order.march = march.march;
    order.path = path;
    return order;
}

/// A path that costs so many half boxes, 2 or more.
Path pathOf(int halves) {
    return halves % 2 == 0 ? Path{halves / 2, 0, 0} : Path{(halves - 3) / 2, 1, 0};
}

int stored(const Session& session, const char* attribute) {
    return static_cast<int>(session.battle().find("blue-1-1")->value(attribute).number());
}

/// Whether the engine lets a move pass without a word; what it then cost and might have cost is in `session`.
bool passes(Session& session, const Battlefield& field, const Order& order) {
    return done(session, commandOf(field, order))["warnings"].empty();
}

TEST(MorschauserMarches, EveryAllowance) {
    for (const MoveCase& each : moveCases()) {
        SCOPED_TRACE(titleOf(each.mark, each.name));
        const Battlefield field = fieldFor(each);
        const auto session = standingAs(field);
        const int allowed = halfBoxes(each.allowanceQuarterBoxes);
        EXPECT_TRUE(passes(*session, field, orderFor(each, pathOf(allowed))));
        EXPECT_EQ(stored(*session, "move-allowed"), allowed);
        EXPECT_FALSE(passes(*session, field, orderFor(each, pathOf(allowed + 1))));
    }
}

/// `show` tells what a unit may move before anybody orders it. What Shaken makes of it is told in a note.
TEST(MorschauserMarches, AllowancesAreShown) {
    for (const MoveCase& each : moveCases()) {
        const bool far = each.march.leaderHalfBoxes && !withinRadius(each.mark, *each.march.leaderHalfBoxes);
        if (each.march.shaken || (far && each.type == Type::leader)) {
            continue;
        }
        const char* shortOfRoad = far ? "move-far" : "move-half-boxes";
        const char* byRoad = far ? "move-far-road" : "move-road";
        const Battlefield field = fieldFor(each);
        const auto session = standingAs(field);
        EXPECT_EQ(shown(*session, "blue-1-1", each.march.allRoad ? byRoad : shortOfRoad),
                  halfBoxes(each.allowanceQuarterBoxes))
            << titleOf(each.mark, each.name);
    }
}

/// The case of a march that is allowed so much.
const MoveCase& marchAllowed(Mark mark, int quarterBoxes) {
    for (const MoveCase& each : moveCases()) {
        if (each.mark == mark && each.allowanceQuarterBoxes == quarterBoxes) {
            return each;
        }
    }
    ADD_FAILURE() << "no march is allowed " << quarterBoxes;
    return moveCases().front();
}

TEST(MorschauserMarches, EveryPath) {
    for (const PathCase& each : pathCases()) {
        SCOPED_TRACE(titleOf(each.mark, each.name));
        const MoveCase& march = marchAllowed(each.mark, each.allowanceQuarterBoxes);
        Path path{each.straight, each.diagonal, 0};
        for (const int degrees : each.turns) {
            path.turns += turnsOf(each.mark, degrees);
        }
        const Battlefield field = fieldFor(march);
        const auto session = standingAs(field);
        EXPECT_EQ(passes(*session, field, orderFor(march, path)), each.fits);
        EXPECT_EQ(stored(*session, "move-cost"), each.costHalfBoxes);
    }
}

} // namespace
} // namespace umpire::test::marches_test
