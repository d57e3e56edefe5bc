// The umpire's work at one command: pointing, answering, throwing, taking back.

#include "support/field.h"
#include "umpire/worksheet/drafting.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::drafting_test {
namespace {

class DraftingTest : public testing::Test {
  protected:
    std::unique_ptr<Session> m_session = Field()
                                             .ours("squadron", "cavalry", "anzac", 4)
                                             .ours("plane", "plane", "british", 1)
                                             .theirs("battalion", "infantry", "turkish", 6)
                                             .theirs("levy", "infantry", "turkish", 4)
                                             .open();
    Drafting m_drafting{m_session.get()};

    std::int64_t amountOf(const Id& fact, std::size_t roll = 0) const {
        for (const WorksheetQuestion& question : m_drafting.sheet().rolls.at(roll).questions) {
            if (question.fact == fact) {
                return question.amount;
            }
        }
        return -1;
    }
};

TEST_F(DraftingTest, TakesTheFirstPointedAtToActAndAnEnemyAsItsTarget) {
    m_drafting.choose("squadron");
    EXPECT_EQ(m_drafting.subject(), "squadron");
    EXPECT_FALSE(m_drafting.sheet().complete);
    m_drafting.choose("battalion");
    EXPECT_EQ(m_drafting.target(), "battalion");
    m_drafting.choose("plane");
    EXPECT_EQ(m_drafting.subject(), "plane") << "a friend acts in its place";
    EXPECT_EQ(m_drafting.target(), "");
}

TEST_F(DraftingTest, ForgetsForAnotherActionWhatItDoesNotAsk) {
    m_drafting.choose("squadron", "battalion", "melee");
    m_drafting.setAnswer("a", "charging", true);
    ASSERT_TRUE(m_drafting.command()["a"]["facts"].contains("charging"));
    m_drafting.setOffer("shoot");
    EXPECT_EQ(m_drafting.command()["do"], Json("shoot"));
    EXPECT_FALSE(m_drafting.command().dump().find("charging") != std::string::npos);
}

TEST_F(DraftingTest, AnswersByKeyAndReachesTheSecondParty) {
    m_drafting.choose("squadron", "battalion", "melee");
    const WorksheetQuestion asked = m_drafting.sheet().rolls.at(1).questions.front();
    ASSERT_FALSE(asked.key.empty());
    const auto& first = m_drafting.sheet().rolls.at(0).questions;
    const bool both = std::any_of(first.begin(), first.end(),
                                  [&](const auto& question) { return question.key == asked.key; });
    EXPECT_TRUE(m_drafting.answerKey(asked.key, both));
    EXPECT_EQ(amountOf(asked.fact, 1), 1);
    EXPECT_FALSE(m_drafting.answerKey("€", false));
}

TEST_F(DraftingTest, ChoosesAWordByItsFirstLetter) {
    m_drafting.choose("plane", "battalion", "shoot");
    ASSERT_TRUE(m_drafting.wordMissing());
    EXPECT_FALSE(m_drafting.wordKey("x"));
    EXPECT_TRUE(m_drafting.wordKey("s"));
    EXPECT_FALSE(m_drafting.wordMissing());
    EXPECT_EQ(m_drafting.command()["attack"], Json("strafing"));
}

TEST_F(DraftingTest, KeepsTheOddsOfTheLastDieBesideWhatItBrings) {
    m_drafting.choose("squadron", "battalion", "shoot");
    m_drafting.giveDie(4);
    EXPECT_TRUE(m_drafting.sheet().complete);
    EXPECT_FALSE(m_drafting.beforeLastDie().complete);
    EXPECT_EQ(m_drafting.beforeLastDie().next, 0);
    m_drafting.giveDie(6);
    EXPECT_EQ(m_drafting.dice(), std::vector<Json>{6}) << "in place of the last";
    m_drafting.takeBackDie();
    EXPECT_FALSE(m_drafting.sheet().complete);
}

TEST_F(DraftingTest, PutsLinesOfTheUmpiresOwnAndTakesThemBackByTheirNumber) {
    m_drafting.choose("squadron", "battalion", "shoot");
    m_drafting.setFreeLine(0, "", {"Sun in their eyes", 1, "morale"});
    m_drafting.setFreeLine(0, "", {"A khamsin", -2, "morale"});
    const auto own = [this](int number) {
        for (const WorksheetLine& line : m_drafting.sheet().rolls.at(0).lines) {
            if (line.own == number) {
                return line.reason;
            }
        }
        return std::string();
    };
    EXPECT_EQ(own(1), "Sun in their eyes");
    EXPECT_EQ(own(2), "A khamsin");
    m_drafting.dropFreeLine(1, "");
    EXPECT_EQ(own(1), "A khamsin");
    EXPECT_EQ(own(2), "");
}

TEST_F(DraftingTest, IsPutAsideAndTakenUpAgain) {
    m_drafting.choose("squadron", "battalion", "shoot");
    m_drafting.setAnswer("", "supported", true);
    const Draft aside = draftOf(jsonOf(m_drafting.draft()));
    m_drafting.clear();
    EXPECT_TRUE(m_drafting.idle());
    EXPECT_TRUE(m_drafting.command().is_null());
    m_drafting.resume(aside);
    EXPECT_EQ(m_drafting.command()["facts"]["supported"], Json(true));
    EXPECT_EQ(m_drafting.target(), "battalion");
}

TEST_F(DraftingTest, TakesUpACommandAsIfItHadBeenPointedAt) {
    m_drafting.take(
        {{"do", "shoot"}, {"unit", "squadron"}, {"target", "levy"}, {"facts", {{"supported", true}}}});
    EXPECT_EQ(m_drafting.subject(), "squadron");
    ASSERT_TRUE(m_drafting.offer());
    EXPECT_EQ(m_drafting.offer()->id, "shoot");
    EXPECT_EQ(amountOf("supported"), 1);
    m_drafting.take({{"do", "check"}, {"check", "initiative"}});
    EXPECT_FALSE(m_drafting.idle());
    EXPECT_EQ(m_drafting.command(false), Json({{"do", "check"}, {"check", "initiative"}}));
}

TEST_F(DraftingTest, GoesOnToTheNextActionAndBack) {
    m_drafting.choose("squadron", "battalion");
    const Id first = m_drafting.offer()->id;
    ASSERT_TRUE(m_drafting.nextOffer(1));
    EXPECT_NE(m_drafting.offer()->id, first);
    ASSERT_TRUE(m_drafting.nextOffer(-1));
    EXPECT_EQ(m_drafting.offer()->id, first);
}

TEST(DraftingOfABlankTable, AsksForANumberThatOneDigitMaySay) {
    const auto session = exampleBattle("megiddo-1918");
    Drafting drafting{session.get()};
    drafting.choose("british", {}, "scramble");
    EXPECT_EQ(drafting.numberMissing(3), nullptr) << "the die comes first";
    drafting.giveDie(6);
    const WorksheetField* missing = drafting.numberMissing(3);
    ASSERT_NE(missing, nullptr);
    EXPECT_EQ(missing, drafting.sheet().open());
    EXPECT_EQ(missing->name, "Air units: 6, British");
}

TEST_F(DraftingTest, IsEmptyWithoutABattle) {
    Drafting none;
    none.choose("squadron");
    EXPECT_TRUE(none.idle());
    EXPECT_TRUE(none.command().is_null());
}

} // namespace
} // namespace umpire::test::drafting_test
