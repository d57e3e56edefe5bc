// The chances on the ready reference, against counting by hand.

#include "sheets/sheet_frame.h"

#include "engine/sheets/sheet_text.h"
#include "rules/pack_copy.h"
#include "support/battles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace umpire::test::reference_odds_test {
namespace {

using sheets::Sheet;
using sheets::Table;

Sheet oddsOf(const LoadedPack& loaded) {
    sheets::SheetWish wish;
    wish.odds = true;
    EXPECT_NE(loaded.pack, nullptr);
    return loaded.pack ? sheets::readyReference({*loaded.pack, nullptr}, wish) : Sheet();
}

Sheet shippedOdds() {
    return oddsOf(shippedRules().load("sand-sweat-and-camels"));
}

/// The table of chances of a section, which comes after its own.
Table chancesOf(const Sheet& sheet, const std::string& section) {
    Table last;
    for (const sheets::Block& block : sectionOf(sheet, section).blocks) {
        if (const auto* table = std::get_if<Table>(&block)) {
            last = *table;
        }
    }
    return last;
}

/// So many of eight.
std::string eighths(int throws) {
    if (throws == 0) {
        return "\u2013";
    }
    const int tenths = throws * 125;
    return std::to_string(tenths / 10) + (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10)) + " %";
}

std::size_t bandOf(int total) {
    return total <= 1 ? 0 : total <= 3 ? 1 : total <= 5 ? 2 : total <= 7 ? 3 : 4;
}

TEST(ReferenceOdds, CountEveryThrowOfTheMoraleCheck) {
    const Table table = chancesOf(shippedOdds(), "morale-table");
    ASSERT_EQ(table.rows.size(), 15U) << "from all lowest to all highest";
    for (int net = -7; net <= 7; ++net) {
        std::vector<int> throws(5, 0);
        for (int die = 1; die <= 8; ++die) {
            ++throws[bandOf(die + net)];
        }
        const sheets::Row& row = table.rows[static_cast<std::size_t>(net + 7)];
        const std::string head =
            net < 0 ? "\u2212" + std::to_string(-net) : (net > 0 ? "+" : "") + std::to_string(net);
        EXPECT_EQ(wordsOf(row.cells[0]), head);
        for (std::size_t band = 0; band < throws.size(); ++band) {
            EXPECT_EQ(wordsOf(row.cells[band + 1]), eighths(throws[band])) << head << ' ' << band;
        }
    }
}

TEST(ReferenceOdds, GoNoFurtherThanTheModifiers) {
    const Table table = chancesOf(shippedOdds(), "officer-casualties");
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(wordsOf(table.rows[0].cells[0]), "\u22121");
    EXPECT_EQ(wordsOf(table.rows[0].cells[1]), "25 %");
    EXPECT_EQ(wordsOf(table.rows[1].cells[0]), "0");
    EXPECT_EQ(wordsOf(table.rows[1].cells[1]), "12.5 %");
}

bool hasLine(const Sheet& sheet, const std::string& line) {
    const std::vector<std::string> lines = linesOf(sheet);
    return std::count(lines.begin(), lines.end(), line) > 0;
}

TEST(ReferenceOdds, StandBesideTablesThatNoModifierMoves) {
    const Sheet sheet = shippedOdds();
    EXPECT_TRUE(hasLine(sheet, "jam | Destroyed. Out of play. (16.7 %)"));
    EXPECT_TRUE(hasLine(sheet, "2 | Crew shaken. Gun jammed until repaired. (33.3 %)"));
    EXPECT_TRUE(hasLine(sheet, "any jam | Repaired. Shoots from its next turn. (30.6 %)")) << "11 of 36";
    EXPECT_TRUE(hasLine(sheet, "7 | Driven off. No attack this turn. (12.5 %)"));
    EXPECT_TRUE(
        hasLine(sheet, "any jam | Hit. Throw for damage. (1 die 16.7 %; 2 dice 30.6 %; 3 dice 42.1 %)"));
}

TEST(ReferenceOdds, AreNotThereUnlessWished) {
    const auto pack = shippedRules().load("sand-sweat-and-camels").pack;
    const std::string text = textOf(sheets::readyReference({*pack, nullptr}, {}));
    EXPECT_EQ(text.find("12.5 %"), std::string::npos);
    EXPECT_EQ(text.find("16.7 %"), std::string::npos);
}

TEST(ReferenceOdds, FollowAChangedDie) {
    PackCopy pack;
    pack.replace("dice.json", "[1, 2, 3, 4, 5, 6, 7, 8]", "[1, 2, 3, 4, 5, 6]");
    const Table table = chancesOf(oddsOf(pack.load()), "morale-table");
    EXPECT_EQ(table.rows.size(), 13U);
    EXPECT_EQ(wordsOf(table.rows.front().cells[0]), "\u22125");
    EXPECT_EQ(wordsOf(table.rows.back().cells[0]), "+7");
    EXPECT_EQ(wordsOf(table.rows[5].cells[1]), "16.7 %");
}

