#include "../../base/csv_text.h"
#include "plain_text.h"
#include "umpire/base/text.h"
#include "umpire/sheets/write_sheet.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// A value for a spreadsheet: boxes are how many steps are left or, on a track of losses, crossed off;
/// room to write is empty.
std::string valueOf(const Cell& cell) {
    if (cell.pieces.size() != 1) {
        return plainText(cell);
    }
    if (const auto* boxes = std::get_if<Boxes>(&cell.pieces.front())) {
        const auto crossed =
            std::ranges::count_if(boxes->boxes, [](const Boxes::Box& box) { return box.crossed; });
        const auto all = static_cast<std::ptrdiff_t>(boxes->boxes.size());
        return std::to_string(boxes->marks.empty() ? all - crossed : crossed);
    }
    return std::holds_alternative<Blank>(cell.pieces.front()) ? std::string() : plainText(cell);
}

class CsvWriter {
  public:
    explicit CsvWriter(std::string beginning) : m_text(std::move(beginning)) {}

    void sheet(const Sheet& sheet) {
        line({onOneLine(sheet.title), onOneLine(sheet.subtitle)});
        for (const Section& section : sheet.sections) {
            m_text += "\n";
            if (!section.title.empty()) {
                line({plainText(section.title)});
            }
            for (const Block& block : section.blocks) {
                std::visit(*this, block);
            }
        }
        int number = 0;
        for (const Phrase& footnote : sheet.footnotes) {
            line({"[" + std::to_string(++number) + "] " + plainText(footnote)});
        }
        std::vector<std::string> footer;
        for (const std::string& part : sheet.footer) {
            footer.push_back(onOneLine(part));
        }
        line(footer);
        m_text += "\n";
    }

    std::string take() { return std::move(m_text); }

    void operator()(const Heading& heading) { line({plainText(heading.words)}); }
    void operator()(const Paragraph& text) { line({plainText(text.words)}); }
    void operator()(const List& list) { all(list.items); }

    /// A cell over several columns is followed by empty ones.
    void operator()(const Table& table) {
        if (!table.name.empty()) {
            line({onOneLine(table.name)});
        }
        for (const std::vector<Row>* rows : {&table.heads, &table.rows}) {
            for (const Row& each : *rows) {
                row(each);
            }
        }
        m_text += "\n";
    }

    void operator()(const Chart& chart) { (*this)(chartTable(chart)); }
    void operator()(const Photo& photo) { line({onOneLine(photo.path), plainText(photo.caption)}); }
    void operator()(const Cards& cards) { (*this)(cards.table); }

  private:
    void line(const std::vector<std::string>& cells) { m_text += cells.empty() ? "" : csvLine(cells); }

    void all(const std::vector<Phrase>& phrases) {
        for (const Phrase& phrase : phrases) {
            line({plainText(phrase)});
        }
    }

    void row(const Row& row) {
        std::vector<std::string> cells;
        for (const Cell& cell : row.cells) {
            cells.push_back(valueOf(cell));
            cells.resize(cells.size() + static_cast<std::size_t>(std::max(cell.across, 1)) - 1);
        }
        line(cells);
    }

    std::string m_text;
};

} // namespace

std::string writeCsv(const std::vector<Sheet>& sheets) {
    // The mark of UTF-8: without it spreadsheets take the text for an older alphabet.
    CsvWriter writer("\xEF\xBB\xBF");
    for (const Sheet& sheet : sheets) {
        writer.sheet(sheet);
    }
    return writer.take();
}

} // namespace umpire::sheets
