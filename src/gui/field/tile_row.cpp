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
constexpr double leastName = 54;  ///< what marks leave of a name
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

/// Not cut at its end; short forms of its words stand for all of them.
bool isWhole(const QString& name) {
    return !name.isEmpty() && !name.endsWith(QChar(0x2026));
}

/// What its name, as short as it can be said, and its state need.
int wordsWidth(const Look& look, const UnitFacts& unit, double text) {
    const QFont names = look.font(text, QFont::Bold);
    const QString shortest = abbreviated(unit.name, look.abbreviations(), names, 0);
    return textWidth(names, shortest) + look.px(rowGap) +
           textWidth(look.font(text, QFont::DemiBold), wordsOf(unit));
}

/// In good order: its word may give way to the name, the colour of the edge being that of all others.
bool isOrdinary(const UnitFacts& unit) {
    return unit.sign.isEmpty() && !unit.gone;
}

} // namespace

void TileDelegate::paintRow(QPainter& painter, const QRect& row, const UnitFacts& unit) const {
    painter.fillRect(row, ground(unit));
    const QColor edge = unit.gone ? m_look.theme().faded : m_look.tone(unit.tone);
    painter.fillRect(QRect(row.topLeft(), QSize(m_look.px(rowEdge), row.height())), edge);
    RowParts parts = rowParts(m_look, row.width(), badgeWidth(unit), rowText());
    parts.pips = parts.pips && (isOrdinary(unit) || wordsWidth(m_look, unit, rowText()) <= parts.name);
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
    if (parts.silhouette && paintSilhouette(painter, room, unit, silhouette) > 0) {
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

/// What is out of the ordinary comes before the end of the name, and the name before what is not.
void TileDelegate::paintNameAndState(QPainter& painter, const QRect& room, const UnitFacts& unit) const {
    const QFont names = m_look.font(rowText(), QFont::Bold);
    const int gap = m_look.px(rowGap);
    const int word = textWidth(m_look.font(rowText(), QFont::DemiBold), wordsOf(unit)) + gap;
    const int whole = textWidth(names, unit.name);
    const int marks = marksWidth(unit, room.width() - std::min(whole, m_look.px(leastName)) - 2 * gap);
    const int beside = room.width() - gap - word - marks;
    const QString brief = shortName(unit.name, m_look.abbreviations(), names, beside);
    const bool tells = !isOrdinary(unit) || (isWhole(brief) && textWidth(names, brief) <= beside);
    const int aside = std::min((tells ? word : 0) + marks, room.width() * 3 / 5);
    const int name = room.width() - aside - (aside > 0 ? gap : 0);
    painter.setFont(names);
    painter.setPen(ink(unit));
    const QString shown = shortName(unit.name, m_look.abbreviations(), names, name);
    drawTextLine(painter, QRect(room.topLeft(), QSize(name, room.height())), Qt::AlignLeft, shown);
    const QRect right(room.right() - aside + 1, room.top(), aside, room.height());
    tells ? paintState(painter, right, unit, rowText()) : paintMarks(painter, right, marksOf(unit));
}

/// Room for the first mark and how many more there are, or, in less than that, for their number.
int TileDelegate::marksWidth(const UnitFacts& unit, int most) const {
    const QStringList marks = marksOf(unit);
    if (marks.isEmpty()) {
        return 0;
    }
    const auto count = [this](qsizetype more) {
        return Pill::widthOf(m_look, QStringLiteral("+%1").arg(more)) + m_look.px(4);
    };
    const int first = Pill::widthOf(m_look, withinSentence(marks.first())) + m_look.px(2);
    const int all = first + (marks.size() > 1 ? count(marks.size() - 1) : 0);
    return all <= most ? all : count(marks.size());
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
