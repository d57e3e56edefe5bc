#include "paper/layout_box.h"

#include "document/text.h"
#include "look/silhouettes.h"
#include "paper/drawing.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui::paper {

namespace {

constexpr double millimetre = 72 / 25.4;
/// A page has three by three of them, upright or lying, and they are smaller only where it is.
constexpr double upright[] = {58 * millimetre, 74 * millimetre};
constexpr double lying[] = {84 * millimetre, 52 * millimetre};
constexpr int mostAcross = 3;
constexpr int mostDown = 3;
constexpr double cutMark = 3 * millimetre;
constexpr double cardPadding = 3 * millimetre;
constexpr double leastCardType = 3;
constexpr double titleType = 1.2;
/// Down to this size of type a card is set smaller rather than divide a word of its title.
constexpr double wholeWords = 6;

/// A card, its type made smaller until everything is on it.
class CardSetter {
  public:
    CardSetter(const sheets::Card& card, const Setting& setting, QSizeF size)
        : m_card(card), m_setting(setting), m_size(size) {}

    Drawing set() {
        double size = m_setting.size;
        Drawing drawing;
        while (!setAt(size, drawing) && size > leastCardType) {
            size -= 0.25;
        }
        return drawing;
    }

  private:
    double width() const { return m_size.width() - 2 * cardPadding; }

    /// False when it does not fit.
    bool setAt(double size, Drawing& drawing) const {
        Setting setting = m_setting;
        setting.size = size;
        setting.width = width();
        drawing = {};
        double y = cardPadding;
        if (size > wholeWords && longestWord(setting) > titleRoom(setting)) {
            return false;
        }
        y = setHead(drawing, setting, y);
        for (const sheets::Cell& cell : m_card.lines) {
            const SetLines lines =
                breakLines(pieceRuns(cell.pieces, setting.text(), setting), width(), setting.type);
            addLines(drawing, lines, {cardPadding, y});
            y += heightOf(lines) + 0.18 * size;
        }
        return y <= m_size.height() - cardPadding;
    }

    QSizeF pictureSize(const Setting& setting) const {
        return hasSilhouette(toText(m_card.silhouette.shape))
                   ? QSizeF(2.4 * silhouetteAspect, 2.4) * setting.size
                   : QSizeF();
    }

    double titleRoom(const Setting& setting) const {
        const QSizeF picture = pictureSize(setting);
        return width() - (picture.isEmpty() ? 0 : picture.width() + 0.5 * setting.size);
    }

    double longestWord(const Setting& setting) const {
        double longest = 0;
        for (const sheets::Words& words : m_card.title) {
            for (const QString& word : toText(words.text).split(QLatin1Char(' '))) {
                longest = std::max(longest, setting.type.width(word, setting.text(titleType, true)));
            }
        }
        return longest;
    }

    double setHead(Drawing& drawing, const Setting& setting, double y) const {
        const QString type = toText(m_card.silhouette.shape);
        const QSizeF picture = pictureSize(setting);
        const SetLines title = breakLines(textRuns(m_card.title, setting.text(titleType, true), setting),
                                          titleRoom(setting), setting.type);
        if (!picture.isEmpty()) {
            drawing.add(
                Figure{{{cardPadding + width() - picture.width(), y}, picture}, type, setting.inks.ink});
        }
        addLines(drawing, title, {cardPadding, y});
        y += std::max(heightOf(title), picture.height()) + 0.3 * setting.size;
        drawing.line({cardPadding, y}, {cardPadding + width(), y}, 0.7, setting.inks.accent);
        return y + 0.35 * setting.size;
    }

    const sheets::Card& m_card;
    const Setting& m_setting;
    QSizeF m_size;
};

/// How cards lie on a page.
struct CardGrid {
    QSizeF card;
    int across = 1;
    int down = 1;
    double left = 0; ///< of the first one

    explicit CardGrid(const Setting& setting) {
        const bool isLying = setting.width > setting.height;
        const double* size = isLying ? lying : upright;
        // A little less than wanted still makes three; much less makes fewer of the same size.
        const double room = setting.width - 2 * cutMark;
        const double third = room / mostAcross;
        const double cardWidth = third >= 0.85 * size[0] ? std::min(third, size[0]) : std::min(room, size[0]);
        const double tall = (setting.height - 2 * cutMark) / mostDown;
        const double cardHeight = tall >= 0.85 * size[1] ? std::min(tall, size[1])
                                                         : std::min(setting.height - 2 * cutMark, size[1]);
        card = {cardWidth, cardHeight};
        across = std::clamp(static_cast<int>(room / cardWidth + 0.001), 1, mostAcross);
        down = std::clamp(static_cast<int>((setting.height - 2 * cutMark) / cardHeight + 0.001), 1, mostDown);
        left = (setting.width - across * cardWidth) / 2;
    }

