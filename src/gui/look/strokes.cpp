#include "look/strokes.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <numbers>

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

namespace {

/// Parts of the font's size: a sign's side, and how wide it is with its distance from its neighbours.
constexpr double shapeSide = 0.72;
constexpr double advance = 0.84;
constexpr double smallSide = 0.54;
constexpr double smallAdvance = 0.6;
/// Parts of the sign's side.
constexpr double signOutline = 0.09;
constexpr double ring = 0.12;

/// A sign in a square of 1 by 1.
struct Shape {
    QPainterPath path;
    double line = 0; ///< as wide a line; 0: the path is filled
    double side = shapeSide;
    double advance = umpire::gui::advance;
};

QPainterPath polygon(const QPolygonF& points) {
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath star() {
    QPolygonF points;
    constexpr int tips = 5;
    for (int i = 0; i < 2 * tips; ++i) {
        const double radius = i % 2 == 0 ? 0.56 : 0.22;
        const double angle = std::numbers::pi * (i / double(tips) - 0.5);
        points << QPointF(0.5 + radius * std::cos(angle), 0.54 + radius * std::sin(angle));
    }
    return polygon(points);
}

QPainterPath flag() {
    QPainterPath path = polygon({{0.12, 0}, {0.22, 0}, {0.22, 1}, {0.12, 1}});
    path.addPath(polygon({{0.22, 0.04}, {0.92, 0.08}, {0.76, 0.31}, {0.92, 0.55}, {0.22, 0.58}}));
    return path;
}

/// A turn back: most of a ring, with the head of an arrow at its beginning.
QPainterPath turnBack() {
    const QRectF around(0.12, 0.12, 0.76, 0.76);
    QPainterPath path;
    path.arcMoveTo(around, 120);
    path.arcTo(around, 120, 300);
    path.moveTo(0.06, 0.04);
    path.lineTo(0.28, 0.2);
    path.lineTo(0.1, 0.42);
    return QTransform(-1, 0, 0, 1, 1, 0).map(path);
}

Shape triangle(const QPolygonF& points) {
    return {polygon(points), 0, smallSide, smallAdvance};
}

const QHash<QChar, Shape>& shapes() {
    static const QHash<QChar, Shape> all = {
        {u'★', {star()}},
        {u'☆', {star(), signOutline}},
        {u'▸', triangle({{0.1, 0}, {0.95, 0.5}, {0.1, 1}})},
        {u'◂', triangle({{0.9, 0}, {0.05, 0.5}, {0.9, 1}})},
        {u'▾', triangle({{0, 0.12}, {1, 0.12}, {0.5, 0.97}})},
        {u'⚑', {flag()}},
        {u'⟲', {turnBack(), ring}},
    };
    return all;
}

/// In pixels, also of a font that is given in points.
int sizeOf(const QFont& font) {
    return font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
}

} // namespace

bool isSign(QChar character) {
    // Most letters are told apart from all of them without looking.
    return character >= u'▸' && shapes().contains(character);
}

bool hasSign(const QString& text) {
    return std::any_of(text.begin(), text.end(), isSign);
}

int signWidth(const QFont& font, QChar sign) {
    const auto found = shapes().constFind(sign);
    return found == shapes().constEnd() ? 0 : static_cast<int>(std::ceil(sizeOf(font) * found->advance));
}

void drawSign(QPainter& painter, const QPointF& baseline, QChar sign) {
    const auto found = shapes().constFind(sign);
    if (found == shapes().constEnd()) {
        return;
    }
    const double size = sizeOf(painter.font());
    const double middle = baseline.y() - QFontMetricsF(painter.font()).capHeight() / 2;
    const QColor ink = painter.pen().color();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double wide = found->side * size;
    painter.translate(baseline.x() + (found->advance * size - wide) / 2, middle - wide / 2);
    painter.scale(wide, wide);
    painter.setPen(found->line > 0 ? QPen(ink, found->line) : QPen(Qt::NoPen));
    painter.setBrush(found->line > 0 ? QBrush(Qt::NoBrush) : QBrush(ink));
    painter.drawPath(found->path);
    painter.restore();
}

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
