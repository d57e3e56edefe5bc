// Section H: officers lost, the lines they leave behind, their replacements.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::officers_test {
namespace {

Json casualty(const Id& officer, int die, bool leading = false) {
    return checkOf("officer-casualty", "officer", officer, {die},
                   leading ? Json{{"leading", true}} : Json::object());
}

std::unique_ptr<Session> staff() {
    return Field()
        .theirs("battalion", "infantry", "turkish", 4)
        .theirs("levy", "infantry", "arab-allied", 4)
        .ours("squadron", "cavalry", "british", 4)
        .chieftain("sheikh", "regiment")
        .open();
}

TEST(OfficerCasualty, OneIsTheEndOfHim) {
    for (int die = 1; die <= 8; ++die) {
        const auto session = staff();
        const Json step = done(*session, casualty("colonel", die))["steps"][0];
        EXPECT_EQ(step["outcome"], Json(die == 1 ? "incapacitated" : "unhurt"));
        EXPECT_EQ(shown(*session, "colonel", "state"), Json(die == 1 ? "lost" : "present"));
    }
}

TEST(OfficerCasualty, LeadingCostsOne) {
    for (int die = 1; die <= 8; ++die) {
        const auto session = staff();
        const Json step = done(*session, casualty("colonel", die, true))["steps"][0];
        EXPECT_EQ(step["outcome"], Json(die <= 2 ? "incapacitated" : "unhurt")) << die;
    }
}

TEST(OfficerCasualty, TheLostCannotBeLostAgain) {
    const auto session = staff();
    done(*session, casualty("colonel", 1));
    EXPECT_EQ(refusal(*session, casualty("colonel", 1)), "not-possible");
}

TEST(OfficerCasualty, TakesNoOtherFacts) {
    const auto session = staff();
    EXPECT_EQ(refusal(*session, checkOf("officer-casualty", "officer", "colonel", {1}, {{"in-cover", true}})),
              "unknown-fact");
}

void endTurns(Session& session, int count) {
    for (int i = 0; i < count; ++i) {
        done(session, {{"do", "end-turn"}});
    }
}

TEST(Replacement, ComesThreeTurnsLaterAtTheStartOfHisSidesHalfTurn) {
    const auto session = staff();
    done(*session, casualty("colonel", 1));
    EXPECT_EQ(shown(*session, "colonel", "returns-turn"), Json(4));
    endTurns(*session, 6);
    EXPECT_EQ(shown(*session, "turn", "turn"), Json(4));
    EXPECT_EQ(shown(*session, "turn", "side"), Json("empire"));
    EXPECT_EQ(shown(*session, "colonel", "state"), Json("lost")) << "his side is second";
    endTurns(*session, 1);
    EXPECT_EQ(shown(*session, "colonel", "state"), Json("present"));
    EXPECT_EQ(shown(*session, "colonel", "returns-turn"), Json(nullptr));
}

TEST(Replacement, EndsTheMinusOfHisUnits) {
    const auto session = staff();
    done(*session, casualty("colonel", 1));
    const auto lines = [&] { return linesOf(done(*session, morale("battalion", 7))["steps"][0]); };
    EXPECT_EQ(lines(), (Lines{{"officer-lost", -1}}));
    endTurns(*session, 7);
    EXPECT_EQ(lines(), Lines{});
}

TEST(Replacement, MayBeLostAgainAndIsCountedAfresh) {
    const auto session = staff();
    done(*session, casualty("brigadier", 1));
    endTurns(*session, 6);
    EXPECT_EQ(shown(*session, "brigadier", "state"), Json("present"));
    done(*session, casualty("brigadier", 1));
    EXPECT_EQ(shown(*session, "brigadier", "returns-turn"), Json(7));
}

TEST(LostInTwoLines, OfficerAndChieftainCountForWhomTheyCommand) {
    const auto session = staff();
    done(*session, casualty("colonel", 1));
    done(*session, casualty("pasha", 1));
    done(*session, casualty("sheikh", 1));
    EXPECT_EQ(linesOf(done(*session, morale("battalion", 6))["steps"][0]), (Lines{{"officer-lost", -1}}));
    EXPECT_EQ(linesOf(done(*session, morale("levy", 6))["steps"][0]), (Lines{{"chieftain-lost", -2}}));
    EXPECT_EQ(linesOf(done(*session, morale("squadron", 6))["steps"][0]), Lines{});
}

TEST(LineOfCommand, RunsThroughBrigadeDivisionAndSide) {
    Json battle = Field().json();
    battle["formations"] =
        Json::array({{{"id", "division"}, {"name", "Division"}, {"kind", "division"}, {"side", "empire"}},
                     {{"id", "brigade"},
                      {"name", "Brigade"},
                      {"kind", "brigade"},
                      {"side", "empire"},
                      {"parent", "division"}},
                     {{"id", "other"},
                      {"name", "Other"},
                      {"kind", "brigade"},
                      {"side", "empire"},
                      {"parent", "division"}},
                     {{"id", "regiment"}, {"name", "Regiment"}, {"kind", "brigade"}, {"side", "ottoman"}}});
    for (const char* post : {"division", "other"}) {
        battle["officers"].push_back(
            {{"id", std::string("head-of-") + post}, {"name", "x"}, {"kind", "officer"}, {"commands", post}});
    }
    addUnit(battle, "unit", "brigade", "infantry", "british", 4);
    addUnit(battle, "gunners", "division", "artillery", "british", 2);
    const std::map<std::string, std::pair<bool, bool>> counts{{"head-of-division", {true, true}},
                                                              {"head-of-other", {false, false}},
                                                              {"brigadier", {true, false}},
                                                              {"general", {true, true}},
                                                              {"pasha", {false, false}}};
    for (const auto& [officer, expected] : counts) {
        const auto session = sessionOf(battle);
        done(*session, casualty(officer, 1));
        const auto lost = [&](const char* unit) {
            return linesOf(done(*session, morale(unit, 6))["steps"][0]).contains("officer-lost");
        };
        EXPECT_EQ(lost("unit"), expected.first) << officer;
        EXPECT_EQ(lost("gunners"), expected.second) << officer;
    }
}

} // namespace
} // namespace umpire::test::officers_test
