// A unit in one row: all that its tile says, as far as there is room. From the left: number, silhouette and
// name; from the right: strength, so that strengths stand under each other, and before it state and marks.

#include "document/text.h"
#include "field/pill.h"
#include "field/short_name.h"
#include "field/tile_delegate.h"
#include "look/text_width.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double rowEdge = 4; ///< the coloured left edge
constexpr double rowPip = 7.5;
constexpr double pipStep = 1.3; ///< from one pip to the next, in pips
constexpr int pipsInColumn = 6; ///< more are told by a number
constexpr double rowGap = 6;
constexpr double orderFrom = 300; ///< a row so wide shows the order too
constexpr double orderColumn = 28;
constexpr double readable = 7.7; ///< what a name is left before anything else is, in sizes of its text
constexpr double rowSilhouette = 22;
constexpr double afterBadge = 4;
constexpr double besideAll = 10; ///< the edge, and what stands free at both ends

/// How wide the column of strengths is.
double strengthColumn(bool pips) {
    return pips ? pipsInColumn * rowPip * pipStep : 14;
}

QString wordsOf(const UnitFacts& unit) {
    return unit.sign.isEmpty() ? unit.state : unit.sign + QLatin1Char(' ') + unit.state;
}

/// Its sign and the first letter of its word, where the whole has no room.
int leastState(const Look& look, const UnitFacts& unit, double text) {
    const QFont font = look.font(text, QFont::DemiBold);
    const QString words = wordsOf(unit);
    return std::min(textWidth(font, words), textWidth(font, words.left(3) + QChar(0x2026)));
}

} // namespace

void TileDelegate::paintRow(QPainter& painter, const QRect& row, const UnitFacts& unit) const {
    painter.fillRect(row, ground(unit));
    const QColor edge = unit.gone ? m_look.theme().faded : m_look.tone(unit.tone);
    painter.fillRect(QRect(row.topLeft(), QSize(m_look.px(rowEdge), row.height())), edge);
    RowParts parts = rowParts(m_look, row.width(), badgeWidth(unit), rowText());
    const int needed = neededWidth(unit);
    parts.pips = parts.pips && needed <= parts.name;
    const int gap = m_look.px(rowGap);
    QRect room = row.adjusted(m_look.px(rowEdge + 3), 0, -m_look.px(3), 0);
    room.setRight(room.right() - (m_picked.contains(unit.id) ? m_look.px(20) : 0));
    if (row.width() >= m_look.px(orderFrom)) {
        room.setRight(room.right() - std::max(m_look.px(orderColumn), paintOrder(painter, room, unit)));
    }
    const int strength = paintRowStrength(painter, room, unit, parts.pips);
    room.setRight(room.right() - strength - (strength > 0 ? gap : 0));
    room.setLeft(room.left() + paintBadge(painter, room, unit) + m_look.px(afterBadge));
    const QSize silhouette(m_look.px(rowSilhouette), m_look.px(14));
    const bool shape =
        parts.silhouette && needed <= room.width() - silhouette.width() - m_look.px(afterBadge);
    if (shape && paintSilhouette(painter, room, unit, silhouette) > 0) {
        room.setLeft(room.left() + silhouette.width() + m_look.px(afterBadge));
    }
    paintNameAndState(painter, room, unit);
}

/// By the width alone, so that all rows of a column are alike.
TileDelegate::RowParts TileDelegate::rowParts(const Look& look, int width, int badge, double text) {
    const int room = width - badge - look.px(besideAll + afterBadge + rowGap);
    const int silhouette = look.px(rowSilhouette + afterBadge);
    const int pips = look.px(strengthColumn(true));
    const int number = look.px(strengthColumn(false));
    const int least = look.px(readable * text);
    return room - pips - silhouette >= least     ? RowParts{true, true, room - pips - silhouette}
           : room - number - silhouette >= least ? RowParts{false, true, room - number - silhouette}
                                                 : RowParts{false, false, room - number};
}

/// Higher rows are read from further away.
double TileDelegate::rowText() const {
    return m_size.row >= 31 ? 15 : m_size.row >= 28 ? 14 : 13;
}

/// Its name as short as it can be said, its state and all marks.
int TileDelegate::neededWidth(const UnitFacts& unit) const {
    const QString words = wordsOf(unit);
    int width = leastName(unit);
    width +=
        words.isEmpty() ? 0 : m_look.px(rowGap) + textWidth(m_look.font(rowText(), QFont::DemiBold), words);
    for (const QString& mark : marksOf(unit)) {
        width += m_look.px(markGap) + Pill::widthOf(m_look, withinSentence(mark));
    }
    return width;
}

int TileDelegate::leastName(const UnitFacts& unit) const {
    const QFont names = m_look.font(rowText(), QFont::Bold);
    return textWidth(names, briefestName(unit.name, m_look.abbreviations(), names)) + 1;
}

/// The name is cut last: marks are counted, and the word of a state is cut, before it.
void TileDelegate::paintNameAndState(QPainter& painter, const QRect& room, const UnitFacts& unit) const {
    QStringList marks = marksOf(unit);
    const QFont names = m_look.font(rowText(), QFont::Bold);
    const int count = marks.isEmpty() ? 0 : countWidth(marks.size()) + m_look.px(markGap);
    const int state = wordsOf(unit).isEmpty() ? 0 : leastState(m_look, unit, rowText()) + m_look.px(rowGap);
    const int beside = neededWidth(unit) - leastName(unit);
    const int aside = std::min(beside, std::max(room.width() - leastName(unit), state + count));
    const int name = room.width() - aside;
    painter.setFont(names);
    painter.setPen(ink(unit));
    drawTextLine(painter, QRect(room.topLeft(), QSize(name, room.height())), Qt::AlignLeft,
                 shortName(unit.name, m_look.abbreviations(), names, name));
    const int gap = aside == 0 ? 0 : m_look.px(state > 0 ? rowGap : markGap);
    QRect right(room.left() + name + gap, room.top(), aside - gap, room.height());
    right.setLeft(paintState(painter, right.adjusted(0, 0, -count, 0), unit, rowText()));
    paintMarks(painter, right, marks);
}

/// As pips where they are few, else as a number, of another where some were lost. Gives the width of the
/// column.
int TileDelegate::paintRowStrength(QPainter& painter, const QRect& row, const UnitFacts& unit,
                                   bool pips) const {
    if (unit.start == 0 || (!pips && unit.gone)) {
        return 0;
    }
    const double pip = m_look.px(rowPip);
    const int column = m_look.px(strengthColumn(pips));
    if (!pips || unit.start > pipsInColumn) {
        painter.setFont(m_look.font(13, QFont::DemiBold));
        painter.setPen(ink(unit));
        const QString count = !pips && unit.strength == unit.start
                                  ? QString::number(unit.start)
                                  : tr("%1/%2", "strength of strength").arg(unit.strength).arg(unit.start);
        drawTextLine(painter, row, Qt::AlignRight, count);
        return std::max(column, textWidth(painter.font(), count));
    }
    paintPips(painter, QRectF(row.right() - column, row.center().y() - pip / 2 + 1, pip, pip), unit);
    return column;
}

} // namespace umpire::gui
