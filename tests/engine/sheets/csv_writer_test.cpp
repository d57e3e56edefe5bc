#include "engine/base/csv_text.h"
#include "engine/sheets/sample_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::csv_writer_test {
namespace {

using namespace sheets;

std::vector<std::vector<std::string>> rowsOf(const std::string& text) {
    EXPECT_EQ(text.substr(0, 3), "\xEF\xBB\xBF");
    const CsvTable table = parseCsv(text.substr(3));
    EXPECT_EQ(table.problem, "");
    std::vector<std::vector<std::string>> rows;
    for (const CsvRow& row : table.rows) {
        rows.push_back(row.cells);
    }
    return rows;
}

bool hasRow(const std::vector<std::vector<std::string>>& rows, const std::vector<std::string>& row) {
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

TEST(CsvWriter, CellsComeBackAsTheyWere) {
    const auto rows = rowsOf(writeCsv({sampleSheet()}));
    EXPECT_TRUE(hasRow(rows, {hostileName, "3", "1"}));
    EXPECT_TRUE(hasRow(rows, {"=SUM(A1)", "+1", ""}));
}

TEST(CsvWriter, ACellOverSeveralColumnsIsFollowedByEmptyOnes) {
    EXPECT_TRUE(hasRow(rowsOf(writeCsv({sampleSheet()})), {"Unit", "Strength", ""}));
}

TEST(CsvWriter, NoCellIsAFormula) {
    const std::string text = writeCsv({sampleSheet()});
    EXPECT_NE(text.find("\n'=SUM(A1),'+1,"), std::string::npos);
    EXPECT_EQ(text.find("\n=SUM"), std::string::npos);
}

TEST(CsvWriter, ChartsAreTheirNumbers) {
    const auto rows = rowsOf(writeCsv({sampleSheet()}));
    EXPECT_TRUE(hasRow(rows, {"Turn", "4th & 5th", hostileName}));
    EXPECT_TRUE(hasRow(rows, {"2", "12.5", "40"}));
}

TEST(CsvWriter, SheetsWithoutFooterAreWritten) {
    Sheet sheet;
    sheet.title = "T";
    EXPECT_EQ(writeCsv({sheet}), "\xEF\xBB\xBF"
                                 "T,\n\n");
}

} // namespace
} // namespace umpire::test::csv_writer_test
