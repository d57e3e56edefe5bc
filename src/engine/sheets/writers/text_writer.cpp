#include "plain_text.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/sheets/write_sheet.h"

#include <algorithm>
#include <numeric>

namespace umpire::sheets {

namespace {

constexpr std::size_t gap = 2; ///< between columns

bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// U+0300 to U+036F: they stand over the letter before.
bool combines(std::string_view text, std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]);
    const auto second = at + 1 < text.size() ? static_cast<unsigned char>(text[at + 1]) : 0U;
    return first == 0xCCU || (first == 0xCDU && second < 0xB0U);
}

/// As many bytes as fill `width` columns.
std::size_t bytesFor(std::string_view text, std::size_t width) {
    std::size_t at = 0;
    std::size_t columns = 0;
    while (at < text.size()) {
        if (!continues(text[at]) && !combines(text, at) && ++columns > width) {
            break;
        }
        ++at;
    }
    return at;
}

/// Whether the blank at a place parts nothing: within a box to tick, between it and the first word of its
/// answer, or between a number and its per cent.
bool isGlue(std::string_view text, std::size_t at) {
    const char next = at + 1 < text.size() ? text[at + 1] : ' ';
    const char before = at > 0 ? text[at - 1] : ' ';
    const bool answer = at >= 3 && text[at - 3] == '(' && before == ')';
    return answer || next == '%' || (before == '[' && next == ']') || (before == '(' && next == ')');
}

std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(' ', at)) != std::string::npos) {
        std::size_t end = std::min(text.find(' ', at), text.size());
        while (end < text.size() && isGlue(text, end)) {
            end = std::min(text.find(' ', end + 1), text.size());
        }
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

/// The same, or what comes to the end of a box in a row of boxes, "[ ][x]": none is torn apart.
std::size_t notInABox(const std::string& word, std::size_t bytes) {
    const std::size_t end = bytes == 0 ? std::string::npos : word.rfind("][", bytes - 1);
    return end == std::string::npos ? bytes : end + 1;
}

/// The text in lines of at most `width` columns, broken between words; a longer word is broken anywhere.
std::vector<std::string> wrapped(const std::string& text, std::size_t width) {
    std::vector<std::string> lines{""};
    for (std::string word : wordsOf(text)) {
        const std::size_t taken = columnsOf(lines.back());
        if (taken > 0 && taken + 1 + columnsOf(word) <= width) {
            lines.back() += " " + word;
            continue;
        }
        if (taken > 0) {
            lines.emplace_back();
        }
        while (columnsOf(word) > width) {
            const std::size_t bytes = notInABox(word, bytesFor(word, width));
            lines.back() = word.substr(0, bytes);
            lines.emplace_back();
            word.erase(0, bytes);
        }
        lines.back() = word;
    }
    return lines;
}

/// A cell's text and the columns it spans.
struct TextCell {
    std::string text;
    std::size_t first = 0;
    std::size_t across = 1;
};

std::vector<TextCell> cellsOf(const Row& row, std::size_t columns) {
    std::vector<TextCell> cells;
    std::size_t at = 0;
    for (const Cell& cell : row.cells) {
        if (at >= columns) {
            break;
        }
        const auto across = static_cast<std::size_t>(std::max(1, cell.across));
        cells.push_back({plainText(cell), at, std::min(across, columns - at)});
        at += across;
    }
    return cells;
}

std::size_t longestWord(const std::string& text) {
    std::size_t longest = 0;
    for (const std::string& word : wordsOf(text)) {
        longest = std::max(longest, columnsOf(word));
    }
    return longest;
}

/// Widths of the columns: what their text needs, then cut down where it is too much, the widest first.
class Widths {
  public:
    Widths(const Table& table, std::size_t width)
        : m_natural(table.columns.size()), m_least(table.columns.size()) {
        for (const std::vector<Row>* rows : {&table.heads, &table.rows}) {
            for (const Row& row : *rows) {
                measure(row);
            }
        }
        cutDown(width);
    }

    std::size_t of(const TextCell& cell) const {
        const auto first = m_natural.begin() + static_cast<std::ptrdiff_t>(cell.first);
        return std::accumulate(first, first + static_cast<std::ptrdiff_t>(cell.across), std::size_t{0}) +
               gap * (cell.across - 1);
    }
    std::size_t total() const { return of({{}, 0, m_natural.size()}); }

  private:
    void measure(const Row& row) {
        for (const TextCell& cell : cellsOf(row, m_natural.size())) {
            if (cell.across == 1) {
                m_natural[cell.first] = std::max(m_natural[cell.first], columnsOf(cell.text));
                m_least[cell.first] =
                    std::max(m_least[cell.first], std::min<std::size_t>(longestWord(cell.text), 24));
            }
        }
    }

    void cutDown(std::size_t width) {
        while (total() > width) {
            std::size_t widest = m_natural.size();
            for (std::size_t i = 0; i < m_natural.size(); ++i) {
                if (m_natural[i] > std::max<std::size_t>(m_least[i], 1) &&
                    (widest == m_natural.size() || m_natural[i] > m_natural[widest])) {
                    widest = i;
                }
            }
            if (widest == m_natural.size()) {
                return;
            }
            --m_natural[widest];
        }
    }

    std::vector<std::size_t> m_natural;
    std::vector<std::size_t> m_least;
};

std::string padded(const std::string& text, std::size_t width, Column::Align align) {
    const std::size_t room = width - std::min(width, columnsOf(text));
    const std::size_t before = align == Column::Align::End      ? room
                               : align == Column::Align::Centre ? room / 2
                                                                : 0;
    return std::string(before, ' ') + text + std::string(room - before, ' ');
}

std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::string textRow(const Row& row, const Table& table, const Widths& widths) {
    const std::vector<TextCell> cells = cellsOf(row, table.columns.size());
    std::vector<std::vector<std::string>> lines;
    std::size_t height = 0;
    for (const TextCell& cell : cells) {
        lines.push_back(wrapped(cell.text, std::max<std::size_t>(widths.of(cell), 1)));
        height = std::max(height, lines.back().size());
    }
    std::string text;
    for (std::size_t line = 0; line < height; ++line) {
        std::string whole;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Column::Align align =
                cells[i].across > 1 ? Column::Align::Start : table.columns[cells[i].first].align;
            whole += padded(line < lines[i].size() ? lines[i][line] : "", widths.of(cells[i]), align) +
                     std::string(gap, ' ');
        }
        text += trimmed(whole) + "\n";
    }
    return text;
}

