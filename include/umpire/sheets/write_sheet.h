#pragma once

#include "umpire/sheets/sheet.h"

#include <string>
#include <string_view>
#include <vector>

namespace umpire::sheets {

/// A whole HTML 5 document: everything escaped, nothing fetched from elsewhere, charts as SVG, with rules for
/// printing it from a browser.
std::string writeHtml(const std::vector<Sheet>& sheets);

/// Plain UTF-8 text, at most `width` columns wide where words allow.
std::string writeText(const std::vector<Sheet>& sheets, int width = 96);

/// RFC 4180: each table under a line with its name, each text on a line of its own. What a spreadsheet would
/// take for a formula begins with an apostrophe.
std::string writeCsv(const std::vector<Sheet>& sheets);

enum class SheetFormat { Text, Html, Csv };

/// Of "text", "html", "csv"; of "txt" too, as a file's name ends.
std::optional<SheetFormat> sheetFormat(std::string_view name);
std::string write(const std::vector<Sheet>& sheets, SheetFormat format);

} // namespace umpire::sheets
