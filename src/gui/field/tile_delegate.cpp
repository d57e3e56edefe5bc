#include "field/tile_delegate.h"

#include "document/text.h"
#include "field/pill.h"
#include "field/short_name.h"
#include "field/tile_list.h"
#include "look/text_width.h"
#include "models/order_of_battle_model.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

constexpr double tileGap = 4; ///< around each tile: two neighbours are 8 apart
constexpr double edge = 6;    ///< the coloured left edge
constexpr double padding = 8;
constexpr double frameWidth = 3;
constexpr double nameRow = 22;
constexpr double strengthRow = 20;
constexpr double stateRow = 20;
constexpr double tileText = 13;
constexpr double filteredOut = 0.25; ///< opacity
constexpr double countText = 12;

} // namespace

TileDelegate::TileDelegate(const Look& look, Silhouettes& silhouettes, QObject* parent)
    : QStyledItemDelegate(parent), m_look(look), m_silhouettes(silhouettes) {}

QStringList TileDelegate::setChoice(const QString& subject, const QString& target) {
    QStringList changed;
    for (const auto& [was, is] : {std::pair(&m_subject, &subject), std::pair(&m_target, &target)}) {
        if (*was != *is) {
            changed << *was << *is;
            *was = *is;
        }
    }
    changed.removeAll(QString());
    return changed;
}

QStringList TileDelegate::setPicked(const QStringList& units) {
    QStringList changed = m_picked + units;
    changed.removeIf([&](const QString& unit) { return m_picked.contains(unit) == units.contains(unit); });
    m_picked = units;
    return changed;
}

QRect TileDelegate::drawn(const QRect& place) const {
    const int out = m_look.px(frameWidth) + 1;
    return place.adjusted(-out, -out, out, out);
}

QSize TileDelegate::unitSize(const Look& look, DrawnSize size) {
    if (size.rows()) {
        constexpr double narrow = 168;
        constexpr double more = 7; // a higher row has more to say, and larger
        return {std::max(look.px(narrow + more * (size.row - lowestRow)), size.least), look.target(size.row)};
    }
    return QSize(look.px(162 + 2 * tileGap),
                 look.px(2 * tileGap + padding + nameRow + strengthRow + stateRow + padding));
}

/// The list shares out its width among the tiles of a row.
QSize TileDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const auto* list = qobject_cast<const QListView*>(option.widget);
    return list && list->gridSize().isValid() ? list->gridSize() : unitSize(m_look, m_size);
}

/// Whoever has acted in this phase steps back.
QColor TileDelegate::ink(const UnitFacts& unit) const {
    return unit.gone || !unit.turnActions.isEmpty() ? m_look.theme().muted : m_look.theme().ink;
}

QColor TileDelegate::ground(const UnitFacts& unit) const {
    const QColor plain = unit.gone ? m_look.theme().pane : m_look.theme().tile;
    if (!m_tinted.contains(unit.id)) {
        return plain;
    }
    constexpr double part = 0.14; // the text on it must stay readable
    const QColor tint = m_look.theme().selection;
    const auto mixed = [](double a, double b) { return static_cast<float>(a + part * (b - a)); };
    return QColor::fromRgbF(mixed(plain.redF(), tint.redF()), mixed(plain.greenF(), tint.greenF()),
                            mixed(plain.blueF(), tint.blueF()));
}

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const auto unit = index.data(OrderOfBattleModel::UnitRole).value<UnitFacts>();
    const bool rows = m_size.rows();
    const int around = rows ? 1 : m_look.px(tileGap);
    const QRect tile = option.rect.adjusted(around, around, -around, -around);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto* list = qobject_cast<const TileList*>(option.widget);
    if (list && list->isFilteredOut(index.row())) {
        painter->setOpacity(filteredOut);
    }
    rows ? paintRow(*painter, tile, unit) : paintTile(*painter, tile, unit);
    paintChoice(*painter, tile, unit, option.state.testFlag(QStyle::State_HasFocus));
    painter->restore();
}

