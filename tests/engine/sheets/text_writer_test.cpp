#include "engine/sheets/sample_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace umpire::test::text_writer_test {
namespace {

using namespace sheets;
using sheets::Table;

Sheet sheetOf(Block block) {
    Sheet sheet;
    sheet.title = "T";
    sheet.sections = {{"only", {}, {std::move(block)}, false}};
    return sheet;
}

std::string bodyOf(Block block, int width = 96) {
    return writeText({sheetOf(std::move(block))}, width).substr(std::string("T\n=\n\n").size());
}

Table twoColumns() {
    Table table;
    table.columns = {{Column::Align::Start, 1}, {Column::Align::End, 0}};
    table.heads = {{{Cell("Unit"), Cell("Lost")}, Row::Kind::Body}};
    table.rows = {{{Cell("12th Light Horse"), Cell("3")}, Row::Kind::Body},
                  {{Cell("48th"), Cell("12")}, Row::Kind::Body}};
    return table;
}

TEST(TextWriter, ColumnsStandBelowTheirHeads) {
    EXPECT_EQ(bodyOf(twoColumns()), "Unit              Lost\n"
                                    "----------------------\n"
                                    "12th Light Horse     3\n"
                                    "48th                12\n\n");
}

TEST(TextWriter, ANarrowTableBreaksBetweenWords) {
    EXPECT_EQ(bodyOf(twoColumns(), 20), "Unit            Lost\n"
                                        "--------------------\n"
                                        "12th Light         3\n"
                                        "Horse\n"
                                        "48th              12\n\n");
}

TEST(TextWriter, LettersCountByWhatIsSeen) {
    Table table = twoColumns();
    table.rows = {{{Cell("Übungsgarn"), Cell("−1")}, Row::Kind::Body}};
    EXPECT_EQ(bodyOf(table), "Unit        Lost\n----------------\nÜbungsgarn    −1\n\n");
}

TEST(TextWriter, AWordLongerThanTheLineIsBroken) {
    EXPECT_EQ(bodyOf(Paragraph{{Words{std::string(30, 'w'), {}, {}, {}}}}, 20),
              std::string(20, 'w') + "\n" + std::string(10, 'w') + "\n\n");
}

TEST(TextWriter, ARowOfBoxesIsBrokenBetweenThem) {
    Cell cell;
    cell.pieces = {Boxes{std::vector<Boxes::Box>(40), {}}};
    Table table = twoColumns();
    table.rows = {{{cell, Cell("3")}, Row::Kind::Body}};
    std::istringstream lines(bodyOf(table, 30));
    int withBoxes = 0;
    for (std::string line; std::getline(lines, line);) {
        withBoxes += line.starts_with("[ ]") ? 1 : 0;
        EXPECT_FALSE(line.starts_with("]") || line.starts_with(" ]")) << line;
        EXPECT_EQ(std::count(line.begin(), line.end(), '['), std::count(line.begin(), line.end(), ']'))
            << line;
    }
    EXPECT_GT(withBoxes, 1);
}

TEST(TextWriter, NoLineIsWiderThanAskedFor) {
    std::istringstream lines(writeText({sampleSheet()}, 60));
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(line.size(), 66U) << line; // letters of two bytes are few here
    }
}

TEST(TextWriter, WhatIsTickedWithAPencilIsShown) {
    const std::string text = writeText({sampleSheet()});
    EXPECT_NE(text.find("[C][G] 20 % [ ][x]"), std::string::npos);
    EXPECT_NE(text.find("( ) Stay (x) Go"), std::string::npos);
    EXPECT_NE(text.find("________"), std::string::npos);
}

TEST(TextWriter, FootnotesAndFooterStandAtTheEnd) {
    const std::string text = writeText({sampleSheet()});
    EXPECT_NE(text.find("Six or seven: Holds its ground[1]"), std::string::npos);
    EXPECT_NE(text.find("[1] The two printings differ.\n\nBeersheba · 31 October 1917 · The rules, 2015\n"),
              std::string::npos);
}

TEST(TextWriter, AChartIsATableOfItsNumbers) {
    const std::string text = writeText({sampleSheet()});
    EXPECT_NE(text.find("Losses (marks: 20 %)\n"), std::string::npos);
    EXPECT_NE(text.find("2          12.5      40\n"), std::string::npos);
}

TEST(TextWriter, ControlCharactersCannotDriveATerminal) {
    EXPECT_EQ(bodyOf(Paragraph{{Words{"a\x1b[2Jb\nc", {}, {}, {}}}}), "a\uFFFD[2Jb c\n\n");
}

TEST(TextWriter, KnowsItsFormats) {
    EXPECT_EQ(sheetFormat("text"), SheetFormat::Text);
    EXPECT_EQ(sheetFormat("txt"), SheetFormat::Text);
    EXPECT_EQ(sheetFormat("html"), SheetFormat::Html);
    EXPECT_EQ(sheetFormat("csv"), SheetFormat::Csv);
    EXPECT_EQ(sheetFormat("pdf"), std::nullopt);
}

} // namespace
} // namespace umpire::test::text_writer_test
