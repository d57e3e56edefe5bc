// Many dice told in one go: which faces come to the same, and what the umpire may write.

#include "support/battles.h"
#include "umpire/battle/dice_audit.h"
#include "umpire/battle/dice_statistics.h"
#include "umpire/dice/die.h"
#include "umpire/sheets/record_text.h"
#include "umpire/worksheet/dice_group.h"
#include "umpire/worksheet/drafting.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::dice_group_test {
namespace {

std::string textOf(const DiceGroup& group) {
    std::string text;
    for (const AlikeFaces& alike : group.alike) {
        text += text.empty() ? "" : " ";
        text += alike.text();
        text += alike.counts ? "+" : "";
        text += alike.asked ? "?" : "";
    }
    return text;
}

/// A D10 of which 7 and more count; with `ten` the rules ask for tens besides.
DiceGroup volley(int dice, bool ten = false) {
    const auto row = [](int from, int to) {
        std::vector<Face> faces;
        for (int number = from; number <= to; ++number) {
            faces.push_back({number, {}});
        }
        return faces;
    };
    DiceGroup group{"D10", dice, dice, {{row(1, 6), false, false}, {row(7, ten ? 9 : 10), true, false}}};
    if (ten) {
        group.alike.push_back({row(10, 10), true, true});
    }
    return group;
}

DiceGroup eachMatters(int dice) {
    DiceGroup group{"jam die", dice, dice, {}};
    for (const Face& face : {Face{1, {}}, Face{2, {}}, Face{0, "jam"}}) {
        group.alike.push_back({{face}, false, true});
    }
    return group;
}

std::vector<Json> sorted(std::vector<Json> dice) {
    std::sort(dice.begin(), dice.end());
    return dice;
}

class HandfulTest : public testing::Test {
  protected:
    std::unique_ptr<Session> m_session = exampleBattle("bir-zellaf");
    Drafting m_work{m_session.get()};

