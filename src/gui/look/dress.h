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
    QString family;

    /// A length of the design.
    int px(double length) const { return qRound(length * percent / 100.0); }

    QFont font(double size, int weight = QFont::Normal) const {
        QFont font(family);
        font.setPixelSize(std::max(1, px(size)));
        font.setWeight(static_cast<QFont::Weight>(weight));
        return font;
    }
};

} // namespace umpire::gui
