// Section G: all 25 cells of the melee matrix, each side's result, losses, state and marks.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::melee_matrix_test {
namespace {

/// What a round leaves of one side that began it fresh.
struct After {
    const char* state;
    int lost;
    bool told;
};

struct Cell {
    int dieA;
    int dieB;
    const char* result;
    const char* by; ///< "a", "b" or ""
    After a;
    After b;
    bool goesOn = false; ///< both stay in melee; else both are unreformed
};

void PrintTo(const Cell& c, std::ostream* out) {
    *out << c.dieA << " against " << c.dieB;
}

const After runs{"buggering-off", 1, false};
const After spits{"spittin-the-dummy", 1, false};
const After backs{"steady", 1, false};
const After holds{"steady", 0, false};
const After won{"steady", 0, true};
const After pursues{"mad-as-a-cut-snake", 0, true};
const After mad{"mad-as-a-cut-snake", 0, false};
const After hurtMad{"mad-as-a-cut-snake", 1, false};
const After recoils{"steady", 1, false};

// Dice 1, 3, 5, 7 and 8 are the five outcomes, as nothing modifies either side.
const Cell cells[] = {
    {1, 1, "both-give-ground", "", runs, runs},
    {1, 3, "both-give-ground", "", runs, spits},
    {1, 5, "both-give-ground", "", runs, backs},
    {1, 7, "holds", "b", runs, won},
    {1, 8, "pursuit", "b", runs, pursues},
    {3, 1, "both-give-ground", "", spits, runs},
    {3, 3, "both-give-ground", "", spits, spits},
    {3, 5, "both-give-ground", "", spits, backs},
    {3, 7, "holds", "b", spits, won},
    {3, 8, "pursuit", "b", spits, pursues},
    {5, 1, "both-give-ground", "", backs, runs},
    {5, 3, "both-give-ground", "", backs, spits},
    {5, 5, "both-give-ground", "", backs, backs},
    {5, 7, "holds", "b", backs, won},
    {5, 8, "pursuit", "b", backs, pursues},
    {7, 1, "holds", "a", won, runs},
    {7, 3, "holds", "a", won, spits},
    {7, 5, "holds", "a", won, backs},
    {7, 7, "continues", "", holds, holds, true},
    {7, 8, "recoil", "a", recoils, mad, true},
    {8, 1, "pursuit", "a", pursues, runs},
    {8, 3, "pursuit", "a", pursues, spits},
    {8, 5, "pursuit", "a", pursues, backs},
    {8, 7, "recoil", "b", mad, recoils, true},
    {8, 8, "continues", "", hurtMad, hurtMad, true},
};

class MeleeMatrix : public testing::TestWithParam<Cell> {};

void expectAfter(const Session& session, const Id& unit, const After& after, bool goesOn) {
    EXPECT_EQ(shown(session, unit, "state"), Json(after.state)) << unit;
    EXPECT_EQ(shown(session, unit, "lost"), Json(after.lost)) << unit;
    EXPECT_EQ(shown(session, unit, "captured"), Json(0)) << unit;
    EXPECT_EQ(shown(session, unit, "last-attack-told"), Json(after.told)) << unit;
    EXPECT_EQ(shown(session, unit, "in-melee"), Json(goesOn)) << unit;
    EXPECT_EQ(shown(session, unit, "unreformed"), Json(!goesOn)) << unit;
}

TEST_P(MeleeMatrix, GivesResultLossesAndMarks) {
    const Cell& c = GetParam();
    const auto session =
        Field().ours("a", "infantry", "indian", 4).theirs("b", "infantry", "turkish", 4).open();
    const Json answer = done(*session, melee("a", "b", c.dieA, c.dieB));
    const Json by = c.by[0] == '\0' ? Json(nullptr) : Json(c.by);
    EXPECT_EQ(answer["melee"], (Json{{"result", c.result}, {"by", by}}));
    ASSERT_EQ(answer["steps"].size(), 2U);
    EXPECT_EQ(answer["steps"][0]["subject"], Json("a"));
    EXPECT_EQ(answer["steps"][1]["subject"], Json("b"));
    EXPECT_EQ(answer["steps"][0]["check"], Json("melee"));
    expectAfter(*session, "a", c.a, c.goesOn);
    expectAfter(*session, "b", c.b, c.goesOn);
}

INSTANTIATE_TEST_SUITE_P(Cells, MeleeMatrix, testing::ValuesIn(cells), [](const auto& tested) {
    return "Die" + std::to_string(tested.param.dieA) + "AgainstDie" + std::to_string(tested.param.dieB);
});

} // namespace
} // namespace umpire::test::melee_matrix_test
