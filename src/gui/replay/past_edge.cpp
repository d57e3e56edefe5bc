#include "replay/past_edge.h"

#include <QPainter>
#include <QPainterPath>

namespace umpire::gui {

int pastEdge(const Look& look) {
    return look.px(10);
}

void paintPastEdge(QPainter& painter, const QRect& around, const Look& look) {
    const int edge = pastEdge(look);
    QPainterPath frame;
    frame.addRect(around);
    frame.addRect(around.adjusted(edge, edge, -edge, -edge));
    painter.save();
    painter.setClipPath(frame);
    painter.fillRect(around, look.theme().background);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.theme().accent, look.px(5)));
    const int gap = look.px(16);
    for (int x = around.left() - around.height(); x < around.right(); x += gap) {
        painter.drawLine(x, around.bottom() + 1, x + around.height(), around.top());
    }
    painter.restore();
}

} // namespace umpire::gui
