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
constexpr double markGap = 4;

constexpr double rowEdge = 4; ///< that of a row
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

/// How a unit is drawn besides what there is to say of it.
struct TileState {
    DrawnSize size;
    bool subject = false; ///< it acts
    bool target = false;
    bool picked = false;
    bool tinted = false;
    bool current = false; ///< the keyboard is on it
};

/// Draws one unit as a tile or as a row.
class TilePainter {
  public:
    TilePainter(QPainter& painter, const Look& look, Silhouettes& silhouettes, const UnitFacts& unit,
                const TileState& tile)
        : m_painter(painter), m_look(look), m_silhouettes(silhouettes), m_unit(unit), m_tile(tile) {}

    void paintTile(const QRect& tile) const {
        paintBody(tile);
        QRect row = tile.adjusted(m_look.px(edge + 7), m_look.px(padding) - 1, -m_look.px(5), 0);
        row.setHeight(m_look.px(nameRow));
        paintName(row);
        row.translate(0, row.height());
        row.setHeight(m_look.px(strengthRow));
        QRect beside = row.adjusted(0, 0, -paintOrder(row), 0);
        beside.setLeft(paintStrength(beside) + m_look.px(6));
        row.translate(0, row.height());
        row.setHeight(m_look.px(stateRow));
        const int tick = m_tile.picked ? m_look.px(18) : 0;
        row = row.adjusted(0, 0, -tick, 0);
        row.setLeft(paintState(row, tileText));
        QStringList marks = marksOf();
        row.setLeft(paintMarksThatFit(row, marks));
        paintMarks(beside.width() < countWidth(marks.size()) ? row : beside, marks);
    }

    /// All that its tile says in one row, as far as there is room. From the left: number, silhouette and
    /// name; from the right: strength, so that strengths stand under each other, and before it state and
    /// marks.
    void paintRow(const QRect& row) const {
        m_painter.fillRect(row, ground());
        const QColor colour = m_unit.gone ? m_look.theme().faded : m_look.tone(m_unit.tone);
        m_painter.fillRect(QRect(row.topLeft(), QSize(m_look.px(rowEdge), row.height())), colour);
        TileDelegate::RowParts parts = TileDelegate::rowParts(m_look, row.width(), badgeWidth(), rowText());
        const int needed = neededWidth();
        parts.pips = parts.pips && needed <= parts.name;
        const int gap = m_look.px(rowGap);
        QRect room = row.adjusted(m_look.px(rowEdge + 3), 0, -m_look.px(3), 0);
        room.setRight(room.right() - (m_tile.picked ? m_look.px(20) : 0));
        if (row.width() >= m_look.px(orderFrom)) {
            room.setRight(room.right() - std::max(m_look.px(orderColumn), paintOrder(room)));
        }
        const int strength = paintRowStrength(room, parts.pips);
        room.setRight(room.right() - strength - (strength > 0 ? gap : 0));
        room.setLeft(room.left() + paintBadge(room) + m_look.px(afterBadge));
        const QSize silhouette(m_look.px(rowSilhouette), m_look.px(14));
        const bool shape =
            parts.silhouette && needed <= room.width() - silhouette.width() - m_look.px(afterBadge);
        if (shape && paintSilhouette(room, silhouette) > 0) {
            room.setLeft(room.left() + silhouette.width() + m_look.px(afterBadge));
        }
        paintNameAndState(room);
    }

    void paintChoice(const QRect& tile) const {
        const bool solid = m_tile.subject || m_tile.picked;
        const bool dashed = m_tile.target && !solid;
        m_painter.setBrush(Qt::NoBrush);
        if (solid || dashed) {
            paintFrame(tile, dashed);
        }
        if (m_tile.picked) {
            paintTick(tile);
        }
        m_painter.setBrush(Qt::NoBrush);
        if (m_tile.current && !(solid || dashed)) {
            m_painter.setPen(QPen(m_look.theme().ink, 1.5));
            m_painter.drawRoundedRect(QRectF(tile).adjusted(2.5, 2.5, -2.5, -2.5), m_look.px(4),
                                      m_look.px(4));
        } else if (m_tile.current && m_tile.picked) {
            m_painter.setPen(QPen(m_look.theme().ink, 1.5, Qt::DotLine));
            // A row's name stands close to its edge.
            const double in = tile.height() < m_look.px(30) ? 1.5 : 3.5;
            m_painter.drawRoundedRect(QRectF(tile).adjusted(in, in, -in, -in), m_look.px(4), m_look.px(4));
        }
    }

