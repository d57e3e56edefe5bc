#include "umpire/sheets/write_sheet.h"

namespace umpire::sheets {

std::optional<SheetFormat> sheetFormat(std::string_view name) {
    if (name == "text" || name == "txt") {
        return SheetFormat::Text;
    }
    if (name == "html") {
        return SheetFormat::Html;
    }
    if (name == "csv") {
        return SheetFormat::Csv;
    }
    return std::nullopt;
}

std::string write(const std::vector<Sheet>& sheets, SheetFormat format) {
    switch (format) {
    case SheetFormat::Text:
        return writeText(sheets);
    case SheetFormat::Html:
        return writeHtml(sheets);
    case SheetFormat::Csv:
        return writeCsv(sheets);
    }
    return {};
}

} // namespace umpire::sheets
