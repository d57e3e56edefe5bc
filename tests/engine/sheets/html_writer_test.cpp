#include "engine/sheets/sample_sheet.h"
#include "engine/sheets/tidy.h"
#include "support/temporary_folder.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

#include <fstream>

namespace umpire::test::html_writer_test {
namespace {

using namespace sheets;
using sheets::Table;

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

Sheet sheetSaying(const std::string& text) {
    Sheet sheet;
    sheet.title = text;
    sheet.sections = {{"only", {}, {Paragraph{{Words{text, {}, {}, {}}}}}, false}};
    return sheet;
}

TEST(HtmlWriter, EveryKindOfBlockIsValidHtml) {
    EXPECT_EQ(tidyFindings(writeHtml({sampleSheet(), sampleSheet()})), "");
}

TEST(HtmlWriter, AnEmptyDocumentIsValidHtml) {
    EXPECT_EQ(tidyFindings(writeHtml({})), "");
}

TEST(HtmlWriter, TidyWouldTell) {
    EXPECT_NE(
        tidyFindings("<!DOCTYPE html><html><head><title>x</title></head><body><p><b>open</body></html>"), "");
}

TEST(HtmlWriter, NamesAreNeverMarkup) {
    const std::string html = writeHtml({sampleSheet()});
    EXPECT_TRUE(holds(html, "&lt;b&gt;&amp;&quot;&#39;"));
    EXPECT_FALSE(holds(html, "<b>"));
    EXPECT_TRUE(holds(html, "<title>A sheet of &lt;everything&gt;</title>"));
}

TEST(HtmlWriter, WideTablesStandInLinesOnAPhone) {
    const auto withColumns = [](std::size_t count) {
        Table table;
        table.columns.resize(count);
        Row head{{}, Row::Kind::Body};
        Row row{{}, Row::Kind::Body};
        for (std::size_t i = 0; i < count; ++i) {
            head.cells.emplace_back("Head " + std::to_string(i));
            row.cells.emplace_back("cell");
        }
        table.heads = {head};
        table.rows = {row};
        Sheet sheet;
        sheet.title = "x";
        sheet.sections = {{"only", {}, {table}, false}};
        return writeHtml({sheet});
    };
    EXPECT_TRUE(holds(withColumns(6), "<div class=\"table stacks\">"));
    EXPECT_TRUE(holds(withColumns(6), "data-head=\"Head 5\">cell</td>"));
    EXPECT_EQ(tidyFindings(withColumns(6)), "");
    EXPECT_FALSE(holds(withColumns(2), "data-head=\""));
}

TEST(HtmlWriter, ControlCharactersAreReplaced) {
    const std::string html = writeHtml({sheetSaying(std::string("a\0b\x1b[31m", 8))});
    EXPECT_TRUE(holds(html, "<p>a\uFFFDb\uFFFD[31m</p>"));
}

TEST(HtmlWriter, NothingIsFetchedAndNothingRuns) {
    const std::string html = writeHtml({sampleSheet()});
    EXPECT_FALSE(holds(html, "<script"));
    EXPECT_FALSE(holds(html, "<link"));
    EXPECT_FALSE(holds(html, "url("));
    EXPECT_FALSE(holds(html, "src=\"photos"));
}

std::string htmlWithPicture(const std::string& path) {
    Sheet sheet = sheetSaying("x");
    sheet.sections.front().blocks = {Photo{path, {}}};
    return writeHtml({sheet});
}

TEST(HtmlWriter, APathIsNeverAnAddress) {
    const std::string html = htmlWithPicture("javascript:alert(1)");
    EXPECT_FALSE(holds(html, "src="));
    EXPECT_TRUE(holds(html, "This picture could not be read: javascript:alert(1)"));
}

TEST(HtmlWriter, PicturesStandInTheFileItself) {
    const TemporaryFolder folder;
    const std::string picture = (folder.path() / "wells.bin").string();
    std::ofstream(picture, std::ios::binary) << "\xFF\xD8\xFF"
                                             << "abc";
    EXPECT_TRUE(holds(htmlWithPicture(picture), "<img src=\"data:image/jpeg;base64,/9j/YWJj\""));
    std::ofstream(picture, std::ios::binary) << "<svg onload='x'/>";
    EXPECT_FALSE(holds(htmlWithPicture(picture), "src="));
}

TEST(HtmlWriter, WordsAndScoresAreNotBroken) {
    const std::string html = writeHtml({sampleSheet()});
    EXPECT_FALSE(holds(html, "anywhere"));
    EXPECT_TRUE(holds(html, "<div class=\"table\"><table"));
    Sheet sheet = sheetSaying("x");
    sheet.sections.front().blocks = {Table{
        "", {{Column::Align::Start, 0}, {Column::Align::Start, 1}}, {}, {{{"8 or more", "8 or more"}, {}}}}};
    EXPECT_TRUE(holds(writeHtml({sheet}), "<td class=\"whole\">8 or more</td><td>8 or more</td>"));
}

TEST(HtmlWriter, ChartsReachToTheirLargestValue) {
    Sheet sheet = sheetSaying("x");
    Chart chart;
    chart.places = {"1", "2"};
    chart.series = {{"a", {100, 130}}};
    chart.top = 100;
    sheet.sections.front().blocks = {chart};
    // The value above the wished-for top ends at the top of the plot, the other one below it.
    EXPECT_TRUE(holds(writeHtml({sheet}), "points=\"44,68.3 450,12\""));
}

TEST(HtmlWriter, FootnotesAreLinkedWithinTheirOwnSheet) {
    const std::string html = writeHtml({sampleSheet(), sampleSheet()});
    EXPECT_TRUE(holds(html, "<a href=\"#sheet-1-note-1\">1</a>"));
    EXPECT_TRUE(holds(html, "<li id=\"sheet-1-note-1\">"));
    EXPECT_TRUE(holds(html, "<li id=\"sheet-2-note-1\">"));
}

TEST(HtmlWriter, BoxesAreReadOut) {
    EXPECT_TRUE(holds(writeHtml({sampleSheet()}), "aria-label=\"[C][G] 20 % [ ][x]\""));
}

TEST(HtmlWriter, ChartsGiveTheirNumbersToo) {
    const std::string html = writeHtml({sampleSheet()});
    EXPECT_TRUE(holds(html, "<svg"));
    EXPECT_TRUE(holds(html, "<td class=\"end whole\">12.5</td>"));
}

TEST(HtmlWriter, EachSheetLiesAsItWants) {
    EXPECT_TRUE(holds(writeHtml({sampleSheet()}), "<article class=\"sheet landscape columns\">"));
    EXPECT_TRUE(holds(writeHtml({sheetSaying("x")}), "<article class=\"sheet portrait\">"));
}

} // namespace
} // namespace umpire::test::html_writer_test
