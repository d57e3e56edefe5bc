#pragma once

#include "look/theme.h"

#include <QFont>
#include <QString>

#include <algorithm>

namespace umpire::gui {

/// The colour of words that can do nothing now. Muted words are nearly ink in a theme of high contrast, so
/// that there it is a grey that is still read at seven to one.
inline QColor disabledInk(const Theme& theme) {
    constexpr double nearlyInk = 12;
    const bool high = Theme::contrast(theme.muted, theme.background) > nearlyInk;
    return !high ? theme.muted : theme.dark ? QColor(0x9C, 0x9C, 0x9C) : QColor(0x59, 0x59, 0x59);
}

/// What painting asks for: the colours in force, and lengths and fonts at the size of text in force.
struct Dress {
    Theme theme = Theme::light();
    int percent = 100;
    int touch = 0; ///< what is pressed is at least so many pixels high and wide; 0: no finger presses it
    QString family;
    int halfBold = QFont::DemiBold; ///< what stands for it in this family: see halfBoldOf()

    /// A length of the design.
    int px(double length) const { return qRound(length * percent / 100.0); }

    /// A height or width of something that is pressed.
    int target(double length) const { return std::max(px(length), touch); }

    QFont::Weight weight(int wanted) const {
        return static_cast<QFont::Weight>(wanted == QFont::DemiBold ? halfBold : wanted);
    }

    QFont font(double size, int wanted = QFont::Normal) const {
        QFont font(family);
        font.setPixelSize(std::max(1, px(size)));
        font.setWeight(weight(wanted));
        return font;
    }
};

} // namespace umpire::gui
