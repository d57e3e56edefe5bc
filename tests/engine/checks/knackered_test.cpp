// Section I of the rulings: who tests, which row and column, all 72 cells, and what the results leave behind.

#include "support/field.h"

#include <gtest/gtest.h>

#include <numeric>

namespace umpire::test::knackered_test {
namespace {

Json knackered(int die, const Json& facts = Json::object()) {
    return checkOf("knackered", "formation", "regiment", {die}, facts);
}

const char* const bonza = "bonza";
const char* const mullets = "stunned-mullets";
const char* const walkabout = "goin-walkabout";
const char* const off = "buggering-off";

struct Cells {
    const char* name;
    int lostOfTen; ///< in the middle of the row
    const char* composition;
    std::array<const char*, 8> byDie;
};

void PrintTo(const Cells& c, std::ostream* out) {
    *out << c.name;
}

class KnackeredTable : public testing::TestWithParam<Cells> {};

TEST_P(KnackeredTable, EveryDieGivesItsCell) {
    const Cells& c = GetParam();
    for (int die = 1; die <= 8; ++die) {
        Field field;
        field.theirs("battalion", "infantry", "turkish", 10);
        Json battle = field.json();
        battle["formations"][1]["composition"] = c.composition;
        const auto session = sessionOf(battle);
        adjusted(*session, "battalion", {{"lost", c.lostOfTen}});
        const Json step = done(*session, knackered(die))["steps"][0];
        const std::string expected = c.byDie[static_cast<std::size_t>(die - 1)];
        EXPECT_EQ(step["outcome"], Json(expected)) << "die " << die;
        EXPECT_EQ(step["total"], Json(die));
        EXPECT_EQ(step["modifiers"], Json::array());
        EXPECT_EQ(shown(*session, "regiment", "state"), Json(expected));
        EXPECT_EQ(shown(*session, "battalion", "state"), Json("steady"));
    }
}

const Cells cells[] = {
    {"Row1Veteran", 3, "veteran", {mullets, mullets, bonza, bonza, bonza, bonza, bonza, bonza}},
    {"Row1Mixed", 3, "mixed", {mullets, mullets, mullets, mullets, mullets, bonza, bonza, bonza}},
    {"Row1Green",
     3,
     "green",
     {walkabout, walkabout, walkabout, walkabout, walkabout, mullets, mullets, mullets}},
    {"Row2Veteran", 5, "veteran", {walkabout, walkabout, mullets, mullets, mullets, bonza, bonza, bonza}},
    {"Row2Mixed",
     5,
     "mixed",
     {walkabout, walkabout, walkabout, walkabout, walkabout, mullets, mullets, mullets}},
    {"Row2Green", 5, "green", {off, off, off, off, off, walkabout, walkabout, walkabout}},
    {"Row3Veteran", 8, "veteran", {off, off, walkabout, walkabout, walkabout, mullets, mullets, mullets}},
    {"Row3Mixed", 8, "mixed", {off, off, off, off, off, walkabout, walkabout, walkabout}},
    {"Row3Green", 8, "green", {off, off, off, off, off, off, off, off}},
};

INSTANTIATE_TEST_SUITE_P(Cells, KnackeredTable, testing::ValuesIn(cells),
                         [](const auto& tested) { return std::string(tested.param.name); });

/// The row a Veteran brigade tests on, found by the worst die; 0 below 20 %.
int rowOf(int elements, int lost) {
    const auto session =
        Field().theirs("battalion", "infantry", "turkish", elements, {{"quality", "veteran"}}).open();
    adjusted(*session, "battalion", {{"lost", lost}});
    RandomDice unused(1);
    const Answer answer = session->execute(knackered(1), unused);
    if (!answer.ok) {
        EXPECT_EQ(answer.refusal.code, "not-possible");
        return 0;
    }
    const std::string outcome = answer.steps[0]["outcome"];
    return outcome == mullets ? 1 : outcome == walkabout ? 2 : 3;
}

TEST(KnackeredRows, EdgesAreExact) {
    EXPECT_EQ(rowOf(10, 1), 0);
    EXPECT_EQ(rowOf(10, 2), 1) << "exactly 20 %";
    EXPECT_EQ(rowOf(10, 3), 1);
    EXPECT_EQ(rowOf(10, 4), 2) << "exactly 40 %";
    EXPECT_EQ(rowOf(10, 6), 2) << "exactly 60 %";
    EXPECT_EQ(rowOf(10, 7), 3);
    EXPECT_EQ(rowOf(10, 10), 3);
}

TEST(KnackeredRows, PercentagesAreNeverRounded) {
    const std::array<int, 8> rowsOfSeven{0, 0, 1, 2, 2, 3, 3, 3};
    for (int lost = 0; lost <= 7; ++lost) {
        EXPECT_EQ(rowOf(7, lost), rowsOfSeven[static_cast<std::size_t>(lost)]) << lost << " of 7";
    }
    EXPECT_EQ(rowOf(1000, 199), 0);
    EXPECT_EQ(rowOf(1000, 200), 1);
    EXPECT_EQ(rowOf(1000, 399), 1);
    EXPECT_EQ(rowOf(1000, 400), 2);
    EXPECT_EQ(rowOf(1000, 600), 2);
    EXPECT_EQ(rowOf(1000, 601), 3);
}

struct CompositionCase {
    const char* name;
    std::vector<std::pair<const char*, const char*>> units; ///< type and quality
    const char* column;
};

void PrintTo(const CompositionCase& c, std::ostream* out) {
    *out << c.name;
}

class Composition : public testing::TestWithParam<CompositionCase> {};

/// Row 1, die 5: only Mixed stuns and only Green walks.
TEST_P(Composition, ComesFromTheUnits) {
    Field field;
    field.theirs("worn", "infantry", "turkish", 10, {{"quality", GetParam().units.front().second}});
    int number = 0;
    for (const auto& [type, quality] : GetParam().units) {
        const bool single = std::string(type) != "infantry";
        field.theirs("unit-" + std::to_string(++number), type, "turkish", single ? 1 : 2,
                     {{"quality", quality}});
    }
    const auto session = field.open();
    adjusted(*session, "worn", {{"lost", 5}});
    const int all = shown(*session, "regiment", "elements-start").get<int>();
    ASSERT_TRUE(all <= 25 && 2 * all > 25) << all;
    const std::string outcome = done(*session, knackered(5))["steps"][0]["outcome"];
    const std::string column = outcome == bonza ? "veteran" : outcome == mullets ? "mixed" : "green";
    EXPECT_EQ(column, GetParam().column);
}

const CompositionCase compositions[] = {
    {"AllVeteran", {{"infantry", "veteran"}, {"infantry", "veteran"}}, "veteran"},
    {"AllGreen", {{"infantry", "green"}, {"infantry", "green"}}, "green"},
    {"GreenAndMilitia", {{"infantry", "green"}, {"infantry", "militia"}}, "green"},
    {"AllMixed", {{"infantry", "mixed"}, {"infantry", "mixed"}}, "mixed"},
    {"VeteranAndGreen", {{"infantry", "veteran"}, {"infantry", "green"}}, "mixed"},
    {"VeteranAndMixed", {{"infantry", "veteran"}, {"infantry", "mixed"}}, "mixed"},
    {"SnipersDoNotCount", {{"infantry", "veteran"}, {"infantry", "veteran"}, {"sniper", "green"}}, "veteran"},
    {"ObserversDoNotCount",
     {{"infantry", "green"}, {"infantry", "green"}, {"artillery-observer", "veteran"}},
     "green"},
    {"PlanesDoNotCount", {{"infantry", "green"}, {"infantry", "green"}, {"plane", "veteran"}}, "green"},
    {"CarsAreVeteranWhateverIsSaid",
     {{"infantry", "veteran"}, {"infantry", "veteran"}, {"armoured-car", "green"}},
     "veteran"},
    {"TanksAreVeteranWhateverIsSaid",
     {{"infantry", "green"}, {"infantry", "green"}, {"tank", "green"}},
     "mixed"},
    {"PatrolCarsAreVeteranWhateverIsSaid",
     {{"infantry", "green"}, {"infantry", "green"}, {"patrol-cars", "green"}},
     "mixed"},
};

INSTANTIATE_TEST_SUITE_P(Table, Composition, testing::ValuesIn(compositions),
                         [](const auto& tested) { return std::string(tested.param.name); });

std::unique_ptr<Session> twoBattalions(const std::string& ruling = "", const std::string& reading = "") {
    Field field;
    field.theirs("one", "infantry", "turkish", 5)
        .theirs("two", "infantry", "turkish", 5)
        .theirs("sniper", "sniper", "turkish", 1)
        .theirs("plane", "plane", "turkish", 1)
        .ours("enemy", "infantry", "british", 5);
    if (!ruling.empty()) {
        field.ruling(ruling, reading);
    }
    return field.open();
}

TEST(KnackeredComposition, UnitsThatAreGoneStillCount) {
    const auto session = Field()
                             .theirs("one", "infantry", "turkish", 5, {{"quality", "veteran"}})
                             .theirs("two", "infantry", "turkish", 2, {{"quality", "mixed"}})
                             .open();
    adjusted(*session, "two", {{"state", "gone"}, {"lost", 2}});
    EXPECT_EQ(done(*session, knackered(5))["steps"][0]["outcome"], Json(mullets)) << "Mixed, not Veteran";
}

TEST(KnackeredCount, SnipersAndPlanesAreNoElementsOfTheBrigade) {
    const auto session = twoBattalions();
    EXPECT_EQ(shown(*session, "regiment", "elements-start"), Json(10));
    adjusted(*session, "sniper", {{"state", "gone"}, {"lost", 1}});
    adjusted(*session, "plane", {{"state", "gone"}, {"lost", 1}});
    EXPECT_EQ(shown(*session, "regiment", "lost"), Json(0));
    EXPECT_EQ(refusal(*session, knackered(1)), "not-possible");
}

TEST(KnackeredCount, LostCapturedAndSpittingAddUp) {
    const auto session = twoBattalions();
    adjusted(*session, "one", {{"lost", 1}});
    EXPECT_EQ(refusal(*session, knackered(1)), "not-possible");
    adjusted(*session, "one", {{"captured", 1}});
    EXPECT_EQ(done(*session, knackered(1))["steps"][0]["outcome"], Json(mullets)) << "2 of 10";
    adjusted(*session, "two", {{"state", "spittin-the-dummy"}});
    EXPECT_EQ(shown(*session, "regiment", "spitting"), Json(5));
    EXPECT_EQ(done(*session, knackered(1))["steps"][0]["outcome"], Json(off)) << "7 of 10";
}

TEST(KnackeredCount, RunningUnitsCountOnlyWhatTheyLost) {
    const auto session = twoBattalions();
    adjusted(*session, "one", {{"lost", 2}, {"state", "buggering-off"}});
    EXPECT_EQ(done(*session, knackered(5))["steps"][0]["outcome"], Json(mullets)) << "2 of 10: first row";
}

TEST(KnackeredResult, TheNewestReplacesTheLast) {
    const auto session = twoBattalions();
    adjusted(*session, "one", {{"lost", 4}});
    done(*session, knackered(1));
    EXPECT_EQ(shown(*session, "regiment", "state"), Json(walkabout));
    const Json again = done(*session, knackered(8));
    EXPECT_EQ(shown(*session, "regiment", "state"), Json(mullets));
    EXPECT_TRUE(warns(again, "no new losses"));
}

TEST(KnackeredResult, BuggeringOffIsFinal) {
    const auto session = twoBattalions();
    adjusted(*session, "one", {{"lost", 5}});
    adjusted(*session, "two", {{"lost", 4}});
    done(*session, knackered(1));
    EXPECT_EQ(shown(*session, "regiment", "state"), Json(off));
    EXPECT_EQ(refusal(*session, knackered(8)), "not-possible");
}

TEST(KnackeredResult, UnitsListedSurrenderOnlyWhenItBuggersOff) {
    const auto session = twoBattalions();
    adjusted(*session, "one", {{"lost", 4}});
    const Json facts{{"surrenders", {"two"}}};
    done(*session, knackered(1, facts));
    EXPECT_EQ(shown(*session, "two", "state"), Json("steady")) << "walkabout: nobody surrenders";
    adjusted(*session, "two", {{"lost", 3}});
    done(*session, knackered(1, facts));
    EXPECT_EQ(shown(*session, "two", "state"), Json("gone"));
    EXPECT_EQ(shown(*session, "two", "gone-as"), Json("surrendered"));
    EXPECT_EQ(shown(*session, "two", "captured"), Json(2));
    EXPECT_EQ(shown(*session, "two", "lost"), Json(3));
    EXPECT_EQ(shown(*session, "one", "state"), Json("steady")) << "unit states do not change";
}

TEST(Surrenders, OnlyUnitsOfThatBrigade) {
    const auto session = twoBattalions();
    adjusted(*session, "one", {{"lost", 5}});
    adjusted(*session, "two", {{"lost", 4}});
    const std::string code = refusal(*session, knackered(1, {{"surrenders", {"enemy"}}}));
    EXPECT_EQ(code, "bad-value");
    EXPECT_EQ(refusal(*session, knackered(1, {{"surrenders", {"two", "enemy"}}})), "bad-value");
    EXPECT_EQ(refusal(*session, knackered(1, {{"surrenders", {"nobody"}}})), "unknown-id");
    EXPECT_EQ(shown(*session, "enemy", "state"), Json("steady"));
}

TEST(Surrenders, NoPlane) {
    const auto session = Field()
                             .theirs("one", "infantry", "turkish", 5)
                             .theirs("taube", "plane", "german", 1)
                             .ours("enemy", "infantry", "british", 5)
                             .open();
    adjusted(*session, "one", {{"lost", 4}});
    EXPECT_EQ(refusal(*session, knackered(1, {{"surrenders", {"taube"}}})), "bad-value");
    done(*session, knackered(1, {{"surrenders", {"one"}}}));
    EXPECT_EQ(shown(*session, "taube", "state"), Json("steady"));
}

TEST(Surrenders, NotOneThatIsGone) {
    const auto session = twoBattalions();
    adjusted(*session, "one", {{"lost", 5}, {"state", "gone"}, {"gone-as", "destroyed"}});
    EXPECT_EQ(refusal(*session, knackered(1, {{"surrenders", {"one"}}})), "not-possible");
}

TEST(Surrenders, NotOneThatBestedItsOpponentInThatTurn) {
    const auto session = twoBattalions();
    adjusted(*session, "one", {{"lost", 5}});
    adjusted(*session, "two", {{"lost", 4}});
    const Json command = knackered(8, {{"surrenders", {"two"}}});
    done(*session, shoot("two", "enemy", {3}));
    EXPECT_EQ(refusal(*session, command), "bad-value");
    done(*session, {{"do", "end-turn"}});
    EXPECT_EQ(refusal(*session, command), "bad-value") << "rolled at the end of that turn";
    done(*session, {{"do", "end-turn"}});
    done(*session, command);
}

} // namespace
} // namespace umpire::test::knackered_test
