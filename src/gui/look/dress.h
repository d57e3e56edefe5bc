#pragma once

#include "look/theme.h"

#include <QFont>
#include <QString>

#include <algorithm>

namespace umpire::gui {

/// What painting asks for: the colours in force, and lengths and fonts at the size of text in force.
struct Dress {
    Theme theme = Theme::light();
    int percent = 100;
    int touch = 0; ///< what is pressed is at least so many pixels high and wide; 0: no finger presses it
    QString family;

    /// A length of the design.
    int px(double length) const { return qRound(length * percent / 100.0); }

    /// A height or width of something that is pressed.
    int target(double length) const { return std::max(px(length), touch); }

    QFont font(double size, int weight = QFont::Normal) const {
        QFont font(family);
        font.setPixelSize(std::max(1, px(size)));
        font.setWeight(static_cast<QFont::Weight>(weight));
        return font;
    }
};

} // namespace umpire::gui
