#include "field/loss_bar.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

/// The shares of losses at which a formation is tested.
constexpr int marks[] = {20, 40, 60};
constexpr double barWidth = 84;
constexpr double numberWidth = 40;

} // namespace

LossBar::LossBar(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LossBar::setLosses(int lost, int start) {
    m_lost = lost;
    m_start = start;
    const QString text = tr("%1 of %2 lost. %3").arg(lost).arg(start).arg(toNextMark());
    setToolTip(text);
    setAccessibleName(text);
    update();
}

QString LossBar::toNextMark() const {
    for (const int mark : marks) {
        const int needed = (mark * m_start + 99) / 100;
        if (m_lost < needed) {
            return tr("%1 more to the mark at %2 %").arg(needed - m_lost).arg(mark);
        }
    }
    return tr("Past the last mark");
}

QSize LossBar::sizeHint() const {
    return {m_look.px(m_short ? numberWidth : barWidth + numberWidth), m_look.px(20)};
}

void LossBar::setShort(bool brief) {
    if (brief != m_short) {
        m_short = brief;
        updateGeometry();
    }
}

void LossBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_short) {
        paintBar(painter);
    }
    painter.setPen(m_look.theme().ink);
    painter.setFont(m_look.font(13));
    const int percent = m_start > 0 ? qRound(100.0 * m_lost / m_start) : 0;
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, tr("%1 %").arg(percent));
}

void LossBar::paintBar(QPainter& painter) const {
    const double share = m_start > 0 ? std::min(1.0, static_cast<double>(m_lost) / m_start) : 0;
    const QRectF bar(0.5, height() / 2.0 - m_look.px(4), m_look.px(barWidth), m_look.px(8));
    const double radius = bar.height() / 2.5;
    painter.save();
    painter.setClipRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.theme().muted);
    painter.drawRoundedRect(bar, radius, radius);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_look.theme().muted, 1.2));
    painter.drawRoundedRect(bar, radius, radius);
    painter.setPen(QPen(m_look.theme().ink, std::max(1.5, m_look.px(16) / 10.0)));
    for (const int mark : marks) {
        const double x = bar.left() + bar.width() * mark / 100;
        painter.drawLine(QPointF(x, bar.top() - m_look.px(3)), QPointF(x, bar.bottom() + m_look.px(3)));
    }
}

} // namespace umpire::gui