/// A table in columns of letters, at most `width` wide where words allow.
std::string textTable(const Table& table, std::size_t width) {
    const Widths widths(table, width);
    std::string text;
    for (const Row& head : table.heads) {
        text += textRow(head, table, widths);
    }
    if (!table.heads.empty()) {
        text += std::string(widths.total(), '-') + "\n";
    }
    for (const Row& row : table.rows) {
        text += textRow(row, table, widths);
    }
    return text;
}

/// Writes block after block, a blank line between them.
class TextWriter {
  public:
    explicit TextWriter(std::size_t width) : m_width(width) {}

    void sheet(const Sheet& sheet) {
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

    std::string take() { return std::move(m_text); }

    void operator()(const Heading& heading) { paragraph("-- " + plainText(heading.words) + " --"); }
    void operator()(const Paragraph& text) { paragraph(plainText(text.words)); }

    void operator()(const List& list) {
        std::string text;
        int number = 0;
        for (const Phrase& item : list.items) {
            text += lines(plainText(item), list.numbered ? std::to_string(++number) + ". " : "- ");
        }
        block(text);
    }

    void operator()(const Table& table) { block(textTable(table, m_width)); }

    void operator()(const Chart& chart) {
        std::string levels;
        for (const Chart::Level& level : chart.levels) {
            levels += (levels.empty() ? "" : ", ") + onOneLine(level.label);
        }
        const std::string title = onOneLine(chart.title);
        paragraph(levels.empty() ? title
                                 : fill(say("sheet", "{chart} (marks: {marks})"),
                                        {{"chart", title}, {"marks", levels}}));
        block(textTable(chartTable(chart), m_width));
    }

    void operator()(const Photo& photo) {
        paragraph(fill(say("sheet", "[Picture: {file}]"), {{"file", onOneLine(photo.path)}}) + " " +
                  plainText(photo.caption));
    }

    void operator()(const Cards& cards) {
        for (const Card& card : cards.cards) {
            std::string text = lines(plainText(card.title));
            for (const Cell& line : card.lines) {
                text += lines(plainText(line), "    ");
            }
            block(text);
        }
    }

  private:
    void block(const std::string& text) { m_text += text + "\n"; }
    void paragraph(const std::string& text) { block(lines(text)); }

    /// Wrapped lines; those after the first stand below the text of the first.
    std::string lines(const std::string& text, const std::string& first = "") const {
        const std::size_t indent = columnsOf(first);
        std::string result;
        for (const std::string& line : wrapped(text, m_width - std::min(indent, m_width / 2))) {
            result += (result.empty() ? first : std::string(indent, ' ')) + line + "\n";
        }
        return result;
    }

    void underlined(const std::string& text, char stroke) {
        const std::string head = lines(text);
        std::size_t longest = 0;
        for (const std::string& line : wrapped(text, m_width)) {
            longest = std::max(longest, columnsOf(line));
        }
        block(head + std::string(longest, stroke) + "\n");
    }

    std::size_t m_width;
    std::string m_text;
};

} // namespace

std::size_t columnsOf(std::string_view text) {
    std::size_t columns = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        columns += continues(text[i]) || combines(text, i) ? 0 : 1;
    }
    return columns;
}

std::string writeText(const std::vector<Sheet>& sheets, int width) {
    TextWriter writer(static_cast<std::size_t>(std::max(width, 20)));
    for (const Sheet& sheet : sheets) {
        writer.sheet(sheet);
    }
    return writer.take();
}

} // namespace umpire::sheets
