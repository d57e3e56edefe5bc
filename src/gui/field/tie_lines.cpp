#include "field/tie_lines.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

TieLines::TieLines(const Look& look, QWidget& field) : QWidget(&field), m_look(look) {
    setObjectName(QStringLiteral("tieLines"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TieLines::setWays(const std::vector<QPolygonF>& ways) {
    const bool moved = geometry() != parentWidget()->rect();
    raise(); // cards made anew would lie over it
    if (ways == m_ways && !moved) {
        return;
    }
    m_ways = ways;
    setGeometry(parentWidget()->rect());
    setVisible(!m_ways.empty());
    update();
}

/// A light border keeps the line apart from the text it crosses.
void TieLines::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QPolygonF& way : m_ways) {
        paintArrow(painter, way, m_look.theme().pane, m_look.px(5));
        paintArrow(painter, way, m_look.theme().alarm, m_look.px(2));
    }
}

void TieLines::paintArrow(QPainter& painter, const QPolygonF& way, const QColor& colour, double width) const {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(way);
    QLineF barb(way.last(), way[way.size() - 2]);
    const double longest = way.size() > 2 ? m_look.px(9) : m_look.px(12); // between rows there is less room
    barb.setLength(std::min(longest, std::max(double(m_look.px(7)), barb.length())));
    painter.setBrush(colour);
    QPolygonF head{way.last()};
    for (const double turn : {-24.0, 24.0}) {
        QLineF turned = barb;
        turned.setAngle(barb.angle() + turn);
        head << turned.p2();
    }
    painter.drawPolygon(head);
}

} // namespace umpire::gui
