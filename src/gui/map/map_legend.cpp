#include "map/map_legend.h"

#include "look/text_width.h"
#include "map/map_painter.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

MapLegend::MapLegend(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("mapLegend"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&look, &Look::changed, this, &QWidget::updateGeometry);
}

void MapLegend::show(const MapFacts& facts) {
    m_entries.clear();
    for (const int word : facts.groundsInUse()) {
        m_entries << Entry{word, facts.grounds.value(word - 1), Kind::Ground};
    }
    for (const int word : facts.bordersInUse()) {
        m_entries << Entry{word, facts.borderWords.value(word - 1), Kind::Border};
    }
    if (facts.hasThings()) {
        m_entries << Entry{0, tr("Place with a name"), Kind::Thing};
    }
    setVisible(!m_entries.isEmpty());
    QStringList words;
    for (const Entry& entry : m_entries) {
        words << entry.text;
    }
    setAccessibleName(tr("What the map's patterns and lines mean: %1").arg(words.join(QStringLiteral(", "))));
    updateGeometry();
    update();
}

QSize MapLegend::sizeHint() const {
    return {m_look.px(200), m_look.px(20)};
}

/// A window need not be as high as all of it would be in the narrowest.
QSize MapLegend::minimumSizeHint() const {
    return {0, m_look.px(20)};
}

int MapLegend::heightForWidth(int width) const {
    const QList<Placed> all = placed(width);
    return all.isEmpty() ? 0 : all.last().room.bottom() + 1;
}

/// From left to right; who has no room left begins the next row.
QList<MapLegend::Placed> MapLegend::placed(int width) const {
    const int high = m_look.px(20);
    const int gap = m_look.px(6);
    QList<Placed> all;
    QPoint at(0, 0);
    for (const Entry& entry : m_entries) {
        const int wide = m_look.px(18) + gap + textWidth(m_look.font(12), entry.text);
        if (at.x() > 0 && at.x() + wide > width) {
            at = {0, at.y() + high + gap / 2};
        }
        all << Placed{entry, QRect(at, QSize(std::min(wide, width), high))};
        at.rx() += wide + 2 * gap;
    }
    return all;
}

void MapLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(m_look.font(12));
    for (const Placed& each : placed(width())) {
        paint(painter, each);
    }
}

void MapLegend::paint(QPainter& painter, const Placed& placed) const {
    const int box = m_look.px(18);
    const QRect& room = placed.room;
    paintSign(painter, placed.entry, {room.left(), room.top() + (room.height() - box) / 2, box, box - 1});
    const QRect words = room.adjusted(box + m_look.px(6), 0, 0, 0);
    painter.setPen(m_look.theme().ink);
    drawTextLine(painter, words, Qt::AlignLeft,
                 cutText(painter.font(), placed.entry.text, words.width() + 1));
}

void MapLegend::paintSign(QPainter& painter, const Entry& entry, const QRect& box) const {
    const Theme& theme = m_look.theme();
    if (entry.kind == Kind::Border) {
        painter.setPen(borderPen(entry.number, m_look));
        painter.drawLine(box.left(), box.center().y(), box.right(), box.center().y());
        return;
    }
    painter.setPen(QPen(entry.kind == Kind::Thing ? theme.ink : theme.muted, 1));
    painter.setBrush(theme.tile);
    const int less = entry.kind == Kind::Thing ? box.width() / 4 : 0;
    const QRect square = box.adjusted(less, less, -less, -less);
    painter.drawRect(square);
    if (entry.kind == Kind::Ground) {
        painter.setBrush(groundBrush(entry.number, m_look, *painter.device()));
        painter.drawRect(square);
    }
}

} // namespace umpire::gui
