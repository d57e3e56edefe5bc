// Section B: phases, half-turns, and what happens in them without being asked.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::turn_test {
namespace {

using Texts = std::vector<std::string>;

const Json nextPhase{{"do", "next-phase"}};
const Json endTurn{{"do", "end-turn"}};

std::unique_ptr<Session> twoSides() {
    return Field()
        .ours("squadron", "cavalry", "british", 4)
        .ours("veterans", "cavalry", "anzac", 2)
        .theirs("battalion", "infantry", "turkish", 4)
        .theirs("cars", "patrol-cars", "german", 4)
        .open();
}

Texts moment(const Session& session) {
    const Json turn = session.show("turn");
    return {std::to_string(turn["turn"].get<int>()), turn["side"].get<std::string>(),
            turn["phase"].get<std::string>()};
}

TEST(Turn, StartsWithTheFirstSideInTheFirstPhase) {
    EXPECT_EQ(moment(*twoSides()), (Texts{"1", "empire", "charge-declarations"}));
    Json battle = Field().json();
    battle["first-side"] = "ottoman";
    EXPECT_EQ(moment(*sessionOf(battle)), (Texts{"1", "ottoman", "charge-declarations"}));
}

TEST(Turn, HasFivePhasesForEachSide) {
    const auto session = twoSides();
    const Texts phases{"charge-declarations", "normal-moves", "shooting", "close-combat", "charge-moves"};
    for (const auto& [turn, side] : {std::pair{"1", "empire"}, std::pair{"1", "ottoman"},
                                     std::pair{"2", "empire"}, std::pair{"2", "ottoman"}}) {
        for (const std::string& phase : phases) {
            EXPECT_EQ(moment(*session), (Texts{turn, side, phase}));
            done(*session, nextPhase);
        }
    }
}

TEST(Turn, EndTurnGoesToTheOtherSideFromAnyPhase) {
    for (int phases = 0; phases < 5; ++phases) {
        const auto session = twoSides();
        for (int i = 0; i < phases; ++i) {
            done(*session, nextPhase);
        }
        done(*session, endTurn);
        EXPECT_EQ(moment(*session), (Texts{"1", "ottoman", "charge-declarations"})) << phases;
    }
}

/// Ends a game turn: both sides' half-turns. Gives the answer to the command that began the next.
Json endGameTurn(Session& session) {
    done(session, endTurn);
    return done(session, endTurn);
}

TEST(Turn, BeyondTheLimitIsSaidAndNotForbidden) {
    const auto session = twoSides();
    done(*session, {{"do", "scenario"}, {"set", {{"turn-limit", 2}}}});
    EXPECT_FALSE(warns(endGameTurn(*session), "limit")) << "the last turn is within it";
    EXPECT_FALSE(warns(done(*session, endTurn), "limit")) << "the other side's half of the last turn";
    EXPECT_TRUE(warns(done(*session, endTurn), "Turn 2 was the last of the scenario"));
    EXPECT_EQ(moment(*session), (Texts{"3", "empire", "charge-declarations"}));
    EXPECT_FALSE(warns(done(*session, nextPhase), "limit")) << "said once a turn";
    EXPECT_TRUE(warns(endGameTurn(*session), "Turn 2 was the last of the scenario"));
}

TEST(Turn, TheLastPhaseBeyondTheLimitSaysItToo) {
    const auto session = twoSides();
    done(*session, {{"do", "scenario"}, {"set", {{"turn-limit", 1}}}});
    done(*session, endTurn);
    for (int phase = 0; phase < 4; ++phase) {
        EXPECT_FALSE(warns(done(*session, nextPhase), "limit"));
    }
    EXPECT_TRUE(warns(done(*session, nextPhase), "Turn 1 was the last of the scenario"));
}

TEST(Turn, TheLimitIsOneThatAFileMayHold) {
    const auto session = twoSides();
    EXPECT_EQ(refusal(*session, {{"do", "scenario"}, {"set", {{"turn-limit", 1001}}}}), "bad-value");
    done(*session, {{"do", "scenario"}, {"set", {{"turn-limit", 1000}}}});
    done(*session, {{"do", "scenario"}, {"set", {{"turn-limit", 0}}}});
    EXPECT_FALSE(warns(endGameTurn(*session), "limit"));
}

TEST(Turn, EndTurnDoesWhatItsPhasesWouldHaveDone) {
    const auto one = twoSides();
    const auto five = twoSides();
    for (Session* session : {one.get(), five.get()}) {
        adjusted(*session, "squadron", {{"state", "buggering-off"}});
        adjusted(*session, "battalion", {{"state", "buggering-off"}});
    }
    done(*one, endTurn);
    for (int i = 0; i < 5; ++i) {
        done(*five, nextPhase);
    }
    EXPECT_TRUE(one->battle() == five->battle());
    EXPECT_EQ(shown(*one, "squadron", "lost"), Json(1));
    EXPECT_EQ(shown(*one, "battalion", "lost"), Json(0));
}

TEST(Routing, CostsOneAtTheStartOfTheOwnersMoves) {
    const auto session = twoSides();
    adjusted(*session, "battalion", {{"state", "buggering-off"}});
    done(*session, endTurn);
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(0)) << "charges come first";
    done(*session, nextPhase);
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1));
    done(*session, nextPhase);
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1)) << "once a turn";
}