    DiceGroup group() const {
        const auto found = diceGroupOf(*m_session, m_work.command());
        EXPECT_TRUE(found);
        return found.value_or(DiceGroup());
    }
};

TEST_F(HandfulTest, AVolleyMattersByWhatHits) {
    m_work.choose("rif", "s1", "fire");
    EXPECT_FALSE(diceGroupOf(*m_session, m_work.command())) << "how well they shoot is one die";
    m_work.giveDie(5);
    EXPECT_EQ(textOf(group()), "1–7 8–10+");
    EXPECT_EQ(group().thrown, 20);
    EXPECT_EQ(group().count, 20);
    EXPECT_TRUE(group().counts());
    m_work.setAnswer("", "cover", true);
    EXPECT_EQ(textOf(group()), "1–8 9–10+") << "what moves the dice moves what hits";
}

TEST_F(HandfulTest, TheDieThatWasJustThrownCountsForTheThrowBehindIt) {
    m_work.choose("rif", "s1", "fire");
    m_work.giveDie(10);
    EXPECT_EQ(textOf(group()), "1–6 7–10+") << "they turned out to be great shots";
}

TEST_F(HandfulTest, OfAMachineGunTheTensAreAskedFor) {
    m_work.choose("mg", "fan", "fire");
    m_work.giveDie(5);
    EXPECT_EQ(textOf(group()), "1–6 7–9+ 10+?");
    m_work.giveDie(10);
    EXPECT_EQ(group().thrown, 4);
    EXPECT_EQ(group().count, 3);
}

TEST_F(HandfulTest, WhereEachNumberMattersNoneIsLikeAnother) {
    m_work.choose("rif");
    m_work.setOffer("move");
    EXPECT_EQ(textOf(group()), "1? 2? 3? 4? 5? 6?");
    EXPECT_FALSE(group().counts());
}

TEST_F(HandfulTest, WhatIsReadCanBeCarriedOut) {
    m_work.choose("rif", "s1", "fire");
    m_work.giveDie(5);
    m_work.giveDice(readDiceGroup(group(), "7 hits").dice);
    EXPECT_TRUE(m_work.sheet().complete);
    const auto& steps = m_work.sheet().steps;
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(steps[1].total, 7);
    EXPECT_EQ(steps[1].dice.size(), 20U);
}

/// Seven hits of twenty are no seven eights and thirteen ones.
TEST_F(HandfulTest, ToldHitsAreKeptAsTold) {
    m_work.choose("rif", "s1", "fire");
    m_work.giveDie(5);
    m_work.giveDice(readDiceGroup(group(), "7 hits").dice);
    Json wrong = m_work.command();
    wrong["dice"][1] = {{"any", {8, 11}}};
    EXPECT_EQ(m_session->preview(wrong).refusal.code, "bad-dice");
    PhysicalDice none({});
    const Answer answer = m_session->execute(m_work.command(), none);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    const Record& record = m_session->records().back();
    const Json dice = record.command["dice"];
    EXPECT_EQ(dice[1], (Json{{"any", {8, 9, 10}}})) << dice.dump();
    EXPECT_EQ(dice[20], (Json{{"any", {1, 2, 3, 4, 5, 6, 7}}})) << dice.dump();
    const std::string told = sheets::RecordText(*m_session).how(record);
    EXPECT_NE(told.find("7 × 8–10 and 13 × 1–7"), std::string::npos) << told;
    std::int64_t counted = 0;
    for (const DiceTally& tally :
         tallyDice(m_session->records(), m_session->cursor(), m_session->rules(), m_session->battle())) {
        counted += tally.thrown;
    }
    EXPECT_EQ(counted, 1) << "of the others nobody knows what they showed";
    EXPECT_TRUE(auditDice(*m_session).problems.empty());
}

TEST_F(HandfulTest, NothingIsFoundWhereNothingIsToBeThrown) {
    EXPECT_FALSE(diceGroupOf(*m_session, Json{{"do", "fire"}, {"unit", "nobody"}, {"target", "s1"}}));
    EXPECT_FALSE(diceGroupOf(*m_session, Json(3)));
    EXPECT_FALSE(diceGroupOf(*m_session, Json{{"do", "place-ladder"}, {"unit", "rif"}}));
    EXPECT_FALSE(
        diceGroupOf(*m_session, Json{{"do", "fire"}, {"unit", "rif"}, {"target", "s1"}, {"dice", {11}}}));
}

TEST(DiceGroupReading, TakesCountsAndFacesAndCompletesThem) {
    const Json other{{"any", {1, 2, 3, 4, 5, 6}}};
    const std::vector<Json> dice = sorted({other, other, other, 8, 8, 10, 10, 10});
    for (const char* text :
         {"3x10 2x8", "3 x 10, 2 x 8", "3*10+2*8", "3×10 8 8", "8 8 10 10 10", "2X8;3x0"}) {
        const DiceGroupRead read = readDiceGroup(volley(8), text);
        EXPECT_EQ(read.problem, "") << text;
        EXPECT_EQ(sorted(read.dice), dice) << text;
        EXPECT_EQ(read.said, "2 × 8, 3 × 10, 3 × 1–6") << text;
    }
}

TEST(DiceGroupReading, TakesHowManyCountByAnyWord) {
    for (const char* text :
         {"3", "3 hits", "hits: 3", "Treffer 3", "3h", "3x7-10", "2x10 3 hits", "hits 3 2x10 "}) {
        const DiceGroupRead read = readDiceGroup(volley(5), text);
        EXPECT_EQ(read.problem, "") << text;
        ASSERT_EQ(read.dice.size(), 5U) << text;
        EXPECT_EQ(std::count_if(read.dice.begin(), read.dice.end(),
                                [](const Json& die) {
                                    const Json* told = possibleFaces(die);
                                    return (told ? told->front() : die).get<int>() >= 7;
                                }),
                  3)
            << text;
    }
    EXPECT_EQ(readDiceGroup(volley(5), "3").said, "3 × 7–10, 2 × 1–6");
    EXPECT_EQ(readDiceGroup(volley(5), "0").said, "5 × 1–6");
}

TEST(DiceGroupReading, AsksForTheFacesThatMatterBesides) {
    EXPECT_EQ(readDiceGroup(volley(4, true), "3").problem, "how many show 10? Add 0x10 if none");
    EXPECT_EQ(readDiceGroup(volley(4, true), "3 hits 2x10").said, "2 × 10, 1 × 7–9, 1 × 1–6");
    EXPECT_EQ(readDiceGroup(volley(4, true), "3 hits 0x10").said, "3 × 7–9, 1 × 1–6");
    EXPECT_EQ(readDiceGroup(volley(4, true), "4 hits 4x10").said, "4 × 10");
    EXPECT_EQ(readDiceGroup(volley(4, true), "0 hits").said, "4 × 1–6");
    EXPECT_EQ(readDiceGroup(volley(4, true), "2x7-10").problem,
              "these do not all come to the same: say what they show");
    EXPECT_EQ(readDiceGroup(volley(4, true), "2x8").said, "2 × 8, 2 × 1–6");
}

TEST(DiceGroupReading, WhereEachNumberMattersAllAreTold) {
    EXPECT_EQ(readDiceGroup(eachMatters(4), "2x1 2xjam").said, "2 × 1, 2 × jam");
    EXPECT_EQ(readDiceGroup(eachMatters(3), "1 JAM 2").said, "1 × 1, 1 × 2, 1 × jam");
    EXPECT_EQ(readDiceGroup(eachMatters(4), "2x1").problem, "2 dice are missing");
    EXPECT_EQ(readDiceGroup(eachMatters(4), "3 hits").problem,
              "here no die counts by itself: say what they show");
}

TEST(DiceGroupReading, SaysWhatIsWrong) {
    EXPECT_EQ(readDiceGroup(volley(4), "5x8").problem, "that is 1 die too many");
    EXPECT_EQ(readDiceGroup(volley(4), "6").problem, "that is 2 dice too many");
    EXPECT_EQ(readDiceGroup(volley(4), "2x11").problem, "the D10 has no 11");
    EXPECT_EQ(readDiceGroup(volley(4), "2xfive").problem, "the D10 has no five");
    EXPECT_EQ(readDiceGroup(volley(4), "eight").problem, "the D10 has no eight");
    EXPECT_EQ(readDiceGroup(volley(4), "2x").problem, "write how many, x, and what they show: 3x10");
    EXPECT_EQ(readDiceGroup(volley(4), "1 hit 2x8").problem, "more of these count than you say");
    EXPECT_EQ(readDiceGroup(volley(4), "99999999999999999999").problem, "that is too large a number");
    EXPECT_EQ(readDiceGroup(volley(4), "4000000000x8").problem, "that is too large a number");
    EXPECT_EQ(readDiceGroup(volley(4), "9000000000000000000 hits 9000000000000000000 hits").problem,
              "that is too large a number");
    EXPECT_EQ(readDiceGroup(volley(4), "99999x8 99999x8").problem, "that is 199994 dice too many");
    for (const char* nothing : {"", "  ", "+"}) {
        EXPECT_TRUE(readDiceGroup(volley(4), nothing).dice.empty()) << nothing;
        EXPECT_EQ(readDiceGroup(volley(4), nothing).problem, "") << nothing;
    }
}

} // namespace
} // namespace umpire::test::dice_group_test
