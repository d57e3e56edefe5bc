#include "../../base/csv_text.h"
#include "chart_table.h"
#include "plain_text.h"
#include "umpire/sheets/write_sheet.h"

namespace umpire::sheets {

namespace {

class CsvWriter {
  public:
    void sheet(const Sheet& sheet);
    std::string take() { return std::move(m_text); }

    void operator()(const Heading& heading) { line({plainText(heading.words)}); }
    void operator()(const Paragraph& text) { line({plainText(text.words)}); }
    void operator()(const List& list) { all(list.items); }
    void operator()(const Table& table);
    void operator()(const Chart& chart) { (*this)(chartTable(chart)); }
    void operator()(const Photo& photo) { line({onOneLine(photo.path), plainText(photo.caption)}); }
    void operator()(const Cards& cards);

  private:
    void line(const std::vector<std::string>& cells) { m_text += cells.empty() ? "" : csvLine(cells); }
    void all(const std::vector<Phrase>& phrases);
    void row(const Row& row);

    std::string m_text;
};

void CsvWriter::all(const std::vector<Phrase>& phrases) {
    for (const Phrase& phrase : phrases) {
        line({plainText(phrase)});
    }
}

/// A cell over several columns is followed by empty ones.
void CsvWriter::row(const Row& row) {
    std::vector<std::string> cells;
    for (const Cell& cell : row.cells) {
        cells.push_back(plainText(cell));
        cells.resize(cells.size() + static_cast<std::size_t>(std::max(cell.across, 1)) - 1);
    }
    line(cells);
}

void CsvWriter::operator()(const Table& table) {
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

void CsvWriter::operator()(const Cards& cards) {
    for (const Card& card : cards.cards) {
        std::vector<std::string> cells{plainText(card.title)};
        for (const Cell& each : card.lines) {
            cells.push_back(plainText(each));
        }
        line(cells);
    }
}

void CsvWriter::sheet(const Sheet& sheet) {
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

} // namespace

std::string writeCsv(const std::vector<Sheet>& sheets) {
    CsvWriter writer;
    for (const Sheet& sheet : sheets) {
        writer.sheet(sheet);
    }
    return writer.take();
}

} // namespace umpire::sheets