    int perPage() const { return across * down; }
};

/// Short lines outside the cards, in line with their edges.
void addCutMarks(Drawing& drawing, const CardGrid& grid, int across, int down, const QColor& ink) {
    const double gap = 0.5 * millimetre;
    const double right = grid.left + across * grid.card.width();
    const double bottom = cutMark + down * grid.card.height();
    for (int i = 0; i <= across; ++i) {
        const double x = grid.left + i * grid.card.width();
        drawing.line({x, 0}, {x, cutMark - gap}, 0.5, ink);
        drawing.line({x, bottom + gap}, {x, bottom + cutMark}, 0.5, ink);
    }
    for (int i = 0; i <= down; ++i) {
        const double y = cutMark + i * grid.card.height();
        drawing.line({grid.left - cutMark, y}, {grid.left - gap, y}, 0.5, ink);
        drawing.line({right + gap, y}, {right + cutMark, y}, 0.5, ink);
    }
}

/// Cards of one size, nine to a page where it is large enough, with marks outside them to cut along.
LayoutBoxes boxesOf(const sheets::Cards& cards, const Setting& setting) {
    const CardGrid grid(setting);
    LayoutBoxes boxes;
    const int count = static_cast<int>(cards.cards.size());
    for (int first = 0; first < count; first += grid.perPage()) {
        const int here = std::min(grid.perPage(), count - first);
        LayoutBox box;
        for (int i = 0; i < here; ++i) {
            const QPointF corner(grid.left + (i % grid.across) * grid.card.width(),
                                 cutMark + (i / grid.across) * grid.card.height());
            box.drawing.add(
                CardSetter(cards.cards[static_cast<std::size_t>(first + i)], setting, grid.card).set(),
                corner);
        }
        const int across = std::min(here, grid.across);
        const int down = (here + grid.across - 1) / grid.across;
        addCutMarks(box.drawing, grid, across, down, setting.inks.quiet);
        box.height = down * grid.card.height() + 2 * cutMark;
        boxes.push_back(std::move(box));
    }
    return boxes;
}

constexpr double captionSize = 0.9;
/// A picture takes no more of a page's height, so that text stands with it.
constexpr double mostOfPage = 0.42;

LayoutBoxes captionBoxes(const sheets::Phrase& caption, double above, const Setting& setting) {
    return textBoxes(
        breakLines(textRuns(caption, setting.quiet(captionSize), setting), setting.width, setting.type),
        above);
}

LayoutBox pictureBox(const QString& path, const QSize& shape, const Setting& setting) {
    QSizeF size(shape);
    size.scale(setting.width, mostOfPage * setting.height, Qt::KeepAspectRatio);
    LayoutBox box;
    box.drawing.add(Picture{{{0, 0}, size}, path, setting.inks.colour});
    box.height = size.height();
    box.above = 0.7 * setting.size;
    return box;
}

/// A picture with its caption; only the caption, and why, when the file cannot be read.
LayoutBoxes boxesOf(const sheets::Photo& photo, const Setting& setting) {
    const QString path = toText(photo.path);
    const QSize shape = pictureShape(path);
    if (shape.isEmpty()) {
        sheets::Phrase caption = photo.caption;
        const QString missing = QCoreApplication::translate("PhotoSlabs", "(picture not found)");
        caption.push_back({fromText(caption.empty() ? missing : QLatin1Char(' ') + missing), {}, {}, {}});
        return captionBoxes(caption, 0.5 * setting.size, setting);
    }
    LayoutBoxes boxes{pictureBox(path, shape, setting)};
    append(boxes, captionBoxes(photo.caption, 0.2 * setting.size, setting));
    boxes.front().keeps = boxes.size() > 1;
    return boxes;
}

double heightOf(const LayoutBoxes& boxes) {
    double height = 0;
    for (const LayoutBox& box : boxes) {
        height += box.above + box.height;
    }
    return height;
}

/// What is said below a table is about it.
bool explains(const sheets::Block& block, const sheets::Block& before) {
    return std::holds_alternative<sheets::Paragraph>(block) && std::holds_alternative<sheets::Table>(before);
}

QString headingText(const sheets::Phrase& title) {
    QString text;
    for (const sheets::Words& words : title) {
        text += toText(words.text);
    }
    return text;
}

} // namespace

LayoutBoxes boxesOf(const sheets::Section& section, const Setting& setting) {
    LayoutBoxes boxes;
    if (!section.title.empty()) {
        boxes = boxesOf(sheets::Heading{section.title, 2}, setting);
        boxes.front().heading = headingText(section.title);
    }
    const sheets::Block* before = nullptr;
    for (const sheets::Block& block : section.blocks) {
        if (before && explains(block, *before) && !boxes.empty()) {
            boxes.back().keeps = true;
        }
        before = &block;
        // A page of cards leaves room for the title above it; a long text before them is not above them.
        const double used = std::holds_alternative<sheets::Cards>(block) ? heightOf(boxes) : 0;
        Setting room = setting;
        room.height -= used < setting.height / 2 ? used : 0;
        append(boxes, std::visit([&room](const auto& any) { return boxesOf(any, room); }, block));
    }
    if (!boxes.empty()) {
        boxes.back().keeps = false;
    }
    return boxes;
}

} // namespace umpire::gui::paper
