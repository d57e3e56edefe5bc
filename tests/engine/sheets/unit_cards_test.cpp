// A card for each unit.

#include "sheet_reading.h"
#include "support/field.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::unit_cards_test {
namespace {

using sheets::Card;
using sheets::Reader;
using sheets::Sheet;

std::vector<Card> cardsOf(const Sheet& sheet) {
    std::vector<Card> cards;
    for (const sheets::Section& section : sheet.sections) {
        for (const sheets::Block& block : section.blocks) {
            const auto* some = std::get_if<sheets::Cards>(&block);
            cards.insert(cards.end(), some ? some->cards.begin() : cards.end(),
                         some ? some->cards.end() : cards.end());
        }
    }
    return cards;
}

std::string written(const Card& card) {
    std::string text = test::written(card.title) + "\n";
    for (const sheets::Cell& line : card.lines) {
        text += test::written(line) + "\n";
    }
    return text;
}

TEST(UnitCards, SayWhatTheBoxesMeanOnTheFirstPage) {
    const Sheet sheet = sheetOf(*exampleBattle("beersheba-1917"), "unit-cards");
    ASSERT_GE(sheet.sections.size(), 2U);
    EXPECT_TRUE(holds(test::written(sheet.sections.front()), "lost already"));
    EXPECT_FALSE(holds(test::written(sheet.sections.back()), "lost already"));
}

TEST(UnitCards, AreOneForEachUnitOfEveryExample) {
    for (const std::string& name : exampleBattles()) {
        const auto session = exampleBattle(name);
        const std::vector<Card> cards = cardsOf(sheetOf(*session, "unit-cards"));
        const auto units = session->battle().all(SubjectKind::Unit);
        ASSERT_EQ(cards.size(), units.size()) << name;
        for (const Subject* unit : units) {
            const auto found = std::find_if(cards.begin(), cards.end(), [unit](const Card& card) {
                return test::written(card.title).ends_with("  " + unit->name);
            });
            ASSERT_NE(found, cards.end()) << unit->name;
            EXPECT_EQ(found->silhouette.shape, shown(*session, unit->id, "type")) << unit->name;
            EXPECT_LE(found->lines.size(), 7U) << written(*found);
        }
    }
}

std::unique_ptr<Session> oneUnit(const Json& more) {
    Json all{{"name", "12th Light Horse"}, {"machine-gun", true}};
    all.update(more);
    return Field().ours("12lh", "cavalry", "anzac", 4, all).open();
}

TEST(UnitCards, SayWhatAPlayerWantsToKnow) {
    const auto session = oneUnit({{"order", "shes-mine"}, {"objective", "the wells"}});
    const std::string text = written(cardsOf(sheetOf(*session, "unit-cards")).at(0));
    EXPECT_TRUE(holds(text, "11  12th Light Horse\n")) << text;
    EXPECT_TRUE(holds(text, "Cavalry · ANZAC · Veteran")) << text;
    EXPECT_TRUE(holds(text, "Move 6 · Move by road 7 · Range 6")) << text;
    EXPECT_TRUE(holds(text, "CG..")) << text;
    EXPECT_TRUE(holds(text, "Order She's mine!: the wells")) << text;
    EXPECT_TRUE(holds(text, session->battle().find("brigade")->name)) << text;
}

TEST(UnitCards, GiveThePlayersRoomForTheOrderAndNoSecrets) {
    const auto open = oneUnit({{"order", "shes-mine"}, {"objective", "the wells"}});
    const std::string text = written(cardsOf(sheetOf(*open, "unit-cards", Reader::Players)).at(0));
    EXPECT_TRUE(holds(text, "Order ____")) << text;
    EXPECT_FALSE(holds(text, "wells")) << text;
    const auto hidden = oneUnit({{"secret", true}});
    EXPECT_EQ(cardsOf(sheetOf(*hidden, "unit-cards")).size(), 1U);
    EXPECT_TRUE(sheetOf(*hidden, "unit-cards", Reader::Players).sections.empty());
}

TEST(UnitCards, HaveNoOrderForThoseThatTakeNone) {
    const auto session = Field().ours("plane", "plane", "british", 1).open();
    const std::string text = written(cardsOf(sheetOf(*session, "unit-cards")).at(0));
    EXPECT_FALSE(holds(text, "Order ")) << text;
    EXPECT_TRUE(holds(text, "its target tries to drive it off")) << text;
}

} // namespace
} // namespace umpire::test::unit_cards_test
