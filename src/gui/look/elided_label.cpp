#include "look/elided_label.h"

#include "look/plain_texts.h"
#include "look/text_width.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace umpire::gui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setWhole(const QString& text) {
    if (text == m_whole) {
        return;
    }
    m_whole = text;
    setText(text);
    setAccessibleName(text);
    updateGeometry();
}

void ElidedLabel::setBrief(const QString& text) {
    if (text != m_brief) {
        m_brief = text;
        update();
    }
}

void ElidedLabel::keepRoomFor(const QStringList& texts) {
    if (texts != m_roomFor) {
        m_roomFor = texts;
        updateGeometry();
    }
}

QSize ElidedLabel::sizeHint() const {
    ensurePolished();
    int width = textWidth(font(), m_whole);
    for (const QString& text : m_roomFor) {
        width = std::max(width, textWidth(font(), text));
    }
    return {width + 2, fontMetrics().height() + 2 * margin()};
}

QSize ElidedLabel::minimumSizeHint() const {
    const int little = fontMetrics().averageCharWidth() * 6;
    return {std::min(little, sizeHint().width()), sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const bool fits = m_brief.isEmpty() || textWidth(font(), m_whole) <= width();
    const QString shown = cutText(font(), fits ? m_whole : m_brief, width());
    setToolTip(shown == m_whole ? QString() : tipOf(m_whole));
    painter.setPen(palette().color(foregroundRole()));
    drawTextLine(painter, rect(), QStyle::visualAlignment(layoutDirection(), alignment()), shown);
}

} // namespace umpire::gui
