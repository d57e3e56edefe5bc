#include "look/strokes.h"

namespace umpire::gui {

namespace {

/// The side of the square that signs are drawn in.
constexpr double signSide = 16;

void strokeSign(QPainter& painter, const QRectF& box, const QColor& ink, double line, const QPolygonF& sign) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / signSide, box.height() / signSide);
    painter.setPen(QPen(ink, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(sign);
    painter.restore();
}

} // namespace

void drawBox(QPainter& painter, const QRect& box, const QBrush& fill, const QPen& frame, double radius) {
    const double line = frame.style() == Qt::NoPen ? 0 : frame.widthF();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, radius > 0);
    painter.setPen(Qt::NoPen);
    if (radius > 0) {
        const double in = line / 2;
        painter.setPen(frame);
        painter.setBrush(fill);
        painter.drawRoundedRect(QRectF(box).adjusted(in, in, -in, -in), radius - in, radius - in);
    } else {
        painter.fillRect(box, fill);
        painter.setPen(frame);
        painter.setBrush(Qt::NoBrush);
        const int in = static_cast<int>(line / 2);
        if (line > 0) {
            painter.drawRect(box.adjusted(in, in, -1 - in + (line > 1), -1 - in + (line > 1)));
        }
    }
    painter.restore();
}

QPen focusPen(const Dress& dress) {
    return QPen(dress.theme.selection, 2);
}

QPen barredPen(const Dress& dress) {
    const bool pale = disabledInk(dress.theme) == dress.theme.muted;
    return pale ? QPen(dress.theme.line, 1) : QPen(disabledInk(dress.theme), 1, Qt::DashLine);
}

void drawTick(QPainter& painter, const QRectF& box, const QColor& ink) {
    strokeSign(painter, box, ink, 2.4, QPolygonF({{3, 8.5}, {6.5, 12}, {13, 4.5}}));
}

void drawTip(QPainter& painter, const QRectF& place, double side, const QColor& ink, bool up) {
    QRectF box(0, 0, side, side);
    box.moveCenter(place.center());
    strokeSign(painter, box, ink, 2,
               up ? QPolygonF({{3, 10.5}, {8, 5.5}, {13, 10.5}}) : QPolygonF({{3, 6}, {8, 11}, {13, 6}}));
}

} // namespace umpire::gui
