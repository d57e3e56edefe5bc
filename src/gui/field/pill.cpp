#include "field/pill.h"

#include "look/text_width.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double textSize = 12;
constexpr double pillPadding = 6;
constexpr double tallness = 18;

} // namespace

Pill::Pill(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Pill::setWord(const QString& text, const QString& tone) {
    m_text = text;
    m_tone = tone;
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const {
    return {widthOf(m_look, m_text), m_look.px(tallness + 2)};
}

int Pill::widthOf(const Look& look, const QString& text) {
    return textWidth(look.font(textSize, QFont::DemiBold), text) + look.px(2 * pillPadding) + 2;
}

int Pill::paint(QPainter& painter, const Look& look, const QRect& room, const QString& text,
                const QColor& ink) {
    painter.save();
    painter.setFont(look.font(textSize, QFont::DemiBold));
    const int width = std::min(widthOf(look, text), room.width());
    const int tall = std::min(look.px(tallness), room.height());
    const QRectF outline = QRectF(room.left(), room.center().y() - tall / 2.0 + 0.5, width, tall)
                               .adjusted(0.75, 0.75, -0.75, -0.75);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, std::max(1.0, look.px(10) / 8.0)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
    const QString shown = cutText(painter.font(), text, width - look.px(2 * pillPadding) + 2);
    painter.drawText(outline, Qt::AlignCenter, shown);
    painter.restore();
    return width;
}

void Pill::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, m_look, rect(), m_text, m_look.tone(m_tone));
}

} // namespace umpire::gui
