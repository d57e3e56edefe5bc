#include "map/map_fan.h"

#include "look/text_width.h"
#include "map/map_counter.h"

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int mostColumns = 4;
constexpr double cellWide = 124;
constexpr double cellTall = 76;
constexpr double counterSide = 50;
constexpr double margin = 6;

} // namespace

void MapFan::open(Hex hex, const QList<CounterFacts>& units, const QRectF& around, const QSize& room) {
    const bool same = m_hex == hex;
    m_hex = hex;
    m_units = units;
    m_around = around;
    const int count = std::max(1, static_cast<int>(units.size()));
    m_current = same ? std::clamp(m_current, 0, count - 1) : 0;
    const double edge = m_look.px(margin);
    const int fitting = static_cast<int>((room.width() - 2 * edge) / m_look.px(cellWide));
    m_columns = std::clamp(fitting, 1, std::min(mostColumns, count));
    const int rows = (count + m_columns - 1) / m_columns;
    const QSizeF size(m_columns * m_look.px(cellWide) + 2 * edge, rows * m_look.px(cellTall) + 2 * edge);
    const double left =
        std::clamp(around.center().x() - size.width() / 2, 0.0, std::max(0.0, room.width() - size.width()));
    const double above = around.top() - size.height();
    const double below = std::min(around.bottom(), std::max(0.0, room.height() - size.height()));
    m_ground = {QPointF(left, above >= 0 ? above : below), size};
}

void MapFan::close() {
    m_hex.reset();
    m_units.clear();
}

const CounterFacts* MapFan::current() const {
    return m_current < m_units.size() ? &m_units[m_current] : nullptr;
}

void MapFan::step(int by) {
    const auto count = static_cast<int>(m_units.size());
    if (count > 0) {
        m_current = (m_current + by + count) % count;
    }
}

QRectF MapFan::cell(int index) const {
    const double edge = m_look.px(margin);
    return {m_ground.left() + edge + index % m_columns * m_look.px(cellWide),
            m_ground.top() + edge + index / m_columns * m_look.px(cellTall),
            static_cast<double>(m_look.px(cellWide)), static_cast<double>(m_look.px(cellTall))};
}

const CounterFacts* MapFan::at(const QPointF& point) const {
    for (int i = 0; i < m_units.size(); ++i) {
        if (cell(i).contains(point)) {
            return &m_units[i];
        }
    }
    return nullptr;
}

bool MapFan::holds(const QPointF& point) const {
    return isOpen() && (m_ground.contains(point) || m_around.contains(point));
}

void MapFan::paint(QPainter& painter, const std::set<QString>& picked, const std::set<QString>& behind,
                   const std::set<QString>& faint) const {
    const Theme& theme = m_look.theme();
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(theme.pane);
    painter.drawRoundedRect(m_ground, m_look.px(margin), m_look.px(margin));
    const double side = m_look.px(counterSide);
    for (int i = 0; i < m_units.size(); ++i) {
        const QRectF room = cell(i);
        const QRectF box(room.center().x() - side / 2, room.top() + m_look.px(margin), side, side * 0.95);
        paintCounter(painter, m_look, box, m_units[i],
                     {picked.contains(m_units[i].id), 1, false, faint.contains(m_units[i].id)});
        if (behind.contains(m_units[i].id)) {
            painter.setPen(QPen(theme.alarm, 3));
            painter.drawLine(box.bottomLeft(), box.topRight());
        }
        if (i == m_current) {
            painter.setPen(QPen(theme.selection, 2, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(room.adjusted(2, 0, -2, 0));
        }
        painter.setPen(theme.ink);
        painter.setFont(m_look.font(11));
        const QRect words(static_cast<int>(room.left()) + 2, static_cast<int>(box.bottom()),
                          static_cast<int>(room.width()) - 4, static_cast<int>(room.bottom() - box.bottom()));
        drawTextLine(painter, words, Qt::AlignHCenter,
                     cutText(painter.font(), m_units[i].name, words.width()));
    }
}

} // namespace umpire::gui
