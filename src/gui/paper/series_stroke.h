#pragma once

#include "paper/drawing.h"
#include "paper/inks.h"

namespace umpire::gui::paper {

/// What tells a chart's series from the others without its colour: dashes and the shape of its points.
QList<qreal> seriesDashes(int series);
void addSeriesPoint(Drawing& drawing, int series, QPointF at, double size, const QColor& ink);

} // namespace umpire::gui::paper
