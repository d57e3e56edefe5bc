#pragma once

#include "look/theme.h"

namespace umpire::gui {

/// The colour of words that can do nothing now. Muted words are nearly ink in a theme of high contrast, so
/// that there it is a grey that is still read at seven to one.
inline QColor disabledInk(const Theme& theme) {
    constexpr double nearlyInk = 12;
    const bool high = Theme::contrast(theme.muted, theme.background) > nearlyInk;
    return !high ? theme.muted : theme.dark ? QColor(0x9C, 0x9C, 0x9C) : QColor(0x59, 0x59, 0x59);
}

} // namespace umpire::gui
