#include "balance/rehearsal_chart.h"

#include "balance/hatching.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace umpire::gui {

RehearsalChart::RehearsalChart(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("rehearsalChart"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&look, &Look::changed, this, [this] {
        updateGeometry();
        place();
    });
}

void RehearsalChart::show(const RehearsalFacts* facts, bool afterEach) {
    m_facts = facts;
    m_each = afterEach;
    place();
}

void RehearsalChart::setReading(int further) {
    m_reading = further;
    update();
}

void RehearsalChart::place() {
    m_layout = m_facts ? RehearsalLayout(*m_facts, m_each, m_look, size()) : RehearsalLayout();
    update();
}

QPoint RehearsalChart::placeOf(int further) const {
    return m_facts ? m_layout.column(further).center().toPoint() : QPoint();
}

void RehearsalChart::resizeEvent(QResizeEvent*) {
    place();
}

void RehearsalChart::read(int further) {
    if (m_facts && further >= 0 && further <= m_facts->last() && further != m_reading) {
        setReading(further);
        Q_EMIT readingMoved(further);
    }
}

void RehearsalChart::mouseMoveEvent(QMouseEvent* event) {
    read(m_layout.at(event->position()));
}

void RehearsalChart::mousePressEvent(QMouseEvent* event) {
    read(m_layout.at(event->position()));
}

void RehearsalChart::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int key = plain && m_facts ? event->key() : 0;
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        read(m_reading + (key == Qt::Key_Right ? 1 : -1));
    } else if (key == Qt::Key_Home || key == Qt::Key_End) {
        read(key == Qt::Key_Home ? 0 : m_facts->last());
    } else {
        QWidget::keyPressEvent(event);
    }
}

void RehearsalChart::paintEvent(QPaintEvent*) {
    if (!m_facts) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAreas(painter);
    paintAxes(painter);
    paintMarks(painter);
    paintReading(painter);
    paintLabels(painter);
}

QColor RehearsalChart::inkOf(std::size_t state) const {
    return m_look.tone(m_facts->states[state].tone);
}

void RehearsalChart::paintAreas(QPainter& painter) const {
    const auto states = static_cast<int>(m_facts->states.size());
    for (int state = 0; state < states; ++state) {
        const auto at = static_cast<std::size_t>(state);
        fillHatched(painter, m_layout.area(at), m_look, inkOf(at), state, states);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_look.theme().ink, std::max(1.0, m_look.px(12) / 10.0), Qt::SolidLine, Qt::SquareCap,
                        Qt::MiterJoin));
    for (std::size_t state = 1; state < m_facts->states.size(); ++state) {
        painter.drawPath(m_layout.edge(state));
    }
    painter.drawRect(m_layout.plot());
}

void RehearsalChart::paintAxes(QPainter& painter) const {
    const QRectF& plot = m_layout.plot();
    const double line = QFontMetricsF(RehearsalLayout::tickFont(m_look)).height();
    painter.setFont(RehearsalLayout::tickFont(m_look));
    painter.setPen(m_look.theme().ink);
    for (const int percent : {0, 25, 50, 75, 100}) {
        const double y = m_layout.y(percent / 100.0);
        painter.drawText(QRectF(0, y - line / 2, plot.left() - m_look.px(7), line),
                         Qt::AlignRight | Qt::AlignVCenter, tr("%1 %").arg(percent));
        painter.drawLine(QPointF(plot.left() - m_look.px(4), y), QPointF(plot.left(), y));
    }
    const int apart = m_layout.ticksApart();
    for (int further = 0; further <= m_facts->last(); further += apart) {
        const double x = m_layout.column(further).center().x();
        painter.drawText(QRectF(x - plot.width(), plot.bottom() + m_look.px(4), 2 * plot.width(), line),
                         Qt::AlignHCenter, QString::number(further));
    }
    painter.drawText(
        QRectF(plot.left(), plot.bottom() + m_look.px(4) + line, plot.width(), line), Qt::AlignRight,
        m_facts->steps.isEmpty() ? tr("Further losses") : tr("Further %1 lost").arg(m_facts->steps));
}

void RehearsalChart::paintMarks(QPainter& painter) const {
    const QRectF& plot = m_layout.plot();
    for (const RehearsalLayout::MarkLine& mark : m_layout.marks()) {
        painter.setPen(QPen(m_look.theme().ink, std::max(2.0, m_look.px(20) / 10.0), Qt::DashLine));
        painter.drawLine(QPointF(mark.x, plot.top() - m_look.px(4)), QPointF(mark.x, plot.bottom()));
        painter.setFont(RehearsalLayout::labelFont(m_look));
        painter.setPen(m_look.theme().ink);
        painter.drawText(mark.room, Qt::AlignCenter, mark.text);
    }
}

void RehearsalChart::paintReading(QPainter& painter) const {
    const double width = std::max(3.0, m_look.px(30) / 10.0);
    painter.setBrush(Qt::NoBrush);
    const QRectF column = m_layout.column(m_reading);
    painter.setPen(QPen(m_look.theme().tile, width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(column);
    painter.setPen(QPen(m_look.theme().selection, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(column);
    if (hasFocus()) {
        painter.setPen(QPen(m_look.theme().selection, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_look.px(4), m_look.px(4));
    }
}

/// On plates of their own, so that no hatching runs through a word.
void RehearsalChart::paintLabels(QPainter& painter) const {
    painter.setFont(RehearsalLayout::labelFont(m_look));
    for (const RehearsalLayout::Label& label : m_layout.labels()) {
        if (!label.inside) {
            const QPointF start(label.room.left(), label.room.center().y());
            painter.setPen(QPen(m_look.theme().tile, 4));
            painter.drawLine(start, label.points);
            painter.setPen(QPen(m_look.theme().ink, 1.5));
            painter.drawLine(start, label.points);
            painter.setBrush(m_look.theme().ink);
            painter.drawEllipse(label.points, m_look.px(3), m_look.px(3));
        }
        painter.setBrush(m_look.theme().tile);
        painter.setPen(QPen(inkOf(label.state), 1.5));
        painter.drawRoundedRect(label.room, m_look.px(4), m_look.px(4));
        painter.setPen(m_look.theme().ink);
        painter.drawText(label.room, Qt::AlignCenter, label.text);
    }
}

} // namespace umpire::gui