  private:
    /// Whoever has acted in this phase steps back.
    QColor ink() const {
        return m_unit.gone || !m_unit.turnActions.isEmpty() ? m_look.theme().muted : m_look.theme().ink;
    }

    QColor ground() const {
        const QColor plain = m_unit.gone ? m_look.theme().pane : m_look.theme().tile;
        if (!m_tile.tinted) {
            return plain;
        }
        constexpr double part = 0.14; // the text on it must stay readable
        const QColor tint = m_look.theme().selection;
        const auto mixed = [](double a, double b) { return static_cast<float>(a + part * (b - a)); };
        return QColor::fromRgbF(mixed(plain.redF(), tint.redF()), mixed(plain.greenF(), tint.greenF()),
                                mixed(plain.blueF(), tint.blueF()));
    }

    void paintBody(const QRect& tile) const {
        const QRectF outline = QRectF(tile).adjusted(0.5, 0.5, -0.5, -0.5);
        const double radius = m_look.px(6);
        QPainterPath shape;
        shape.addRoundedRect(outline, radius, radius);
        m_painter.fillPath(shape, ground());
        m_painter.save();
        m_painter.setClipPath(shape);
        const QColor colour = m_unit.gone ? m_look.theme().faded : m_look.tone(m_unit.tone);
        m_painter.fillRect(QRectF(tile.left(), tile.top(), m_look.px(edge), tile.height()), colour);
        m_painter.restore();
        m_painter.setPen(QPen(m_look.theme().line, 1));
        m_painter.drawPath(shape);
    }

    int badgeWidth() const {
        return std::max(m_look.px(24), textWidth(m_look.font(13, QFont::Bold), m_unit.number) + m_look.px(8));
    }

