#include "paper/series_stroke.h"

#include <cmath>

namespace umpire::gui::paper {

namespace {

constexpr int shapes = 5;

/// A regular shape: of 4 a diamond, of many a circle.
QPolygonF regular(QPointF at, double radius, int corners, double turn) {
    QPolygonF shape;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * M_PI * i / corners;
        shape << at + QPointF(std::sin(angle), -std::cos(angle)) * radius;
    }
    return shape;
}

QPolygonF shapeOf(int series, QPointF at, double size) {
    const double radius = size / 2;
    switch (series % shapes) {
    case 0:
        return regular(at, radius, 20, 0);
    case 1:
        return regular(at, radius * 1.2, 4, M_PI / 4);
    case 2:
        return regular(at, radius * 1.25, 3, 0);
    case 3:
        return regular(at, radius * 1.2, 4, 0);
    default:
        return regular(at, radius * 1.25, 3, M_PI);
    }
}

} // namespace

QList<qreal> seriesDashes(int series) {
    const QList<qreal> dashes[] = {{}, {5, 2.5}, {1.5, 1.8}, {6, 2, 1.5, 2}};
    return dashes[series % 4];
}

void addSeriesPoint(Drawing& drawing, int series, QPointF at, double size, const QColor& ink) {
    // Filled and hollow take turns when the shapes come round again.
    const bool hollow = (series / shapes) % 2 == 1;
    Stroke stroke{shapeOf(series, at, size), 0.8, ink, hollow ? QColor(Qt::white) : ink};
    stroke.closed = true;
    drawing.add(std::move(stroke));
}

} // namespace umpire::gui::paper
