#include "sheet_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test {

namespace {

using namespace sheets;
using sheets::Table;

std::string wordsOf(const Words& words) {
    std::string text = words.text;
    for (const int footnote : words.footnotes) {
        text += "[" + std::to_string(footnote) + "]";
    }
    return text;
}

std::string wordsOf(const Row& row) {
    std::string text;
    for (const Cell& cell : row.cells) {
        text += (text.empty() ? "" : " | ") + test::wordsOf(cell);
    }
    return text;
}

struct LineWriter {
    std::vector<std::string>& lines;

    void operator()(const Heading& heading) const { lines.push_back(test::wordsOf(heading.words)); }
    void operator()(const Paragraph& paragraph) const { lines.push_back(test::wordsOf(paragraph.words)); }
    void operator()(const List& list) const {
        for (const Phrase& item : list.items) {
            lines.push_back(test::wordsOf(item));
        }
    }
    void operator()(const Table& table) const {
        for (const std::vector<Row>* rows : {&table.heads, &table.rows}) {
            for (const Row& row : *rows) {
                lines.push_back(wordsOf(row));
            }
        }
    }
    void operator()(const Cards& cards) const {
        for (const Card& card : cards.cards) {
            lines.push_back(test::wordsOf(card.title));
            for (const Cell& line : card.lines) {
                lines.push_back(test::wordsOf(line));
            }
        }
    }
    template <typename Other>
    void operator()(const Other&) const {
        ADD_FAILURE() << "no block of words";
    }
};

} // namespace

std::string wordsOf(const Phrase& line) {
    std::string text;
    for (const Words& words : line) {
        text += wordsOf(words);
    }
    return text;
}

std::string wordsOf(const Cell& cell) {
    std::string text;
    for (const Piece& piece : cell.pieces) {
        const auto* words = std::get_if<Words>(&piece);
        text += words ? wordsOf(*words) : "?";
    }
    return text;
}

std::vector<std::string> linesOf(const Section& section) {
    std::vector<std::string> lines{wordsOf(section.title)};
    for (const Block& block : section.blocks) {
        std::visit(LineWriter{lines}, block);
    }
    return lines;
}

std::vector<std::string> linesOf(const Sheet& sheet) {
    std::vector<std::string> lines{sheet.title, sheet.subtitle};
    for (const Section& section : sheet.sections) {
        const std::vector<std::string> more = linesOf(section);
        lines.insert(lines.end(), more.begin(), more.end());
    }
    for (std::size_t i = 0; i < sheet.footnotes.size(); ++i) {
        lines.push_back(std::to_string(i + 1) + " " + wordsOf(sheet.footnotes[i]));
    }
    return lines;
}

std::string textOf(const Sheet& sheet) {
    std::string text;
    for (const std::string& line : linesOf(sheet)) {
        text += line + "\n";
    }
    return text;
}

const Section& sectionOf(const Sheet& sheet, const std::string& id) {
    const auto found = std::find_if(sheet.sections.begin(), sheet.sections.end(),
                                    [&id](const Section& section) { return section.id == id; });
    static const Section none;
    EXPECT_NE(found, sheet.sections.end()) << id;
    return found == sheet.sections.end() ? none : *found;
}

const Table& tableOf(const Sheet& sheet, const std::string& id) {
    static const Table none;
    for (const Block& block : sectionOf(sheet, id).blocks) {
        if (const auto* table = std::get_if<Table>(&block)) {
            return *table;
        }
    }
    ADD_FAILURE() << id << " has no table";
    return none;
}

std::vector<int> footnotesIn(const Sheet& sheet) {
    std::vector<int> found;
    for (const std::string& line : linesOf(sheet)) {
        for (auto at = line.find('['); at != std::string::npos; at = line.find('[', at + 1)) {
            found.push_back(std::stoi(line.substr(at + 1)));
        }
    }
    return found;
}

} // namespace umpire::test
