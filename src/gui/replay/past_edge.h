#pragma once

#include "look/look.h"

class QPainter;

namespace umpire::gui {

/// How wide the edge is that says that something is the past.
int pastEdge(const Look& look);

/// Hatches that edge, which no screen of the present has: it is told by its pattern, not by its colour alone.
void paintPastEdge(QPainter& painter, const QRect& around, const Look& look);

} // namespace umpire::gui
