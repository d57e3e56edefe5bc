// The ready reference on paper: large enough for a dim hall, on the two sides of a sheet, its tables whole.

#include "paper/sheet_pages.h"
#include "sheet_text.h"
#include "support/battles.h"
#include "umpire/sheets/make_sheet.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <map>

namespace umpire::gui::test::reference_paper_test {

namespace {

using sheets::SheetWish;

sheets::Sheet reference(sheets::Reader reader, bool large) {
    static const auto session = umpire::test::exampleBattle("beersheba-1917");
    SheetWish wish;
    wish.sheet = "ready-reference";
    wish.reader = reader;
    wish.large = large;
    return sheets::makeSheet({session->rules(), session.get()}, wish);
}

struct Spot {
    int page = 0;
    double left = 0; ///< of the text, points
};

/// The mark of a row: `~3.7~` is the seventh row of the third table.
std::string markOf(std::size_t table, std::size_t row) {
    return "~" + std::to_string(table) + "." + std::to_string(row) + "~";
}

std::vector<sheets::Table*> tablesOf(sheets::Sheet& sheet) {
    std::vector<sheets::Table*> tables;
    for (sheets::Section& section : sheet.sections) {
        for (sheets::Block& block : section.blocks) {
            if (auto* table = std::get_if<sheets::Table>(&block)) {
                tables.push_back(table);
            }
        }
    }
    return tables;
}

/// Puts before the last cell of each row what finds it on the page.
void mark(const std::vector<sheets::Table*>& tables) {
    for (std::size_t table = 0; table < tables.size(); ++table) {
        for (std::size_t row = 0; row < tables[table]->rows.size(); ++row) {
            std::vector<sheets::Piece>& pieces = tables[table]->rows[row].cells.back().pieces;
            pieces.insert(pieces.begin(), sheets::Words{markOf(table, row) + " ", {}, {}, {}});
        }
    }
}

/// Where the marks lie.
std::map<std::string, Spot> marksOn(const SheetPages& pages) {
    static const QRegularExpression pattern(QStringLiteral("~\\d+\\.\\d+~"));
    std::map<std::string, Spot> spots;
    for (int page = 0; page < pages.count(); ++page) {
        for (const LaidText& text : pages.texts(page)) {
            if (const auto found = pattern.match(text.text); found.hasMatch()) {
                spots[found.captured().toStdString()] = {page, text.place.left()};
            }
        }
    }
    return spots;
}

/// Where the rows of a table lie, in the groups that must not be parted.
std::vector<std::vector<Spot>> partsOf(const sheets::Table& table, std::size_t number, bool byGroups,
                                       const std::map<std::string, Spot>& marks) {
    std::vector<std::vector<Spot>> parts(1);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const auto spot = marks.find(markOf(number, row));
        EXPECT_NE(spot, marks.end()) << "table " << number << ", row " << row;
        if (table.rows[row].kind == sheets::Row::Kind::Group) {
            // It spans columns: what stands in it begins elsewhere.
            if (byGroups) {
                parts.emplace_back();
            }
        } else if (spot != marks.end()) {
            parts.back().push_back(spot->second);
        }
    }
    return parts;
}

/// Titles of sections by the page they stand on.
int pageOf(const SheetPages& pages, const std::string& title) {
    for (int page = 0; page < pages.count(); ++page) {
        for (const LaidText& text : pages.texts(page)) {
            if (text.text.startsWith(QString::fromStdString(title))) {
                return page;
            }
        }
    }
    ADD_FAILURE() << title;
    return -1;
}

const std::initializer_list<sheets::Reader> readers{sheets::Reader::Umpire, sheets::Reader::Players};

class ReferencePaper : public ::testing::TestWithParam<QPageSize::PageSizeId> {};

} // namespace

TEST(ReferenceOnPaper, FillsTheTwoSidesOfASheetInTypeOfEightPoints) {
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        for (const auto reader : readers) {
            const SheetPages pages({reference(reader, false)}, {paper});
            EXPECT_EQ(pages.count(), 2);
            EXPECT_GE(pages.typeSize(0), 8);
        }
    }
}

TEST(ReferenceOnPaper, HasWhatEveryTurnNeedsInFront) {
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        const SheetPages pages({reference(sheets::Reader::Players, false)}, {paper});
        for (const char* title : {"The half-turn", "Targets", "Morale: D8", "Modifiers", "Melee"}) {
            EXPECT_EQ(pageOf(pages, title), 0) << title;
        }
        for (const char* title :
             {"Jam dice", "Planes", "Shot down", "Snipers and observers", "Rulings in force"}) {
            EXPECT_EQ(pageOf(pages, title), 1) << title;
        }
    }
}

TEST_P(ReferencePaper, IsReadableOnEveryPaper) {
    for (const auto reader : readers) {
        const SheetPages standard({reference(reader, false)}, {GetParam()});
        const SheetPages large({reference(reader, true)}, {GetParam()});
        EXPECT_GE(standard.typeSize(0), 8);
        EXPECT_GE(large.typeSize(0), 11);
        EXPECT_GT(large.typeSize(0), standard.typeSize(0) + 1);
    }
}

/// In large type or on small paper a table higher than a column goes on in the next one with its next group;
/// on the smallest only short ones are sure to be lower than a column.
TEST_P(ReferencePaper, KeepsItsTablesWhole) {
    for (const bool large : {false, true}) {
        sheets::Sheet sheet = reference(sheets::Reader::Umpire, large);
        const std::vector<sheets::Table*> tables = tablesOf(sheet);
        ASSERT_GE(tables.size(), 8U);
        mark(tables);
        const auto marks = marksOn(SheetPages({sheet}, {GetParam()}));
        const bool small = GetParam() == QPageSize::A5;
        const bool byGroups = large || small;
        const std::size_t most = small ? 4 : 100;
        for (std::size_t i = 0; i < tables.size(); ++i) {
            for (const std::vector<Spot>& part : partsOf(*tables[i], i, byGroups, marks)) {
                for (const Spot& row : part.size() <= most ? part : std::vector<Spot>()) {
                    EXPECT_EQ(row.page, part.front().page) << "table " << i << (large ? ", large" : "");
                    EXPECT_NEAR(row.left, part.front().left, 40) << "table " << i << (large ? ", large" : "");
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, ReferencePaper, ::testing::ValuesIn(PageFormat::papers()));

} // namespace umpire::gui::test::reference_paper_test
