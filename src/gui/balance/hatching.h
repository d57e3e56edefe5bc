#pragma once

#include "look/look.h"

#include <QPainterPath>

class QPainter;

namespace umpire::gui {

/// Fills areas so that they can be told apart without their colours: the first of them with nothing, the
/// last solid, those between with more and more ink.
void fillHatched(QPainter& painter, const QPainterPath& area, const Look& look, const QColor& ink, int step,
                 int steps);

} // namespace umpire::gui
