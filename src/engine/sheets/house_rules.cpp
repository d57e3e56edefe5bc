// The same sheet of two packs, word by word.

#include "house_rules.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// Longer texts are compared as a whole.
constexpr std::size_t mostWords = 400;

struct Token {
    std::size_t piece = 0;
    std::size_t end = 0; ///< in the piece's text
    std::string word;
};

std::vector<Token> tokensOf(const Pieces& pieces) {
    std::vector<Token> tokens;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
        const std::string& text = pieces[piece]->text;
        for (std::size_t at = 0; (at = text.find_first_not_of(' ', at)) != std::string::npos;) {
            const std::size_t end = std::min(text.find(' ', at), text.size());
            tokens.push_back({piece, end, text.substr(at, end - at)});
            at = end;
        }
    }
    return tokens;
}

/// The lengths of what both have in common, in order, from each pair of places on.
std::vector<std::vector<int>> commonOf(const std::vector<Token>& a, const std::vector<Token>& b) {
    std::vector<std::vector<int>> common(a.size() + 1, std::vector<int>(b.size() + 1, 0));
    for (std::size_t i = a.size(); i-- > 0;) {
        for (std::size_t j = b.size(); j-- > 0;) {
            common[i][j] = a[i].word == b[j].word ? common[i + 1][j + 1] + 1
                                                  : std::max(common[i + 1][j], common[i][j + 1]);
        }
    }
    return common;
}

/// True for each word of `a` that `b` does not have there.
std::vector<bool> newWords(const std::vector<Token>& a, const std::vector<Token>& b) {
    std::vector<bool> fresh(a.size(), true);
    if (a.size() > mostWords || b.size() > mostWords) {
        return fresh;
    }
    const auto common = commonOf(a, b);
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i].word == b[j].word) {
            fresh[i++] = false;
            ++j;
        } else if (common[i + 1][j] >= common[i][j + 1]) {
            ++i;
        } else {
            ++j;
        }
    }
    return fresh;
}

/// Before the full stop or comma that ends a word.
std::size_t markPlace(const std::string& text, std::size_t end) {
    while (end > 1 && std::string_view(".,;:)").find(text[end - 1]) != std::string_view::npos) {
        --end;
    }
    return end;
}

void markNew(const Pieces& pieces, const Pieces& original) {
    const std::vector<Token> tokens = tokensOf(pieces);
    const std::vector<bool> fresh = newWords(tokens, tokensOf(original));
    for (std::size_t i = tokens.size(); i-- > 0;) {
        const bool runEnds = fresh[i] && (i + 1 == tokens.size() || !fresh[i + 1]);
        if (runEnds) {
            std::string& text = pieces[tokens[i].piece]->text;
            text.insert(markPlace(text, tokens[i].end), houseRuleMark);
        }
    }
}

std::string textOf(const Pieces& pieces) {
    std::string text;
    for (const Words* words : pieces) {
        text += words->text;
    }
    return text;
}

class LineCollector {
  public:
    std::vector<PieceLine> lines;

    void operator()(Heading& heading) { add(heading.words); }
    void operator()(Paragraph& paragraph) { add(paragraph.words); }
    void operator()(List& list) { add(list.items); }
    void operator()(Table& table) {
        addRows(table.heads);
        addRows(table.rows);
    }
    void operator()(Chart&) {}
    void operator()(Photo& photo) { add(photo.caption); }
    void operator()(Cards& cards) {
        for (Card& card : cards.cards) {
            PieceLine line{piecesOf(card.title)};
            for (Cell& cell : card.lines) {
                line.push_back(piecesOf(cell));
            }
            lines.push_back(std::move(line));
        }
    }
    void add(Phrase& phrase) { lines.push_back({piecesOf(phrase)}); }
    void add(std::vector<Phrase>& phrases) {
        for (Phrase& phrase : phrases) {
            add(phrase);
        }
    }

  private:
    static Pieces piecesOf(Phrase& phrase) {
        Pieces pieces;
        for (Words& words : phrase) {
            pieces.push_back(&words);
        }
        return pieces;
    }

    static Pieces piecesOf(Cell& cell) {
        Pieces pieces;
        for (Piece& piece : cell.pieces) {
            if (auto* words = std::get_if<Words>(&piece)) {
                pieces.push_back(words);
            }
        }
        return pieces;
    }

    void addRows(std::vector<Row>& rows) {
        for (Row& row : rows) {
            PieceLine line;
            for (Cell& cell : row.cells) {
                line.push_back(piecesOf(cell));
            }
            lines.push_back(std::move(line));
        }
    }
};

std::vector<std::string> textsOf(const PieceLine& line) {
    std::vector<std::string> texts;
    for (const Pieces& cell : line) {
        texts.push_back(textOf(cell));
    }
    return texts;
}

/// How much two lines have in common; whole cells weigh most.
int likeness(const PieceLine& a, const PieceLine& b) {
    int like = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const std::vector<Token> ours = tokensOf(a[i]);
        const std::vector<Token> theirs = tokensOf(b[i]);
        if (textOf(a[i]) == textOf(b[i])) {
            like += 1000;
        } else if (ours.size() <= mostWords && theirs.size() <= mostWords) {
            const int common = commonOf(ours, theirs)[0][0];
            // Words that stand in any sentence make no likeness.
            like += 2 * common >= static_cast<int>(ours.size()) ? common : 0;
        }
    }
    return like;
}

/// Lines against those of the original; each of these stands for one line only.
void markLines(const std::vector<PieceLine>& lines, std::vector<PieceLine> original) {
    std::vector<const PieceLine*> changed;
    for (const PieceLine& line : lines) {
        const std::vector<std::string> texts = textsOf(line);
        const auto same =
            std::ranges::find_if(original, [&](const PieceLine& other) { return textsOf(other) == texts; });
        if (same == original.end()) {
            changed.push_back(&line);
        } else {
            original.erase(same);
        }
    }
    for (const PieceLine* line : changed) {
        const auto nearest = std::ranges::max_element(
            original, {}, [line](const PieceLine& other) { return likeness(*line, other); });
        const bool known = nearest != original.end() && likeness(*line, *nearest) > 0;
        for (std::size_t i = 0; i < line->size(); ++i) {
            const bool beside = known && i < nearest->size();
            markNew((*line)[i], beside ? (*nearest)[i] : Pieces());
        }
        if (known) {
            original.erase(nearest);
        }
    }
}

} // namespace

std::vector<PieceLine> linesOf(Section& section) {
    LineCollector collector;
    collector.add(section.title);
    for (Block& block : section.blocks) {
        std::visit(collector, block);
    }
    return std::move(collector.lines);
}

void markHouseRules(Sheet& sheet, const Sheet& original) {
    Sheet other = original;
    for (Section& section : sheet.sections) {
        const auto same = std::ranges::find(other.sections, section.id, &Section::id);
        markLines(linesOf(section), same == other.sections.end() ? std::vector<PieceLine>() : linesOf(*same));
    }
    LineCollector notes;
    LineCollector known;
    notes.add(sheet.footnotes);
    known.add(other.footnotes);
    markLines(notes.lines, known.lines);
}

} // namespace umpire::sheets
