#include "plain_text.h"
#include "text_table.h"
#include "umpire/base/speech.h"
#include "umpire/sheets/write_sheet.h"

namespace umpire::sheets {

namespace {

/// Writes block after block, a blank line between them.
class TextWriter {
  public:
    explicit TextWriter(std::size_t width) : m_width(width) {}

    void sheet(const Sheet& sheet);
    std::string take() { return std::move(m_text); }

    void operator()(const Heading& heading) { paragraph("-- " + plainText(heading.words) + " --"); }
    void operator()(const Paragraph& text) { paragraph(plainText(text.words)); }
    void operator()(const List& list);
    void operator()(const Table& table) { block(textTable(table, m_width)); }
    void operator()(const Chart& chart);
    void operator()(const Photo& photo) {
        paragraph(fill(say("sheet", "[Picture: {file}]"), {{"file", onOneLine(photo.path)}}) + " " +
                  plainText(photo.caption));
    }
    void operator()(const Cards& cards);

  private:
    void block(const std::string& text) { m_text += text + "\n"; }
    void paragraph(const std::string& text) { block(lines(text)); }
    std::string lines(const std::string& text, const std::string& first = "") const;
    void underlined(const std::string& text, char stroke);

    std::size_t m_width;
    std::string m_text;
};

/// Wrapped lines; those after the first stand below the text of the first.
std::string TextWriter::lines(const std::string& text, const std::string& first) const {
    const std::size_t indent = columnsOf(first);
    std::string result;
    for (const std::string& line : wrapped(text, m_width - std::min(indent, m_width / 2))) {
        result += (result.empty() ? first : std::string(indent, ' ')) + line + "\n";
    }
    return result;
}

void TextWriter::underlined(const std::string& text, char stroke) {
    const std::string head = lines(text);
    std::size_t longest = 0;
    for (const std::string& line : wrapped(text, m_width)) {
        longest = std::max(longest, columnsOf(line));
    }
    block(head + std::string(longest, stroke) + "\n");
}

void TextWriter::operator()(const List& list) {
    std::string text;
    int number = 0;
    for (const Phrase& item : list.items) {
        text += lines(plainText(item), list.numbered ? std::to_string(++number) + ". " : "- ");
    }
    block(text);
}

void TextWriter::operator()(const Chart& chart) {
    std::string levels;
    for (const Chart::Level& level : chart.levels) {
        levels += (levels.empty() ? "" : ", ") + onOneLine(level.label);
    }
    const std::string title = onOneLine(chart.title);
    paragraph(levels.empty()
                  ? title
                  : fill(say("sheet", "{chart} (marks: {marks})"), {{"chart", title}, {"marks", levels}}));
    block(textTable(chartTable(chart), m_width));
}

void TextWriter::operator()(const Cards& cards) {
    for (const Card& card : cards.cards) {
        std::string text = lines(plainText(card.title));
        for (const Cell& line : card.lines) {
            text += lines(plainText(line), "    ");
        }
        block(text);
    }
}

void TextWriter::sheet(const Sheet& sheet) {
    underlined(onOneLine(sheet.title + (sheet.subtitle.empty() ? "" : " – " + sheet.subtitle)), '=');
    for (const Section& section : sheet.sections) {
        if (!section.title.empty()) {
            underlined(plainText(section.title), '-');
        }
        for (const Block& block : section.blocks) {
            std::visit(*this, block);
        }
    }
    std::string notes;
    int number = 0;
    for (const Phrase& footnote : sheet.footnotes) {
        notes += lines(plainText(footnote), "[" + std::to_string(++number) + "] ");
    }
    if (!notes.empty()) {
        block(notes);
    }
    std::string footer;
    for (const std::string& part : sheet.footer) {
        footer += (footer.empty() ? "" : " · ") + onOneLine(part);
    }
    if (!footer.empty()) {
        paragraph(footer);
    }
}

} // namespace

std::string writeText(const std::vector<Sheet>& sheets, int width) {
    TextWriter writer(static_cast<std::size_t>(std::max(width, 20)));
    for (const Sheet& sheet : sheets) {
        writer.sheet(sheet);
    }
    return writer.take();
}

} // namespace umpire::sheets