    int paintBadge(const QRect& row) const {
        const int badgeHeight = m_look.px(18);
        const QRect badge(row.left(), row.top() + (row.height() - badgeHeight) / 2, badgeWidth(),
                          badgeHeight);
        m_painter.setFont(m_look.font(13, QFont::Bold));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink());
        m_painter.drawRoundedRect(badge, m_look.px(4), m_look.px(4));
        m_painter.setPen(m_unit.gone ? m_look.theme().pane : m_look.theme().tile);
        drawTextLine(m_painter, badge, Qt::AlignHCenter, m_unit.number);
        return badge.width();
    }

    void paintName(const QRect& row) const {
        const int badge = paintBadge(row);
        const QRect room = row.adjusted(badge + m_look.px(5), 0, 0, 0);
        m_painter.setFont(m_look.font(13.6, QFont::Bold));
        m_painter.setPen(ink());
        drawTextLine(m_painter, room, Qt::AlignLeft,
                     shortName(m_unit.name, m_look.abbreviations(), m_painter.font(), room.width()));
    }

    int paintSilhouette(const QRect& row, const QSize& size) const {
        const QColor colour = m_unit.gone ? m_look.theme().faded : ink();
        const QPixmap silhouette =
            m_silhouettes.pixmap(m_unit.silhouette, size, colour, m_painter.device()->devicePixelRatioF());
        if (silhouette.isNull()) {
            return 0;
        }
        m_painter.drawPixmap(QPoint(row.left(), row.center().y() - size.height() / 2 + 1), silhouette);
        return size.width();
    }

    /// Gives where it ends.
    int paintStrength(const QRect& row) const {
        const int silhouette = paintSilhouette(row, QSize(m_look.px(28), m_look.px(18)));
        const int left = row.left() + (silhouette > 0 ? silhouette + m_look.px(6) : 0);
        const double side = m_look.px(10);
        const double most = (row.right() - left) / (side + m_look.px(3));
        if (m_unit.start > most) {
            const QString count = TileDelegate::tr("%1 of %2").arg(m_unit.strength).arg(m_unit.start);
            m_painter.setFont(m_look.font(14, QFont::DemiBold));
            m_painter.setPen(ink());
            m_painter.drawText(QRect(QPoint(left, row.top()), row.bottomRight()), Qt::AlignVCenter, count);
            return left + textWidth(m_painter.font(), count);
        }
        paintPips(QRectF(left, row.center().y() - side / 2 + 1, side, side));
        return left + static_cast<int>(m_unit.start * side * 1.3);
    }

    /// Those that are the last to go first, in the shapes of the pack; lost ones at the right.
    void paintPips(QRectF pip) const {
        for (int i = 0; i < m_unit.start; ++i) {
            const bool lost = i >= m_unit.strength;
            m_painter.setPen(lost ? QPen(m_look.theme().muted, 1.2, Qt::DotLine) : QPen(Qt::NoPen));
            m_painter.setBrush(lost ? QBrush(Qt::NoBrush) : QBrush(ink()));
            const bool round = i >= m_unit.last.size();
            if (!lost && !round && !m_unit.last[i].square) {
                const QPointF c = pip.center();
                const double r = pip.width() * 0.6;
                m_painter.drawPolygon(QPolygonF{
                    {c.x(), c.y() - r}, {c.x() + r, c.y()}, {c.x(), c.y() + r}, {c.x() - r, c.y()}});
            } else if (!lost && !round) {
                m_painter.drawRect(pip);
            } else {
                m_painter.drawEllipse(lost ? pip.adjusted(0.8, 0.8, -0.8, -0.8) : pip);
            }
            pip.translate(pip.width() * 1.3, 0);
        }
    }

    /// Gives where what stands beside it may begin.
    int paintState(const QRect& row, double text) const {
        const QString words = wordsOf();
        if (words.isEmpty()) {
            return row.left();
        }
        m_painter.setFont(m_look.font(text, QFont::DemiBold));
        m_painter.setPen(m_unit.gone ? m_look.theme().muted : m_look.tone(m_unit.tone));
        const QString shown = cutText(m_painter.font(), words, row.width());
        drawTextLine(m_painter, row, Qt::AlignLeft, shown);
        return row.left() + textWidth(m_painter.font(), shown) + m_look.px(markGap);
    }

    QString wordsOf() const {
        return m_unit.sign.isEmpty() ? m_unit.state : m_unit.sign + QLatin1Char(' ') + m_unit.state;
    }

    /// What it has done comes last: that it did is seen by its paler ink. What its formation's state forbids
    /// stands above a row already.
    QStringList marksOf() const {
        QStringList marks;
        if (m_unit.gone) {
            return marks;
        }
        for (const BondFacts& bond : m_unit.bonds) {
            marks << BattleReader::bondText(bond);
        }
        marks << m_unit.marks;
        if (!m_unit.forbidden.isEmpty() && !m_tile.size.rows()) {
            marks << m_unit.forbidden;
        }
        for (const QString& action : m_unit.turnActions) {
            marks << QStringLiteral("✓ ") + action;
        }
        return marks;
    }

    int countWidth(qsizetype marks) const {
        return textWidth(m_look.font(countText, QFont::DemiBold), QStringLiteral("+%1").arg(marks));
    }

    /// Takes those that it painted out of the list; gives where the next could stand. A long one that finds
    /// no room leaves it to the shorter ones behind it.
    int paintMarksThatFit(const QRect& row, QStringList& marks) const {
        int left = row.left();
        for (qsizetype i = 0; i < marks.size();) {
            const int rest = marks.size() > 1 ? countWidth(marks.size() - 1) + m_look.px(markGap) : 0;
            const QString mark = withinSentence(marks[i]);
            const int room = row.right() + 1 - left - rest;
            if (room < Pill::widthOf(m_look, mark)) {
                ++i;
                continue;
            }
            left += Pill::paint(m_painter, m_look, QRect(left, row.top(), room, row.height()), mark,
                                m_look.theme().muted) +
                    m_look.px(markGap);
            marks.removeAt(i);
        }
        return left;
    }

    /// As many as fit whole, and the number of the others, which the tool tip names.
    void paintMarks(const QRect& row, QStringList& marks) const {
        const int left = paintMarksThatFit(row, marks);
        if (!marks.isEmpty()) {
            m_painter.setFont(m_look.font(countText, QFont::DemiBold));
            m_painter.setPen(m_look.theme().muted);
            drawTextLine(m_painter, QRect(QPoint(left, row.top()), row.bottomRight()), Qt::AlignLeft,
                         QStringLiteral("+%1").arg(marks.size()));
        }
    }

    int paintOrder(const QRect& row) const {
        if (m_unit.order.isEmpty() || m_unit.gone) {
            return 0;
        }
        m_painter.setFont(m_look.font(12));
        m_painter.setPen(m_look.theme().muted);
        const QString flag = QStringLiteral("⚑ ") + m_unit.order;
        drawTextLine(m_painter, row, Qt::AlignRight, flag);
        return textWidth(m_painter.font(), flag) + m_look.px(4);
    }

    void paintFrame(const QRect& tile, bool dashed) const {
        const double width = m_look.px(frameWidth);
        QPen pen(m_look.theme().selection, width);
        if (dashed) {
            pen.setDashPattern({2.2, 1.4});
            pen.setCapStyle(Qt::FlatCap);
        }
        m_painter.setPen(pen);
        const double out = width / 2;
        m_painter.drawRoundedRect(QRectF(tile).adjusted(-out, -out, out, out), m_look.px(7), m_look.px(7));
    }

    /// In the lower right corner, where no other part of a tile stands.
    void paintTick(const QRect& tile) const {
        const int side = std::min(m_look.px(18), tile.height() - m_look.px(2));
        const int below = std::min(m_look.px(3), (tile.height() - side) / 2);
        const QRect badge(tile.right() - side - m_look.px(3), tile.bottom() - side - below + 1, side, side);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_look.theme().accent);
        m_painter.drawEllipse(badge);
        m_painter.setPen(m_look.theme().onAccent);
        m_painter.setFont(m_look.font(13, QFont::Bold));
        m_painter.drawText(badge, Qt::AlignCenter, QStringLiteral("✓"));
    }

    /// Higher rows are read from further away.
    double rowText() const { return m_tile.size.row >= 31 ? 15 : m_tile.size.row >= 28 ? 14 : 13; }

    /// Its name as short as it can be said, its state and all marks.
    int neededWidth() const {
        int width = leastName();
        if (const QString words = wordsOf(); !words.isEmpty()) {
            width += m_look.px(rowGap) + textWidth(m_look.font(rowText(), QFont::DemiBold), words);
        }
        for (const QString& mark : marksOf()) {
            width += m_look.px(markGap) + Pill::widthOf(m_look, withinSentence(mark));
        }
        return width;
    }

    int leastName() const {
        const QFont names = m_look.font(rowText(), QFont::Bold);
        return textWidth(names, briefestName(m_unit.name, m_look.abbreviations(), names)) + 1;
    }

    /// Its sign and the first letter of its word, where the whole has no room.
    int leastState() const {
        const QFont font = m_look.font(rowText(), QFont::DemiBold);
        const QString words = wordsOf();
        return std::min(textWidth(font, words), textWidth(font, words.left(3) + QChar(0x2026)));
    }

    /// The name is cut last: marks are counted, and the word of a state is cut, before it.
    void paintNameAndState(const QRect& room) const {
        QStringList marks = marksOf();
        const QFont names = m_look.font(rowText(), QFont::Bold);
        const int count = marks.isEmpty() ? 0 : countWidth(marks.size()) + m_look.px(markGap);
        const int state = wordsOf().isEmpty() ? 0 : leastState() + m_look.px(rowGap);
        const int beside = neededWidth() - leastName();
        const int aside = std::min(beside, std::max(room.width() - leastName(), state + count));
        const int name = room.width() - aside;
        m_painter.setFont(names);
        m_painter.setPen(ink());
        drawTextLine(m_painter, QRect(room.topLeft(), QSize(name, room.height())), Qt::AlignLeft,
                     shortName(m_unit.name, m_look.abbreviations(), names, name));
        const int gap = aside == 0 ? 0 : m_look.px(state > 0 ? rowGap : markGap);
        QRect right(room.left() + name + gap, room.top(), aside - gap, room.height());
        right.setLeft(paintState(right.adjusted(0, 0, -count, 0), rowText()));
        paintMarks(right, marks);
    }

    /// As pips where they are few, else as a number, of another where some were lost. Gives the width of the
    /// column.
    int paintRowStrength(const QRect& row, bool pips) const {
        if (m_unit.start == 0 || (!pips && m_unit.gone)) {
            return 0;
        }
        const double pip = m_look.px(rowPip);
        const int column = m_look.px(strengthColumn(pips));
        if (!pips || m_unit.start > pipsInColumn) {
            m_painter.setFont(m_look.font(13, QFont::DemiBold));
            m_painter.setPen(ink());
            const QString count = !pips && m_unit.strength == m_unit.start
                                      ? QString::number(m_unit.start)
                                      : TileDelegate::tr("%1/%2", "strength of strength")
                                            .arg(m_unit.strength)
                                            .arg(m_unit.start);
            drawTextLine(m_painter, row, Qt::AlignRight, count);
            return std::max(column, textWidth(m_painter.font(), count));
        }
        paintPips(QRectF(row.right() - column, row.center().y() - pip / 2 + 1, pip, pip));
        return column;
    }

    QPainter& m_painter;
    const Look& m_look;
    Silhouettes& m_silhouettes;
    const UnitFacts& m_unit;
    TileState m_tile;
};

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
    TilePainter shown(*painter, m_look, m_silhouettes, unit,
                      {m_size, unit.id == m_subject, unit.id == m_target, m_picked.contains(unit.id),
                       m_tinted.contains(unit.id), option.state.testFlag(QStyle::State_HasFocus)});
    rows ? shown.paintRow(tile) : shown.paintTile(tile);
    shown.paintChoice(tile);
    painter->restore();
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

} // namespace umpire::gui
