#include "balance/hatching.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

/// How far apart the marks of a hatching are, in lengths of the design.
constexpr double dotsApart = 6;
constexpr double linesApart = 6;
constexpr double crossApart = 5;

constexpr float solidInk = 0.65F;

void drawDots(QPainter& painter, const QRectF& room, double apart, double width) {
    painter.setPen(QPen(painter.pen().color(), width, Qt::SolidLine, Qt::RoundCap));
    int row = 0;
    for (double y = std::floor(room.top() / apart) * apart; y <= room.bottom(); y += apart, ++row) {
        const double shift = row % 2 == 0 ? 0 : apart / 2;
        for (double x = std::floor(room.left() / apart) * apart + shift; x <= room.right(); x += apart) {
            painter.drawPoint(QPointF(x, y));
        }
    }
}

/// Lines that climb to the right or, `falling`, the other way.
void drawLines(QPainter& painter, const QRectF& room, double apart, bool falling) {
    const double across = apart * std::sqrt(2);
    const double height = room.height();
    const double first = std::floor((room.left() - height) / across) * across;
    for (double x = first; x <= room.right(); x += across) {
        painter.drawLine(QPointF(x, falling ? room.top() : room.bottom()),
                         QPointF(x + height, falling ? room.bottom() : room.top()));
    }
}

/// Large areas in full ink would glare by lamplight.
QColor mixed(const QColor& ink, const QColor& ground) {
    const auto channel = [](float a, float b) { return solidInk * a + (1 - solidInk) * b; };
    return QColor::fromRgbF(channel(ink.redF(), ground.redF()), channel(ink.greenF(), ground.greenF()),
                            channel(ink.blueF(), ground.blueF()));
}

} // namespace

void fillHatched(QPainter& painter, const QPainterPath& area, const Look& look, const QColor& ink, int step,
                 int steps) {
    painter.fillPath(area, look.theme().tile);
    if (step <= 0) {
        return;
    }
    if (step >= steps - 1) {
        painter.fillPath(area, mixed(ink, look.theme().tile));
        return;
    }
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    const double scale = look.percent() / 100.0;
    const QRectF room = area.boundingRect();
    painter.setPen(QPen(ink, std::max(1.0, 1.2 * scale)));
    // Of the kinds between, the later ones have more ink; more than three of them come round again.
    switch ((step - 1) % 3) {
    case 0:
        drawDots(painter, room, dotsApart * scale, std::max(1.5, 1.8 * scale));
        break;
    case 1:
        drawLines(painter, room, linesApart * scale, false);
        break;
    default:
        drawLines(painter, room, crossApart * scale, false);
        drawLines(painter, room, crossApart * scale, true);
        break;
    }
    painter.restore();
}

} // namespace umpire::gui