void TileDelegate::paintTile(QPainter& painter, const QRect& tile, const UnitFacts& unit) const {
    paintBody(painter, tile, unit);
    QRect row = tile.adjusted(m_look.px(edge + 7), m_look.px(padding) - 1, -m_look.px(5), 0);
    row.setHeight(m_look.px(nameRow));
    paintName(painter, row, unit);
    row.translate(0, row.height());
    row.setHeight(m_look.px(strengthRow));
    QRect beside = row.adjusted(0, 0, -paintOrder(painter, row, unit), 0);
    beside.setLeft(paintStrength(painter, beside, unit) + m_look.px(6));
    row.translate(0, row.height());
    row.setHeight(m_look.px(stateRow));
    const int tick = m_picked.contains(unit.id) ? m_look.px(18) : 0;
    row = row.adjusted(0, 0, -tick, 0);
    row.setLeft(paintState(painter, row, unit, tileText));
    QStringList marks = marksOf(unit);
    row.setLeft(paintMarksThatFit(painter, row, marks));
    paintMarks(painter, beside.width() < countWidth(marks.size()) ? row : beside, marks);
}

void TileDelegate::paintBody(QPainter& painter, const QRect& tile, const UnitFacts& unit) const {
    const QRectF outline = QRectF(tile).adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = m_look.px(6);
    QPainterPath shape;
    shape.addRoundedRect(outline, radius, radius);
    painter.fillPath(shape, ground(unit));
    painter.save();
    painter.setClipPath(shape);
    const QColor colour = unit.gone ? m_look.theme().faded : m_look.tone(unit.tone);
    painter.fillRect(QRectF(tile.left(), tile.top(), m_look.px(edge), tile.height()), colour);
    painter.restore();
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawPath(shape);
}

int TileDelegate::badgeWidth(const UnitFacts& unit) const {
    return std::max(m_look.px(24), textWidth(m_look.font(13, QFont::Bold), unit.number) + m_look.px(8));
}

int TileDelegate::paintBadge(QPainter& painter, const QRect& row, const UnitFacts& unit) const {
    const int badgeHeight = m_look.px(18);
    const QRect badge(row.left(), row.top() + (row.height() - badgeHeight) / 2, badgeWidth(unit),
                      badgeHeight);
    painter.setFont(m_look.font(13, QFont::Bold));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(unit));
    painter.drawRoundedRect(badge, m_look.px(4), m_look.px(4));
    painter.setPen(unit.gone ? m_look.theme().pane : m_look.theme().tile);
    drawTextLine(painter, badge, Qt::AlignHCenter, unit.number);
    return badge.width();
}

void TileDelegate::paintName(QPainter& painter, const QRect& row, const UnitFacts& unit) const {
    const int badge = paintBadge(painter, row, unit);
    const QRect room = row.adjusted(badge + m_look.px(5), 0, 0, 0);
    painter.setFont(m_look.font(13.6, QFont::Bold));
    painter.setPen(ink(unit));
    drawTextLine(painter, room, Qt::AlignLeft,
                 shortName(unit.name, m_look.abbreviations(), painter.font(), room.width()));
}

int TileDelegate::paintSilhouette(QPainter& painter, const QRect& row, const UnitFacts& unit,
                                  const QSize& size) const {
    const QColor colour = unit.gone ? m_look.theme().faded : ink(unit);
    const QPixmap silhouette =
        m_silhouettes.pixmap(unit.silhouette, size, colour, painter.device()->devicePixelRatioF());
    if (silhouette.isNull()) {
        return 0;
    }
    painter.drawPixmap(QPoint(row.left(), row.center().y() - size.height() / 2 + 1), silhouette);
    return size.width();
}

