// What units may move and what their moves cost, under Morschauser's rules.

#include "morschauser_bridge.h"
#include "morschauser_cases.h"

#include "umpire/worksheet/worksheet.h"

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
        EXPECT_FALSE(passes(*standingAs(field), field, orderFor(each, pathOf(allowed + 1))));
    }
}

/// So many half boxes in boxes or inches, as people write them.
std::string written(int halves, int each) {
    return std::to_string(halves * each / 2) + (halves * each % 2 == 0 ? "" : "½");
}

TEST(MorschauserMarches, AllowancesAreToldInBoxesAndInches) {
    for (const MoveCase& each : moveCases()) {
        SCOPED_TRACE(titleOf(each.mark, each.name));
        const Battlefield field = fieldFor(each);
        const auto session = standingAs(field);
        const std::string head = worksheet(*session, {{"do", "move"}, {"unit", "blue-1-1"}}).head;
        const int boxes = shown(*session, "blue-1-1", "move-boxes").get<int>();
        EXPECT_TRUE(head.starts_with(std::to_string(boxes) + " boxes (" + std::to_string(3 * boxes) + "″)"))
            << head;
        const int allowed = halfBoxes(each.allowanceQuarterBoxes);
        const std::string said =
            done(*session, commandOf(field, orderFor(each, pathOf(2))))["said"][0]["text"];
        EXPECT_EQ(said, "blue-1-1 moves: 1 of " + written(allowed, 1) + " boxes (3″ of " +
                            written(allowed, 3) + "″).");
    }
}

TEST(MorschauserMarches, AreToldInBoxesAndInches) {
    const Battlefield field = evenField(Mark::one, 3);
    const auto said = [&](const Json& more) {
        Json command{{"do", "move"}, {"unit", "blue-1-1"}};
        command.update(more);
        const Json answer = done(*standingAs(field), command);
        std::string text = answer["said"][0]["text"];
        return answer["warnings"].empty() ? text : text + " " + answer["warnings"][0].get<std::string>();
    };
    EXPECT_EQ(said({{"straight", 2}, {"diagonal", 1}}), "blue-1-1 moves: 3½ of 4 boxes (10½″ of 12″).");
    EXPECT_EQ(said({{"straight", 4}, {"road", true}}), "blue-1-1 moves: 4 of 6 boxes (12″ of 18″).");
    EXPECT_EQ(said({{"straight", 5}}),
              "blue-1-1 moves: 5 of 4 boxes (15″ of 12″). blue-1-1 moves too far: it may move 4 boxes (12″)");
    const Battlefield second = evenField(Mark::two, 3);
    const Json turned = done(*standingAs(second), {{"do", "move"}, {"unit", "blue-1-1"}, {"turns", 1}});
    EXPECT_EQ(turned["said"][0]["text"], "blue-1-1 moves: half a box of 2 (1½″ of 6″).");
}

TEST(MorschauserMarches, NobodyReadsOfHalfBoxes) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        const Battlefield field = evenField(mark, 3);
        const auto session = standingAs(field);
        const Json command{{"do", "move"}, {"unit", "blue-1-1"}, {"diagonal", 3}};
        const std::string all = worksheet(*session, command).head + dumpLine(done(*session, command)) +
                                dumpLine(session->show("blue-1-1"));
        EXPECT_EQ(all.find("half box"), std::string::npos) << all;
    }
}

/// What a move is made of is asked for, and may be left out.
TEST(MorschauserMarches, EveryPartOfAMoveIsAskedFor) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        const auto session = standingAs(evenField(mark, 3));
        const auto open = [&session](const Json& draft) {
            std::vector<std::string> fields;
            const Json asked = worksheet(*session, draft).toJson();
            EXPECT_EQ(asked["complete"], true);
            for (const Json& field : asked["open"]) {
                fields.push_back(field["field"]);
                EXPECT_EQ(field["optional"], true);
            }
            return fields;
        };
        std::vector<std::string> all{"straight", "diagonal", "turns", "road", "far"};
        if (mark == Mark::two) {
            all.emplace_back("rear");
        }
        const Json draft{{"do", "move"}, {"unit", "blue-1-1"}};
        EXPECT_EQ(open(draft), all);
        for (const WorksheetField& field : worksheet(*session, draft).fields) {
            EXPECT_TRUE(field.matters) << field.id;
        }
        Json some = draft;
        some["straight"] = 2;
        some["road"] = false;
        std::erase(all, "straight");
        std::erase(all, "road");
        EXPECT_EQ(open(some), all);
    }
}

TEST(MorschauserMarches, ASecondMoveInATurnIsWarnedOf) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        const Battlefield field = evenField(mark, 3);
        const auto session = standingAs(field);
        const Json step{{"do", "move"}, {"unit", "blue-1-1"}, {"straight", 1}};
        const Json warning{"blue-1-1 has had its move this turn; who shoots does so before it or after it"};
        EXPECT_EQ(done(*session, step)["warnings"], Json::array());
        EXPECT_EQ(
            done(*session, commandOf(field, shotAt(marcher, unitOf(field, "red-1-1"), {1})))["warnings"],
            Json::array());
        EXPECT_EQ(done(*session, step)["warnings"], warning);
        done(*session, {{"do", "end-turn"}});
        done(*session, {{"do", "end-turn"}});
        EXPECT_EQ(done(*session, step)["warnings"], Json::array());
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
