#pragma once

#include "look/look.h"
#include "map/map_facts.h"

#include <QPainter>

namespace umpire::gui {

/// How a counter is drawn besides what is printed on it.
struct CounterLook {
    bool picked = false; ///< it acts, or is acted upon
    int all = 1;         ///< how many lie in its stack: told on the uppermost
    bool plain = false;  ///< one below another: nothing can be read of it
    bool faint = false;  ///< a filter leaves it out
};

/// Draws a unit as a counter: the sign of its kind, what is printed below it, and at the corners the short
/// number that calls it, its state and how many lie there. Who has acted is paler; who is disrupted lies on
/// its other side, which is hatched.
void paintCounter(QPainter& painter, const Look& look, const QRectF& box, const CounterFacts& unit,
                  const CounterLook& drawn);

/// The sign of a kind of unit, as maps of the time have it: crossed for foot, one stroke for horse, a dot for
/// guns, a flag for headquarters.
void paintUnitSign(QPainter& painter, const QRectF& box, const QString& silhouette);

} // namespace umpire::gui
