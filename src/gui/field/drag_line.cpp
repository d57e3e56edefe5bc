#include "field/drag_line.h"

#include <QPainter>

namespace umpire::gui {

DragLine::DragLine(const Look& look, QWidget& field) : QWidget(&field), m_look(look) {
    setObjectName(QStringLiteral("dragLine"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void DragLine::draw(const QRect& from, const QPoint& to, const QRect& target) {
    m_from = from;
    m_to = to;
    m_target = target;
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

/// Dashed while it leads nowhere, solid with a head and a frame once it points at somebody.
void DragLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = m_look.px(3);
    QPen pen(m_look.theme().selection, width, m_target.isEmpty() ? Qt::DashLine : Qt::SolidLine);
    painter.setPen(pen);
    const QLineF line(m_from.center(), m_to);
    painter.drawLine(line);
    painter.setPen(QPen(m_look.theme().selection, width));
    painter.drawRoundedRect(m_from, m_look.px(7), m_look.px(7));
    if (!m_target.isEmpty()) {
        paintHead(painter, line);
        pen.setDashPattern({2.2, 1.4});
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(m_target, m_look.px(7), m_look.px(7));
    }
}

void DragLine::paintHead(QPainter& painter, const QLineF& line) const {
    QLineF barb(line.p2(), line.p1());
    barb.setLength(m_look.px(14));
    QPolygonF head{line.p2()};
    for (const double turn : {-25.0, 25.0}) {
        QLineF turned = barb;
        turned.setAngle(barb.angle() + turn);
        head << turned.p2();
    }
    painter.setBrush(m_look.theme().selection);
    painter.drawPolygon(head);
}

} // namespace umpire::gui
