#pragma once

#include "look/look.h"

#include <QScreen>
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

} // namespace umpire::gui