/// Gives where it ends.
int TileDelegate::paintStrength(QPainter& painter, const QRect& row, const UnitFacts& unit) const {
    const int silhouette = paintSilhouette(painter, row, unit, QSize(m_look.px(28), m_look.px(18)));
    const int left = row.left() + (silhouette > 0 ? silhouette + m_look.px(6) : 0);
    const double side = m_look.px(10);
    const double most = (row.right() - left) / (side + m_look.px(3));
    if (unit.start > most) {
        const QString count = tr("%1 of %2").arg(unit.strength).arg(unit.start);
        painter.setFont(m_look.font(14, QFont::DemiBold));
        painter.setPen(ink(unit));
        painter.drawText(QRect(QPoint(left, row.top()), row.bottomRight()), Qt::AlignVCenter, count);
        return left + textWidth(painter.font(), count);
    }
    paintPips(painter, QRectF(left, row.center().y() - side / 2 + 1, side, side), unit);
    return left + static_cast<int>(unit.start * side * 1.3);
}

/// Those that are the last to go first, in the shapes of the pack; lost ones at the right.
void TileDelegate::paintPips(QPainter& painter, QRectF pip, const UnitFacts& unit) const {
    for (int i = 0; i < unit.start; ++i) {
        const bool lost = i >= unit.strength;
        painter.setPen(lost ? QPen(m_look.theme().muted, 1.2, Qt::DotLine) : QPen(Qt::NoPen));
        painter.setBrush(lost ? QBrush(Qt::NoBrush) : QBrush(ink(unit)));
        const bool round = i >= unit.last.size();
        if (!lost && !round && !unit.last[i].square) {
            const QPointF c = pip.center();
            const double r = pip.width() * 0.6;
            painter.drawPolygon(
                QPolygonF{{c.x(), c.y() - r}, {c.x() + r, c.y()}, {c.x(), c.y() + r}, {c.x() - r, c.y()}});
        } else if (!lost && !round) {
            painter.drawRect(pip);
        } else {
            painter.drawEllipse(lost ? pip.adjusted(0.8, 0.8, -0.8, -0.8) : pip);
        }
        pip.translate(pip.width() * 1.3, 0);
    }
}

/// Gives where what stands beside it may begin.
int TileDelegate::paintState(QPainter& painter, const QRect& row, const UnitFacts& unit, double text) const {
    const QString words = unit.sign.isEmpty() ? unit.state : unit.sign + QLatin1Char(' ') + unit.state;
    if (words.isEmpty()) {
        return row.left();
    }
    painter.setFont(m_look.font(text, QFont::DemiBold));
    painter.setPen(unit.gone ? m_look.theme().muted : m_look.tone(unit.tone));
    const QString shown = cutText(painter.font(), words, row.width());
    drawTextLine(painter, row, Qt::AlignLeft, shown);
    return row.left() + textWidth(painter.font(), shown) + m_look.px(markGap);
}

/// What it has done comes last: that it did is seen by its paler ink. What its formation's state forbids
/// stands above a row already.
QStringList TileDelegate::marksOf(const UnitFacts& unit) const {
    QStringList marks;
    if (unit.gone) {
        return marks;
    }
    for (const BondFacts& bond : unit.bonds) {
        marks << BattleReader::bondText(bond);
    }
    marks << unit.marks;
    if (!unit.forbidden.isEmpty() && !m_size.rows()) {
        marks << unit.forbidden;
    }
    for (const QString& action : unit.turnActions) {
        marks << QStringLiteral("✓ ") + action;
    }
    return marks;
}

int TileDelegate::countWidth(qsizetype marks) const {
    return textWidth(m_look.font(countText, QFont::DemiBold), QStringLiteral("+%1").arg(marks));
}

/// Takes those that it painted out of the list; gives where the next could stand. A long one that finds no
/// room leaves it to the shorter ones behind it.
int TileDelegate::paintMarksThatFit(QPainter& painter, const QRect& row, QStringList& marks) const {
    int left = row.left();
    for (qsizetype i = 0; i < marks.size();) {
        const int rest = marks.size() > 1 ? countWidth(marks.size() - 1) + m_look.px(markGap) : 0;
        const QString mark = withinSentence(marks[i]);
        const int room = row.right() + 1 - left - rest;
        if (room < Pill::widthOf(m_look, mark)) {
            ++i;
            continue;
        }
        left += Pill::paint(painter, m_look, QRect(left, row.top(), room, row.height()), mark,
                            m_look.theme().muted) +
                m_look.px(markGap);
        marks.removeAt(i);
    }
    return left;
}

