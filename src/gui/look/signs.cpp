#include "look/signs.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QHash>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace umpire::gui {

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

} // namespace umpire::gui
