#include "resolve/face_button.h"

#include "look/plain_texts.h"

#include <QPainter>

namespace umpire::gui {

FaceButton::FaceButton(const Look& look, const QString& label, QWidget* parent)
    : QPushButton(asWritten(label), parent), m_look(look), m_label(label) {
    setTimes(0);
}

void FaceButton::setTimes(int times) {
    m_times = times;
    setAccessibleName(times == 0 ? tr("Die shows %1").arg(m_label)
                                 : tr("Die shows %1: %n so far", nullptr, times).arg(m_label));
    update();
}

void FaceButton::paintEvent(QPaintEvent* event) {
    QPushButton::paintEvent(event);
    if (m_times == 0) {
        return;
    }
    QPainter painter(this);
    painter.setFont(m_look.font(10, QFont::Bold));
    const QString times = QStringLiteral("×%1").arg(m_times);
    const QFontMetrics metrics = painter.fontMetrics();
    // Small and in the corner: the face itself stays to be read.
    const QRect badge(width() - metrics.horizontalAdvance(times) - m_look.px(4), 0,
                      metrics.horizontalAdvance(times) + m_look.px(4), metrics.height() - m_look.px(3));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.theme().accent);
    painter.drawRoundedRect(badge, m_look.px(4), m_look.px(4));
    painter.setPen(m_look.theme().onAccent);
    painter.drawText(badge, Qt::AlignCenter, times);
}

} // namespace umpire::gui