TEST(Routing, DispersesTheLastButAVeterans) {
    const auto session = twoSides();
    adjusted(*session, "squadron", {{"state", "buggering-off"}, {"lost", 3}});
    adjusted(*session, "veterans", {{"state", "buggering-off"}});
    done(*session, nextPhase);
    EXPECT_EQ(shown(*session, "squadron", "gone-as"), Json("dispersed"));
    EXPECT_EQ(shown(*session, "veterans", "elements"), Json(1));
    for (int i = 0; i < 10; ++i) {
        done(*session, nextPhase);
    }
    EXPECT_EQ(shown(*session, "veterans", "elements"), Json(1));
    EXPECT_EQ(shown(*session, "veterans", "state"), Json("buggering-off"));
}

class WearsOff : public testing::TestWithParam<const char*> {};

/// Set in the enemy's half-turn it lasts through the whole of the owner's next one.
TEST_P(WearsOff, AtTheEndOfTheOwnersHalfTurn) {
    const auto session = twoSides();
    adjusted(*session, "cars", {{GetParam(), true}});
    done(*session, endTurn);
    for (int phase = 0; phase < 5; ++phase) {
        EXPECT_EQ(shown(*session, "cars", GetParam()), Json(true)) << phase;
        done(*session, nextPhase);
    }
    EXPECT_EQ(shown(*session, "cars", GetParam()), Json(false));
}

TEST_P(WearsOff, ButNotInTheHalfTurnThatGaveIt) {
    const auto session = twoSides();
    done(*session, endTurn);
    adjusted(*session, "cars", {{GetParam(), true}});
    done(*session, endTurn);
    EXPECT_EQ(shown(*session, "cars", GetParam()), Json(true));
    done(*session, endTurn);
    EXPECT_EQ(shown(*session, "cars", GetParam()), Json(true));
    done(*session, endTurn);
    EXPECT_EQ(shown(*session, "cars", GetParam()), Json(false));
}

TEST_P(WearsOff, CountsAfreshWhenGivenAgain) {
    const auto session = twoSides();
    adjusted(*session, "cars", {{GetParam(), true}});
    done(*session, endTurn);
    adjusted(*session, "cars", {{GetParam(), true}});
    done(*session, endTurn);
    EXPECT_EQ(shown(*session, "cars", GetParam()), Json(true));
}

INSTANTIATE_TEST_SUITE_P(Marks, WearsOff, testing::Values("stunned", "bogged"));

