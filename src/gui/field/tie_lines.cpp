#include "field/tie_lines.h"

#include <QPainter>

namespace umpire::gui {

TieLines::TieLines(const Look& look, QWidget& field) : QWidget(&field), m_look(look) {
    setObjectName(QStringLiteral("tieLines"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TieLines::setLines(const std::vector<QLineF>& lines) {
    const bool moved = geometry() != parentWidget()->rect();
    raise(); // cards made anew would lie over it
    if (lines == m_lines && !moved) {
        return;
    }
    m_lines = lines;
    setGeometry(parentWidget()->rect());
    setVisible(!m_lines.empty());
    update();
}

/// A light border keeps the line apart from the text it crosses.
void TieLines::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QLineF& line : m_lines) {
        paintArrow(painter, line, m_look.theme().pane, m_look.px(5));
        paintArrow(painter, line, m_look.theme().alarm, m_look.px(2));
    }
}

void TieLines::paintArrow(QPainter& painter, const QLineF& line, const QColor& colour, double width) const {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    painter.drawLine(line);
    QLineF barb(line.p2(), line.p1());
    barb.setLength(m_look.px(12));
    QPolygonF head{line.p2()};
    for (const double turn : {-24.0, 24.0}) {
        QLineF turned = barb;
        turned.setAngle(barb.angle() + turn);
        head << turned.p2();
    }
    painter.drawPolygon(head);
}

} // namespace umpire::gui
