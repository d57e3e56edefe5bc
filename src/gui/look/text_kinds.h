#pragma once

#include "look/theme.h"

#include <QWidget>

namespace umpire::gui {

/// Gives a label, a button or a head its font and ink, by its property `kind` or by its name; what has
/// neither follows the program's own font by itself.
void dressText(QWidget& widget, const Dress& dress);

/// Words in a colour of their own.
void setInk(QWidget& widget, const QColor& ink);

} // namespace umpire::gui
