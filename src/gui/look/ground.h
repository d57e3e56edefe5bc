#pragma once

#include "look/dress.h"

#include <QPainter>
#include <QWidget>

namespace umpire::gui {

/// What lies under a part of the window: the colour it is filled with and the lines at its edges, by its
/// name.
struct Ground {
    using Ink = QColor Theme::*;
    Ink fill = nullptr; ///< null: what is behind it shows
    Ink top = nullptr;
    Ink bottom = nullptr;
    Ink left = nullptr;
    Ink round = nullptr; ///< all round
    int thick = 1;       ///< of the line at the top, or all round
    double radius = 0;
};

/// Null where there is nothing to draw.
const Ground* groundOf(const QWidget& widget);

void paintGround(QPainter& painter, const QWidget& widget, const Ground& ground, const Dress& dress);

} // namespace umpire::gui
