#include "look/text_line.h"

#include "look/signs.h"
#include "look/text_width.h"

#include <QFontMetrics>

namespace umpire::gui {

namespace {

/// From one sign to the next, the words between them as one text.
void drawParts(QPainter& painter, QPointF at, const QString& text) {
    for (qsizetype from = 0; from < text.size();) {
        if (isSign(text[from])) {
            drawSign(painter, at, text[from]);
            at.rx() += signWidth(painter.font(), text[from]);
            ++from;
            continue;
        }
        qsizetype to = from;
        while (to < text.size() && !isSign(text[to])) {
            ++to;
        }
        const QString words = text.mid(from, to - from);
        painter.drawText(at, words);
        at.rx() += textWidth(painter.font(), words);
        from = to;
    }
}

} // namespace

void drawTextLine(QPainter& painter, const QRect& room, Qt::Alignment along, const QString& text) {
    const QFontMetrics metrics = painter.fontMetrics();
    const int rest =
        (along & (Qt::AlignRight | Qt::AlignHCenter)) ? room.width() - textWidth(painter.font(), text) : 0;
    const int left = room.left() + ((along & Qt::AlignHCenter) ? rest / 2 : rest);
    const QPointF at(left, room.top() + (room.height() - metrics.height()) / 2 + metrics.ascent());
    hasSign(text) ? drawParts(painter, at, text) : painter.drawText(at, text);
}

} // namespace umpire::gui
