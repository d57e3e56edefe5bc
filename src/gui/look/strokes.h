#pragma once

#include "look/dress.h"

#include <QPainter>

namespace umpire::gui {

/// A box that is filled, and framed within its edge.
void drawBox(QPainter& painter, const QRect& box, const QBrush& fill, const QPen& frame, double radius = 0);

/// What shows where the keyboard is.
QPen focusPen(const Dress& dress);
/// The frame of what can do nothing now: broken where its words are hardly paler than others.
QPen barredPen(const Dress& dress);

void drawTick(QPainter& painter, const QRectF& box, const QColor& ink);
/// A tip like a v, in the middle of a place.
void drawTip(QPainter& painter, const QRectF& place, double side, const QColor& ink, bool up);

} // namespace umpire::gui
