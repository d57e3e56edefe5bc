#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// A row of a table. It is counted as a spreadsheet counts it: from 1, with blank rows, and a cell over
/// several lines makes no further row.
struct CsvRow {
    int number = 0;
    std::vector<std::string> cells; ///< as they were before `csvLine` guarded and quoted them
};

/// A table read from CSV text.
struct CsvTable {
    std::vector<CsvRow> rows; ///< those that are not blank
    std::string problem;      ///< why reading stopped before the end, or ""
    int stoppedAt = 0;        ///< the row of that problem
};

/// Reads comma-, semicolon- or tab-separated text, told apart by its first row that is not blank. Rows end
/// with CR, LF or both. Blanks around an unquoted cell do not count, and a quote inside one is only a quote,
/// as spreadsheets paste it. Bytes are not judged.
CsvTable parseCsv(std::string_view text);

/// The cells as one comma-separated line of RFC 4180 that ends with LF. A cell that a spreadsheet would take
/// for a formula gets an apostrophe in front (a number with a sign is none); so does one that looks like that already, so that reading,
/// which takes one off, gives back what was written.
std::string csvLine(const std::vector<std::string>& cells);

} // namespace umpire
