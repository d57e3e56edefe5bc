#include "plain_text.h"

#include "umpire/base/visible.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

std::string footnoteMarks(const Words& words) {
    std::string marks;
    for (const int footnote : words.footnotes) {
        marks += "[" + std::to_string(footnote) + "]";
    }
    return marks;
}

std::string box(const Boxes::Box& box) {
    if (box.crossed) {
        return "[x]";
    }
    return box.letter.empty() ? "[ ]" : "[" + box.letter + "]";
}

std::string row(const Boxes& boxes) {
    std::string text;
    std::int64_t number = 0;
    for (const Boxes::Box& each : boxes.boxes) {
        text += box(each);
        ++number;
        for (const Boxes::Mark& mark : boxes.marks) {
            text += mark.at == number ? " " + mark.label + " " : "";
        }
    }
    const auto end = text.find_last_not_of(' ');
    return text.substr(0, end == std::string::npos ? 0 : end + 1);
}

struct PieceText {
    std::string operator()(const Words& words) const { return onOneLine(words.text) + footnoteMarks(words); }
    std::string operator()(const Boxes& boxes) const { return row(boxes); }
    std::string operator()(const Choice& choice) const {
        return (choice.ticked ? "(x) " : "( ) ") + onOneLine(choice.label);
    }
    std::string operator()(const Blank& blank) const {
        return std::string(static_cast<std::size_t>(std::clamp(blank.letters, 1, 200)), '_');
    }
    std::string operator()(const Silhouette&) const { return {}; }
};

/// Words that follow each other stand together unless one of them brings no blank: each is a piece of its
/// own.
std::string strung(std::string text, const std::string& next) {
    const bool apart = !text.empty() && !next.empty() && text.back() != ' ' && next.front() != ' ';
    return std::move(text) + (apart ? " " : "") + next;
}

} // namespace

std::string onOneLine(std::string_view text) {
    return umpire::onOneLine(text);
}

std::string plainText(const Piece& piece) {
    return std::visit(PieceText(), piece);
}

std::string plainText(const Phrase& phrase) {
    std::string text;
    for (const Words& words : phrase) {
        text += plainText(Piece(words));
    }
    return text;
}

std::string plainText(const Cell& cell) {
    std::string text;
    bool afterWords = false;
    for (const Piece& piece : cell.pieces) {
        const bool words = std::holds_alternative<Words>(piece);
        text = words && afterWords ? text + plainText(piece) : strung(text, plainText(piece));
        afterWords = words;
    }
    return text;
}

} // namespace umpire::sheets
