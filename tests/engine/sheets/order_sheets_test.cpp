// Order sheets: a line for each unit that takes an order, to be ticked.

#include "sheet_reading.h"
#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::order_sheets_test {
namespace {

using sheets::Reader;
using sheets::Sheet;

std::vector<sheets::Choice> choicesIn(const sheets::Row& row) {
    std::vector<sheets::Choice> choices;
    for (const sheets::Cell& cell : row.cells) {
        for (const sheets::Piece& piece : cell.pieces) {
            if (const auto* choice = std::get_if<sheets::Choice>(&piece)) {
                choices.push_back(*choice);
            }
        }
    }
    return choices;
}

TEST(OrderSheets, HaveEveryUnitOfTheExamplesThatTakesAnOrderAndNoOther) {
    for (const std::string& name : exampleBattles()) {
        const auto session = exampleBattle(name);
        const Sheet sheet = sheetOf(*session, "orders");
        std::size_t rows = 0;
        for (const sheets::Table& table : tablesOf(sheet, "Orders of ")) {
            for (const sheets::Row& row : table.rows) {
                ++rows;
                EXPECT_EQ(choicesIn(row).size(), 3U);
                EXPECT_TRUE(std::holds_alternative<sheets::Blank>(row.cells.back().pieces.at(0)));
            }
        }
        const Vocabulary& types = *session->rules().vocabulary("type");
        std::size_t takers = 0;
        for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
            takers += types.traitOf(unit->value("type").text(), "takes-orders").flag() ? 1 : 0;
        }
        EXPECT_EQ(rows, takers) << name;
        EXPECT_GT(rows, 0U);
    }
}

TEST(OrderSheets, TickNothingEvenWhereAnOrderIsKnown) {
    const auto session = Field().ours("12lh", "cavalry", "anzac", 4, {{"order", "shes-mine"}}).open();
    const Sheet sheet = sheetOf(*session, "orders", Reader::Players, "empire");
    for (const sheets::Choice& choice : choicesIn(tablesOf(sheet, "Orders of ").at(0).rows.at(0))) {
        EXPECT_FALSE(choice.ticked) << choice.label;
    }
}

TEST(OrderSheets, ExplainEachOrderOnceASideAndAskForAName) {
    const auto session = Field()
                             .ours("a", "cavalry", "anzac", 4)
                             .ours("b", "infantry", "british", 4)
                             .theirs("c", "infantry", "turkish", 4)
                             .open();
    const Sheet sheet = sheetOf(*session, "orders");
    ASSERT_EQ(sheet.sections.size(), 2U);
    const std::string text = written(sheet.sections[0]);
    for (const Word& word : session->rules().vocabulary("order")->words) {
        const auto first = text.find(word.text);
        ASSERT_NE(first, std::string::npos) << word.text;
        EXPECT_EQ(text.find(word.text, first + 1), std::string::npos) << word.text;
    }
    EXPECT_TRUE(holds(text, "Commander ____"));
    EXPECT_TRUE(holds(text, "Signed ____"));
}

TEST(OrderSheets, LeaveOutASideWithoutOrdersAndWhatIsHidden) {
    const auto session = Field()
                             .ours("a", "cavalry", "anzac", 4)
                             .ours("b", "infantry", "british", 4, {{"secret", true}, {"name", "Hidden Foot"}})
                             .theirs("plane", "plane", "german", 1)
                             .open();
    EXPECT_EQ(sheetOf(*session, "orders").sections.size(), 1U);
    EXPECT_TRUE(holds(written(sheetOf(*session, "orders")), "Hidden Foot"));
    EXPECT_FALSE(holds(written(sheetOf(*session, "orders", Reader::Players)), "Hidden Foot"));
}

} // namespace
} // namespace umpire::test::order_sheets_test