TEST(Turn, OtherMarksStay) {
    const auto session = twoSides();
    const Json marks{
        {"unreformed", true}, {"gun-jammed", true}, {"in-melee", true}, {"last-attack-told", true}};
    adjusted(*session, "cars", marks);
    for (int i = 0; i < 4; ++i) {
        done(*session, endTurn);
    }
    for (const auto& [mark, value] : marks.items()) {
        EXPECT_EQ(shown(*session, "cars", mark), value) << mark;
    }
}

TEST(Turn, HappeningsAreTold) {
    const auto session = twoSides();
    adjusted(*session, "squadron", {{"state", "buggering-off"}});
    adjusted(*session, "battalion", {{"state", "mad-as-a-cut-snake"}});
    const Json answer = done(*session, endTurn);
    EXPECT_TRUE(warns(answer, "squadron keeps running"));
    EXPECT_TRUE(warns(answer, "battalion is mad"));
    EXPECT_EQ(answer["changes"]["turn"]["side"], Json("ottoman"));
}

Json initiative(const Json& dice) {
    return {{"do", "check"}, {"check", "initiative"}, {"dice", dice}};
}

TEST(FirstMove, IsOwedWhenNobodyIsNamed) {
    const auto session = Field().noFirstSide().open();
    EXPECT_EQ(owed(*session), Texts{"initiative"});
    EXPECT_EQ(owed(*Field().open()), Texts{});
}

TEST(FirstMove, GoesToTheHigherDie) {
    for (const auto& [dice, first] : {std::pair{Json{3, 7}, "ottoman"}, std::pair{Json{7, 3}, "empire"}}) {
        const auto session = Field().noFirstSide().open();
        const Json answer = done(*session, initiative(dice));
        EXPECT_EQ(answer["steps"].size(), 2U);
        EXPECT_EQ(answer["steps"][0]["subject"], Json("empire"));
        EXPECT_EQ(shown(*session, "turn", "side"), Json(first));
        EXPECT_EQ(owed(*session), Texts{});
    }
}

TEST(FirstMove, TiesThrowAgain) {
    const auto session = Field().noFirstSide().open();
    const Json answer = done(*session, initiative({4, 4, 1, 1, 2, 8}));
    EXPECT_EQ(outcomesOf(answer), (Texts{"tied", "tied", "tied", "tied", "lower", "highest"}));
    EXPECT_EQ(shown(*session, "turn", "side"), Json("ottoman"));
    EXPECT_EQ(refusal(*Field().noFirstSide().open(), initiative({4, 4})), "bad-dice");
    EXPECT_EQ(refusal(*Field().noFirstSide().open(), initiative({4, 5, 1})), "bad-dice");
}

TEST(FirstMove, TheWinnersTurnsComeFirstEver) {
    const auto session = Field().noFirstSide().open();
    done(*session, initiative({1, 2}));
    done(*session, endTurn);
    EXPECT_EQ(moment(*session), (Texts{"1", "empire", "charge-declarations"}));
    done(*session, endTurn);
    EXPECT_EQ(moment(*session), (Texts{"2", "ottoman", "charge-declarations"}));
}

TEST(FirstMove, OnceKnownStaysWithAWarning) {
    const auto session = Field().open();
    EXPECT_TRUE(warns(done(*session, initiative({1, 2})), "has the first move already"));
    EXPECT_EQ(shown(*session, "turn", "side"), Json("empire"));
}

TEST(IndependentArabs, OfTheCombatArmsStartMad) {
    for (const char* type : {"cavalry", "mounted-infantry", "camelry", "infantry"}) {
        const auto session = Field().theirs("tribe", type, "arab-independent", 4).open();
        EXPECT_EQ(shown(*session, "tribe", "state"), Json("mad-as-a-cut-snake")) << type;
    }
    for (const char* type : {"artillery", "machine-guns", "sniper", "vehicle"}) {
        const auto session = Field().theirs("tribe", type, "arab-independent", 1).open();
        EXPECT_EQ(shown(*session, "tribe", "state"), Json("steady")) << type;
    }
}

} // namespace
} // namespace umpire::test::turn_test
