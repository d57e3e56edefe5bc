#pragma once

#include "look/look.h"

#include <QScreen>
#include <QVariant>
#include <QWidget>

namespace umpire::gui {

/// The size of the design for a dialog at the text size in force, as far as the screen and the window it
/// belongs to have room.
inline QSize dialogSize(const Look& look, const QWidget& dialog, int width, int height) {
    const QWidget* owner = dialog.parentWidget() ? dialog.parentWidget()->window() : nullptr;
    const QSize screen = dialog.screen()->availableSize();
    const QSize room = owner ? screen.boundedTo(owner->size().expandedTo(QSize(640, 400))) : screen;
    return QSize(look.px(width), look.px(height)).boundedTo(room * 95 / 100);
}

/// Shows a window before all others, with the keyboard in it.
inline void bringUp(QWidget& window) {
    window.show();
    window.raise();
    window.activateWindow();
}

/// Gives a window that size once, and anew for another text size, unless the umpire has made it another.
inline void giveSize(const Look& look, QWidget& window, int width, int height) {
    constexpr const char* given = "given-size";
    constexpr const char* percent = "given-percent";
    const QVariant before = window.property(given);
    const bool own = before.isValid() && before.toSize() != window.size();
    if (own || window.property(percent) == QVariant(look.percent())) {
        return;
    }
    window.resize(dialogSize(look, window, width, height));
    window.setProperty(given, window.size());
    window.setProperty(percent, look.percent());
}

} // namespace umpire::gui
