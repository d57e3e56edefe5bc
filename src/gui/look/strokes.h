#pragma once

#include "look/look.h"
#include "look/theme.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <QString>

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

/// Signs among words that few fonts have: ★ ☆ ▸ ◂ ▾ ⚑ ⟲. They are drawn as shapes, alike everywhere, and no
/// other font need be looked for and loaded in every size they stand in.
bool isSign(QChar character);
bool hasSign(const QString& text);

/// How wide one of them is in pixels, its distance from its neighbours included.
int signWidth(const QFont& font, QChar sign);

/// One of them in the ink of the pen, where a text would begin with it.
void drawSign(QPainter& painter, const QPointF& baseline, QChar sign);

/// Fills areas so that they can be told apart without their colours: the first of them with nothing, the
/// last solid, those between with more and more ink.
void fillHatched(QPainter& painter, const QPainterPath& area, const Look& look, const QColor& ink, int step,
                 int steps);

} // namespace umpire::gui
