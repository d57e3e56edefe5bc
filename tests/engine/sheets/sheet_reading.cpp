#include "sheet_reading.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test {

using namespace sheets;
using sheets::Table;

const std::vector<std::string>& exampleBattles() {
    static const std::vector<std::string> names{"beersheba-1917", "romani-1916", "second-gaza-1917",
                                                "semakh-1918", "tafileh-1918"};
    return names;
}

Sheet sheetOf(const Session& session, const Id& name, Reader reader, const Id& side) {
    SheetWish wish;
    wish.sheet = name;
    wish.reader = reader;
    wish.side = side;
    return makeSheet({session.rules(), &session}, wish);
}

namespace {

struct PieceText {
    std::string operator()(const Words& words) const { return words.text; }
    std::string operator()(const Boxes& boxes) const { return drawn(boxes); }
    std::string operator()(const Choice& choice) const {
        return (choice.ticked ? "[x] " : "[ ] ") + choice.label + " ";
    }
    std::string operator()(const Blank&) const { return "____"; }
    std::string operator()(const Silhouette& silhouette) const { return "<" + silhouette.shape + ">"; }
};

struct BlockText {
    std::string operator()(const Heading& heading) const { return written(heading.words) + "\n"; }
    std::string operator()(const Paragraph& paragraph) const { return written(paragraph.words) + "\n"; }
    std::string operator()(const List& list) const {
        std::string text;
        for (const Phrase& item : list.items) {
            text += "- " + written(item) + "\n";
        }
        return text;
    }
    std::string operator()(const Table& table) const {
        std::string text;
        for (const auto* rows : {&table.heads, &table.rows}) {
            for (const Row& row : *rows) {
                for (const Cell& cell : row.cells) {
                    text += written(cell) + " | ";
                }
                text += "\n";
            }
        }
        return text;
    }
    std::string operator()(const Chart& chart) const {
        std::string text = chart.title + "\n";
        for (const Chart::Series& series : chart.series) {
            text += series.name + "\n";
        }
        return text;
    }
    std::string operator()(const Photo& photo) const {
        return photo.path + " " + written(photo.caption) + "\n";
    }
    std::string operator()(const Cards& cards) const {
        std::string text;
        for (const Card& card : cards.cards) {
            text += written(card.title);
            for (const Cell& line : card.lines) {
                text += " / " + written(line);
            }
            text += "\n";
        }
        return text;
    }
};

} // namespace

std::string written(const Phrase& line) {
    std::string text;
    for (const Words& words : line) {
        text += words.text;
    }
    return text;
}

std::string written(const Cell& cell) {
    std::string text;
    for (const Piece& piece : cell.pieces) {
        text += std::visit(PieceText{}, piece);
    }
    return text;
}

std::string written(const Section& section) {
    std::string text = written(section.title) + "\n";
    for (const Block& block : section.blocks) {
        text += std::visit(BlockText{}, block);
    }
    return text;
}

std::string written(const Sheet& sheet) {
    std::string text = sheet.title + "\n" + sheet.subtitle + "\n";
    for (const Section& section : sheet.sections) {
        text += written(section);
    }
    for (const std::string& foot : sheet.footer) {
        text += foot + "\n";
    }
    return text;
}

std::vector<Table> tablesOf(const Sheet& sheet, const std::string& beginning) {
    std::vector<Table> tables;
    for (const Section& section : sheet.sections) {
        for (const Block& block : section.blocks) {
            const auto* table = std::get_if<Table>(&block);
            if (table && table->name.starts_with(beginning)) {
                tables.push_back(*table);
            }
        }
    }
    return tables;
}

Row rowOf(const Sheet& sheet, const std::string& text) {
    for (const Table& table : tablesOf(sheet, "")) {
        for (const Row& row : table.rows) {
            const bool named = std::any_of(row.cells.begin(), row.cells.end(),
                                           [&text](const Cell& cell) { return written(cell) == text; });
            if (named) {
                return row;
            }
        }
    }
    return {};
}

std::vector<Boxes> boxesIn(const Row& row) {
    std::vector<Boxes> result;
    for (const Cell& cell : row.cells) {
        for (const Piece& piece : cell.pieces) {
            if (const auto* boxes = std::get_if<Boxes>(&piece)) {
                result.push_back(*boxes);
            }
        }
    }
    return result;
}

std::string drawn(const Boxes& boxes) {
    std::string text;
    for (const Boxes::Box& box : boxes.boxes) {
        text += box.crossed                        ? "x"
                : box.kind == Boxes::Kind::Diamond ? "C"
                : box.kind == Boxes::Kind::Square  ? "G"
                                                   : ".";
    }
    return text;
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace umpire::test