/// As many as fit whole, and the number of the others, which the tool tip names.
void TileDelegate::paintMarks(QPainter& painter, const QRect& row, QStringList& marks) const {
    const int left = paintMarksThatFit(painter, row, marks);
    if (!marks.isEmpty()) {
        painter.setFont(m_look.font(countText, QFont::DemiBold));
        painter.setPen(m_look.theme().muted);
        drawTextLine(painter, QRect(QPoint(left, row.top()), row.bottomRight()), Qt::AlignLeft,
                     QStringLiteral("+%1").arg(marks.size()));
    }
}

int TileDelegate::paintOrder(QPainter& painter, const QRect& row, const UnitFacts& unit) const {
    if (unit.order.isEmpty() || unit.gone) {
        return 0;
    }
    painter.setFont(m_look.font(12));
    painter.setPen(m_look.theme().muted);
    const QString flag = QStringLiteral("⚑ ") + unit.order;
    drawTextLine(painter, row, Qt::AlignRight, flag);
    return textWidth(painter.font(), flag) + m_look.px(4);
}

void TileDelegate::paintChoice(QPainter& painter, const QRect& tile, const UnitFacts& unit,
                               bool current) const {
    const bool picked = m_picked.contains(unit.id);
    const bool solid = unit.id == m_subject || picked;
    const bool dashed = unit.id == m_target && !solid;
    painter.setBrush(Qt::NoBrush);
    if (solid || dashed) {
        paintFrame(painter, tile, dashed);
    }
    if (picked) {
        paintTick(painter, tile);
    }
    painter.setBrush(Qt::NoBrush);
    if (current && !(solid || dashed)) {
        painter.setPen(QPen(m_look.theme().ink, 1.5));
        painter.drawRoundedRect(QRectF(tile).adjusted(2.5, 2.5, -2.5, -2.5), m_look.px(4), m_look.px(4));
    } else if (current && picked) {
        painter.setPen(QPen(m_look.theme().ink, 1.5, Qt::DotLine));
        const double in = tile.height() < m_look.px(30) ? 1.5 : 3.5; // a row's name stands close to its edge
        painter.drawRoundedRect(QRectF(tile).adjusted(in, in, -in, -in), m_look.px(4), m_look.px(4));
    }
}

void TileDelegate::paintFrame(QPainter& painter, const QRect& tile, bool dashed) const {
    const double width = m_look.px(frameWidth);
    QPen pen(m_look.theme().selection, width);
    if (dashed) {
        pen.setDashPattern({2.2, 1.4});
        pen.setCapStyle(Qt::FlatCap);
    }
    painter.setPen(pen);
    const double out = width / 2;
    painter.drawRoundedRect(QRectF(tile).adjusted(-out, -out, out, out), m_look.px(7), m_look.px(7));
}

/// In the lower right corner, where no other part of a tile stands.
void TileDelegate::paintTick(QPainter& painter, const QRect& tile) const {
    const int side = std::min(m_look.px(18), tile.height() - m_look.px(2));
    const int below = std::min(m_look.px(3), (tile.height() - side) / 2);
    const QRect badge(tile.right() - side - m_look.px(3), tile.bottom() - side - below + 1, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.theme().accent);
    painter.drawEllipse(badge);
    painter.setPen(m_look.theme().onAccent);
    painter.setFont(m_look.font(13, QFont::Bold));
    painter.drawText(badge, Qt::AlignCenter, QStringLiteral("✓"));
}

// A unit in one row: all that its tile says, as far as there is room. From the left: number, silhouette and
// name; from the right: strength, so that strengths stand under each other, and before it state and marks.

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
    const QColor colour = unit.gone ? m_look.theme().faded : m_look.tone(unit.tone);
    painter.fillRect(QRect(row.topLeft(), QSize(m_look.px(rowEdge), row.height())), colour);
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
