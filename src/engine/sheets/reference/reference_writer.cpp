#include "reference_writer.h"

#include "umpire/rules/sheet_text.h"

#include <algorithm>

namespace umpire::sheets {

Cell cellOf(const Phrase& line) {
    return Cell(std::vector<Piece>(line.begin(), line.end()));
}

std::string ReferenceWriter::fill(const std::string& text) const {
    return fillSheetText(text, rules, battle().rulings.map());
}

std::vector<int> ReferenceWriter::footnote(const Id& id) {
    if (id.empty()) {
        return {};
    }
    const auto found = std::find(m_footnotes.begin(), m_footnotes.end(), id);
    const auto place = found - m_footnotes.begin();
    if (found == m_footnotes.end()) {
        m_footnotes.push_back(id);
    }
    return {static_cast<int>(place) + 1};
}

std::vector<Phrase> ReferenceWriter::footnotes() const {
    const auto& known = rules.sheets.reference.footnotes;
    std::vector<Phrase> result;
    for (const Id& id : m_footnotes) {
        const auto found =
            std::find_if(known.begin(), known.end(), [&id](const auto& note) { return note.id == id; });
        result.push_back({plain(found == known.end() ? std::string() : fill(found->text))});
    }
    return result;
}

Phrase ReferenceWriter::phrase(const SheetText& text) {
    Phrase line;
    if (!text.lead.empty()) {
        line.push_back(strong(fill(text.lead)));
    }
    if (!text.text.empty()) {
        line.push_back(plain((line.empty() ? "" : " ") + fill(text.text)));
    }
    const std::vector<int> numbers = footnote(text.footnote);
    if (line.empty() && !numbers.empty()) {
        line.push_back(plain(""));
    }
    if (!line.empty()) {
        line.back().footnotes = numbers;
    }
    return line;
}

void ReferenceWriter::addTo(Phrase& line, const ReferencePart& part, const Id& to, const Id& column) {
    for (const SheetAddition& addition : part.additions) {
        if (addition.to != to || addition.column != column || !inForce(addition.text)) {
            continue;
        }
        Phrase more = phrase(addition.text);
        const bool bare = more.size() == 1 && more.front().text.empty();
        if (bare && !line.empty()) {
            std::vector<int>& numbers = line.back().footnotes;
            numbers.insert(numbers.end(), more.front().footnotes.begin(), more.front().footnotes.end());
            continue;
        }
        if (!line.empty() && !more.empty()) {
            more.front().text.insert(0, " ");
        }
        line.insert(line.end(), more.begin(), more.end());
    }
}

void ReferenceWriter::addTexts(std::vector<Block>& blocks, const ReferencePart& part) {
    for (const SheetText& text : part.texts) {
        if (inForce(text)) {
            blocks.emplace_back(Paragraph{phrase(text)});
        }
    }
}

} // namespace umpire::sheets