/// So many of 512.
std::string percent(int ways) {
    const int tenths = (ways * 2000 + 512) / 1024;
    return ways == 0 ? "\u2013"
                     : std::to_string(tenths / 10) +
                           (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10)) + " %";
}

/// The table of chances of the shipped morale check, which throws other dice; null where there is none.
std::optional<Table> moraleWith(const std::string& dice, const std::string& told) {
    PackCopy pack;
    pack.replace("checks.json", R"("die": "d8", "direct": true,)", R"("die": "d8", "direct": true, )" + dice);
    const Sheet sheet = oddsOf(pack.load());
    EXPECT_NE(textOf(sheet).find(told), std::string::npos) << "it says what is thrown";
    std::optional<Table> found;
    for (const sheets::Block& block : sectionOf(sheet, "morale-table").blocks) {
        const auto* each = std::get_if<Table>(&block);
        found = each && each->name == "Morale check: chances" ? std::optional(*each) : found;
    }
    return found;
}

int netOf(const sheets::Row& row) {
    const std::string head = wordsOf(row.cells[0]);
    return head.starts_with("\u2212") ? -std::stoi(head.substr(3)) : std::stoi(head);
}

/// Its chances against all ways in which three D8 can fall.
void expectMorale(const std::string& dice, int (*total)(int, int, int), const std::string& told) {
    const std::optional<Table> table = moraleWith(dice, told);
    ASSERT_TRUE(table);
    ASSERT_FALSE(table->rows.empty());
    for (const sheets::Row& row : table->rows) {
        std::vector<int> ways(5, 0);
        for (int three = 0; three < 512; ++three) {
            ++ways[bandOf(total(three / 64 + 1, three / 8 % 8 + 1, three % 8 + 1) + netOf(row))];
        }
        for (std::size_t band = 0; band < ways.size(); ++band) {
            EXPECT_EQ(wordsOf(row.cells[band + 1]), percent(ways[band])) << netOf(row) << ' ' << band;
        }
    }
}

TEST(ReferenceOdds, CountDiceThatAreThrownAgainAndThoseThatComeOnTop) {
    expectMorale(
        R"("explodes-at-most": 1, "throws-again": { "dice": "lowest" },)",
        [](int first, int again, int more) {
            const int kept = first == 1 ? again : first;
            return kept + (kept == 8 ? more : 0);
        },
        "D8, the lowest number is thrown again, the highest number brings one more, at most 1 in a row");
}

/// 31 or more comes in two of 4096 throws: with a net modifier of -29 that is all there is but the lowest.
TEST(ReferenceOdds, GoAsFarAsDiceThatComeOnTop) {
    const auto table = moraleWith(R"("explodes-at-most": 9,)", "brings one more, at most 9 in a row");
    ASSERT_TRUE(table);
    ASSERT_EQ(table->rows.size(), 37U);
    EXPECT_EQ(netOf(table->rows.front()), -29);
    EXPECT_EQ(wordsOf(table->rows[0].cells[1]), "100 %") << "but for less than can be seen";
    EXPECT_EQ(wordsOf(table->rows[1].cells[1]), "99.9 %");
    EXPECT_EQ(netOf(table->rows.back()), 7);
    EXPECT_EQ(wordsOf(table->rows.back().cells[5]), "100 %");
}

TEST(ReferenceOdds, TellApartChecksThatThrowDifferently) {
    PackCopy pack;
    for (const auto& [id, most] : {std::pair("morale", "1"), std::pair("charge-response", "9")}) {
        const std::string check = R"("id": ")" + std::string(id) + R"(", )";
        pack.replace("checks.json", check, check + R"("explodes-at-most": )" + most + ", ");
    }
    const std::string text = textOf(oddsOf(pack.load()));
    EXPECT_NE(text.find("Chances by net modifier: Morale check\n"), std::string::npos) << text;
    EXPECT_NE(text.find("Chances by net modifier: Charge response\n"), std::string::npos);
}

TEST(ReferenceOdds, AreLeftOutWhereTheyAreTooManyToCount) {
    EXPECT_FALSE(moraleWith(R"("count": 900,)", "900 \u00d7 D8"));
}

TEST(ReferenceOdds, CountMoreDice) {
    expectMorale(R"("more-dice": [ { "die": "d8" } ],)",
                 [](int first, int more, int) { return first + more; }, "D8 and D8");
}

} // namespace
} // namespace umpire::test::reference_odds_test
