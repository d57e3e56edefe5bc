#include "engine/sheets/sample_sheet.h"
#include "engine/sheets/tidy.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

namespace umpire::test {
namespace {

using namespace sheets;

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

TEST(HtmlWriter, ControlCharactersAreReplaced) {
    const std::string html = writeHtml({sheetSaying(std::string("a\0b\x1b[31m", 8))});
    EXPECT_TRUE(holds(html, "<p>a\uFFFDb\uFFFD[31m</p>"));
}

TEST(HtmlWriter, NothingIsFetchedAndNothingRuns) {
    const std::string html = writeHtml({sampleSheet()});
    EXPECT_FALSE(holds(html, "<script"));
    EXPECT_FALSE(holds(html, "<link"));
    EXPECT_FALSE(holds(html, "url("));
    EXPECT_TRUE(holds(html, "src=\"photos/a%20b%26c.jpg\""));
}

TEST(HtmlWriter, APathIsNeverAnAddressOfAnotherKind) {
    Sheet sheet = sheetSaying("x");
    sheet.sections.front().blocks = {Photo{"javascript:alert(1)", {}}};
    EXPECT_TRUE(holds(writeHtml({sheet}), "src=\"javascript%3Aalert%281%29\""));
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
    EXPECT_TRUE(holds(html, "<td class=\"end\">12.5</td>"));
}

TEST(HtmlWriter, EachSheetLiesAsItWants) {
    EXPECT_TRUE(holds(writeHtml({sampleSheet()}), "<article class=\"sheet landscape columns\">"));
    EXPECT_TRUE(holds(writeHtml({sheetSaying("x")}), "<article class=\"sheet portrait\">"));
}

} // namespace
} // namespace umpire::test
