// The ready reference on paper: large enough for a dim hall, on the two sides of a sheet, its tables whole.

#include "paper/sheet_pages.h"
#include "sheet_words.h"
#include "support/battles.h"
#include "umpire/sheets/make_sheet.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>

namespace umpire::gui::test {

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

/// Where each text lies that stands only once.
std::map<QString, Spot> spotsOf(const SheetPages& pages) {
    std::map<QString, Spot> spots;
    std::set<QString> twice;
    for (int page = 0; page < pages.count(); ++page) {
        for (const LaidText& text : pages.texts(page)) {
            if (!spots.emplace(text.text.trimmed(), Spot{page, text.place.left()}).second) {
                twice.insert(text.text.trimmed());
            }
        }
    }
    for (const QString& text : twice) {
        spots.erase(text);
    }
    return spots;
}

/// The rows of each group of a table that can be found, by the first words of their last cell.
std::vector<std::vector<Spot>> groupsOf(const sheets::Table& table, const std::map<QString, Spot>& spots) {
    std::vector<std::vector<Spot>> groups(1);
    for (const sheets::Row& row : table.rows) {
        if (row.kind == sheets::Row::Kind::Group) {
            groups.emplace_back();
            continue;
        }
        const QString cell = QString::fromStdString(sheets::plainText(row.cells.back())).trimmed();
        for (const auto& [text, spot] : spots) {
            if (text.size() >= 4 && cell.startsWith(text)) {
                groups.back().push_back(spot);
                break;
            }
        }
    }
    return groups;
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

/// In large type or on small paper a table higher than a column goes on in the next one with its next group.
TEST_P(ReferencePaper, KeepsItsTablesWhole) {
    for (const bool large : {false, true}) {
        const sheets::Sheet sheet = reference(sheets::Reader::Umpire, large);
        const SheetPages pages({sheet}, {GetParam()});
        const bool small = large || GetParam() == QPageSize::A5;
        const auto spots = spotsOf(pages);
        int found = 0;
        for (const sheets::Section& section : sheet.sections) {
            for (const sheets::Block& block : section.blocks) {
                const auto* table = std::get_if<sheets::Table>(&block);
                const auto groups = table ? groupsOf(*table, spots) : std::vector<std::vector<Spot>>();
                std::optional<Spot> first;
                for (const std::vector<Spot>& group : groups) {
                    found += static_cast<int>(group.size());
                    first = small ? std::nullopt : first;
                    for (const Spot& row : group) {
                        first = first.value_or(row);
                        EXPECT_EQ(row.page, first->page) << section.id << (large ? " large" : "");
                        EXPECT_NEAR(row.left, first->left, 40) << section.id << (large ? " large" : "");
                    }
                }
            }
        }
        EXPECT_GE(found, 15);
    }
}

INSTANTIATE_TEST_SUITE_P(All, ReferencePaper, ::testing::ValuesIn(PageFormat::papers()));

} // namespace umpire::gui::test
